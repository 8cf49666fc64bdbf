/// How the app begins.
extension PlainSearch {
  /// Adds the start, then every url and entry.
  mutating func begin() {
    if let state = machine.started(flags: machine.declaredFlags) {
      addRoot(state, nil)
    }
    for index in machine.model.waysIn.indices {
      let state = machine.opened(index, flags: machine.declaredFlags)
      addRoot(state, index)
    }
  }

  private mutating func addRoot(_ state: AppState, _ wayIn: Int?) {
    if let avoided, avoided.contains(state, machine) { return }
    graph.roots.append(PlainGraph.Root(vertex: chain(of: state, wayIn), wayIn: wayIn))
  }

  /// The vertices of a state with one layer; all but the top one are covered until something is seen to cut back to
  /// them. Answers the bottom.
  private mutating func chain(of state: AppState, _ wayIn: Int?) -> UInt32 {
    let layer = state.layers[0]
    let count = layer.stack.count
    let cover = wayIn.map { UInt32($0 + 1) << 1 } ?? 0
    let shown = wayIn.map { Uncovering.shown(in: state, opening: $0, machine, avoiding: avoided) } ?? []
    var below: UInt32?
    var result = PlainStep.none
    for (index, entry) in layer.stack.enumerated() {
      var context = PlainGraph.Context()
      if let bar = layer.bar { context.tab = machine.tabs(of: bar)[layer.selected].index }
      let seen = PlainGraph.Vertex(
        screen: entry.screen.index, tag: entry.tag?.index ?? PlainStep.none, call: PlainStep.none, cover: 0,
        context: self.number(of: context), base: index == 0 ? .app : .pushed)
      var number = PlainStep.none
      if index == count - 1 {
        number = self.number(of: seen)
      } else {
        number = self.number(of: seen.covered(cover))
        switch shown[index] {
        case .never: break
        case .unknown: isStuck = true
        case .after(let way):
          graph.ways.append(way)
          let weight = UInt32(way.count)
          connect(.inPlace, number, self.number(of: seen), weight, .way(graph.ways.count - 1))
        }
      }
      if let below { connect(.up, below, number, 0, .free) } else { result = number }
      below = number
    }
    return result
  }
}

extension PlainGraph.Vertex {
  /// The same entry before it is seen.
  fileprivate func covered(_ cover: UInt32) -> PlainGraph.Vertex {
    PlainGraph.Vertex(screen: screen, tag: tag, call: call, cover: cover, context: context, base: base)
  }
}

/// How the entries that a url or an entry puts beneath come to be seen: found by trying, as there are few.
enum Uncovering {
  case never
  /// After these steps, which are a shortest way.
  case after([Action])
  case unknown

  private static let mostStates = 400

  /// For each entry of a state with one layer, the shortest way back to it.
  static func shown(
    in state: AppState, opening wayIn: Int, _ machine: Machine, avoiding avoided: PlainSights?
  ) -> [Uncovering] {
    let stack = state.layers[0].stack
    var result = [Uncovering](repeating: .unknown, count: stack.count)
    result[stack.count - 1] = .after([])
    var missing = stack.count - 1
    var seen: Set<AppState> = [state]
    var pending: [(state: AppState, way: [Action])] = [(state, [])]
    var next = 0
    while next < pending.count && missing > 0 && seen.count < mostStates {
      let (state, way) = pending[next]
      next += 1
      for action in machine.actions(in: state) {
        let after = machine.take(action, in: state)
        guard avoided?.contains(after, machine) != true, seen.insert(after).inserted else { continue }
        pending.append((after, way + [action]))
        let index = after.top.stack.count - 1
        guard after.layers.count == 1, index < stack.count, case .unknown = result[index],
          after.top.bar == state.layers[0].bar, after.top.selected == state.layers[0].selected,
          after.top.stack.elementsEqual(stack.prefix(index + 1))
        else { continue }
        result[index] = .after(way + [action])
        missing -= 1
      }
    }
    guard next == pending.count else { return result }
    return result.map { if case .unknown = $0 { .never } else { $0 } }
  }
}
