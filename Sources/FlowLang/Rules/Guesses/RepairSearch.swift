/// A search for the few edits at the location of an error that turn the text into a valid statement: the cheapest
/// first, each tried on the enclosing declaration, then on the whole flow.
struct RepairSearch {
  private let file: [UInt8]
  /// The declaration that contains the error.
  private let fragment: Range<Int>
  private let place: Range<Int>
  /// Whether the error is one of syntax.
  private var isSyntax = false
  private let names: KnownNames
  /// Whether a misplaced statement has no repair.
  private let hasNoHome: Bool
  private var parsesLeft = 300

  init(_ source: SourceFile, _ finding: Finding, _ names: KnownNames) {
    file = source.bytes
    fragment = Self.declaration(around: Int(finding.range.start), in: source.bytes)
    let start = Int(finding.range.start) - fragment.lowerBound
    place = start..<max(start, min(Int(finding.range.end), fragment.upperBound) - fragment.lowerBound)
    self.names = names
    hasNoHome = finding.fixes.isEmpty
  }

  /// An edited version of the declaration, which is made when it is tried: few of them are.
  private struct State {
    let original: [UInt8]
    var edits: [TextEdit] = []
    /// The location of the edits.
    let place: Range<Int>
    var cost = 0
    var steps = 0

    var bytes: [UInt8] { TextEdit.apply(edits, to: original) }
  }

  /// Returns the edited file; nil when no repair is found.
  ///
  /// - Parameter isMeaningful: Whether an edited file has no new errors.
  mutating func run(_ isMeaningful: ([UInt8]) -> Bool) -> [UInt8]? {
    if isUnfinished { return nil }
    let bytes = Array(file[fragment])
    guard bytes.count <= Self.mostBytes, let first = read(bytes) else { return nil }
    let error = first.errors.first { $0.range.lowerBound == place.lowerBound }
    isSyntax = error != nil
    // Of several blocks to which a statement may belong, none is more likely.
    if hasNoHome, case .misplaced = error?.message { return nil }
    let most = isSyntax ? max(0, first.errors.count - 1) : first.errors.count
    var states = BucketQueue<State>()
    var tried: Set<[UInt8]> = [bytes]
    let kept = Substance(first, names, isSyntax)
    for place in places(in: first) {
      add(EditCandidates(first, place, names), to: &states, State(original: bytes, place: place))
    }
    while parsesLeft > 0, let (state, _) = states.popFirst() {
      let bytes = state.bytes
      guard tried.insert(bytes).inserted, let tree = read(bytes) else { continue }
      if tree.errors.count <= most {
        let whole = Array(file[..<fragment.lowerBound] + bytes + file[fragment.upperBound...])
        if Substance(tree, names, isSyntax).holds(kept), isMeaningful(whole) { return whole }
      } else if state.steps < Self.mostSteps, tree.errors.count == most + 1,
        let next = tree.errors.map(\.range).first(where: { $0.upperBound >= state.place.lowerBound })
      {
        let edited = State(original: bytes, place: state.place, cost: state.cost, steps: state.steps)
        add(EditCandidates(tree, next, names), to: &states, edited)
      }
    }
    return nil
  }

  /// Whether nothing follows the error, so that the statement is probably still being typed.
  private var isUnfinished: Bool {
    place.isEmpty && file[(fragment.lowerBound + place.lowerBound)...].allSatisfy(ASCII.isWhitespace)
  }

  /// Returns the locations where edits are tried: that of a syntax error, or each word of an unresolved part.
  private func places(in tree: SyntaxTree) -> [Range<Int>] {
    if isSyntax { return [place] }
    let tokens = tree.tokens.filter { place.contains(Int($0.start)) }.prefix(Self.mostPlaces)
    return tokens.isEmpty ? [place] : tokens.map(\.range)
  }

  private func add(_ candidates: EditCandidates, to states: inout BucketQueue<State>, _ state: State) {
    for candidate in candidates.all {
      var next = state
      next.edits = candidate.edits
      next.cost += candidate.cost
      next.steps += 1
      states.add(next, at: next.cost)
    }
  }

  private mutating func read(_ bytes: [UInt8]) -> SyntaxTree? {
    parsesLeft -= 1
    let tree = Parser.parse(SourceFile(path: "", bytes: bytes))
    return tree.foreign == nil ? tree : nil
  }

