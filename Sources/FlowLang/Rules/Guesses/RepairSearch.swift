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
/// of arguments, declared names, and code that leads somewhere. Where the text can be parsed, a repair keeps every other
/// name, too, as its purpose is unknown.
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
      if Self.isNavigation(index, tree, names) { counts[".{}", default: 0] += 1 }
      switch tree.tokens.kind(at: index) {
      case .when, .requires:
        counts[text, default: 0] += 1
        counts["if", default: 0] += 1
      case .app, .arrow, .not, .url: counts[text, default: 0] += 1
      case .over: counts[text] = 1
      case .leftBracket where tree.tokens.kind(at: index + 1) == .rightBracket: counts["[]", default: 0] += 1
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
      case .name where text == "switch" || ForeignWords.isCondition(ForeignWords.key(text)):
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

  /// Whether a token opens the closure of a view modifier that goes back, has a button, or names a screen or flag:
  /// `.onTapGesture { dismiss() }`. No small edit says the same.
  private static func isNavigation(_ brace: Int, _ tree: SyntaxTree, _ names: KnownNames) -> Bool {
    let kinds = tree.tokens
    guard kinds.kind(at: brace) == .leftBrace, brace > 2 else { return false }
    var name = brace - 1
    if kinds.kind(at: name) == .rightParenthesis {
      while name > 1, kinds.kind(at: name) != .leftParenthesis { name -= 1 }
      name -= 1
    }
    guard name > 0, kinds.kind(at: name).isWord, kinds.kind(at: name - 1) == .dot else { return false }
    var (depth, token) = (1, brace + 1)
    while depth > 0, token < kinds.count - 1 {
      let kind = kinds.kind(at: token)
      depth += kind == .leftBrace ? 1 : kind == .rightBrace ? -1 : 0
      let (word, next) = (tree.text(of: TokenIndex(token)), kinds.kind(at: token + 1))
      let isCall = kind.isWord && (next == .leftParenthesis || next == .leftBrace)
      if names.isDeclared(word) || isCall && ForeignWords.leads(word) { return true }
      token += 1
    }
    return false
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
