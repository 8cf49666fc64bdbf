extension Command {
  static let help: Command = Command(
    name: "help",
    group: .tools,
    summary: "shows the options of a command",
    details: "Without a COMMAND it lists all commands.",
    page: "README.md",
    operands: .optional(Value(name: "COMMAND", kind: .command)),
    exits: [.done, .failure],
    examples: [("flowc help check", "all about one command")]
  ) { arguments, console throws(Failure) in
    if let name = arguments.operands.first {
      console.write(HelpPage.text(of: try Command.named(name)))
    } else {
      console.write(HelpPage.overview)
    }
    return .success
  }
}
