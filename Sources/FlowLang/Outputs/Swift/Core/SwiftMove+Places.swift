/// The text of the moves that do not depend on tab bars, and of those for tab bars.
extension SwiftMove {
  var rest: String {
    switch self {
    case .resetToTab:
      """
      /// Resets the app to a tab; the stacks of the others stay empty until they are selected.
      private mutating func reset(to tab: Tab, in bar: Bar) {
        var stacks = [[Entry]](repeating: [], count: bar.tabs.count)
        let selected = bar.tabs.firstIndex(of: tab) ?? 0
        stacks[selected] = [Entry(id: next(), screen: root(of: tab, in: bar))]
        layers = [Layer(id: next(), presentation: nil, bar: bar, call: nil, stacks: stacks, selected: selected)]
        arrive()
      }
      """
    case .lay:
      """
      /// Pushes a screen, or goes back to it if it is on the stack already.
      private mutating func lay(_ screen: Screen) {
        if let index = top.stack.lastIndex(where: { $0.screen.name == screen.name }) {
          cut(to: Position(layer: layers.count - 1, index: index))
          replace(with: screen, as: current.tag)
        } else {
          push(screen)
        }
      }
      """
    case .layShown:
      """
      private mutating func lay(shown: Shown) {
        switch shown {
        case .screen(let screen): lay(screen)
        case .bar: reset(to: shown)
        }
      }
      """
    case .back:
      """
      /// Removes the current entry, or the layer that it is the bottom of; false at the bottom of the app.
      @discardableResult
      private mutating func back(via: Transition? = nil) -> Bool {
        if top.stack.count == 1 { return dismiss(via: via) }
        cut(to: Position(layer: layers.count - 1, index: top.stack.count - 2), via: via)
        return true
      }
      """
    case .dismiss:
      """
      /// Closes the top layer; false where that is the app.
      @discardableResult
      private mutating func dismiss(via: Transition? = nil) -> Bool {
        if layers.count == 1 { return false }
        cut(to: Position(layer: layers.count - 2, index: layers[layers.count - 2].stack.count - 1), via: via)
        return true
      }
      """
    case .home:
      """
      /// Closes every layer but the first and unwinds its stack.
      private mutating func home(via: Transition? = nil) { cut(to: Position(layer: 0, index: 0), via: via) }
      """
    case .bottom:
      """
      /// The bottom of the current stack.
      private var bottom: Position { Position(layer: layers.count - 1, index: 0) }
      """
    case .cut:
      """
      /// Removes all entries above an entry.
      private mutating func cut(to position: Position, via: Transition? = nil) {
        if position.layer == layers.count - 1, position.index == top.stack.count - 1 { return }
        motion = Motion(direction: .backward, transition: via ?? current.transition)
        layers.removeLast(layers.count - 1 - position.layer)
        layers[position.layer].stack.removeLast(layers[position.layer].stack.count - 1 - position.index)
      }
      """
    case .positionWhere:
      """
      /// The position of the topmost entry below the current one that matches.
      private func position(where isMeant: (Layer, Int) -> Bool) -> Position? {
        for layer in layers.indices.reversed() {
          let isTop = layer == layers.count - 1
          for index in layers[layer].stack.indices.dropLast(isTop ? 1 : 0).reversed()
          where isMeant(layers[layer], index) {
            return Position(layer: layer, index: index)
          }
        }
        return nil
      }
      """
    case .positionOfTag:
      """
      private func position(ofTag tag: Tag) -> Position? { position { $0.stack[$1].tag == tag } }
      """
    case .positionOfScreen:
      """
      private func position(of screen: Screen.Name) -> Position? { position { $0.stack[$1].screen.name == screen } }
      """
    case .positionOfFlow:
      """
      private func position(ofFlow flow: Flow) -> Position? { position { $0.call(at: $1)?.flow == flow } }
      """
    case .raisable:
      """
      /// The index in the current stack of the topmost entry with a tag that may be moved, or is on top already.
      private func raisable(_ tag: Tag) -> Int? {
        if current.tag == tag { return top.stack.count - 1 }
        return top.stack.indices.dropFirst().last { top.stack[$0].tag == tag && top.stack[$0].call == nil }
      }
      """
    case .raise:
      """
      private mutating func raise(_ index: Int) {
        let entry = layers[layers.count - 1].stack.remove(at: index)
        layers[layers.count - 1].stack.append(entry)
        arrive()
      }
      """
    case .nearest:
      """
      /// The first of these tabs in the nearest bar that has one of them.
      private func nearest(_ tabs: [Tab]) -> Tab? {
        for layer in layers.reversed() {
          guard let bar = layer.bar, let tab = tabs.first(where: { bar.tabs.contains($0) }) else { continue }
          return tab
        }
        return nil
      }
      """
    case .isSelected:
      """
      private func isSelected(_ tab: Tab) -> Bool {
        layers.last { $0.bar?.tabs.contains(tab) == true }?.tab == tab
      }
      """
    case .show:
      """
      /// Closes the layers above the nearest bar with a tab, and selects the tab with its stack unchanged.
      private mutating func show(_ tab: Tab) {
        if isSelected(tab), top.bar?.tabs.contains(tab) == true { return }
        motion = Motion(direction: .across, transition: .still)
        while layers.count > 1, top.bar?.tabs.contains(tab) != true { layers.removeLast() }
        guard let bar = top.bar, let place = bar.tabs.firstIndex(of: tab) else { return }
        layers[layers.count - 1].selected = place
        if top.stack.isEmpty {
          let entry = Entry(id: next(), screen: root(of: tab, in: bar))
          layers[layers.count - 1].stack = [entry]
        }
      }
      """
    case .choose:
      """
      /// Selects a tab; the one that is selected already unwinds to its root.
      private mutating func choose(_ tab: Tab) {
        let wasSelected = isSelected(tab)
        show(tab)
        if wasSelected { cut(to: bottom) }
      }
      """
    default: ""
    }
  }
}
