/// A phrase of another language or in another order, and its counterpart in this language.
///
/// A pattern is a sequence of parts, separated by spaces:
///
/// | part | matches |
/// |---|---|
/// | `NAME` | a word |
/// | `CALL` | a word, with arguments in parentheses or without, or a word in quotes |
/// | `COND` | a condition of this language or another: `!signedIn`, `(plan == .pro)`; it is written as of this language |
/// | `PLAIN` | a word that is none of this language or another |
/// | `ROUTER` | a word for what navigates in code: `router`, `navController` |
/// | `LIST` | names in a list: with signs such as `,` between them, or on lines of their own |
/// | `PAIRS` | a list of names with what belongs to each: `done: stay`, `done -> stay` |
/// | `TEXT`, `NUMBER`, `TAG` | a text in quotes, a number, a tag |
/// | `ARROW` | an arrow of any length |
/// | `REST` | as few tokens as possible, with whole brackets |
/// | `^`, `$` | nothing, at the beginning and at the end of a statement on a line; a `;` is part of the end |
/// | `+` | nothing, between tokens without a space |
/// | `$1` | the same as the first capture |
/// | `a\|b` | one of these words or signs |
/// | a part with `?` behind it | the part, or nothing |
/// | another word or sign | itself, without regard to case, `_` and `-`; a word also in quotes before a `:` |
///
/// All but single words and signs are captured. In the counterpart `$1` is the first capture, `%1` its text without
/// quotes, `+1` its text with a capital, and `~1` its text as the name of a link. The items of a list are joined by what
/// is between two `/`, as in `$1/ | /`.
struct PhrasePattern: Sendable {
  indirect enum Part: Sendable {
    case name, plain, call, condition, list, pairs, text, number, tag, arrow, rest, begin, end, joint
    case same(Int)
    case words(Set<String>)
    case signs(Set<String>)
    case sign(String)
    case optional(Part)

    /// Whether the part has a number in the counterpart: all but single words and signs.
    var isCaptured: Bool {
      switch self {
      case .begin, .end, .joint, .sign: false
      case .words(let words): words.count > 1
      case .optional(let part): part.isCaptured
      default: true
      }
    }
  }

  let parts: [Part]
  let written: String
  /// Whether the counterpart leaves out a name, a text or a number on purpose.
  let isLossy: Bool

  init(_ pattern: Substring, _ written: Substring, isLossy: Bool) {
    self.isLossy = isLossy
    parts = pattern.split(separator: " ").map(Self.part)
    self.written = String(written).replacing("\\n", with: "\n")
  }

  private static func part(_ text: Substring) -> Part {
    switch text {
    case "NAME": return .name
    case "PLAIN": return .plain
    case "ROUTER": return .words(routers)
    case "CALL": return .call
    case "LIST": return .list
    case "PAIRS": return .pairs
    case "COND": return .condition
    case "TEXT": return .text
    case "NUMBER": return .number
    case "TAG": return .tag
    case "ARROW": return .arrow
    case "REST": return .rest
    case "^": return .begin
    case "$": return .end
    case "+": return .joint
    default: break
    }
    if text.count > 1, text.last == "?" { return .optional(part(text.dropLast())) }
    if text.first == "$", let number = Int(text.dropFirst()) { return .same(number) }
    guard let first = text.utf8.first, ASCII.isWordStart(first) else {
      let signs = text.split(separator: "|").map(String.init)
      return signs.count > 1 ? .signs(Set(signs)) : .sign(String(text))
    }
    return .words(Set(text.split(separator: "|").map { ForeignWords.key($0) }))
  }

  /// What navigates in the code of apps.
  static let routers: Set = [
    "navcontroller", "navigationcontroller", "coordinator", "navigation", "navigator", "router", "nav", "controller",
    "context",
  ]

  // MARK: Matching

  /// An occurrence of the phrase: what is to be replaced, and by which text.
  struct Match {
    let range: Range<Int>
    let text: String

