/// Why something cannot be called so.
public struct RenameProblem: Error, Hashable, Sendable {
  /// What is wrong, in one lower-case sentence.
  public let message: String
}

extension Editor {
  /// The name at a place, if it is one that can be changed.
  public func renameRange(at cursor: Cursor) -> SourceRange? {
    nameUses.nameUses(at: cursor).first { $0.symbol != nil }.map { range($0, in: cursor.file) }
  }

  /// The edits, in all files, that give another name to what the name at a place stands for.
  ///
  /// - Parameters:
  ///   - cursor: The place.
  ///   - name: The name, as text: where the language needs backticks or quotes, they are written. One in backticks or,
  ///     for a tag, behind `#` is understood.
  public func rename(at cursor: Cursor, to name: String) -> Result<[TextEdit], RenameProblem> {
    let named = nameUses.sharingMentions(with: nameUses.symbols(at: cursor))
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

  /// What edits would break: a name would be there twice, or some name would mean something else.
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
    if let duplicate = duplicates(model, edited).first(where: { !known.contains($0) }) { return duplicate }
    if nameUses.means(the: NameUseIndex(model, edited)) { return nil }
    return "where `\(name.text)` is written, it would stand for something else"
  }

  /// The names that are there twice, as the rule words it.
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
  /// Whether every name of another index stands for the same as here, one by one.
  fileprivate func means(the other: NameUseIndex) -> Bool {
    zip(files, other.files).allSatisfy { own, others in
      own.count == others.count
        && zip(own, others).allSatisfy { $0.symbol == $1.symbol && $0.role == $1.role }
    }
  }
}

extension Symbol {
  fileprivate var isTag: Bool {
    if case .tag = self { return true }
    return false
  }
}
