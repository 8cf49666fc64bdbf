extension Rule {
  static let guardLoop: Rule = Rule(
    "guard-loop", .error, .names,
    summary: "redirects of guards chase each other",
    explanation: """
      The `else` of a `requires` leads to something whose own `requires` fails with the same flags, and so on back to
      the first. A person who asks for any of them sees none of them.
      """,
    example: """
        app Shop { start Home }
        flag signedIn
        screen Home {
          link orders "Orders" -> Orders
          link account "Account" -> Account
          link enter "Sign in" -> Home reset set signedIn
        }
        screen Orders { ⟦requires signedIn else Account⟧ }
      - screen Account { requires signedIn else Orders }
      + screen Account {}
      """
  ) { compilation, findings in
    let (loops, undecided) = GuardLoopSearch.loops(compilation.machine)
    for loop in loops {
      guard let first = loop.guards.first else { continue }
      findings.add(guardLoop, about: .node(first.owner)) { finding(loop, first, compilation) }
    }
    guard let undecided else { return }
    findings.add(guardLoop, about: .node(undecided), severity: .note) {
      var finding = guardLoop.finding(
        "whether guards redirect in a circle is not decided from here on: there are too many paths",
        at: compilation.nameRange(of: undecided))
      compilation.describe(&finding, undecided, nil)
      return finding
    }
  }

  private static func finding(_ loop: GuardLoopSearch.Loop, _ first: Guard, _ compilation: Compilation) -> Finding {
    let model = compilation.model
    let names = (loop.guards + [first]).map { "`\(model.name(of: $0.owner))`" }
    let flags = model.concise(loop.flags).map { model.text(of: $0) }
    var finding = guardLoop.finding(
      "these guards redirect in a circle when \(flags.joined(separator: ", ")): " + names.joined(separator: " to "),
      at: compilation.range(first.syntax, in: first.owner))
    compilation.describe(&finding, first.owner, nil)
    finding.notes = loop.guards.dropFirst().map {
      Finding.Note(message: "which redirects further", range: compilation.range($0.syntax, in: $0.owner))
    }
    finding.help = "let one of them lead to something that it does not guard itself"
    return finding
  }
}
