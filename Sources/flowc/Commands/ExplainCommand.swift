import FlowLang

extension Command {
  static let explain: Command = Command(
    name: "explain",
    group: .check,
    summary: "explains a rule: what it finds, why it matters, how to fix it",
    details: "Without a RULE it lists all rules.",
    page: "docs/rules.md",
    operands: .optional(.rule),
    options: [.all],
    exits: [.done, .failure],
    examples: [
      ("flowc explain", "every rule, one on a line"),
      ("flowc explain dead-end", "one rule with an example and its repair"),
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
  fileprivate static let all = Option(name: "all", summary: "write docs/rules.md, all rules in Markdown")
}
