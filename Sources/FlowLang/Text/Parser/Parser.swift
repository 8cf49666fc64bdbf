/// Turns tokens into a tree by recursive descent: one function for each production of the grammar (docs/language.md).
///
/// The verbs differ in what happens when the token is missing:
/// - `at` only looks,
/// - `take` consumes the token if it is the current one and returns whether it was,
/// - `expect` does the same, but a missing token is an error: it is reported once for a statement, and the statement
///   is given up (`isGivenUp`) and marked as broken.
///
/// A statement that was given up affects nothing but itself: the loop over the statements of a block
/// (`Parser+Recovery.swift`) skips to the start of the next one. Nodes are appended in pre-order by `open` and sealed
/// by `close`. Blocks and handlers recurse, at most ``nestingLimit`` deep; everything else is a loop.
struct Parser {
  let bytes: [UInt8]
  let tokens: TokenList
  /// The index of the current token.
  var index: TokenIndex = 0
  /// The kind of the current token, cached because it is read several times for each token.
  private(set) var kind: TokenKind
  var nodes = SyntaxNodeList()
  var errors: SyntaxErrorList
  /// The state that only messages need.
  let memory: ParserMemory
  /// Whether the current statement cannot be parsed any further.
  var isGivenUp = false
  /// Whether the end of the file was reported inside an open block.
  var isEndReported = false
  /// Whether a `}` that closes nothing, and the text before it at the top of the file, follows from an error that is
  /// reported already.
  var isBraceExcused = false
  /// Whether an unclosed block follows from an extra `{`.
  var isEndExcused = false
  /// The first node of the statement that was begun last.
  var lastStatement = 0
  /// The last reserved word that was consumed as something else, with a description of that: at the start of a line the
  /// word may begin a statement.
  var wrappedWord: (index: TokenIndex, what: String)?
  /// The innermost open block.
  var block = Block.file
  /// The number of open blocks and targets.
  var depth = 0

  /// The maximum nesting depth of blocks, handlers and `else`: more than any real flow has, and little enough for the
  /// stack of any thread.
  static let nestingLimit = 128

  /// Parses a file. Never fails: the tree has the errors.
  ///
  /// Takes time and memory in proportion to the file.
  ///
  /// - Parameter mostErrors: The number of errors that are kept.
  static func parse(_ source: SourceFile, mostErrors: Int = Severity.error.limit) -> SyntaxTree {
    let (tokens, unusualNames, errors) = Lexer.tokens(of: source, mostErrors: mostErrors)
    var parser = Parser(bytes: source.bytes, tokens: tokens, errors: errors)
    let foreign = ForeignFile(source.bytes)
    if foreign == nil { parser.parseFile() } else { parser.passOver() }
    if !parser.memory.foreignLines.isEmpty { parser.errors.removeSpellings(in: RangeIndex(parser.memory.foreignLines)) }
    return SyntaxTree(
      source: source, tokens: tokens, unusualNames: foreign == nil ? unusualNames : [], nodes: parser.nodes,
      errors: parser.errors,
      foreign: foreign, skipped: parser.memory.skipped,
      isCutOff: parser.memory.isCutOff)
  }

  private init(bytes: [UInt8], tokens: TokenList, errors: SyntaxErrorList) {
    self.bytes = bytes
    self.tokens = tokens
    self.errors = errors
    memory = ParserMemory(errors.errors)
    kind = tokens.kind(at: 0)
    // Room for three nodes every five tokens, a little more than flows have.
    nodes.reserve(tokens.count / 5 * 3 + 16)
  }

  // MARK: Looking

  /// Returns the kind of a token after the current one.
  func kind(ahead offset: Int) -> TokenKind { tokens.kind(at: min(Int(index) + offset, tokens.count - 1)) }

  @inline(__always)
  func at(_ kind: TokenKind) -> Bool { self.kind == kind }

  /// Whether the current token is on the line on which the token before it ends.
  @inline(__always)
  var isOnSameLine: Bool { isOnSameLine(index) }

  /// Whether a token is on the line on which the token before it ends.
  @inline(__always)
  func isOnSameLine(_ token: TokenIndex) -> Bool {
    token == 0
      || !ASCII.hasLineEnd(bytes, from: Int(tokens[Int(token) - 1].end), to: Int(tokens[Int(token)].start))
  }

