extension Rule {
  static let nothingToGoBackTo: Rule = Rule(
    "nothing-to-go-back-to", .warning, .states,
    summary: "`back`, `dismiss` or `finish` is offered where there is nothing to leave",
    definition: """
      A `back`, `dismiss` or `finish` that is written is offered in some reachable state where it changes nothing, and in
      another where it does. Only states in which its condition holds count.
      """,
    explanation: """
      In one state the link leaves something, in another there is nothing to leave, and nothing happens when it is
      tapped. Offer it only where it works, or lead somewhere that is always there.
      """,
    example: """
        app Shop { start Home }
        screen Home { link terms "Terms" -> Terms sheet }
        screen Terms {
          entry "a notification"
      -   link close "Close" -> ⟦dismiss⟧
      +   link close "Close" -> back
        }
      """
  ) { compilation, findings in
    for verdict in compilation.verdicts.nothingToGoBackTo {
      guard let target = verdict.target else { continue }
      findings.add(nothingToGoBackTo, about: compilation.subject(of: verdict)) {
        let context = FindingContext(compilation, verdict)
        let (link, lack) = (compilation.linkName(verdict), lack(compilation.model[target].goal))
        var finding = compilation.finding(
          nothingToGoBackTo, "\(link) finds nothing to \(lack) \(context.arrival)", verdict, contrast: "works by")
        finding.help = help(target, verdict, context, compilation)
        return finding
      }
    }
  }

  /// Returns the verb for the impossible action.
  private static func lack(_ goal: Target.Goal) -> String {
    switch goal {
    case .dismiss: "close"
    case .finish: "finish"
    default: "go back to"
    }
  }

  /// Returns the advice.
  private static func help(
    _ target: TargetID, _ verdict: Verdict, _ context: FindingContext, _ compilation: Compilation
  ) -> String {
    let model = compilation.model
    let screen = compilation.name(verdict.screen)
    if let link = verdict.link, model[link].owner != verdict.screen, model[model[link].owner].kind != .tabs {
      let name = Spelling.word(model.text(model[link].name))
      return "write `without \(name)` in \(screen), or offer the link only on screens where it leads away"
    }
    switch model[target].goal {
    case .finish(let outcome):
      let flow = compilation.name(model[outcome].owner)
      if context.state?.rootCall(of: model[outcome].owner) != nil {
        return
          "nothing is below \(flow) then, and the handler of this outcome stays there: set what the app shows, "
          + "with `reset`"
      }
      return "no call of \(flow) is going on then: lead to \(screen) by calling \(flow), or offer another link there"
    case .dismiss where context.state.map({ $0.top.stack.count > 1 }) ?? false:
      return "use `back`, which closes a layer and otherwise shows what is below; or show \(screen) in a layer only"
    case .dismiss: return "use `home`, or show \(screen) in a layer only"
    default:
      let underlay = verdict.isOnlyFromOutside ? "put a screen below with `over` where it is opened; or " : ""
      return underlay + "use `home`, or lead to \(screen) only where something is below"
    }
  }
}
