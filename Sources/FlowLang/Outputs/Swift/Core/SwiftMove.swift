/// The moves of links (the language's table in section 4.2): functions of a state that are the same for every flow.
/// A router has those that its links use.
enum SwiftMove: Int, CaseIterable {
  case next, position, arrive, push, pushShown, present, presentShown, replace, reset, layer, resetToTab, lay, layShown
  case back, dismiss, home, bottom, cut
  case positionWhere, positionOfTag, positionOfScreen, positionOfFlow, leave, raisable, raise
  case nearest, isSelected, show, choose

  /// The other moves that the move uses.
  var needs: [SwiftMove] {
    switch self {
    case .next, .position, .arrive, .raisable, .nearest, .isSelected: []
    case .layer: [.next]
    case .pushShown: [.push]
    case .raise: [.arrive]
    case .push, .replace, .resetToTab: [.next, .arrive]
    case .present, .presentShown, .reset: [.layer, .arrive]
    case .show: [.next, .isSelected]
    case .leave: [.cut, .back]
    case .lay: [.bottom, .cut, .replace, .push]
    case .layShown: [.lay, .reset]
    case .back, .dismiss: [.cut, .position]
    case .home: [.position, .cut]
    case .bottom, .cut, .positionWhere: [.position]
    case .positionOfTag, .positionOfScreen, .positionOfFlow: [.positionWhere]
    case .choose: [.isSelected, .show, .cut, .bottom]
    }
  }
}

extension SwiftMove {
  /// Returns the move in Swift, for a flow with or without tab bars.
  ///
  /// - Parameters:
  ///   - hasRootCalls: Whether flows are called at the root, with no entry below them.
  ///   - endsOnce: Whether the handler of such a call may end the call again, which then does nothing.
  func text(hasBars: Bool, hasRootCalls: Bool, endsOnce: Bool) -> String {
    switch self {
    case .next:
      """
      /// The identity of a new entry or layer.
      private mutating func next() -> Int {
        serial += 1
        return serial
      }
      """
    case .position:
      """
      /// The position of an entry in the visible stack of its layer.
      private struct Position {
        let layer: Int
        let index: Int
      }
      """
    case .arrive:
      """
      /// The current entry came with its transition.
      private mutating func arrive() { motion = Motion(direction: .forward, transition: current.transition) }
      """
    case .push:
      """
      private mutating func push(_ screen: Screen, as tag: Tag? = nil, via: Transition? = nil, call: Call? = nil) {
        let entry = Entry(id: next(), screen: screen, tag: tag, transition: via, call: call)
        layers[layers.count - 1].stack.append(entry)
        arrive()
      }
      """
    case .pushShown:
      """
      private mutating func push(shown: Shown, as tag: Tag? = nil, via: Transition? = nil, call: Call? = nil) {
        if case .screen(let screen) = shown { push(screen, as: tag, via: via, call: call) }
      }
      """
    case .present:
      """
      private mutating func present(
        _ screen: Screen, _ presentation: Presentation, as tag: Tag? = nil, via: Transition? = nil, call: Call? = nil
      ) {
        let layer = layer(\(hasBars ? ".screen(screen)" : "screen"), presentation, tag, via, call)
        layers.append(layer)
        arrive()
      }
      """
    case .presentShown:
      """
      private mutating func present(
        shown: Shown, _ presentation: Presentation, as tag: Tag? = nil, via: Transition? = nil, call: Call? = nil
      ) {
        let layer = layer(shown, presentation, tag, via, call)
        layers.append(layer)
        arrive()
      }
      """
    case .replace:
      """
      /// Replaces the current screen; calls that began with its entry stay.
      private mutating func replace(with screen: Screen, as tag: Tag? = nil, via: Transition? = nil) {
        let entry = Entry(id: next(), screen: screen, tag: tag, transition: via, call: current.call)
        layers[layers.count - 1].stack[top.stack.count - 1] = entry
        arrive()
      }
      """
    case .reset:
      """
      /// Resets the app.
      private mutating func reset(to \(hasBars ? "shown: Shown" : "screen: Screen"), as tag: Tag? = nil, via: Transition? = nil\(hasRootCalls ? ", call: Call? = nil" : "")) {
        layers = [layer(\(hasBars ? "shown" : "screen"), nil, tag, via, \(hasRootCalls ? "call" : "nil"))]
        arrive()
      }
      """
    case .leave: Self.leave(hasRootCalls: hasRootCalls, endsOnce: endsOnce)
    case .layer: hasBars ? Self.layerOfAnything : Self.layerOfScreen
    default: rest
    }
  }

  private static func leave(hasRootCalls: Bool, endsOnce: Bool) -> String {
    let once =
      endsOnce
      ? "      if layer == 0, index == 0, isEnding { return nil }\n      isEnding = layer == 0 && index == 0 || isEnding\n"
      : ""
    let root =
      hasRootCalls
      ? "      // Nothing is below it: its `on` decides what the app shows.\n" + once
        + "      if layer == 0, index == 0 { return call }\n" : ""
    return """
      /// Removes all entries since the innermost call of a flow, and runs the handler of the call.
      private mutating func leave(_ flow: Flow, via: Transition? = nil) -> Call? {
        for layer in layers.indices.reversed() {
          for index in layers[layer].stack.indices.reversed() {
            guard let call = layers[layer].call(at: index), call.flow == flow else { continue }
      \(root)\
            let last = via ?? current.transition
            cut(to: Position(layer: layer, index: index))
            back(via: last)
            return call
          }
        }
        return nil
      }
      """
  }

  private static let layerOfScreen = """
    private mutating func layer(
      _ screen: Screen, _ presentation: Presentation?, _ tag: Tag?, _ via: Transition?, _ call: Call?
    ) -> Layer {
      let entry = Entry(id: next(), screen: screen, tag: tag, transition: via, call: call)
      return Layer(id: next(), presentation: presentation, bar: nil, call: nil, stacks: [[entry]], selected: 0)
    }
    """

  private static let layerOfAnything = """
    private mutating func layer(
      _ shown: Shown, _ presentation: Presentation?, _ tag: Tag?, _ via: Transition?, _ call: Call?
    ) -> Layer {
      switch shown {
      case .screen(let screen):
        let entry = Entry(id: next(), screen: screen, tag: tag, transition: via, call: call)
        return Layer(id: next(), presentation: presentation, bar: nil, call: nil, stacks: [[entry]], selected: 0)
      case .bar(let bar):
        var stacks = [[Entry]](repeating: [], count: bar.tabs.count)
        stacks[0] = [Entry(id: next(), screen: root(of: bar.tabs[0], in: bar), tag: tag, transition: via)]
        return Layer(id: next(), presentation: presentation, bar: bar, call: call, stacks: stacks, selected: 0)
      }
    }
    """
}
