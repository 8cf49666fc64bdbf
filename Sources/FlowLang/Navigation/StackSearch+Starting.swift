/// How the app begins, or begins anew.
extension StackSearch {
  /// Adds every cold start.
  mutating func addStarts() {
    for (flags, steps) in machine.coldFlags {
      guard let state = machine.started(flags: flags) else { continue }
      let bottom = chain(of: state, number(of: flags))
      graph.roots.append(StackGraph.Root(vertex: bottom, steps: steps, isFromOutside: false))
    }
  }

  /// Adds every url and entry.
  mutating func addWaysIn() {
    for index in model.waysIn.indices {
      for (flags, steps) in machine.coldFlags {
        guard let bottom = bottom(openedBy: index, flags) else { continue }
        graph.roots.append(StackGraph.Root(vertex: bottom, steps: steps + [.wayIn(index)], isFromOutside: true))
      }
    }
  }

  /// Opens a url or an entry again, from a state that is then gone.
  mutating func open(
    _ index: Int, _ flags: FlagSet, from number: StackGraph.Vertex, _ weight: Int32, _ origin: StackGraph.Origin
  ) {
    guard let bottom = bottom(openedBy: index, flags) else { return }
    connect(.anew, number, graph[bottom], weight, origin)
  }

  /// The bottom of what a url or an entry opens. One that a guard refuses opens the start, and the guard's `else`
  /// happens there.
  private mutating func bottom(openedBy index: Int, _ flags: FlagSet) -> StackGraph.Vertex? {
    let own = number(of: flags)
    guard let refusal = machine.refusal(to: [model.waysIn[index].owner], flags) else {
      return chain(of: machine.opened(index, flags: flags), own, .wayIn(index))
    }
    guard let state = machine.started(flags: flags) else { return nil }
    let isRedirected = model.guards[refusal].otherwise != nil
    let bottom = chain(of: state, own, .wayIn(index), isAllCovered: isRedirected)
    if isRedirected, let effect = machine.decide(.wayIn(index), in: state) {
      apply(effect, at: bottom, flags: own, 0, .free)
    }
    return bottom
  }

  /// Lets a fresh state follow.
  mutating func connectAnew(
    _ state: AppState, _ cover: StackGraph.Cover, from number: StackGraph.Vertex, _ weight: Int32,
    _ origin: StackGraph.Origin
  ) {
    let bottom = chain(of: state, self.number(of: state.flags), cover)
    connect(.anew, number, graph[bottom], weight, origin)
  }

  /// The vertices of a state with one layer; all but the top one are covered. Answers the bottom.
  private mutating func chain(
    of state: AppState, _ flags: Int32, _ cover: StackGraph.Cover? = nil, isAllCovered: Bool = false
  ) -> StackGraph.Vertex {
    let layer = state.layers[0]
    let cover = cover.map { number(of: $0) }
    let none = number(of: Beneath())
    func coverOfEntry(_ index: Int) -> Int32? { isAllCovered || index < layer.stack.count - 1 ? cover : nil }
    let bottom: StackVertex
    if let bar = layer.bar {
      let tab = machine.tabs(of: bar)[layer.selected]
      bottom = tabRoot(tab, Beneath.Bar(below: none, call: nil), flags, cover: coverOfEntry(0))
    } else {
      bottom = StackVertex(
        screen: layer.stack[0].screen, tag: layer.stack[0].tag, call: layer.stack[0].call.map { number(of: $0) },
        isBottom: true, beneath: none, flags: flags, cover: coverOfEntry(0))
    }
    let first = number(of: bottom)
    var last = first
    for (index, entry) in layer.stack.enumerated().dropFirst() {
      var beneath = graph.beneath(graph[last])
      beneath.marks = marks(below: graph[last])
      let vertex = StackVertex(
        screen: entry.screen, tag: entry.tag, call: nil, isBottom: false, beneath: number(of: beneath), flags: flags,
        cover: coverOfEntry(index))
      connect(.up, last, vertex, 0, .free)
      last = number(of: vertex)
    }
    return first
  }
}
