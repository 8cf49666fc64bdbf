/// Errors that only follow from another one and are not reported: one mistake, one message.
///
/// An unreadable token leaves the rest of its line without a meaning; a missing brace moves everything after it into
/// another block; a misplaced statement is missing from its own block.
struct FollowUps {
  private let trees: [SyntaxTree]

  init(_ trees: [SyntaxTree]) { self.trees = trees }

  /// Returns the findings that follow from others, as indices into a sorted list.
  func places(in findings: [Finding]) -> Set<Int> {
    let unknown = findings.filter { $0.rule == Rule.unknownName.name }.map(\.range)
    let names = Dictionary(grouping: unknown, by: { Int($0.file.index) }).mapValues { Set($0.map(\.end)) }
    let files = trees.enumerated().map { index, tree in
      tree.errors.isEmpty ? nil : FileErrors(tree, unknownNames: names[index] ?? [])
    }
    let left = Set(
      findings.indices.filter { index in
        let finding = findings[index]
        guard finding.range.file.index < files.count, let file = files[Int(finding.range.file.index)] else {
          return false
        }
        return finding.rule == Rule.syntax.name ? file.follows(finding) : file.explains(finding)
      })
    // When each error may follow from another, all of them are reported.
    return findings.indices.contains { findings[$0].severity == .error && !left.contains($0) } ? left : []
  }
}

/// The errors of a file, for the findings that they explain.
private struct FileErrors {
  private let bytes: [UInt8]
  private let errors: [SyntaxError]
  /// The errors directly after an unknown name, which is their cause.
  private let errorsAfterNames: [SyntaxError]
  /// The first error of each line, by the start of the line.
  private var first: [Int: Int] = [:]
  /// The start of the first unreadable part of each line that has one, by the start of the line.
  private var unread: [Int: UInt32] = [:]
  /// The keywords of misplaced statements.
  private var misplaced: Set<String> = []
  /// The errors after which statements may be in the wrong block.
  private var structural: [Int] = []
  /// The end of the text of a file that is cut off, perhaps in the middle of a word or before its modifiers.
  private var cut: UInt32?
  /// Whether a declaration may be lost, so that its name cannot be resolved.
  private var isDeclarationLost = false

  /// - Parameter unknownNames: The ends of the unknown names.
  init(_ tree: SyntaxTree, unknownNames: Set<UInt32>) {
    let bytes = tree.source.bytes
    let all = tree.errors.enumerated().sorted { ($0.element.cause, $0.offset) < ($1.element.cause, $1.offset) }
      .map(\.element)
    func isAfterName(_ error: SyntaxError) -> Bool {
      error.message.isUnread && unknownNames.contains(Self.endOfText(before: error.start, in: bytes))
    }
    self.bytes = bytes
    errors = all
    if tree.isCutOff { cut = bytes.lastIndex { !ASCII.isWhitespace($0) }.map { UInt32($0) + 1 } }
    errorsAfterNames = all.filter(isAfterName)
    for (index, error) in errors.enumerated() {
      let line = line(of: error.cause)
      if first[line] == nil { first[line] = index }
      if error.message.isUnread { unread[line] = min(unread[line] ?? .max, error.start) }
      if case .misplaced(let statement, _) = error.message { misplaced.insert(statement) }
      if error.message.isStructural { structural.append(index) }
      isDeclarationLost = isDeclarationLost || !isAfterName(error) && losesDeclaration(error, line)
    }
  }

  /// Whether a syntax error follows from another.
  func follows(_ finding: Finding) -> Bool {
    let start = finding.range.start
    if errorsAfterNames.contains(where: { $0.start == start && $0.message.text == finding.message }) { return true }
    guard let index = errors.firstIndex(where: { $0.start == start && $0.message.text == finding.message }) else {
      return misplaced.contains { finding.message.hasSuffix("has no \($0)") }
    }
    let message = errors[index].message
    if structural.contains(where: { $0 != index && isCause($0, of: index) }) { return true }
    let cause = errors[index].cause
    let line = line(of: cause)
    guard let earlier = first[line], earlier != index else { return false }
    if message.isUnread || message.text == SyntaxMessage.semicolon.text { return true }
    return unread[line].map { $0 < cause } ?? false
  }

