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
    failing: """
      app Shop { start Home }
      screen Home {
        link open "See product" -> Product
        link peek "Quick look" -> ⟦Product sheet replace⟧
      }
      screen Product {}
      """,
    repaired: """
      app Shop { start Home }
      screen Home {
        link open "See product" -> Product
        link peek "Quick look" -> Product sheet
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
          ? "a modifier is written twice" : "a call has at most one presentation"
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

  private static func check(
    _ target: TargetID, _ compilation: Compilation, _ findings: inout Findings
  ) {
    guard let message = problem(ofModifiers: compilation.model[target], compilation.model) else { return }
    findings.add(wrongModifiers, about: compilation.subject(of: target)) {
      let model = compilation.model
      let owner = model.owner(of: target)
      let tree = compilation.tree(of: owner)
      let first = compilation.goalRange(of: target)
      let end = compilation.range(tree.lastModifier(of: model[target].syntax), in: owner).end
      let range = SourceRange(file: first.file, start: first.start, end: end)
      var finding = wrongModifiers.finding(message, at: range)
      compilation.describe(&finding, owner, model.link(of: target))
      if let edit = repair(
        ofModifiers: tree.children(of: model[target].syntax).filter { tree.isModifier($0) }, tree, message)
      {
        let place = SourceRange(file: first.file, start: edit.start, end: edit.end)
        let title = edit.text.isEmpty ? "leave it out" : "write one list"
        finding.fixes = [FixIt(title, isSafe: true, replace: place, with: edit.text)]
      }
      return finding
    }
  }

  /// Returns the edit that deletes a repeated modifier, or joins two lists of flags.
  private static func repair(
    ofModifiers modifiers: [SyntaxID], _ tree: SyntaxTree, _ message: String
  ) -> SyntaxError.Edit? {
    func kind(_ modifier: SyntaxID) -> TokenKind { tree.token(tree[modifier].firstToken).kind }
    guard message == writtenTwice else { return nil }
    for (first, second) in zip(modifiers, modifiers.dropFirst()) where kind(first) == kind(second) {
      let (range, other) = (tree.range(of: first), tree.range(of: second))
      let bytes = tree.source.bytes
      let isSame = bytes[Int(range.start)..<Int(range.end)].elementsEqual(bytes[Int(other.start)..<Int(other.end)])
      if isSame { return SyntaxError.Edit(start: tree.endOfToken(before: second), end: other.end, text: "") }
      guard kind(first) == .set || kind(first) == .clear else { return nil }
      return SyntaxError.Edit(start: range.end, end: tree.token(tree[second].firstToken + 1).start, text: ", ")
    }
    return nil
  }

  /// Returns the message about the modifiers of a target, or nil if they are correct.
  static func problem(ofModifiers target: Target, _ model: Model) -> String? {
    let written = target.written
    if written.contains(.misplacedContinue) { return "`continue` is allowed only in the `on` of a guard's `else`" }
    if written.contains(.repeated) { return writtenTwice }
    if bitCount(written.intersection(.presentations)) > 1 { return "a call has at most one presentation" }
    if bitCount(written.intersection(.placings)) > 1 { return "a call has at most one placing" }
    return problem(ofGoal: target, written, model)
  }

  private static func problem(ofGoal target: Target, _ written: Modifiers, _ model: Model) -> String? {
    let hasPlace = !written.isDisjoint(with: [.over, .replaceFrom, .inTab])
    switch target.goal {
    case .broken: return nil
    case .call(let node): return problem(ofCall: node, written, hasPlace, model)
    case .backTo, .raise, .tab: return problem(ofMove: written, mayBeMissing: true)
    case .back, .home, .dismiss, .finish: return problem(ofMove: written, mayBeMissing: false)
    case .open, .stay, .continue:
      if written.contains(.via) { return "nothing moves here, so there is no transition to choose" }
      return problem(ofMove: written, mayBeMissing: false)
    }
  }

  private static func problem(
    ofCall node: NodeID, _ written: Modifiers, _ hasPlace: Bool, _ model: Model
  ) -> String? {
    let placing = written.intersection(.placings)
    let kind = model[node].kind
    if !placing.isEmpty && placing != .over && !written.isDisjoint(with: .presentations) {
      return "of the placings only `over` goes with a presentation"
    }
    if model[node].isFlow && !placing.isEmpty && placing != .over && placing != .reset {
      return "a flow is pushed, presented or placed with `reset`, perhaps `over` a place; it cannot be placed otherwise"
    }
    if kind == .tabs && written.contains(.as) { return "a tab bar is no entry of a stack, so it has no tag" }
    if written.contains(.handlers) && !model[node].isFlow {
      return onlyFlowsEnd(model[node].kind == .tabs ? "a tab bar" : "a screen")
    }
    if written.contains(.or) && !hasPlace { return nothingMissing }
    return nil
  }

  private static func problem(ofMove written: Modifiers, mayBeMissing: Bool) -> String? {
    if !written.isDisjoint(with: .presentations.union(.placings)) {
      return "only a screen, tab bar or flow that is gone to can be presented or placed"
    }
    if written.contains(.as) { return "`as` tags a new entry; this adds none to the stack" }
    if written.contains(.handlers) { return onlyFlowsEnd("this") }
    if written.contains(.or) && !mayBeMissing { return nothingMissing }
    return nil
  }

  private static let writtenTwice = "a modifier is written twice"

  private static let nothingMissing =
    "`or` answers for a place, tag or tab that is not there; nothing here can be missing"

  static func onlyFlowsEnd(_ what: String) -> String {
    "only a flow ends in outcomes; \(what) has nothing to handle with `on`"
  }

  private static func bitCount(_ modifiers: Modifiers) -> Int { modifiers.rawValue.nonzeroBitCount }
}
