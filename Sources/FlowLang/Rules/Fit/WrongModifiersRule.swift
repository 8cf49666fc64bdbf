extension Rule {
  static let wrongModifiers: Rule = Rule(
    "wrong-modifiers", .error, .names,
    summary: "words behind a target contradict each other or do not go with it",
    explanation: """
      A call has at most one presentation (`push`, `sheet`, `cover`, `popover`, `dialog`) and one placing (`replace`,
      `reset`, `reuse`, `over`, `in tab`), and of the placings only `over` goes with a presentation. A flow is pushed or
      presented, perhaps `over` a place, or it is the whole app: by the `start` or with `reset`. Nothing is below it
      then, so that each of its `on`s places its goal with `reset`, or is `stay` or `open`. `as` marks a screen that is
      gone to, `or` answers for a place, tag or tab that may be missing, and `on` belongs to the call of a flow.
      `continue` is for the `on` of a guard's `else`.
      """,
    example: """
        app Shop { start Home }
        screen Home {
          link open "See product" -> Product
      -   link peek "Quick look" -> Product sheet ⟦replace⟧
      +   link peek "Quick look" -> Product sheet
        }
        screen Product {}
      """
  ) { compilation, findings in
    for (index, target) in compilation.model.targets.enumerated() where !target.written.isEmpty {
      check(TargetID(index), compilation, &findings)
    }
    for entryPoint in compilation.model.entryPoints
    where entryPoint.written.subtracting([.sheet, .cover, .popover]) != [] || bitCount(entryPoint.written) > 1 {
      findings.add(wrongModifiers, about: .node(entryPoint.owner)) { finding(entryPoint, compilation) }
    }
    findMisplacedHandlers(compilation, &findings)
  }

  /// Returns the finding about the modifiers of a url or an entry.
  private static func finding(_ entryPoint: EntryPoint, _ compilation: Compilation) -> Finding {
    let tree = compilation.tree(of: entryPoint.owner)
    let modifiers = tree.children(of: entryPoint.syntax).filter { tree.isModifier($0) }
    let what = entryPoint.isURL ? "a url" : "an entry"
    let others = entryPoint.written.subtracting([.sheet, .cover, .popover, .repeated])
    let message =
      if others == .push {
        "\(what) needs no `push`: without `sheet`, `cover` or `popover` its screen is on top of the others"
      } else if others.isEmpty || Modifiers.presentations.isSuperset(of: others) && others != .dialog {
        entryPoint.written.contains(.repeated) && bitCount(entryPoint.written) == 2
          ? ModifierProblem.writtenTwice : "a call has at most one presentation"
      } else if others == .dialog {
        "\(what) opens its screen as `sheet`, `cover` or `popover`; a dialog answers what was just done"
      } else {
        "\(what) resets the app: of the modifiers only `sheet`, `cover` and `popover` go with it"
      }
    let ranges = modifiers.map { compilation.range($0, in: entryPoint.owner) }
    let range = SourceRange(file: ranges[0].file, start: ranges[0].start, end: ranges[ranges.count - 1].end)
    var finding = wrongModifiers.finding(message, at: range)
    compilation.describe(&finding, entryPoint.owner, nil)
    let kept =
      entryPoint.presentation != .push
      ? entryPoint.presentation.keyword : entryPoint.written.contains(.dialog) ? "sheet" : ""
    let place = SourceRange(file: range.file, start: tree.endOfToken(before: modifiers[0]), end: range.end)
    finding.fixes = [
      FixIt(
        kept.isEmpty ? "leave it out" : "write `\(kept)`", isSafe: kept.isEmpty && others == .push, replace: place,
        with: kept.isEmpty ? "" : " \(kept)")
    ]
    return finding
  }

  private static func check(_ target: TargetID, _ compilation: Compilation, _ findings: inout Findings) {
    guard let problem = ModifierProblem(compilation.model[target], compilation.model) else { return }
    findings.add(wrongModifiers, about: compilation.subject(of: target)) {
      let model = compilation.model
      let owner = model.owner(of: target)
      let tree = compilation.tree(of: owner)
      let culprit = problem.culprit(in: model[target].syntax, tree)
      var range = culprit.map { compilation.range($0, in: owner) } ?? compilation.goalRange(of: target)
      if problem.culprits == .handlers {
        // The brace represents the block.
        range = SourceRange(file: range.file, start: range.start, end: range.start + 1)
      }
      var finding = wrongModifiers.finding(problem.message, at: range)
      compilation.describe(&finding, owner, model.link(of: target))
      if let culprit, let (edit, isSafe) = repair(of: culprit, in: model[target].syntax, tree) {
        let place = SourceRange(file: range.file, start: edit.start, end: edit.end)
        let title = edit.text.isEmpty ? "leave it out" : "write one list"
        finding.fixes = [FixIt(title, isSafe: isSafe, replace: place, with: edit.text)]
      }
      return finding
    }
  }

  /// Returns the edit that deletes a modifier, or joins it with an earlier list of flags.
  private static func repair(
    of culprit: SyntaxID, in target: SyntaxID, _ tree: SyntaxTree
  ) -> (edit: SyntaxError.Edit, isSafe: Bool)? {
    let end = tree.range(of: culprit).end
    let removal = SyntaxError.Edit(start: tree.endOfToken(before: culprit), end: end, text: "")
    if tree[culprit].kind == .handlers { return (removal, false) }
    let other = tree.children(of: target).first {
      tree.isModifier($0) && $0 != culprit && tree.modifier($0) == tree.modifier(culprit)
    }
    guard let other else {
      // A tag or a transition rather shows that another goal is meant.
      let hows = Modifiers.presentations.union(.placings).union(.or)
      guard hows.contains(tree.modifier(culprit)) else { return nil }
      return (removal, false)
    }
    if tree.compactSpelling(of: other) == tree.compactSpelling(of: culprit) { return (removal, true) }
    guard tree[culprit].kind == .flagsModifier else { return (removal, false) }
    guard tree.endToken(of: other) == tree[culprit].firstToken else { return nil }
    let list = tree.token(tree[culprit].firstToken + 1).start
    return (SyntaxError.Edit(start: removal.start, end: list, text: ", "), true)
  }

  private static func bitCount(_ modifiers: Modifiers) -> Int { modifiers.rawValue.nonzeroBitCount }
}
