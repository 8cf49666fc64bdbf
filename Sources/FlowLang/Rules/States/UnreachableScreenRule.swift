extension Rule {
  static let unreachableScreen: Rule = Rule(
    "unreachable-screen", .error, .states,
    summary: "no way leads to a screen",
    definition: """
      No reachable state shows the screen, on top or embedded. Told once for each group of such screens that no other
      unreachable screen leads to; those behind it are named.
      """,
    explanation: """
      No link, guard, tab, flow, url or entry that a person can use leads to the screen. A part of the app that only
      hangs together with itself is told once, at the screen that leads into it. If code that is not in the flow opens
      the screen, say so with `entry`.
      """,
    failing: """
      app Shop { start Home }
      screen Home { link open "See product" -> Product }
      screen Product {}
      screen ⟦Sale⟧ {}
      """,
    repaired: """
      app Shop { start Home }
      screen Home {
        link open "See product" -> Product
        link sale "Sale" -> Sale
      }
      screen Product {}
      screen Sale {}
      """
  ) { compilation, findings in
    let model = compilation.model
    let links = BlockedLinks(compilation)
    for group in compilation.verdicts.unreachableGroups {
      findings.add(unreachableScreen, about: .node(group.head)) {
        let behind = group.behind.map { compilation.name($0) }
        let name = compilation.name(group.head)
        let blocked = links.leading(to: group.head)
        var message = blocked.isEmpty ? "no way leads to \(name)" : "no link that leads to \(name) can ever be followed"
        if !behind.isEmpty { message += ", and through it to \(listed(behind))" }
        var finding = unreachableScreen.finding(message, at: compilation.nameRange(of: group.head))
        compilation.describe(&finding, group.head, nil)
        finding.notes = blocked.prefix(5).map { target in
          let link = model.link(of: target).map { "`\(model.text(model[$0].name))`" } ?? "this"
          return Finding.Note(message: "\(link) would lead there", range: compilation.goalRange(of: target))
        }
        finding.help =
          blocked.isEmpty
          ? "link to \(name) from a screen that people get to, or say with `entry` what else opens it"
          : "see to it that one of them is offered and does what it says, or say with `entry` what else opens \(name)"
        return finding
      }
    }
  }
}
