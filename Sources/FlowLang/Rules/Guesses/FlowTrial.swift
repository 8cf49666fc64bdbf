/// A trial of edits: it determines how the errors of a flow change when one of its files is edited.
struct FlowTrial {
  private let compilation: Compilation
  private let before: [Key: Int]
  private let names: KnownNames
  /// The names that errors miss, each with the number of errors.
  private let missing: [String: Int]
  /// The names that errors miss and that resemble no declared name.
  private let undeclared: Set<String>
  /// The number of times that the flow may still be bound.
  private var bindsLeft = 20

  /// The identity of an error, apart from its location.
  struct Key: Hashable {
    let rule: String
    let message: String
    let file: FileID

    init(_ finding: Finding) { (rule, message, file) = (finding.rule, finding.message, finding.range.file) }
  }

  init(_ compilation: Compilation, _ errors: [Finding]) {
    self.compilation = compilation
    names = KnownNames(compilation)
    before = Dictionary(errors.map { (Key($0), 1) }, uniquingKeysWith: +)
    missing = Dictionary(
      errors.lazy.filter { $0.rule == Rule.unknownName.name }.map { (compilation.text(of: $0), 1) },
      uniquingKeysWith: +)
    undeclared = Set(
      errors.lazy.filter { $0.rule == Rule.unknownName.name && !$0.replacesText }.map { compilation.text(of: $0) })
  }

  /// Whether a fix removes a name that another error misses: the author has declared it there.
  private func removesMissingName(_ fix: FixIt, of finding: Finding, _ bytes: [UInt8]) -> Bool {
    var missing = missing
    if finding.rule == Rule.unknownName.name { missing[compilation.text(of: finding)] = nil }
    return fix.edits.contains { edit in
      let removed = String(decoding: bytes[edit.range.offsets], as: UTF8.self).split { $0 == " " }
      return removed.contains { missing[String($0)] != nil && !edit.text.contains($0) }
    }
  }

  /// The errors that disappear with an edit, the file after it, and whether it is without a guess at a name.
  struct Result {
    let gone: [Key: Int]
    let bytes: [UInt8]
    var isSafe = true
  }

  /// A repair of an error, and the other errors that disappear with it.
  struct Repair {
    /// The repair, when it differs from the finding's own.
    let fix: FixIt?
    let gone: [Key: Int]
    /// What is written, and how this language writes it; nil where the message of the error says it.
    var reading: (range: Range<Int>, text: String)?

    init(fix: FixIt?, gone: [Key: Int]) { (self.fix, self.gone) = (fix, gone) }

    /// Creates a repair that replaces a text by its counterpart.
    init(
      _ finding: Finding, _ range: Range<Int>, _ text: String, _ bytes: [UInt8],
      _ result: Result
    ) {
      fix = FixIt(from: bytes, to: result.bytes, in: finding.range.file)
      gone = result.gone
      // The message of the error is about a repair that is no part of this one.
      let isOther = finding.fixes.first?.edits.contains { edit in
        !text.contains(edit.text.split(separator: " ").joined(separator: " "))
      }
      if finding.rule == Rule.syntax.name, isOther == true { reading = (range, text) }
    }
  }

  /// Returns the repair of an error: its own, when that causes no new errors, or one found by search.
  mutating func repair(of finding: Finding) -> Repair? {
    let file = finding.range.file
    let source = compilation.sources[Int(file.index)]
    let own = finding.fixes.first
    if let single = repetitionRepair(of: finding, source.bytes) { return single }
    if let own {
      guard own.edits.allSatisfy({ $0.range.file == file }) else { return nil }
      if own.isSafe, let repair = ownRepair(of: finding, own, source.bytes, rounds: 0) { return repair }
    }
    if let joining = joining(finding, source.bytes) { return joining }
    if let renaming = renaming(finding, source.bytes) { return renaming }
    // The repair of a slip may be that of one in several of the same kind.
    let isOwnEnough = own.map { $0.isSafe && ownRepair(of: finding, $0, source.bytes, rounds: 3) != nil } ?? false
    if finding.rule == Rule.syntax.name, !isOwnEnough, let complete = completeRepair(of: finding, source.bytes) {
      return complete
    }
    if let phrase = phraseRepair(of: finding, source.bytes, isLossy: false) { return phrase }
    // A misspelt name is no code.
    if let own, finding.rule == Rule.unknownName.name,
      let repair = ownRepair(of: finding, own, source.bytes, rounds: 0)
    {
      return repair
    }
    if finding.rule == Rule.unknownName.name, let complete = completeRepair(of: finding, source.bytes) {
      return complete
    }
    if let phrase = phraseRepair(of: finding, source.bytes, isLossy: true) { return phrase }
    let isLosing = own.map { removesMissingName($0, of: finding, source.bytes) } ?? false
    if let own, !isLosing, let repair = ownRepair(of: finding, own, source.bytes, rounds: 3) { return repair }
    var search = RepairSearch(source, finding, names)
    if let bytes = search.run({ gone(with: finding, $0, rounds: 1) != nil }),
      let result = gone(with: finding, bytes, rounds: 1)
    {
      return Repair(fix: FixIt(from: source.bytes, to: result.bytes, in: file), gone: result.gone)
    }
    if isLosing, let own { return ownRepair(of: finding, own, source.bytes, rounds: 3) }
    return statementRepair(of: finding, source.bytes, onlyComplete: false)
  }

