/// Findings about flags that are asked for, set or cleared in a form that does not fit.
extension Rule {
  static func finding(_ misuse: FlagMisuse, _ compilation: Compilation) -> Finding {
    let (model, tree) = (compilation.model, compilation.trees[Int(misuse.file.index)])
    let (name, flag) = (model.text(model[misuse.flag].name), compilation.flagName(misuse.flag))
    let range = SourceRange(
      file: misuse.file, start: tree.token(misuse.tokens.lowerBound).start,
      end: tree.token(misuse.tokens.upperBound - 1).end)
    let values = compilation.listedValues(of: misuse.flag, "or")
    var finding: Finding
    switch misuse.kind {
    case .lacksValue(let isSet):
      finding = wrongArguments.finding("the value of \(flag) is missing: \(values)", at: range)
      let example = model.text(of: model.values(of: misuse.flag)[isSet ? 1 : 0])
      finding.help = "write which one, as in `\(isSet ? "set" : "when") \(example)`"
    case .isCleared:
      finding = wrongArguments.finding("\(flag) always has a value, \(values), and cannot be cleared", at: range)
      let initial = "set \(model.text(of: model.values(of: misuse.flag)[0]))"
      finding.help = "set it to the value that it has then, as in `\(initial)`"
      if let clear = tree.onlyClearedFlag(misuse.tokens.lowerBound) {
        let whole = SourceRange(file: misuse.file, start: clear, end: range.end)
        finding.fixes = [FixIt("write `\(initial)`", isSafe: false, replace: whole, with: initial)]
      }
    case .hasNoValues(let isNegated, let isSet):
      finding = wrongArguments.finding("\(flag) is yes or no, it has no values", at: range)
      let value = tree.text(of: misuse.tokens.upperBound - 1)
      let isTrue = ["true", "yes", "on"].contains(value)
      guard isTrue || ["false", "no", "off"].contains(value) else {
        finding.help =
          "declare it with its values, as in `flag \(Spelling.name(name)) = other | \(Spelling.word(value))`, or ask without"
        break
      }
      if isSet && !isTrue {
        finding.help = "write `clear \(Spelling.name(name))`"
        break
      }
      var (start, text) = (range.start, Spelling.name(name))
      if isNegated, misuse.tokens.lowerBound > 0 { start = tree.token(misuse.tokens.lowerBound - 1).start }
      if !isSet && isNegated == isTrue { text = "not " + text }
      let whole = SourceRange(file: misuse.file, start: start, end: range.end)
      finding.help = "write `\(text)`"
      finding.fixes = [FixIt("write `\(text)`", isSafe: true, replace: whole, with: text)]
    }
    compilation.describe(&finding, misuse.owner, misuse.link)
    return finding
  }
}

extension SyntaxTree {
  /// Returns the start of a `clear` that clears a single flag in a target that sets nothing; nil otherwise.
  fileprivate func onlyClearedFlag(_ name: TokenIndex) -> UInt32? {
    guard name > 0, token(name - 1).kind == .clear, token(name + 1).kind != .comma, token(name + 1).kind != .set else {
      return nil
    }
    var index = name - 1
    while index > 0, token(index).kind != .arrow {
      if token(index).kind == .set { return nil }
      index -= 1
    }
    return token(name - 1).start
  }
}
