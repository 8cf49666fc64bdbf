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
    for (undecided, kinds) in grouped(compilation.verdicts.undecided) {
      findings.add(Rule.undecided, about: compilation.subject(of: undecided.verdict)) {
        finding(undecided, kinds, compilation)
      }
    }
  }

  /// The first of the verdicts about each subject that are open alike, with the kinds of all of them.
  private static func grouped(_ all: [Undecided]) -> [(first: Undecided, kinds: [Undecided.Kind])] {
    struct Key: Hashable {
      let screen: NodeID
      let target: TargetID?
      let expectation: Int?
      let isGiven: Bool
      let doubts: Set<Doubt>
    }
    var places: [Key: Int] = [:]
    var groups: [(first: Undecided, kinds: [Undecided.Kind])] = []
    for one in all {
      let key = Key(
        screen: one.verdict.screen, target: one.verdict.target, expectation: one.expectation, isGiven: one.isGiven,
        doubts: one.doubts)
      if let place = places[key] {
        groups[place].kinds.append(one.kind)
      } else {
        places[key] = groups.count
        groups.append((one, [one.kind]))
      }
    }
    return groups
  }

  private static func finding(
    _ undecided: Undecided, _ kinds: [Undecided.Kind], _ compilation: Compilation
  ) -> Finding {
    let verdict = undecided.verdict
    let range = undecided.expectation.map { compilation.range(ofExpectation: $0) }
    let isAboutLink = verdict.link != nil
    let subject = isAboutLink ? compilation.linkName(verdict) : range == nil ? compilation.name(verdict.screen) : "this"
    let causes = Doubt.allCases.filter(undecided.doubts.contains).map(words).joined(separator: " and ")
    let rules = kinds.map { "`\($0.rawValue)`" }
    let message =
      undecided.isGiven
      ? "it is not certain that \(rules.joined(separator: " and ")) is true of \(subject): \(causes)"
      : "it is not known whether \(rules.joined(separator: " or ")) is true of \(subject): \(causes)"
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