  // MARK: Consuming

  /// Goes to the next token; never past the end of the file.
  @inline(__always)
  mutating func advance() {
    guard kind != .endOfFile else { return }
    index += 1
    kind = tokens.kind(at: Int(index))
  }

  mutating func advance(_ count: TokenIndex) { for _ in 0..<count { advance() } }

  mutating func goBack(to token: TokenIndex) {
    index = token
    kind = tokens.kind(at: Int(token))
  }

  @inline(__always)
  mutating func take(_ kind: TokenKind) -> Bool {
    guard at(kind) else { return false }
    advance()
    return true
  }

  /// Consumes the token or gives the statement up, with `what` or the token's spelling in the message.
  @discardableResult
  mutating func expect(_ kind: TokenKind, _ what: String? = nil) -> Bool {
    if at(kind) {
      noteWrappedWord(what ?? kind.description)
      advance()
      return true
    }
    if kind == .string, at(.quotedName), isOnSameLine {
      replaceToken("a text is in straight quotes, `\"`", with: quotedSpelling, isSafe: true)
      return true
    }
    if kind == .string, takeStringInParentheses() || takeImportedName() || takeForeignImport() { return true }
    let repair = kind == .string ? quotingRepair : nil
    join(repair)
    return giveUp(what ?? kind.description, insert: kind.spelling, repair: repair)
  }

  /// Consumes the name of a screen, flag and the like, which may not be a reserved word.
  @discardableResult
  mutating func expectName(_ what: String) -> Bool {
    if kind.isName {
      advance()
      return true
    }
    return takeMeantName() || takeMisspeltName(what) || giveUp(what)
  }

  /// Consumes the name of a link, parameter and the like, which may be any word.
  @discardableResult
  mutating func expectWord(_ what: String) -> Bool {
    if kind.isWord {
      if kind.isReserved, beginsNextStatement { return giveUp(what) }
      noteWrappedWord(what)
      advance()
      return true
    }
    return takeMeantName() || takeMisspeltName(what) || giveUp(what)
  }

  /// Whether the current keyword begins the next line, with a name behind it: it is no name itself.
  private var beginsNextStatement: Bool {
    !isOnSameLine && Block.allStarters.contains(kind) && [.name, .quotedName].contains(kind(ahead: 1))
      && isOnSameLine(index + 1)
  }

  /// Notes the current token if it may turn out to begin the next statement instead of being the expected word.
  @inline(__always)
  private mutating func noteWrappedWord(_ what: @autoclosure () -> String) {
    if kind.isReserved { wrappedWord = (index, what()) }
  }

  /// Consumes a reserved word or a word with dashes in place of a name, with an error, so that the rest can be parsed.
  private mutating func takeMisspeltName(_ what: String) -> Bool {
    guard at(.dashedWord) || (kind.isReserved && isOnSameLine && !TokenSet(.else, .not, .when).contains(kind)) else {
      return false
    }
    if kind.isReserved, [.name, .quotedName].contains(kind(ahead: 1)) {
      // An extra keyword, with the name after it.
      report(.expected(what, found: found, insert: nil))
      advance()
    } else {
      memory.skipped.append(index..<index + 1)
      if takeDashedName() { return true }
      report(at(.dashedWord) ? .dashedName : .reservedName(kind.spelling ?? ""))
    }
    advance()
    return true
  }

  // MARK: Building

  /// Begins a node at the current token.
  @inline(__always)
  mutating func open(_ kind: SyntaxKind) -> Int { nodes.open(kind, at: index) }

  /// Ends a node before the current token.
  @inline(__always)
  mutating func close(_ node: Int) { nodes.close(node, before: index, isBroken: isGivenUp) }

  /// Appends a node that is one token.
  mutating func leaf(_ kind: SyntaxKind) {
    nodes.append(kind, of: index, isBroken: isGivenUp)
    advance()
  }

  /// Whether one more level of nesting is allowed; reports an error if not.
  mutating func isDepthLeft() -> Bool {
    if depth < Self.nestingLimit { return true }
    report(.nestedTooDeeply(Self.nestingLimit))
    isGivenUp = true
    return false
  }
}