    /// Returns the text with the counterpart of the phrase; a line that nothing is left of goes.
    func applied(to bytes: [UInt8]) -> [UInt8] {
      var (start, end) = (range.lowerBound, range.upperBound)
      if text.isEmpty {
        while start > 0, bytes[start - 1] == ASCII.space || bytes[start - 1] == ASCII.tab { start -= 1 }
        let isLine = start == 0 || ASCII.isLineEnd(bytes[start - 1])
        if isLine, end < bytes.count, bytes[end] == ASCII.carriageReturn { end += 1 }
        if isLine, end < bytes.count, bytes[end] == ASCII.lineFeed { end += 1 }
      }
      return bytes[..<start] + Array(text.utf8) + bytes[end...]
    }
  }

  /// Returns the occurrence of the phrase that begins at a token of a line.
  func match(_ tokens: [PhraseToken], at start: Int, in bytes: [UInt8]) -> Match? {
    var search = Search(tokens: tokens, parts: parts, bytes: bytes)
    guard let end = search.match(0, start), end > start else { return nil }
    return Match(
      range: tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound, text: filled(search.captures))
  }

  /// Reads a condition, in the notation of this language or another.
  static func condition(
    _ tokens: ArraySlice<PhraseToken>, at index: Int, in bytes: [UInt8]
  ) -> (text: String, end: Int)? {
    Search(tokens: Array(tokens), parts: [], bytes: bytes).condition(index - tokens.startIndex).map {
      ($0.text, $0.end + tokens.startIndex)
    }
  }

  /// Reads the value of an argument: a literal, `.name`, or a word with parts, such as `order.id`.
  static func value(_ tokens: ArraySlice<PhraseToken>, at index: Int) -> (text: String, end: Int)? {
    var (text, end) = ("", index)
    if end < tokens.endIndex, tokens[end].text == "." { (text, end) = (".", end + 1) }
    guard end < tokens.endIndex, tokens[end].kind != .sign, tokens[end].kind != .tag else { return nil }
    let token = tokens[end]
    text += token.kind == .text ? StringLiteral.quoted(inner(token.text)) : token.text
    end += 1
    while token.kind == .word, end + 1 < tokens.endIndex, tokens[end].text == ".", tokens[end + 1].kind == .word {
      (text, end) = (text + "." + tokens[end + 1].text, end + 2)
    }
    return (text, end)
  }

  private struct Search {
    let tokens: [PhraseToken]
    let parts: [Part]
    let bytes: [UInt8]
    var captures: [String] = []

    /// Returns the end of the tokens that the parts from one on match.
    mutating func match(_ part: Int, _ index: Int) -> Int? {
      guard part < parts.count else { return index }
      if case .optional(let inner) = parts[part] {
        if let end = match(inner, part, index) { return end }
        return inner.isCaptured ? match(capturing: "", part, index) : match(part + 1, index)
      }
      return match(parts[part], part, index)
    }

    private mutating func match(_ wanted: Part, _ part: Int, _ index: Int) -> Int? {
      switch wanted {
      case .begin:
        let isFirst = index == 0 || ["{", "}"].contains(tokens[index - 1].text)
        return isFirst ? match(part + 1, index) : nil
      case .end:
        // A `;` ends the line, too.
        let end = index < tokens.count && tokens[index].text == ";" ? index + 1 : index
        return end == tokens.count || tokens[end].text == "}" ? match(part + 1, end) : nil
      case .joint:
        let isJoined =
          index > 0 && index < tokens.count && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
        return isJoined ? match(part + 1, index) : nil
      case .rest:
        var end = index
        while true {
          if let found = match(capturing: text(index, end), part, end) { return found }
          guard end < tokens.count, let next = skip(end) else { return nil }
          end = next
        }
      default: break
      }
      guard index < tokens.count else { return nil }
      let token = tokens[index]
      switch wanted {
      case .name where token.kind == .word, .text where token.kind == .text, .number where token.kind == .number,
        .tag where token.kind == .tag, .arrow where token.isArrow:
        return match(capturing: token.text, part, index + 1)
      case .same(let number) where captures.indices.contains(number - 1) && token.text == captures[number - 1]:
        return match(capturing: token.text, part, index + 1)
      case .words(let words) where words.contains(ForeignWords.key(word(index))):
        return words.count == 1 ? match(part + 1, index + 1) : match(capturing: word(index), part, index + 1)
      case .sign(let sign) where token.text == sign: return match(part + 1, index + 1)
      case .signs(let signs) where signs.contains(token.text): return match(capturing: token.text, part, index + 1)
      case .call: return call(index).flatMap { match(capturing: $0.text, part, $0.end) }
      case .condition: return condition(index).flatMap { match(capturing: $0.text, part, $0.end) }
      case .list: return list(index, of: item).flatMap { match(capturing: $0.text, part, $0.end) }
      case .pairs: return list(index, of: pair).flatMap { match(capturing: $0.text, part, $0.end) }
      case .plain where token.kind == .word && Self.isPlain(token.text):
        return match(capturing: token.text, part, index + 1)
      default: return nil
      }
    }

