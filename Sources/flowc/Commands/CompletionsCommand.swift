extension Command {
  static let completions: Command = Command(
    name: "completions",
    group: .tools,
    summary: "writes completions for bash, zsh or fish",
    details: "Writes a script that completes commands, options and their values. SHELL is bash, zsh or fish.",
    page: "docs/editors.md",
    operands: .one(Value(name: "SHELL", kind: .words(Shell.all.map(\.name)))),
    exits: [.done, .failure],
    examples: [
      ("source <(flowc completions bash)", "in ~/.bashrc"),
      ("flowc completions zsh > ~/.zfunc/_flowc", "in a folder of $fpath"),
      ("flowc completions fish > ~/.config/fish/completions/flowc.fish", "where fish looks for it"),
    ]
  ) { arguments, console throws(Failure) in
    for shell in Shell.all where shell.name == arguments.operands[0] { console.write(shell.script(Command.all)) }
    return .success
  }
}

/// A shell that can complete command lines. To add one, write one file with a value of this type and list it in
/// ``all``.
struct Shell: Sendable {
  /// The name of the shell on the command line.
  let name: String
  let script: @Sendable ([Command]) -> String

  /// All shells with a script.
  static let all: [Shell] = [.bash, .zsh, .fish]
}