  /// Whether an error in the structure of braces is the cause of another error.
  private func isCause(_ cause: Int, of index: Int) -> Bool {
    let (cause, error) = (errors[cause], errors[index])
    if error.message.isBrace { return cause.cause < error.cause || cause.message.findsBracket }
    guard error.message.isOutOfPlace, !error.message.findsBracket, cause.cause < error.cause else { return false }
    return !cause.message.isOutOfPlace || !hasDeclaration(from: cause.start, to: error.start)
  }

  /// Whether a line without indentation begins a declaration between two offsets.
  private func hasDeclaration(from start: UInt32, to end: UInt32) -> Bool {
    let lines = bytes[Int(start)..<Int(end)].split { ASCII.isLineEnd($0) }.dropFirst()
    return lines.contains { $0.first.map { ASCII.isWordStart($0) } ?? false }
  }

  /// Returns the end of the text before an offset on its line.
  private static func endOfText(before place: UInt32, in bytes: [UInt8]) -> UInt32 {
    var end = Int(place)
    while end > 0, bytes[end - 1] == ASCII.space { end -= 1 }
    return UInt32(end)
  }

  /// Whether a finding about names or arguments follows from a syntax error.
  func explains(_ finding: Finding) -> Bool {
    if let cut, finding.range.end == cut { return true }
    if finding.rule == Rule.unhandledOutcome.name, misplaced.contains("`on`") { return true }
    // A name with a similar declared name is misspelt, not lost.
    if finding.rule == Rule.unknownName.name, isDeclarationLost, !finding.replacesText { return true }
    if errors.contains(where: { $0.start == finding.range.start && $0.end == finding.range.end }) { return true }
    guard let place = unread[line(of: finding.range.start)] else { return false }
    switch finding.rule {
    case Rule.unknownName.name: return finding.range.start >= place
    case Rule.duplicateName.name, Rule.unnormalizedName.name: return false
    default: return true
    }
  }

  /// Whether an error may have lost a declaration.
  private func losesDeclaration(_ error: SyntaxError, _ line: Int) -> Bool {
    let words = bytes[line...].prefix { !ASCII.isLineEnd($0) }
      .split(separator: ASCII.space)
    let word = words.first.map { String(decoding: $0, as: UTF8.self).lowercased() } ?? ""
    switch error.message {
    case .misplaced, .strayClosingBrace, .unterminatedComment: return true
    case .expected(let what, _, _): return what.hasPrefix("a declaration") || Self.declarations.contains(word)
    default: return word == "external"
    }
  }

  private static let declarations: Set<String> = [
    "screen", "tabs", "tab", "group", "flow", "flag", "external", "transition", "outcome",
  ]

  private func line(of place: UInt32) -> Int { ASCII.lineStart(of: Int(place), in: bytes) }
}

extension Finding {
  /// Whether a fix replaces text, as by a similar name.
  var replacesText: Bool { fixes.contains { $0.edits.contains { $0.range.start < $0.range.end } } }
}

extension SyntaxMessage {
  /// Whether the text at the error has no known meaning.
  fileprivate var isUnread: Bool {
    switch self {
    case .expected, .misplaced, .strayCharacter: true
    default: false
    }
  }

  /// Whether braces do not match.
  fileprivate var isBrace: Bool {
    switch self {
    case .unclosedBlock, .unclosedBrace, .strayClosingBrace: true
    default: false
    }
  }

  /// Whether a statement is misplaced, or missing where one is expected.
  fileprivate var isOutOfPlace: Bool {
    switch self {
    case .misplaced: true
    case .expected(let what, _, _): what.hasPrefix("a declaration")
    default: false
    }
  }

  /// Whether a bracket was found instead of the expected token.
  fileprivate var findsBracket: Bool {
    guard case .expected(_, let found?, _) = self else { return false }
    return ["`{`", "`}`", "`(`", "`)`", "`[`", "`]`"].contains(found)
  }

  /// Whether the statements that follow may be in the wrong block.
  fileprivate var isStructural: Bool {
    if isBrace || isOutOfPlace || findsBracket { return true }
    guard case .expected(let what, _, _) = self else { return false }
    return what == "`{`" || what.hasPrefix("the name of a screen") || what.hasPrefix("the name of a flow")
  }
}
