import FlowLang

/// The command line of one command, taken apart.
struct Arguments {
  /// The words that are no options, in order.
  private(set) var operands: [String] = []
  /// The options with their values, in order; a switch has an empty one.
  private(set) var options: [(name: String, value: String)] = []

  /// The words of the command line behind the name of the tool. The system hands over bytes; what is not UTF-8 would come
  /// as another word, which may be the name of another file.
  static func words() throws(Failure) -> [String] {
    var words: [String] = []
    for index in 0..<Int(CommandLine.argc) {
      guard let bytes = CommandLine.unsafeArgv[index] else { break }
      guard let word = String(validatingCString: bytes) else {
        throw Failure(
          "\(TerminalText.clean(String(cString: bytes))) is not UTF-8, as all words and names of files must be")
      }
      words.append(word)
    }
    return Array(words.dropFirst())
  }

  /// Takes the words after a command apart. Options may stand before and after operands; after `--` nothing is an
  /// option any more.
  init(_ words: ArraySlice<String>, for command: Command, _ console: Console) throws(Failure) {
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      } else if word == "-" || !word.hasPrefix("-") {
        operands.append(word)
      } else {
        try take(word, &rest, command)
        if let choice = value(of: .color) { console.colors = Console.ColorChoice(rawValue: choice) ?? .auto }
      }
    }
  }

  /// None.
  init() {}

  /// Adds an operand.
  mutating func add(operand: String) { operands.append(operand) }

  /// Whether a switch is set.
  func has(_ option: Option) -> Bool { options.contains { $0.name == option.name } }

  /// The value of an option; the last one where it is given more than once.
  func value(of option: Option) -> String? { options.last { $0.name == option.name }?.value }

  /// All values of an option.
  func values(of option: Option) -> [String] { options.filter { $0.name == option.name }.map(\.value) }

  /// Sees to it that there are as many operands as the command takes, and that they are what it takes.
  func checkOperands(for command: Command) throws(Failure) {
    let (fewest, most) =
      switch command.operands {
      case .none: (0, 0)
      case .optional: (0, 1)
      case .one: (1, 1)
      case .two: (2, 2)
      case .many: (1, Int.max)
      case .listed: (0, Int.max)
      }
    if operands.count > most {
      let limit = most == 0 ? "nothing beside options" : "one \(command.operand?.name ?? "")"
      let extra = TerminalText.clean(operands[most])
      throw Failure("`flowc \(command.name)` takes \(limit), not \(extra) as well", usage: command.usage)
    }
    guard let value = command.operand else { return }
    if operands.count < fewest {
      throw Failure("`flowc \(command.name)` needs a \(value.name)", usage: command.usage)
    }
    if case .two(let first, _) = command.operands { try Self.check(operands[0], first, command) }
    for operand in operands.suffix(command.operands.areMany ? operands.count : 1) {
      try Self.check(operand, value, command)
    }
  }

  /// Takes the option in a word, with its value from the same or the next one.
  private mutating func take(_ word: String, _ rest: inout ArraySlice<String>, _ command: Command) throws(Failure) {
    let (option, attached) = try Self.find(word, command)
    guard let value = option.value else {
      if attached != nil { throw Failure("--\(option.name) takes no value", usage: command.usage) }
      return options.append((option.name, ""))
    }
    var text = attached
    if text == nil, let next = rest.first, next == "-" || !next.hasPrefix("-") { text = rest.removeFirst() }
    guard let text, !text.isEmpty else {
      throw Failure("--\(option.name) needs a \(value.name)", usage: command.usage)
    }
    try Self.check(text, value, command)
    options.append((option.name, text))
  }

  /// The option that a word names, and the value that is attached to it.
  private static func find(_ word: String, _ command: Command) throws(Failure) -> (Option, String?) {
    let isLong = word.hasPrefix("--")
    let body = word.dropFirst(isLong ? 2 : 1)
    let name = isLong ? body.prefix { $0 != "=" } : body.prefix(1)
    let found = command.allOptions.first { isLong ? $0.name == name : $0.letter == name.first && !name.isEmpty }
    guard let found else {
      let dashed = isLong ? "--\(name)" : word
      let hint = SpellingSuggestion.best(for: dashed, among: command.allOptions.map { "--\($0.name)" })
      let suggestion = hint.map { "; did you mean `\($0)`?" } ?? ""
      throw Failure("unknown option \(TerminalText.clean(dashed))\(suggestion)", usage: command.usage)
    }
    let tail = body.dropFirst(name.count)
    return (found, tail.isEmpty ? nil : String(tail.first == "=" ? tail.dropFirst() : tail))
  }

  /// Sees to it that a word is one of those that are taken there.
  private static func check(_ text: String, _ value: Value, _ command: Command) throws(Failure) {
    guard let choices = value.choices, !choices.contains(text) else { return }
    let shown = TerminalText.clean(text)
    let isCommand = if case .command = value.kind { true } else { false }
    let suggestion =
      SpellingSuggestion.best(for: text, among: choices).map { "did you mean `\($0)`?" }
      ?? (choices.count > 8
        ? "`flowc \(isCommand ? "help" : "explain")` lists them"
        : "it can be " + choices.joined(separator: ", "))
    throw Failure("unknown \(value.name.lowercased()) \(shown); \(suggestion)", usage: command.usage)
  }
}
