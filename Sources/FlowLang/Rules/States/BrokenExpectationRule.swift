extension Rule {
  static let brokenExpectation: Rule = Rule(
    "broken-expectation", .error, .states,
    summary: "an `expect` that does not hold",
    explanation: """
      The flow does not do what an `expect` requires of it. The way that is shown is the shortest one that breaks it.
      Mend the flow, or the requirement when it is no longer wanted.
      """,
    failing: """
      app Shop { start Home }
      screen Home { link buy "Buy" -> Receipt }
      screen Receipt { link pay "Pay" -> Payment }
      screen Payment {}
      ⟦expect Receipt only after Payment⟧
      """,
    repaired: """
      app Shop { start Home }
      screen Home { link buy "Buy" -> Payment }
      screen Payment { link pay "Pay" -> Receipt }
      screen Receipt {}
      expect Receipt only after Payment
      """
  ) { compilation, findings in
    for broken in compilation.verdicts.brokenExpectations {
      findings.add(brokenExpectation, about: .file) { finding(broken, compilation) }
    }
  }

  private static func finding(_ broken: Expectations.Broken, _ compilation: Compilation) -> Finding {
    let expectation = compilation.model.expectations[broken.expectation]
    let range = compilation.trees[Int(expectation.file.index)].range(of: expectation.syntax)
    var finding = brokenExpectation.finding(
      message(broken, expectation.form, compilation),
      at: SourceRange(file: expectation.file, start: range.start, end: range.end))
    if let screen = broken.screen { finding.screen = compilation.model.name(of: screen) }
    finding.trace = (broken.trace ?? []).map(compilation.step)
    return finding
  }

  private static func message(
    _ broken: Expectations.Broken, _ form: Expectation.Form, _ compilation: Compilation
  ) -> String {
    func name(_ node: NodeID?) -> String { node.map { compilation.name($0) } ?? "it" }
    switch (broken.reason, form) {
    case (.isShown, .onlyAfter(let node, let other)): return "\(name(node)) can be shown before \(name(other))"
    case (.isShown, .never(let node, let conditions)):
      return "\(name(node)) can be shown" + (conditions.isEmpty ? "" : " under these conditions")
    case (.tooFar(let count, let screen), _):
      let others = count > 1 ? ", and \(count - 1) more too far away" : ""
      return "\(name(screen)) is \(broken.trace?.count ?? 0) taps away\(others)"
    case (.takes(let taps), .within(let node, _, _)): return "it takes \(taps) taps to get to \(name(node))"
    case (.isUnreachable, .within(let node, _, _)), (.isUnreachable, .reachable(let node, _)):
      return "no way leads from the start to \(name(node))"
    case (.isFar, .within(let node, let taps, let other)):
      return "\(name(node)) cannot be reached within \(taps) \(taps == 1 ? "tap" : "taps") of \(name(other)) here"
    case (.isFar, .reachable(let node, let other)):
      return "no way leads from \(name(other)) to \(name(node)) here"
    default: return "this does not hold"
    }
  }
}
