extension Rule {
  static let unreachableScreen: Rule = Rule(
    "unreachable-screen", .error, .states,
    summary: "no way leads to a screen",
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
    for group in compilation.verdicts.unreachableGroups {
      findings.add(unreachableScreen, about: .node(group.head)) {
        let name = model.name(of: group.head)
        var finding = unreachableScreen.finding(
          "no way leads to `\(name)`" + behind(group.behind, model), at: compilation.nameRange(of: group.head))
        compilation.describe(&finding, group.head, nil)
        finding.help = "link to it, or say with `entry` what opens it"
        return finding
      }
    }
  }

  private static func behind(_ screens: [NodeID], _ model: Model) -> String {
    if screens.isEmpty { return "" }
    let names = screens.prefix(5).map { "`\(model.name(of: $0))`" }
    let more = screens.count > names.count ? ["\(screens.count - names.count) more"] : []
    let all = names + more
    let list = all.count == 1 ? all[0] : all.dropLast().joined(separator: ", ") + " and " + all[all.count - 1]
    return ", and through it to \(list)"
  }
}
