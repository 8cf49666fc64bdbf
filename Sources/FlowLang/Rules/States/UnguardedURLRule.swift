extension Rule {
  static let unguardedURL: Rule = Rule(
    "unguarded-url", .warning, .states,
    summary: "a url opens what the start leads to only while a flag is set",
    definition: """
      X is the screen that a url or an entry opens, the tab bar that it opens it in, or one of its `over` screens. Some
      internal flag has one and the same value in every state that the start alone reaches and that shows X, there is
      such a state, and the url can open X in a state where the flag is otherwise. Reported once for each url, at the
      lowest such X.
      """,
    explanation: """
      In the app, people only get to the screen while the flag is as it should be: they have signed in, paid or finished
      the introduction. The url bypasses that: nothing asks the flag, so anybody who follows it sees the screen.
      Let the screen or tab bar declare `requires`: then every link, url and entry asks. Where people from outside may see
      it, allow this, there or on the screen with the url.
      """,
    example: """
        app Club { start Main when signedIn else Welcome }
        flag signedIn
        tabs ⟦Main⟧ {
      +   requires signedIn else Welcome
          tab home "Home" -> Home
          tab news "News" -> News
        }
        screen Welcome { link signIn "Sign in" -> Main reset set signedIn }
        screen Home { link signOut "Sign out" -> Welcome reset clear signedIn }
        screen News { link read "Read" -> Post }
        screen Post(id: Int) { url "/posts/{id}" in tab news over News }
      """
  ) { compilation, findings in
    for found in compilation.verdicts.unguardedOpenings {
      let owner = compilation.model.entryPoints[found.entryPoint].owner
      findings.add(unguardedURL, about: .opening(of: found.node, by: owner)) { finding(found, compilation) }
    }
  }

  private static func finding(_ found: Verdicts.UnguardedOpening, _ compilation: Compilation) -> Finding {
    let model = compilation.model
    let entryPoint = model.entryPoints[found.entryPoint]
    let text = entryPoint.text.map { compilation.tree(of: entryPoint.owner).text(of: $0) } ?? ""
    let opening = "the \(entryPoint.isURL ? "url" : "entry") \(StringLiteral.quoted(text))"
    let node = compilation.name(found.node)
    let condition = model.text(of: Condition(flag: found.flag, isNegated: !found.value))
    var finding = compilation.finding(
      unguardedURL,
      "\(opening) opens \(node) while \(compilation.name(found.flag)) is \(!found.value); "
        + "from the start it is only shown when `\(condition)`",
      found.verdict, at: compilation.nameRange(of: found.node))
    // A baseline that lists one url does not cover another one.
    let state = model.text(of: Condition(flag: found.flag, isNegated: found.value))
    // Placeholders may have other names.
    let address = URLPattern.withoutNames(text)
    finding.distinction =
      "\(entryPoint.isURL ? "url" : "entry") \(StringLiteral.quoted(entryPoint.isURL ? address : text)) while \(state)"
    finding.notes.append(
      Finding.Note(
        message: "\(entryPoint.isURL ? "the url" : "the entry") is here",
        range: entryPoint.text.map { compilation.range($0, in: entryPoint.owner) }
          ?? compilation.range(entryPoint.syntax, in: entryPoint.owner)))
    let repair = GuardProposal(compilation, found, condition)
    let places = found.node == entryPoint.owner ? node : "\(node) or \(compilation.name(entryPoint.owner))"
    finding.help =
      "let \(node) declare `\(repair.statement)`, which every link, url and entry then asks; where people from outside "
      + "may see it, allow this on \(places)"
    finding.fixes = [compilation.insertion(of: repair.statement, atStartOf: found.node, "let \(node) ask")]
      .compactMap { $0 }
    return finding
  }
}

/// A proposal for the `requires` that refuses a url while a condition does not hold.
private struct GuardProposal {
  /// The complete statement.
  let statement: String

  init(_ compilation: Compilation, _ found: Verdicts.UnguardedOpening, _ condition: String) {
    let alternative = Self.alternative(compilation, found)
    let own = "requires \(condition)"
    statement = alternative.map { "\(own) else \($0.goal)\($0.handlers)" } ?? own
  }

