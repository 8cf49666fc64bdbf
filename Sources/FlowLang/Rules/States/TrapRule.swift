extension Rule {
  static let trap: Rule = Rule(
    "trap", .error, .states,
    summary: "a link into a part of the app from which no path leads home",
    definition: """
      Home is any state with one layer whose (selected) stack has one entry. The link leads from a reachable state from
      which home can be reached to one from which it never can, and from which no `dead-end` can be reached either:
      where one can, it is reported instead. A url or an entry that opens such a state is reported, too.
      """,
    explanation: """
      Before the link is taken, the bottom of the app can still be reached; afterwards it never can, whatever a person
      taps. They go round in circles. Add a link that leads home or out, such as `back` or `dismiss`.
      """,
    example: """
        app Shop { start Home }
        screen Home { link tour "Take the tour" -> ⟦First⟧ cover }
        screen First { link next "Next" -> Second replace }
      - screen Second { link again "Once more" -> First replace }
      + screen Second {
      +   link again "Once more" -> First replace
      +   link done "Done" -> dismiss
      + }
      """
  ) { compilation, findings in
    for found in compilation.verdicts.traps {
      findings.add(trap, about: compilation.subject(of: found.verdict)) { finding(found, compilation) }
    }
  }

  private static func finding(_ found: Verdicts.Trap, _ compilation: Compilation) -> Finding {
    let verdict = found.verdict
    let screens = compilation.machine.screens(after: found.after).map { $0.map { compilation.name($0) } }
    var finding: Finding
    if let entryPoint = found.entryPoint.map({ compilation.model.entryPoints[$0] }) {
      let range = compilation.range(entryPoint.syntax, in: entryPoint.owner)
      let what = entryPoint.isURL ? "this url opens" : "this entry opens"
      finding = compilation.finding(trap, "no path leads home from what \(what)\(rest(screens))", verdict, at: range)
    } else {
      let link = compilation.linkName(verdict)
      finding = compilation.finding(trap, "no path leads home after \(link)\(rest(screens))", verdict)
    }
    let place = screens.map { $0.count == 1 ? $0[0] : "one of them" } ?? "a screen in there"
    finding.help = "let \(place) lead out, with `back`, `dismiss` or `home`"
    return finding
  }

  /// Returns the list of the screens that remain reachable.
  private static func rest(_ screens: [String]?) -> String {
    guard let screens else { return "" }
    return screens.count == 1
      ? ": people stay on \(screens[0])" : ": people only get to \(listed(screens)) from then on"
  }
}

/// The screens that can be shown after a link.
extension Machine {
  /// The limit on the states that are explored; a longer list would not help.
  private static let mostStates = 200

  /// Returns the screens that can be shown from a state on, in the order of the file; nil for too many states.
  func screens(after first: AppState) -> [NodeID]? {
    var seen: Set<AppState> = [first]
    var pending = [first]
    var screens: Set<NodeID> = []
    while let state = pending.popLast() {
      screens.insert(state.current.screen)
      for action in actions(in: state) {
        let next = take(action, in: state)
        guard seen.insert(next).inserted else { continue }
        if seen.count > Self.mostStates { return nil }
        pending.append(next)
      }
    }
    return screens.sorted()
  }
}
