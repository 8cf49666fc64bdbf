/// Reads a statement up to the cursor and collects what may follow there: one function for each production of the
/// grammar, as in the ``Parser``. At the cursor, each token that is tried is added to the expectations and treated as
/// missing, so that all alternatives are tried in turn.
struct ExpectationReader {
  let context: SyntaxContext
  let model: Model
  var index: TokenIndex
  var expected = Expected()

  var tree: SyntaxTree { context.tree }

  /// Returns what may follow a statement that ends at the cursor of a context.
  ///
  /// - Returns: The tokens and names that may continue the statement, and whether it may end here.
  static func read(_ context: SyntaxContext, _ model: Model) -> (expected: Expected, mayEnd: Bool) {
    guard let statement = context.statement else {
      // An `external` without a second keyword is no statement yet.
      let isExternal = context.end > 0 && context.tree.token(context.end - 1).kind == .external
      return (Expected(keywords: isExternal ? [.flag, .screen, .flow] : []), !isExternal)
    }
    var reader = ExpectationReader(context: context, model: model, index: context.tree[statement].firstToken)
    let isComplete = reader.readStatement()
    return (reader.expected, isComplete && reader.isAtPlace)
  }

  // MARK: Looking and taking

  /// Whether the cursor is reached.
  var isAtPlace: Bool { index >= context.end }

  var kind: TokenKind { isAtPlace ? .endOfFile : tree.token(index).kind }

  /// Consumes a token if it is of a kind.
  mutating func take(_ kind: TokenKind) -> Bool {
    if isAtPlace { expected.keywords.append(kind) }
    guard self.kind == kind else { return false }
    index += 1
    return true
  }

  /// Consumes the comma between two elements of a list in parentheses.
  ///
  /// - Returns: Whether another element follows; a comma may also follow the last one.
  mutating func takeSeparator() -> Bool { take(.comma) && (isAtPlace || kind != .rightParenthesis) }

  /// Consumes a name if there is one.
  ///
  /// - Returns: The text of the name.
  mutating func takeName(_ slot: Expected.Slot?) -> String? {
    if isAtPlace, let slot { expected.names.append(slot) }
    guard kind.isWord else { return nil }
    index += 1
    return tree.text(of: index - 1)
  }

  /// Consumes the name of a new declaration, for which there are no expectations.
  mutating func takeNewName() -> Bool { takeName(nil) != nil }

  // MARK: Statements

  /// Reads a statement from its first token.
  ///
  /// - Returns: Whether the statement may end at the current token.
  private mutating func readStatement() -> Bool {
    let first = kind
    index += 1
    switch first {
    case .import, .scheme, .domain, .image: return take(.string)
    case .app, .tabs, .group: return takeNewName() && readBlock()
    case .screen:
      guard let name = takeName(nil), readParameters() else { return false }
      return readText(for: name) && readBlock()
    case .flow: return takeNewName() && readParameters() && readBlock()
    case .flag: return takeNewName() && readFlagValue()
    case .external: return readExternal()
    case .transition where context.block == .file: return takeNewName() && readBlock()
    case .transition: return takeName(.transition) != nil
    case .expect: return readExpectation()
    case .start: return readStart()
    case .link:
      guard let name = takeName(nil) else { return false }
      return readText(for: name) && take(.arrow) && readTarget()
    case .on: return takeName(.handledOutcome) != nil && take(.arrow) && readTarget()
    case .back: return take(.automatic) || take(.declared)
    case .allow: return readRule() && take(.string)
    case .note: return (take(.string) || takeNewName()) && take(.string)
    case .requires: return readConditions() && (!take(.else) || readTarget())
    case .url, .entry: return readEntryPoint()
    case .outcome: return takeNewName() && readParameters() && (!take(.arrow) || take(.stay))
    case .tab: return readTab()
    case .view:
      if take(.uikit), isAtPlace { return false }
      return readPath(nil)
    case .embed: return readCall(.screen)
    case .without: return takeName(.inheritedLink) != nil
    case .forward, .backward: return readEffects() && take(.slash) && readEffects()
    case .both: return readEffects()
    case .easing: return readEffect(.easing)
    default: return false
    }
  }

  /// `{ … }`; a block that is not closed is the scope of the cursor itself.
  private mutating func readBlock() -> Bool {
    guard take(.leftBrace) else { return false }
    var depth = 1
    while depth > 0, !isAtPlace {
      if kind == .leftBrace { depth += 1 }
      if kind == .rightBrace { depth -= 1 }
      index += 1
    }
    return depth == 0
  }

  /// Reads optional handlers in braces behind a target.
  mutating func readHandlers() -> Bool { kind == .leftBrace ? readBlock() : true }

  /// Reads the optional title or label of a declaration.
  private mutating func readText(for name: String) -> Bool {
    if isAtPlace { expected.names.append(.readableText(name)) }
    _ = take(.string)
    return true
  }

  private mutating func readFlagValue() -> Bool {
    guard take(.equal) else { return true }
    if take(.true) || take(.false) { return true }
    repeat {
      guard takeNewName() else { return false }
    } while take(.pipe)
    return true
  }

  private mutating func readExternal() -> Bool {
    if take(.flag) { return takeNewName() && readFlagValue() }
    if take(.screen) {
      guard let name = takeName(nil), readParameters() else { return false }
      return readText(for: name)
    }
    return take(.flow) && takeNewName() && readParameters() && readHandlers()
  }

  private mutating func readStart() -> Bool {
    repeat {
      guard readCall(.start), readHandlers() else { return false }
      guard take(.when) else { return true }
      guard readConditions() else { return false }
    } while take(.else)
    return false
  }

  private mutating func readRule() -> Bool {
    if isAtPlace { expected.names.append(.rule) }
    guard kind.isWord || kind == .dashedWord else { return false }
    index += 1
    return true
  }

  private mutating func readEntryPoint() -> Bool {
    guard take(.string) else { return false }
    if take(.in) { guard take(.tab), readTabReference() else { return false } }
    if take(.over) {
      repeat {
        guard readCall(.screen) else { return false }
      } while take(.comma)
    }
    return take(.sheet) || take(.cover) || take(.popover) || true
  }

  private mutating func readTab() -> Bool {
    guard let name = takeName(nil) else { return false }
    _ = readText(for: name)
    if take(.icon) { guard take(.string) else { return false } }
    _ = take(.badge)
    return take(.arrow) && readCall(.goal)
  }

  private mutating func readExpectation() -> Bool {
    if take(.never) { return takeName(.expected) != nil && (!take(.when) || readConditions()) }
    if take(.every) { return take(.screen) && readWithin() }
    guard takeName(.expected) != nil else { return false }
    if take(.only) { return take(.after) && takeName(.expected) != nil }
    if take(.reachable) { return !take(.from) || takeName(.expected) != nil }
    return readWithin() && (!take(.of) || takeName(.expected) != nil)
  }

  private mutating func readWithin() -> Bool { take(.within) && take(.number) && (take(.taps) || take(.tap)) }
}
