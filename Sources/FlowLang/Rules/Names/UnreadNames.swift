/// The unreadable parts of the files, which may contain the declarations of unknown names.
struct UnreadNames {
  private let compilation: Compilation
  /// The names among the skipped tokens of all files.
  private let skipped: Set<String>
  private var nearSkipped: SpellingSuggestion
  /// Whether a file is missing or is not a flow file.
  private let isFileMissing: Bool
  /// Whether an import cannot be read or is misspelt, a comment is not closed, or a merge not
  /// finished: anything may be declared there.
  private let isTextMissing: Bool
  /// Whether any file of the flow is cut off: all names may be declared in its rest.
  private let isCutOff: Bool
  /// The statements of each file that could not be read to their end.
  private let broken: [RangeIndex]
  /// The locations of the syntax errors of each file.
  private let errors: [RangeIndex]
  /// The statements of each file that contain a syntax error.
  private let erroneous: [RangeIndex]

  init(_ compilation: Compilation) {
    self.compilation = compilation
    isFileMissing = !compilation.failedImports.isEmpty || compilation.trees.contains { $0.foreign != nil }
    let trees = compilation.trees.contains(where: \.hasErrors) ? compilation.trees : []
    let isImportMisspelt = compilation.failedImports.contains { if case .misspelt = $0.problem { true } else { false } }
    isTextMissing =
      isImportMisspelt
      || trees.contains { tree in
        let imports = tree.nodes.indices.map { SyntaxID(UInt32($0)) }.filter { tree[$0].kind == .importItem }
        let errors = RangeIndex(tree.errors)
        return tree.errors.contains { $0.message.mayHideDeclarations }
          || imports.contains { item in
            // The text after the import on its line may be meant as its path.
            let range = tree.range(of: item)
            let next = tree.source.bytes[Int(range.end)...].prefix { $0 == ASCII.space }.endIndex
            return errors.touches(range.start, UInt32(next) + 1)
          }
      }
    let texts = trees.flatMap { tree in
      tree.skipped.flatMap { $0 }
        .filter { [.string, .dashedWord].contains(tree.token($0).kind) || tree.token($0).kind.isWord }
        .map { tree.text(of: $0) }
    }
    isCutOff = trees.contains(where: \.isCutOff)
    errors = trees.map { RangeIndex($0.errors) }
    erroneous = trees.map { Self.erroneousStatements(of: $0) }
    skipped = Set(texts)
    nearSkipped = SpellingSuggestion(among: Array(texts.prefix(Self.mostCompared)))
    broken = trees.map { tree in
      let statements = tree.nodes.indices.map { SyntaxID(UInt32($0)) }
        .filter { tree[$0].isBroken && Self.statements.contains(tree[$0].kind) }
      return RangeIndex(statements.map { (tree[$0].firstToken, tree.endToken(of: $0)) })
    }
  }

  /// Whether the misuse of a flag may follow from a reported error in the same statement or in the flag's declaration.
  func mayExplain(_ misuse: FlagMisuse) -> Bool {
    isErroneous(misuse.file, misuse.tokens.lowerBound) || isDeclaredWithError(misuse.flag)
  }

  private func isErroneous(_ file: FileID, _ token: TokenIndex) -> Bool {
    !erroneous.isEmpty && erroneous[Int(file.index)].contains(token)
  }

  private func isDeclaredWithError(_ flag: FlagID) -> Bool {
    let values = compilation.model[flag].values
    let first = compilation.model[FlagID(Int(values.lowerBound))]
    let tree = compilation.trees[Int(first.file.index)]
    return isErroneous(first.file, tree[first.syntax].firstToken)
  }

  /// Returns the only declarations that can have the parameter of a name; nil when it is not the parameter of a call or
  /// may be that of an outcome.
  private func heads(declaring name: UnresolvedName) -> [NodeID]? {
    switch name.kind {
    case .label: name.scope.map { [$0] }
    case .parameter where compilation.model.outcomes.allSatisfy { $0.parameters.isEmpty }:
      compilation.model.enclosing(name.owner).filter { $0 != .app }
    default: nil
    }
  }

  /// Whether the parameters of a screen or flow may be in an unreadable part.
  private func isHeadErroneous(_ node: NodeID) -> Bool {
    let tree = compilation.tree(of: node)
    let first = tree[compilation.model[node].syntax].firstToken
    let end = (Int(first)..<min(Int(first) + 64, tree.tokens.count)).first { tree.tokens.kind(at: $0) == .leftBrace }
    guard let end else { return false }
    return errors[Int(compilation.model[node].file.index)].touches(tree.token(first).start, tree.tokens[end].end)
  }

  /// Returns the statements that have an error, including one directly after them on the same line.
  private static func erroneousStatements(of tree: SyntaxTree) -> RangeIndex {
    if tree.errors.isEmpty { return RangeIndex(tree.errors) }
    let errors = RangeIndex(tree.errors)
    let bytes = tree.source.bytes
    let ranges = tree.nodes.indices.map { SyntaxID(UInt32($0)) }
      .filter { statements.contains(tree[$0].kind) || tree[$0].kind == .flag }
      .filter { id in
        let (first, end) = (tree[id].firstToken, tree.endToken(of: id))
        guard end > first else { return false }
        let last = tree.token(end - 1).end
        let next = bytes[Int(last)...].prefix { $0 == ASCII.space || $0 == ASCII.tab }.endIndex
        // An error that begins at the end of the statement belongs to it, too.
        return errors.touches(tree.token(first).start, UInt32(next) + 1) || errors.touches(last, last + 1)
      }
    return RangeIndex(ranges.map { (tree[$0].firstToken, tree.endToken(of: $0)) })
  }

  /// Whether an unknown name may follow from a reported error: it is in an unreadable statement, or may be declared in
  /// one or in a missing file.
  mutating func mayExplain(_ name: UnresolvedName, _ suggestions: inout [NameSource: SpellingSuggestion]) -> Bool {
    if isTextMissing { return true }
    let tree = compilation.trees[Int(name.file.index)]
    if isCutOff, name.actual == nil { return true }
    if !broken.isEmpty {
      if broken[Int(name.file.index)].contains(name.token) { return true }
      if let heads = heads(declaring: name) { return heads.contains { isHeadErroneous($0) } }
      let text = tree.text(of: name.token)
      if skipped.contains(text) || nearSkipped.best(for: text) != nil { return true }
      if [.flag, .value, .outcome, .tab].contains(name.kind), isErroneous(name.file, name.token) { return true }
      if let flag = name.flag, isDeclaredWithError(flag) { return true }
    }
    guard isFileMissing, name.actual == nil else { return false }
    return suggestions.best(for: tree.text(of: name.token), in: name.source, of: compilation.model) == nil
  }

  /// The limit on the skipped names that an unknown name is compared with.
  private static let mostCompared = 200

  private static let statements: Set<SyntaxKind> = [
    .link, .handler, .start, .requires, .url, .entry, .tab, .embed, .without, .transitionUse, .expectation,
  ]
}

extension [NameSource: SpellingSuggestion] {
  /// Returns the nearest name of a source.
  mutating func best(for text: String, in source: NameSource, of model: Model) -> String? {
    self[source, default: SpellingSuggestion(among: model.names(in: source).map { model.text($0) })].best(for: text)
  }
}
