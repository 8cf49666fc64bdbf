/// Parses the statements inside apps, screens, tab bars, groups and flows.
extension Parser {
  /// Parses a statement of a block other than a declaration.
  mutating func parsePart(_ kind: TokenKind) {
    switch kind {
    case .start: parse(.start) { $0.parseStart() }
    case .scheme: parse(.scheme) { if $0.expectText("a url scheme in quotes") { $0.checkScheme() } }
    case .domain: parse(.domain) { if $0.expectText("a domain in quotes") { $0.checkDomain() } }
    case .transition: parse(.transitionUse) { $0.expectName("the name of a transition") }
    case .back: parse(.backMode) { $0.parseBackMode() }
    case .allow: parse(.allow) { $0.parseAllow() }
    case .note: parse(.note) { $0.parseNote() }
    case .requires: parse(.requires) { $0.parseRequires() }
    case .url: parse(.url) { $0.parseEntryPoint("an address in quotes") }
    case .entry: parse(.entry) { $0.parseEntryPoint("a reason in quotes (such as \"notification\")") }
    case .outcome: parse(.outcome) { $0.parseOutcome() }
    case .tab: parseTab()
    case .view: parse(.view) { $0.parseView() }
    case .image: parse(.image) { $0.expect(.string, "the name of an image file in quotes") }
    case .embed: parse(.embed) { $0.parseCall("the name of a screen") }
    case .without:
      parse(.without) {
        if $0.at(.link), $0.isOnSameLine, $0.kind(ahead: 1).isWord, $0.isOnSameLine($0.index + 1) {
          $0.memory.skipped.append($0.index..<$0.index + 1)
          $0.replaceToken("the name of a link stands alone", with: "", isSafe: true)
        }
        $0.expectWord("the name of a link")
      }
    default: giveUp("a statement")
    }
  }

  /// `call [ "{" { handler } "}" ] [ "when" conds "else" start ]`, the alternatives as siblings.
  private mutating func parseStart() {
    if at(.arrow), isOnSameLine { takeArrowOfStart() }
    skipWordOfStart()
    if kind.isName, kind(ahead: 1) == .question, kind(ahead: 2) != .question, parseTernary() { return }
    repeat {
      let call = index
      let target = hasHandlers ? open(.target) : nil
      let isCalled = parseCall("the name of a screen, tab bar or flow")
      if isCalled { takeModifierOfStart() }
      if let target {
        if isCalled { parseHandlers() }
        close(target)
      }
      guard isCalled, !isGivenUp else { return }
      if takeConditionBehindElse(of: call) { return }
      guard takeMeant(.when) else { return takeConditionalStart() }
      let condition = index - 1
      parseConditions()
      guard !isGivenUp else { return }
      if !takeMeant(.else), !takeSecondStart() { return giveUpElse(behind: condition) }
    } while true
  }

  /// Whether handlers follow the current call.
  private var hasHandlers: Bool {
    guard kind.isName else { return false }
    var offset = 1
    if kind(ahead: offset) == .leftParenthesis {
      while ![.rightParenthesis, .leftBrace, .rightBrace, .endOfFile].contains(kind(ahead: offset)) { offset += 1 }
      offset += 1
    }
    if Self.modifierStarts.contains(kind(ahead: offset)) { offset += 1 }
    return kind(ahead: offset) == .leftBrace || kind(ahead: offset) == .on
  }

  /// `"link" word [ STRING ] "->" target`
  mutating func parseLink() {
    let link = open(.link)
    advance()
    skipSeparator()
    if takeLabelWithoutName(of: "link") || expectWord("the name of a link") {
      skipWordBeforeLabel()
      if at(.quotedName), kind(ahead: 1) == .arrow, isOnSameLine {
        replaceToken("a text is in straight quotes, `\"`", with: quotedSpelling, isSafe: true)
      } else if !takeBareLabel() {
        _ = take(.string)
      }
      skipIconOfLink()
      if takeNameAsGoal(behind: link) { parseTarget() } else { parseArrowAndTarget() }
    }
    close(link)
  }

