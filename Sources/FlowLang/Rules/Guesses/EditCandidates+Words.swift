/// Candidates that insert or replace words and signs.
extension EditCandidates {
  mutating func addWords() {
    addMisspeltWords()
    if isOnLine(0) || index == 0 { addReplacements() }
    addInsertions()
    addNames()
    addValues()
  }

  private mutating func addReplacements() {
    let isSign = !kind(0).isWord
    // `[String: Int]` does not become a type `String.Int`.
    for word in Self.signs where word != "." || text(0) != ":" && mayBeCase(1) {
      replace(0, 0, with: word, cost: isSign ? 3 : 4)
    }
    let words = words(before: 1)
    for word in words where isKeyword(word, behind: -1) { replace(0, 0, with: word, cost: isSign ? 4 : 5) }
    if let foreign = Self.foreign[ForeignWords.key(text(0))] { replace(0, 0, with: foreign, cost: 3) }
    if isOnLine(1) {
      for word in Self.pairs { replace(0, 1, with: word, cost: 5) }
    }
    guard isOnLine(0), isOnLine(-1) else { return }
    for word in words where isKeyword(word, behind: -2) { replace(-1, -1, with: word, cost: 5) }
    for word in ["else", "->", "or", "=", "when"] { replace(-2, -1, with: word, cost: 6) }
    if let foreign = Self.foreign[ForeignWords.key(text(-1))] { replace(-1, -1, with: foreign, cost: 4) }
  }

  /// Returns the words to write before a token. What is no declaration does not become one, unless it looks like a
  /// screen.
  private func words(before offset: Int) -> [String] {
    let isScreen = kind(offset).isName && text(offset).first?.isUppercase == true && !isOnLine(offset - 1)
    let isFlag = kind(offset - 1) == .external
    return Self.words.filter { ($0 != "flag" || isFlag) && ($0 != "screen" || isScreen) }
  }

  private mutating func addInsertions() {
    if let open = enclosing, kind(open) == .leftBracket { insert("]", before: 0, cost: 1) }
    // At the beginning of a line, a sign would join two statements.
    for word in Self.signs where isOnLine(0) ? word != "." || mayBeCase(0) : [",", "|", "->"].contains(word) {
      insert(word, before: 0, cost: 3)
    }
    // The word that is missing before a block or a label is a name.
    let isNameMissing = TokenSet(.link, .tab, .on).contains(kind(-1))
    if kind(0) != .leftBrace, kind(-1) != .arrow, !isNameMissing {
      for word in words(before: 0) where isKeyword(word, behind: -1) { insert(word, before: 0, cost: 4) }
    }
    let isGoalMissing =
      TokenSet(.arrow, .else, .or).contains(kind(-1))
      || TokenSet(.link, .on, .requires, .outcome, .both, .forward, .backward).contains(kind(firstOnLine(-1)))
    if !isNameMissing, isGoalMissing, !isOnLine(0) || kind(0) == .rightBrace {
      // Completes a statement.
      for word in ["-> stay", "stay", "/ identity", "else stay", "-> back"] { insert(word, before: 0, cost: 5) }
    }
    if kind(0) == .name, kind(-1).isWord || index == 0 { insert("link", before: 0, cost: 4) }
    if !isOnLine(0) || !kind(0).isWord || kind(0) == .set { addMissingNames() }
    if !isOnLine(0), !isNameMissing { addKeywords() }
  }

  /// Inserts the name that is missing behind a keyword or an arrow.
  private mutating func addMissingNames() {
    let own = text(firstOnLine(-1) + 1)
    switch kind(-1) {
    case .arrow where !isOnLine(0) || kind(0) == .rightBrace:
      let goal = own.withCapital
      if names.isDeclared(goal) { insert(Spelling.name(goal), before: 0, cost: 2) }
      if let orphan = names.orphan { insert(Spelling.name(orphan), before: 0, cost: 3) }
    case .on, .finish:
      // `link save -> finish saved`
      let alike = names.outcomes.filter { $0.hasPrefix(own.prefix(3)) }
      for outcome in alike + names.outcomes { insert(Spelling.word(outcome), before: 0, cost: 3) }
    default:
      for name in names.missing(behind: kind(-1)).prefix(4) { insert(Spelling.name(name), before: 0, cost: 2) }
    }
  }

  /// Inserts the keyword of a statement that begins with what follows it.
  private mutating func addKeywords() {
    switch kind(0) {
    case .automatic, .declared: insert("back", before: 0, cost: 2)
    case .string:
      let isAddress = text(0).hasPrefix("\"/")
      for word in isAddress ? ["url"] : ["entry", "scheme", "domain", "import", "image"] {
        add(2, (start(0)..<start(0), word + " "))
      }
    case .name where kind(1) == .string && isOnLine(1): add(4, (start(0)..<start(0), "note "))
    case .name where !isOnLine(1) && names.missing(behind: .flag).contains(text(0)):
      add(2, (start(0)..<start(0), "flag "))
    case .name where names.isDeclared(text(0)): add(3, (start(0)..<start(0), "start "))
    default: break
    }
  }

