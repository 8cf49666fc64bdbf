/// Collects the completions for a cursor, with their spelling and description.
struct CompletionList {
  let editor: Editor
  let context: SyntaxContext
  let cursor: Cursor
  let replaced: SourceRange
  private(set) var items: [Completion] = []

  /// The relevance of a completion, the most relevant first.
  enum Rank: Int {
    /// A name that fits exactly, such as a value of the right type.
    case exact
    /// A name declared near the cursor.
    case near
    case name
    case word
    /// The beginning of the next statement.
    case statement
  }

  var model: Model { editor.compilation.model }

  /// The completions, the most relevant first, without duplicate labels.
  var sorted: [Completion] { items.sorted { ($0.sortKey, $0.label) < ($1.sortKey, $1.label) }.distinct(by: \.label) }

  /// Whether only white space precedes the replaced word on its line.
  var isAtLineStart: Bool {
    let tree = context.tree
    let start = context.end == 0 ? 0 : Int(tree.token(context.end - 1).end)
    return context.end == 0 || ASCII.hasLineEnd(tree.source.bytes, from: start, to: Int(replaced.start))
  }

  mutating func add(
    _ label: String, _ kind: Completion.Kind, _ rank: Rank, insert: String? = nil, detail: String = "",
    documentation: String = ""
  ) {
    items.append(
      Completion(
        label: label, kind: kind, detail: TerminalText.clean(detail), documentation: documentation,
        insertText: insert ?? label, replaced: replaced, sortKey: "\(rank.rawValue)"))
  }

  // MARK: Words

  /// Adds the keywords, and the arrow, that continue a statement.
  mutating func addWords(_ words: [TokenKind]) {
    for word in words where word.isReserved || word.isContextual || word == .arrow {
      guard let spelling = word.spelling else { continue }
      add(spelling, .keyword, .word, documentation: KeywordText.word(word) ?? "")
    }
  }

  /// Adds the keywords that begin a statement of the block.
  mutating func addStatements() {
    for word in TokenKind.allCases where context.block.starters.contains(word) {
      guard let spelling = word.spelling else { continue }
      add(
        spelling, .keyword, .statement,
        documentation: KeywordText.statement(word, isInBlock: context.block != .file) ?? "")
    }
  }

  // MARK: Symbols

  /// Adds a symbol under its own name.
  mutating func add(_ symbol: Symbol, _ rank: Rank, detail: String = "") {
    let name = model.name(of: symbol)
    // A declaration that is being written may have no name yet.
    guard !name.isEmpty else { return }
    let insert: String
    switch symbol {
    case .node, .flag, .transition: insert = Spelling.name(name)
    case .tag: insert = Spelling.tag(name)
    case .link, .tab, .outcome, .parameter, .value: insert = Spelling.word(name)
    }
    var label = name
    if case .tag = symbol { label = insert }
    add(
      label, .symbol(model.kind(of: symbol)), rank, insert: insert, detail: detail,
      documentation: editor.documentation(of: symbol))
  }
}
