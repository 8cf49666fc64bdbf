/// Repairs found by search.
///
/// Most mistakes are a few edits away from a correct flow: an extra bracket, a keyword of another language, two words
/// in the wrong order. None of them deserves a rule of its own. When an error has no repair, or one that leads to other
/// errors, ``RepairSearch`` tries small edits at its location and keeps the cheapest one after which the whole flow has
/// no new error. Errors that disappear together with the repaired one only followed from it: one mistake, one message.
extension Compilation {
  /// Searches for repairs of the first errors, if any. The search parses parts of the flow many times, so only callers
  /// that show findings to a person or apply repairs use it.
  ///
  /// - Complexity: Bounded: nothing is tried for flows of more than 32 KiB.
  public mutating func guessRepairs() {
    guard !isAnalysed, sources.reduce(0, { $0 + $1.bytes.count }) <= Self.mostBytes else { return }
    let found = findings.sorted
    let errors = found.indices.filter { found[$0].severity == .error && Rule.named(found[$0].rule)?.stage == .names }
    guard !errors.isEmpty else { return }
    var trial = FlowTrial(self, errors.map { found[$0] })
    var settled: [Int: Finding] = [:]
    var followUps: Set<Int> = []
    // A syntax error with a repair is more often the cause of the others.
    func isCause(_ index: Int) -> Bool { found[index].rule == Rule.syntax.name && !found[index].fixes.isEmpty }
    let ordered = errors.filter(isCause) + errors.filter { !isCause($0) }
    for index in ordered.prefix(Self.mostErrors) where !followUps.contains(index) {
      // Where every name has its meaning, nothing is misspelt; and only the author knows what follows an outcome.
      guard let rule = Rule.named(found[index].rule), rule.isAboutBinding, rule.name != Rule.unhandledOutcome.name
      else {
        continue
      }
      guard let repair = trial.repair(of: found[index]) else {
        if trial.isVain(found[index]) { settled[index] = found[index].withoutFixes }
        continue
      }
      if let fix = repair.fix { settled[index] = found[index].repaired(by: fix, repair.reading, sources) }
      // Of errors with the same message, the later ones are gone.
      var gone = repair.gone
      for other in errors.filter({ $0 > index }) + errors.filter({ $0 < index && settled[$0] == nil }) {
        guard other != index, !followUps.contains(other), let count = gone[FlowTrial.Key(found[other])], count > 0
        else { continue }
        gone[FlowTrial.Key(found[other])] = count - 1
        followUps.insert(other)
      }
    }
    findings.settle(found, settled, leavingOut: followUps)
  }

  /// The limits on the size of a flow and on the errors to be repaired: each try reads the flow several times.
  private static let mostBytes = 1 << 15
  private static let mostErrors = 3
}

extension Finding {
  /// Returns the finding with a repair that was found by search, whose title shows the repaired line.
  ///
  /// - Parameter reading: What is written, and how this language writes it: the message then says so.
  fileprivate func repaired(
    by fix: FixIt, _ reading: (range: Range<Int>, text: String)?, _ sources: [SourceFile]
  ) -> Finding {
    var result = self
    if let reading, let message = Self.message(about: reading, sources[Int(range.file.index)].bytes) {
      result = Finding(rule: rule, severity: severity, message: message, range: range)
      (result.screen, result.link, result.outcome) = (screen, link, outcome)
    }
    if help == nil || help?.hasPrefix("did you mean") == true, fix.title != FixIt.untitled { result.help = fix.title }
    result.fixes = [fix]
    return result
  }

  /// The finding without its fixes, and without advice to apply them.
  fileprivate var withoutFixes: Finding {
    var result = self
    if fixes.contains(where: { $0.title == help }) { result.help = nil }
    result.fixes = []
    return result
  }

  /// Returns a message that shows both texts; nil where they are too long.
  private static func message(about reading: (range: Range<Int>, text: String), _ bytes: [UInt8]) -> String? {
    let (old, new) = differing(String(decoding: bytes[reading.range], as: UTF8.self), reading.text)
    let isShort = [old, new].allSatisfy { text in
      !text.isEmpty && text.utf8.count <= 60 && !text.utf8.contains { ASCII.isLineEnd($0) || $0 == ASCII.backtick }
    }
    return isShort ? "`\(old)` is written `\(new)` here" : nil
  }

  /// Returns two texts without the words that both begin or end with.
  private static func differing(_ old: String, _ new: String) -> (String, String) {
    let words = [old, new].map { $0.split(separator: " ", omittingEmptySubsequences: false)[...] }
    var (first, second) = (words[0], words[1])
    while first.count > 1, second.count > 1, first.first == second.first {
      (first, second) = (first.dropFirst(), second.dropFirst())
    }
    while first.count > 1, second.count > 1, first.last == second.last {
      (first, second) = (first.dropLast(), second.dropLast())
    }
    return (first.joined(separator: " "), second.joined(separator: " "))
  }
}

extension FixIt {
  /// The title of a fix that would be too long to show.
  fileprivate static let untitled = "correct this statement"

  /// Creates a fix that turns one version of a file into another with a single edit.
  init(from old: [UInt8], to new: [UInt8], in file: FileID) {
    var start = zip(old, new).prefix { $0 == $1 }.count
    while start > 0, start < old.count, old[start] & 0xC0 == 0x80 { start -= 1 }
    var tail = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    while tail > 0, old[old.count - tail] & 0xC0 == 0x80 { tail -= 1 }
    let text = String(decoding: new[start..<new.count - tail], as: UTF8.self)
    let range = SourceRange(file: file, start: UInt32(start), end: UInt32(old.count - tail))
    let removed = text.isEmpty ? Self.title(removing: old[start..<old.count - tail]) : nil
    // Where whole lines go, the next one is none of the repair.
    let isLine = old[start..<old.count - tail].contains(where: ASCII.isLineEnd)
    let title = (isLine ? removed : nil) ?? Self.title(of: new, start, new.count - tail) ?? removed
    self.init(title ?? Self.untitled, isSafe: false, replace: range, with: text)
  }

  /// Returns a title that shows the edited lines, or the new text where they are long; nil where that is long, too.
  private static func title(of bytes: [UInt8], _ start: Int, _ end: Int) -> String? {
    let first = ASCII.lineStart(of: start, in: bytes)
    let last = bytes[end...].firstIndex(where: ASCII.isLineEnd) ?? bytes.count
    let shown = shown(bytes[first..<last], most: 100) ?? shown(bytes[start..<end], most: 60)
    return shown.map { "write `\($0)`" }
  }

  private static func title(removing text: ArraySlice<UInt8>) -> String? {
    shown(text, most: 60).map { "remove `\($0)`" }
  }

  /// Returns a text of at most three lines on one; nil where it is empty or longer than a limit, or has backticks.
  private static func shown(_ text: ArraySlice<UInt8>, most: Int) -> String? {
    let lines = text.split(whereSeparator: ASCII.isLineEnd).map { line in
      String(decoding: line.drop { ASCII.isWhitespace($0) }, as: UTF8.self)
    }
    let joined = lines.filter { !$0.isEmpty }.joined(separator: " ")
    let isTooLong = lines.count > 3 || joined.utf8.count > most
    return joined.isEmpty || isTooLong || joined.utf8.contains(ASCII.backtick) ? nil : joined
  }
}
