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
    if let omission = compilation.verdicts.omission {
      findings.add(Rule.undecided, about: .file) {
        let what =
          switch omission {
          case .traps: "`trap` is not"
          case .trapsAndExpectations: "`trap` and `expect` are not"
          case .everythingElse: "of the rules about states only `unreachable-screen` is"
          }
        return Rule.undecided.finding(
          "\(what) decided here: the flow is too large or too entangled", at: compilation.nameRange(of: .app))
      }
    }
    for undecided in compilation.verdicts.undecided {
      findings.add(Rule.undecided, about: compilation.subject(of: undecided.verdict)) {
        finding(undecided, compilation)
      }
    }
  }

  private static func finding(_ undecided: Undecided, _ compilation: Compilation) -> Finding {
    let verdict = undecided.verdict
    let range = undecided.expectation.map { compilation.range(ofExpectation: $0) }
    let isAboutLink = verdict.link != nil
    let subject = isAboutLink ? compilation.linkName(verdict) : range == nil ? compilation.name(verdict.screen) : "this"
    let causes = Doubt.allCases.filter(undecided.doubts.contains).map(words).joined(separator: " and ")
    let rule = undecided.kind.rawValue
    let message =
      undecided.isGiven
      ? "no way was found in which `\(rule)` is not true of \(subject), but there may be one: \(causes)"
      : "it is not known whether `\(rule)` is true of \(subject): \(causes)"
    var finding = compilation.finding(Rule.undecided, message, verdict, at: range)
    // Where nothing is proved, there is no way to show.
    (finding.trace, finding.hasTrace, finding.notes) = ([], false, [])
    finding.help = "look at it yourself, for instance with `flowc run`, or write the flow more plainly"
    return finding
  }

  private static func words(_ doubt: Doubt) -> String {
    switch doubt {
    case .raise: "`raise` changes a stack in its middle"
    case .flagsInTabs: "flags change in one tab while another one waits"
    case .tabs: "it depends on how each tab was left"
    case .size: "the flow leads to too many states to look at all of them"
    }
  }
}
