/// The target that words in the notation of another language mean, read as a set of parts: one goal, its arguments, its
/// presentation, the flags that are set and the conditions.
///
/// Every word must have a meaning: a target that leaves something out is none.
struct MeantTarget {
  /// The target as it is written in this language.
  private(set) var text = ""
  /// The name of the goal, for the name of a link.
  private(set) var name = ""
  /// The texts that are no part of the target: labels.
  private(set) var labels: [PhraseToken] = []
  /// Whether more than a goal and a presentation was read.
  private(set) var hasDetails = false

  private let tokens: ArraySlice<PhraseToken>
  private let names: KnownNames
  private let bytes: [UInt8]
  private var screens: [String] = []
  /// The texts that name a screen: labels, where a word names one.
  private var quoted: [(token: PhraseToken, screen: String)] = []
  private var outcome: String?
  private var calls: [(screen: String, values: [String])] = []
  /// Whether the goal has parentheses without arguments, as a call in code has.
  private var isEmptyCall = false
  private var plain: TokenKind?
  /// Whether a word such as `popTo` comes before the screen that it leads back to.
  private var isReturn = false
  /// The tag or address behind a goal.
  private var place: String?
  private var address: String?
  private var presentation: String?
  private var arguments: [(label: String, value: String)] = []
  private var set: [String] = []
  private var cleared: [String] = []
  private var conditions: [String] = []

  init?(_ tokens: ArraySlice<PhraseToken>, _ names: KnownNames, in bytes: [UInt8]) {
    guard tokens.count <= Self.mostTokens else { return nil }
    (self.tokens, self.names, self.bytes) = (tokens, names, bytes)
    var index = tokens.startIndex
    while index < tokens.endIndex {
      guard let next = read(index) else { return nil }
      index = next
    }
    guard let goal = goal() else { return nil }
    let parts = [
      goal, presentation ?? "", set.isEmpty ? "" : "set " + set.joined(separator: ", "),
      cleared.isEmpty ? "" : "clear " + cleared.joined(separator: ", "),
      conditions.isEmpty ? "" : "when " + conditions.joined(separator: ", "),
    ]
    text = parts.filter { !$0.isEmpty }.joined(separator: " ")
    hasDetails =
      !set.isEmpty || !cleared.isEmpty || !conditions.isEmpty || address != nil || place != nil || outcome != nil
      || !arguments.isEmpty
  }

  private static let mostTokens = 40

  // MARK: Reading

  /// Reads the part that begins at a token and returns the token behind it; nil where it has no meaning.
  private mutating func read(_ index: Int) -> Int? {
    let token = tokens[index]
    switch token.kind {
    case .sign where token.text == "$": return readBinding(index)
    case .sign: return Self.signs.contains(token.text) || token.text.count > 1 ? index + 1 : nil
    case .number: return nil
    case .tag:
      guard place == nil else { return nil }
      place = token.text
      return index + 1
    // `"route": "Help"`
    case .text where sign(index + 1) == ":": return readWord(index)
    case .text: return readText(token) ? index + 1 : nil
    case .word: return readWord(index)
    }
  }

  /// Reads `$isShown`, the state of a view that shows another one.
  private func readBinding(_ index: Int) -> Int? {
    guard index + 1 < tokens.endIndex, tokens[index + 1].kind == .word, sign(index - 1) == ":" else { return index + 1 }
    let word = tokens[index + 1].text
    return names.isFlag(word) || names.isParameter(word) || names.goal(meantBy: word) != nil ? nil : index + 2
  }

  private static let signs: Set<String> = ["(", ")", "{", "}", "[", "]", ".", ",", ";", "!", "&", "_"]

  private mutating func readText(_ token: PhraseToken) -> Bool {
    let text = PhrasePattern.inner(token.text)
    if ["://", "tel:", "mailto:", "sms:"].contains(where: text.contains) {
      guard address == nil else { return false }
      address = StringLiteral.quoted(text)
    } else if let call = names.call(meantBy: text) {
      if call.values.isEmpty, call.query.isEmpty {
        quoted.append((token, call.screen))
      } else {
        add(call.screen, call.values)
        arguments += call.query
      }
    } else if names.outcomes.contains(text) {
      guard outcome == nil else { return false }
      outcome = text
    } else if let presentation = ForeignWords.presentation(text), presentation != "push", !text.contains(" ") {
      return add(presentation: presentation)
    } else {
      labels.append(token)
    }
    return true
  }

