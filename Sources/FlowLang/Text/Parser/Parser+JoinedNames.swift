/// Names in the spelling of other tools: of several words, with dashes, or with the sign of a tag.
extension Parser {
  /// Consumes `#Help` in place of a name.
  @discardableResult
  mutating func takeTaggedName() -> Bool {
    guard at(.tag), isOnSameLine else { return false }
    let name = String(spelling(of: index).dropFirst())
    guard name.utf8.first.map(ASCII.isWordStart) == true else { return false }
    memory.skipped.append(index..<index + 1)
    skipMention(of: name)
    replaceToken("a name is written without `#`", with: name)
    return true
  }

  /// Consumes `trip-map`, where the file mentions a `TripMap` or `tripMap`.
  mutating func takeDashedName() -> Bool {
    guard at(.dashedWord) else { return false }
    let words = spelling(of: index).split(separator: "-").map(String.init)
    let small = Self.joined([words[0].withSmallInitial] + words.dropFirst())
    let names = [small.withCapital, small]
    guard let name = names.first(where: { mention(of: $0) != nil }) else { return false }
    skipMention(of: name)
    let token = tokens[Int(index)]
    var error = SyntaxError(.dashedName, start: token.start, end: token.end)
    error.repair = SyntaxError.Repair("write `\(name)`", replace: token.start, token.end, with: name)
    errors.append(error)
    advance()
    return true
  }

  /// Skips the rest of a name of several words in the head of a declaration, where the file mentions the name as one
  /// word: `screen Trip Map {` and `-> TripMap`.
  mutating func takeRestOfName() {
    guard at(.name), isOnSameLine, index > 0, tokens.kind(at: Int(index) - 1) == .name,
      let (last, name) = nameOfWords(from: index - 1), mention(of: name) != nil
    else { return }
    skipMention(of: name)
    let start = tokens[Int(index) - 1].start
    memory.skipped.append(index - 1..<last + 1)
    while index <= last { advance() }
    reportWritten("a name is one word: `\(name)`", from: start, to: lastTokenEnd, as: name)
    isGivenUp = true
  }

  /// Goes to the last word of a goal of several words, where a screen has them as its name: `-> Trip Map`.
  mutating func skipBeginningOfName() {
    guard at(.name), kind(ahead: 1) == .name, isOnSameLine(index + 1), let (last, name) = nameOfWords(from: index),
      isDeclared(name)
    else { return }
    let start = tokens[Int(index)].start
    memory.skipped.append(index..<last + 1)
    reportWritten("a name is one word: `\(name)`", from: start, to: tokens[Int(last)].end, as: name)
    while index < last { advance() }
  }

  /// Returns the last of the words that begin at a token, and the name that they make.
  private func nameOfWords(from first: TokenIndex) -> (last: TokenIndex, name: String)? {
    var last = first
    while last - first < 4, tokens.kind(at: Int(last) + 1) == .name, isOnSameLine(last + 1) { last += 1 }
    return last > first ? (last, Self.joined((first...last).map { spelling(of: $0) })) : nil
  }

  private static func joined(_ words: [String]) -> String { words[0] + words.dropFirst().map(\.withCapital).joined() }

  /// Whether a token of the file is a name; false once the file was searched too often.
  func isMentioned(_ name: String) -> Bool { mention(of: name) != nil }

  /// Returns a token of the file that is a name.
  private func mention(of name: String) -> TokenIndex? {
    guard memory.maySearch() else { return nil }
    return (0..<tokens.count).first {
      tokens.kind(at: $0) == .name && tokens[$0].range.count == name.utf8.count && spelling(of: TokenIndex($0)) == name
    }.map { TokenIndex($0) }
  }

  /// Whether no other token of the file is the same name; false once the file was searched too often.
  func isMentionedOnce(_ name: TokenIndex) -> Bool {
    let text = spelling(of: name)
    return memory.maySearch()
      && !(0..<tokens.count).contains {
        $0 != Int(name) && tokens.kind(at: $0) == .name && spelling(of: TokenIndex($0)) == text
      }
  }

  /// Whether a flow ends in an outcome with a name, or a call handles it.
  func isUsedAsOutcome(_ name: TokenIndex) -> Bool {
    let text = spelling(of: name)
    return memory.maySearch()
      && (1..<tokens.count).contains {
        TokenSet(.finish, .on).contains(tokens.kind(at: $0 - 1)) && spelling(of: TokenIndex($0)) == text
      }
  }

  /// Whether the name of a property is that of a flag elsewhere in the file; true once the file was searched too often.
  func isUsedAsFlag(_ name: TokenIndex) -> Bool {
    let text = spelling(of: name)
    let before = TokenSet(.when, .not, .set, .clear, .requires, .comma, .flag)
    return !memory.maySearch()
      || (1..<tokens.count).contains {
        spelling(of: TokenIndex($0)) == text && before.contains(tokens.kind(at: $0 - 1))
      }
  }

  /// Marks a name as one that is declared where it cannot be read.
  mutating func skipMention(of name: String) {
    if let token = mention(of: name) { memory.skipped.append(token..<token + 1) }
  }
}
