/// An error of the lexer or the parser, with its range of bytes.
struct SyntaxError {
  let message: SyntaxMessage
  let start: UInt32
  let end: UInt32
  /// The start of the text that other errors may follow from: of the block that is not closed.
  var cause: UInt32
  /// The advice for the user, in one sentence.
  var help: String?
  /// The edits that repair the error.
  var repair: Repair?

  /// Edits of the file that turn the text into a statement of this language.
  struct Repair {
    /// The titles of its parts, each of them once.
    let titles: [String]
    /// Whether the text can mean nothing else.
    let isSafe: Bool
    /// The edits, in order.
    let edits: [Edit]

    var title: String { Self.title(joining: titles) }

    init(title: String, isSafe: Bool = false, edits: [Edit]) {
      self.init(titles: [title], isSafe: isSafe, edits: edits)
    }

    fileprivate init(titles: [String], isSafe: Bool, edits: [Edit]) {
      (self.titles, self.isSafe, self.edits) = (Self.different(titles), isSafe, edits)
    }
  }

  /// A range of bytes and its replacement.
  struct Edit {
    let start: UInt32
    let end: UInt32
    let text: String
  }

  init(_ message: SyntaxMessage, start: UInt32, end: UInt32) {
    self.message = message
    self.start = start
    self.end = end
    cause = start
  }
}

extension SyntaxError.Repair {
  /// Creates a repair that is one edit.
  init(_ title: String, isSafe: Bool = false, replace start: UInt32, _ end: UInt32, with text: String) {
    self.init(title: title, isSafe: isSafe, edits: [SyntaxError.Edit(start: start, end: end, text: text)])
  }

  /// Returns the title of a repair that has several parts.
  static func title(joining titles: [String]) -> String {
    let different = different(titles)
    let joined = different.joined(separator: " and ")
    return different.count == 1 || joined.utf8.count <= 80 ? joined : "write it as this language does"
  }

  private static func different(_ titles: [String]) -> [String] {
    titles.indices.filter { !titles[..<$0].contains(titles[$0]) }.map { titles[$0] }
  }
}

extension SyntaxError {
  /// Whether the error is one of a statement without its end, if it is at the end of the file: a part is missing, a
  /// text is not closed, or a word is not known, which may be half of one.
  var mayLackRest: Bool {
    switch message {
    case .expected(_, found: nil, _), .unterminatedComment, .unterminatedName, .unterminatedString: true
    case .expected, .strayCharacter: repair == nil
    default: false
    }
  }
}

/// The first errors of a file, and the number of further ones: a file full of mistakes must not fill the memory.
struct SyntaxErrorList {
  private(set) var errors: [SyntaxError] = []
  private(set) var omitted = 0
  private let limit: Int

  /// - Parameter limit: The number of errors that are kept.
  init(limit: Int) { self.limit = limit }

  mutating func append(_ error: SyntaxError) {
    if errors.count < limit { errors.append(error) } else { omitted += 1 }
  }

  /// Adds the edits of a repair to those of an error, if they are behind them.
  mutating func join(_ repair: SyntaxError.Repair, to index: Int) {
    guard index < errors.count, let first = errors[index].repair, let end = first.edits.last?.end,
      let next = repair.edits.first?.start, next >= end
    else { return }
    errors[index].repair = SyntaxError.Repair(
      titles: first.titles + repair.titles, isSafe: first.isSafe && repair.isSafe, edits: first.edits + repair.edits)
  }

  /// Adds the repair of an open block to that of an error at the end of the file. An unfinished statement has none.
  mutating func close(_ index: Int, with repair: SyntaxError.Repair, _ help: String) {
    if errors[index].help == nil { errors[index].help = help }
    join(repair, to: index)
  }

  /// Removes the errors of the lexer about spellings of other languages in some text, unless they are all that is kept.
  mutating func removeSpellings(in text: RangeIndex) {
    guard omitted == 0 else { return }
    errors.removeAll { $0.repair == nil && $0.message.isSpelling && text.touches($0.start, $0.end) }
  }

  /// Removes the last errors, which belong to text that is read again.
  mutating func removeLast(from start: UInt32) {
    while let last = errors.last, last.start >= start { errors.removeLast() }
  }
}

/// Every message of the lexer and the parser, in alphabetical order: the description of the error, in one lower-case
/// sentence.
enum SyntaxMessage {
  case codeFence
  /// Lines of a diagram or of data, between two marks.
  case foreignLines
  case conflict
  case controlCharacter(UInt32)
  case conjunction
  case dashedName
  case disjunction
  case doubleEqual
  case emptyName
  case emptyTag
  case expected(String, found: String?, insert: String?)
  case foreignComment
  case foreignQuotes
  case fullWidth(Unicode.Scalar)
  case malformedNumber
  case malformedTaps
  case malformedUTF8
  case negation
  case misplaced(String, allowed: String)
  case misspeltArrow
  case nestedTooDeeply(Int)
  case notEqual
  case reorderedText(UInt32)
  case reservedName(String)
  case semicolon
  case strayCharacter(Unicode.Scalar)
  case strayClosingBrace
  case tokenTooLong
  case tooManyMarks
  case unclosedBlock(String)
  /// A construct that is understood, but written differently in this language, with the sentence of the message.
  case understood(String)
  case unclosedBrace
  case unknownEscape
  case unquotedTag
  case unterminatedComment
  case unterminatedName
  case unterminatedString

