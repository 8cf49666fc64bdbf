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
      return finding
    }
    if name.kind == .flag, let flag = negatedFlag(text, name, model) {
      finding.help = "`not` is a word of its own: write `not \(flag)`"
      finding.fixes = [FixIt("write `not \(flag)`", isSafe: false, replace: range, with: "not \(Spelling.name(flag))")]
    } else if name.kind == .parameter, let value = value(for: text, behind: name, tree, compilation) {
      finding.help = "did you mean `\(value)`?"
      finding.fixes = [FixIt("write `\(value)`", isSafe: false, replace: range, with: value)]
    } else if name.kind == .goal, let keyword = KeywordSuggestion.foreignGoal(for: text) {
      finding.help = "`\(text)` is written `\(keyword)` here"
      finding.fixes = [FixIt("write `\(keyword)`", isSafe: false, replace: range, with: keyword)]
    } else if name.kind == .flag, let value = onlyValue(text, model) {
      finding.help = "it is a value: write `\(value)`"
      finding.fixes = [FixIt("write `\(value)`", isSafe: false, replace: range, with: value)]
    } else if name.kind == .place,
      model.tags.contains(where: { model.text($0.name) == text && !$0.taggingTargets.isEmpty })
    {
      let tag = Spelling.tag(text)
      finding.fixes = [FixIt("write `\(tag)`", isSafe: false, replace: range, with: tag)]
    } else if name.kind == .parameter, let value = member(behind: name.token, tree), let member = value.name {
      finding.help = "the value of a parameter is written by its name: `\(member)`"
      finding.fixes = [
        FixIt(
          "write `\(member)`", isSafe: false,
          replace: SourceRange(file: name.file, start: range.start, end: value.start), with: "")
      ]
    } else if name.kind == .tab, let tab = tab(of: text, model) {
      finding.help = "the tab of `\(text)` is `\(tab)`"
      finding.fixes = [FixIt("write `\(tab)`", isSafe: false, replace: range, with: tab)]
    } else if name.kind == .goal, model.tabs.contains(where: { model.text($0.name) == text }),
      suggestions.best(for: text, in: name.source, of: model)?.lowercased() != text.lowercased()
    {
      finding.help = "`\(text)` is a tab: write `tab \(text)`"
      finding.fixes = [FixIt("write `tab \(text)`", isSafe: false, replace: range, with: "tab \(text)")]
    } else if name.kind == .goal, isOutcome(text, around: name.owner, model) {
      finding.help = "`\(text)` is an outcome: write `finish \(text)`"
      finding.fixes = [FixIt("write `finish \(text)`", isSafe: false, replace: range, with: "finish \(text)")]
    } else if let best = suggestions.best(for: text, in: name.source, of: model) {
      finding.help = "did you mean `\(best)`?"
      finding.fixes = [FixIt("write `\(best)`", isSafe: false, replace: range, with: spelling(of: best, as: name.kind))]
    } else if name.kind == .transition, let best = SpellingSuggestion.best(for: text, among: ["none", "default"]) {
      finding.help = "did you mean `\(best)`?"
      finding.fixes = [FixIt("write `\(best)`", isSafe: false, replace: range, with: best)]
    } else if name.kind == .place, SpellingSuggestion.best(for: text, among: ["root"]) != nil {
      finding.help = "did you mean `root`?"
      finding.fixes = [FixIt("write `root`", isSafe: false, replace: range, with: "root")]
    } else if name.kind == .goal, let keyword = KeywordSuggestion.goal(for: text) {
      finding.help = "did you mean `\(keyword)`?"
      finding.fixes = [FixIt("write `\(keyword)`", isSafe: false, replace: range, with: keyword)]
    } else if name.kind == .label, let label = onlyLabelLeft(name, tree, model) {
      finding.help = "did you mean `\(label)`?"
      finding.fixes = [FixIt("write `\(label)`", isSafe: false, replace: range, with: Spelling.word(label))]
    } else if let meant = compilation.onlyNameLeft(for: name) {
      finding.help = "did you mean `\(meant)`? nothing else mentions it"
      finding.fixes = [
        FixIt("write `\(meant)`", isSafe: false, replace: range, with: spelling(of: meant, as: name.kind))
      ]
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

  /// The flag of a condition such as `notOnboarded`.
  private static func negatedFlag(_ text: String, _ name: UnresolvedName, _ model: Model) -> String? {
    guard
      let prefix = ["isNot", "not", "no"].first(where: {
        text.hasPrefix($0) && text.dropFirst($0.count).first?.isUppercase == true
      })
    else { return nil }
    let flag = text.dropFirst(prefix.count)
    let names = model.names(in: name.source).map { model.text($0) }
    return names.first { $0.lowercased() == flag.lowercased() }
  }

  /// The value for which an unknown parameter is meant: a misspelt `nil`, `true` or `false`, the parameter with the name
  /// of the label before it, or a text without quotes.
  private static func value(
    for text: String, behind name: UnresolvedName, _ tree: SyntaxTree, _ compilation: Compilation
  ) -> String? {
    if let word = SpellingSuggestion.best(for: text, among: ["nil", "true", "false"]) { return word }
    guard name.token > 1, tree.tokens.kind(at: Int(name.token) - 1) == .colon,
      Int(name.token) + 1 == tree.tokens.count || tree.tokens.kind(at: Int(name.token) + 1) != .dot
    else { return nil }
    let label = tree.text(of: name.token - 2)
    let names = compilation.model.names(in: name.source).map { compilation.model.text($0) }
    let best = SpellingSuggestion.best(for: text, among: names)
    if best != nil { return nil }
    if names.contains(label) { return Spelling.word(label) }
    // `Product(name: tea)`
    let model = compilation.model
    let before = (max(0, Int(name.token) - 64)..<Int(name.token)).reversed()
    guard !compilation.trees.contains(where: \.hasErrors),
      let open = before.first(where: { tree.tokens.kind(at: $0) == .leftParenthesis }), open > 0,
      let node = model.node(named: tree.text(of: TokenIndex(open - 1))),
      let meant = model.parameters[model.details(of: node).parameters].first(where: { model.text($0.name) == label }),
      ["String", "String?"].contains(meant.type.spelling)
    else { return nil }
    return StringLiteral.quoted(text)
  }

  /// The parameter for which an unknown label is meant: the only one that the call gives no value.
  private static func onlyLabelLeft(_ name: UnresolvedName, _ tree: SyntaxTree, _ model: Model) -> String? {
    var token = Int(name.token)
    while token > 0, tree.tokens.kind(at: token) != .leftParenthesis { token -= 1 }
    var given: Set<String> = []
    while token + 1 < tree.tokens.count, tree.tokens.kind(at: token) != .rightParenthesis {
      if tree.tokens.kind(at: token + 1) == .colon { given.insert(tree.text(of: TokenIndex(token))) }
      token += 1
    }
    let left = model.names(in: name.source).map { model.text($0) }.filter { !given.contains($0) }
    return left.count == 1 ? left[0] : nil
  }

  /// Whether a flow around a node, or the screen itself, ends in an outcome.
  private static func isOutcome(_ text: String, around node: NodeID, _ model: Model) -> Bool {
    model.enclosing(node).contains { owner in
      model.details(of: owner).outcomes.contains { model.text(model[OutcomeID($0)].name) == text }
    }
  }

  /// Returns the last name of a path such as `paid.order` and its start; nil when the token does not begin a path.
  private static func member(behind token: TokenIndex, _ tree: SyntaxTree) -> (name: String?, start: UInt32)? {
    var last = token
    while Int(last) + 2 < tree.tokens.count, tree.tokens.kind(at: Int(last) + 1) == .dot { last += 2 }
    return last == token ? nil : (tree.text(of: last), tree.token(last).start)
  }

  /// Returns the tab that shows a screen, as it is written.
  private static func tab(of screen: String, _ model: Model) -> String? {
    let tab = model.tabs.first { tab in tab.root.node.map { model.name(of: $0) } == screen }
    return tab.map { Spelling.word(model.text($0.name)) }
  }

  /// Returns the value of this name, with its flag, when only one flag has it.
  private static func onlyValue(_ text: String, _ model: Model) -> String? {
    let values = model.flags.indices.filter { model.flags[$0].value.map { model.text($0) } == text }
    return values.count == 1 ? model.text(of: FlagID(values[0])) : nil
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

  private static func spelling(of name: String, as kind: UnresolvedName.Kind) -> String {
    switch kind {
    case .goal, .screen, .place, .expected, .flag, .transition: Spelling.name(name)
    case .link, .outcome, .parameter, .label, .tab, .value: Spelling.word(name)
    }
  }
}
