extension Rule {
  static let undecided: Rule = Rule(
    "undecided", .note, .states,
    summary: "a verdict that may not be exact",
    definition: """
      A verdict is not proved: no way that can be followed shows it, or what it denies could not be ruled out. The note
      names the rule, the screen or link, and the cause.
      """,
    explanation: """
      What the flow uses keeps a verdict from being exact: `raise` changes a stack in its middle, and flags that change
      in one tab while another one waits give two stacks a memory in common, for which nobody can decide everything.
      The note names the verdict that it qualifies. Look at it yourself, or write the flow more plainly.
      """,
    failing: """
      app Shop { start Home }
      screen Home { link first "Chat" -> Chat as #chat }
      screen Chat {
        allow unbounded-stack "guides are short"
        link guide "Guide" -> Guide
        link top "To the top" -> ⟦back to #chat⟧
      }
      screen Guide { link chat "Back to the chat" -> raise #chat or back }
      """,
    repaired: """
      app Shop { start Home }
      screen Home { link first "Chat" -> Chat as #chat }
      screen Chat { link guide "Guide" -> Guide }
      screen Guide { link chat "Back to the chat" -> back to #chat }
      """
  ) { compilation, findings in
    for (undecided, rules) in grouped(compilation.verdicts.undecided) {
      // What the team wrote down has to be known.
      let severity: Severity? = undecided.expectation == nil ? nil : .warning
      findings.add(Rule.undecided, about: compilation.subject(of: undecided.verdict), severity: severity) {
        finding(undecided, rules, compilation)
      }
    }
  }

  /// The first of the verdicts about each subject that are open for one cause, with the rules of all of them.
  private static func grouped(_ all: [Verdicts.Undecided]) -> [(first: Verdicts.Undecided, rules: [String])] {
    struct Key: Hashable {
      let screen: NodeID
      let target: TargetID?
      let expectation: Int?
      let cause: Imprecision
    }
    var places: [Key: Int] = [:]
    var groups: [(first: Verdicts.Undecided, rules: [String])] = []
    for one in all {
      let key = Key(
        screen: one.verdict.screen, target: one.verdict.target, expectation: one.expectation, cause: one.cause)
      if let place = places[key] {
        groups[place].rules.append(one.rule)
      } else {
        places[key] = groups.count
        groups.append((one, [one.rule]))
      }
    }
    return groups
  }

  private static func finding(
    _ undecided: Verdicts.Undecided, _ rules: [String], _ compilation: Compilation
  ) -> Finding {
    let verdict = undecided.verdict
    let range = undecided.expectation.map { compilation.range(ofExpectation: $0) }
    let isAboutLink = verdict.link != nil
    let subject = isAboutLink ? compilation.linkName(verdict) : compilation.name(verdict.screen)
    let names = rules.map { "`\($0)`" }
    let question = range == nil ? "\(names.joined(separator: " or ")) is true of \(subject)" : "this always holds"
    var finding = compilation.finding(
      Rule.undecided, "it is not known whether \(question): \(words(undecided.cause))", verdict, at: range)
    // Where nothing is proved, there is no trace to show.
    (finding.trace, finding.hasTrace, finding.notes) = ([], false, [])
    finding.help = "look at it yourself, for instance with `flowc run`, or write the flow more plainly"
    return finding
  }

  private static func words(_ cause: Imprecision) -> String {
    switch cause {
    case .raise: "`raise` changes a stack in its middle"
    case .flagsInTabs: "flags change in one tab while another one waits"
    case .size: "the flow leads to too many states to look at all of them"
    }
  }
}
