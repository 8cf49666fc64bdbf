/// Declarations of unknown names that resemble no other name.
extension Compilation {
  /// Suggests a declaration for an unknown name.
  func suggestDeclaration(of text: String, _ name: UnresolvedName, _ finding: inout Finding) {
    switch name.kind {
    case .flag:
      let values = valuesAsked(of: text)
      let others = values.count == 1 ? ["other"] + values : values
      let flag = "flag \(Spelling.name(text))" + (others.isEmpty ? "" : " = " + others.joined(separator: " | "))
      finding.help = "declare it: `\(flag)`, or `external \(flag)` where no link sets it"
      let statement = isChanged(text) ? flag : "external " + flag
      let last = model.flags.last { $0.file == name.file }.map { range($0.syntax, in: $0.file).end }
      finding.fixes = [
        fix("declare the flag `\(text)`", name, last.map { ($0, "\n\(statement)") } ?? behindOwner(name, statement))
      ]
    case .transition:
      let statement = "transition \(Spelling.name(text)) { both opacity }"
      finding.help = "declare it: `\(statement)`"
      finding.fixes = [fix("declare the transition `\(text)`", name, behindOwner(name, statement))]
    case .outcome:
      guard let flow = name.scope, model[flow].file == name.file, let place = beginning(of: flow) else { return }
      let statement = "outcome \(Spelling.word(text))"
      finding.help = "declare it: `\(statement)`"
      finding.fixes = [
        FixIt("declare the outcome `\(text)`", isSafe: false, replace: place.range, with: place.text(statement))
      ]
    case .goal where text.first?.isUppercase == true:
      let tokens = trees[Int(name.file.index)].tokens
      let outcomes = outcomes(handledBehind: name)
      if !outcomes.isEmpty {
        let flow = "flow \(Spelling.name(text))"
        finding.help = "declare it: `\(flow) { … }`"
        let statements = outcomes.map { "\n  outcome \($0)" }.joined()
        finding.fixes = [
          fix("declare the flow `\(text)`", name, behindOwner(name, "external \(flow) {\(statements)\n}"))
        ]
        return
      }
      let screen = "screen \(Spelling.name(text)) {}"
      finding.help = "declare it: `\(screen)`"
      // A call has parameters, and `Navigator.pop` is code.
      let isCode =
        Int(name.token) + 1 < tokens.count
        && TokenSet(.leftParenthesis, .dot).contains(tokens.kind(at: Int(name.token) + 1))
      if isCode { return }
      finding.fixes = [fix("declare the screen `\(text)`", name, behindOwner(name, screen))]
    case .parameter: finding.help = "without an argument the value comes from the app"
    default: break
    }
  }

  /// The outcomes that the call of an unknown flow handles.
  private func outcomes(handledBehind name: UnresolvedName) -> [String] {
    let tree = trees[Int(name.file.index)]
    let tokens = tree.tokens
    let statement = (Int(name.token) + 1..<tokens.count).prefix { !Block.allStarters.contains(tokens.kind(at: $0)) }
    guard let brace = statement.last, tokens.kind(at: brace) == .leftBrace, tokens.kind(at: brace + 1) == .on else {
      return []
    }
    var (depth, outcomes) = (0, [String]())
    for token in brace..<tokens.count - 1 {
      if tokens.kind(at: token) == .leftBrace { depth += 1 }
      if tokens.kind(at: token) == .rightBrace { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, tokens.kind(at: token) == .on { outcomes.append(tree.text(of: TokenIndex(token + 1))) }
    }
    return outcomes
  }

  /// Returns the values that conditions and links give an unknown flag.
  private func valuesAsked(of flag: String) -> [String] {
    var values: [String] = []
    for name in model.unresolved where name.kind == .flag {
      let tree = trees[Int(name.file.index)]
      let sign = Int(name.token) + 1
      guard tree.text(of: name.token) == flag, sign + 1 < tree.tokens.count, tree.tokens.kind(at: sign) == .equal,
        tree.tokens.kind(at: sign + 1).isWord
      else { continue }
      let value = tree.text(of: TokenIndex(sign + 1))
      if !values.contains(value) { values.append(value) }
    }
    return values.contains { ["true", "false"].contains($0) } ? [] : values
  }

  /// Whether a `set` or `clear` names a flag first.
  private func isChanged(_ flag: String) -> Bool {
    trees.contains { tree in
      tree.tokens.indices.dropFirst().contains { index in
        TokenSet(.set, .clear).contains(tree.tokens.kind(at: index - 1)) && tree.text(of: TokenIndex(index)) == flag
      }
    }
  }

  /// Returns the text that declares something behind the declaration at the top of the file that uses a name.
  private func behindOwner(_ name: UnresolvedName, _ statement: String) -> (place: UInt32, text: String) {
    var owner = name.owner
    while owner != .app, model[owner].parent != .app { owner = model[owner].parent }
    return (range(model[owner].syntax, in: owner).end, "\n\n\(statement)")
  }

  private func fix(_ title: String, _ name: UnresolvedName, _ edit: (place: UInt32, text: String)) -> FixIt {
    let place = SourceRange(file: name.file, start: edit.place, end: edit.place)
    return FixIt(title, isSafe: false, replace: place, with: edit.text)
  }
}
