/// An entry together with all that decides what can be done from it: a vertex of the ``StackGraph``.
///
/// Two states whose current entries are the same vertex offer the same links, and each link does the same in both, down
/// to the entries that it uncovers.
struct StackVertex: Hashable, Sendable {
  /// The screen, or the external flow.
  let screen: NodeID
  let tag: TagID?
  /// The call that began with the entry, in ``StackGraph/calls``.
  let call: Int32?
  /// Whether it is the bottom of its stack.
  let isBottom: Bool
  /// What lies beneath, in ``StackGraph/beneath``.
  let beneath: Int32
  /// The flags, in ``StackGraph/valuations``.
  let flags: Int32
  /// What it was put beneath, unseen, as when a url opens: nothing can be done from it before something above cuts back
  /// to it. A place in ``StackGraph/covers``; nil for an entry that was seen.
  let cover: Int32?

  /// A number that tells most vertices apart, for a ``HashIndex``.
  var hash: UInt64 {
    var result = UInt64(screen.index) << 32 | UInt64(UInt32(bitPattern: beneath))
    let others = HashIndex.pair(cover ?? -1, Int32(bitPattern: tag?.index ?? .max))
    for part in [HashIndex.pair(call ?? -1, flags), others] {
      result = (result ^ result >> 29) &* 0xBF58_476D_1CE4_E5B9 &+ part
    }
    return isBottom ? ~result : result
  }

  /// Whether nobody has seen it yet.
  var isCovered: Bool { cover != nil }

  /// The same entry, seen, with other flags.
  func seen(_ flags: Int32) -> StackVertex {
    StackVertex(
      screen: screen, tag: tag, call: call, isBottom: isBottom, beneath: beneath, flags: flags, cover: nil)
  }
}

/// What lies beneath an entry, as far as it makes a difference to what can be done from the entry.
struct Beneath: Hashable, Sendable {
  /// How the layer that the entry is in was presented; nil for the first.
  var presentation: Target.Presentation?
  /// The tab whose stack the entry is in.
  var tab: TabID?
  /// The tab bar that the layer shows, if any.
  var bar: Bar?
  /// The selected tabs of the bars in the layers below, the nearest first; each bar once.
  var tabsBelow: [TabID] = []
  /// The places below the entry, of those that are tracked, in order.
  var marks: [Mark] = []

  /// A place that lies below.
  struct Mark: Hashable, Sendable {
    /// The place, in ``StackGraph/tracked``.
    let place: Int32
    /// What the entries that are the place show; nil when they show different screens.
    var screen: NodeID?
  }

  /// What is known of a tab bar from any entry in its layer.
  struct Bar: Hashable, Sendable {
    /// What lies beneath the layer.
    let below: Int32
    /// The call that began with the layer, in ``StackGraph/calls``.
    let call: Int32?
    /// The roots of its tabs that are not what the declaration says, or need not stay so: replaced ones, and those that
    /// a flow chose when the tab was first selected. In the order of the tabs.
    private(set) var roots: [Root] = []

    /// What the stack of a tab stands on.
    struct Root: Hashable, Sendable {
      let tab: TabID
      let screen: NodeID
      let tag: TagID?
    }

    init(below: Int32, call: Int32?) {
      self.below = below
      self.call = call
    }

    func root(of tab: TabID) -> Root? { roots.first { $0.tab == tab } }

    mutating func note(_ root: Root) {
      roots.removeAll { $0.tab == root.tab }
      roots.append(root)
      roots.sort { $0.tab < $1.tab }
    }
  }
}
