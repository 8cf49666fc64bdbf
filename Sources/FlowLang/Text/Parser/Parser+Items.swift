/// Parses the file and its declarations.
extension Parser {
  /// `file = { item }`
  mutating func parseFile() {
    let file = open(.file)
    while !at(.endOfFile) { parseStatement(in: .file, of: file) }
    if let last = errorAtLastToken, errors.errors[last].mayLackRest { memory.isCutOff = true }
    index = TokenIndex(tokens.count)
    close(file)
  }

  /// Parses a file that is no flow into a tree of its tokens alone.
  mutating func passOver() {
    let file = open(.file)
    index = TokenIndex(tokens.count)
    close(file)
  }

  /// Parses one statement, whose first word is the current token. Statements with blocks come first, and apart from the
  /// rest, so that a level of nesting takes little room on the stack.
  mutating func parse(statement kind: TokenKind, in block: Block) {
    switch kind {
    case .screen: parseDeclaration(.screen, .screen, "the name of a screen", hasParameters: true)
    case .link: parseLink()
    case .on: parseHandler()
    case .group: parseDeclaration(.group, .group, "the name of a group", hasParameters: false)
    case .flow: parseDeclaration(.flow, .flow, "the name of a flow", hasParameters: true)
    case .tabs: parseDeclaration(.tabs, .tabs, "the name of a tab bar", hasParameters: false)
    default: parseOther(kind, in: block)
    }
  }

  private mutating func parseOther(_ kind: TokenKind, in block: Block) {
    switch (kind, block) {
    case (.import, _): parse(.importItem) { $0.expect(.string, "the path of a file in quotes") }
    case (.app, _): parseDeclaration(.app, .app, "the name of the app", hasParameters: false)
    case (.flag, _): parse(.flag) { $0.parseFlag() }
    case (.external, _): parseExternal()
    case (.transition, .file):
      parseDeclaration(.transition, .transition, "the name of a transition", hasParameters: false)
    case (.expect, _): parse(.expectation) { $0.parseExpectation() }
    case (.forward, _), (.backward, _), (.both, _), (.easing, _): parseMotion()
    default: parsePart(kind)
    }
  }

  /// Parses a statement that begins with one keyword.
  mutating func parse(_ kind: SyntaxKind, _ rest: (inout Parser) -> Void) {
    let node = open(kind)
    advance()
    skipSeparator()
    if at(.arrow), [.embed, .view, .image, .without, .importItem].contains(kind) { skipArrow() }
    rest(&self)
    close(node)
  }

  /// `[ params ] [ STRING ]` after the name of a screen.
  private mutating func parseHeadOfScreen() {
    let isBrace = isBracketForBrace && Block.screen.starters.contains(kind(ahead: 1)) && kind(ahead: 2) != .colon
    if at(.leftParenthesis), !isBrace { parseParameters() } else if !takeTitleInBrackets() { takeMeantParameters() }
    if !isGivenUp, isOnSameLine, kind.isName, kind(ahead: 1) == .string, isOnSameLine(index + 1) {
      replaceToken("the title is written without a word before it", with: "", isSafe: true)
    } else if !isGivenUp, at(.colon) || at(.equal) || at(.arrow), isOnSameLine, kind(ahead: 1) == .string {
      replaceToken("the title follows the name", with: "", isSafe: true)
    }
    let title = index
    if !isGivenUp, take(.string) {
      parseLatePart(before: title, "the title", where: { $0.at(.leftParenthesis) }, { $0.parseParameters() })
    }
    takeTypeOfScreen()
  }

  /// `keyword name [ params ] "{" … "}"`
  private mutating func parseDeclaration(_ kind: SyntaxKind, _ block: Block, _ what: String, hasParameters: Bool) {
    let node = open(kind)
    parseHead(of: node, kind, what, hasParameters: hasParameters)
    parseBlock(block, of: node)
    close(node)
  }

  /// Parses a declaration up to its block: apart from ``parseDeclaration(_:_:_:hasParameters:)``, so that a level of
  /// nesting takes little room on the stack.
  private mutating func parseHead(of node: Int, _ kind: SyntaxKind, _ what: String, hasParameters: Bool) {
    advance()
    skipSeparator()
    if kind == .screen || kind == .flow { takeLateExternal() }
    if kind == .screen { takeTitleBeforeName() }
    if takeMissingName(of: kind) {
      nodes.markBroken(node)
    } else if expectName(what), hasParameters {
      takeRestOfName()
      takeGenericParameter()
      parseParameters(of: kind)
    }
    if kind != .screen, isOnSameLine, !isGivenUp, index > 0, tokens.kind(at: Int(index) - 1).isName {
      if at(.string) {
        replaceToken(Self.titleOfOthers, with: "", isSafe: true)
      } else {
        skipTitleInBrackets()
      }
    }
  }

  /// `"flag" name [ "=" ( bool | word { "|" word } ) ]`
  private mutating func parseFlag() {
    takeLateExternal()
    let name = index
    guard expectName("the name of a flag") else { return }
    takeExternal(behind: name)
    if takeMeantValues() { return }
    skipTypeOfFlag(name)
    if at(.true) || at(.false), isOnSameLine {
      let start = tokens[Int(index)].start
      reportMissing("=", "the value of a flag follows `=`", before: start, to: tokens[Int(index)].end, isSafe: true)
      return advance()
    }
    guard take(.equal) else { return }
    if (at(.true) || at(.false)) && kind(ahead: 1) != .pipe { return advance() }
    parseValues(of: name)
  }