  /// Returns the target of the `else`: the node that the start shows while only the condition does not hold, or else
  /// the first flow that ends with the condition.
  private static func alternative(
    _ compilation: Compilation, _ found: Verdicts.UnguardedOpening
  ) -> (goal: String, handlers: String)? {
    let (model, machine) = (compilation.model, compilation.machine)
    guard let state = machine.state(after: found.verdict.trace) else { return nil }
    if let flags = flags(lackingOnlyThatOf: found, state.flags, model) {
      let alternative = machine.startAlternative(of: .app, flags)
      if let instead = alternative?.call.node, instead != found.node {
        return call(of: instead, handledBy: alternative?.target, found, compilation)
      }
    }
    let flows = model.nodeIDs.filter { model[$0].kind == .flow && !model[$0].isExternal }
    return flows.first { !outcomes(of: $0, found, model).isEmpty }.flatMap { call(of: $0, found, compilation) }
  }

  /// Returns flags with which the start asks for nothing but the condition: those of the first alternative that asks for
  /// it, or else for its opposite, without the condition; nil where none does.
  private static func flags(
    lackingOnlyThatOf found: Verdicts.UnguardedOpening, _ flags: FlagSet, _ model: Model
  ) -> FlagSet? {
    let alternatives = model.startAlternatives[model.details(of: .app).start]
    func first(asking value: Bool) -> StartAlternative? {
      alternatives.first { alternative in
        model.conditions[alternative.conditions].contains { $0.flag == found.flag && $0.isNegated != value }
      }
    }
    guard let asking = first(asking: found.value) ?? first(asking: !found.value) else { return nil }
    var result = flags
    for condition in model.conditions[asking.conditions] where condition.flag != found.flag {
      model.set(condition.flag, to: !condition.isNegated, in: &result)
    }
    return result
  }

  /// Returns a node as the target of an `else`; nil when it takes arguments or cannot be on a stack.
  ///
  /// - Parameter start: The target of the start that calls it, whose handlers may make the condition hold.
  private static func call(
    of node: NodeID, handledBy start: TargetID? = nil, _ found: Verdicts.UnguardedOpening, _ compilation: Compilation
  ) -> (goal: String, handlers: String)? {
    let model = compilation.model
    let parameters = model.parameters[model.details(of: node).parameters]
    guard parameters.allSatisfy({ $0.isOptional }) else { return nil }
    let name = Spelling.name(model.name(of: node))
    switch model[node].kind {
    case .screen where !model[node].isFlow: return (name, "")
    case .screen, .flow:
      let good = outcomes(of: node, found, model)
      let handled = start.map { outcomes(handledBy: $0, found, model) } ?? []
      let assignment = (found.value ? "set " : "clear ") + model.text(of: found.flag)
      let handlers = model.details(of: node).outcomes.map { OutcomeID($0) }.map { outcome in
        let goal = good.contains(outcome) ? "continue" : handled.contains(outcome) ? "continue \(assignment)" : "stay"
        return "on \(Spelling.word(model.text(model[outcome].name))) -> \(goal)"
      }
      return ("\(name) cover", handlers.isEmpty ? "" : " { \(handlers.joined(separator: " ")) }")
    default: return nil
    }
  }

  /// Returns the outcomes of a flow for which some link makes the condition hold.
  private static func outcomes(of flow: NodeID, _ found: Verdicts.UnguardedOpening, _ model: Model) -> Set<OutcomeID> {
    Set(
      model.targets.indices.compactMap { index -> OutcomeID? in
        let details = model.details(of: TargetID(index))
        let others = model.values(of: found.flag).filter { $0 != found.flag }
        let isLeft = model.assignments[details.set].contains { others.contains($0) }
        let assigned = model.assignments[found.value ? details.set : details.clear]
        guard case .finish(let outcome) = model[TargetID(index)].goal, model[outcome].owner == flow,
          assigned.contains(found.flag) || !found.value && isLeft
        else { return nil }
        return outcome
      })
  }

  /// Returns the outcomes whose handlers in a start make the condition hold.
  private static func outcomes(
    handledBy start: TargetID, _ found: Verdicts.UnguardedOpening, _ model: Model
  ) -> Set<OutcomeID> {
    let handlers = model.handlers[model.details(of: start).handlers]
    return Set(
      handlers.compactMap { handler in
        guard let outcome = handler.outcome, let target = handler.target else { return nil }
        let details = model.details(of: target)
        return model.assignments[found.value ? details.set : details.clear].contains(found.flag) ? outcome : nil
      })
  }
}
