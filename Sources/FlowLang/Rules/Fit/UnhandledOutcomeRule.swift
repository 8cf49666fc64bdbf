extension Rule {
  static let unhandledOutcome: Rule = Rule(
    "unhandled-outcome", .error, .names,
    summary: "a call of a flow leaves an outcome without an `on`",
    explanation: """
      A flow ends in one of its outcomes, and every call handles each of them. `on name -> stay` states that nothing
      more happens; `outcome name -> stay` states it for all calls that do not handle it.
      """,
    example: """
        app Shop { start Home }
        screen Home {
      -   link pay "Pay" -> ⟦Checkout⟧ cover { on paid -> stay }
      +   link pay "Pay" -> Checkout cover {
      +     on paid -> stay
      +     on cancelled -> stay
      +   }
          link buy "Buy at once" -> Checkout cover {
            on paid -> stay
            on cancelled -> stay
          }
        }
        flow Checkout {
          start Payment
          outcome paid
          outcome cancelled
          screen Payment {
            link pay "Pay" -> finish paid
            link stop "Cancel" -> finish cancelled
          }
        }
      """
  ) { compilation, findings in
    if compilation.model.outcomes.isEmpty { return }
    for index in compilation.model.targets.indices { check(TargetID(index), compilation, &findings) }
    checkStarts(compilation, &findings)
  }

  private static func check(_ target: TargetID, _ compilation: Compilation, _ findings: inout Findings) {
    guard case .call(let flow) = compilation.model[target].goal, compilation.model[flow].isFlow else { return }
    let model = compilation.model
    let handlers = model.handlers[model.details(of: target).handlers]
    // A handler with an unknown name may be meant for the missing outcome.
    if handlers.contains(where: { $0.outcome == nil }) || isUnreadable(target, compilation) { return }
    let handled = handlers.compactMap(\.outcome)
    // A flow that begins with another does not call it.
    if model[target].written.contains(.start), model.owner(of: target) != .app { return }
    let isAtRoot = model.isRootCall(target)
    let missing = model.details(of: flow).outcomes.map { OutcomeID($0) }
      .filter { !handled.contains($0) && !model[$0].needsNoHandler && (!isAtRoot || model.canEnd(in: $0)) }
    if missing.isEmpty { return }
    // A handler that is written twice is meant for it.
    if missing.count == 1, compilation.repeatedHandlers(in: target).count == 1 { return }
    findings.add(unhandledOutcome, about: compilation.subject(of: target)) {
      let satisfying = outcomesThatSatisfy(guardOf: target, missing, model)
      let title = satisfying.isEmpty ? "stay where it was called" : "continue once the guard lets in"
      var result = finding(
        missing, flow, "this call of", at: compilation.goalRange(of: target), compilation,
        goal: { satisfying.contains($0) ? "continue" : "stay" },
        fix: { fix($0, title, target, compilation) })
      compilation.describe(&result, model.owner(of: target), model.link(of: target))
      return result
    }
  }

  /// Finds flows that the app begins with and whose outcomes have no handler: starts without braces.
  private static func checkStarts(_ compilation: Compilation, _ findings: inout Findings) {
    let model = compilation.model
    for start in model.startAlternatives[model.details(of: .app).start] where start.target == nil {
      guard let flow = start.call.node, model[flow].isFlow else { continue }
      let missing = model.details(of: flow).outcomes.map { OutcomeID($0) }
        .filter { !model[$0].needsNoHandler && model.canEnd(in: $0) }
      if missing.isEmpty { continue }
      findings.add(unhandledOutcome, about: .node(.app)) {
        let range = compilation.range(start.call.syntax, in: .app)
        let other = otherStart(than: flow, model)
        let goal = other.map { "\($0) reset" } ?? "stay"
        return finding(
          missing, flow, "the `start` with", at: range, compilation, goal: { _ in goal },
          fix: { handlers in
            let title = other.map { "lead on to `\($0)`" } ?? "stay in the flow"
            return FixIt(title, isSafe: other == nil, replace: range.after, with: " { \(handlers) }")
          })
      }
    }
  }

  /// Returns the other node that the app begins with, when there is one that is no flow and nothing leads out of this
  /// flow but its outcomes. In a flow of the first edition that has a link out of it, the outcomes lead nowhere.
  private static func otherStart(than flow: NodeID, _ model: Model) -> String? {
    let hasExit = model.targets.indices.map { TargetID($0) }.contains { target in
      guard case .call = model[target].goal, case .reset = model.placing(of: target) else { return false }
      return model.isEnclosed(model.owner(of: target), by: flow)
    }
    if hasExit { return nil }
    let nodes = model.startAlternatives[model.details(of: .app).start].compactMap(\.call.node)
    let other = nodes.first { $0 != flow && !model[$0].isFlow }
    guard let other, model.parameters[model.details(of: other).parameters].allSatisfy(\.isOptional) else { return nil }
    return Spelling.name(model.name(of: other))
  }

  /// Whether a part of the braces of a target could not be read.
  private static func isUnreadable(_ target: TargetID, _ compilation: Compilation) -> Bool {
    let tree = compilation.tree(of: compilation.model.owner(of: target))
    guard tree.hasErrors, let braces = tree.child(of: compilation.model[target].syntax, .handlers) else { return false }
    return tree.hasErrors(in: braces)
  }

  /// The limit on the outcomes that a finding lists and that its fix adds.
  private static let mostListed = 50

  /// Returns the outcomes of a call in the `else` of a guard that satisfy the guard: a `finish` sets a flag that it
  /// asks for.
  private static func outcomesThatSatisfy(
    guardOf target: TargetID, _ missing: [OutcomeID], _ model: Model
  )
    -> [OutcomeID]
  {
    guard let index = model[target].origin.guardIndex else { return [] }
    let wanted = model.conditions[model.guards[index].conditions].filter { !$0.isNegated }.map(\.flag)
    var satisfying: Set<OutcomeID> = []
    for end in model.targets.indices.map({ TargetID($0) }) {
      guard case .finish(let outcome) = model[end].goal, missing.contains(outcome) else { continue }
      let set = model.assignments[model.details(of: end).set]
      if set.contains(where: { wanted.contains($0) }) { satisfying.insert(outcome) }
    }
    return missing.filter(satisfying.contains)
  }

  /// - Parameters:
  ///   - goal: Returns the goal of the handler that the fix adds for an outcome.
  ///   - fix: Creates the fix that adds some handlers.
  private static func finding(
    _ missing: [OutcomeID], _ flow: NodeID, _ call: String, at range: SourceRange, _ compilation: Compilation,
    goal: (OutcomeID) -> String, fix: (String) -> FixIt?
  ) -> Finding {
    let model = compilation.model
    let names = missing.prefix(mostListed).map { Spelling.word(model.text(model[$0].name)) }
    let others = missing.count - names.count
    let noun = names.count == 1 ? "outcome" : "outcomes"
    var finding = unhandledOutcome.finding(
      "\(call) `\(model.name(of: flow))` does not handle the \(noun) "
        + names.map { "`\($0)`" }.joined(separator: ", ") + (others > 0 ? " and \(others.grouped) more" : ""), at: range
    )
    if others > 0 {
      finding.help = "add an `on` for each in braces behind the call"
      return finding
    }
    finding.help = "add " + names.map { "`on \($0) -> …`" }.joined(separator: " and ") + " in braces behind the call"
    finding.fixes = [fix(zip(names, missing).map { "on \($0) -> \(goal($1))" }.joined(separator: " "))].compactMap {
      $0
    }
    return finding
  }

  /// Returns a fix that adds handlers to the braces of a target, or braces after its modifiers; nil when it has
  /// handlers without an opening brace.
  private static func fix(_ handlers: String, _ title: String, _ target: TargetID, _ compilation: Compilation) -> FixIt?
  {
    let owner = compilation.model.owner(of: target)
    let tree = compilation.tree(of: owner)
    let syntax = compilation.model[target].syntax
    if let braces = tree.child(of: syntax, .handlers) {
      guard tree.token(tree[braces].firstToken).kind == .leftBrace else { return nil }
      let open = compilation.range(tree[braces].firstToken, in: owner)
      return FixIt(title, isSafe: false, replace: open.after, with: " \(handlers)")
    }
    let place = compilation.range(tree.lastModifier(of: syntax), in: owner).after
    return FixIt(title, isSafe: false, replace: place, with: " { \(handlers) }")
  }
}

