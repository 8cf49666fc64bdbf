/// The reason why a rename is refused.
public struct RenameProblem: Error, Hashable, Sendable {
  /// The reason, in one lower-case sentence.
  public let message: String
}

extension Editor {
  /// Returns the range of the name at a cursor, if it can be renamed.
  public func renameRange(at cursor: Cursor) -> SourceRange? {
    nameUses.nameUses(at: cursor).first { $0.symbol != nil }.map { range($0, in: cursor.file) }
  }

  /// Returns the edits, in all files, that rename the symbol at a cursor.
  ///
  /// - Parameters:
  ///   - cursor: The location of a use of the symbol.
  ///   - name: The new name, as plain text: backticks and quotes are added where the language needs them, and removed
  ///     from the given name together with the `#` of a tag.
  public func rename(at cursor: Cursor, to name: String) -> Result<[TextEdit], RenameProblem> {
    let named = nameUses.sharingNameUses(with: nameUses.symbols(at: cursor))
    guard let first = named.first else {
      return .failure(RenameProblem(message: "there is no name here that can be changed"))
    }
    let name = NewName(name, isTag: first.isTag)
    if let problem = name.problem { return .failure(RenameProblem(message: problem)) }
    var edits: [TextEdit] = []
    for (file, nameUse) in nameUses.nameUses(of: named) {
      guard let spelling = name.spelling(as: nameUse) else {
        return .failure(RenameProblem(message: "a placeholder of an address cannot be called `\(name.text)`"))
      }
      edits.append(TextEdit(range: range(nameUse, in: file), text: spelling))
    }
    if let problem = problem(of: edits, name) { return .failure(RenameProblem(message: problem)) }
    return .success(edits)
  }

  /// Returns the problem that edits would cause: a duplicate name, or a name that would refer to another symbol.
  private func problem(of edits: [TextEdit], _ name: NewName) -> String? {
    var edited = compilation.trees
    for index in edited.indices {
      let own = edits.filter { $0.range.file == FileID(index) }
      guard !own.isEmpty else { continue }
      let source = edited[index].source
      edited[index] = Parser.parse(
        SourceFile(path: source.path, identity: source.identity, bytes: TextEdit.apply(own, to: source.bytes)))
    }
    let model = ModelBuilder.build(edited)
    let known = Set(duplicates(compilation.model, compilation.trees))
    let new = duplicates(model, edited).filter { !known.contains($0) }
    // A second declaration is the reason for what happens twice.
    if let duplicate = new.first(where: { $0.hasPrefix("there is already") }) ?? new.first { return duplicate }
    if nameUses.means(the: NameUseIndex(edited)) { return nil }
    return "where `\(name.text)` is written, it would refer to something else"
  }

  /// Returns the messages about duplicate names, in the words of the rule.
  private func duplicates(_ model: Model, _ trees: [SyntaxTree]) -> [String] {
    var findings = Findings(severities: [:], model: model)
    let compilation = Compilation(
      sources: trees.map(\.source), trees: trees, failedImports: [], model: model, verdicts: Verdicts(),
      findings: findings)
    Rule.duplicateName.find(compilation, &findings)
    return findings.sorted.map(\.message)
  }
}

extension NameUseIndex {
  /// Whether each name of another index refers to the same symbol as in this index, in order.
  fileprivate func means(the other: NameUseIndex) -> Bool {
    zip(files, other.files).allSatisfy { own, others in
      own.count == others.count && zip(own, others).allSatisfy { $0.symbol == $1.symbol && $0.role == $1.role }
    }
  }
}

extension Symbol {
  fileprivate var isTag: Bool {
    if case .tag = self { return true }
    return false
  }
}
