extension Shell {
  static let zsh = Shell(name: "zsh") { commands in
    """
    #compdef flowc
    # Completions of flowc for zsh.
    _flowc() {
      local -a commands=(
    \(commands.map { "    \(quoted("\($0.name):\($0.summary)"))\n" }.joined())  )
      if (( CURRENT == 2 )); then
        _describe command commands
        return
      fi
      local command=$words[2]
      shift words
      (( CURRENT-- ))
      case $command in
    \(commands.map(choices).joined())  esac
    }
    if [[ $funcstack[1] == _flowc ]]; then _flowc "$@"; else compdef _flowc flowc; fi

    """
  }

  /// Returns the branch of one command.
  private static func choices(of command: Command) -> String {
    var specifications = command.allOptions.flatMap(specifications)
    if let value = command.operand {
      let isMany = command.operands.areMany
      specifications.append("\(isMany ? "*" : "1"):\(value.name):\(action(for: value))")
    }
    return """
          \(command.name))
            _arguments -s \\
      \(specifications.map { "        \(quoted($0))" }.joined(separator: " \\\n")) ;;

      """
  }

  /// Returns an option in the syntax of `_arguments`, once for each of its spellings.
  private static func specifications(of option: Option) -> [String] {
    let value = option.value.map { ":\($0.name):\(action(for: $0))" } ?? ""
    let summary = option.summary.map { "[]:\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    let star = option.isRepeatable ? "*" : ""
    let long = "\(star)--\(option.name)\(option.value == nil ? "" : "=")[\(summary)]\(value)"
    return [long] + (option.letter.map { ["\(star)-\($0)\(option.value == nil ? "" : "+")[\(summary)]\(value)"] } ?? [])
  }

  private static func action(for value: Value) -> String {
    switch value.kind {
    case .flow: "_files -g \"*.flow\""
    case .file: "_files"
    case .folder: "_files -/"
    case .words, .forms, .rule, .finding, .command: "(\(value.completions.joined(separator: " ")))"
    case .text: ""
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" ? "'\\''" : "\($0)" }.joined() + "'"
  }
}
