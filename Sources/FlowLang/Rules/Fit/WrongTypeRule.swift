extension Rule {
  static let wrongType: Rule = Rule(
    "wrong-type", .error, .names,
    summary: "a value does not fit the type of its parameter",
    explanation: """
      Texts fit `String`, whole numbers `Int` and `Double`, `true` and `false` `Bool`, `nil` whatever is optional, `[]`
      arrays, and `.name` everything but `String` and `Bool`. A parameter fits another of the same type, or of the same
      type with a `?`. What fits a type of the app's own only Swift knows, so texts and numbers are let through there.
      """,
    failing: """
      app Shop { start Home }
      screen Home {
        link open "See product" -> Product(id: 3)
        link offer "Today's offer" -> Product(id: ⟦"four"⟧)
      }
      screen Product(id: Int) {}
      """,
    repaired: """
      app Shop { start Home }
      screen Home {
        link open "See product" -> Product(id: 3)
        link offer "Today's offer" -> Product(id: 4)
      }
      screen Product(id: Int) {}
      """
  ) { compilation, findings in
    let model = compilation.model
    for index in model.nodes.indices { findInCalls(of: NodeID(index), compilation, &findings) }
    compilation.forEachTarget { target, subject, _ in
      guard compilation.model[target].details != TargetDetails.none else { return }
      let arguments = compilation.model.details(of: target).arguments
      if arguments.isEmpty { return }
      check(arguments, in: compilation.model[target].owner, subject, compilation, &findings)
    }
    findInDefaults(compilation, &findings)
    for problem in MotionProblem.all(in: compilation) where problem.kind == .type {
      findings.add(wrongType, about: .file) { wrongType.finding(problem.message, at: problem.range) }
    }
  }

  private static func findInCalls(of node: NodeID, _ compilation: Compilation, _ findings: inout Findings) {
    guard compilation.model[node].details != NodeDetails.none else { return }
    let model = compilation.model
    let details = model.details(of: node)
    let calls =
      model.startAlternatives[details.start].map(\.call) + model.tabs[details.tabs].map(\.root) + model.calls[details.embeds]
      + model.waysIn[details.waysIn].flatMap { model.calls[$0.over] }
    for call in calls { check(call.arguments, in: node, .node(node), compilation, &findings) }
  }

  private static func check(
    _ arguments: Slice, in owner: NodeID, _ subject: Findings.Subject, _ compilation: Compilation,
    _ findings: inout Findings
  ) {
    let model = compilation.model
    for argument in model.arguments[arguments] {
      guard let parameter = argument.parameter else { continue }
      let type = model[parameter].type
      switch argument.value {
      case .literal(let literal):
        let tree = compilation.tree(of: owner)
        if LiteralFit.fits(literal, type, in: tree) { continue }
        report(tree.spelling(of: literal), type, subject, compilation.range(literal, in: owner), &findings)
      case .parameter(let value, let hasPath):
        if hasPath || type.accepts(model[value].type) { continue }
        let text = "\(model.text(model[value].name)): \(model[value].type.spelling)"
        report(text, type, subject, compilation.range(argument.syntax, in: owner), &findings)
      case .broken: continue
      }
    }
  }

  private static func findInDefaults(_ compilation: Compilation, _ findings: inout Findings) {
    let model = compilation.model
    for index in model.nodes.indices where model.nodes[index].details != NodeDetails.none {
      let node = NodeID(index)
      let details = model.details(of: node)
      checkDefaults(details.parameters, of: node, compilation, &findings)
      for outcome in model.outcomes[details.outcomes] {
        checkDefaults(outcome.parameters, of: node, compilation, &findings)
      }
    }
  }

  private static func checkDefaults(
    _ parameters: Slice, of node: NodeID, _ compilation: Compilation, _ findings: inout Findings
  ) {
    for parameter in compilation.model.parameters[parameters] {
      let tree = compilation.tree(of: node)
      guard let literal = tree.child(of: parameter.syntax, .literal) else { continue }
      if LiteralFit.fits(literal, parameter.type, in: tree) { continue }
      report(
        tree.spelling(of: literal), parameter.type, .node(node), compilation.range(literal, in: node), &findings)
    }
  }

  private static func report(
    _ value: String, _ type: ValueType, _ subject: Findings.Subject, _ range: SourceRange, _ findings: inout Findings
  ) {
    findings.add(wrongType, about: subject) {
      wrongType.finding("`\(value)` does not fit the type `\(type.spelling)`", at: range)
    }
  }
}
