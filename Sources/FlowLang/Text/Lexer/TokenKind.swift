/// Every kind of token. The order matters: contextual words follow the plain kinds, reserved words come last.
public enum TokenKind: UInt8, CaseIterable, Sendable {
  // Tokens without a fixed spelling.
  case endOfFile, name, quotedName, dashedWord, string, tag, number, duration
  // Punctuation.
  case arrow, leftBrace, rightBrace, leftParenthesis, rightParenthesis, leftBracket, rightBracket, comma,
    colon, dot, slash, plus, question, equal, pipe
  // Contextual words: keywords only where the grammar has them, names everywhere else.
  case push, sheet, cover, popover, dialog, replace, from, over, reset, reuse, `in`, `as`, via, or, set, clear,
    to, icon, badge, uikit, automatic, declared, forward, backward, both, easing, never, every, only, after,
    within, tap, taps, of, reachable
  // Reserved words: a name must put them in backticks.
  case app, `import`, screen, tabs, tab, group, flow, flag, external, transition, expect, start, scheme,
    domain, link, url, requires, back, view, image, entry, embed, allow, without, note, outcome, on, home,
    dismiss, raise, finish, open, stay, `continue`, root, not, when, `else`, `true`, `false`, `nil`
}

extension TokenKind {
  /// Whether the word is a keyword in some positions and a name in all others.
  @inline(__always) var isContextual: Bool { rawValue >= TokenKind.push.rawValue && rawValue < TokenKind.app.rawValue }

  /// Whether the word is never a bare name.
  @inline(__always) var isReserved: Bool { rawValue >= TokenKind.app.rawValue }

  /// Whether the token can be the name of a screen, tab bar, group, flow, flag or transition.
  @inline(__always) var isName: Bool { self == .name || self == .quotedName || isContextual }

  /// Whether the token can be the name of a link, tab, outcome, parameter, note or type.
  @inline(__always) var isWord: Bool { isName || isReserved }

  /// The fixed text of the token, or nil.
  public var spelling: String? {
    switch self {
    case .arrow: "->"
    case .leftBrace: "{"
    case .rightBrace: "}"
    case .leftParenthesis: "("
    case .rightParenthesis: ")"
    case .leftBracket: "["
    case .rightBracket: "]"
    case .comma: ","
    case .colon: ":"
    case .dot: "."
    case .slash: "/"
    case .plus: "+"
    case .question: "?"
    case .equal: "="
    case .pipe: "|"
    case .push: "push"
    case .sheet: "sheet"
    case .cover: "cover"
    case .popover: "popover"
    case .dialog: "dialog"
    case .replace: "replace"
    case .from: "from"
    case .over: "over"
    case .reset: "reset"
    case .reuse: "reuse"
    case .in: "in"
    case .as: "as"
    case .via: "via"
    case .or: "or"
    case .set: "set"
    case .clear: "clear"
    case .to: "to"
    case .icon: "icon"
    case .badge: "badge"
    case .uikit: "uikit"
    case .automatic: "automatic"
    case .declared: "declared"
    case .forward: "forward"
    case .backward: "backward"
    case .both: "both"
    case .easing: "easing"
    case .never: "never"
    case .every: "every"
    case .only: "only"
    case .after: "after"
    case .within: "within"
    case .tap: "tap"
    case .taps: "taps"
    case .of: "of"
    case .reachable: "reachable"
    case .app: "app"
    case .import: "import"
    case .screen: "screen"
    case .tabs: "tabs"
    case .tab: "tab"
    case .group: "group"
    case .flow: "flow"
    case .flag: "flag"
    case .external: "external"
    case .transition: "transition"
    case .expect: "expect"
    case .start: "start"
    case .scheme: "scheme"
    case .domain: "domain"
    case .link: "link"
    case .url: "url"
    case .requires: "requires"
    case .back: "back"
    case .view: "view"
    case .image: "image"
    case .entry: "entry"
    case .embed: "embed"
    case .allow: "allow"
    case .without: "without"
    case .note: "note"
    case .outcome: "outcome"
    case .on: "on"
    case .home: "home"
    case .dismiss: "dismiss"
    case .raise: "raise"
    case .finish: "finish"
    case .open: "open"
    case .stay: "stay"
    case .continue: "continue"
    case .root: "root"
    case .not: "not"
    case .when: "when"
    case .else: "else"
    case .true: "true"
    case .false: "false"
    case .nil: "nil"
    case .endOfFile, .name, .quotedName, .dashedWord, .string, .tag, .number, .duration: nil
    }
  }

  /// The description of the token in a message.
  var description: String {
    switch self {
    case .endOfFile: "the end of the file"
    case .name: "a name"
    case .quotedName: "a name in backticks"
    case .dashedWord: "a word with dashes"
    case .string: "a string"
    case .tag: "a tag"
    case .number: "a number"
    case .duration: "a duration"
    default: "`\(spelling ?? "")`"
    }
  }
}
