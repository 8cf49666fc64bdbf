extension Rule {
  static let unusedTag: Rule = Rule(
    "unused-tag", .warning, .uses,
    summary: "a tag marks a place that nothing leads back to",
    explanation: """
      No `back to`, `over`, `replace from` or `raise` asks for the tag. Either a link back is missing, or the tag is left
      over.
      """,
    example: """
        app Shop { start Home }
      - screen Home { link open "See product" -> Product as ⟦#product⟧ }
      + screen Home { link open "See product" -> Product }
        screen Product {}
      """
  ) { compilation, findings in
    // Another file may use it.
    guard compilation.model.hasApp else { return }
    let model = compilation.model
    for tag in model.tags where !tag.isAsked {
      guard let tagging = tag.taggingTargets.first else { continue }
      findings.add(unusedTag, about: .node(model.owner(of: tagging))) {
        let owner = model.owner(of: tagging)
        let range = compilation.tagRange(of: tagging) ?? compilation.goalRange(of: tagging)
        var finding = unusedTag.finding("nothing leads back to #\(model.text(tag.name))", at: range)
        compilation.describe(&finding, owner, nil)
        let asked = model.tags.filter(\.isAsked).map { model.text($0.name) }
        if tag.taggingTargets.count == 1, let best = SpellingSuggestion.best(for: model.text(tag.name), among: asked) {
          let written = Spelling.tag(best)
          finding.help = "did you mean \(written)?"
          finding.fixes = [FixIt("write \(written)", isSafe: false, replace: range, with: written)]
        }
        return finding
      }
    }
  }
}
