import FlowLang

/// What `help` shows, made from the commands.
enum HelpPage {
  /// The overview: every command in one line.
  static var overview: String {
    """
    flowc \(Compiler.version), the compiler for screen flows: how a person moves through an app

    usage: \(Command.usage)

    commands:
    \(table(Command.all.map { ($0.name, $0.summary) }))
    examples:
    \(table(examples))
    `flowc help COMMAND` tells all about a command, `flowc explain RULE` about a finding.

    """
  }

  /// All about one command.
  static func text(of command: Command) -> String {
    return """
      flowc \(command.name): \(command.summary)

      usage: \(command.usage)

      \(Paragraphs.wrapped(command.details))
      options:
      \(table(command.allOptions.map { (left(of: $0), $0.summary + ($0.isRepeatable ? "; may be repeated" : "")) }))
      exit status:
      \(table(command.exits.map { (String($0.status.rawValue), $0.meaning) }))
      examples:
      \(command.examples.map { "  \($0.line)\n      \($0.meaning)\n" }.joined())
      """
  }

  private static let examples = [
    ("flowc init -o app.flow", "a first file to start from"),
    ("flowc check app.flow", "everything that is wrong with it"),
    ("flowc graph app.flow | dot -Tsvg -o app.svg", "a picture of it, drawn by Graphviz"),
  ]

  private static func left(of option: Option) -> String {
    (option.letter.map { "-\($0), " } ?? "    ") + option.spelling
  }

  /// Two columns, the second broken into lines.
  private static func table(_ rows: [(String, String)]) -> String {
    let width = (rows.map(\.0.count).max() ?? 0) + 4
    return rows.map { left, right in
      let text = Paragraphs.wrapped(right, width: 100, indentation: width)
      let margin = String(repeating: " ", count: width - left.count - 2)
      return "  \(left)\(margin)\(text.drop { $0 == " " })"
    }.joined()
  }
}
