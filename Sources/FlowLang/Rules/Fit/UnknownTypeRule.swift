extension Rule {
  static let unknownType: Rule = Rule(
    "unknown-type", .warning, .names,
    summary: "a type is misspelt, or written as in another language",
    explanation: """
      The types are those of Swift: `String`, `Int`, `Double`, `Bool`, `Date`, `UUID`, `URL`, and types of the app's own. What
      differs from one of them only in case or by a slip such as `Itn`, or is its name in another language, is taken for it;
      the generated code would not compile.
      """,
    example: """
        app Shop { start Home }
        screen Home { link open "See product" -> Product }
      - screen Product(id: ⟦int⟧) {}
      + screen Product(id: Int) {}
      """
  ) { compilation, findings in
    let model = compilation.model
    for index in model.nodes.indices where model.nodes[index].details != NodeDetails.none {
      let node = NodeID(index)
      let details = model.details(of: node)
      find(in: details.parameters, of: node, compilation, &findings)
      for outcome in model.outcomes[details.outcomes] { find(in: outcome.parameters, of: node, compilation, &findings) }
    }
  }

  private static func find(
    in parameters: Slice, of owner: NodeID, _ compilation: Compilation, _ findings: inout Findings
  ) {
    for parameter in compilation.model.parameters[parameters] {
      guard let meant = parameter.type.meant else { continue }
      findings.add(unknownType, about: .node(owner)) {
        let type = compilation.tree(of: owner).child(of: parameter.syntax, .type) ?? parameter.syntax
        let range = compilation.range(type, in: owner)
        var finding = unknownType.finding("the type `\(parameter.type.spelling)` is written `\(meant)`", at: range)
        compilation.describe(&finding, owner, nil)
        finding.fixes = [FixIt("write `\(meant)`", isSafe: !parameter.type.isSlip, replace: range, with: meant)]
        return finding
      }
    }
  }
}
