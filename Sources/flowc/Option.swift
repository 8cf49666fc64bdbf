import FlowLang

/// One option of a command: `--name`, `--name VALUE` or `--name=VALUE`.
struct Option: Sendable {
  /// The long name, without dashes.
  let name: String
  /// The one-letter form, where there is one.
  var letter: Character?
  /// What it takes; nil for a switch.
  var value: Value?
  /// Whether it may be given more than once; of other options the last one counts.
  var isRepeatable = false
  /// What it does, in one or two lines.
  let summary: String

  /// The option as it is written, with its value or the words that it may be.
  var spelling: String { "--\(name)" + (value.map { " \($0.spelling)" } ?? "") }
}

/// What an option or a command takes.
struct Value: Sendable {
  /// What help calls it, in capitals.
  let name: String
  let kind: Kind

  /// What it may be, for checks and for completions.
  enum Kind: Sendable {
    /// One of some words.
    case words([String])
    /// One of some forms, or `FORM=FILE`.
    case forms([String])
    /// A rule of the catalogue.
    case rule
    /// A finding of a rule about states, `RULE` or `RULE:N`.
    case finding
    /// A command of the tool.
    case command
    /// A flow file.
    case flow
    /// Any file.
    case file
    case folder
    /// Free text.
    case text
  }

  /// The value in help: the words that it may be, where they fit in a line.
  var spelling: String {
    switch kind {
    case .words(let words), .forms(let words): words.joined(separator: "|")
    default: name
    }
  }

  static let flow = Value(name: "FILE", kind: .flow)
  static let file = Value(name: "FILE", kind: .file)
  static let rule = Value(name: "RULE", kind: .rule)

  /// The words that it may be; nil when there are too many to tell.
  var choices: [String]? {
    switch kind {
    case .words(let words): words
    case .rule: Rule.all.map(\.name)
    case .command: Command.all.map(\.name)
    case .forms, .finding, .flow, .file, .folder, .text: nil
    }
  }

  /// The words to offer when somebody asks a shell to complete the value.
  var completions: [String] {
    switch kind {
    case .forms(let words): words
    case .finding: Rule.all.filter(\.isAboutStates).map(\.name)
    default: choices ?? []
    }
  }
}

extension Option {
  /// Taken by every command.
  static let help = Option(name: "help", letter: "h", summary: "show this help")

  /// Taken by every command.
  static let color = Option(
    name: "color", value: Value(name: "WHEN", kind: .words(Console.ColorChoice.allCases.map(\.rawValue))),
    summary: "when to use colours; auto (default): on a terminal without NO_COLOR")

  /// Where to write what a command makes.
  static let output = Option(
    name: "output", letter: "o", value: .file,
    summary: "write to this file, or into this folder under the name of the flow; - is standard output")

  /// What to call standard input.
  static let assumeFilename = Option(
    name: "assume-filename", value: Value(name: "NAME", kind: .file),
    summary: "the name of standard input (`-`) in messages, and for its imports")
}