extension Compilation {
  /// The limit on the repeated handlers that are compared with calls.
  private static let mostRepeated = 100

  /// Returns the handlers in the braces of a call that repeat another one.
  fileprivate func repeatedHandlers(in target: TargetID) -> [Duplicate] {
    let owner = model.owner(of: target)
    guard model.duplicates.count <= Self.mostRepeated,
      let braces = tree(of: owner).child(of: model[target].syntax, .handlers)
    else { return [] }
    let range = range(braces, in: owner)
    return model.duplicates.filter {
      $0.kind == .handler && $0.place.file == range.file && range.start < $0.place.start && $0.place.end < range.end
    }
  }

  /// Returns the outcome for which a handler that repeats another one is meant: the only one without a handler.
  func outcomeMeant(by duplicate: Duplicate) -> String? {
    guard duplicate.kind == .handler, model.duplicates.count <= Self.mostRepeated else { return nil }
    for target in model.targets.indices.lazy.map({ TargetID($0) }) {
      guard case .call(let flow) = model[target].goal, model[flow].isFlow, model.owner(of: target) == duplicate.owner,
        repeatedHandlers(in: target).map(\.place) == [duplicate.place]
      else { continue }
      let handled = model.handlers[model.details(of: target).handlers].compactMap(\.outcome)
      let missing = model.details(of: flow).outcomes.map { OutcomeID($0) }
        .filter { !handled.contains($0) && !model[$0].needsNoHandler }
      return missing.count == 1 ? model.text(model[missing[0]].name) : nil
    }
    return nil
  }
}
