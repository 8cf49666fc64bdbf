extension Rule {
  static let undecided: Rule = Rule(
    "undecided", .note, .states,
    summary: "a verdict that may not be exact",
    definition: """
      A verdict is not proved: no trace that can be followed shows it, or what it denies could not be ruled out. The note
      names the rule, the screen or link, and the cause.
      """,
    explanation: """
      What the flow uses keeps a verdict from being exact: a question that depends on more flags than flowc distinguishes,
      more states than it looks at, or flags that change in one tab while another one waits, which gives two stacks a
      memory in common, for which some questions are undecidable. The note names the verdict that it qualifies. Look at it
      yourself, or write the flow more plainly.
      """,
    example: """
        app Cafe { start Card }
      - flag first
      - flag second
      - flag third
      - flag fourth
      - flag fifth
      - flag sixth
      - flag seventh
      - flag eighth
      - flag ninth
      - flag tenth
      - flag eleventh
      + external flag cardIsFull
        screen Card {
      -   link stamp1 "Stamp 1" -> stay set first
      -   link stamp2 "Stamp 2" -> stay set second
      -   link stamp3 "Stamp 3" -> stay set third
      -   link stamp4 "Stamp 4" -> stay set fourth
      -   link stamp5 "Stamp 5" -> stay set fifth
      -   link stamp6 "Stamp 6" -> stay set sixth
      -   link stamp7 "Stamp 7" -> stay set seventh
      -   link stamp8 "Stamp 8" -> stay set eighth
      -   link stamp9 "Stamp 9" -> stay set ninth
      -   link stamp10 "Stamp 10" -> stay set tenth
      -   link stamp11 "Stamp 11" -> stay set eleventh
      -   link free "Your free coffee"
      -     -> ⟦Coffee⟧ when first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh
      +   link free "Your free coffee" -> Coffee when cardIsFull
          link menu "Menu" -> Coffee
        }
        screen Coffee {}
      """
  ) { compilation, findings in
    for (undecided, rules, others) in causes(grouped(compilation.verdicts.undecided)) {
      // An undecided expectation is a warning, as the author has asked for an answer.
      let severity: Severity? = undecided.expectation == nil ? nil : .warning
      findings.add(Rule.undecided, about: compilation.subject(of: undecided.verdict), severity: severity) {
        finding(undecided, rules, others, compilation)
      }
    }
  }

  /// Returns the first of the subjects with the same undecided rules and the same cause, with the number of the others.
  private static func causes(
    _ groups: [(first: Verdicts.Undecided, rules: [String])]
  ) -> [(first: Verdicts.Undecided, rules: [String], others: Int)] {
    struct Key: Hashable {
      let rules: [String]
      let expectation: Int?
      let cause: Imprecision
    }
    return groups.grouped { Key(rules: $0.rules, expectation: $0.first.expectation, cause: $0.first.cause) }
      .map { ($0[0].first, $0[0].rules, $0.count - 1) }
  }

  /// Returns the first of the verdicts about each subject that are undecided for one cause, with all of their rules.
  private static func grouped(_ all: [Verdicts.Undecided]) -> [(first: Verdicts.Undecided, rules: [String])] {
    struct Key: Hashable {
      let screen: NodeID
      let target: TargetID?
      let expectation: Int?
      let cause: Imprecision
    }
    let groups = all.grouped {
      Key(screen: $0.verdict.screen, target: $0.verdict.target, expectation: $0.expectation, cause: $0.cause)
    }
    return groups.map { ($0[0], $0.map(\.rule).distinct { $0 }) }
  }

  private static func finding(
    _ undecided: Verdicts.Undecided, _ rules: [String], _ others: Int, _ compilation: Compilation
  ) -> Finding {
    let verdict = undecided.verdict
    let range = undecided.expectation.map { compilation.range(ofExpectation: $0) }
    let isAboutLink = verdict.link != nil
    let first = isAboutLink ? compilation.linkName(verdict) : compilation.name(verdict.screen)
    let subject = others == 0 ? first : "\(first), and of \(others) more"
    let names = rules.map { "`\($0)`" }
    let question = range == nil ? "\(names.joined(separator: " or ")) is true of \(subject)" : "this always holds"
    var finding = compilation.finding(
      Rule.undecided, "it is not known whether \(question): \(words(undecided.cause))", verdict, at: range)
    // An undecided verdict has no trace to show.
    (finding.trace, finding.hasTrace, finding.notes) = ([], false, [])
    finding.help = "look at it yourself, for instance with `flowc run`, or write the flow more plainly"
    return finding
  }

  private static func words(_ cause: Imprecision) -> String {
    switch cause {
    case .flagsInTabs: "flags change in one tab while another one waits"
    case .size: "the flow leads to too many states to look at all of them"
    }
  }
}
