/// Parses parameters, arguments, types and literals.
extension Parser {
  /// `"(" [ element { "," element } [ "," ] ] ")"`
  private mutating func parseList(_ element: (inout Parser) -> Void) {
    guard expect(.leftParenthesis) else { return }
    while !at(.rightParenthesis) {
      element(&self)
      // The last element may be followed by a comma, too.
      guard !isGivenUp, take(.comma) else { break }
    }
    if isGivenUp || take(.rightParenthesis) { return }
    giveUp("`,` or `)`", insert: ")", repair: repairOfOpenParenthesis)
  }

  /// `"(" [ param { "," param } ] ")"`
  mutating func parseParameters() {
    let parameters = open(.parameters)
    parseList { $0.parseParameter() }
    close(parameters)
  }

  /// `word ":" type [ "=" literal ]`
  mutating func parseParameter() {
    if takeForeignParameter() { return }
    let parameter = open(.parameter)
    let name = index
    if expectWord("the name of a parameter") {
      if at(.comma) || at(.rightParenthesis) {
        reportMissingPart(of: name)
      } else if expect(.colon) {
        parseType()
      }
      if !isGivenUp, take(.equal) { parseLiteral() }
    }
    close(parameter)
  }

  /// `( "[" type "]" | typePath ) [ "?" ]`; brackets are counted, so that types do not recurse.
  mutating func parseType() {
    let type = open(.type)
    let first = index
    var brackets = 0
    while take(.leftBracket) { brackets += 1 }
    if kind.isWord {
      repeat {
        guard expectWord("the name of a type") else { break }
      } while take(.dot)
      takeGenericType()
      if brackets == 0, takeTypeOfOtherLanguage(from: first) { nodes.markBroken(type) }
    } else if !takeNumberAsType() {
      giveUp("a type such as `Int`, `[String]` or `Product.ID?`")
    }
    _ = !isGivenUp && take(.question)
    while !isGivenUp, brackets > 0, expect(.rightBracket) {
      brackets -= 1
      _ = take(.question)
    }
    close(type)
    // It may be half of one.
    if at(.endOfFile) { nodes.markBroken(type) }
  }

  /// `word { "." word }`
  mutating func parsePath(_ what: String) {
    let path = open(.path)
    repeat {
      guard expectWord(what) else { break }
    } while take(.dot)
    close(path)
  }

  /// `"(" [ arg { "," arg } ] ")"`
  mutating func parseArguments() { parseList { $0.parseArgument() } }

  /// `word ":" ( literal | typePath )`
  mutating func parseArgument() {
    let argument = open(.argument)
    let name = index
    // A string without a name before it is a value.
    let isName =
      at(.string) && kind(ahead: 1) != .colon
      ? giveUp("the name of a parameter") : expectWord("the name of a parameter")
    if isName, !isValueMissing(of: name), expect(.colon), !isValueMissing(behind: name) {
      if kind.isWord && !TokenSet(.true, .false, .nil).contains(kind) && meantLiteral == nil {
        parsePath("the name of a parameter")
      } else {
        parseLiteral()
      }
    }
    close(argument)
  }

  private mutating func isValueMissing(of name: TokenIndex) -> Bool {
    guard at(.comma) || at(.rightParenthesis) else { return false }
    reportMissingValue(of: name)
    return true
  }

  /// `STRING | NUMBER | bool | "nil" | "." word | "[" "]"`
  private mutating func parseLiteral() {
    let literal = open(.literal)
    if takeLiteralOfOtherLanguage() {
      close(literal)
      return nodes.markBroken(literal)
    }
    switch kind {
    case .string, .number, .true, .false, .nil: advance()
    case .dot:
      advance()
      expectWord("the name of a value")
    case .leftBracket:
      advance()
      expect(.rightBracket)
    default: giveUp("a text, a number, `true`, `false`, `nil`, `.name` or `[]`")
    }
    close(literal)
  }

  /// `( "forward" | "backward" ) effect "/" effect | "both" effect | "easing" fx`
  mutating func parseMotion() {
    let first = kind
    parse(.motion) { parser in
      if first == .easing { return parser.parseEffect("an easing such as `easeOut(0.4s)`") }
      parser.memory.isEffectForBoth = first == .both
      parser.parseEffects()
      guard first != .both, !parser.isGivenUp, parser.takeMeantSlash() || parser.expect(.slash) else { return }
      parser.parseEffects()
    }
  }

  /// `fx { "+" fx }`
  mutating func parseEffects() {
    repeat {
      parseEffect("an effect such as `move(leading)`")
    } while !isGivenUp && (take(.plus) || takeMeantPlus())
  }

  /// `word [ "(" fxArg { "," fxArg } ")" ]`
  private mutating func parseEffect(_ what: String) {
    let effect = open(.effect)
    let name = index
    if expectWord(what), at(.leftParenthesis) {
      let hasOneNumber = Self.effectsOfOneNumber.contains(spelling(of: name).lowercased())
      parseList {
        $0.parseEffectArgument()
        if hasOneNumber, $0.takeDecimalComma() { $0.nodes.markBroken(effect) }
      }
    }
    close(effect)
  }

  /// `[ word ":" ] ( NUMBER | DURATION | typePath )`
  private mutating func parseEffectArgument() {
    let argument = open(.effectArgument)
    if kind.isWord && kind(ahead: 1) == .colon { advance(2) }
    if at(.string) {
      unquoteNumber()
    } else if !take(.number) && !take(.duration) {
      if kind.isWord { parsePath("a value") } else { giveUp("a number, a duration or a name") }
    }
    close(argument)
  }
}
