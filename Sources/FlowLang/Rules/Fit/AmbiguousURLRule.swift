extension Rule {
  static let ambiguousURL: Rule = Rule(
    "ambiguous-url", .error, .names,
    summary: "two patterns match one address",
    explanation: """
      An address must lead to one screen. Segments are compared one by one: a literal segment beats a placeholder, so
      `/product/new` and `/product/{id}` live side by side; `/{kind}/new` and `/product/{id}` do not, because each is
      the more exact one somewhere.
      """,
    example: """
        app Shop {
          start Home
          scheme "shop"
        }
        screen Home {
          link open "Open" -> Product
          link offer "Offer" -> Offer
        }
        screen Product(id: Int) { url "/item/{id}" }
      - screen Offer(code: String) { url ⟦"/item/{code}"⟧ }
      + screen Offer(code: String) { url "/offer/{code}" }
      """
  ) { compilation, findings in
    let patterns = DeepLink.all(in: compilation).filter { $0.pattern.problem == nil }
    // Only patterns with the same number of segments can match one address; of these, patterns that begin with
    // different literals cannot, so each is compared only with those that have the same first literal or a placeholder
    // there.
    for group in Dictionary(grouping: patterns.indices, by: { patterns[$0].pattern.segments.count }).values {
      var byFirst: [String?: [Int]] = [:]
      for index in group {
        let first = patterns[index].pattern.segments.first
        let key = first.flatMap { $0.isLiteral ? $0.literals[0] : nil }
        let rivals = key == nil ? byFirst.values.flatMap { $0 }.sorted() : (byFirst[key] ?? []) + (byFirst[nil] ?? [])
        if let rival = rivals.sorted().first(where: { patterns[$0].pattern.isAmbiguous(with: patterns[index].pattern) })
        {
          report(patterns[index], patterns[rival], compilation, &findings)
        }
        byFirst[key, default: []].append(index)
      }
    }
  }

  private static func report(
    _ link: DeepLink, _ rival: DeepLink, _ compilation: Compilation, _ findings: inout Findings
  ) {
    findings.add(ambiguousURL, about: .node(link.owner)) {
      let other = compilation.model.name(of: rival.owner)
      var finding = ambiguousURL.finding(
        "an address can match this and \(StringLiteral.quoted(rival.text)) of `\(other)`", at: link.range)
      compilation.describe(&finding, link.owner, nil)
      finding.notes = [Finding.Note(message: "the other pattern", range: rival.range)]
      let tree = compilation.tree(of: link.owner)
      if link.owner == rival.owner, tree.compactSpelling(of: link.syntax) == tree.compactSpelling(of: rival.syntax) {
        let statement = compilation.range(link.syntax, in: link.owner)
        finding.fixes = [FixIt("remove it", isSafe: true, replace: statement, with: "")]
      }
      return finding
    }
  }
}