  /// Whether a word may be a case of an enumeration, as `.compact` is: `.Int` and `.self` are values of no type, and the
  /// name of a parameter is more likely one that is missing here.
  private func mayBeCase(_ offset: Int) -> Bool {
    let word = text(offset)
    // The label is before the `:`, behind which a first edit may have put a sign.
    let isNumber = [offset - 2, offset - 3].contains { names.isNumber(text($0)) }
    return word.first?.isLowercase == true && !["self", "true", "false", "nil"].contains(word)
      && !names.isParameter(word) && !isNumber
  }

  /// Whether a word behind a token is read as the keyword that it is, and not as a name.
  private func isKeyword(_ word: String, behind offset: Int) -> Bool {
    switch kind(offset) {
    case .arrow, .else, .or: ["stay", "tab"].contains(word) || kind(offset) != .arrow && word == "not"
    case .colon, .pipe, .dot, .equal, .leftParenthesis, .leftBracket, .uikit, .via, .link, .tab, .on, .screen, .flow,
      .flag, .tabs, .group, .transition, .outcome, .embed, .after, .of:
      false
    default: true
    }
  }

  /// Corrects the case of a keyword and letters that were swapped, where the word is no name: `Not plan = pro`.
  private mutating func addMisspeltWords() {
    for offset in [-1, 0] where kind(offset).isName && (offset == 0 || isOnLine(0)) {
      let word = text(offset)
      let meant = Self.words.first { $0 == word.lowercased() } ?? SpellingSuggestion.best(for: word, among: Self.words)
      if let meant, isKeyword(meant, behind: offset - 1) { replace(offset, offset, with: meant, cost: 3) }
    }
  }

  private static let signs = ["->", "=", ",", ":", "|", "/", "."]
  private static let words = [
    "set", "when", "else", "or", "over", "as", "via", "in", "tab", "not", "to", "within", "reachable", "taps", "of",
    "from", "after",
    "never", "only", "flag", "screen", "stay", "every", "clear", "when not", "in tab",
  ]
  private static let pairs = ["->", "else", "or", "over", "when", "in", "=", "in tab"]

  /// Words of other languages at places where the parser accepts no other word.
  private static let foreign: [String: String] = [
    "elif": "else", "elseif": "else", "elsif": "else", "otherwise": "else", "then": "->", "redirect": "else",
    "popupto": "over", "above": "over", "ontop": "over", "upon": "over", "onto": "over", "if": "when",
    "unless": "when not",
    "clicks": "taps", "steps": "taps", "click": "tap", "step": "tap", "enum": "flag", "bool": "flag",
    "extern": "external",
    "requires": "when", "go": "back", "fun": "link", "func": "link", "def": "link", "function": "link", "hops": "taps",
    "null": "stay", "none": "stay", "is": "=", "equals": "=", "has": "=", "must": "never", "before": "after",
    "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9",
    "ten": "10", "yes": "true", "no": "false", "and": ",", "back": "->", "manual": "declared",
    "root": "reset", "poptoroot": "reset",
  ]

  /// Whether a word is one of another language that these candidates replace.
  static func isForeign(_ word: String) -> Bool { foreign[ForeignWords.key(word)] != nil }

  // MARK: Names

  /// Joins names of several words and quotes labels.
  private mutating func addNames() {
    guard isOnLine(0), kind(0).isWord, kind(-1).isWord || index == 0 else { return }
    var last = 0
    while isOnLine(last + 1), kind(last + 1).isWord, last < 5 { last += 1 }
    for first in [-1, 0] where isOnLine(first) && kind(first).isWord {
      let words = (first...last).map { text($0) }
      let joined = words[0] + words.dropFirst().map(\.withCapital).joined()
      if words.count > 1 { replace(first, last, with: joined, cost: 4) }
      let isLabel = words[0].first?.isUppercase == true && (kind(last + 1) == .arrow || kind(last + 1) == .leftBrace)
      replace(first, last, with: "\"\(words.joined(separator: " "))\"", cost: isLabel && first == 0 ? 3 : 5)
    }
  }

  // MARK: Values