  private mutating func readWord(_ index: Int) -> Int? {
    let word = PhrasePattern.inner(tokens[index].text)
    let key = ForeignWords.key(word)
    if names.isFlag(word) { return readFlag(index) }
    // `finish(done)`
    if key == "finish" || names.outcomes.contains(word), plain == nil, screens.isEmpty, sign(index + 1) != ":" {
      if key == "finish" { return index + 1 }
      guard outcome == nil else { return nil }
      outcome = word
      return index + 1
    }
    if ForeignWords.isCondition(key) {
      let first = [":", "="].contains(sign(index + 1)) ? index + 2 : index + 1
      guard key != "unless", let condition = PhrasePattern.condition(tokens, at: first, in: bytes) else { return nil }
      conditions.append(condition.text)
      return condition.end
    }
    if ["set", "clear"].contains(key), index + 1 < tokens.endIndex, names.isFlag(tokens[index + 1].text) {
      return index + 1
    }
    if ForeignWords.plainGoal(word) == nil, let screen = names.goal(named: word) {
      return readCall(of: screen, index)
    }
    if sign(index + 1) == ":" || sign(index + 1) == "=" { return readLabel(index, key) }
    // `return to Home`, but `return Home()`
    if key == "return", index + 1 < tokens.endIndex, tokens[index + 1].text == "to" {
      guard plain == nil, screens.isEmpty else { return nil }
      (plain, isReturn) = (.back, true)
      return index + 2
    }
    if word == "_" || PhrasePattern.routers.contains(key) || Self.fillers.contains(key) { return index + 1 }
    // `popUpTo(0)` leaves nothing behind.
    if key == "popupto", sign(index + 1) == "(", index + 3 < tokens.endIndex, tokens[index + 2].kind == .number,
      sign(index + 3) == ")"
    {
      return add(presentation: "reset") ? index + 4 : nil
    }
    // `popBackStack("home", false)`
    if word == "false", isReturn { return index + 1 }
    if let goal = Self.goals[key] ?? ForeignWords.goal(key) {
      guard plain == nil || plain == goal else { return nil }
      plain = goal
      isReturn = goal == .back && screens.isEmpty && key != "back"
      return index + 1
    }
    if let presentation = ForeignWords.presentation(word) { return add(presentation: presentation) ? index + 1 : nil }
    if ForeignWords.verbs[key] == .push { return index + 1 }
    if let screen = names.goal(meantBy: word) { return readCall(of: screen, index) }
    return nil
  }

  /// Reads `{ order: "7" }`, `animated: false` or `sender: self`; the first word is that before the sign.
  private mutating func readLabel(_ index: Int, _ key: String) -> Int? {
    guard index + 2 < tokens.endIndex else { return nil }
    let (label, value) = (PhrasePattern.inner(tokens[index].text), tokens[index + 2])
    if names.isParameter(label), value.kind != .sign || value.text == "." {
      guard let (text, end) = PhrasePattern.value(tokens, at: index + 2) else { return nil }
      arguments.append((label, text))
      return end
    }
    // `popBackStack("home", inclusive = true)` leaves that screen, too.
    if isReturn, key == "inclusive", value.text == "true" { return nil }
    // A link has no icon.
    if key == "systemimage", value.kind == .text { return index + 3 }
    if value.kind == .word, ["true", "false", "nil", "null", "self", "this"].contains(value.text) { return index + 3 }
    return Self.labels.contains(key) ? index + 2 : nil
  }

  /// Reads the screen at a token, with its arguments in parentheses.
  private mutating func readCall(of screen: String, _ index: Int) -> Int? {
    add(screen, [])
    guard sign(index + 1) == "(" else { return index + 1 }
    var next = index + 2
    while next < tokens.endIndex, sign(next) != ")" {
      if sign(next) == "," {
        next += 1
        continue
      }
      guard next + 2 < tokens.endIndex, sign(next + 1) == ":",
        let (value, end) = PhrasePattern.value(tokens, at: next + 2)
      else { return nil }
      arguments.append((tokens[next].text, value))
      next = end
    }
    isEmptyCall = next == index + 2
    return next < tokens.endIndex ? next + 1 : nil
  }

