/// Declarations that are misspelt: what uses them agrees on another name, and nothing uses theirs.
struct MisspeltDeclarations {
  private let compilation: Compilation
  /// The only name with a text, by its text, and the only token, by a dot and its text; nil for the text of several.
  /// Made when it is first needed.
  private var single: [String: SourceRange?]?
  /// The number of tokens that contain each word, in lower case, without unknown names. Made when it is first needed.
  private var counts: [String: Int]?

  init(_ compilation: Compilation) { self.compilation = compilation }

  /// Returns the finding at the declaration that a group of equal unknown names resembles; nil when the names are more
  /// likely to be misspelt.
  mutating func finding(_ group: [UnresolvedName], _ suggestions: inout [NameSource: SpellingSuggestion]) -> Finding? {
    let name = group[0]
    let tree = compilation.trees[Int(name.file.index)]
    let text = tree.text(of: name.token)
    guard name.actual == nil, !compilation.trees.contains(where: \.hasErrors),
      let best = suggestions.best(for: text, in: name.source, of: compilation.model),
      group.count > 1
        || isConventional(text, name.kind) && !isConventional(best, name.kind)
          && ForeignWords.key(text) == ForeignWords.key(best)
        || isMoreFamiliar(text, than: best),
      let place = place(of: isName(name.kind) ? best : ".\(best)")
    else { return nil }
    var finding = Rule.unknownName.finding("nothing uses `\(best)`, but `\(text)` is used and not declared", at: place)
    finding.help = "did you mean `\(text)`?"
    let uses = group.map(compilation.range(of:))
    finding.notes = uses.prefix(Rule.mostPlaces).map { Finding.Note(message: "it is used here", range: $0) }
    finding.fixes = [FixIt("write `\(text)`", isSafe: false, replace: place, with: text)]
    return finding
  }

  /// Whether a name is written as those of its kind are: a screen begins with a capital, anything else with a small
  /// letter, and neither has a `_` between its words.
  private func isConventional(_ text: String, _ kind: UnresolvedName.Kind) -> Bool {
    switch kind {
    case _ where text.dropLast().contains("_"): false
    case .goal, .screen, .place, .expected: text.first?.isUppercase == true
    default: text.first?.isLowercase == true
    }
  }

  /// Whether the file has the words of a name that occurs once in other places, too, but not those of another one: where
  /// `Delete` is a label, `ConfirmDelete` is right, and `ConfirmDelte` is not.
  private mutating func isMoreFamiliar(_ text: String, than other: String) -> Bool {
    let (words, others) = (Set(Self.words(of: text)), Set(Self.words(of: other)))
    let (own, different) = (words.subtracting(others), others.subtracting(words))
    // A label may have a singular or a plural.
    guard !own.isEmpty, !different.isEmpty, text + "s" != other, other + "s" != text else { return false }
    let counts = counts ?? countWords()
    self.counts = counts
    guard different.allSatisfy({ counts[$0, default: 0] <= 1 }) else { return false }
    if own.allSatisfy({ counts[$0] != nil }) { return true }
    guard let word = own.first, own.count == 1, let other = different.first, different.count == 1,
      counts.count <= Self.mostWords, comparisonsLeft > 0
    else { return false }
    comparisonsLeft -= 1
    // Where `Manage` is a label, `TagManager` is right, and `TagManger` is not.
    let known = counts.keys.filter { $0 != word && $0 != other }
    func stem(_ word: String) -> Int { known.map { zip($0, word).prefix { $0 == $1 }.count }.max() ?? 0 }
    return stem(word) >= Self.shortestStem && stem(word) > stem(other)
  }

  /// The limits on the words of a flow, and on the words that are compared with them.
  private static let mostWords = 5000
  private var comparisonsLeft = 50
  private static let shortestStem = 5

  private func countWords() -> [String: Int] {
    var counts: [String: Int] = [:]
    for (file, tree) in compilation.trees.enumerated() {
      let unresolved = Set(compilation.model.unresolved.lazy.filter { $0.file.index == file }.map(\.token))
      for index in tree.tokens.indices
      where (tree.tokens.kind(at: index).isName || tree.tokens.kind(at: index) == .string)
        && !unresolved.contains(TokenIndex(index))
      {
        for word in Set(Self.words(of: tree.text(of: TokenIndex(index)))) { counts[word, default: 0] += 1 }
      }
    }
    return counts
  }

  /// Returns the words of a name or text, in lower case: `confirm` and `delete` of `ConfirmDelete`.
  private static func words(of text: String) -> [String] {
    ReadableName.inWords(String(text.prefix(256))).lowercased().split { !$0.isLetter }.map(String.init)
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
          let range = tree.range(of: TokenIndex(index), in: FileID(file))
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
