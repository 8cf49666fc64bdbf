extension Shell {
  static let bash = Shell(name: "bash") { commands in
    """
    # Completions of flowc for bash.
    _flowc() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]} IFS=$'\\n'
      COMPREPLY=()
      # In --option=value the sign is a word of its own.
      if [[ $before == "=" ]]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi
      if [[ $word == "=" ]]; then word=; fi
      if [[ $COMP_CWORD -eq 1 ]]; then
        COMPREPLY=($(compgen -W \(list(commands.map(\.name) + ["--help", "--version"])) -- "$word"))
        return
      fi
      case $command in
    \(commands.map(choices).joined())  esac
    }
    complete -o filenames -F _flowc flowc

    """
  }

  /// Returns the branch of one command: values of options first, then options, then operands.
  private static func choices(of command: Command) -> String {
    let values = command.allOptions.compactMap { option in
      option.value.map { "        \(spellings(of: option).joined(separator: "|"))) \(reply(for: $0)) return ;;\n" }
    }
    return """
          \(command.name))
            case $before in
      \(values.joined())      esac
            if [[ $word == -* ]]; then
              COMPREPLY=($(compgen -W \(list(command.allOptions.flatMap(spellings))) -- "$word"))
            else
              \(command.operand.map(reply) ?? ":")
            fi ;;

      """
  }

  private static func spellings(of option: Option) -> [String] {
    ["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? [])
  }

  /// Returns the shell command that generates the words for a value.
  private static func reply(for value: Value) -> String {
    let generator =
      switch value.kind {
      case .flow, .file: "-f"
      case .folder: "-d"
      case .words, .forms, .rule, .finding, .command: "-W \(list(value.completions))"
      case .text: "-W ''"
      }
    return "COMPREPLY=($(compgen \(generator) -- \"$word\"));"
  }

  /// Returns literal words, one on a line.
  private static func list(_ words: [String]) -> String { "$'\(words.joined(separator: "\\n"))'" }
}
