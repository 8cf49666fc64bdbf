extension Rule {
  static let placeNeverThere: Rule = Rule(
    "place-never-there", .error, .states,
    summary: "a link goes back to a place that is never on the stack",
    explanation: """
      Nothing that a person can do puts the place beneath the screen that the link is on, so its fall-back happens every
      time. Tag the way there with `as`, or lead somewhere else.
      """,
    failing: """
      app Shop { start Home }
      screen Home { link open "See product" -> Product }
      screen Product { link more "More" -> More }
      screen More { link done "Done" -> back to ⟦#product⟧ }
      """,
    repaired: """
      app Shop { start Home }
      screen Home { link open "See product" -> Product as #product }
      screen Product { link more "More" -> More }
      screen More { link done "Done" -> back to #product }
      """
  ) { compilation, findings in
    let model = compilation.model
    for use in model.places {
      guard case .tag(let tag) = use.place, model[tag].givers.isEmpty else { continue }
      findings.add(placeNeverThere, about: .node(use.owner)) { finding(tag, use, compilation) }
    }
  }

  private static func finding(_ tag: TagID, _ use: PlaceUse, _ compilation: Compilation) -> Finding {
    let model = compilation.model
    let tree = compilation.tree(of: use.owner)
    let token = tree.firstToken(of: use.syntax, .tag) ?? tree[use.syntax].firstToken
    let range = compilation.range(token, in: use.owner)
    var finding = placeNeverThere.finding("no link gives the tag #\(model.text(model[tag].name))", at: range)
    compilation.describe(&finding, use.owner, nil)
    let given = model.tags.filter { !$0.givers.isEmpty }.map { model.text($0.name) }
    guard let best = SpellingSuggestion.best(for: model.text(model[tag].name), among: given) else { return finding }
    let spelling = Spelling.tag(best)
    finding.help = "did you mean \(spelling)?"
    finding.fixes = [FixIt("write \(spelling)", isSafe: false, replace: range, with: spelling)]
    return finding
  }
}
