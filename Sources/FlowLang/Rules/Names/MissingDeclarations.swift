/// Declarations of unknown names that resemble no other name.
extension Compilation {
  /// Suggests a declaration for an unknown name.
  func suggestDeclaration(of text: String, _ name: UnresolvedName, _ finding: inout Finding) {
    switch name.kind {
    case .flag:
      let flag = "flag \(Spelling.name(text))"
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
      let screen = "screen \(Spelling.name(text)) {}"
      finding.help = "declare it: `\(screen)`"
      let tokens = trees[Int(name.file.index)].tokens
      let isCalled = Int(name.token) + 1 < tokens.count && tokens.kind(at: Int(name.token) + 1) == .leftParenthesis
      if isCalled { return }
      finding.fixes = [fix("declare the screen `\(text)`", name, behindOwner(name, screen))]
    default: break
    }
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
