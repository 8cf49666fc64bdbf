extension Rule {
  static let brokenExpectation: Rule = Rule(
    "broken-expectation", .error, .states,
    summary: "an `expect` that does not hold",
    definition: """
      Of what the states of the app show, embedded screens included: `never` has no reachable state that shows it (in
      which the conditions hold); `only after` has no trace from a cold start that shows the one and not the other before;
      `every screen within` counts the steps of the shortest trace from the start to each screen that it leads to, `within` those to one, or
      those from any reachable state that shows the other; `reachable` asks for any trace.
      """,
    explanation: """
      The flow does not do what an `expect` requires of it. The trace that is shown is the shortest one that violates it.
      Repair the flow, or the requirement when it is no longer wanted.
      """,
    example: """
        app Shop { start Home }
      - screen Home { link buy "Buy" -> Receipt }
      - screen Receipt { link pay "Pay" -> Payment }
      - screen Payment {}
      + screen Home { link buy "Buy" -> Payment }
      + screen Payment { link pay "Pay" -> Receipt }
      + screen Receipt {}
        ⟦expect Receipt only after Payment⟧
      """
  ) { compilation, findings in
    for broken in compilation.verdicts.brokenExpectations {
      findings.add(brokenExpectation, about: .file) { finding(broken, compilation) }
    }
  }

  private static func finding(_ broken: Verdicts.BrokenExpectation, _ compilation: Compilation) -> Finding {
    let expectation = compilation.model.expectations[broken.expectation]
    var finding = brokenExpectation.finding(
      message(broken, expectation.form, compilation), at: compilation.range(ofExpectation: broken.expectation))
    if let screen = broken.screen { finding.screen = compilation.model.name(of: screen) }
    finding.trace = (broken.trace ?? []).map(compilation.step)
    finding.hasTrace = broken.trace != nil
    finding.help = help(expectation.form, compilation) + ", or change what is expected" + flags(broken)
    return finding
  }

  /// Returns an explanation of a count that is larger than the number of taps on screens.
  private static func flags(_ broken: Verdicts.BrokenExpectation) -> String {
    switch broken.reason {
    case .takes, .tooFar: break
    default: return ""
    }
    let flags = (broken.trace ?? []).count { if case .flag = $0 { true } else { false } }
    if flags == 0 { return "" }
    return "; \(flags == 1 ? "the flag that changes counts as a tap" : "the flags that change count as taps"), too"
  }

  private static func message(
    _ broken: Verdicts.BrokenExpectation, _ form: Expectation.Form, _ compilation: Compilation
  ) -> String {
    func name(_ node: NodeID?) -> String { node.map { compilation.name($0) } ?? "it" }
    switch (broken.reason, form) {
    case (.isShown, .onlyAfter(let node, let other)): return "people can get to \(name(node)) without \(name(other))"
    case (.isShown, .never(let node, let conditions)):
      return "\(name(node)) can be shown" + (conditions.isEmpty ? "" : " when `\(compilation.words(conditions))`")
    case (.tooFar(let count, let screen, let most), .everyScreen(let taps)):
      let verb = count == 2 ? "is" : "are"
      let others = count > 1 ? "; \(count - 1) more \(verb) too far away, up to \(counted(most))" : ""
      return "it takes \(counted(broken.trace?.count ?? 0)) to get to \(name(screen)), not \(taps)\(others)"
    case (.takes(let count), .within(let node, let taps, _)):
      return "it takes \(counted(count)) to get to \(name(node)), not \(taps)"
    case (.isUnreachable, .within(let node, _, _)), (.isUnreachable, .reachable(let node, _)):
      return "no path leads from the start to \(name(node))"
    case (.isFar, .within(let node, let taps, let other)):
      return "from \(name(other)), shown like this, it takes more than \(counted(taps)) to get to \(name(node))"
    case (.isFar, .reachable(let node, let other)):
      return "from \(name(other)), in the state shown here, no path leads to \(name(node))"
    default: return "this does not hold"
    }
  }

  private static func counted(_ taps: Int) -> String { "\(taps) \(taps == 1 ? "tap" : "taps")" }

  private static func help(_ form: Expectation.Form, _ compilation: Compilation) -> String {
    switch form {
    case .never(let node?, let conditions):
      let name = compilation.name(node)
      if conditions.isEmpty { return "remove the links that lead there" }
      let isGuarded = compilation.model.enclosing(node).contains { !compilation.model.guards(of: $0).isEmpty }
      return isGuarded
        ? "a guard is asked only when the screen is entered: lead away from \(name) where the flag changes"
        : "let \(name) declare `requires`, or guard the path there"
    case .onlyAfter(_, let other?): return "lead this path over \(compilation.name(other))"
    case .reachable: return "add a link that leads there"
    case .never, .onlyAfter, .everyScreen, .within, .broken: return "add a shorter path"
    }
  }
}

extension Compilation {
  func range(ofExpectation index: Int) -> SourceRange {
    let expectation = model.expectations[index]
    return range(expectation.syntax, in: expectation.file)
  }
}
