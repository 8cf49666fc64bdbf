extension Rule {
  static let undecided: Rule = Rule(
    "undecided", .note, .states,
    summary: "a verdict that may not be exact",
    explanation: """
      What the flow uses keeps a verdict from being exact: `raise` changes a stack in its middle, and flags that change
      in one tab while another one waits give two stacks a memory in common, for which nobody can decide everything.
      The note names the verdict that it qualifies. Look at it yourself, or write the flow more plainly.
      """,
    failing: """
      app Shop { start Main }
      flag seen
      flag done
      tabs Main {
        tab news -> News
        tab tasks -> Tasks
      }
      screen News {
        link read "Read" -> stay set seen when not seen
      }
      screen Tasks {
        link finish "Finish" -> Done set done when seen
        link reward "Reward" -> Reward when done, not seen
      }
      screen Done { link again "Again" -> stay clear seen }
      screen ⟦Reward⟧ {}
      """,
    repaired: """
      app Shop { start Home }
      screen Home {}
      """
  ) { compilation, findings in
    for undecided in compilation.verdicts.undecided {
      findings.add(Rule.undecided, about: compilation.subject(of: undecided.verdict)) {
        finding(undecided, compilation)
      }
    }
  }

  private static func finding(_ undecided: Undecided, _ compilation: Compilation) -> Finding {
    let verdict = undecided.verdict
    let subject = verdict.link == nil ? compilation.name(verdict.screen) : compilation.linkName(verdict)
    let causes = Doubt.allCases.filter(undecided.doubts.contains).map(words).joined(separator: " and ")
    let message =
      undecided.isGiven
      ? "whether \(subject) is a `\(undecided.kind.rawValue)` is not certain, because of \(causes)"
      : "\(subject) may be a `\(undecided.kind.rawValue)`, which cannot be told because of \(causes)"
    var plain = verdict
    plain.trace = []
    plain.contrast = nil
    return compilation.finding(Rule.undecided, message, plain)
  }

  private static func words(_ doubt: Doubt) -> String {
    switch doubt {
    case .raise: "`raise`"
    case .flagsInTabs: "flags that change in one tab while another waits"
    case .size: "its size"
    }
  }
}
