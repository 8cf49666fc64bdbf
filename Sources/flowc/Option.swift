import FlowLang

/// An option of a command: `--name`, `--name VALUE` or `--name=VALUE`.
struct Option: Sendable {
  /// The long name, without dashes.
  let name: String
  /// The short name, if there is one.
  var letter: Character?
  /// The value; nil for a switch.
  var value: Value?
  /// Whether the option may occur with several values.
  var isRepeatable = false
  /// A description in one or two lines.
  let summary: String

  /// The option in help, with its value or the choices for it.
  var spelling: String { "--\(name)" + (value.map { " \($0.spelling)" } ?? "") }
}

/// The value of an option or an operand.
struct Value: Sendable {
  /// The name of the value in help, in capitals.
  let name: String
  let kind: Kind

  /// The kind of a value, for checks and for completions.
  enum Kind: Sendable {
    /// One of several words.
    case words([String])
    /// One of several forms, or `FORM=FILE`.
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

  /// The value in help: the words or forms that are allowed, or else its name.
  var spelling: String {
    switch kind {
    case .words(let words), .forms(let words): words.joined(separator: "|")
    default: name
    }
  }

  /// The value with an article: "a FILE", "an OPERAND".
  var nounPhrase: String { "\("AEINO".contains(name.prefix(1)) ? "an" : "a") \(name)" }

  static let flow = Value(name: "FILE", kind: .flow)
  static let file = Value(name: "FILE", kind: .file)
  static let rule = Value(name: "RULE", kind: .rule)

  /// The words that are allowed; nil if they are not a fixed set.
  var choices: [String]? {
    switch kind {
    case .words(let words): words
    case .rule: Rule.all.map(\.name)
    case .command: Command.all.map(\.name)
    case .forms, .finding, .flow, .file, .folder, .text: nil
    }
  }

  /// The words that a shell completes the value with.
  var completions: [String] {
    switch kind {
    case .forms(let words): words
    case .finding: Rule.all.filter(\.isAboutStates).map(\.name)
    default: choices ?? []
    }
  }
}

extension Option {
  /// Shows the help of the command. An option of every command.
  static let help = Option(name: "help", letter: "h", summary: "show this help")

  /// Chooses when to use colours. An option of every command.
  static let color = Option(
    name: "color", value: Value(name: "WHEN", kind: .words(Console.ColorChoice.allCases.map(\.rawValue))),
    summary: "when to use colours; auto (default): on a terminal without NO_COLOR")

  /// The path of the output of a command.
  static let output = Option(
    name: "output", letter: "o", value: .file,
    summary: "write to this file, or into this folder under the name of the flow; - is standard output")

  /// The path of the only output of a command.
  static let outputFile = Option(
    name: "output", letter: "o", value: .file, summary: "write to this file; - is standard output")

  /// The name of standard input.
  static let assumeFilename = Option(
    name: "assume-filename", value: Value(name: "NAME", kind: .file),
    summary: "the name of standard input (`-`) in messages, and for its imports")
}
