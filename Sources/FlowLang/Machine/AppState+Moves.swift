/// The moves of the language's table (section 4.2), one function for each.
extension AppState {
  /// Where an entry lies; always in the stack of its layer that is seen.
  struct Position: Equatable {
    let layer: Int
    let index: Int
    /// Whether nothing is below it.
    var isRoot: Bool { layer == 0 && index == 0 }
  }

  /// Puts an entry on the current stack.
  mutating func push(_ entry: Entry) { layers[layers.count - 1].stack.append(entry) }

  /// Puts a layer on top.
  mutating func present(_ layer: Layer) { layers.append(layer) }

  /// Puts an entry in the place of the current one. What begins with the place stays with it.
  mutating func replace(with screen: NodeID, _ tag: TagID?) {
    let last = layers[layers.count - 1].stack.count - 1
    layers[layers.count - 1].stack[last] = Entry(screen: screen, tag: tag, call: current.call)
  }

  /// Takes the current entry away, or the layer that it is the bottom of; false at the bottom of the app.
  @discardableResult
  mutating func back() -> Bool {
    if top.stack.count == 1 { return dismiss() }
    layers[layers.count - 1].stack.removeLast()
    return true
  }

  /// Closes the top layer; false where that is the app.
  @discardableResult
  mutating func dismiss() -> Bool {
    if layers.count == 1 { return false }
    layers.removeLast()
    return true
  }

  /// Closes every layer but the first and unwinds its stack.
  mutating func home() { cut(to: Position(layer: 0, index: 0)) }

  /// Takes away all above an entry.
  mutating func cut(to position: Position) {
    layers.removeLast(layers.count - 1 - position.layer)
    let count = layers[position.layer].stack.count
    layers[position.layer].stack.removeLast(count - 1 - position.index)
  }

  /// Where the topmost entry below the current one lies that is a place.
  func position(of place: Target.Place) -> Position? {
    if case .root = place { return Position(layer: layers.count - 1, index: 0) }
    var index = top.stack.count - 2
    for layer in layers.indices.reversed() {
      if layer < layers.count - 1 { index = layers[layer].stack.count - 1 }
      while index >= 0 {
        if layers[layer].isPlace(place, at: index) { return Position(layer: layer, index: index) }
        index -= 1
      }
    }
    return nil
  }

  /// Where the innermost call of a flow began, the current entry included, and the call.
  func innermostCall(of flow: NodeID) -> (position: Position, call: FlowCall)? {
    for layer in layers.indices.reversed() {
      for index in layers[layer].stack.indices.reversed() {
        if let call = layers[layer].call(at: index), call.flow == flow {
          return (Position(layer: layer, index: index), call)
        }
      }
    }
    return nil
  }

  /// Takes away an entry with all above it. Nothing is taken away where a call began at the root: nothing is below it.
  mutating func takeAway(from position: Position) {
    if position.isRoot { return }
    cut(to: position)
    back()
  }

  /// The call of a flow at the root, when it is the innermost one of that flow.
  func rootCall(of flow: NodeID) -> FlowCall? {
    innermostCall(of: flow).flatMap { $0.position.isRoot ? $0.call : nil }
  }

  /// The place in the current stack of the topmost entry with a tag that may be moved, or is on top already.
  func raisable(_ tag: TagID) -> Int? {
    if current.tag == tag { return top.stack.count - 1 }
    return top.stack.indices.dropFirst().last { top.stack[$0].tag == tag && top.stack[$0].call == nil }
  }

  /// Moves an entry of the current stack to its top.
  mutating func raise(_ index: Int) {
    let entry = layers[layers.count - 1].stack.remove(at: index)
    layers[layers.count - 1].stack.append(entry)
  }
}

extension Layer {
  /// The call that began at an entry of the stack that is seen.
  func call(at index: Int) -> FlowCall? { stack[index].call ?? (index == 0 ? call : nil) }

  fileprivate func isPlace(_ place: Target.Place, at index: Int) -> Bool {
    switch place {
    case .tag(let tag): stack[index].tag == tag
    case .node(let node): stack[index].screen == node || call(at: index)?.flow == node
    case .root: false
    }
  }
}
