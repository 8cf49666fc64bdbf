/// Declarations that are misspelt: what uses them agrees on another name, and nothing uses theirs.
struct MisspeltDeclarations {
  private let compilation: Compilation
  /// The only name with a text, by its text, and the only token, by a dot and its text; nil for the text of several.
  /// Made when it is first needed.
  private var single: [String: SourceRange?]?

  init(_ compilation: Compilation) { self.compilation = compilation }

  /// Returns the finding at the declaration that a group of equal unknown names resembles; nil when the names are more
  /// likely to be misspelt.
  mutating func finding(
    _ group: [UnresolvedName], _ suggestions: inout [NameSource: SpellingSuggestion]
  ) -> Finding? {
    let name = group[0]
    let tree = compilation.trees[Int(name.file.index)]
    let text = tree.text(of: name.token)
    guard name.actual == nil, !compilation.trees.contains(where: \.hasErrors),
      let best = suggestions.best(for: text, in: name.source, of: compilation.model),
      group.count > 1 || isConventional(text, name.kind) && text.lowercased() == best.lowercased(),
      let place = place(of: isName(name.kind) ? best : ".\(best)")
    else { return nil }
    var finding = Rule.unknownName.finding("nothing uses `\(best)`, but `\(text)` is used and not declared", at: place)
    finding.help = "did you mean `\(text)`?"
    let uses = group.map { name in
      let token = compilation.trees[Int(name.file.index)].token(name.token)
      return SourceRange(file: name.file, start: token.start, end: token.end)
    }
    finding.notes = uses.prefix(Rule.mostPlaces).map { Finding.Note(message: "it is used here", range: $0) }
    finding.fixes = [FixIt("write `\(text)`", isSafe: false, replace: place, with: text)]
    return finding
  }

  /// Whether a name begins as those of its kind do: a screen with a capital, anything else with a small letter.
  private func isConventional(_ text: String, _ kind: UnresolvedName.Kind) -> Bool {
    switch kind {
    case .goal, .screen, .place, .expected: text.first?.isUppercase == true
    default: text.first?.isLowercase == true
    }
  }

  /// Whether a name is that of a screen, tab bar, group, flow, flag or transition.
  private func isName(_ kind: UnresolvedName.Kind) -> Bool {
    switch kind {
    case .goal, .screen, .place, .expected, .flag, .transition: true
    default: false
    }
  }

  private mutating func place(of text: String) -> SourceRange? {
    if single == nil {
      var found: [String: SourceRange?] = [:]
      for (file, tree) in compilation.trees.enumerated() {
        for index in tree.tokens.indices where tree.tokens.kind(at: index).isWord {
          let token = tree.token(TokenIndex(index))
          let range = SourceRange(file: FileID(file), start: token.start, end: token.end)
          // The names of links, tabs and outcomes, and labels, are other names.
          let isWord = index > 0 && Self.beforeWords.contains(tree.tokens.kind(at: index - 1))
          let isLabel = index + 1 < tree.tokens.count && tree.tokens.kind(at: index + 1) == .colon
          let text = tree.text(of: TokenIndex(index))
          for key in isWord || isLabel ? [".\(text)"] : [".\(text)", text] {
            found.updateValue(found.keys.contains(key) ? nil : range, forKey: key)
          }
        }
      }
      single = found
    }
    return single?[text] ?? nil
  }

  private static let beforeWords = TokenSet(.link, .tab, .on, .outcome, .without, .finish)
}
