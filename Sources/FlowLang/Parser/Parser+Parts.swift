/// The statements inside apps, screens, tab bars, groups and flows.
extension Parser {
  /// A statement of a block other than a declaration.
  mutating func parsePart(_ kind: TokenKind) {
    switch kind {
    case .start: parse(.start) { $0.parseStart() }
    case .scheme: parse(.scheme) { $0.expect(.string, "a url scheme in quotes") }
    case .domain: parse(.domain) { $0.expect(.string, "a domain in quotes") }
    case .transition: parse(.transitionUse) { $0.expectName("the name of a transition") }
    case .back: parse(.backMode) { $0.parseBackMode() }
    case .allow: parse(.allow) { $0.parseAllow() }
    case .note: parse(.note) { $0.parseNote() }
    case .requires: parse(.requires) { $0.parseRequires() }
    case .url: parse(.url) { $0.parseWayIn("an address in quotes") }
    case .entry: parse(.entry) { $0.parseWayIn("a reason in quotes (such as \"notification\")") }
    case .outcome: parse(.outcome) { $0.parseOutcome() }
    case .tab: parseTab()
    case .view: parse(.view) { $0.parseView() }
    case .image: parse(.image) { $0.expect(.string, "the name of an image file in quotes") }
    case .embed: parse(.embed) { $0.parseCall("the name of a screen") }
    case .without: parse(.without) { $0.expectWord("the name of a link") }
    default: giveUp("a statement")
    }
  }

  /// `call [ "when" conds "else" start ]`, the alternatives side by side.
  private mutating func parseStart() {
    repeat {
      guard parseCall("the name of a screen, tab bar or flow") else { return }
      guard take(.when) else { return }
      parseConditions()
      guard !isGivenUp else { return }
    } while expect(.else)
  }

  /// `"link" word [ STRING ] "->" target`
  mutating func parseLink() {
    let link = open(.link)
    advance()
    if expectWord("the name of a link") {
      _ = take(.string)
      if expect(.arrow) { parseTarget() }
    }
    close(link)
  }

  /// `"automatic" | "declared"`
  private mutating func parseBackMode() {
    if !take(.automatic) && !take(.declared) { giveUp("`automatic` or `declared`") }
  }

  /// `RULE STRING`
  private mutating func parseAllow() {
    if !take(.dashedWord) && !expectWord("the name of a rule") { return }
    expect(.string, "the reason in quotes")
  }

  /// `( word | STRING ) STRING`
  private mutating func parseNote() {
    if !take(.string) && !expectWord("the key of the note") { return }
    expect(.string, "the text of the note in quotes")
  }

  /// `conds [ "else" target ]`
  private mutating func parseRequires() {
    parseConditions()
    if !isGivenUp, take(.else) { parseTarget() }
  }

  /// `STRING [ "in" "tab" tabRef ] [ "over" call { "," call } ]`
  private mutating func parseWayIn(_ what: String) {
    guard expect(.string, what) else { return }
    if at(.in) || at(.tab) {
      guard expect(.in), expect(.tab) else { return }
      parseTabReference()
    }
    guard !isGivenUp, take(.over) else { return }
    repeat {
      guard parseCall("the name of a screen") else { return }
    } while take(.comma)
  }

  /// `word [ params ]`
  private mutating func parseOutcome() {
    if expectWord("the name of an outcome"), at(.leftParenthesis) { parseParameters() }
  }

  /// `"tab" word [ STRING ] [ "icon" STRING ] [ "badge" ] "->" call`
  private mutating func parseTab() {
    let tab = open(.tab)
    advance()
    if expectWord("the name of a tab") {
      _ = take(.string)
      if !take(.icon) || expect(.string, "the name of an icon in quotes") {
        _ = take(.badge)
        if expect(.arrow) { parseCall("the name of a screen or flow") }
      }
    }
    close(tab)
  }

  /// `[ "uikit" ] typePath`
  private mutating func parseView() {
    if at(.uikit) && kind(ahead: 1).isWord && kind(ahead: 1) != .dot { advance() }
    parsePath("the name of a Swift type")
  }

  /// `word "->" target`
  mutating func parseHandler() {
    let handler = open(.handler)
    advance()
    if expectWord("the name of an outcome"), expect(.arrow) { parseTarget() }
    close(handler)
  }
}