    private mutating func match(capturing text: String, _ part: Int, _ index: Int) -> Int? {
      captures.append(text)
      if let end = match(part + 1, index) { return end }
      captures.removeLast()
      return nil
    }

    /// Returns the word at a token, or the key in quotes before a `:`.
    private func word(_ index: Int) -> String {
      let token = tokens[index]
      if token.kind == .word { return token.text }
      let isKey = token.kind == .text && index + 1 < tokens.count && tokens[index + 1].text == ":"
      return isKey ? PhrasePattern.inner(token.text) : ""
    }

    private func call(_ index: Int) -> (text: String, end: Int)? {
      let token = tokens[index]
      if token.kind == .text {
        // `"/recipes"`; a path with values is a target of its own.
        let name = token.text.dropFirst().dropLast().drop { $0 == "/" }
        guard !name.isEmpty, name.utf8.allSatisfy(ASCII.isWordPart) else { return nil }
        let isGoal = ForeignWords.plainGoal(String(name)) != nil
        return (isGoal ? String(name) : name.withCapital, index + 1)
      }
      guard token.kind == .word else { return nil }
      guard index + 1 < tokens.count, tokens[index + 1].text == "(", let end = skip(index + 1) else {
        return (token.text, index + 1)
      }
      return (end == index + 3 ? token.text : text(index, end), end)
    }

    /// Reads a condition, in parentheses or without: a flag, negated or compared with a value.
    func condition(_ index: Int) -> (text: String, end: Int)? {
      func text(_ index: Int) -> String { index < tokens.count ? tokens[index].text : "" }
      if text(index) == "(" {
        guard let inner = condition(index + 1), text(inner.end) == ")" else { return nil }
        return (inner.text, inner.end + 1)
      }
      var (end, isNegated) = (index, false)
      if text(end) == "!" || text(end) == "not" { (end, isNegated) = (end + 1, true) }
      guard end < tokens.count, tokens[end].kind == .word else { return nil }
      var result = text(end)
      end += 1
      let sign = end
      while ["=", "!"].contains(text(end)) || (end == sign && text(end) == "is") {
        if text(end) == "!" { isNegated.toggle() }
        end += 1
      }
      if end > sign {
        if text(end) == "." { end += 1 }
        guard end < tokens.count, [.word, .text].contains(tokens[end].kind) else { return nil }
        let value = PhrasePattern.inner(text(end))
        if value == "false" { isNegated.toggle() } else if value != "true" { result += " = \(value)" }
        end += 1
      }
      return ((isNegated ? "not " : "") + result, end)
    }

    private static func isPlain(_ word: String) -> Bool {
      !ForeignWords.isKnown(word) && !TokenKind.allCases.contains { $0.spelling == word.lowercased() }
    }

    /// Reads the items of a list, joined by ``PhrasePattern/itemSign``.
    private func list(_ index: Int, of item: (Int) -> (text: String, end: Int)?) -> (text: String, end: Int)? {
      let signs: Set<String> = [",", "|", "/", "-", ";", "case"]
      var (items, end) = ([String](), index)
      while true {
        var start = end
        while start < tokens.count, signs.contains(tokens[start].text) { start += 1 }
        guard start < tokens.count, items.isEmpty || start > end || isOnNewLine(start), let found = item(start) else {
          let text = items.joined(separator: String(PhrasePattern.itemSign))
          return items.isEmpty ? nil : (text, start < tokens.count && tokens[start].kind != .sign ? end : start)
        }
        items.append(found.text)
        end = found.end
      }
    }