  /// `"external" ( "flag" … | "screen" name [ params ] | "flow" name [ params ] [ "{" { outcome } "}" ] )`
  private mutating func parseExternal() {
    let meant = meantOutside
    let kind: SyntaxKind? =
      switch meant ?? self.kind(ahead: 1) {
      case .flag: .flag
      case .screen where declaresOutcome: .externalFlow
      case .screen: .externalScreen
      case .flow: .externalFlow
      default: nil
      }
    guard let kind else {
      advance()
      let kinds: [TokenKind: String] = [
        .leftBrace: "flow", .leftParenthesis: "screen", .string: "screen", .equal: "flag",
      ]
      let start = tokens[Int(index)].start
      let repair = kinds[self.kind(ahead: 1)].map {
        SyntaxError.Repair("insert `\($0)`", replace: start, start, with: "\($0) ")
      }
      giveUp("`flag`, `screen` or `flow`", repair: at(.name) ? repair : nil)
      return
    }
    let (node, external) = (open(kind), index)
    advance()
    if let meant { replaceFirstWord(with: meant.spelling ?? "") }
    if kind == .externalFlow, at(.screen) { replaceToken("only a flow has outcomes", with: "flow") } else { advance() }
    if kind == .flag {
      parseFlag()
    } else if expectName(kind == .externalScreen ? "the name of a screen" : "the name of a flow") {
      parseParameters(of: kind)
      if kind == .externalFlow && (at(.leftBrace) || at(.outcome)) { parseBlock(.externalFlow, of: node) }
      if kind == .externalScreen && at(.leftBrace) { takeContentOfExternalScreen(external, node) }
    }
    close(node)
  }

  /// Takes the block of an external screen, which has none.
  ///
  /// - Parameter external: The word `external`.
  private mutating func takeContentOfExternalScreen(_ external: TokenIndex, _ node: Int) {
    let (word, brace) = (tokens[Int(external)], tokens[Int(index)])
    let isEmpty = kind(ahead: 1) == .rightBrace
    let repair =
      isEmpty
      ? SyntaxError.Repair(title: "remove the braces", isSafe: true, edits: [cut(Int(index)...Int(index) + 1)])
      : SyntaxError.Repair("remove `external`", replace: word.start, tokens[Int(external) + 1].start, with: "")
    reportUnderstood(
      "the content of an external screen is not part of the flow", from: brace.start, to: brace.end,
      help: isEmpty ? nil : "leave out `external`, or the block", repair)
    // Nothing in it is part of the flow.
    let (first, content) = (index, nodes.count)
    quietly { $0.parseBlock(.screen, of: node) }
    nodes.removeAll(from: content)
    memory.skipped.append(first..<index)
  }

  private mutating func parseParameters(of declaration: SyntaxKind) {
    if declaration == .screen || declaration == .externalScreen {
      parseHeadOfScreen()
    } else if at(.leftParenthesis) {
      parseParameters()
    } else {
      takeMeantParameters()
    }
  }

  /// Whether the current `external screen Name(…)` has a block that begins with an outcome.
  private var declaresOutcome: Bool {
    var brace = 3
    if kind(ahead: brace) == .leftParenthesis {
      brace = (brace..<64).first { kind(ahead: $0) == .rightParenthesis }.map { $0 + 1 } ?? brace
    }
    return kind(ahead: brace) == .leftBrace && kind(ahead: brace + 1) == .outcome
  }

  /// `"never" name [ "when" conds ] | "every" "screen" within | name ( … )`
  private mutating func parseExpectation() {
    if take(.never) {
      guard expectName("the name of a screen") else { return }
      if at(.without), isOnSameLine, kind(ahead: 1).isName {
        replaceFirstWord(with: "when not")
        advance()
        parseConditions()
      } else if takeMeant(.when) {
        parseConditions()
      }
    } else if take(.every) {
      guard takeScreens() || expect(.screen) else { return }
      parseWithin()
    } else if takeAllScreens() {
      parseWithin()
    } else if at(.only), kind(ahead: 1) == .after {
      giveUp("the name of a screen, `never` or `every`")
    } else if expectName("the name of a screen, `never` or `every`"), !takeMeantExpectation(of: index - 1) {
      parseExpectationTail()
    }
  }

  /// `"only" "after" name | within [ "of" name ] | "reachable" [ "from" name ]`
  private mutating func parseExpectationTail() {
    switch kind {
    case .after where isOnSameLine:
      _ = takeOrInsert(.only)
      advance()
      expectName("the name of a screen")
    case .only:
      advance()
      if at(.when) { return takeConditionOfScreen(index - 2) }
      if expect(.after) { expectName("the name of a screen") }
    case .within, .in:
      parseWithin()
      if !isGivenUp, takeMeant(.of, insteadOf: .from) { expectName("the name of a screen") }
    case .reachable:
      advance()
      if take(.from) { expectName("the name of a screen") }
    default:
      giveUp("`only after`, `within` or `reachable`")
    }
  }

  /// `"within" NUMBER ( "tap" | "taps" )`
  mutating func parseWithin() {
    guard takeAtMost() || takeMeant(.within, insteadOf: .in) || expect(.within) else { return }
    let number = index
    guard expect(.number, "a number of taps") else { return }
    if memory.lexerErrors.touches(tokens[Int(number)].start, tokens[Int(number)].end) {
      // `9taps`
      memory.isStatementReported = true
    } else if !bytes[tokens[Int(number)].range].allSatisfy(ASCII.isDigit) {
      report(.malformedTaps, at: number)
    }
    if !take(.tap), !take(.taps) { giveUp("`taps`", insert: "taps", repair: repairOfMissingTaps) }
  }
}
