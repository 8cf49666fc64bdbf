/// The moves of the language's table (section 4.2), one function for each.
extension AppState {
  /// The location of an entry: its layer, and its index in the visible stack of that layer.
  struct Position: Equatable {
    let layer: Int
    let index: Int
    /// Whether the entry is the bottom of the app.
    var isRoot: Bool { layer == 0 && index == 0 }
  }

  /// Pushes an entry onto the current stack.
  mutating func push(_ entry: Entry) { layers[layers.count - 1].stack.append(entry) }

  /// Presents a layer over the others.
  mutating func present(_ layer: Layer) { layers.append(layer) }

  /// Replaces the current entry. A call that began with the current entry stays with its successor.
  mutating func replace(with screen: NodeID, _ tag: TagID?) {
    let last = layers[layers.count - 1].stack.count - 1
    layers[layers.count - 1].stack[last] = Entry(screen: screen, tag: tag, call: current.call)
  }

  /// Removes the current entry, or its layer when nothing is below it there; false at the bottom of the app.
  @discardableResult
  mutating func back() -> Bool {
    if top.stack.count == 1 { return dismiss() }
    layers[layers.count - 1].stack.removeLast()
    return true
  }

  /// Closes the top layer; false when that is the app itself.
  @discardableResult
  mutating func dismiss() -> Bool {
    if layers.count == 1 { return false }
    layers.removeLast()
    return true
  }

  /// Closes every layer but the first and unwinds its stack.
  mutating func home() { cut(to: Position(layer: 0, index: 0)) }

  /// Removes all entries and layers above an entry.
  mutating func cut(to position: Position) {
    layers.removeLast(layers.count - 1 - position.layer)
    let count = layers[position.layer].stack.count
    layers[position.layer].stack.removeLast(count - 1 - position.index)
  }

  /// Returns the position of the topmost entry below the current one that matches an anchor.
  func position(of place: Target.Anchor) -> Position? {
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

  /// Returns the innermost call of a flow and the position of the entry, possibly the current one, that it began with.
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

  /// Removes an entry and all above it. A call that began at the root removes nothing, as nothing is below it.
  mutating func takeAway(from position: Position) {
    if position.isRoot { return }
    cut(to: position)
    back()
  }

  /// Returns the call of a flow at the root, when it is the innermost one of that flow.
  func rootCall(of flow: NodeID) -> FlowCall? { innermostCall(of: flow).flatMap { $0.position.isRoot ? $0.call : nil } }

  /// Returns the index in the current stack of the topmost entry with a tag that may be moved or is already on top.
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
  /// Returns the call that began with an entry of the visible stack.
  func call(at index: Int) -> FlowCall? { stack[index].call ?? (index == 0 ? call : nil) }

  fileprivate func isPlace(_ place: Target.Anchor, at index: Int) -> Bool {
    switch place {
    case .tag(let tag): stack[index].tag == tag
    case .node(let node): stack[index].screen == node || call(at: index)?.flow == node
    case .root: false
    }
  }
}
