extension ChangeRule {
  /// The rules about expectations.
  static let expectations = [expectationRemoved, expectationAdded]

  static let expectationRemoved = ChangeRule(
    "expectation-removed", .risky, "something is not expected any more",
    because: "Nothing tells when it stops being so. A person must say that this is meant.",
    before: """
      app Shop { start Home }
      screen Home { link help "Help" -> Help }
      screen Help {}
      expect Help within 2 taps
      """,
    after: """
      app Shop { start Home }
      screen Home { link help "Help" -> Help }
      screen Help {}
      """
  ) { comparison, changes in
    let kept = Set(comparison.new.expectations.map(\.text))
    for expectation in comparison.old.expectations where !kept.contains(expectation.text) {
      changes.add("\(quoted(expectation.text)) is gone", about: .init(before: expectation.range))
    }
  }

  static let expectationAdded = ChangeRule(
    "expectation-added", .safe, "something more is expected", because: "When it is not so, a new finding says it.",
    before: """
      app Shop { start Home }
      screen Home { link help "Help" -> Help }
      screen Help {}
      """,
    after: """
      app Shop { start Home }
      screen Home { link help "Help" -> Help }
      screen Help {}
      expect Help within 2 taps
      """
  ) { comparison, changes in
    let known = Set(comparison.old.expectations.map(\.text))
    for expectation in comparison.new.expectations where !known.contains(expectation.text) {
      changes.add("\(quoted(expectation.text)) is new", about: .init(after: expectation.range))
    }
  }
}

extension FlowVersion {
  /// The expectations, as texts that can be compared with those of the other version.
  fileprivate var expectations: [(text: String, range: SourceRange)] {
    model.expectations.map { expectation in
      let tree = compilation.trees[Int(expectation.file.index)]
      let range = tree.range(of: expectation.syntax)
      return (
        text(of: expectation, tree), SourceRange(file: expectation.file, start: range.start, end: range.end)
      )
    }
  }

  private func text(of expectation: Expectation, _ tree: SyntaxTree) -> String {
    func said(_ node: NodeID?) -> String { node.map { Spelling.name(name(of: $0)) } ?? "?" }
    switch expectation.form {
    case .never(let node, let conditions):
      let conditions = text(ofConditions: conditions)
      return "expect never \(said(node))" + (conditions.isEmpty ? "" : " when \(conditions)")
    case .everyScreen(let taps): return "expect every screen within \(taps.counted("tap"))"
    case .onlyAfter(let node, let other): return "expect \(said(node)) only after \(said(other))"
    case .within(let node, let taps, let origin):
      return "expect \(said(node)) within \(taps.counted("tap"))" + (origin.map { " of \(said($0))" } ?? "")
    case .reachable(let node, let origin):
      return "expect \(said(node)) reachable" + (origin.map { " from \(said($0))" } ?? "")
    case .broken: return tree.plainText(of: expectation.syntax)
    }
  }
}