  /// The limit on the number of successive edits.
  private static let mostSteps = 2
  private static let mostPlaces = 12
  private static let mostBytes = 1 << 13

  /// Returns the lines from the last one up to a location that begins a declaration to the next one that does.
  private static func declaration(around place: Int, in bytes: [UInt8]) -> Range<Int> {
    func beginsLine(_ index: Int) -> Bool { index == 0 || ASCII.isLineEnd(bytes[index - 1]) }
    func begins(_ index: Int) -> Bool { index < bytes.count && beginsLine(index) && ASCII.isWordStart(bytes[index]) }
    var start = min(place, bytes.count)
    while start > 0, !beginsLine(start) { start -= 1 }
    while start > 0, !begins(start) { start -= 1 }
    var end = min(place + 1, bytes.count)
    while end < bytes.count, !begins(end) { end += 1 }
    return start..<end
  }
}

extension SyntaxError {
  fileprivate var range: Range<Int> { Int(start)..<Int(end) }
}

/// The parts of a declaration that a repair must keep, with their numbers: arrows, conditions, texts, numbers, labels
/// of arguments, and declared names. Where the text can be parsed, a repair keeps every other name, too, as its purpose
/// is unknown.
private struct Substance {
  private var counts: [String: Int] = [:]
  /// The digits of all numbers, concatenated: `0,5` may become `0.5`, and `0.3` may become `0.3s`.
  private var digits: [UInt8] = []

  init(_ tree: SyntaxTree, _ names: KnownNames, _ isSyntaxError: Bool) {
    for index in tree.tokens.indices {
      let text = tree.text(of: TokenIndex(index))
      // A word that is written twice says no more than once.
      if index > 0, tree.tokens.kind(at: index).isWord, text == tree.text(of: TokenIndex(index - 1)),
        !Self.hasLineEnd(before: index, tree)
      {
        continue
      }
      if Self.beginsLine(index, tree) { counts["statements", default: 0] += 1 }
      switch tree.tokens.kind(at: index) {
      case .when, .requires:
        counts[text, default: 0] += 1
        counts["if", default: 0] += 1
      case .app, .arrow, .not, .url: counts[text, default: 0] += 1
      case .string:
        // `""` may become `[]`, and a name a text.
        if text.utf8.count > 2 { counts[text, default: 0] += 1 }
        if !isSyntaxError { counts[String(text.dropFirst().dropLast())] = 1 }
      case .never: counts["not", default: 0] += 1
      // The end of a flow is not another goal.
      case .finish where !isSyntaxError: counts[text, default: 0] += 1
      case .sheet, .cover, .popover, .dialog, .badge, .icon, .via: counts[text] = 1
      // A repair keeps the fact that flags are set; `clear` is `set … not`.
      case .set: counts["set"] = 1
      case .clear:
        counts["set"] = 1
        counts["not", default: 0] += 1
      // Each of the two may be meant as the other.
      case .or, .else: counts["else", default: 0] += 1
      case .comma where text == "||": counts["else", default: 0] += 1
      case .number, .duration: digits += text.utf8.filter { ASCII.isDigit($0) }
      case .colon where index > 1 && TokenSet(.leftParenthesis, .comma).contains(tree.tokens.kind(at: index - 2)):
        counts[tree.text(of: TokenIndex(index - 1)) + ":", default: 0] += 1
      // A condition of another language is kept as some condition.
      case .name where text == "switch" || ForeignWords.modifiers[ForeignWords.key(text)] == .when:
        counts["if", default: 0] += 1
      case _ where names.isDeclared(text): counts[text, default: 0] += 1
      case .name where !isSyntaxError && !ForeignWords.isKnown(text) && !EditCandidates.isForeign(text):
        counts[text] = 1
      default: break
      }
    }
  }

  /// Whether a token begins a line and a statement: a repair does not remove another statement.
  private static func beginsLine(_ index: Int, _ tree: SyntaxTree) -> Bool {
    index > 0 && tree.tokens.kind(at: index) != .start && Block.allStarters.contains(tree.tokens.kind(at: index))
      && hasLineEnd(before: index, tree)
  }