  /// Returns the repair that replaces a line in another notation by the statement that it may mean.
  private mutating func statementRepair(of finding: Finding, _ bytes: [UInt8], onlyComplete: Bool) -> Repair? {
    guard finding.rule == Rule.syntax.name, !finding.isStray else { return nil }
    let place = finding.range.offsets
    bindsLeft = max(bindsLeft, 6)
    for closing in [false, true] {
      guard let tokens = PhraseToken.line(around: place.lowerBound, in: bytes, closing: closing),
        let meant = MeantStatement(tokens, place, names, in: bytes), meant.isComplete || !onlyComplete
      else { continue }
      for (range, text) in meant.candidates.prefix(3) {
        let edited = Array(bytes[..<range.lowerBound] + Array(text.utf8) + bytes[range.upperBound...])
        if let result = gone(with: finding, edited, rounds: 0) {
          return Repair(finding, range, text, bytes, result)
        }
      }
    }
    return nil
  }

  /// Returns the repair by a reading of code in which every word has a meaning.
  private mutating func completeRepair(of finding: Finding, _ bytes: [UInt8]) -> Repair? {
    targetRepair(of: finding, bytes) ?? statementRepair(of: finding, bytes, onlyComplete: true)
  }

  /// Returns the repair that replaces what is behind the arrow by the target that it may mean.
  private mutating func targetRepair(of finding: Finding, _ bytes: [UInt8]) -> Repair? {
    guard finding.rule == Rule.syntax.name || finding.rule == Rule.unknownName.name, !finding.isStray else {
      return nil
    }
    let place = finding.range.offsets
    bindsLeft = max(bindsLeft, 4)
    for closing in [false, true] {
      guard let tokens = PhraseToken.line(around: place.lowerBound, in: bytes, closing: closing),
        let range = Self.target(in: tokens, at: place.lowerBound),
        let meant = MeantTarget(tokens[range], names, in: bytes), meant.labels.isEmpty
      else { continue }
      let old = tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
      let edited = Array(bytes[..<old.lowerBound] + Array(meant.text.utf8) + bytes[old.upperBound...])
      if edited != bytes, let result = gone(with: finding, edited, rounds: 0) {
        return Repair(finding, old, meant.text, bytes, result)
      }
    }
    return nil
  }

  /// Returns the tokens behind the arrow before a place, up to a block of handlers or a part that follows a target.
  private static func target(in tokens: [PhraseToken], at place: Int) -> Range<Int>? {
    guard let arrow = tokens.lastIndex(where: { $0.text == "->" && $0.range.upperBound <= place }) else { return nil }
    var (end, depth) = (arrow + 1, 0)
    while end < tokens.count {
      let text = tokens[end].text
      if depth == 0, ["via", "as", "or", "else", "over", "}"].contains(text) { break }
      if text == "{", end + 1 < tokens.count, tokens[end + 1].text == "on" { break }
      if ["(", "[", "{"].contains(text) { depth += 1 }
      if [")", "]", "}"].contains(text) { depth -= 1 }
      end += 1
    }
    return end > arrow + 1 ? arrow + 1..<end : nil
  }

  /// Returns the repair that removes a word or text at an error that is written twice.
  private mutating func repetitionRepair(of finding: Finding, _ bytes: [UInt8]) -> Repair? {
    let place = finding.range.offsets
    guard finding.rule == Rule.syntax.name, let tokens = PhraseToken.line(around: place.lowerBound, in: bytes) else {
      return nil
    }
    for (first, second) in zip(tokens, tokens.dropFirst()) where first.text == second.text && first.kind != .sign {
      guard first.range.lowerBound <= place.upperBound, second.range.upperBound >= place.lowerBound else { continue }
      let edited = Array(bytes[..<first.range.upperBound] + bytes[second.range.upperBound...])
      guard let result = gone(with: finding, edited, rounds: 0) else { return nil }
      return Repair(fix: FixIt(from: bytes, to: edited, in: finding.range.file), gone: result.gone)
    }
    return nil
  }

