/// Parses the targets of links, guards and handlers.
extension Parser {
  /// `goal { modifier } [ "{" { handler } "}" ] [ "when" conds [ "else" target ] ]`; a loop over the `else`.
  mutating func parseTarget() {
    let target = open(.target)
    if parseUpToElse() { parseAlternatives() }
    close(target)
  }

  /// Parses the targets after the `else`s of one whose first `else` has been consumed; each is a level deeper.
  private mutating func parseAlternatives() {
    var targets: [Int] = []
    let outerDepth = depth
    repeat {
      depth += 1
      guard isDepthLeft() else { break }
      targets.append(open(.target))
    } while parseUpToElse()
    depth = outerDepth
    for target in targets.reversed() { close(target) }
  }

  /// Parses a target without its `else`.
  ///
  /// - Returns: Whether there is an `else`, which is consumed.
  private mutating func parseUpToElse() -> Bool {
    depth += 1
    defer { depth -= 1 }
    parseGoal()
    while !isGivenUp, parseModifier() {}
    takeModifiersInBraces()
    takeAssignmentsInBraces()
    // `on` is allowed in handlers only.
    if !isGivenUp, !isAtObject, at(.leftBrace) || (at(.on) && block != .handlers) || isBracketBeforeHandler {
      let brace = index
      parseHandlers()
      parseLateModifiers(before: brace, "the braces")
    }
    let condition = index
    // `when paid -> …` on a line of its own is meant as a handler.
    if block == .handlers, at(.when), !isOnSameLine, kind(ahead: 2) == .arrow { return false }
    guard !isGivenUp, takeMeant(.when), !areConditionsMissing(behind: condition) else { return false }
    parseConditions()
    parseLateModifiers(before: condition, "`when`")
    return !isGivenUp && takeMeant(.else)
  }

  /// `"{" { handler } "}"`
  mutating func parseHandlers() {
    let handlers = open(.handlers)
    parseBlock(.handlers, of: handlers)
    close(handlers)
  }

  private mutating func parseGoal() {
    if !isOnSameLine, beginsBackOrTab {
      giveUp(Self.goals)
      return
    }
    switch kind {
    case .back:
      parse(.backGoal) { parser in
        if parser.take(.to) { parser.parsePlace() } else { parser.takePlaceWithoutTo() }
      }
    case .home, .dismiss, .stay, .continue:
      leaf(.plainGoal)
      takeScreenOfDismiss()
    case .raise: parse(.raiseGoal) { $0.expectTag() }
    case .tab: parse(.tabGoal) { $0.parseTabReference() }
    case .finish:
      parse(.finishGoal) {
        if $0.expectWord("the name of an outcome"), $0.at(.leftParenthesis) { $0.parseArguments() }
      }
    case .open: parse(.openGoal) { if $0.expectText("an address in quotes") { $0.checkAddress() } }
    case _ where parseMeantGoal(): break
    default: parseCall(Self.goals)
    }
  }

  private static let goals = "a goal (a screen, `back`, `home`, `dismiss`, `raise`, `tab`, `finish`, `open` or `stay`)"

