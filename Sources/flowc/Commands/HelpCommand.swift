extension Command {
  static let help: Command = Command(
    name: "help",
    summary: "tells how to use a command",
    details: """
      Shows what a command does, its options, what its exit status says and some examples. Without a COMMAND it lists \
      them all.
      """,
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
