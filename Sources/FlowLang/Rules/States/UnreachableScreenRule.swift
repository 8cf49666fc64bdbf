extension Rule {
  static let unreachableScreen: Rule = Rule(
    "unreachable-screen", .error, .states,
    summary: "no path leads to a screen",
    definition: """
      No reachable state shows the screen, on top or embedded. Reported once for each group of such screens that no other
      unreachable screen leads to; those behind it are named.
      """,
    explanation: """
      No link, guard, tab, flow, url or entry that a person can use leads to the screen. An unreachable part of the app
      is reported once, at the screen that leads into it. If code that is not in the flow opens the screen, declare that
      with `entry`.
      """,
    example: """
        app Shop { start Home }
      - screen Home { link open "See product" -> Product }
      + screen Home {
      +   link open "See product" -> Product
      +   link sale "Sale" -> Sale
      + }
        screen Product {}
        screen ⟦Sale⟧ {}
      """
  ) { compilation, findings in
    if compilation.verdicts.unreachableGroups.isEmpty { return }
    let blocked = BlockedEdges(compilation)
    let changing = compilation.flagsThatBecomeTrue
    for group in compilation.verdicts.unreachableGroups {
      findings.add(unreachableScreen, about: .node(group.head)) {
        finding(group, blocked.leading(to: group.head), changing, compilation)
      }
    }
  }

  private static func finding(
    _ group: Verdicts.UnreachableGroup, _ blocked: [BlockedEdges.Edge], _ changing: Set<FlagID>,
    _ compilation: Compilation
  ) -> Finding {
    let model = compilation.model
    let name = compilation.name(group.head)
    let behind = group.behind.map { compilation.name($0) }
    var message = "no path leads to \(name)" + (behind.isEmpty ? "" : ", and through it to \(listed(behind))")
    let unmet = model.guards(of: group.head).first { guarded in
      model.conditions[guarded.conditions].contains { !$0.isNegated && !changing.contains($0.flag) }
    }
    if let unmet {
      message += ": `requires \(compilation.words(unmet.conditions))` never lets anybody through"
    } else if !blocked.isEmpty {
      message += ": what should lead there never does"
    }
    var finding = unreachableScreen.finding(message, at: compilation.nameRange(of: group.head))
    compilation.describe(&finding, group.head, nil)
    finding.notes = blocked.prefix(5).map { Finding.Note(message: "\($0.name) should lead there", range: $0.range) }
    if let unmet {
      finding.help = compilation.advice(on: unmet.conditions, changing)
    } else if blocked.isEmpty {
      finding.help = "link to \(name) from a reachable screen, or declare with `entry` what else opens it"
    } else {
      finding.help =
        "ensure that one of them is offered and has its effect, or declare with `entry` what else opens \(name)"
    }
    return finding
  }
}
