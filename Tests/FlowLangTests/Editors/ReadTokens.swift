@testable import FlowLang

/// The tokens and comments of a file with their classes, as far as a grammar of patterns can know them.
struct ReadTokens: Encodable {
  enum Class: String, Encodable { case comment, string, tag, number, punctuation, keyword, name }

  struct Token: Encodable {
    /// In characters; the end is exclusive.
    let start, end: Int
    let `class`: Class
    let spelling: String
  }

  let path: String
  let text: String
  let tokens: [Token]

  /// Reads a file. If it has syntax errors, words and punctuation have no class.
  init(path: String, text: String) {
    self.path = path
    self.text = text
    let tree = Parser.parse(SourceFile(path: path, text: text))
    let words = WordUse(tree)
    var found: [Token] = []
    // Offsets in characters by offsets in bytes.
    var characters: [Int] = []
    for (number, scalar) in text.unicodeScalars.enumerated() {
      characters += Array(repeating: number, count: UTF8.width(scalar))
    }
    characters.append(text.unicodeScalars.count)
    func add(_ range: Range<Int>, _ kind: Class?) {
      guard let kind, !tree.hasErrors || [.comment, .string, .tag, .number].contains(kind) else { return }
      let spelling = String(decoding: tree.source.bytes[range], as: UTF8.self)
      found.append(
        Token(
          start: characters[range.lowerBound], end: characters[range.upperBound], class: kind, spelling: spelling))
    }
    for (index, token) in tree.tokens.enumerated() {
      for comment in tree.comments(before: TokenIndex(index)) { add(comment.range, .comment) }
      add(token.range, Self.class(of: token.kind) ?? words.class(of: index))
    }
    tokens = found
  }

  /// Returns nil for words, which can be names or not.
  private static func `class`(of kind: TokenKind) -> Class? {
    switch kind {
    case .string: .string
    case .tag: .tag
    case .number, .duration: .number
    case .name, .quotedName, .dashedWord: .name
    default: kind.isWord || kind == .endOfFile ? nil : .punctuation
    }
  }
}

/// Whether the words of a file are keywords or names. A word is a name if backticks around it change nothing.
struct WordUse {
  private let tree: SyntaxTree
  /// For each token, the range of tokens that can be parsed separately: its statement, or the enclosing one.
  private var statements: [Range<Int>]

  init(_ tree: SyntaxTree) {
    self.tree = tree
    statements = Array(repeating: 0..<tree.tokens.count - 1, count: tree.tokens.count)
    for index in tree.nodes.indices where Self.standsAlone(tree.nodes[index].kind) {
      let id = SyntaxID(UInt32(index))
      let range = Int(tree[id].firstToken)..<Int(tree.endToken(of: id))
      for token in range { statements[token] = range }
    }
  }

  private static func standsAlone(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .importItem, .app, .flag, .externalScreen, .externalFlow, .transition, .expectation, .screen, .tabs, .group,
      .flow, .link:
      true
    default: false
    }
  }

  /// Literals and an anchor, which in backticks are names of other things.
  static let couldBeBoth: Set<TokenKind> = [.true, .false, .nil, .root]

  /// Returns the class of a word; nil for other tokens, and for words that could be both.
  func `class`(of index: Int) -> ReadTokens.Class? {
    let kind = tree.tokens[index].kind
    guard kind.isWord, !tree.hasErrors else { return nil }
    let range = statements[index]
    let bytes = tree.source.bytes
    let (start, end) = (Int(tree.tokens[range.lowerBound].start), Int(tree.tokens[range.upperBound - 1].end))
    let word = tree.tokens[index].range
    let plain = bytes[start..<end]
    let backtick = [ASCII.backtick]
    let quoted = bytes[start..<word.lowerBound] + backtick + bytes[word] + backtick + bytes[word.upperBound..<end]
    guard Self.shape(plain) == Self.shape(quoted[...]) else { return .keyword }
    return Self.couldBeBoth.contains(kind) ? nil : .name
  }

  /// Returns the tree and the errors of a declaration or a link. A link needs an enclosing declaration.
  private static func shape(_ bytes: ArraySlice<UInt8>) -> [String] {
    let isLink = bytes.starts(with: "link".utf8)
    let text = isLink ? Array("screen X {".utf8) + bytes + Array("}".utf8) : Array(bytes)
    let tree = Parser.parse(SourceFile(path: "", bytes: text))
    return tree.nodes.indices.map { "\(tree.nodes[$0].kind)" } + tree.errors.map(\.message.text)
  }
}
