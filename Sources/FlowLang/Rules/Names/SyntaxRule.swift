extension Rule {
  static let syntax: Rule = Rule(
    "syntax", .error, .names,
    summary: "the file cannot be read here",
    explanation: """
      A statement does not follow the grammar of the language, or the file holds bytes that no text may hold. Only
      that statement is lost; everything else is still checked, but the states of the app are not, because
      they may depend on what could not be read.
      """,
    example: """
        app Shop { start Home }
      - screen Home { link more "More" ⟦Detail⟧ }
      + screen Home { link more "More" -> Detail }
        screen Detail {}
      """
  ) { compilation, findings in
    for (index, tree) in compilation.trees.enumerated() {
      if let foreign = tree.foreign {
        findings.add(syntax, about: .file) { finding(foreign, in: tree, FileID(index)) }
        continue
      }
      var isMalformed = false
      let repeats = repeatedMistakes(tree)
      let repaired = Set(tree.errors.lazy.filter { $0.repair != nil }.map(\.start))
      let replaced = RangeIndex(replacedTexts(tree))
      let habits = SyntaxHabits(tree.errors) { number in
        let error = tree.errors[number]
        if repeats[number] == 0 { return false }
        // An error for which the parser has a repair is reported with that repair.
        if error.repair == nil, error.message.isSign, repaired.contains(error.start) { return false }
        // An error in a text that another repair replaces is repaired with it.
        return error.repair != nil || !replaced.touches(error.start, error.end)
      }
      for number in tree.errors.indices where habits.isReported[number] {
        if case .malformedUTF8 = tree.errors[number].message {
          // A file in another encoding counts as one mistake.
          if isMalformed { continue }
          isMalformed = true
        }
        findings.add(syntax, about: .file) {
          finding(number, habits, repeats, in: tree, FileID(index))
        }
      }
      findings.addOmittedErrors(tree.omittedErrorCount)
    }
    for missing in compilation.model.missingDeclarations {
      findings.add(syntax, about: .node(missing.owner)) { finding(missing, compilation) }
    }
  }

  /// Returns the finding of an error, with those that repeat it.
  private static func finding(
    _ number: Int, _ habits: SyntaxHabits, _ repeats: [Int], in tree: SyntaxTree, _ file: FileID
  ) -> Finding {
    func single(_ number: Int) -> Finding {
      let error = tree.errors[number]
      return Rule.finding(error, SourceRange(file: file, start: error.start, end: error.end), in: tree.source)
    }
    var finding = single(number)
    let later = habits.repetitions[number] ?? []
    finding.notes += later.prefix(mostPlaces).map { Finding.Note(message: "and here", range: single($0).range) }
    guard let fix = finding.fixes.first else { return finding }
    // Those on the same line, too.
    let numbers = ([number] + later).flatMap { $0..<$0 + max(1, repeats[$0]) }
    let fixes = numbers.compactMap { number in single(number).fixes.first.map { (number, fix: $0) } }
    guard fixes.count > 1 else { return finding }
    let title = SyntaxError.Repair.title(
      joining: fixes.flatMap { tree.errors[$0].repair?.titles ?? [$1.title] })
    var edits: [TextEdit] = []
    for edit in fixes.flatMap(\.fix.edits).sorted(by: { $0.range < $1.range }) {
      guard edits.last.map({ $0.range.end <= edit.range.start }) ?? true else { return finding }
      edits.append(edit)
    }
    finding.fixes = [FixIt(title: title, isSafe: fix.isSafe, edits: edits)]
    return finding
  }

  /// Returns the texts that the repairs of the parser replace, as errors.
  private static func replacedTexts(_ tree: SyntaxTree) -> [SyntaxError] {
    tree.errors.flatMap { error in
      (error.repair?.edits ?? []).filter { $0.start < $0.end && !$0.text.isEmpty }
        .map { SyntaxError(error.message, start: $0.start, end: $0.end) }
    }
  }

  /// Returns, for each error of a file, the number of successive errors on its line that are the same mistake; 0 for
  /// those that are reported with an earlier one.
  private static func repeatedMistakes(_ tree: SyntaxTree) -> [Int] {
    var counts = [Int](repeating: 1, count: tree.errors.count)
    var first = 0
    for number in tree.errors.indices.dropFirst() {
      let (last, error) = (tree.errors[number - 1], tree.errors[number])
      let isOnLine = !ASCII.hasLineEnd(tree.source.bytes, from: Int(last.end), to: Int(error.start))
      if isOnLine, error.message.isSameMistake(after: last.message) {
        counts[first] += 1
        counts[number] = 0
      } else {
        // Of `&&` and `||` in one condition, only the `||` is reported.
        if isOnLine, case .conjunction = last.message, case .disjunction = error.message { counts[first] = 0 }
        first = number
        if isOnLine, case .disjunction = last.message, case .conjunction = error.message { counts[number] = 0 }
      }
    }
    return counts
  }

  private static func finding(_ error: SyntaxError, _ range: SourceRange, in source: SourceFile) -> Finding {
    var finding = syntax.finding(error.message.text, at: range)
    finding.fixes = fixes(for: error.message, range, in: source)
    finding.help = error.help
    if case .misplaced = error.message { finding.isStray = true }
    if let repair = error.repair {
      let edits = repair.edits.map {
        TextEdit(range: SourceRange(file: range.file, start: $0.start, end: $0.end), text: $0.text)
      }
      finding.fixes = [FixIt(title: repair.title, isSafe: repair.isSafe, edits: edits)]
    }
    if case .unknownEscape = error.message, isInterpolation(range, in: source) {
      finding.help = "a text is never interpolated; a placeholder of an address is written `{name}`"
      finding.fixes = placeholder(for: range, in: source).map { [$0] } ?? []
    }
    if case .malformedUTF8 = error.message { finding.help = "save the file as UTF-8" }
    if case .conflict = error.message {
      finding.help = "keep what is right, and remove the lines `<<<<<<<`, `=======` and `>>>>>>>`"
    }
    if case .expected(let expected, found: .some, _) = error.message {
      let found = String(decoding: source.bytes[Int(range.start)..<Int(range.end)].prefix(64), as: UTF8.self)
      if found.hasPrefix("\"") {
        if expected.hasPrefix("a goal") { finding.help = "a name is written without quotes" }
      } else if found == "or", expected.hasPrefix("`,`") {
        finding.help = "all conditions must hold, there is no `or`: write two links, or an `else`"
      } else if let keyword = KeywordSuggestion.best(for: found, expected: expected) {
        finding.help = "did you mean `\(keyword)`?"
        finding.fixes.append(FixIt("write `\(keyword)`", isSafe: false, replace: range, with: keyword))
      }
    }
    return finding
  }

  private static func isInterpolation(_ range: SourceRange, in source: SourceFile) -> Bool {
    source.bytes[Int(range.start)..<Int(range.end)].elementsEqual("\\(".utf8)
  }

  /// Returns a fix that writes `{name}` for `\(name)`.
  private static func placeholder(for range: SourceRange, in source: SourceFile) -> FixIt? {
    let rest = source.bytes[Int(range.end)...]
    let name = rest.prefix { ASCII.isWordPart($0) }
    guard !name.isEmpty, name.endIndex < rest.endIndex, rest[name.endIndex] == UInt8(ascii: ")") else { return nil }
    let place = SourceRange(file: range.file, start: range.start, end: UInt32(name.endIndex + 1))
    let text = "{\(String(decoding: name, as: UTF8.self))}"
    return FixIt("write `\(text)`", isSafe: false, replace: place, with: text)
  }

  private static func finding(_ foreign: ForeignFile, in tree: SyntaxTree, _ file: FileID) -> Finding {
    let first = tree.token(0)
    let end = min(first.end, UInt32(tree.source.bytes.count))
    var finding = syntax.finding(foreign.message, at: SourceRange(file: file, start: min(first.start, end), end: end))
    finding.help = foreign.help
    return finding
  }

  private static func finding(_ missing: MissingDeclaration, _ compilation: Compilation) -> Finding {
    let model = compilation.model
    let owner = missing.owner == .app ? "the app" : "`\(model.name(of: missing.owner))`"
    let message =
      switch missing.kind {
      case .noStart: "\(owner) has no `start`"
      case .noTabs: "\(owner) has no `tab`"
      case .repeated(let statement): "\(owner) has more than one `\(statement)`"
      case .repeatedMotion(let word, let name): "`\(word)` repeats `\(model.text(name))`"
      }
    var finding = syntax.finding(message, at: missing.place)
    switch missing.kind {
    case .noStart: compilation.suggestStart(of: missing.owner, &finding)
    case .repeated, .repeatedMotion:
      finding.isStray = true
      finding.fixes = [FixIt("remove it", isSafe: false, replace: missing.place, with: "")]
    case .noTabs: break
    }
    return finding
  }

  /// Returns a fix that writes `not plan = pro` for `plan != pro`; nil when no name precedes the sign.
  private static func negation(of sign: SourceRange, in source: SourceFile) -> FixIt? {
    let before = source.bytes[..<Int(sign.start)]
    guard let end = before.lastIndex(where: { $0 != ASCII.space }) else { return nil }
    let start = before[...end].lastIndex { !ASCII.isWordPart($0) && $0 < 0x80 }.map { $0 + 1 } ?? 0
    guard start <= end else { return nil }
    let name = SourceRange(file: sign.file, start: UInt32(start), end: UInt32(start))
    let edits = [TextEdit(range: name, text: "not "), TextEdit(range: sign, text: "=")]
    return FixIt(title: "write `not` before the name", isSafe: true, edits: edits)
  }

  /// Returns a fix that removes the space of `# product`.
  private static func joinedTag(_ sign: SourceRange, in source: SourceFile) -> FixIt? {
    let spaces = source.bytes[Int(sign.end)...].prefix { $0 == ASCII.space }
    guard !spaces.isEmpty, spaces.endIndex < source.bytes.count, ASCII.isWordStart(source.bytes[spaces.endIndex]) else {
      return nil
    }
    let place = SourceRange(file: sign.file, start: sign.end, end: UInt32(spaces.endIndex))
    return FixIt("remove the space", isSafe: true, replace: place, with: "")
  }

  /// A duration with its unit as this language has it: `0.4s` for `0.4sec`.
  private static func unit(of text: String) -> String? {
    let number = text.prefix { $0.isNumber || $0 == "." }
    switch text.dropFirst(number.count).lowercased() {
    case "s", "sec", "secs", "second", "seconds": return number + "s"
    case "ms", "msec", "millis", "milliseconds": return number + "ms"
    case "tap", "taps": return number + " taps"
    default: return nil
    }
  }

  /// A text over several lines, on one line.
  private static func joined(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).map { $0.trimmingPrefix { $0 == " " || $0 == "\t" } }
      .map { line in String(line.reversed().trimmingPrefix { $0 == " " || $0 == "\t" }.reversed()) }
      .joined(separator: " ")
  }

  /// The end of the address that a text begins with: an address has no spaces.
  private static func endOfAddress(_ text: String, _ range: SourceRange) -> SourceRange {
    let length = text.utf8.prefix { $0 != ASCII.space }.count
    return SourceRange(file: range.file, start: range.start, end: range.start + UInt32(length)).after
  }

  /// A text that lacks its `"` before the `{` of a block.
  private static func closed(_ text: String) -> String {
    var inner = text.dropLast()
    while inner.last == " " { inner.removeLast() }
    return inner + "\" {"
  }

  /// Repairs for mistakes that can mean only one thing.
  private static func fixes(for message: SyntaxMessage, _ range: SourceRange, in source: SourceFile) -> [FixIt] {
    let text = String(decoding: source.bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
    return switch message {
    // The author may mean `back to root`.
    case .reservedName where text == "root":
      [FixIt("put it in backticks", isSafe: false, replace: range, with: "`root`")]
    case .dashedName, .reservedName: [FixIt("put it in backticks", isSafe: true, replace: range, with: "`\(text)`")]
    case .conjunction: [FixIt("write `,`", isSafe: true, replace: range.withSpaceBefore(in: source), with: ",")]
    case .negation: [FixIt("write `not`", isSafe: true, replace: range, with: "not ")]
    case .doubleEqual: [FixIt("write `=`", isSafe: true, replace: range, with: "=")]
    case .notEqual: [negation(of: range, in: source)].compactMap(\.self)
    case .foreignComment where text.hasPrefix("<!--"):
      text.contains("*/") || !text.hasSuffix("-->")
        ? []
        : [FixIt("write `/* … */`", isSafe: true, replace: range, with: "/*\(text.dropFirst(4).dropLast(3))*/")]
    case .foreignComment:
      [
        FixIt(
          "write `//`", isSafe: true,
          replace: SourceRange(
            file: range.file, start: range.start,
            end: range.start + UInt32(text.utf8.prefix { $0 == text.utf8.first }.count)), with: "//")
      ]
    case .foreignQuotes where text.unicodeScalars.count > 2 && !text.contains("\\"):
      [
        FixIt(
          "write straight quotes", isSafe: true, replace: range,
          with: StringLiteral.quoted(String(text.unicodeScalars.dropFirst().dropLast())))
      ]
    case .expected(_, found: "`=`"?, insert: ":"?):
      [FixIt("write `:`", isSafe: true, replace: range.withSpaceBefore(in: source), with: ":")]
    case .expected(_, _, insert: ":"?) where range.start < range.end:
      [
        FixIt(
          "insert `:`", isSafe: false,
          replace: SourceRange(file: range.file, start: range.withSpaceBefore(in: source).start, end: range.start),
          with: ": ")
      ]
    case .expected(_, _, insert: "->"?) where range.start == range.end:
      [FixIt("insert `->`", isSafe: false, replace: range, with: " ->")]
    case .expected(_, _, insert: "->"?):
      [
        FixIt(
          "insert `->`", isSafe: false, replace: SourceRange(file: range.file, start: range.start, end: range.start),
          with: "-> ")
      ]
    case .malformedNumber:
      (unit(of: text) ?? NumberSpelling.plain(text)).map {
        [FixIt("write `\($0)`", isSafe: true, replace: range, with: $0)]
      } ?? []
    case .fullWidth(let sign):
      [FixIt("write `\(SyntaxMessage.plain(sign))`", isSafe: true, replace: range, with: SyntaxMessage.plain(sign))]
    case .emptyTag: [joinedTag(range, in: source)].compactMap(\.self)
    case .misspeltArrow: [FixIt("write `->`", isSafe: true, replace: range, with: "->")]
    case .codeFence: [FixIt("remove the line", isSafe: true, replace: range.withLineEnd(in: source), with: "")]
    case .semicolon: [FixIt("remove the `;`", isSafe: true, replace: range, with: "")]
    case .unquotedTag: [FixIt("put it in quotes", isSafe: true, replace: range, with: "#\"\(text.dropFirst())\"")]
    case .unterminatedName: [FixIt("add a backtick", isSafe: false, replace: range.after, with: "`")]
    case .unterminatedString where text.contains(where: \.isNewline):
      [FixIt("write it on one line", isSafe: true, replace: range, with: joined(text))]
    case .unterminatedString where text.hasSuffix("{"):
      [FixIt("add a `\"`", isSafe: false, replace: range, with: closed(text))]
    case .unterminatedString where text.hasPrefix("\"/") && text.contains(" "):
      [FixIt("add a `\"`", isSafe: false, replace: endOfAddress(text, range), with: "\"")]
    case .unterminatedString: [FixIt("add a `\"`", isSafe: false, replace: range.after, with: "\"")]
    default: []
    }
  }
}

extension SourceRange {
  /// Returns the range extended by the line end behind it.
  fileprivate func withLineEnd(in source: SourceFile) -> SourceRange {
    let (bytes, end) = (source.bytes, Int(end))
    let isPair = bytes[end...].starts(with: [ASCII.carriageReturn, ASCII.lineFeed])
    return SourceRange(file: file, start: start, end: UInt32(min(bytes.count, end + (isPair ? 2 : 1))))
  }

  /// Returns the range extended by the spaces before it.
  fileprivate func withSpaceBefore(in source: SourceFile) -> SourceRange {
    let spaces = source.bytes[..<Int(start)].reversed().prefix { $0 == ASCII.space }.count
    return SourceRange(file: file, start: start - UInt32(spaces), end: end)
  }
}
