/// What has to be known of a state to say what a link does in it. A concrete ``AppState`` answers, and so does a set of
/// states that share these answers.
protocol Surroundings {
  associatedtype Flags: Valuation
  /// The flags that hold.
  var flags: Flags { get }
  /// Whether this screen is on top.
  func isCurrent(_ screen: NodeID) -> Bool
  /// Whether a place is below the current entry.
  func has(_ place: Target.Place) -> Bool
  /// Whether an entry with the tag can be raised.
  func canRaise(_ tag: TagID) -> Bool
  /// Whether there is a call of a flow, the current entry included.
  func isInCall(of flow: NodeID) -> Bool
  /// Whether the innermost call of a flow is that of this target, at the root.
  func isRootCall(_ target: TargetID, of flow: NodeID) -> Bool
  /// The tab of the nearest bar that has one of these, and whether it is selected there.
  func nearest(_ tabs: [TabID], _ model: Model) -> (tab: TabID, isSelected: Bool)?
}

extension AppState: Surroundings {
  func isCurrent(_ screen: NodeID) -> Bool { current.screen == screen }

  func has(_ place: Target.Place) -> Bool { position(of: place) != nil }

  func canRaise(_ tag: TagID) -> Bool { raisable(tag) != nil }

  func isInCall(of flow: NodeID) -> Bool { innermostCall(of: flow) != nil }

  func isRootCall(_ target: TargetID, of flow: NodeID) -> Bool { rootCall(of: flow)?.target == target }

  func nearest(_ tabs: [TabID], _ model: Model) -> (tab: TabID, isSelected: Bool)? {
    for layer in layers.reversed() {
      guard let bar = layer.bar, let tab = tabs.first(where: { model[$0].owner == bar }) else { continue }
      return (tab, layer.selected == model.place(of: tab))
    }
    return nil
  }
}