  /// Reads `signedIn = true`, `plan = .pro` or `signedIn.toggle()`.
  private mutating func readFlag(_ index: Int) -> Int? {
    let flag = tokens[index].text
    var next = index + 1
    if sign(next) == ".", next + 3 < tokens.endIndex, tokens[next + 1].text == "toggle", sign(next + 2) == "(" {
      guard sign(next + 3) == ")", !names.isInitiallySet(flag) else { return nil }
      set.append(flag)
      return next + 4
    }
    guard sign(next) == "=" || sign(next) == ":" else {
      // `set signedIn, onboarded`
      var before = index - 1
      while before > tokens.startIndex, sign(before) == ",", names.isFlag(tokens[before - 1].text) { before -= 2 }
      guard before >= tokens.startIndex else { return nil }
      switch tokens[before].text {
      case "set": set.append(flag)
      case "clear": cleared.append(flag)
      default: return nil
      }
      return next
    }
    next += 1
    if sign(next) == "." { next += 1 }
    guard next < tokens.endIndex, [.word, .text].contains(tokens[next].kind) else { return nil }
    switch PhrasePattern.inner(tokens[next].text) {
    case "true": set.append(flag)
    case "false": cleared.append(flag)
    case let value: set.append("\(flag) = \(Spelling.word(value))")
    }
    return next + 1
  }

  /// Returns the sign at a token, or an empty text.
  private func sign(_ index: Int) -> String {
    tokens.indices.contains(index) && tokens[index].kind == .sign ? tokens[index].text : ""
  }

  private mutating func add(_ screen: String, _ values: [String]) {
    if !screens.contains(screen) { screens.append(screen) }
    if !values.isEmpty { calls.append((screen, values)) }
  }

  private mutating func add(presentation: String) -> Bool {
    if let own = self.presentation, own != presentation { return false }
    self.presentation = presentation
    return true
  }

  /// Words that say nothing beside a goal.
  private static let fillers: Set<String> = [
    "self", "this", "it", "context", "in", "return", "await", "async", "try", "do", "path", "state", "mode",
    "environment", "append",
    "wrappedvalue", "presentationmode", "navigationpath", "builder", "materialpageroute", "cupertinopageroute", "route",
    "routes", "screen", "screens", "destination", "destinations", "page", "view", "url", "uri", "string", "value", "of",
    "to", "with", "label", "text", "pushnamed", "gonamed", "func", "fun", "ispresented", "target", "actions", "type",
  ]
  /// Keys of objects and labels of parameters whose value is read as a part of its own.
  private static let labels: Set<String> = [
    "target", "destination", "to", "screen", "name", "route", "page", "component", "view", "label", "title", "text",
    "ispresented", "item", "for", "path", "string", "url", "uri", "presentation", "mode", "style", "type", "value",
    "builder", "actions", "goal", "params", "arguments", "as", "child", "transition", "routes", "open",
    "withidentifier", "identifier",
  ]
  /// Words that lead back to the screen behind them.
  private static let goals = Dictionary(
    uniqueKeysWithValues: ["popto", "popupto", "poptoviewcontroller", "poptoscreen", "backto", "popuntil", "unwindto"]
      .map { ($0, TokenKind.back) })

  // MARK: Writing

  private mutating func goal() -> String? {
    if screens.isEmpty {
      for (_, screen) in quoted { add(screen, []) }
    } else {
      labels += quoted.map(\.token)
    }
    if let outcome {
      name = outcome
      return screens.isEmpty && plain == nil && place == nil && address == nil && arguments.isEmpty
        ? "finish \(Spelling.word(outcome))" : nil
    }
    guard screens.count <= 1 else { return nil }
    if let address {
      name = "open"
      return screens.isEmpty && plain == nil && place == nil && arguments.isEmpty ? "open \(address)" : nil
    }
    guard let screen = screens.first else {
      guard let plain, let written = plain.spelling, plain != .continue, arguments.isEmpty else { return nil }
      name = written
      guard let place else { return written }
      return plain == .back ? "back to \(place)" : nil
    }
    name = screen
    if isReturn { return place == nil && arguments.isEmpty ? "back to \(Spelling.name(screen))" : nil }
    guard plain == nil else { return nil }
    let parameters = names.parameters(of: screen)
    if let values = calls.first?.values, !parameters.isEmpty || values.contains(where: { !names.isParameter($0) }) {
      guard values.count <= parameters.count else { return nil }
      arguments = zip(parameters, values).map { ($0, $1) } + arguments
    }
    guard arguments.allSatisfy({ parameters.contains($0.label) }), Set(arguments.map(\.label)).count == arguments.count
    else { return nil }
    arguments = arguments.map {
      Int($0.value) != nil && names.isText($0.label, of: screen) ? ($0.label, StringLiteral.quoted($0.value)) : $0
    }
    let list = arguments.map { "\(Spelling.word($0.label)): \($0.value)" }.joined(separator: ", ")
    return Spelling.name(screen) + (list.isEmpty ? isEmptyCall ? "()" : "" : "(\(list))")
      + (place.map { " as \($0)" } ?? "")
  }
}
