extension Rule {
  static let unknownName: Rule = Rule(
    "unknown-name", .error, .names,
    summary: "a name stands for nothing, or for something of the wrong kind",
    explanation: """
      Screens, tab bars, flows, flags, transitions, tabs, outcomes and parameters must be declared somewhere in the
      file or in what it imports. A link with an unknown name in it leads nowhere and counts as `stay`.
      """,
    failing: """
      app Shop { start Home }
      screen Home {
        link open "See product" -> Product
        link offer "Today's offer" -> ⟦Prodct⟧
      }
      screen Product {}
      """,
    repaired: """
      app Shop { start Home }
      screen Home {
        link open "See product" -> Product
        link offer "Today's offer" -> Product
      }
      screen Product {}
      """
  ) { compilation, findings in
    let model = compilation.model
    for problem in MotionProblem.all(in: compilation) where problem.kind == .name {
      findings.add(unknownName, about: .file) { finding(problem) }
    }
    var suggestions: [NameSource: SpellingSuggestion] = [:]
    for name in model.unresolved where !(name.kind == .goal && name.actual == .app) {
      let subject = name.link.map { Findings.Subject.link($0, owner: name.owner) } ?? .node(name.owner)
      findings.add(unknownName, about: subject) { finding(name, compilation, &suggestions) }
    }
  }

  /// - Parameter suggestions: The names of each source that was asked for before.
  private static func finding(
    _ name: UnresolvedName, _ compilation: Compilation, _ suggestions: inout [NameSource: SpellingSuggestion]
  ) -> Finding {
    let model = compilation.model
    let tree = compilation.trees[Int(name.file.index)]
    let token = tree.token(name.token)
    let text = tree.text(of: name.token)
    let range = SourceRange(file: name.file, start: token.start, end: token.end)
    var finding = unknownName.finding(message(name, text, model), at: range)
    compilation.describe(&finding, name.owner, name.link)
    guard name.actual == nil else { return finding }
    if name.kind == .goal, Target.Presentation.allCases.contains(where: { $0.keyword == text }) {
      finding.help = "what is shown comes first: `NAME \(text)`"
      return finding
    }
    if let best = suggestions.best(for: text, in: name.source, of: model) {
      finding.help = "did you mean `\(best)`?"
      finding.fixes = [FixIt("write `\(best)`", isSafe: false, replace: range, with: spelling(of: best, as: name.kind))]
    } else if name.kind == .goal, let keyword = KeywordSuggestion.goal(for: text) {
      finding.help = "did you mean `\(keyword)`?"
      finding.fixes = [FixIt("write `\(keyword)`", isSafe: false, replace: range, with: keyword)]
    }
    return finding
  }

  private static func finding(_ problem: MotionProblem) -> Finding {
    var finding = unknownName.finding(problem.message, at: problem.range)
    if let suggestion = problem.suggestion {
      finding.help = "did you mean `\(suggestion)`?"
      finding.fixes = [FixIt("write `\(suggestion)`", isSafe: false, replace: problem.range, with: suggestion)]
    }
    return finding
  }

  private static func message(_ name: UnresolvedName, _ text: String, _ model: Model) -> String {
    if let actual = name.actual {
      return "`\(text)` is \(model.describe(actual)), but here belongs \(wanted(name.kind))"
    }
    let scope = name.scope.map { "`\(model.name(of: $0))`" }
    return switch name.kind {
    case .goal: "there is no screen, tab bar or flow `\(text)`"
    case .screen: "there is no screen `\(text)`"
    case .place: "there is no screen or flow `\(text)`; a tag is written `#\(text)`"
    case .expected: "there is no screen, tab bar, group or flow `\(text)`"
    case .flag: "there is no flag `\(text)`"
    case .link: "\(scope ?? "the screen") inherits no link `\(text)`"
    case .outcome:
      scope.map { "the flow \($0) has no outcome `\(text)`" } ?? "`finish \(text)` stands outside every flow"
    case .parameter: "there is no parameter `\(text)` to take the value from"
    case .label: scope.map { "\($0) has no parameter `\(text)`" } ?? "the outcome has no parameter `\(text)`"
    case .tab: scope.map { "the tab bar \($0) has no tab `\(text)`" } ?? "there is no tab `\(text)`"
    case .transition: "there is no transition `\(text)`"
    }
  }

  private static func wanted(_ kind: UnresolvedName.Kind) -> String {
    switch kind {
    case .screen: "a screen"
    case .place: "a tag, a screen or a flow"
    case .tab: "the name of a tab or of a tab bar"
    default: "a screen, a tab bar or a flow"
    }
  }

  private static func spelling(of name: String, as kind: UnresolvedName.Kind) -> String {
    switch kind {
    case .goal, .screen, .place, .expected, .flag, .transition: Spelling.name(name)
    case .link, .outcome, .parameter, .label, .tab: Spelling.word(name)
    }
  }
}

extension [NameSource: SpellingSuggestion] {
  /// The nearest name of a source.
  fileprivate mutating func best(for text: String, in source: NameSource, of model: Model) -> String? {
    self[source, default: SpellingSuggestion(among: model.names(in: source).map { model.text($0) })].best(for: text)
  }
}
