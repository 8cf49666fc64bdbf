extension ChangeRule {
  /// The rules about expectations.
  static let expectations = [expectationRemoved, expectationAdded]

  static let expectationRemoved = ChangeRule("expectation-removed", .risky) { comparison, changes in
    for expectation in comparison.removedExpectations {
      changes.add("\(quoted(expectation.text)) is gone", about: .init(before: expectation.range))
    }
  }

  static let expectationAdded = ChangeRule("expectation-added", .safe) { comparison, changes in
    for expectation in NamedItems(comparison.old.expectations, comparison.new.expectations, by: \.text).added {
      changes.add("\(quoted(expectation.text)) is new", about: .init(after: expectation.range))
    }
  }
}

extension Comparison {
  /// The expectations that only the old version has.
  var removedExpectations: [(text: String, range: SourceRange)] {
    NamedItems(old.expectations, new.expectations, by: \.text).removed
  }
}

extension FlowVersion {
  /// The expectations, as texts that can be compared with those of the other version.
  fileprivate var expectations: [(text: String, range: SourceRange)] {
    model.expectations.map { expectation in
      let tree = compilation.trees[Int(expectation.file.index)]
      return (text(of: expectation, tree), compilation.range(expectation.syntax, in: expectation.file))
    }
  }

  private func text(of expectation: Expectation, _ tree: SyntaxTree) -> String {
    func named(_ node: NodeID?) -> String { node.map { word(for: $0) } ?? "?" }
    switch expectation.form {
    case .never(let node, let conditions):
      let conditions = text(ofConditions: conditions)
      return "expect never \(named(node))" + (conditions.isEmpty ? "" : " when \(conditions)")
    case .everyScreen(let taps): return "expect every screen within \(taps.counted("tap"))"
    case .onlyAfter(let node, let other): return "expect \(named(node)) only after \(named(other))"
    case .within(let node, let taps, let origin):
      return "expect \(named(node)) within \(taps.counted("tap"))" + (origin.map { " of \(named($0))" } ?? "")
    case .reachable(let node, let origin):
      return "expect \(named(node)) reachable" + (origin.map { " from \(named($0))" } ?? "")
    case .broken: return tree.plainText(of: expectation.syntax)
    }
  }
}
