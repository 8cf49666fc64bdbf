extension Rule {
  static let pushInsteadOfBack: Rule = Rule(
    "push-instead-of-back", .warning, .states,
    summary: "a push of the screen that in every state is right below",
    definition: """
      In every reachable state that offers the link the entry right below, in the same layer, shows the screen that it
      pushes, with the same arguments: it has no parameters, or it alone leads to the screen of the link, which passes
      back the arguments that it was given.
      """,
    explanation: """
      Wherever the link is offered, the screen that it pushes is the one that Back leads to. A second copy is pushed onto the
      stack, and going back leads through the same screens again.
      """,
    example: """
        app Shop { start Home }
        screen Home { link about "About" -> About }
      - screen About {
      -   allow unbounded-stack "an example"
      -   link home "Home" -> ⟦Home⟧
      - }
      + screen About { link home "Home" -> back }
      """
  ) { compilation, findings in
    for verdict in compilation.verdicts.pushesInsteadOfBack {
      guard let target = verdict.target, case .call(let node) = compilation.model[target].goal else { continue }
      findings.add(pushInsteadOfBack, about: compilation.subject(of: verdict)) {
        let (link, pushed) = (compilation.linkName(verdict), compilation.name(node))
        let screen = compilation.name(verdict.screen)
        var finding = compilation.finding(
          pushInsteadOfBack, "\(link) puts a second \(pushed) on top, while the first is right below \(screen)",
          verdict)
        finding.help = "write `back`, which shows the existing \(pushed)"
        if let fix = fix(target, compilation) { finding.fixes = [fix] }
        return finding
      }
    }
  }

  /// Returns a fix that goes back instead, unless the target has modifiers that this would lose.
  private static func fix(_ target: TargetID, _ compilation: Compilation) -> FixIt? {
    guard compilation.model[target].written.isSubset(of: [.push, .via, .set, .clear]) else { return nil }
    let goal = compilation.goalRange(of: target)
    var edits = [TextEdit(range: goal, text: "back")]
    let owner = compilation.model.owner(of: target)
    let tree = compilation.tree(of: owner)
    if let push = tree.children(of: compilation.model[target].syntax, .plainModifier).first {
      let word = compilation.range(push, in: owner)
      let before = tree.token(tree[push].firstToken - 1).end
      edits.append(TextEdit(range: SourceRange(file: word.file, start: before, end: word.end), text: ""))
    }
    return FixIt(title: "go back", isSafe: false, edits: edits)
  }
}
