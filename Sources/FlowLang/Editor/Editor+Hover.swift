/// The information about a name or a keyword.
public struct Hover: Hashable, Sendable {
  /// The text, in Markdown.
  public let text: String
  /// The range of the name or keyword.
  public let range: SourceRange
}

extension Editor {
  /// Returns the information about the name, string or keyword at a cursor.
  public func hover(at cursor: Cursor) -> Hover? {
    if let nameUse = nameUses.nameUses(at: cursor).first {
      return text(of: nameUse, in: cursor.file).map { Hover(text: $0, range: range(nameUse, in: cursor.file)) }
    }
    let tree = tree(of: cursor.file)
    guard let token = tree.token(at: cursor.offset),
      let text = text(ofString: token, in: cursor.file) ?? text(ofKeyword: token, in: tree)
    else { return nil }
    return Hover(text: text, range: range(token, in: cursor.file))
  }

  private func text(of nameUse: NameUse, in file: FileID) -> String? {
    if let symbol = nameUse.symbol { return SymbolText(editor: self).paragraphs(of: symbol).joined(separator: "\n\n") }
    let name = tree(of: file).text(of: nameUse)
    switch nameUse.role {
    case .rule: return Rule.named(name).map { "\(Markdown.code(name)), \($0.severity.rawValue): \($0.summary)" }
    case .transition:
      return TransitionReference.builtin(named: name).map {
        "\(Markdown.code(name)): \($0 == .none ? "nothing moves" : "what the platform does")"
      }
    default: return nil
    }
  }

  /// Returns the meaning of a title, a URL or the reason of an entry.
  private func text(ofString token: TokenIndex, in file: FileID) -> String? {
    let (tree, model) = (tree(of: file), compilation.model)
    guard tree.token(token).kind == .string, let statement = tree.path(at: tree.token(token).start).last else {
      return nil
    }
    switch tree[statement].kind {
    case .url, .entry:
      let entryPoint = model.entryPoints.first { $0.syntax == statement && model[$0.owner].file == file }
      return entryPoint.map { OpeningProse(compilation).paragraphs(of: $0).joined(separator: "\n\n") }
    case .screen, .externalScreen:
      let screen = model.nodeIDs.first { model[$0].syntax == statement && model[$0].file == file }
      return screen.map {
        let words = Markdown.code(ReadableName.inWords(model.name(of: $0)))
        let screen = TargetProse(compilation.model).describe($0)
        return "The title of \(screen): the name that a person reads. Without it, that is \(words)."
      }
    default: return nil
    }
  }

  /// Returns the meaning of a keyword in its statement.
  private func text(ofKeyword token: TokenIndex, in tree: SyntaxTree) -> String? {
    let word = tree.token(token).kind
    guard let spelling = word.spelling, word.isReserved || word.isContextual else { return nil }
    let statement = tree.path(at: tree.token(token).start).last {
      tree[$0].kind.isStatement && tree[$0].firstToken == token
    }
    let isInBlock = statement.map { tree[$0].kind == .transitionUse } ?? false
    let text = statement.flatMap { _ in KeywordText.statement(word, isInBlock: isInBlock) } ?? KeywordText.word(word)
    return text.map { "\(Markdown.code(spelling)): \($0)" }
  }
}
