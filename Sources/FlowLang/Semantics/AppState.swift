/// The state of a running app: layers of stacks of entries, and the flags (language, section 4.1).
///
/// A value; ``Machine`` defines the actions that it offers and their effects.
public struct AppState: Hashable, Sendable {
  /// The layers, the app itself first.
  public internal(set) var layers: [Layer]
  /// The flags that hold.
  public internal(set) var flags: FlagSet

  /// The entry on top: the one that a person sees.
  public var current: Entry { layers[layers.count - 1].stack[layers[layers.count - 1].stack.count - 1] }
  /// The number of entries in all layers and tabs.
  var entryCount: Int { layers.reduce(0) { $0 + $1.stacks.reduce(0) { $0 + $1.count } } }
  var top: Layer { layers[layers.count - 1] }
}

/// The app itself or what is presented over it: one stack, or one for each tab.
public struct Layer: Hashable, Sendable {
  /// The presentation of the layer; nil for the app itself.
  public let presentation: Target.Presentation?
  /// The tab bar that the layer shows, if any.
  public let bar: NodeID?
  /// The call that began with this layer, when a flow starts with a tab bar.
  let call: FlowCall?
  /// The stacks: a single one, or one for each tab of the bar. A tab has its root from the beginning, unless flags
  /// decide which screen that is: then its stack is empty until the tab is first selected.
  public internal(set) var stacks: [[Entry]]
  /// The index of the selected tab's stack.
  public internal(set) var selected: Int

  /// The visible stack.
  public internal(set) var stack: [Entry] {
    get { stacks[selected] }
    set { stacks[selected] = newValue }
  }
}

/// A screen on a stack.
public struct Entry: Hashable, Sendable {
  /// The screen, or the external flow.
  public let screen: NodeID
  /// The tag of the entry, if any.
  public let tag: TagID?
  /// The call that began with this entry, if any.
  public let call: FlowCall?
}

/// A call of a flow that has not ended.
public struct FlowCall: Hashable, Sendable {
  /// The flow.
  public let flow: NodeID
  /// The target that called the flow; its handlers decide what follows the outcome.
  let target: TargetID
  /// The request that a guard refused before its `else` called the flow: `continue` repeats it.
  let request: Request?
}

/// A request that can be repeated later.
enum Request: Hashable, Sendable {
  /// Follows a link or a handler.
  case target(TargetID)
  /// Selects a tab.
  case tab(TabID)
  /// Opens a url or an entry, by its index in `Model.entryPoints`.
  case entryPoint(Int)
}

// MARK: Hashing

extension AppState {
  /// Hashes one number made of the fields that distinguish most states: states are looked up so often that feeding
  /// every field to the hasher costs more than all the rest.
  public func hash(into hasher: inout Hasher) {
    var digest: UInt64 = 0
    func mix(_ value: UInt32) { digest = (digest.rotated ^ UInt64(value)) &* 0x9E37_79B9_7F4A_7C15 }
    for layer in layers {
      mix(UInt32(layer.stacks.count << 8 | layer.selected))
      for stack in layer.stacks {
        mix(UInt32(stack.count))
        for entry in stack {
          mix(entry.screen.index)
          if let tag = entry.tag { mix(~tag.index) }
          if let call = entry.call { mix(call.target.index) }
        }
      }
    }
    hasher.combine(digest)
    hasher.combine(flags)
  }
}

extension UInt64 {
  fileprivate var rotated: UInt64 { self << 23 | self >> 41 }
}
