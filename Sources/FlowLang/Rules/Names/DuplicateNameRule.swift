extension Rule {
  static let duplicateName: Rule = Rule(
    "duplicate-name", .error, .names,
    summary: "a name is declared twice",
    explanation: """
      Screens, tab bars, groups and flows share one namespace over all files; flags and transitions have one each; the
      links of a screen, the tabs of a tab bar, the outcomes of a flow and the parameters of anything are distinguished by
      name as well. A link that is inherited from a group, a flow, a tab bar or the app counts as the screen's own:
      drop it with `without` before you give its name to another.
      """,
    example: """
        app Shop { start Home }
        screen Home { link open "See product" -> Product }
        screen Product {}
      - screen ⟦Product⟧ {}
      """
  ) { compilation, findings in
    let model = compilation.model
    var statements = NamedStatements(compilation)
    let partial = model.duplicates.isEmpty ? [] : partialNames(compilation)
    for duplicate in model.duplicates where !partial.contains(duplicate.place) && !partial.contains(duplicate.first) {
      findings.add(duplicateName, about: .node(duplicate.owner)) { finding(duplicate, compilation, &statements) }
    }
    var linkNames: [NodeID: [NameID: LinkID]] = [:]
    for index in model.nodes.indices { findInherited(NodeID(index), model, compilation, &linkNames, &findings) }
  }

  /// Returns the names of which the parser has read only a part, and which are reported: `Sign` of `screen Sign In`.
  private static func partialNames(_ compilation: Compilation) -> Set<SourceRange> {
    var names: Set<SourceRange> = []
    for (file, tree) in compilation.trees.enumerated() {
      for index in tree.skipped.lazy.flatMap({ $0 }) where tree.token(index).kind.isName {
        names.insert(tree.range(of: index, in: FileID(file)))
      }
    }
    return names
  }

  private static func finding(
    _ duplicate: Duplicate, _ compilation: Compilation, _ statements: inout NamedStatements
  ) -> Finding {
    let text = compilation.model.text(duplicate.name)
    let message =
      switch duplicate.kind {
      case .app: "there is already an app; a flow has one"
      case .argument: "the argument `\(text)` is given twice"
      case .handler: "the outcome `\(text)` is handled twice"
      case .builtinTransition: "the transition `\(text)` is built in"
      default: "there is already \(article(duplicate.kind.rawValue)) `\(text)`"
      }
    var finding = duplicateName.finding(message, at: duplicate.place)
    compilation.describe(&finding, duplicate.owner, nil)
    if let outcome = compilation.outcomeMeant(by: duplicate) {
      let written = Spelling.word(outcome)
      finding.help = "did you mean `on \(written)`?"
      finding.fixes = [FixIt("write `\(written)`", isSafe: false, replace: duplicate.place, with: written)]
    } else if let place = statements.repetition(duplicate) {
      finding.fixes = [FixIt("remove it", isSafe: true, replace: place, with: "")]
    } else if duplicate.kind == .parameter, let place = statements.range(of: duplicate.place) {
      finding.fixes = [FixIt("remove it", isSafe: false, replace: place, with: "")]
    } else if duplicate.kind == .link, let name = freeName(duplicate, compilation) {
      finding.help = "give it a name of its own, such as `\(name)`"
      finding.fixes = [FixIt("call it `\(name)`", isSafe: false, replace: duplicate.place, with: name)]
    }
    if duplicate.kind != .builtinTransition {
      finding.notes = [Finding.Note(message: "the first one is here", range: duplicate.first)]
    }
    return finding
  }

  /// Returns a name that no link of the owner has: from the label, or the duplicate name with a number.
  private static func freeName(_ duplicate: Duplicate, _ compilation: Compilation) -> String? {
    let (model, tree) = (compilation.model, compilation.tree(of: duplicate.owner))
    guard let token = tree.tokens.firstIndex(where: { $0.start == duplicate.place.start }) else { return nil }
    let text = model.text(duplicate.name)
    let label = token + 1 < tree.tokens.count && tree.tokens.kind(at: token + 1) == .string
    let own = label ? ReadableName.word(tree.text(of: TokenIndex(token + 1))) : nil
    // Other links with this name are still to be renamed, and may have the same label.
    let taken = Set(
      tree.tokens.indices.filter { $0 > 0 && tree.tokens.kind(at: $0 - 1) == .link }.map {
        tree.text(of: TokenIndex($0))
      })
    return ([own] + (2..<100).map { "\(text)\($0)" }).lazy.compactMap(\.self).first { !taken.contains($0) }
      .map { Spelling.word($0) }
  }

  private static func article(_ word: String) -> String { "\("aeiou".contains(word.prefix(1)) ? "an" : "a") \(word)" }

  /// Finds links that have the name of a link that their screen inherits.
  ///
  /// - Parameter linkNames: A cache of the links by name of each node.
  private static func findInherited(
    _ node: NodeID, _ model: Model, _ compilation: Compilation, _ linkNames: inout [NodeID: [NameID: LinkID]],
    _ findings: inout Findings
  ) {
    guard node != .app, !model[node].links.isEmpty, inheritsLinks(node, model) else { return }
    let dropped = model.droppedLinks[model.details(of: node).without]
    let owners = model.enclosing(node).dropFirst().filter { !model[$0].links.isEmpty }
    for owner in owners where linkNames[owner] == nil {
      let names = model[owner].links.map { (model.links[Int($0)].name, LinkID($0)) }
      linkNames[owner] = Dictionary(names) { _, last in last }
    }
    for own in model[node].links {
      let link = model.links[Int(own)]
      guard let owner = owners.last(where: { linkNames[$0]?[link.name] != nil }),
        let outer = linkNames[owner]?[link.name], !dropped.contains(link.name)
      else { continue }
      findings.add(duplicateName, about: .node(node)) {
        let text = model.text(link.name)
        let place = compilation.tree(of: node).name(of: link.syntax).map { compilation.range($0, in: node) }
        var finding = duplicateName.finding(
          "the link `\(text)` is already inherited from \(compilation.describe(model[outer].owner))",
          at: place ?? compilation.range(link.syntax, in: node))
        compilation.describe(&finding, node, LinkID(own))
        finding.notes = [
          Finding.Note(
            message: "it is declared here", range: compilation.range(model[outer].syntax, in: model[outer].owner))
        ]
        finding.help = "give it another name, or drop the inherited one with `without \(Spelling.word(text))`"
        return finding
      }
    }
  }

  private static func inheritsLinks(_ node: NodeID, _ model: Model) -> Bool {
    var current = node
    while current != .app {
      current = model[current].parent
      if !model[current].links.isEmpty { return true }
    }
    return false
  }
}

