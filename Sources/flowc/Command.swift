import FlowLang

/// A sub-command: its name, its arguments, its help and its action. To add one, write one file with a value of this
/// type and list it in ``all``; help, usage and shell completions are generated from these values.
struct Command: Sendable {
  /// The name of the command.
  let name: String
  /// The heading of the overview that lists the command.
  let group: Group
  /// A description in one line.
  let summary: String
  /// The detailed description, in paragraphs.
  let details: String
  /// A table between details and options: a heading, and lines with their meanings.
  var table: (heading: String, rows: [(line: String, meaning: String)])?
  /// The page of the documentation about the command.
  let page: String
  let operands: Operands
  /// The options, without those that every command has.
  var options: [Option] = []
  /// The exit statuses with their meanings.
  let exits: [Exit]
  /// Examples of command lines, each with its meaning.
  let examples: [(line: String, meaning: String)]
  let action: @Sendable (Arguments, Console) throws(Failure) -> ExitStatus

  /// The headings of the overview, in its order.
  enum Group: String, CaseIterable {
    case write = "Write a flow"
    case check = "Check it"
    case show = "Show it"
    case generate = "Generate from it"
    case adopt = "Adopt an existing app"
    case tools = "Tools"
  }

  /// The operands after the options: their values, of which the last can occur more than once, and how many they are.
  struct Operands: Sendable {
    let values: [Value]
    let counts: ClosedRange<Int>

    static let none = Self(values: [], counts: 0...0)
    static func optional(_ value: Value) -> Self { Self(values: [value], counts: 0...1) }
    static func one(_ value: Value) -> Self { Self(values: [value], counts: 1...1) }
    static func two(_ first: Value, _ second: Value) -> Self { Self(values: [first, second], counts: 2...2) }
    static func many(_ value: Value) -> Self { Self(values: [value], counts: 1...Int.max) }
    /// Any number; without operands, those that the project lists.
    static func listed(_ value: Value) -> Self { Self(values: [value], counts: 0...Int.max) }

    /// Whether there can be any number of operands.
    var areMany: Bool { counts.upperBound == Int.max }
  }

  /// All commands, in the order in which help lists them.
  static let all: [Command] = [
    .initialize, .format, .fix, .check, .explain, .diff, .preview, .graph, .run, .swift, .tests, .import, .lsp,
    .completions, .dump, .help,
  ]

  static func named(_ name: String) throws(Failure) -> Command {
    if let command = all.first(where: { $0.name == name }) { return command }
    let kind = name.utf8.first == UInt8(ascii: "-") ? "option" : "command"
    throw Failure("unknown \(kind) \(TerminalText.clean(name))" + hint(for: name), usage: Self.usage)
  }

  /// The usage line of the tool.
  static let usage = "flowc COMMAND [OPTION…] [FILE…]; `flowc help` lists the commands"

  private static func hint(for name: String) -> String {
    if name.hasSuffix(".flow") { return "; did you mean `flowc check \(TerminalText.clean(name))`?" }
    let words = all.map(\.name) + ["--help", "--version"]
    if FileReader.identity(of: name) != nil { return "; did you mean `flowc check \(TerminalText.clean(name))`?" }
    let other = otherNames.first { $0.value.split(separator: " ").contains { $0 == name.lowercased() } }?.key
    return (other ?? SpellingSuggestion.best(for: name, among: words)).map { "; did you mean `\($0)`?" } ?? ""
  }

  /// The names of the commands in other tools.
  private static let otherNames = [
    "init": "new create start", "format": "fmt prettify pretty", "check": "lint validate verify analyze analyse",
    "swift": "generate gen codegen build router", "graph": "draw dot render diagram picture svg png",
    "preview": "serve open show view watch", "tests": "test", "run": "repl simulate walk play", "explain": "rules rule",
    "fix": "repair autofix", "diff": "compare", "lsp": "server language-server", "import": "convert read",
  ]

  /// All options of the command.
  var allOptions: [Option] { options + [.color, .help] }

  /// The value of the operand, if there is one; of two operands, the last.
  var operand: Value? { operands.values.last }

  /// The usage line of the command.
  var usage: String {
    let names = operands.values.map { $0.name + (operands.areMany ? "…" : "") }.joined(separator: " ")
    let words = names.isEmpty ? "" : operands.counts.contains(0) ? " [\(names)]" : " \(names)"
    return "flowc \(name) [OPTION…]\(words)"
  }

  /// Parses the command line and runs the command.
  func run(_ words: ArraySlice<String>, _ console: Console) throws(Failure) -> ExitStatus {
    let arguments = try Arguments(words, for: self, console)
    if arguments.has(.help) {
      console.write(HelpPage.text(of: self))
      return .success
    }
    try arguments.checkOperands(for: self)
    return try action(arguments, console)
  }
}
