/// A piece of what is typed.
enum WalkPiece: Equatable, Sendable {
  /// A word as it stands; it may be a name, a command or a number.
  case word(String)
  /// A name in backticks.
  case name(String)
  /// A text in quotes, or an address.
  case string(String)
  /// `›`, `>`, `=`, `(` or `)`.
  case mark(Unicode.Scalar)
}

/// Takes a line apart that somebody types or pastes: steps with commas between.
///
/// The steps are those that ``Step/text`` writes and shorter ones. A trace that is pasted with its `= shown by:` begins
/// anew, a cycle does not.
struct WalkReader {
  /// One step, and how it was written.
  struct Typed: Sendable {
    let input: WalkInput
    let text: String
  }

  private let scalars: [Unicode.Scalar]
  private var position = 0

  /// Reads a line; empty steps mean nothing.
  static func steps(of line: String) throws(WalkRefusal) -> [Typed] {
    let (line, isTrace) = trace(in: line)
    var reader = WalkReader(scalars: Array(line.unicodeScalars))
    var result = isTrace ? [Typed(input: .restart, text: "restart")] : []
    while let step = try reader.next() { result.append(step) }
    return result
  }

  /// The steps of a trace without what a report writes before them.
  private static func trace(in line: String) -> (String, isTrace: Bool) {
    let text = line.drop { $0 == " " || $0 == "=" || $0 == "\t" }
    for (label, isTrace) in [("shown by:", true), ("with it:", true), ("works by:", true), ("again and again:", false)]
    where text.hasPrefix(label) {
      let steps = text.dropFirst(label.count)
      // Without steps, it is the start that shows it.
      return (steps.drop { $0 == " " } == Step.startText ? "" : String(steps), isTrace)
    }
    return text == Step.startText ? ("", true) : (line, false)
  }

  private mutating func next() throws(WalkRefusal) -> Typed? {
    while position < scalars.count {
      var pieces: [WalkPiece] = []
      skipSpaces()
      let start = position
      while let piece = try piece(isAddress: pieces == [.word("url")]) { pieces.append(piece) }
      let text = String(String.UnicodeScalarView(scalars[start..<position]))
      position += 1
      if pieces.isEmpty { continue }
      guard let input = WalkInput(pieces) else {
        throw WalkRefusal("`\(text)` cannot be understood; `help` says what can be typed")
      }
      return Typed(input: input, text: text)
    }
    return nil
  }

  /// The next piece before a comma or the end of the line.
  private mutating func piece(isAddress: Bool) throws(WalkRefusal) -> WalkPiece? {
    skipSpaces()
    guard position < scalars.count else { return nil }
    switch scalars[position] {
    case ",": return nil
    case "`": return .name(try text(upTo: "`"))
    case "\"": return .string(try text(upTo: "\""))
    case _ where isAddress:
      return .string(word { $0 == "," && $1.map(Self.isSpace) != false })
    case "›", ">", "=", "(", ")":
      position += 1
      return .mark(scalars[position - 1])
    default: return .word(word { scalar, _ in Self.ends.contains(scalar) })
    }
  }

  private static let ends: Set<Unicode.Scalar> = [",", "`", "\"", "›", ">", "=", "(", ")"]

  /// What stands before a space, or before a character that ends it, which may depend on the one that follows.
  private mutating func word(_ isEnd: (Unicode.Scalar, _ next: Unicode.Scalar?) -> Bool) -> String {
    let start = position
    while position < scalars.count, !Self.isSpace(scalars[position]) {
      if isEnd(scalars[position], position + 1 < scalars.count ? scalars[position + 1] : nil) { break }
      position += 1
    }
    return String(String.UnicodeScalarView(scalars[start..<position]))
  }

  /// What stands between two marks; in a string, with its escapes replaced.
  private mutating func text(upTo mark: Unicode.Scalar) throws(WalkRefusal) -> String {
    let start = position
    position += 1
    while position < scalars.count, scalars[position] != mark {
      position += mark == "\"" && scalars[position] == "\\" ? 2 : 1
    }
    guard position < scalars.count else {
      throw WalkRefusal("there is no second \(mark) that ends what the first begins")
    }
    position += 1
    let whole = String(String.UnicodeScalarView(scalars[start..<position]))
    if mark == "`" { return String(whole.dropFirst().dropLast()) }
    let bytes = Array(whole.utf8)
    return String(decoding: StringLiteral.value(bytes, 0..<bytes.count), as: UTF8.self)
  }

  private mutating func skipSpaces() {
    while position < scalars.count, Self.isSpace(scalars[position]) { position += 1 }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
}