  private static func hasLineEnd(before index: Int, _ tree: SyntaxTree) -> Bool {
    ASCII.hasLineEnd(tree.source.bytes, from: Int(tree.tokens[index - 1].end), to: Int(tree.tokens[index].start))
  }

  /// Whether this substance contains all of another.
  func holds(_ other: Substance) -> Bool {
    var rest = digits[...]
    let hasDigits = other.digits.allSatisfy { digit in
      guard let place = rest.firstIndex(of: digit) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
    return hasDigits && other.counts.allSatisfy { counts[$0.key, default: 0] >= $0.value }
  }
}

/// The names of a flow that the search needs.
struct KnownNames {
  private let model: Model
  private let declared: Set<String>
  private let parameters: Set<String>
  private let numbers: Set<String>
  private let flags: Set<String>
  /// The names of the screens, tab bars and flows, by their keys.
  private let goals: [String: String]
  /// The urls: the parts of their paths, with the names of their placeholders.
  private let addresses: [(screen: String, parts: [String], placeholders: [String])]

  /// The screen, tab bar or flow that nothing leads to, if there is only one: a missing goal is probably this.
  let orphan: String?
  /// The names of all outcomes.
  let outcomes: [String]
  /// The names that are used and not declared, by the keywords of their declarations.
  private let missing: [TokenKind: [String]]

  init(_ compilation: Compilation) {
    let model = compilation.model
    self.model = model
    let calls = model.calls + model.tabs.map(\.root) + model.startAlternatives.map(\.call)
    var goals = Set(calls.compactMap(\.node))
    for target in model.targets { if case .call(let node) = target.goal { goals.insert(node) } }
    let orphans = model.nodes.indices.dropFirst().map { NodeID($0) }.filter { node in
      model[node].kind != .group && !goals.contains(node)
    }
    let closed = orphans.filter { model.details(of: $0).entryPoints.isEmpty }
    let only = closed.isEmpty ? orphans : closed
    orphan = only.count == 1 ? model.name(of: only[0]) : nil
    outcomes = Set(model.outcomes.map { model.text($0.name) }).sorted()
    var missing: [TokenKind: Set<String>] = [:]
    for name in model.unresolved where name.actual == nil {
      guard let keyword = name.kind.keyword else { continue }
      missing[keyword, default: []].insert(compilation.trees[Int(name.file.index)].text(of: name.token))
    }
    self.missing = missing.mapValues { $0.sorted() }
    let nodes = model.nodes.indices.map { model.name(of: NodeID($0)) }
    flags = Set(model.flags.map { model.text($0.name) })
    self.goals = Dictionary(
      model.nodes.indices.dropFirst().filter { model[NodeID($0)].kind != .group }.map {
        (ForeignWords.key(nodes[$0]), nodes[$0])
      }
    ) { first, _ in first }
    addresses = model.entryPoints.compactMap { entry in
      guard entry.isURL, let token = entry.text else { return nil }
      let tree = compilation.trees[Int(model[entry.owner].file.index)]
      let path = PhrasePattern.inner(tree.text(of: token)).prefix { $0 != "?" }
      let parts = path.split(separator: "/").map(String.init)
      let placeholders = parts.filter { $0.hasPrefix("{") && $0.hasSuffix("}") }.map {
        String($0.dropFirst().dropLast())
      }
      return (model.name(of: entry.owner), parts, placeholders)
    }
    parameters = Set(model.parameters.map { model.text($0.name) })
    let numbers = model.parameters.filter { ["Int", "Double"].contains($0.type.spelling.prefix { $0 != "?" }) }
    self.numbers = Set(numbers.map { model.text($0.name) })
    declared = Set(
      nodes + (model.flags.map(\.name) + model.tabs.map(\.name) + model.outcomes.map(\.name)).map { model.text($0) })
  }

  /// Returns the screen, tab bar or flow that a word of another language means: `doctorScreen`, `.doctor`, `Doctor`.
  func goal(meantBy word: String) -> String? {
    let key = ForeignWords.key(word)
    var keys = [key]
    for end in ["screen", "view", "route", "page", "viewcontroller"] where key.hasSuffix(end) {
      keys.append(String(key.dropLast(end.count)))
    }
    for start in ["show", "open", "present", "push", "goto", "navigateto", "is"] where key.hasPrefix(start) {
      keys.append(String(key.dropFirst(start.count)))
    }
    return keys.lazy.compactMap { goals[$0] }.first
  }