  /// Parses one modifier, if there is one.
  mutating func parseModifier() -> Bool {
    switch kind {
    case .push, .sheet, .cover, .popover, .dialog, .reset, .reuse: leaf(.plainModifier)
    case .over: parse(.overModifier) { $0.parsePlace() }
    case .replace: parse(.replaceModifier) { if $0.take(.from) { $0.parsePlace() } }
    case .dot where takeMethodOfPresentation() || takeMethodOfView(), .string where takeQuotedModifier(): break
    case .arrow where isArrowBeforeModifier:
      replaceToken("there is no arrow before `\(spelling(of: index + 1))`", with: "", isSafe: true)
      return parseModifier()
    case .as where takeSignOfPresentation(), .in where takeSignOfPresentation(), .dot where takeSignOfPresentation():
      leaf(.plainModifier)
    case .in: parse(.inTabModifier) { if $0.takeOrInsert(.tab) { $0.parseTabReference() } }
    case .on where kind(ahead: 1) == .tab && isOnSameLine && kind(ahead: 2) != .arrow:
      replaceFirstWord(with: "in")
      parse(.inTabModifier) { if $0.take(.tab) { $0.parseTabReference() } }
    case .as: parse(.asModifier) { $0.expectTag() }
    case .via: parse(.viaModifier) { $0.expectName("the name of a transition") }
    case .or: parse(.orModifier) { $0.parseFallback() }
    case .set, .clear: parse(.flagsModifier) { $0.parseFlags() }
    case .tab where takeLateTab(): break
    case .tab where isOnSameLine && !beginsStatement:
      let modifier = open(.inTabModifier)
      if takeOrInsert(.in), take(.tab) { parseTabReference() }
      close(modifier)
    case .back, .dismiss, .home: return takeSecondGoal()
    case .string: return takeLateLabel(before: memory.lastArrow)
    case .tag: return takeTagWithoutAs()
    case .slash: return takePathBehindGoal()
    case .else, .comma, .pipe: return takeElseAsOr()
    default: return parseMeantModifier()
    }
    return true
  }

  /// `"back" | "home" | "dismiss" | "stay"`
  mutating func parseFallback() {
    if TokenSet.plainGoals.contains(kind) { return advance() }
    if kind == .name, isOnSameLine, let meant = ForeignWords.goals[ForeignWords.key(spelling(of: index))],
      TokenSet.plainGoals.contains(meant)
    {
      return replaceToken(
        "`\(spelling(of: index))` is written `\(meant.spelling ?? "")` here", with: meant.spelling ?? "")
    }
    giveUp("`back`, `home`, `dismiss` or `stay`")
  }

  /// `name [ "=" word ] { "," name [ "=" word ] }`; only `set` allows values, which the model reports.
  mutating func parseFlags() {
    repeat {
      guard parseFlagUse() else { return }
    } while takeCommaOfFlags()
  }

  /// `TAG | "root" | name`
  mutating func parsePlace() {
    let place = open(.place)
    if at(.name), spelling(of: index).lowercased() == "root", !isDeclared(index) {
      replaceToken("`\(spelling(of: index))` is written `root` here", with: "root")
    } else if !take(.tag) && !take(.root) {
      expectName("a tag, `root` or the name of a screen or flow")
    }
    close(place)
  }

  /// `word [ "." word ]`
  mutating func parseTabReference() {
    let reference = open(.tabReference)
    if expectWord("the name of a tab"), take(.dot) { expectWord("the name of a tab") }
    close(reference)
  }

  /// `cond { "," cond }` where `cond = [ "not" ] name [ "=" word ]`
  mutating func parseConditions() {
    var hasParenthesis = takeParenthesisOfConditions()
    let conditions = open(.conditions)
    repeat {
      if takeParenthesisOfConditions() { hasParenthesis = true }
      if at(.colon), isOnSameLine, index > 0, tokens.kind(at: Int(index) - 1) != .name || kind(ahead: 1) == .string {
        replaceToken("there is no `:` here", with: "", isSafe: true)
      }
      if takeQuotedCondition() { continue }
      takeMeantNot()
      if take(.not), takeParenthesisOfConditions() { hasParenthesis = true }
      guard parseFlagUse() else { break }
      // `(signedIn), (onboarded)`
      if hasParenthesis, at(.rightParenthesis), kind(ahead: 1) == .comma { hasParenthesis = !take(.rightParenthesis) }
    } while takeConjunction()
    close(conditions)
    if hasParenthesis { _ = take(.rightParenthesis) }
  }

  /// `name [ args ]`
  @discardableResult
  mutating func parseCall(_ what: String) -> Bool {
    // Most calls are a name only.
    if kind.isName, kind(ahead: 1) != .leftParenthesis, kind(ahead: 2) != .colon || !isAngleBracket(behind: index) {
      leaf(.call)
      return !isGivenUp
    }
    let call = open(.call)
    if expectName(what), !takeArgumentsInAngleBrackets(), at(.leftParenthesis), !isBracketBeforeHandler {
      parseArguments()
    }
    close(call)
    return !isGivenUp
  }
}