    private func item(_ index: Int) -> (text: String, end: Int)? {
      tokens[index].kind == .text ? (PhrasePattern.inner(tokens[index].text), index + 1) : call(index)
    }

    private func pair(_ index: Int) -> (text: String, end: Int)? {
      guard [.word, .text].contains(tokens[index].kind), index + 2 < tokens.count,
        [":", "->", "=>"].contains(tokens[index + 1].text)
      else { return nil }
      var end = index + 2
      while end < tokens.count, end == index + 2 || tokens[end].text != "," && !isOnNewLine(end), let next = skip(end) {
        end = next
      }
      let value = call(index + 2).flatMap { $0.end == end ? $0.text : nil } ?? text(index + 2, end)
      return value.isEmpty ? nil : ("\(PhrasePattern.inner(tokens[index].text)) -> \(value)", end)
    }

    private func isOnNewLine(_ index: Int) -> Bool {
      ASCII.hasLineEnd(bytes, from: tokens[index - 1].range.upperBound, to: tokens[index].range.lowerBound)
    }

    /// Returns the end of a token, or of the brackets that begin with it; nil at a closing bracket. A `{` at the end
    /// of the line is a token.
    private func skip(_ index: Int) -> Int? {
      if index == tokens.count - 1, tokens[index].text == "{" { return index + 1 }
      var (end, depth) = (index, 0)
      repeat {
        guard end < tokens.count else { return nil }
        if ["(", "[", "{"].contains(tokens[end].text) { depth += 1 }
        if [")", "]", "}"].contains(tokens[end].text) { depth -= 1 }
        end += 1
      } while depth > 0
      return depth == 0 ? end : nil
    }

    private func text(_ start: Int, _ end: Int) -> String {
      guard start < end else { return "" }
      return String(decoding: bytes[tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound], as: UTF8.self)
    }
  }

  // MARK: Writing

  private func filled(_ captures: [String]) -> String {
    var (result, rest) = ("", written[...])
    while let first = rest.popFirst() {
      guard "$%~+".contains(first), let number = rest.first?.wholeNumberValue, captures.indices.contains(number - 1)
      else {
        result.append(first)
        continue
      }
      rest.removeFirst()
      let capture = captures[number - 1]
      if rest.first == "/", rest.dropFirst().contains("/") {
        let joiner = rest.dropFirst().prefix { $0 != "/" }
        rest = rest[joiner.endIndex...].dropFirst()
        let items = capture.split(separator: Self.itemSign).map(String.init)
        result += items.map { first == "~" ? $0.withSmallInitial : $0 }.joined(separator: joiner)
        continue
      }
      switch first {
      case "%": result += Self.inner(capture)
      case "+": result += capture.withCapital
      case "~":
        let isText = capture.first.map { "\"'".contains($0) } ?? false
        result += Self.linkName(isText ? Self.inner(capture) : String(capture.prefix { $0 != "(" }))
      default: result += capture.first == "'" ? "\"\(Self.inner(capture))\"" : capture
      }
    }
    // An empty capture leaves no double space.
    return result.replacing("  ", with: " ").replacing("\n ", with: "\n  ").replacing(" )", with: ")")
      .trimmingSpaces()
  }

  /// What separates the items of a list in its capture.
  static let itemSign: Character = "\u{1F}"

  /// Returns a text without its quotes, a tag without its sign.
  static func inner(_ text: String) -> String {
    guard let first = text.first else { return text }
    if first == "#" { return String(text.dropFirst()) }
    return "\"'`".contains(first) && text.count > 1 ? String(text.dropFirst().dropLast()) : text
  }

  /// Returns `seeProduct` for `See product`.
  static func linkName(_ text: String) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first else { return "next" }
    let head = first.allSatisfy(\.isUppercase) ? first.lowercased() : first.withSmallInitial
    return Spelling.word(head + words.dropFirst().map(\.withCapital).joined())
  }
}

extension String {
  fileprivate func trimmingSpaces() -> String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
