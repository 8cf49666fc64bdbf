/// What links are made of (the language's table in section 4.2): functions of a state that are the same for every flow.
/// A flow gets those that its links use.
enum SwiftMove: Int, CaseIterable {
  case position, arrive, push, pushShown, present, presentShown, replace, reset, layer, resetToTab, lay, layShown
  case back, dismiss, home, bottom, cut
  case positionWhere, positionOfTag, positionOfScreen, positionOfFlow, leave, raisable, raise
  case nearest, isSelected, show, choose

  /// The moves that it is made of in turn.
  var needs: [SwiftMove] {
    switch self {
    case .position, .arrive, .layer, .raisable, .nearest, .isSelected: []
    case .pushShown: [.push]
    case .push, .replace, .resetToTab, .raise: [.arrive]
    case .present, .presentShown, .reset: [.layer, .arrive]
    case .show: [.isSelected]
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
  /// It as Swift, in a flow with or without tab bars.
  func text(hasBars: Bool) -> String {
    switch self {
    case .position:
      """
      /// Where an entry lies, in the stack of its layer that is seen.
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
        layers[layers.count - 1].stack.append(Entry(screen: screen, tag: tag, transition: via, call: call))
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
        layers.append(layer(\(hasBars ? ".screen(screen)" : "screen"), presentation, tag, via, call))
        arrive()
      }
      """
    case .presentShown:
      """
      private mutating func present(
        shown: Shown, _ presentation: Presentation, as tag: Tag? = nil, via: Transition? = nil, call: Call? = nil
      ) {
        layers.append(layer(shown, presentation, tag, via, call))
        arrive()
      }
      """
    case .replace:
      """
      /// Puts a screen in the place of the current one; what begins with the place stays with it.
      private mutating func replace(with screen: Screen, as tag: Tag? = nil, via: Transition? = nil) {
        let last = top.stack.count - 1
        layers[layers.count - 1].stack[last] = Entry(screen: screen, tag: tag, transition: via, call: current.call)
        arrive()
      }
      """
    case .reset:
      """
      /// The app anew.
      private mutating func reset(to \(hasBars ? "shown: Shown" : "screen: Screen"), as tag: Tag? = nil, via: Transition? = nil) {
        layers = [layer(\(hasBars ? "shown" : "screen"), nil, tag, via, nil)]
        arrive()
      }
      """
    case .layer: hasBars ? Self.layerOfAnything : Self.layerOfScreen
    default: rest
    }
  }

  private static let layerOfScreen = """
    private func layer(
      _ screen: Screen, _ presentation: Presentation?, _ tag: Tag?, _ via: Transition?, _ call: Call?
    ) -> Layer {
      let entry = Entry(screen: screen, tag: tag, transition: via, call: call)
      return Layer(presentation: presentation, bar: nil, call: nil, stacks: [[entry]], selected: 0)
    }
    """

  private static let layerOfAnything = """
    private func layer(
      _ shown: Shown, _ presentation: Presentation?, _ tag: Tag?, _ via: Transition?, _ call: Call?
    ) -> Layer {
      switch shown {
      case .screen(let screen):
        let entry = Entry(screen: screen, tag: tag, transition: via, call: call)
        return Layer(presentation: presentation, bar: nil, call: nil, stacks: [[entry]], selected: 0)
      case .bar(let bar):
        var stacks = [[Entry]](repeating: [], count: bar.tabs.count)
        stacks[0] = [Entry(screen: root(of: bar.tabs[0], in: bar), tag: tag, transition: via)]
        return Layer(presentation: presentation, bar: bar, call: call, stacks: stacks, selected: 0)
      }
    }
    """
}