/// The statements and arguments by the locations of their names, which are found when they are first needed.
private struct NamedStatements {
  private let compilation: Compilation
  private var found: [FileID: [UInt32: SyntaxID]] = [:]

  init(_ compilation: Compilation) { self.compilation = compilation }

  /// Returns the range of a duplicate, with the comma before an argument, where it repeats the first one word for word;
  /// nil otherwise.
  mutating func repetition(_ duplicate: Duplicate) -> SourceRange? {
    let (file, tree) = (duplicate.place.file, compilation.trees[Int(duplicate.place.file.index)])
    guard duplicate.first.file == file, let second = statement(named: duplicate.place),
      let first = statement(named: duplicate.first), first != second, tree[first].kind == tree[second].kind,
      tree.compactSpelling(of: first) == tree.compactSpelling(of: second)
    else { return nil }
    return range(of: duplicate.place)
  }

  /// Returns the range of a statement, or of an argument or parameter with the comma before it.
  mutating func range(of place: SourceRange) -> SourceRange? {
    guard let statement = statement(named: place) else { return nil }
    let tree = compilation.trees[Int(place.file.index)]
    let range = tree.range(of: statement)
    if tree[statement].kind.isStatement { return SourceRange(file: place.file, start: range.start, end: range.end) }
    // Where the comma is missing, what is before the argument belongs to another one.
    let comma = tree.token(tree[statement].firstToken - 1)
    return comma.kind == .comma ? SourceRange(file: place.file, start: comma.start, end: range.end) : nil
  }

  private mutating func statement(named place: SourceRange) -> SyntaxID? {
    if found[place.file] == nil {
      let tree = compilation.trees[Int(place.file.index)]
      var own: [UInt32: SyntaxID] = [:]
      for index in 0..<tree.nodes.count {
        let id = SyntaxID(UInt32(index))
        let isInList = tree[id].kind == .argument || tree[id].kind == .parameter
        guard tree[id].kind.isStatement || isInList else { continue }
        // The first mention is a name or a whole statement.
        let name = isInList ? nil : tree.name(of: id) ?? tree.name(of: id, at: 2)
        for start in [tree.range(of: id).start, name.map { tree.token($0).start }].compactMap(\.self) {
          own[start] = own[start] ?? id
        }
      }
      found[place.file] = own
    }
    return found[place.file]?[place.start]
  }
}
