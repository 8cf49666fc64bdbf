import FlowLang

/// The parsed command line of a command.
struct Arguments {
  /// The words that are not options, in order.
  private(set) var operands: [String] = []
  /// The options with their values, in order; the value of a switch is empty.
  private(set) var options: [(name: String, value: String)] = []

  /// Returns the words of the command line after the name of the tool. Words that are not UTF-8 are an error: decoded
  /// with replacements, they could be the name of another file.
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

  /// Parses the words after a command. Options may be before and after operands; after `--`, all words are operands.
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

  /// Creates an empty command line.
  init() {}

  mutating func add(operand: String) { operands.append(operand) }

  /// Whether a switch is present.
  func has(_ option: Option) -> Bool { options.contains { $0.name == option.name } }

  /// Returns the value of an option; the last one if the option occurs more than once.
  func value(of option: Option) -> String? { options.last { $0.name == option.name }?.value }

  func values(of option: Option) -> [String] { options.filter { $0.name == option.name }.map(\.value) }

  /// Returns the value of an option that is a number from 1.
  ///
  /// - Parameter unit: What it is a number of.
  func number(of option: Option, _ unit: String) throws(Failure) -> Int? {
    guard let text = value(of: option) else { return nil }
    guard let number = Int(text), number > 0 else {
      throw Failure("--\(option.name) is a number of \(unit) from 1, not \(TerminalText.clean(text))")
    }
    return number
  }

  /// Throws unless all words are names of modules.
  static func checkModules(_ modules: [String]) throws(Failure) {
    for module in modules where !SwiftOptions.isModule(module) {
      throw Failure("\(TerminalText.clean(module)) is no name of a module")
    }
  }

  /// The extension of the file of `-o`; nil for a folder, too.
  var outputExtension: String? {
    value(of: .output).flatMap { FolderReader.isFolder($0) ? nil : Path.fileExtension(of: $0) }
  }

  /// Throws unless the number and the values of the operands are valid for the command.
  func checkOperands(for command: Command) throws(Failure) {
    let most = command.operands.counts.upperBound
    if operands.count > most {
      let limit = most == 0 ? "nothing beside options" : "one \(command.operand?.name ?? "")"
      let extra = TerminalText.clean(operands[most])
      throw Failure("`flowc \(command.name)` takes \(limit), not \(extra) as well", usage: command.usage)
    }
    guard let value = command.operand else { return }
    if operands.count < command.operands.counts.lowerBound {
      throw Failure("`flowc \(command.name)` needs \(value.nounPhrase)", usage: command.usage)
    }
    for (index, operand) in operands.enumerated() {
      try Self.check(operand, index < operands.count - 1 ? command.operands.values[0] : value, command)
    }
  }

  /// Consumes an option, with its value from the same word or the next one.
  private mutating func take(_ word: String, _ rest: inout ArraySlice<String>, _ command: Command) throws(Failure) {
    let (option, attached) = try Self.find(word, command)
    guard let value = option.value else {
      if attached != nil { throw Failure("--\(option.name) takes no value", usage: command.usage) }
      return options.append((option.name, ""))
    }
    var text = attached
    if text == nil, let next = rest.first, next == "-" || !next.hasPrefix("-") { text = rest.removeFirst() }
    guard let text, !text.isEmpty else {
      throw Failure("--\(option.name) needs \(value.nounPhrase)", usage: command.usage)
    }
    if !option.isRepeatable, self.value(of: option).map({ $0 != text }) == true {
      throw Failure("--\(option.name) can be given only once here", usage: command.usage)
    }
    let isWord = if case .words = value.kind { true } else { false }
    try Self.check(text, value, command, called: isWord ? option.name : nil)
    options.append((option.name, text))
  }

  /// Returns the option that a word names, and the value that is attached to it.
  private static func find(_ word: String, _ command: Command) throws(Failure) -> (Option, String?) {
    let isLong = word.hasPrefix("--")
    let body = word.dropFirst(isLong ? 2 : 1)
    let name = isLong ? body.prefix { $0 != "=" } : body.prefix(1)
    let found = command.allOptions.first { isLong ? $0.name == name : $0.letter == name.first && !name.isEmpty }
    guard let found else {
      let names = command.allOptions.map { "--\($0.name)" }
      throw Failure(unknown: "option", isLong ? "--\(name)" : word, among: names, usage: command.usage)
    }
    let tail = body.dropFirst(name.count)
    return (found, tail.isEmpty ? nil : String(tail.first == "=" ? tail.dropFirst() : tail))
  }

  /// Throws unless a word is one of the choices for a value, which has a name of its own as an option's.
  private static func check(
    _ text: String, _ value: Value, _ command: Command, called name: String? = nil
  ) throws(Failure) {
    guard let choices = value.choices, !choices.contains(text) else { return }
    let isCommand = if case .command = value.kind { true } else { false }
    let hint =
      choices.count > 8
      ? "`flowc \(isCommand ? "help" : "explain")` lists them" : "it can be " + choices.joined(separator: ", ")
    throw Failure(unknown: name ?? value.name.lowercased(), text, among: choices, otherwise: hint, usage: command.usage)
  }
}
