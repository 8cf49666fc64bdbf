/// Tokens to tree, by recursive descent: one function for each production of the grammar (docs/language.md).
///
/// The verbs say what happens when the token is not there:
/// - `at` only looks,
/// - `take` goes past the token if it is there and answers whether it was,
/// - `expect` does the same, but a missing token is an error: it is reported once for a statement, and the statement
///   is given up (`isGivenUp`) and marked as broken.
///
/// A statement that was given up costs nothing but itself: the loop over the statements of a block
/// (`Parser+Recovery.swift`) skips to where the next one begins. Nodes are appended in pre-order by `open` and sealed
/// by `close`. Blocks and handlers recurse, at most ``nestingLimit`` deep; everything else is a loop.
struct Parser {
  let bytes: [UInt8]
  let tokens: TokenList
  /// The place of the token at hand.
  var index: TokenIndex = 0
  /// The kind of the token at hand, kept because it is asked for several times for each token.
  private(set) var kind: TokenKind
  var nodes = SyntaxNodeList()
  var errors: SyntaxErrorList
  /// What is remembered for messages.
  let memory: ParserMemory
  /// Whether the statement at hand cannot be read any further.
  var isGivenUp = false
  /// Whether the end of the file was reported inside an open block.
  var isEndReported = false
  /// Whether a `}` that closes nothing, and what stands before it at the top of the file, follows from an error that
  /// was told already.
  var isBraceExcused = false
  /// Whether a block that is not closed follows from a `{` too many.
  var isEndExcused = false
  /// The first node of the statement that was begun last.
  var lastStatement = 0
  /// The last reserved word that was taken for something else, and for what: at the start of a line it may begin a
  /// statement.
  var wrappedWord: (index: TokenIndex, what: String)?
  /// The innermost block that is open.
  var block = Block.file
  /// How many blocks and targets are open.
  var depth = 0

  /// How deep blocks, handlers and `else` may nest: more than anybody writes, little enough for any thread's stack.
  static let nestingLimit = 128

  /// Parses a file. Never fails: what could not be read is in the tree's errors.
  ///
  /// Takes time and memory in proportion to the file.
  ///
  /// - Parameter mostErrors: How many errors are kept.
  static func parse(_ source: SourceFile, mostErrors: Int = Severity.error.limit) -> SyntaxTree {
    let (tokens, unusualNames, errors) = Lexer.tokens(of: source, mostErrors: mostErrors)
    var parser = Parser(bytes: source.bytes, tokens: tokens, errors: errors)
    let foreign = ForeignFile(source.bytes)
    if foreign == nil { parser.parseFile() } else { parser.passOver() }
    return SyntaxTree(
      source: source, tokens: tokens, unusualNames: unusualNames, nodes: parser.nodes, errors: parser.errors,
      foreign: foreign, skipped: parser.memory.skipped)
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

  /// The kind of a token further on.
  func kind(ahead offset: Int) -> TokenKind { tokens.kind(at: min(Int(index) + offset, tokens.count - 1)) }

  @inline(__always)
  func at(_ kind: TokenKind) -> Bool { self.kind == kind }

  /// Whether the token at hand stands on the line on which the token before it ends.
  @inline(__always)
  var isOnSameLine: Bool { isOnSameLine(index) }

  /// Whether a token stands on the line on which the token before it ends.
  @inline(__always)
  func isOnSameLine(_ token: TokenIndex) -> Bool {
    token == 0
      || !ASCII.hasLineEnd(bytes, from: Int(tokens[Int(token) - 1].end), to: Int(tokens[Int(token)].start))
  }

  // MARK: Taking

  /// Goes past the token at hand; never past the end of the file.
  @inline(__always)
  mutating func advance() {
    guard kind != .endOfFile else { return }
    index += 1
    kind = tokens.kind(at: Int(index))
  }

  /// Goes back to a token.
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

  /// Takes the token or gives the statement up, calling it `what`, or by its spelling.
  @discardableResult
  mutating func expect(_ kind: TokenKind, _ what: String? = nil) -> Bool {
    if at(kind) {
      noteWrappedWord(what ?? kind.description)
      advance()
      return true
    }
    return giveUp(what ?? kind.description, insert: kind.spelling, repair: kind == .string ? quotingRepair : nil)
  }

  /// Takes the name of a screen, flag and the like, which may not be a reserved word.
  @discardableResult
  mutating func expectName(_ what: String) -> Bool {
    if kind.isName {
      advance()
      return true
    }
    return takeQuotedName() || takeMisspeltName(what) || giveUp(what)
  }

  /// Takes the name of a link, parameter and the like, which may be any word.
  @discardableResult
  mutating func expectWord(_ what: String) -> Bool {
    if kind.isWord {
      noteWrappedWord(what)
      advance()
      return true
    }
    return takeQuotedName() || takeMisspeltName(what) || giveUp(what)
  }

  /// Remembers the token at hand if it may turn out to begin the next statement instead of being what was expected.
  @inline(__always)
  private mutating func noteWrappedWord(_ what: @autoclosure () -> String) {
    if kind.isReserved { wrappedWord = (index, what()) }
  }

  /// A reserved word or a word with dashes where a name belongs: taken with an error, so that the rest can be read.
  private mutating func takeMisspeltName(_ what: String) -> Bool {
    guard at(.dashedWord) || (kind.isReserved && isOnSameLine && !TokenSet(.else, .not, .when).contains(kind)) else {
      return false
    }
    if kind.isReserved, [.name, .quotedName].contains(kind(ahead: 1)) {
      // A keyword too many, with the name behind it.
      report(.expected(what, found: found, insert: nil))
      advance()
    } else {
      memory.skipped.append(index..<index + 1)
      report(at(.dashedWord) ? .dashedName : .reservedName(kind.spelling ?? ""))
    }
    advance()
    return true
  }

  // MARK: Building

  /// Begins a node at the token at hand.
  @inline(__always)
  mutating func open(_ kind: SyntaxKind) -> Int {
    nodes.open(kind, at: index)
  }

  /// Ends a node before the token at hand.
  @inline(__always)
  mutating func close(_ node: Int) {
    nodes.close(node, before: index, isBroken: isGivenUp)
  }

  /// A node that is one token.
  mutating func leaf(_ kind: SyntaxKind) {
    nodes.append(kind, of: index, isBroken: isGivenUp)
    advance()
  }

  /// Whether something may nest one level deeper; an error if not.
  mutating func isDepthLeft() -> Bool {
    if depth < Self.nestingLimit { return true }
    report(.nestedTooDeeply(Self.nestingLimit))
    isGivenUp = true
    return false
  }
}
