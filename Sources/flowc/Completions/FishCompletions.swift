extension Shell {
  static let fish = Shell(name: "fish") { commands in
    """
    # Completions of flowc for fish.
    complete -c flowc -f
    complete -c flowc -n __fish_use_subcommand -l help -s h -d 'show help'
    complete -c flowc -n __fish_use_subcommand -l version -d 'show the version'
    \(commands.map(lines).joined())
    """
  }

  private static func lines(of command: Command) -> String {
    let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
    let own = "complete -c flowc -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))\n"
    let options = command.allOptions.map { option in
      "complete -c flowc \(condition) -l \(option.name)" + (option.letter.map { " -s \($0)" } ?? "")
        + (option.value.map(values) ?? "") + " -d \(quoted(option.summary))\n"
    }
    let operand = command.operand.map { "complete -c flowc \(condition)\(operands($0))\n" } ?? ""
    return own + options.joined() + operand
  }

  /// Returns the arguments that complete the value of an option.
  private static func values(_ value: Value) -> String {
    switch value.kind {
    case .flow, .file: " -r -F"
    default: " -x" + operands(value)
    }
  }

  /// Returns the arguments that complete an operand.
  private static func operands(_ value: Value) -> String {
    switch value.kind {
    case .flow, .file: " -F"
    case .folder: " -a '(__fish_complete_directories)'"
    case .words, .forms, .rule, .finding, .command: " -a \(quoted(value.completions.joined(separator: " ")))"
    case .text: ""
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "'"
  }
}