  /// The sentence of the message.
  var text: String {
    switch self {
    case .foreignLines: "these lines are no part of a flow: here they can only be comments"
    case .codeFence: "three backticks mark code in another document; a flow has none"
    case .conflict: "git could not merge this part, and left all its versions here"
    case .controlCharacter(let value): "the control character \(Self.codePoint(value)) is not allowed in a flow file"
    case .conjunction: "all conditions must hold; they are joined by `,`"
    case .disjunction: "all conditions must hold, there is no `or`: write two links, or an `else`"
    case .doubleEqual: "a value is asked for with `=`"
    case .dashedName: "a name cannot contain `-` unless it is in backticks"
    case .emptyName: "a name in backticks cannot be empty"
    case .emptyTag: "a tag needs its name right after the `#`"
    case .expected(let missing, found: nil, _): "\(missing) is missing here"
    case .expected(let expected, let found?, _): "expected \(expected), found \(found)"
    case .foreignComment: "a comment begins with `//`"
    case .foreignQuotes: "a text is in straight quotes, `\"`"
    case .fullWidth(let sign): "`\(sign)` is a full-width sign; write `\(Self.plain(sign))`"
    case .malformedNumber: "this is neither a number nor a duration such as `0.4s` or `250ms`"
    case .malformedTaps: "taps are counted in whole numbers"
    case .malformedUTF8: "these bytes are not UTF-8"
    case .misplaced(let statement, let allowed): "\(statement) is not allowed here; it belongs \(allowed)"
    case .misspeltArrow: "the arrow is written `->`"
    case .negation: "`!` is written `not`"
    case .notEqual: "a value is excluded with `not NAME = VALUE`"
    case .nestedTooDeeply(let limit): "this is nested more than \(limit) levels deep"
    case .reorderedText(let value):
      "the invisible character \(Self.codePoint(value)) would show the text in another order than it is read"
    case .reservedName(let word): "`\(word)` is a word of the language; as a name it needs backticks"
    case .semicolon: "statements are not separated by `;`"
    case .strayCharacter(let scalar): Self.describe(stray: scalar)
    case .strayClosingBrace: "this `}` closes nothing"
    case .tokenTooLong: "this is longer than the 16 MiB that one word, name or text may have"
    case .tooManyMarks: "a letter has more than \(MarkCounter.limit) marks here"
    case .unclosedBlock(let opener): "the block of \(opener) is not closed"
    case .understood(let sentence): sentence
    case .unclosedBrace: "this `{` is not closed"
    case .unknownEscape: "the escapes of a string are \\n \\t \\\" \\\\ and \\u{1F600}"
    case .unquotedTag: "a tag with a `-` needs quotes"
    case .unterminatedComment: "this comment is not closed with `*/`"
    case .unterminatedName: "this name is not closed with a backtick before the end of the line"
    case .unterminatedString: "this text is not closed with `\"` before the end of the line"
    }
  }

  /// Whether the lexer leaves out text that a statement may need: errors of the parser there follow from this one.
  var leavesHole: Bool {
    switch self {
    case .controlCharacter, .emptyName, .emptyTag, .foreignComment, .foreignQuotes, .malformedUTF8, .reorderedText,
      .semicolon, .strayCharacter,
      .tokenTooLong, .unterminatedComment, .unterminatedName, .unterminatedString:
      true
    default: false
    }
  }

  /// Whether the lexer skips whole lines for this error, in which anything may be declared.
  var mayHideDeclarations: Bool {
    switch self {
    case .conflict, .unterminatedComment: true
    default: false
    }
  }

  /// Whether this error and one about a neighbouring character can be one.
  func isSameKind(as other: SyntaxMessage) -> Bool {
    switch (self, other) {
    case (.controlCharacter, .controlCharacter), (.malformedUTF8, .malformedUTF8), (.reorderedText, .reorderedText):
      true
    default: false
    }
  }

  /// Whether this repeats the error just reported on the same line: one habit of another language is one mistake.
  func isSameMistake(after other: SyntaxMessage) -> Bool {
    switch (self, other) {
    case (.disjunction, .disjunction), (.foreignQuotes, .foreignQuotes), (.semicolon, .semicolon),
      (.fullWidth, .fullWidth):
      true
    default: isOperator && other.isOperator
    }
  }

  /// Whether the error is about a sign that is unknown to the lexer, but may be known to the parser.
  var isSign: Bool {
    switch self {
    case .conjunction, .disjunction, .semicolon, .strayCharacter: true
    default: false
    }
  }

  /// Whether the error is one of the lexer about a sign or a spelling of another language.
  fileprivate var isSpelling: Bool {
    switch self {
    case .emptyTag, .foreignComment, .foreignQuotes, .malformedNumber, .misspeltArrow, .unknownEscape, .unquotedTag:
      true
    default: isSign || isOperator
    }
  }

  /// Whether the error is about an operator of conditions in other languages that has one meaning here.
  private var isOperator: Bool {
    switch self {
    case .conjunction, .doubleEqual, .negation, .notEqual: true
    default: false
    }
  }

  /// Describes a character that begins no token; an invisible one is named by its number.
  private static func describe(stray scalar: Unicode.Scalar) -> String {
    if scalar.properties.isWhitespace {
      let name = codePoint(scalar.value)
      return "the character \(name) looks like a space but does not separate words; write a plain one"
    }
    switch scalar.properties.generalCategory {
    case _ where scalar.properties.isDefaultIgnorableCodePoint, .format, .privateUse, .unassigned:
      return "the invisible character \(codePoint(scalar.value)) is not allowed here"
    default: return "`\(scalar)` means nothing here"
    }
  }

  /// Returns the ASCII sign that a full-width one stands for.
  static func plain(_ fullWidth: Unicode.Scalar) -> String {
    Unicode.Scalar(fullWidth.value - 0xFEE0).map { String(Character($0)) } ?? ""
  }

  private static func codePoint(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
