/// Small edits around the location of an error, each with a cost: edits that change little, or that repair a habit from
/// other languages, are cheap; edits that remove text are expensive.
///
/// The candidates are not checked here: ``RepairSearch`` tries them.
struct EditCandidates {
  let tree: SyntaxTree
  let bytes: [UInt8]
  /// The token at the location of the error, or the one after it.
  let index: Int
  /// The offset of a token of the statement with the error: of the one before, when something is missing at its end.
  let anchor: Int
  let names: KnownNames
  private(set) var all: [Candidate] = []

  /// An edit of the text, with its cost.
  struct Candidate {
    let cost: Int
    let edits: [TextEdit]
  }

  init(_ tree: SyntaxTree, _ place: Range<Int>, _ names: KnownNames) {
    self.tree = tree
    self.names = names
    bytes = tree.source.bytes
    index = tree.tokens.firstIndex { Int($0.end) > place.lowerBound || $0.kind == .endOfFile } ?? tree.tokens.count - 1
    let isBehindLine =
      place.isEmpty && index > 0
      && ASCII.hasLineEnd(bytes, from: place.lowerBound, to: Int(tree.tokens[index].start))
    anchor = isBehindLine ? -1 : 0
    if Int(tree.tokens[index].start) >= place.upperBound, !place.isEmpty { addStray(place) }
    addGroups()
    addRemovals()
    addWords()
    addOrders()
    addPartOrders()
    addStatements()
  }

  // MARK: Reading

  /// Returns the kind of the token at an offset from the current one.
  func kind(_ offset: Int) -> TokenKind {
    let token = index + offset
    return token >= 0 && token < tree.tokens.count ? tree.tokens.kind(at: token) : .endOfFile
  }

  /// Returns the text of the token at an offset.
  func text(_ offset: Int) -> String { isThere(offset) ? text(offset, offset) : "" }

  /// Returns the text from one token to another.
  func text(_ first: Int, _ last: Int) -> String {
    String(decoding: bytes[start(first)..<max(start(first), end(last))], as: UTF8.self)
  }

  func start(_ offset: Int) -> Int { Int(tree.tokens[min(max(0, index + offset), tree.tokens.count - 1)].start) }

  func end(_ offset: Int) -> Int {
    index + offset < 0 ? 0 : Int(tree.tokens[min(index + offset, tree.tokens.count - 1)].end)
  }

  private func isThere(_ offset: Int) -> Bool { index + offset >= 0 && index + offset < tree.tokens.count - 1 }

  /// Whether a token is on the same line as the token before it.
  func isOnLine(_ offset: Int) -> Bool {
    isThere(offset) && index + offset > 0 && !ASCII.hasLineEnd(bytes, from: end(offset - 1), to: start(offset))
  }

  /// Returns the last token on the line of a token.
  func lastOnLine(_ offset: Int) -> Int {
    var last = offset
    while isOnLine(last + 1) { last += 1 }
    return last
  }

  /// Returns the bracket that closes the one at a token.
  func closing(_ offset: Int) -> Int? {
    let openers = TokenSet(.leftParenthesis, .leftBracket, .leftBrace)
    let closers = TokenSet(.rightParenthesis, .rightBracket, .rightBrace)
    guard openers.contains(kind(offset)) else { return nil }
    var depth = 0
    for token in offset..<offset + 64 where isThere(token) {
      if openers.contains(kind(token)) { depth += 1 }
      if closers.contains(kind(token)) { depth -= 1 }
      if depth == 0 { return token }
    }
    return nil
  }

  // MARK: Adding

  mutating func add(_ candidate: Candidate) { all.append(candidate) }

  mutating func add(_ cost: Int, _ edits: (range: Range<Int>, text: String)...) {
    let edits = edits.map { edit in
      TextEdit(
        range: SourceRange(file: FileID(0), start: UInt32(edit.range.lowerBound), end: UInt32(edit.range.upperBound)),
        text: edit.text)
    }
    all.append(Candidate(cost: cost, edits: edits))
  }

  /// Replaces tokens by a text, with spaces around it where needed; an empty text also removes the space before them.
  mutating func replace(_ first: Int, _ last: Int, with text: String, cost: Int) {
    guard isThere(first), isThere(last), first <= last else { return }
    let range = start(first)..<end(last)
    add(cost, (widened(range, text), spaced(text, in: range)))
  }

  mutating func insert(_ text: String, before offset: Int, cost: Int) {
    let place = isOnLine(offset) ? start(offset) : end(offset - 1)
    add(cost, (place..<place, spaced(text, in: place..<place)))
  }

  private func widened(_ range: Range<Int>, _ text: String) -> Range<Int> {
    guard ["", ",", ":"].contains(text) else { return range }
    let spaces = bytes[..<range.lowerBound].reversed().prefix { $0 == ASCII.space }.count
    let begins = spaces == range.lowerBound || ASCII.isWhitespace(bytes[range.lowerBound - spaces - 1])
    return begins ? range : range.lowerBound - spaces..<range.upperBound
  }

  private func spaced(_ text: String, in range: Range<Int>) -> String {
    let before = range.lowerBound > 0 ? bytes[range.lowerBound - 1] : ASCII.space
    let after = range.upperBound < bytes.count ? bytes[range.upperBound] : ASCII.space
    if text.isEmpty { return ASCII.isWordPart(before) && ASCII.isWordPart(after) ? " " : "" }
    let isTight = ",:(.)]".contains(text.first ?? " ")
    let needsBefore = !isTight && !ASCII.isWhitespace(before) && !"([#.".utf8.contains(before)
    let needsAfter = !ASCII.isWhitespace(after) && !"),.:".utf8.contains(after) && text.last != "(" && text.last != "."
    return (needsBefore ? " " : "") + text + (needsAfter ? " " : "")
  }