  /// `"->" target`
  private mutating func parseArrowAndTarget() {
    let early = parseEarlyPart()
    let target = nodes.count
    if expectArrow() { parseTarget() }
    if let early, target + 1 < nodes.count {
      reportEarlyPart(early, behindGoal: tokens[Int(nodes.endToken(of: UInt32(target + 1))) - 1].end)
    }
  }

  /// `"automatic" | "declared"`
  private mutating func parseBackMode() {
    if take(.automatic) || take(.declared) { return }
    switch isOnSameLine ? spelling(of: index).lowercased() : "" {
    case "auto", "true", "yes", "system", "default", "enabled", "visible": replaceFirstWord(with: "automatic")
    case "manual", "false", "no", "none", "off", "never", "hidden", "disabled", "custom", "explicit":
      replaceFirstWord(with: "declared")
    default:
      giveUp("`automatic` or `declared`")
      return
    }
    skip(1)
  }

  /// `RULE STRING`
  private mutating func parseAllow() {
    if at(.string), kind(ahead: 1) == .string {
      let text = String(decoding: StringLiteral.value(bytes, tokens[Int(index)].range), as: UTF8.self)
      replaceToken("a rule is written without quotes", with: text, isSafe: true)
    } else if at(.string) {
      giveUp("the name of a rule")
      return
    } else if !take(.dashedWord) && !expectWord("the name of a rule") {
      return
    }
    expect(.string, "the reason in quotes")
  }

  /// `( word | STRING ) STRING`
  private mutating func parseNote() {
    if at(.string), kind(ahead: 1) != .string, kind(ahead: 1) != .colon || !isOnSameLine(index + 1) {
      let text = tokens[Int(index)]
      advance()
      return reportMissing(
        "comment", "a key comes before the text: `note comment \(spelling(of: index - 1))`", before: text.start,
        to: text.end)
    }
    if !take(.string) && !expectWord("the key of the note") { return }
    expect(.string, "the text of the note in quotes")
  }

  /// `conds [ "else" target ]`
  private mutating func parseRequires() {
    if isOnSameLine, at(.when) || (at(.name) && ["if", "that"].contains(spelling(of: index))),
      kind(ahead: 1).isName || kind(ahead: 1) == .not
    {
      replaceToken("conditions follow `requires`", with: "", isSafe: true)
    }
    parseConditions()
    if !isGivenUp, takeMeant(.else) || takeArrowOfGuard() { parseTarget() }
  }

  /// `STRING [ "in" "tab" tabRef ] [ "over" call { "," call } ] [ "sheet" | "cover" | "popover" ]`
  private mutating func parseEntryPoint(_ what: String) {
    guard takeUnquotedReason() || expect(.string, what) else { return }
    if at(.arrow), TokenSet(.in, .over, .tab, .sheet, .cover, .popover).contains(kind(ahead: 1)) {
      replaceToken("there is no arrow before `\(spelling(of: index + 1))`", with: "", isSafe: true)
    }
    takeGoalOfEntryPoint()
    parseTabOfEntryPoint()
    let over = index
    parseScreensBelow()
    if !isGivenUp, index > over {
      parseLatePart(before: over, "`over`", where: { $0.at(.in) }, { $0.parseTabOfEntryPoint() })
    }
    let presentation = index
    while !isGivenUp, isAtPresentation, parseModifier() {}
    if !isGivenUp, index > presentation {
      parseLatePart(
        before: presentation, "`\(spelling(of: presentation))`", where: { $0.at(.in) || $0.at(.over) },
        {
          $0.parseTabOfEntryPoint()
          $0.parseScreensBelow()
        })
    }
    takeConditionOfEntryPoint()
  }

  /// Whether the current token is a modifier that can follow a url, or one that a user may expect there.
  private var isAtPresentation: Bool {
    let modifiers = TokenSet(
      .push, .sheet, .cover, .popover, .dialog, .reset, .reuse, .replace, .as, .via, .or, .set, .clear)
    return modifiers.contains(meantModifier ?? kind)
  }

