/// Findings about flags that are asked for, set or cleared in a form that does not fit.
extension Rule {
  /// Returns the finding about all flags of a list with the same mistake: `set signedIn = true, onboarded = true`.
  static func finding(_ misuses: [FlagMisuse], _ compilation: Compilation) -> Finding {
    let findings: [Finding] = misuses.map { Self.finding($0, compilation) }
    guard findings.count > 1 else { return findings[0] }
    let flags = listed(misuses.map { compilation.flagName($0.flag) })
    var joined = wrongArguments.finding("\(flags) are yes or no, they have no values", at: findings[0].range)
    let fixes = findings.compactMap(\.fixes.first)
    joined.help = findings.first { $0.fixes.isEmpty }?.help
    if fixes.count == findings.count {
      joined.help = "write them without"
      joined.fixes = [FixIt(title: "remove the values", isSafe: true, edits: fixes.flatMap(\.edits))]
    }
    compilation.describe(&joined, misuses[0].owner, misuses[0].link)
    return joined
  }

  private static func finding(_ misuse: FlagMisuse, _ compilation: Compilation) -> Finding {
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

extension FlagMisuse {
  /// Returns the misuses with those of one list together, where its flags have no values.
  static func lists(_ misuses: [FlagMisuse]) -> [[FlagMisuse]] {
    var lists: [[FlagMisuse]] = []
    for misuse in misuses {
      if case .hasNoValues = misuse.kind, let last = lists.last?.last, case .hasNoValues = last.kind,
        last.file == misuse.file, last.tokens.upperBound + 1 == misuse.tokens.lowerBound
      {
        lists[lists.count - 1].append(misuse)
      } else {
        lists.append([misuse])
      }
    }
    return lists
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