  // MARK: Removing

  /// Removes characters that form no token, with adjacent text.
  private mutating func addStray(_ place: Range<Int>) {
    if bytes[place.lowerBound] == ASCII.backslash {
      // `\"Help\"`, copied from a text in code
      let line = place.lowerBound..<max(place.upperBound, end(lastOnLine(0)))
      let text = String(decoding: bytes[line], as: UTF8.self)
      if text.contains("\\\"") { add(0, (line, text.replacing("\\\"", with: "\""))) }
    }
    let isApart = place.lowerBound > 0 && !ASCII.isWordPart(bytes[place.lowerBound - 1])
    add(1, (place, isApart ? "" : " "))
    add(1, (place, isApart ? " " : ""))
    guard isThere(0) else { return }
    add(4, (place.lowerBound..<end(0), ""))
    add(5, (place.lowerBound..<start(0) + 1, ""))
    let rest = bytes[place.lowerBound...]
    if bytes[place.lowerBound] == UInt8(ascii: "<"), let close = rest.prefix(80).firstIndex(of: UInt8(ascii: ">")) {
      add(3, (place.lowerBound..<close + 1, ""))
    }
    add(9, (place.lowerBound..<end(lastOnLine(0)), ""))
  }

  private mutating func addRemovals() {
    let isSign = !kind(0).isWord && kind(0) != .string
    // A word or text that is written twice.
    for offset in -1...1 where isOnLine(offset) && text(offset) == text(offset - 1) && text(offset).utf8.count > 1 {
      replace(offset, offset, with: "", cost: 1)
    }
    replace(0, 0, with: "", cost: isSign ? 2 : 4)
    if isOnLine(0) {
      replace(-1, -1, with: "", cost: kind(-1).isWord ? 5 : 4)
      if isOnLine(-1) { replace(-1, 0, with: "", cost: 6) }
    }
    if isOnLine(1) { replace(0, 1, with: "", cost: isSign ? 5 : 6) }
    if isOnLine(1), isOnLine(2) { replace(0, 2, with: "", cost: 7) }
    // `.animated`, `.animated(false)`
    if kind(0) == .dot, isOnLine(1) { replace(0, closing(2) ?? 1, with: "", cost: 4) }
    if kind(1) == .dot, isOnLine(2) { replace(0, 1, with: "", cost: 4) }
    let last = lastOnLine(0)
    if last > 0, kind(last) == .leftBrace { replace(0, last - 1, with: "", cost: 6) }
    // A complete statement is not removed.
    if isOnLine(0), kind(-1) != .leftBrace { replace(0, last, with: "", cost: 9) }
    if isOnLine(0), isOnLine(-1), kind(-1).isWord { replace(-1, last, with: "", cost: 10) }
    if isOnLine(0), let close = closing(0) { replace(-1, close, with: "", cost: 7) }
  }

  // MARK: Brackets

  private mutating func addGroups() {
    for open in [-1, 0, 1] + (enclosing.map { $0 < -1 ? [$0] : [] } ?? []) {
      guard isThere(open), let close = closing(open) else { continue }
      addGroup(open, close)
    }
  }

  /// The innermost bracket on the line that is open at the current token.
  var enclosing: Int? {
    var (token, depth) = (-1, 0)
    while isOnLine(token), token > -16 {
      if TokenSet(.rightParenthesis, .rightBracket, .rightBrace).contains(kind(token)) { depth += 1 }
      if TokenSet(.leftParenthesis, .leftBracket).contains(kind(token)) {
        if depth == 0 { return token }
        depth -= 1
      }
      token -= 1
    }
    return nil
  }

  private mutating func addGroup(_ open: Int, _ close: Int) {
    let extra = open == 0 ? 0 : 1
    if close == open + 1 { return replace(open, close, with: "", cost: 1 + extra) }
    let inner = text(open + 1, close - 1)
    let strings = (open + 1..<close).filter { kind($0) == .string }
    if strings.count == 1, close > open + 2 { replace(open, close, with: text(strings[0]), cost: 1 + extra) }
    replace(open, close, with: inner, cost: 2 + extra)
    if kind(open) != .leftParenthesis {
      let (first, last) = (start(open + 1), end(close - 1))
      add(2 + extra, (end(open - 1)..<first, "("), (last..<end(close), ")"))
    }
    // `back(#product)`
    if kind(open - 1) == .back, close == open + 2 { replace(open, close, with: "to \(inner)", cost: 1) }
    // `requires signedIn { Welcome }`
    if kind(open) == .leftBrace, isOnLine(open), close == open + 2, kind(open + 1).isName {
      replace(open, close, with: "else \(inner)", cost: 2 + extra)
    }
    replace(open, close, with: "", cost: 5 + extra)
    // `sheet(Help)`
    guard kind(open - 1).isWord, isOnLine(open) else { return }
    let word = text(open - 1)
    let modifier = ForeignWords.verb(word)?.spelling ?? word
    replace(open - 1, close, with: modifier == "push" ? inner : "\(inner) \(modifier)", cost: 3)
    replace(open - 1, close, with: inner, cost: 4)
    if strings.count == 1 { replace(open - 1, close, with: text(strings[0]), cost: 5) }
  }
}