  /// Returns the repair that joins two words which are the name of a screen, tab bar or flow: `Crypto Home`.
  private mutating func joining(_ finding: Finding, _ bytes: [UInt8]) -> Repair? {
    let place = finding.range.offsets
    guard finding.rule == Rule.unknownName.name,
      let tokens = PhraseToken.line(around: place.lowerBound, in: bytes),
      let first = tokens.firstIndex(where: { $0.range == place }), first + 1 < tokens.count,
      tokens[first + 1].kind == .word,
      let name = names.goal(meantBy: tokens[first].text + tokens[first + 1].text)
    else { return nil }
    let range = place.lowerBound..<tokens[first + 1].range.upperBound
    let edited = Array(bytes[..<range.lowerBound] + Array(Spelling.name(name).utf8) + bytes[range.upperBound...])
    return gone(with: finding, edited, rounds: 0).map {
      Repair(fix: FixIt(from: bytes, to: edited, in: finding.range.file), gone: $0.gone)
    }
  }

  /// Returns the repair that gives a second declaration of a name another one, which errors miss and which resembles no
  /// declared name.
  private mutating func renaming(_ finding: Finding, _ bytes: [UInt8]) -> Repair? {
    guard finding.rule == Rule.duplicateName.name else { return nil }
    for name in undeclared.filter({ Spelling.name($0) == $0 }).sorted().prefix(3) {
      let edited = TextEdit.apply([TextEdit(range: finding.range, text: name)], to: bytes)
      guard let result = gone(with: finding, edited, rounds: 0),
        result.gone.contains(where: { key, count in
          count > 0 && key.rule == Rule.unknownName.name && key.message.contains("`\(name)`")
        })
      else { continue }
      return Repair(fix: FixIt(from: bytes, to: result.bytes, in: finding.range.file), gone: result.gone)
    }
    return nil
  }

  /// Returns the repair that keeps the fix of an error; nil when that causes other errors.
  private mutating func ownRepair(of finding: Finding, _ fix: FixIt, _ bytes: [UInt8], rounds: Int) -> Repair? {
    let edited = TextEdit.apply(fix.edits, to: bytes)
    return gone(with: finding, edited, rounds: rounds).map { result in
      // A safe fix of a misspelt name is none.
      let whole = fix.isSafe && !result.isSafe
      return Repair(fix: whole ? FixIt(from: bytes, to: result.bytes, in: finding.range.file) : nil, gone: result.gone)
    }
  }

  /// Whether the unsafe fix of an error only causes another one on its line, which nothing repairs.
  func isVain(_ finding: Finding) -> Bool {
    guard let fix = finding.fixes.first, !fix.isSafe, let edit = fix.edits.first else { return false }
    let (file, start) = (edit.range.file, edit.range.start)
    guard fix.edits.allSatisfy({ $0.range.file == file }) else { return false }
    let bytes = TextEdit.apply(fix.edits, to: compilation.sources[Int(file.index)].bytes)
    let end = Int(start) + edit.text.utf8.count + 1
    return errors(afterEditing: file, bytes).contains { error in
      guard before[Key(error)] == nil, error.fixes.isEmpty, error.range.file == file, start <= error.range.start else {
        return false
      }
      return error.rule == Rule.syntax.name
        ? !ASCII.hasLineEnd(bytes, from: Int(start), to: Int(error.range.start))
        : error.rule == Rule.unknownName.name && edit.range.start == edit.range.end && Int(error.range.start) <= end
    }
  }

  /// Returns the repair that replaces a phrase of another language at an error.
  private mutating func phraseRepair(of finding: Finding, _ bytes: [UInt8], isLossy: Bool) -> Repair? {
    let place = finding.range.offsets
    guard let line = PhraseToken.line(around: place.lowerBound, in: bytes) else { return nil }
    var triesLeft = 6
    let all = PhraseToken.line(around: place.lowerBound, in: bytes, closing: true)
    // `- link: reviews` has its other keys on the next lines, and is complete only with them.
    let isOpen = line.contains { "({[".contains($0.text) }
    let longer = all.flatMap { $0.count > line.count ? $0 : nil }
    let readings: [[PhraseToken]?] = isOpen ? [line, longer] : [longer, line]
    for tokens in readings where triesLeft > 0 {
      // `Button("Done") {`, and the closure on the next lines
      if let tokens, let repair = phraseRepair(of: finding, bytes, tokens, isLossy, &triesLeft) {
        return repair
      }
    }
    return nil
  }

