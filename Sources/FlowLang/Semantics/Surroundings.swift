/// The part of a state that decides the effect of a link. It is answered by a concrete ``AppState``, and by a set of
/// states that share these answers.
protocol Surroundings {
  associatedtype Flags: Valuation
  /// The flags that hold.
  var flags: Flags { get }
  /// Whether a screen is on top.
  func isCurrent(_ screen: NodeID) -> Bool
  /// Whether an entry below the current one matches an anchor.
  func has(_ place: Target.Anchor) -> Bool
  /// Whether an entry with the tag can be raised.
  func canRaise(_ tag: TagID) -> Bool
  /// Whether there is a call of a flow, the current entry included.
  func isInCall(of flow: NodeID) -> Bool
  /// Returns the tab of the nearest bar that has one of these, and whether it is selected there.
  func nearest(_ tabs: [TabID], _ model: Model) -> (tab: TabID, isSelected: Bool)?
}

extension AppState: Surroundings {
  func isCurrent(_ screen: NodeID) -> Bool { current.screen == screen }

  func has(_ place: Target.Anchor) -> Bool { position(of: place) != nil }

  func canRaise(_ tag: TagID) -> Bool { raisable(tag) != nil }

  func isInCall(of flow: NodeID) -> Bool { innermostCall(of: flow) != nil }

  /// Whether the innermost call of a flow is at the root and was made by this target.
  func isRootCall(_ target: TargetID, of flow: NodeID) -> Bool { rootCall(of: flow)?.target == target }

  func nearest(_ tabs: [TabID], _ model: Model) -> (tab: TabID, isSelected: Bool)? {
    for layer in layers.reversed() {
      guard let bar = layer.bar, let tab = tabs.first(where: { model[$0].owner == bar }) else { continue }
      return (tab, layer.selected == model.place(of: tab))
    }
    return nil
  }
}
