extension Rule {
  static let deadEnd: Rule = Rule(
    "dead-end", .error, .states,
    summary: "a screen that nothing leaves",
    definition: """
      There is a reachable state with the screen on top in which no link that is offered, and nothing that the platform
      offers, changes the state. `open` and `stay` change nothing. Reported once for each screen.
      """,
    explanation: """
      There is a state with this screen on top in which no link that is offered and nothing that the platform offers
      (Back, closing a sheet, another tab) changes anything. People have to quit the app.
      """,
    example: """
        app Shop { start Home }
        screen Home { link sale "Sale" -> Sale cover }
      - screen ⟦Sale⟧ {}
      + screen Sale { link close "Close" -> dismiss }
      """
  ) { compilation, findings in
    for verdict in compilation.verdicts.deadEnds {
      findings.add(deadEnd, about: .node(verdict.screen)) {
        let context = FindingContext(compilation, verdict)
        let screen = compilation.name(verdict.screen)
        var finding = compilation.finding(deadEnd, "nothing leaves \(screen) when \(context.standing)", verdict)
        finding.help = help(screen, context)
        if let link = exitLink(context), let fix = compilation.insertion(of: link, into: verdict.screen) {
          finding.fixes = [fix]
        }
        return finding
      }
    }
  }

  private static func help(_ screen: String, _ context: FindingContext) -> String {
    guard let state = context.state else { return "give \(screen) a link that leads on, back or home" }
    let idle = context.offeredLinks
    let verb = idle.count == 1 ? "changes" : "change"
    let why = idle.isEmpty ? "" : "\(listed(idle)) \(verb) nothing here; "
    if state.top.stack.count > 1 {
      return why + "with `back declared` only links lead back: give \(screen) one, or write `back automatic`"
    }
    switch state.top.presentation {
    case .cover: return why + "a cover is closed by links only: give \(screen) one with `dismiss`"
    case .some(let layer):
      return why + "with `back declared` only links close a \(layer.keyword): give \(screen) one with `dismiss`, "
        + "or write `back automatic`"
    case nil: return why + "there is nothing to go back to: give \(screen) a link that leads on"
    }
  }

  /// Returns the link that would lead out; nil when nothing is below.
  private static func exitLink(_ context: FindingContext) -> (name: String, label: String, goal: String)? {
    guard let state = context.state else { return nil }
    if state.top.presentation != nil { return ("close", "Close", "dismiss") }
    return state.top.stack.count > 1 ? ("back", "Back", "back") : nil
  }
}

extension Compilation {
  /// The dead ends, without those that the flow allows.
  var reportedDeadEnds: [Verdict] {
    let allowed = Set(findings.suppressed.filter { $0.rule == Rule.deadEnd.name }.map(\.screen))
    return verdicts.deadEnds.filter { !allowed.contains(model.name(of: $0.screen)) }
  }
}