  /// Adds candidates for arguments without parentheses or names, for numbers, and for flags that are set to false.
  private mutating func addValues() {
    let isValue = TokenSet(.number, .duration, .string).contains(kind(0)) || kind(0).isWord
    if isOnLine(0), kind(-1).isWord, isValue {
      wrap(0, 0, cost: 3)
      if kind(1) == .colon { wrap(0, 2, cost: 2) }
      if kind(0).isWord, kind(2) == .colon { wrap(1, 3, dropping: 0, cost: 3) }
    }
    for offset in [0, 1] where kind(offset - 1) == .leftParenthesis && kind(offset - 2).isWord {
      let parameters = names.parameters(of: text(offset - 2)).map { "\(Spelling.word($0)): " }
      for name in parameters { add(2, (start(offset)..<start(offset), name)) }
      addLabels(parameters, from: offset)
    }
    if kind(-1) == .comma, isValue || kind(0) == .dot, let open = enclosing, kind(open - 1).isName {
      let given = (open..<0).filter { kind($0) == .colon }.map { text($0 - 1) }
      for name in names.parameters(of: text(open - 1)) where !given.contains(name) {
        add(2, (start(0)..<start(0), "\(Spelling.word(name)): "))
      }
    }
    // `0.3 s`, `0.3`
    if kind(-1) == .number, isOnLine(0), ["s", "ms", "sec", "seconds"].contains(text(0)) {
      add(1, (end(-1)..<end(0), text(0) == "ms" ? "ms" : "s"))
    }
    for offset in [0, 2, 4] where kind(offset) == .number {
      // No transition takes ten seconds.
      insert(Double(text(offset)).map { $0 < 10 } ?? true ? "s" : "ms", behind: offset, cost: 3)
    }
    if kind(0) == .dot, kind(1) == .number || kind(1) == .duration { add(1, (start(0)..<start(0), "0")) }
    if kind(-1) == .colon || kind(-1) == .equal {
      // `Mode.solo` where the type is known
      if kind(0) == .name, kind(1) == .dot, kind(2).isName, text(0).first?.isUppercase == true {
        replace(0, 2, with: ".\(text(2))", cost: 2)
      }
      if kind(0) == .dot, kind(1).isName { replace(0, 1, with: "\"\(text(1))\"", cost: 4) }
      if kind(0) == .name, !names.isParameter(text(0)) { replace(0, 0, with: "\"\(text(0))\"", cost: 4) }
      if text(0) == "\"\"" { replace(0, 0, with: "[]", cost: 4) }
    }
    if kind(-1) == .comma || kind(0) == .comma { addDecimal(kind(0) == .comma ? 0 : -1) }
    addClears()
  }

  /// Adds the names of the parameters to several arguments without names, in their order.
  private mutating func addLabels(_ labels: [String], from first: Int) {
    guard let close = closing(first - 1) else { return }
    let starts = [first] + (first..<close).filter { kind($0) == .comma }.map { $0 + 1 }
    guard starts.count > 1, starts.count <= labels.count, !(first..<close).contains(where: { kind($0) == .colon })
    else { return }
    let edits = zip(starts, labels).map { offset, label in
      TextEdit(
        range: SourceRange(file: FileID(0), start: UInt32(start(offset)), end: UInt32(start(offset))), text: label)
    }
    add(Candidate(cost: 2, edits: edits))
  }

  private mutating func insert(_ text: String, behind offset: Int, cost: Int) {
    add(cost, (end(offset)..<end(offset), text))
  }

  private mutating func addDecimal(_ comma: Int) {
    guard kind(comma - 1) == .number, kind(comma + 1) == .number else { return }
    add(2, (start(comma)..<end(comma), "."))
  }

  /// Adds parentheses around tokens, directly after the word before them.
  private mutating func wrap(_ first: Int, _ last: Int, dropping: Int? = nil, cost: Int) {
    guard isOnLine(last) || first == last else { return }
    add(cost, (end((dropping ?? first) - 1)..<start(first), "("), (end(last)..<end(last), ")"))
  }

  /// Replaces `set not signedIn` and `set signedIn = false` by `clear`.
  private mutating func addClears() {
    for offset in -1...1 where kind(offset) == .not {
      if kind(offset - 1) == .set { replace(offset - 1, offset, with: "clear", cost: 2) }
      if kind(offset - 1) == .comma { replace(offset - 1, offset, with: "clear", cost: 3) }
    }
    let isNo = ["false", "no", "off", "0"].contains(text(2))
    guard kind(0).isName, kind(1) == .equal, isNo || ["true", "yes", "on", "1"].contains(text(2)) else { return }
    if !isNo { replace(1, 2, with: "", cost: 2) }
    let word = isNo ? "clear" : "set"
    if kind(-1) == .set || kind(-1) == .comma {
      replace(-1, 2, with: "\(word) \(text(0))", cost: 2)
    } else {
      replace(0, 2, with: "\(word) \(text(0))", cost: 2)
    }
  }
}
