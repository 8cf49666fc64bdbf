/// What links are made of (the language's table in section 4.2), the same for every flow.
extension SwiftCore {
  mutating func writeMoves() {
    out.blank()
    lines(
      """
      // MARK: Moves

      /// Where a link leads back to.
      fileprivate enum Place {
        case tag(Tag)
        case screen(Screen.Name)
        case flow(Flow)
      }

      /// Where an entry lies, in the stack of its layer that is seen.
      private struct Position {
        let layer: Int
        let index: Int
      }

      private mutating func push(_ screen: Screen, as tag: Tag? = nil, via: Transition? = nil, call: Call? = nil) {
        layers[layers.count - 1].stack.append(Entry(screen: screen, tag: tag, transition: via, call: call))
        arrive()
      }

      private mutating func push(shown: Shown, as tag: Tag? = nil, via: Transition? = nil, call: Call? = nil) {
        if case .screen(let screen) = shown { push(screen, as: tag, via: via, call: call) }
      }

      private mutating func present(
        _ screen: Screen, _ presentation: Presentation, as tag: Tag? = nil, via: Transition? = nil, call: Call? = nil
      ) {
        present(shown: .screen(screen), presentation, as: tag, via: via, call: call)
      }

      private mutating func present(
        shown: Shown, _ presentation: Presentation, as tag: Tag? = nil, via: Transition? = nil, call: Call? = nil
      ) {
        layers.append(layer(shown, presentation, tag, via, call))
        arrive()
      }

      /// Puts a screen in the place of the current one; what begins with the place stays with it.
      private mutating func replace(with screen: Screen, as tag: Tag? = nil, via: Transition? = nil) {
        let last = top.stack.count - 1
        layers[layers.count - 1].stack[last] = Entry(screen: screen, tag: tag, transition: via, call: current.call)
        arrive()
      }

      /// The app anew.
      private mutating func reset(to shown: Shown, as tag: Tag? = nil, via: Transition? = nil) {
        layers = [layer(shown, nil, tag, via, nil)]
        arrive()
      }

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

      /// The current entry came with its transition.
      private mutating func arrive() { motion = Motion(direction: .forward, transition: current.transition) }

      /// Takes the current entry away, or the layer that it is the bottom of; false at the bottom of the app.
      @discardableResult
      private mutating func back(via: Transition? = nil) -> Bool {
        if top.stack.count == 1 { return dismiss(via: via) }
        cut(to: Position(layer: layers.count - 1, index: top.stack.count - 2), via: via)
        return true
      }

      /// Closes the top layer; false where that is the app.
      @discardableResult
      private mutating func dismiss(via: Transition? = nil) -> Bool {
        if layers.count == 1 { return false }
        cut(to: Position(layer: layers.count - 2, index: layers[layers.count - 2].stack.count - 1), via: via)
        return true
      }

      /// Closes every layer but the first and unwinds its stack.
      private mutating func home(via: Transition? = nil) { cut(to: Position(layer: 0, index: 0), via: via) }

      /// The bottom of the current stack.
      private var bottom: Position { Position(layer: layers.count - 1, index: 0) }

      /// Takes away all above an entry.
      private mutating func cut(to position: Position, via: Transition? = nil) {
        if position.layer == layers.count - 1, position.index == top.stack.count - 1 { return }
        motion = Motion(direction: .backward, transition: via ?? current.transition)
        layers.removeLast(layers.count - 1 - position.layer)
        layers[position.layer].stack.removeLast(layers[position.layer].stack.count - 1 - position.index)
      }

      /// Where the topmost entry below the current one lies that is a place.
      private func position(of place: Place) -> Position? {
        for layer in layers.indices.reversed() {
          let isTop = layer == layers.count - 1
          for index in layers[layer].stack.indices.dropLast(isTop ? 1 : 0).reversed()
          where layers[layer].isPlace(place, at: index) {
            return Position(layer: layer, index: index)
          }
        }
        return nil
      }

      /// Takes away all that was entered since the innermost call of a flow, and answers the call.
      private mutating func leave(_ flow: Flow, via: Transition? = nil) -> Call? {
        for layer in layers.indices.reversed() {
          for index in layers[layer].stack.indices.reversed() {
            guard let call = layers[layer].call(at: index), call.flow == flow else { continue }
            let last = via ?? current.transition
            cut(to: Position(layer: layer, index: index))
            back(via: last)
            return call
          }
        }
        return nil
      }

      /// The place in the current stack of the topmost entry with a tag that may be moved, or is on top already.
      private func raisable(_ tag: Tag) -> Int? {
        if current.tag == tag { return top.stack.count - 1 }
        return top.stack.indices.dropFirst().last { top.stack[$0].tag == tag && top.stack[$0].call == nil }
      }

      private mutating func raise(_ index: Int) {
        let entry = layers[layers.count - 1].stack.remove(at: index)
        layers[layers.count - 1].stack.append(entry)
        arrive()
      }

      /// The first of these tabs that the nearest bar has which has any.
      private func nearest(_ tabs: [Tab]) -> Tab? {
        for layer in layers.reversed() {
          guard let bar = layer.bar, let tab = tabs.first(where: { bar.tabs.contains($0) }) else { continue }
          return tab
        }
        return nil
      }

      private func isSelected(_ tab: Tab) -> Bool {
        layers.last { $0.bar?.tabs.contains(tab) == true }?.tab == tab
      }

      /// Closes the layers above the nearest bar that has a tab, and selects it as it was left.
      private mutating func show(_ tab: Tab) {
        if isSelected(tab), top.bar?.tabs.contains(tab) == true { return }
        motion = Motion(direction: .across, transition: .still)
        while layers.count > 1, top.bar?.tabs.contains(tab) != true { layers.removeLast() }
        guard let bar = top.bar, let place = bar.tabs.firstIndex(of: tab) else { return }
        layers[layers.count - 1].selected = place
        if top.stack.isEmpty {
          layers[layers.count - 1].stack = [Entry(screen: root(of: tab, in: bar))]
        }
      }

      /// Selects a tab; the one that is selected already unwinds to its root.
      private mutating func choose(_ tab: Tab) {
        let wasSelected = isSelected(tab)
        show(tab)
        if wasSelected { cut(to: bottom) }
      }
      """)
  }
}
