/// A token of the input.
enum WalkPiece: Equatable, Sendable {
  /// A word, verbatim; it may be a name, a command or a number.
  case word(String)
  /// A name in backticks.
  case name(String)
  /// A string in quotes, or an address.
  case string(String)
  /// `›`, `>`, `=`, `(` or `)`.
  case mark(Unicode.Scalar)
}

/// A parser of a line that a user types or pastes: steps separated by commas.
///
/// The steps are those that ``Step/text`` writes, and shorter forms. A trace that is pasted with its `= shown by:`
/// restarts the walk, a cycle does not.
struct WalkReader {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  /// Reads a line; empty steps have no effect.
  static func steps(of line: String) throws(WalkRefusal) -> [WalkInput] {
    let (line, isTrace) = trace(in: line)
    var reader = WalkReader(scalars: Array(line.unicodeScalars))
    var result = isTrace ? [WalkInput.restart] : []
    while let step = try reader.next() { result.append(step) }
    return result
  }

  /// Returns the steps of a trace without the label that a report writes before them.
  private static func trace(in line: String) -> (String, isTrace: Bool) {
    let text = line.drop { $0 == " " || $0 == "=" || $0 == "\t" }
    for (label, isTrace) in [("shown by:", true), ("with it:", true), ("works by:", true), ("again and again:", false)]
    where text.hasPrefix(label) {
      let steps = text.dropFirst(label.count)
      // A trace without steps is that of the start.
      return (steps.drop { $0 == " " } == Step.startText ? "" : String(steps), isTrace)
    }
    return text == Step.startText ? ("", true) : (line, false)
  }

  private mutating func next() throws(WalkRefusal) -> WalkInput? {
    while position < scalars.count {
      var pieces: [WalkPiece] = []
      skipSpaces()
      let start = position
      while let piece = try piece(isAddress: pieces == [.word("url")]) { pieces.append(piece) }
      let text = String(String.UnicodeScalarView(scalars[start..<position]))
      position += 1
      if pieces.isEmpty { continue }
      guard let input = WalkInput(pieces) else {
        throw WalkRefusal("`\(text)` cannot be understood; `help` lists the commands")
      }
      return input
    }
    return nil
  }

  /// Returns the next piece before a comma or the end of the line.
  private mutating func piece(isAddress: Bool) throws(WalkRefusal) -> WalkPiece? {
    skipSpaces()
    guard position < scalars.count else { return nil }
    switch scalars[position] {
    case ",": return nil
    case "`": return .name(try text(upTo: "`"))
    case "\"": return .string(try text(upTo: "\""))
    case _ where isAddress: return .string(word { $0 == "," && $1.map(Self.isSpace) != false })
    case "›", ">", "=", "(", ")":
      position += 1
      return .mark(scalars[position - 1])
    default: return .word(word { scalar, _ in Self.ends.contains(scalar) })
    }
  }

  private static let ends: Set<Unicode.Scalar> = [",", "`", "\"", "›", ">", "=", "(", ")"]

  /// Returns the text up to a space, or to a character that ends it, which may depend on the next character.
  private mutating func word(_ isEnd: (Unicode.Scalar, _ next: Unicode.Scalar?) -> Bool) -> String {
    let start = position
    while position < scalars.count, !Self.isSpace(scalars[position]) {
      if isEnd(scalars[position], position + 1 < scalars.count ? scalars[position + 1] : nil) { break }
      position += 1
    }
    return String(String.UnicodeScalarView(scalars[start..<position]))
  }

  /// Returns the text between two marks; in a string, with its escapes replaced.
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
