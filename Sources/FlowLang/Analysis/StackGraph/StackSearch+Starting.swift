/// The starts of the app, and its opening by urls and entry points.
extension StackSearch {
  /// Adds every cold start: tracked flags that outlive the app may have either value, and untracked ones have the
  /// values that the start asks for.
  mutating func addStarts() {
    let lasting = table.lastingFlags
    var valuations: [(flags: UInt32, flips: [FlagID])] = [(declaredFlags, [])]
    for flag in graph.precision.flags where lasting.contains(FlagID(UInt32(flag))) {
      let values = table.predicates.values.tracked(with: flag)
      guard flag == values.lowerBound else { continue }
      valuations += valuations.flatMap { known in
        values.compactMap { value in
          graph.slot(of: value).flatMap { graph.changed(known.flags, slot: Int($0)) }
            .map { ($0, known.flips + [FlagID(UInt32(value))]) }
        }
      }
    }
    for (flags, flips) in valuations.sorted(by: { $0.flips.count < $1.flips.count }) {
      for opening in table.openings.starts {
        guard isPossible(opening, flags), isFound(opening) else { continue }
        var asked: [FlagID: Bool] = [:]
        for literal in opening.literals where graph.slot(of: literal.predicate) == nil {
          asked[FlagID(UInt32(literal.predicate))] = literal.value
        }
        let found = (flips + (table.machine.flips(for: asked) ?? [])).sorted()
        for bottom in bottoms(of: opening, flags, cover: StackVertex.seen) {
          addRoot(
            StackGraph.Root(
              vertex: number(of: bottom), flips: found, literals: opening.literals, cost: Int32(found.count)))
        }
      }
    }
  }

  private var declaredFlags: UInt32 {
    var result: UInt32 = 0
    for (slot, flag) in graph.precision.flags.enumerated() where model.flags[Int(flag)].isInitiallySet {
      result |= 1 << UInt32(slot)
    }
    return result
  }

  /// Whether the literals about flags that do not outlive the app hold at the start.
  private func isFound(_ opening: Openings.Opening) -> Bool {
    opening.literals.allSatisfy { literal in
      table.lastingFlags.contains(FlagID(UInt32(literal.predicate)))
        || model.flags[Int(literal.predicate)].isInitiallySet == literal.value
    }
  }

  private func isPossible(_ opening: Openings.Opening, _ flags: UInt32) -> Bool {
    opening.literals.allSatisfy { literal in
      guard table.predicates.isFlag(literal.predicate), let slot = graph.slot(of: literal.predicate) else {
        return graph.fixedValue(of: literal.predicate).map { $0 == literal.value } ?? true
      }
      return (flags & 1 << UInt32(slot) != 0) == literal.value
    }
  }

  /// Opens every url and entry point instead of the start; external flags may change right before.
  mutating func openCold(_ root: Int32) {
    var (pending, next) = ([root], 0)
    while next < pending.count {
      openFromOutside(pending[next], graph[pending[next]].flags)
      for changed in changeFlags(at: pending[next]) where !pending.contains(changed) { pending.append(changed) }
      next += 1
    }
  }

  /// Opens every url and entry point from the first vertex with each combination of flags.
  mutating func openFromOutside(_ number: Int32, _ flags: UInt32) {
    guard !isSealed, !model.entryPoints.isEmpty, openedValuations.insert(flags).inserted else { return }
    for index in model.entryPoints.indices {
      let origin = origin(.entryPoint(index))
      graph.openings.append(StackGraph.OpeningSite(entryPoint: index, vertex: number))
      open(index, from: number, flags, 1, origin, isFromOutside: true)
    }
  }

  /// Opens a url or an entry point, which replaces the state. Where a guard refuses it, the start is opened, and the
  /// `else` of the guard is performed there.
  mutating func open(
    _ index: Int, from number: Int32, _ flags: UInt32, _ weight: Int32, _ origin: StackGraph.Origin,
    isFromOutside: Bool
  ) {
    for (place, opening) in table.openings.entryPoints[index].enumerated() where isPossible(opening, flags) {
      let cover = cover(opening: index, entrance: Int32(place))
      let choice = opening.choice
      let step = isFromOutside ? self.origin(.entryPoint(index), choice) : self.origin(origin, choosing: choice)
      let isCovered = opening.shown.screens.count > 1 || opening.shown.presented != nil || opening.redirect >= 0
      for bottom in bottoms(of: opening, flags, cover: isCovered ? cover : StackVertex.seen) {
        connect(.reset, number, bottom, weight, step, isFromOutside: isFromOutside)
        let first = results.count
        pile(opening, on: self.number(of: bottom), flags, cover)
        let edges = results[first...].compactMap { if case .up(let edge) = $0 { edge } else { nil } }
        if opening.redirect < 0 && !edges.isEmpty {
          results.removeLast(results.count - first + 1)
          // One of several entries may be presented.
          let below = edges.prefix(opening.shown.screens.count - 1)
          for top in edges.dropFirst(opening.shown.presented == nil ? edges.count : below.count) {
            results.append(.piled(list: self.number(of: Array(below) + [top])))
          }
          if opening.shown.presented == nil { results.append(.piled(list: self.number(of: edges))) }
        } else if opening.redirect >= 0 {
          // Only the target of the redirect is seen.
          results.remove(at: first - 1)
        }
        if isFromOutside {
          let literals = opening.literals.filter { table.predicates.isFlag($0.predicate) }
          for result in results[(first - 1)...] {
            graph.openings[graph.openings.count - 1].results.append((result, literals, opening.isRefused))
          }
        }
      }
    }
  }

  /// Puts the other opened entries on their bottom.
  private mutating func pile(_ opening: Openings.Opening, on bottom: Int32, _ flags: UInt32, _ cover: Int32) {
    var last = bottom
    for (place, screen) in opening.shown.screens.enumerated().dropFirst() {
      let entrance = Entrance(shown: screen, tag: nil, call: nil, presentation: .push, placing: .top)
      let isTop = place == opening.shown.screens.count - 1 && opening.shown.presented == nil && opening.redirect < 0
      put(entrance, -1, on: last, flags, 0, .free, cover: isTop ? StackVertex.seen : cover)
      guard case .up(let edge) = results.last else { return }
      last = graph.edges[Int(edge)].head
    }
    if let presented = opening.shown.presented {
      put(presented, -1, on: last, flags, 0, .free, cover: StackVertex.seen)
    }
    guard opening.redirect >= 0 else { return }
    graph.addGates()
    if graph.mayHold(opening.redirect, at: graph[last]) {
      apply(opening.redirect, at: last, flags: flags, 0) { _ in .free }
    }
  }

  private mutating func bottoms(of opening: Openings.Opening, _ flags: UInt32, cover: Int32) -> [StackVertex] {
    let (shown, call) = (opening.shown, table.number(of: opening.shown.call))
    var result: [StackVertex] = []
    func add(_ bottom: StackVertex) {
      guard bottom.screen == shown.screens[0] else { return }
      result.append(bottom)
      result[result.count - 1].cover = cover
    }
    if let bar = shown.bar, let tab = shown.tab {
      let layer = StackLayer(presentation: nil, bar: bar, call: call, tag: nil, below: 0)
      visitTabRoots(tab, number(of: layer), flags) { _, root, _ in add(root) }
    } else {
      let entrance = Entrance(appShowing: shown.screens[0])
      visitBottoms(entrance, call, in: nil, over: 0, flags) { _, bottom, _ in add(bottom) }
    }
    return result
  }
}
