/// A completion for the word at a cursor.
public struct Completion: Hashable, Sendable {
  /// The kind of thing that a completion inserts.
  public enum Kind: Hashable, Sendable {
    /// The name of an entity of a flow, or of one that is built in.
    case symbol(SymbolKind)
    case keyword, type, rule, effect, text, file
  }

  /// The text that is shown, and that typed text is compared with.
  public let label: String
  /// The kind of the completion.
  public let kind: Kind
  /// A few words beside the label: parameters, a type.
  public let detail: String
  /// The documentation, in Markdown; empty for none.
  public let documentation: String
  /// The text to insert, with the quotes or backticks that the language requires.
  public let insertText: String
  /// The range to replace: the word at the cursor.
  public let replaced: SourceRange
  /// The primary key of the sort order, before the label.
  public let sortKey: String
}

extension Editor {
  /// Returns the completions at a cursor, the most relevant first.
  ///
  /// - Parameter files: Returns the paths of the files that the file of the cursor may import, relative to it.
  public func completions(at cursor: Cursor, importing files: () -> [String] = { [] }) -> [Completion] {
    if let path = importPath(at: cursor) {
      let context = SyntaxContext(Cursor(file: cursor.file, offset: path.start), in: self)
      var list = CompletionList(editor: self, context: context, cursor: cursor, replaced: path)
      list.addFiles(files())
      return list.sorted
    }
    guard let word = wordToComplete(at: cursor) else { return [] }
    let context = SyntaxContext(Cursor(file: cursor.file, offset: word.start), in: self)
    var list = CompletionList(editor: self, context: context, cursor: cursor, replaced: word)
    if let token = tree(of: cursor.file).token(before: cursor.offset),
      tree(of: cursor.file).token(token).kind == .string
    {
      list.addPlaceholders()
      return list.sorted
    }
    let (expected, mayEnd) = ExpectationReader.read(context, compilation.model)
    for slot in expected.names { list.add(slot) }
    list.addWords(expected.keywords)
    if list.isAtLineStart || (mayEnd && context.statement == nil) { list.addStatements() }
    return list.sorted
  }

  /// Returns the range of the word at a cursor, which a completion replaces; nil in comments, numbers and most strings.
  private func wordToComplete(at cursor: Cursor) -> SourceRange? {
    let tree = tree(of: cursor.file)
    if tree.comment(at: cursor.offset) != nil { return nil }
    if let index = tree.token(before: cursor.offset) {
      let token = tree.token(index)
      switch token.kind {
      case .string: return Self.placeholder(at: cursor, in: token, tree)
      case .number, .duration: return nil
      case .tag, .dashedWord: return range(index, in: cursor.file)
      default: if token.kind.isWord { return range(index, in: cursor.file) }
      }
    }
    // The beginning of a tag or of the name of a rule is no token yet.
    let before = tree.source.bytes.prefix(Int(cursor.offset))
    var start = before.endIndex
    if before.last == UInt8(ascii: "#") { start -= 1 }
    if before.last == ASCII.minus {
      while start > 0, before[start - 1] == ASCII.minus || ASCII.smallLetters.contains(before[start - 1]) { start -= 1 }
    }
    return range(start..<before.endIndex, in: cursor.file)
  }

  /// Returns the range of the path between the quotes of an `import` at a cursor.
  private func importPath(at cursor: Cursor) -> SourceRange? {
    let tree = tree(of: cursor.file)
    guard let index = tree.token(before: cursor.offset), tree.token(index).kind == .string else { return nil }
    let token = tree.token(index)
    guard tree.path(at: token.start).contains(where: { tree[$0].kind == .importItem }) else { return nil }
    let quote = UInt8(ascii: "\"")
    let isClosed = token.end > token.start + 1 && tree.source.bytes[Int(token.end) - 1] == quote
    let end = isClosed ? token.end - 1 : token.end
    return cursor.offset > end ? nil : SourceRange(file: cursor.file, start: token.start + 1, end: end)
  }

  /// Returns the range between the `{` of an unclosed placeholder of a URL and the cursor.
  private static func placeholder(at cursor: Cursor, in string: Token, _ tree: SyntaxTree) -> SourceRange? {
    let text = tree.source.bytes[Int(string.start)..<Int(min(cursor.offset, string.end))]
    guard let brace = text.lastIndex(of: UInt8(ascii: "{")), !text[brace...].contains(UInt8(ascii: "}")),
      tree.path(at: string.start).contains(where: { tree[$0].kind == .url })
    else { return nil }
    return SourceRange(file: cursor.file, start: UInt32(brace) + 1, end: cursor.offset)
  }
}
