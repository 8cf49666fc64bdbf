/// What is told about a name or a word.
public struct Hover: Hashable, Sendable {
  /// In Markdown.
  public let text: String
  /// What it is about.
  public let range: SourceRange
}

extension Editor {
  /// What there is to tell about what stands at a place.
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
    let name = String(decoding: tree(of: file).source.bytes[Int(nameUse.start)..<Int(nameUse.end)], as: UTF8.self)
    switch nameUse.role {
    case .rule: return Rule.named(name).map { "\(Markdown.code(name)), \($0.severity.rawValue): \($0.summary)" }
    case .transition:
      return TransitionReference.builtin(named: name).map {
        "\(Markdown.code(name)): \($0 == .none ? "nothing moves" : "what the platform does")"
      }
    default: return nil
    }
  }

  /// What a title, an address or the reason of an entry means.
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
        let words = Markdown.code(DiagramText.inWords(model.name(of: $0)))
        let screen = TargetProse(compilation).describe($0)
        return "The title of \(screen): the name that a person reads. Without it, that is \(words)."
      }
    default: return nil
    }
  }

  /// What a word of the language says where it stands.
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
