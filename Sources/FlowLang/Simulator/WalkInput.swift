/// A typed step. Its meaning depends on the current state.
enum WalkInput: Equatable, Sendable {
  /// The choice with this number in the list.
  case number(String)
  /// A link, optionally with its screen and with the outcome in which it ends a flow.
  case link(String, screen: String?, outcome: String?)
  case back, close
  case tab(String?)
  /// An address, or a pattern as traces have it.
  case url(String?)
  /// An entry of a screen, with its reason when the screen has several.
  case entry(String?, reason: String?)
  /// A flag, with `true`, `false` or another value.
  case flag(String, String)
  case ends(flow: String, outcome: String)
  case goesBack(String)
  case undo, restart, help, quit

  /// The commands; a link with the name of one is written in backticks.
  static let words = ["back", "close", "tab", "url", "entry", "undo", "restart", "help", "quit", "exit", "q"]

  /// Returns a link as it is typed on the screen that offers it.
  static func spelling(ofLink name: String) -> String { words.contains(name) ? "`\(name)`" : Spelling.word(name) }
}

extension WalkInput {
  /// Creates the input from the pieces of a step; nil when they have no meaning.
  init?(_ pieces: [WalkPiece]) {
    var rest = pieces[...]
    if case .word(let word)? = rest.first, let input = Self.command(word, rest.dropFirst()) {
      self = input
      return
    }
    guard let first = Self.name(&rest) else { return nil }
    switch rest.first {
    case .mark("=")?:
      rest.removeFirst()
      guard let value = Self.name(&rest), rest.isEmpty else { return nil }
      self = .flag(first, value)
    case .mark("›")?, .mark(">")?:
      rest.removeFirst()
      guard let link = Self.name(&rest), let outcome = Self.outcome(rest) else { return nil }
      self = .link(link, screen: first, outcome: outcome.name)
    case .word("ends")?:
      guard let outcome = Self.outcome(rest.dropFirst())?.name else { return nil }
      self = .ends(flow: first, outcome: outcome)
    case .word("goes")?:
      guard Array(rest.dropFirst()) == [.word("back")] else { return nil }
      self = .goesBack(first)
    default:
      guard let outcome = Self.outcome(rest) else { return nil }
      self = .link(first, screen: nil, outcome: outcome.name)
    }
  }

  /// Returns an input that begins with a command or is a number.
  private static func command(_ word: String, _ rest: ArraySlice<WalkPiece>) -> WalkInput? {
    var tail = rest
    let operand = name(&tail)
    switch (word, rest.count) {
    case ("back", 0): return .back
    case ("close", 0): return .close
    case ("undo", 0): return .undo
    case ("restart", 0): return .restart
    case ("help", 0), ("?", 0): return .help
    case ("quit", 0), ("exit", 0), ("q", 0): return .quit
    case ("tab", 0): return .tab(nil)
    case ("tab", 1) where operand != nil: return .tab(operand)
    case ("url", 0): return .url(nil)
    case ("url", 1):
      if case .string(let address)? = rest.first { return .url(address) }
      return nil
    case ("entry", 0): return .entry(nil, reason: nil)
    case ("entry", 1) where operand != nil: return .entry(operand, reason: nil)
    case ("entry", 2):
      if let operand, case .string(let reason)? = tail.first { return .entry(operand, reason: reason) }
      return nil
    case (_, 0) where word.utf8.allSatisfy { ASCII.isDigit($0) }: return .number(word)
    default: return nil
    }
  }

  private static func name(_ pieces: inout ArraySlice<WalkPiece>) -> String? {
    switch pieces.first {
    case .word(let text)?, .name(let text)?:
      pieces.removeFirst()
      return text
    default: return nil
    }
  }

  /// Returns the name in `(paid)`, or none when there are no pieces; nil for other pieces.
  private static func outcome(_ pieces: ArraySlice<WalkPiece>) -> (name: String?, isThere: Bool)? {
    if pieces.isEmpty { return (nil, false) }
    var rest = pieces.dropFirst()
    guard pieces.first == .mark("("), let name = name(&rest), Array(rest) == [.mark(")")] else { return nil }
    return (name, true)
  }
}
