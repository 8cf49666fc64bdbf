import FlowLang

/// The help pages, generated from the commands.
enum HelpPage {
  /// The overview: one line for each command, by group.
  static var overview: String {
    let width = (Command.all.map(\.name.count).max() ?? 0) + 4
    let groups = Command.Group.allCases.map { group in
      let commands = Command.all.filter { $0.group == group }
      return "\(group.rawValue)\n" + table(commands.map { ($0.name, $0.summary) }, width: width)
    }
    return """
      flowc \(Compiler.version), a compiler for app navigation: screens, links, and what people can do with them

      usage: \(Command.usage)

      \(groups.joined(separator: "\n"))
      Start with `flowc init`, then `flowc check app.flow` and `flowc preview app.flow --open`.
      `flowc help COMMAND` shows the options of a command, `flowc explain RULE` what a finding means.
      Documentation: README.md and docs/getting-started.md

      """
  }

  /// Returns the help page of a command.
  static func text(of command: Command) -> String {
    return """
      flowc \(command.name): \(command.summary)
      usage: \(command.usage)

      \(Paragraphs.wrapped(command.details, width: width))
      \(command.table.map { "\($0.heading)\n\(table($0.rows.map { ($0.line, $0.meaning) }, width: 21))\n" } ?? "")Options
      \(table(command.allOptions.map { (left(of: $0), $0.summary + ($0.isRepeatable ? "; repeatable" : "")) }, width: 30))
      Exit status
      \(table(command.exits.map { (String($0.status.rawValue), $0.meaning) }, width: 5))
      Examples
      \(command.examples.map { "  \($0.line)\n      \($0.meaning)\n" }.joined())
      Documentation: \(command.page)

      """
  }

  /// The width of a page in characters.
  private static let width = 98

  private static func left(of option: Option) -> String {
    (option.letter.map { "-\($0), " } ?? "    ") + option.spelling
  }

  /// Returns a table of two columns, the second wrapped; it begins on a new line if the first is too wide.
  private static func table(_ rows: [(String, String)], width: Int) -> String {
    rows.map { left, right in
      let text = Paragraphs.wrapped(right, width: Self.width, indentation: width)
      if left.count + 4 > width { return "  \(left)\n\(text)" }
      let margin = String(repeating: " ", count: width - left.count - 2)
      return "  \(left)\(margin)\(text.drop { $0 == " " })"
    }.joined()
  }
}