  /// `[ "over" call { "," call } ]`
  private mutating func parseScreensBelow() {
    skipCommaBeforePart()
    guard !isGivenUp, take(.over) || takeMeantOver() else { return }
    skipSeparator()
    repeat {
      guard parseCall("the name of a screen") else { return }
    } while !isCommaBeforePart && take(.comma)
    skipCommaBeforePart()
  }

  /// `[ "in" "tab" tabRef ]`
  private mutating func parseTabOfEntryPoint() {
    skipCommaBeforePart()
    guard at(.in) || at(.tab) else { return }
    guard takeOrInsert(.in), takeOrInsert(.tab) else { return }
    skipSeparator()
    parseTabReference()
  }

  /// `word [ params ] [ "->" "stay" ]`
  private mutating func parseOutcome() {
    guard expectWord("the name of an outcome") else { return }
    if at(.leftParenthesis) { parseParameters() } else if !takeParametersInAngleBrackets() { takeTypeOfOutcome() }
    if !isGivenUp, take(.arrow) { expect(.stay, "`stay`, the only goal of an outcome") }
  }

  /// `"tab" word [ STRING ] [ "icon" STRING ] [ "badge" ] "->" call`
  private mutating func parseTab() {
    let tab = open(.tab)
    advance()
    if takeLabelWithoutName(of: "tab") || expectWord("the name of a tab") {
      skipWordBeforeLabel()
      _ = take(.string)
      skipCommaOfTab()
      let icon = index
      if !takeMeantIcon() || isIconMissing(behind: icon) || expect(.string, "the name of an icon in quotes") {
        if index > icon + 1 { parseLatePart(before: icon, "`icon`", where: { $0.at(.string) }, { $0.advance() }) }
        skipCommaOfTab()
        let badge = index
        if takeMisspeltBadge() || take(.badge) {
          parseLatePart(
            before: badge, "`badge`", where: { $0.at(.icon) && $0.kind(ahead: 1) == .string },
            {
              $0.advance()
              $0.advance()
            })
          skipValueOfBadge()
        }
        skipCommaOfTab()
        if expectArrow(), parseCall("the name of a screen or flow"), !takeLateLabel(before: memory.lastArrow) {
          takeLateIcon()
          takeConditionOfTab()
        }
      }
    }
    close(tab)
  }

  private mutating func takeLateIcon() {
    guard let arrow = memory.lastArrow else { return }
    parseLatePart(
      before: arrow, "the arrow", where: { $0.at(.badge) || ($0.at(.icon) && $0.kind(ahead: 1) == .string) },
      { while $0.isOnSameLine, $0.take(.badge) || $0.take(.icon) || $0.take(.string) {} })
  }

  /// `[ "uikit" ] typePath`
  private mutating func parseView() {
    if at(.uikit) && kind(ahead: 1).isWord {
      advance()
    } else if kind(ahead: 1).isWord, isOnSameLine(index + 1) {
      let word = ForeignWords.key(spelling(of: index))
      let framework = word == "swiftui" ? word : SpellingSuggestion.best(for: word, among: ["uikit"]) ?? word
      if framework == "swiftui" || framework == "uikit" {
        replaceToken(
          framework == "uikit" ? "`\(spelling(of: index))` is written `uikit` here" : "a view is of SwiftUI anyway",
          with: framework == "uikit" ? framework : "", isSafe: true)
      }
    }
    let type = index
    parsePath("the name of a Swift type")
    parseLatePart(before: type, "the type", where: { $0.at(.uikit) }, { $0.advance() })
  }

  /// `word "->" target`
  mutating func parseHandler() {
    let handler = open(.handler)
    // A handler ends before the next one, even outside of a block of handlers.
    let outer = block
    block = .handlers
    defer { block = outer }
    advance()
    skipSeparator()
    skipDotOfOutcome()
    if expectWord("the name of an outcome") {
      skipValuesOfOutcome()
      parseArrowAndTarget()
    }
    close(handler)
  }
}