  /// Returns the screen, tab bar or flow with a name, in any case.
  func goal(named word: String) -> String? { goals[ForeignWords.key(PhrasePattern.inner(word))] }

  /// Returns the call that a path in code means: `product/$id` of a screen `Product`, or `/shop/1` that its url has.
  func call(meantBy path: String) -> (screen: String, values: [String])? {
    let parts = path.split(separator: "/", maxSplits: 8).map(String.init)
    guard !parts.isEmpty, !path.contains(where: { " ?#".contains($0) }) else { return nil }
    for address in addresses where address.parts.count == parts.count {
      let pairs = zip(address.parts, parts)
      let values = pairs.filter { $0.0.hasPrefix("{") }.map { Self.value($0.1) }
      guard pairs.allSatisfy({ $0.0 == $0.1 || $0.0.hasPrefix("{") }), values.count == address.placeholders.count,
        parameters(of: address.screen).starts(with: address.placeholders)
      else { continue }
      return (address.screen, values)
    }
    guard let last = parts.lastIndex(where: { goal(inPath: $0, hasValue: false) != nil }) else { return nil }
    let values = parts[(last + 1)...].map(Self.value)
    return goal(inPath: parts[last], hasValue: !values.isEmpty).map { ($0, values) }
  }

  /// Returns the screen that a part of a path means: `orders` may be that of `OrderList`, or of `Order` with a value.
  private func goal(inPath part: String, hasValue: Bool) -> String? {
    if let goal = goal(meantBy: part) { return goal }
    let key = ForeignWords.key(part)
    guard key.hasSuffix("s"), key.utf8.count > 3 else { return nil }
    let singular = String(key.dropLast())
    let keys = hasValue ? [singular, singular + "detail"] : [singular + "list", key + "list", singular]
    return keys.lazy.compactMap { goals[$0] }.first
  }

  /// Returns the value that a part of a path means: `$id`, `:id`, `{id}`, `\(id)`, `7`, `latest`.
  private static func value(_ part: String) -> String {
    let name = part.filter { !"$:{}\\()<>".contains($0) }
    if Int(part) != nil { return part }
    return name.count < part.count && !name.isEmpty ? name : StringLiteral.quoted(part)
  }

  /// Whether a flag is true at first, by its name.
  func isInitiallySet(_ flag: String) -> Bool {
    model.flags.contains { model.text($0.name) == flag && $0.isInitiallySet }
  }

  func isFlag(_ name: String) -> Bool { flags.contains(name) }

  /// Whether a screen, flow, tab bar, tab, outcome or flag has a name.
  func isDeclared(_ name: String) -> Bool { declared.contains(name) }

  /// Returns the names that are used and that a declaration with a keyword would declare.
  func missing(behind keyword: TokenKind) -> [String] {
    missing[[.flow, .tabs, .group].contains(keyword) ? .screen : keyword] ?? []
  }

  /// Whether some screen, flow or outcome has a parameter with a name.
  func isParameter(_ name: String) -> Bool { parameters.contains(name) }

  /// Whether a parameter with a name is a number, which has no cases.
  func isNumber(_ parameter: String) -> Bool { numbers.contains(parameter) }

  /// Returns the parameters of a screen, flow or outcome.
  func parameters(of name: String) -> [String] {
    let outcomes = model.outcomes.filter { model.text($0.name) == name }.flatMap { self.names(of: $0.parameters) }
    let node = model.nodes.indices.map { NodeID($0) }.first { model.name(of: $0) == name }
    guard let node, model[node].details != NodeDetails.none else { return outcomes }
    return self.names(of: model.details[Int(model[node].details)].parameters) + outcomes
  }

  private func names(of parameters: Slice) -> [String] { parameters.map { model.text(model.parameters[Int($0)].name) } }
}

extension UnresolvedName.Kind {
  /// The keyword of what would declare such a name: `screen` for all that a goal may be.
  fileprivate var keyword: TokenKind? {
    switch self {
    case .goal, .screen, .place, .expected: .screen
    case .flag: .flag
    case .link: .link
    case .outcome: .outcome
    case .tab: .tab
    case .transition: .transition
    case .parameter, .value, .label: nil
    }
  }
}
