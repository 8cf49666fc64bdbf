import FlowLang

extension Command {
  static let explain: Command = Command(
    name: "explain",
    summary: "tells what a rule finds and why it matters",
    details: """
      Shows what a rule says, why it matters, an example that breaks it and how that is mended. Without a RULE it lists \
      them all.
      """,
    operands: .optional(.rule),
    options: [.all],
    exits: [.done, .failure],
    examples: [
      ("flowc explain", "every rule, one on a line"),
      ("flowc explain dead-end", "all about one of them"),
      ("flowc explain --all > docs/rules.md", "all about all of them, as a page of documentation"),
    ]
  ) { arguments, console throws(Failure) in
    let rule = arguments.operands.first.flatMap { Rule.named($0) }
    if arguments.has(.all) {
      if rule != nil { throw Failure("--all goes without a rule", usage: Command.explain.usage) }
      console.write(RulesPage.markdown)
    } else if let rule {
      console.write(RuleCard.text(rule, isColored: console.isOutputColored))
    } else {
      console.write(RuleCard.table(isColored: console.isOutputColored))
    }
    return .success
  }
}

extension Option {
  fileprivate static let all = Option(name: "all", summary: "write the page of the documentation, in Markdown")
}
