extension Rule {
  static let duplicateTag: Rule = Rule(
    "duplicate-tag", .error, .names,
    summary: "one tag marks entries of different screens",
    explanation: """
      A tag marks an entry to return to. When two screens have the same one, the goal of `back to` depends on the trace
      that led there, and in a router whose tags are unique one of the screens cannot be reached at all.
      """,
    example: """
        app Shop { start Home }
        screen Home {
      -   link product "Product" -> Product as #detail
      -   link offer "Offer" -> Offer as ⟦#detail⟧
      +   link product "Product" -> Product as #product
      +   link offer "Offer" -> Offer
        }
        screen Product { link more "More" -> More }
        screen Offer { link more "More" -> More }
      - screen More { link done "Done" -> back to #detail }
      + screen More { link done "Done" -> back to #product or back }
      """
  ) { compilation, findings in
    let model = compilation.model
    for tag in model.tags where tag.taggingTargets.count > 1 {
      guard let first = tag.taggingTargets.first(where: { !marked(by: $0, model).isEmpty }) else { continue }
      let screens = marked(by: first, model)
      for tagging in tag.taggingTargets {
        let others = marked(by: tagging, model)
        if others.isEmpty || others == screens { continue }
        findings.add(duplicateTag, about: .node(model.owner(of: tagging))) {
          finding(tag, tagging, first, others, screens, compilation)
        }
      }
    }
  }

  /// Returns the screens whose entry a target tags.
  private static func marked(by target: TargetID, _ model: Model) -> Set<NodeID> {
    guard case .call(let node) = model[target].goal else { return [] }
    return Set(model.entryNodes(of: node))
  }

  private static func finding(
    _ tag: Tag, _ tagging: TargetID, _ first: TargetID, _ others: Set<NodeID>, _ screens: Set<NodeID>,
    _ compilation: Compilation
  ) -> Finding {
    let model = compilation.model
    func names(_ nodes: Set<NodeID>) -> String {
      nodes.sorted().map { "`\(model.name(of: $0))`" }.joined(separator: " or ")
    }
    func range(of target: TargetID) -> SourceRange {
      compilation.tagRange(of: target) ?? compilation.goalRange(of: target)
    }
    var finding = duplicateTag.finding(
      "the tag #\(model.text(tag.name)) marks \(names(others)) here and \(names(screens)) elsewhere",
      at: range(of: tagging))
    compilation.describe(&finding, model.owner(of: tagging), nil)
    finding.notes = [Finding.Note(message: "here it marks \(names(screens))", range: range(of: first))]
    finding.help = "give one of them a tag of its own"
    return finding
  }
}