  private mutating func phraseRepair(
    of finding: Finding, _ bytes: [UInt8], _ tokens: [PhraseToken], _ isLossy: Bool, _ triesLeft: inout Int
  ) -> Repair? {
    let place = finding.range.offsets
    for pattern in ForeignPhrases.all where pattern.isLossy == isLossy {
      for start in tokens.indices where tokens[start].range.lowerBound <= place.upperBound {
        guard let match = pattern.match(tokens, at: start, in: bytes), match.range.upperBound >= place.lowerBound else {
          continue
        }
        let edited = match.applied(to: bytes)
        guard edited != bytes else { continue }
        if let result = gone(with: finding, edited, rounds: 3) {
          return Repair(finding, match.range, match.text, bytes, result)
        }
        triesLeft -= 1
        if triesLeft == 0 { return nil }
      }
    }
    return nil
  }

  /// Returns the errors that disappear with an error when its file is edited; nil when the edit causes others.
  ///
  /// - Parameter rounds: The number of times that the fixes of errors caused by the edit are applied, too.
  /// - Returns: The errors, and the file after all of these edits.
  private mutating func gone(
    with finding: Finding, _ bytes: [UInt8], rounds: Int
  ) -> Result? {
    guard bindsLeft > 0 else { return nil }
    bindsLeft -= 1
    let errors = errors(afterEditing: finding.range.file, bytes)
    let after = Dictionary(errors.map { (Key($0), 1) }, uniquingKeysWith: +)
    var allowed = before
    allowed[Key(finding), default: 1] -= 1
    let new = errors.filter { after[Key($0), default: 0] > allowed[Key($0), default: 0] }
    if new.isEmpty {
      return Result(
        gone: Dictionary(uniqueKeysWithValues: allowed.map { ($0, $1 - after[$0, default: 0]) }), bytes: bytes)
    }
    // After `back via Gone` for `back to Gone`, the same name is wrong in another way.
    let name = compilation.sources[Int(finding.range.file.index)].bytes[finding.range.offsets]
    let movesError = new.contains { error in
      Self.namesMove.contains(error.rule) && error.rule == finding.rule && error.message != finding.message
        && error.range.file == finding.range.file && Int(error.range.end) <= bytes.count
        && bytes[error.range.offsets] == name
    }
    let fixes = new.compactMap(\.fixes.first)
    let edits = fixes.flatMap(\.edits)
    // Where the edit makes a modifier that does not fit, it is wrong itself.
    let makesModifier = new.contains { $0.rule == Rule.wrongModifiers.name }
    // A name that resembles no other is not declared only for a guess.
    let makesName = new.contains { $0.rule == Rule.unknownName.name && !$0.replacesText }
    // Where it makes a statement that belongs elsewhere, or a second one, too: the first one may be right.
    let makesStray = new.contains(where: \.isStray)
    guard rounds > 0, !movesError, !makesModifier, !makesName, !makesStray, fixes.count == new.count,
      edits.allSatisfy({ $0.range.file == finding.range.file })
    else { return nil }
    var result = gone(with: finding, TextEdit.apply(edits, to: bytes), rounds: rounds - 1)
    if new.contains(where: { $0.rule == Rule.unknownName.name }) { result?.isSafe = false }
    return result
  }

  /// The rules whose errors mark a name.
  private static let namesMove: Set = [Rule.unknownName.name, Rule.wrongArguments.name]

  private func errors(afterEditing file: FileID, _ bytes: [UInt8]) -> [Finding] {
    let sources = compilation.sources.enumerated().map { index, source in
      index == file.index ? SourceFile(path: source.path, identity: source.identity, bytes: bytes) : source
    }
    let bound = Compiler.bind(sources[0]) { path, importer in
      guard let from = sources.firstIndex(where: { $0.identity == importer.identity }),
        let place = compilation.trees[from].imports.first(where: { $0.path == path }),
        let loaded = compilation.loadedImports.first(where: {
          $0.range.file.index == from && $0.range.start == place.start
        })
      else { return .failure(.notFound) }
      return .success(sources[Int(loaded.file.index)])
    }
    return bound.findings.sorted.filter { $0.severity == .error && Rule.named($0.rule)?.stage == .names }
  }
}

extension Compilation {
  /// Returns the text that a finding is about.
  fileprivate func text(of finding: Finding) -> String {
    String(decoding: sources[Int(finding.range.file.index)].bytes[finding.range.offsets], as: UTF8.self)
  }
}

extension SourceRange {
  fileprivate var offsets: Range<Int> { Int(start)..<Int(end) }
}
