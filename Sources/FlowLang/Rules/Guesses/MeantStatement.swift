/// The statements that a line in the notation of another language or tool may mean: a link to the only screen that it
/// names, or the declaration of a screen that is missing.
struct MeantStatement {
  /// The replaced texts and the statements, in the order in which they are tried.
  let candidates: [(range: Range<Int>, text: String)]
  /// Whether nothing of the line is left out.
  private(set) var isComplete = false

  /// - Parameter tokens: The tokens of the line, or of more where brackets are open at its end.
  init?(_ tokens: [PhraseToken], _ place: Range<Int>, _ names: KnownNames, in bytes: [UInt8]) {
    guard let at = tokens.firstIndex(where: { $0.range.upperBound > place.lowerBound }) else { return nil }
    // A block on the same line is around the statement, and its end is not part of it.
    let first = tokens[..<at].lastIndex { "{}".contains($0.text) }.map { $0 + 1 } ?? 0
    var (last, depth) = (first - 1, 0)
    for index in first..<tokens.count {
      if tokens[index].text == "{" { depth += 1 }
      if tokens[index].text == "}" { depth -= 1 }
      if depth < 0 { break }
      last = index
    }
    guard first <= last else { return nil }
    let own = tokens[first...last]
    // `Reviews <-- Product` leads in the other direction.
    if zip(own, own.dropFirst()).contains(where: { $0.text == "<" && $1.text.hasPrefix("-") }) { return nil }
    let isStatement = TokenKind.allCases.contains { Block.allStarters.contains($0) && $0.spelling == own[first].text }
    // `if (!onboarded) Welcome` is a guard.
    guard !isStatement, own[first].range.lowerBound == place.lowerBound,
      !ForeignWords.isCondition(ForeignWords.key(own[first].text))
    else { return nil }
    let range = own[first].range.lowerBound..<own[last].range.upperBound
    // `SKIP: { target: "skipped" }`
    let isEvent =
      own.count > 3 && [.word, .text].contains(own[first].kind) && own[first + 1].text == ":"
      && own[first + 2].text == "{"
    let rest = isEvent ? own.dropFirst(2) : Self.withoutWordOfLink(own)
    if let target = MeantTarget(rest, names, in: bytes), target.hasDetails, target.labels.count <= 1 {
      let name = isEvent ? own[first].text : target.name
      candidates = Self.links(to: target.text, target.labels.first, named: name).map { (range, $0) }
      isComplete = true
      return
    }
    guard !own.contains(where: { Self.isKept($0, names) }) else { return nil }
    let texts = own.filter { $0.kind == .text }
    let screens = own.filter { $0.kind != .sign && $0.kind != .number }.compactMap { token in
      names.goal(meantBy: PhrasePattern.inner(token.text)).map { (token: token, name: $0) }
    }
    let isOneLine = !ASCII.hasLineEnd(bytes, from: range.lowerBound, to: range.upperBound)
    if !isOneLine, Self.isMoreThanOne(own, texts, Set(screens.map(\.name)), in: bytes) { return nil }
    var found: [(range: Range<Int>, text: String)] = []
    // The screen that a link leads to comes last; the one that it leads from may come first, as in `Home --> [*]`.
    let isEdge = screens.first?.token.range == own[first].range && own.dropFirst().first.map(\.isArrow) == true
    if isEdge, Set(screens.map(\.name)).count == 1 { return nil }
    // In `Settings() } label: { Text("Settings") }` the text is a label.
    let named = screens.filter { $0.token.kind == .word }
    if let screen = named.last ?? screens.last, Set(screens.map(\.name)).count <= 2 {
      let source = screens[0].name == screen.name ? screen : screens[0]
      let label = texts.first { $0.range != screen.token.range && $0.range != source.token.range }
      let modifier = own.lazy.compactMap { ForeignWords.presentation($0.text) }.first.map { " " + $0 } ?? ""
      found = Self.links(to: Spelling.name(screen.name) + modifier, label, named: screen.name).map { (range, $0) }
    } else if screens.isEmpty {
      if let goal = own.lazy.filter({ $0.kind == .word }).compactMap({ Self.goal($0.text) }).last {
        found = Self.links(to: goal, texts.first, named: goal).map { (range, $0) }
      }
      let missing = names.missing(behind: .screen)
      for token in own where (token.kind == .word || token.kind == .text) && (isOneLine || texts.isEmpty) {
        guard let name = missing.first(where: { $0 == PhrasePattern.inner(token.text) }) else { continue }
        let title = texts.first { $0.range != token.range }.map { " " + $0.text } ?? ""
        let head = "screen \(Spelling.name(name))\(title) "
        if let brace = own.first(where: { $0.text == "{" }) {
          found.append((range.lowerBound..<brace.range.upperBound, head + "{"))
        }
        found.append((range, head + "{}"))
      }
    }
    if found.isEmpty { return nil }
    candidates = found
  }

  /// Returns a line without the word that makes it a link in another language: `Button("Close") { dismiss() }`.
  private static func withoutWordOfLink(_ tokens: ArraySlice<PhraseToken>) -> ArraySlice<PhraseToken> {
    let isLink = tokens.first.map { ForeignWords.statements($0.text).contains(.link) || $0.text == "Link" } ?? false
    return isLink ? tokens.dropFirst() : tokens
  }

  /// Whether several lines say more than one statement can: they have a statement of this language, several screens, or
  /// several texts besides the name of the screen.
  private static func isMoreThanOne(
    _ tokens: ArraySlice<PhraseToken>, _ texts: [PhraseToken], _ screens: Set<String>, in bytes: [UInt8]
  ) -> Bool {
    let labels = Set(texts.map { PhrasePattern.inner($0.text) }).subtracting(screens)
    let hasStatement = zip(tokens, tokens.dropFirst()).contains { last, token in
      ASCII.hasLineEnd(bytes, from: last.range.upperBound, to: token.range.lowerBound)
        && TokenKind.allCases.contains { Block.allStarters.contains($0) && $0.spelling == token.text }
    }
    return hasStatement || screens.count > 1 || labels.count > 1
  }

  /// Whether a token says something that these statements would leave out.
  private static func isKept(_ token: PhraseToken, _ names: KnownNames) -> Bool {
    let conditional = ["when", "else", "if", "unless", "?", "set", "clear", "requires"]
    return token.kind == .tag || conditional.contains(token.text) || names.isFlag(token.text)
  }

  private static func links(to goal: String, _ label: PhraseToken?, named name: String) -> [String] {
    let label = label.map { PhrasePattern.inner($0.text) }
    return [label, name].compactMap { $0 }.map { word in
      let label = label.map { " \"\($0)\"" } ?? ""
      return "link \(PhrasePattern.linkName(word))\(label) -> \(goal)"
    }
  }

  private static func goal(_ word: String) -> String? {
    let kind = ForeignWords.goal(ForeignWords.key(word))
    return kind == .continue ? nil : kind?.spelling
  }
}
