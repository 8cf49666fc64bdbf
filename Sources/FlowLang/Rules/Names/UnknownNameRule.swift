extension Rule {
  static let unknownName: Rule = Rule(
    "unknown-name", .error, .names,
    summary: "a name is not declared, or refers to something of the wrong kind",
    explanation: """
      Screens, tab bars, flows, flags, transitions, tabs, outcomes and parameters must be declared somewhere in the
      file or in what it imports. A link with an unknown name in it leads nowhere and counts as `stay`.
      """,
    example: """
        app Shop { start Home }
        screen Home {
          link open "See product" -> Product
      -   link offer "Today's offer" -> ⟦Prodct⟧
      +   link offer "Today's offer" -> Product
        }
        screen Product {}
      """
  ) { compilation, findings in
    let model = compilation.model
    for problem in MotionProblem.all(in: compilation) where problem.kind == .name {
      findings.add(unknownName, about: .file) { problem.finding(of: unknownName) }
    }
    for allow in model.allows where named(allow.rule) == nil {
      findings.add(unknownName, about: .file) { finding(ofRuleIn: allow, compilation) }
    }
    UnknownTags.find(in: compilation, &findings)
    var suggestions: [NameSource: SpellingSuggestion] = [:]
    var unread = UnreadNames(compilation)
    var declarations = MisspeltDeclarations(compilation)
    let outcomes = MisplacedOutcomes(compilation)
    for group in outcomes.groups { findings.add(unknownName, about: .node(group.screen)) { outcomes.finding(group) } }
    for group in merged(groups(of: model.unresolved, compilation), compilation, &suggestions) {
      if unread.mayExplain(group[0], &suggestions) { continue }
      if outcomes.explains(group[0]) {
        for link in group.compactMap(\.link) { findings.breakLink(link) }
        continue
      }
      var isReported = false
      for (index, name) in group.enumerated() {
        if isReported {
          if let link = name.link { findings.breakLink(link) }
          continue
        }
        let subject = name.link.map { Findings.Subject.link($0, owner: name.owner) } ?? .node(name.owner)
        isReported = findings.add(unknownName, about: subject) {
          let rest = Array(group[index...])
          return declarations.finding(rest, &suggestions) ?? finding(rest, compilation, &suggestions)
        }
      }
    }
  }

  /// Returns the unknown names in groups: equal names of the same kind are one mistake, however often they occur.
  private static func groups(of names: [UnresolvedName], _ compilation: Compilation) -> [[UnresolvedName]] {
    names.filter { !($0.kind == .goal && $0.actual == .app) }
      .grouped { GroupKey($0, compilation.trees[Int($0.file.index)].text(of: $0.token), at: compilation.range(of: $0)) }
  }

  /// Returns groups in which those of parameters and of tabs are joined that resemble the same declared name: the
  /// declaration is misspelt, and labels and values, tabs and tabs of a bar mention it.
  private static func merged(
    _ groups: [[UnresolvedName]], _ compilation: Compilation, _ suggestions: inout [NameSource: SpellingSuggestion]
  ) -> [[UnresolvedName]] {
    let joined = groups.indices.grouped { number -> [String] in
      let name = groups[number][0]
      let text = compilation.trees[Int(name.file.index)].text(of: name.token)
      let isTab = name.kind == .tab
      guard isTab || name.kind == .label || name.kind == .parameter, name.actual == nil,
        let best = suggestions.best(for: text, in: name.source, of: compilation.model)
      else { return ["\(number)"] }
      return [isTab ? "tab" : "", text, best]
    }
    return joined.map { $0.flatMap { groups[$0] } }
  }

  private struct GroupKey: Hashable {
    let kind: UnresolvedName.Kind
    let scope: NodeID?
    let flag: FlagID?
    let text: String
    /// The location of a name that is declared as something else, each of which is a mistake of its own.
    let place: SourceRange?

    init(_ name: UnresolvedName, _ text: String, at place: SourceRange) {
      (self.text, flag) = (text, name.flag)
      self.place = name.actual == nil ? nil : place
      switch name.kind {
      case .goal, .screen, .place, .expected: (kind, scope) = (.goal, nil)
      case .parameter: (kind, scope) = (.label, name.owner)
      default: (kind, scope) = (name.kind, name.scope)
      }
    }
  }

  /// The limit on the locations that a finding lists.
  static let mostPlaces = 20

  /// - Parameter suggestions: A cache of the names of each source.
  private static func finding(
    _ group: [UnresolvedName], _ compilation: Compilation, _ suggestions: inout [NameSource: SpellingSuggestion]
  ) -> Finding {
    var finding = finding(group[0], compilation, &suggestions)
    let others = group.dropFirst().map(compilation.range(of:))
    finding.notes = others.prefix(mostPlaces).map { Finding.Note(message: "and here", range: $0) }
    // The same replacement is made at every location.
    finding.fixes = finding.fixes.map { fix in
      guard let edit = fix.edits.first, edit.range == finding.range, !others.isEmpty else { return fix }
      let edits = fix.edits + others.map { TextEdit(range: $0, text: edit.text) }
      return FixIt(title: fix.title, isSafe: fix.isSafe, edits: edits.sorted { $0.range < $1.range })
    }
    return finding
  }

  private static func finding(
    _ name: UnresolvedName, _ compilation: Compilation, _ suggestions: inout [NameSource: SpellingSuggestion]
  ) -> Finding {
    let model = compilation.model
    let tree = compilation.trees[Int(name.file.index)]
    let text = tree.text(of: name.token)
    let range = compilation.range(of: name)
    var finding = unknownName.finding(message(name, text, model), at: range)
    compilation.describe(&finding, name.owner, name.link)
    guard name.actual == nil else { return finding }
    if name.kind == .goal, Target.Presentation.allCases.contains(where: { $0.keyword == text }) {
      finding.help = "what is shown comes first: `NAME \(text)`"
    } else if let repair = NameRepair.best(for: name, text, compilation, &suggestions) {
      finding.help = repair.help
      let end = repair.end ?? range.end
      let place = SourceRange(file: range.file, start: range.start, end: end)
      finding.fixes = [FixIt("write `\(repair.shown)`", isSafe: false, replace: place, with: repair.text)]
    } else if name.kind == .label, let fix = compilation.parameterFix(for: name) {
      finding.help = fix.title
      finding.fixes = [fix]
    } else if let flag = name.flag {
      finding.help = "its values are \(compilation.listedValues(of: flag, "and"))"
    } else if model.hasApp {
      compilation.suggestDeclaration(of: text, name, &finding)
    }
    return finding
  }

  private static func finding(ofRuleIn allow: Allow, _ compilation: Compilation) -> Finding {
    let range = compilation.nameRange(of: allow)
    var finding = unknownName.finding("there is no rule `\(allow.rule)`", at: range)
    compilation.describe(&finding, allow.owner, nil)
    if let best = SpellingSuggestion.best(for: allow.rule, among: all.map(\.name)) {
      finding.help = "did you mean `\(best)`?"
      finding.fixes = [FixIt("write `\(best)`", isSafe: false, replace: range, with: best)]
    }
    return finding
  }

  private static func message(_ name: UnresolvedName, _ text: String, _ model: Model) -> String {
    if let actual = name.actual, model[actual].kind == .flow, name.kind == .goal {
      return "`\(text)` cannot begin with itself"
    }
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
      scope.map {
        "the \(name.scope.map { model[$0].kind } == .screen ? "screen" : "flow") \($0) has no outcome `\(text)`"
      }
        ?? "`finish \(text)` is outside every flow"
    case .parameter: "there is no parameter `\(text)` to take the value from"
    case .label: scope.map { "\($0) has no parameter `\(text)`" } ?? "the outcome has no parameter `\(text)`"
    case .tab: scope.map { "the tab bar \($0) has no tab `\(text)`" } ?? "there is no tab `\(text)`"
    case .transition: "there is no transition `\(text)`"
    case .value: "the flag \(name.flag.map { "`\(model.text(model[$0].name))`" } ?? "") has no value `\(text)`"
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
}
