/// The truth of predicates at a vertex, and its change from entry to entry.
extension StackGraph {
  /// Whether the entry of a vertex, or the bar of its layer, shows a node.
  func shows(_ node: NodeID, at vertex: Vertex) -> Bool {
    table.machine.shows(self[vertex].screen, layer(of: vertex).bar, node)
  }

  var model: Model { table.model }

  /// Whether a predicate holds at a vertex; nil where that is not known.
  func truth(of predicate: Int32, at vertex: StackVertex) -> Bool? {
    if table.predicates.isFlag(predicate) {
      return slot(of: predicate).map { vertex.flags & 1 << UInt32($0) != 0 } ?? fixedValue(of: predicate)
    }
    let predicate = (number: predicate, meaning: table.predicates[predicate])
    if let own = ownTruth(of: predicate.meaning, at: vertex) { return own }
    let context = contexts[Int(vertex.context)]
    if isRoot(vertex) { return false }
    return slot(of: predicate.number).map { context.below & 1 << UInt32($0) != 0 }
  }

  /// Returns the truth of a predicate by the entry itself and its layer, whatever is below.
  func ownTruth(of predicate: Predicate, at vertex: StackVertex) -> Bool? {
    switch predicate {
    case .isCurrent(let screen): return vertex.screen == screen
    case .raisable(let tag): return vertex.tag == tag ? true : vertex.isBottom ? false : nil
    case .inCall(let flow):
      return call(of: vertex)?.flow == flow || table.sealedFlows.isInCall(of: flow, on: vertex.screen) ? true : nil
    case .rootCall(let target, let flow):
      if let call = call(of: vertex), call.flow == flow { return call.target == target && isRoot(vertex) }
      return table.rootFlows.isKnownCall(target, of: flow, on: vertex.screen, table.sealedFlows) ? true : nil
    case .rightBelow: return vertex.isBottom ? false : nil
    case .nearest(let tabs, let tab, let isSelected):
      let context = contexts[Int(vertex.context)]
      let layer = layers[Int(context.layer)]
      guard let bar = layer.bar, tabs.contains(where: { table.bar(of: $0) == bar }) else {
        return layer.presentation == nil ? false : nil
      }
      return table.bar(of: tab) == bar && (context.tab == tab) == isSelected
    default: return nil
    }
  }

  /// Whether a predicate about entries below holds on what is put on an entry, when it held on the entry or not.
  ///
  /// - Parameter isLayer: Whether a layer is put on it.
  func advance(_ predicate: Predicate, _ held: Bool, over entry: StackVertex, isLayer: Bool) -> Bool {
    switch predicate {
    case .below(let place): return held || isAnchor(entry, place)
    case .inCall(let flow): return held || call(of: entry)?.flow == flow
    case .rootCall(let target, let flow):
      if let call = call(of: entry), call.flow == flow { return call.target == target && isRoot(entry) }
      return held
    case .raisable(let tag): return !isLayer && (held || entry.tag == tag && !entry.isBottom && entry.call < 0)
    case .nearest: return isLayer ? ownTruth(of: predicate, at: entry) ?? held : held
    case .rightBelow(let screen): return !isLayer && entry.screen == screen
    case .anchorShows(let place, let screen, let isOther):
      return held || isAnchor(entry, place) && (entry.screen == screen) != isOther
    case .flag, .isCurrent: return false
    }
  }

  /// Whether some step was taken although it is not known which tab is selected around its entry.
  var mayConfuseTabs: Bool {
    func isUnknown(_ origin: Origin, at vertex: Vertex) -> Bool {
      guard case .step(let step) = origin, steps[Int(step)].choice >= 0 else { return false }
      return table.cases[Int(steps[Int(step)].choice)].literals.contains { literal in
        guard case .nearest = table.predicates[literal.predicate] else { return false }
        return truth(of: literal.predicate, at: self[vertex]) == nil
      }
    }
    return edges.contains { isUnknown($0.origin, at: $0.tail) }
      || exits.contains { isUnknown($0.origin, at: $0.vertex) }
  }

  /// Whether a step leads to a vertex from an entry, or a layer, that shows another screen than the given one.
  func mayBe(_ vertex: Vertex, overOtherThan screen: NodeID) -> Bool {
    let isLayer = self[vertex].isBottom
    var edge = firstEntering[Int(vertex)]
    while edge >= 0 {
      let own = edges[Int(edge)]
      if own.kind == .up && !advance(.rightBelow(screen), false, over: self[own.tail], isLayer: isLayer) { return true }
      edge = nextEntering[Int(edge)]
    }
    return false
  }

  /// Whether nothing is below an entry.
  func isRoot(_ vertex: StackVertex) -> Bool {
    vertex.isBottom && layers[Int(contexts[Int(vertex.context)].layer)].presentation == nil
  }

  /// Whether an entry, when it is below, is an anchor.
  @inline(__always) func isAnchor(_ vertex: StackVertex, _ place: Target.Anchor) -> Bool {
    switch place {
    case .tag(let tag): vertex.tag == tag
    case .node(let node): vertex.screen == node || call(of: vertex)?.flow == node
    case .root: false
    }
  }

  /// Returns the call that began with an entry.
  @inline(__always)
  func call(of vertex: StackVertex) -> FlowCall? { vertex.call < 0 ? nil : table.calls[Int(vertex.call)] }

  /// Whether nothing contradicts a literal at a vertex.
  @inline(__always) func mayHold(_ literal: Literal, at vertex: StackVertex) -> Bool {
    truth(of: literal.predicate, at: vertex).map { $0 == literal.value } ?? true
  }

  /// Whether nothing contradicts a case at a vertex.
  @inline(__always) func mayHold(_ choice: Int32, at vertex: StackVertex) -> Bool {
    let gate = gate(choice)
    guard gate.fits(vertex.flags) else { return false }
    return !gate.asksStack || mayHoldInStack(choice, at: vertex)
  }

  private func mayHoldInStack(_ choice: Int32, at vertex: StackVertex) -> Bool {
    for literal in table.cases[Int(choice)].literals where !table.predicates.isFlag(literal.predicate) {
      if !mayHold(literal, at: vertex) { return false }
    }
    return true
  }

  /// Returns the tracked flags after one of them has changed; a value is set, or nil is returned where it holds
  /// already.
  func changed(_ flags: UInt32, slot: Int) -> UInt32? {
    let flag = precision.flags[slot]
    let bit: UInt32 = 1 << UInt32(slot)
    guard let family = table.predicates.values.family(of: flag) else { return flags ^ bit }
    if flags & bit != 0 { return nil }
    var others: UInt32 = 0
    for other in family { if let slot = self.slot(of: other) { others |= 1 << UInt32(slot) } }
    return flags & ~others | bit
  }

  /// Returns the tracked flags after a case.
  @inline(__always) func flags(_ flags: UInt32, after choice: Int32) -> UInt32 {
    let gate = gate(choice)
    return (flags | gate.set) & ~gate.cleared
  }

  /// Returns the tracked flags after the end of a call at the root in a case, without those that its `on` sets.
  func flags(_ flags: UInt32, afterEndIn choice: Int32) -> UInt32 {
    var flags = flags
    for (flag, value) in table.cases[Int(choice)].ending?.assigned ?? [] {
      guard let slot = slot(of: Int32(flag.index)) else { continue }
      flags = value ? flags | 1 << UInt32(slot) : flags & ~(1 << UInt32(slot))
    }
    return flags
  }
}
