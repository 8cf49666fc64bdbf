/// The apparent format of a file that is no flow, recognized by its first bytes, so that the whole file is one finding
/// and not one for each of its words.
public enum ForeignFile: String, Sendable {
  /// A file without a declaration, in another encoding than UTF-8, or without text.
  case empty, utf16, utf32, binary
  /// A file of another language.
  case mermaid = "a Mermaid diagram", dot = "a DOT graph", plantUML = "a PlantUML diagram", xml = "XML", json = "JSON",
    yaml = "YAML", swift = "Swift", kotlin = "Kotlin", javaScript = "JavaScript", dart = "Dart",
    toml = "TOML", markdown = "Markdown", prose = "a text"

  /// Recognizes the format of a file; nil if the file may be a flow.
  public init?(_ bytes: [UInt8]) {
    if let encoding = Self.encoding(of: bytes) {
      self = encoding
      return
    }
    let (lines, isInComment) = Self.firstLines(of: bytes)
    guard let first = lines.first else {
      // The comment that is not closed is the mistake.
      if isInComment { return nil }
      self = .empty
      return
    }
    if Self.isMarkdown(first, bytes) {
      self = .markdown
      return
    }
    if Self.isProse(lines, bytes) {
      self = .prose
      return
    }
    guard let format = Self.format(first, lines), !Self.declaresScreens(bytes) else { return nil }
    self = format
  }

  /// The sentence of the message.
  public var message: String {
    switch self {
    case .empty: "this file declares nothing"
    case .utf16: "this file is UTF-16, but a flow is UTF-8"
    case .utf32: "this file is UTF-32, but a flow is UTF-8"
    case .binary: "this file is not text"
    default: "this seems to be \(rawValue), not a flow"
    }
  }

  /// The advice for the user.
  public var help: String {
    switch self {
    case .empty: "a flow begins with `app NAME { start SCREEN }`; `flowc init` writes one to start from"
    case .utf16, .utf32: "save it as UTF-8"
    case .binary: "check the name of the file"
    case .mermaid: "`flowc import` makes a flow of it, if it is a state diagram or a flowchart"
    case .dot, .plantUML: "flowc writes this format with `flowc graph` and does not read it"
    case .xml: "`flowc import` makes a flow of storyboards and of Android navigation graphs"
    case .markdown: "a file of its own needs what stands between the lines with three backticks"
    case .swift: "`flowc import` makes a flow of SwiftUI and UIKit code"
    case .json, .yaml, .toml, .kotlin, .javaScript, .dart, .prose:
      "check the name of the file; a flow begins with `app NAME { … }`"
    }
  }

  // MARK: Encodings

  private static func encoding(of bytes: [UInt8]) -> ForeignFile? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return .utf32 }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return .utf16 }
    if isBinary(bytes.prefix(1024)) { return .binary }
    let head = bytes.prefix(256)
    let zeros = head.indices.filter { head[$0] == 0 }
    guard zeros.count > 1 else { return nil }
    let (even, odd) = (zeros.count { $0 % 2 == 0 }, zeros.count { $0 % 2 == 1 })
    if min(even, odd) == 0, zeros.count * 3 > head.count { return .utf16 }
    return zeros.count * 8 > head.count ? .binary : nil
  }

  /// Whether more than an eighth of the characters are controls, or bytes that are not UTF-8. Of text in Latin-1, fewer
  /// bytes are.
  private static func isBinary(_ head: ArraySlice<UInt8>) -> Bool {
    // The search for repairs reads pieces of a flow hundreds of times, and most are ASCII.
    let plainControls: [UInt8] = [0, 9, 10, 12, 13, 27]
    guard head.contains(where: { $0 >= 0x7F || $0 < 0x20 && !plainControls.contains($0) }) else { return false }
    let scalars = String(decoding: head, as: UTF8.self).unicodeScalars
    let strange = scalars.count { scalar in
      scalar == "\u{FFFD}"
        || (scalar.properties.generalCategory == .control && !"\t\n\r\u{C}\u{1B}".unicodeScalars.contains(scalar)
          && scalar != "\0")
    }
    return strange * 8 > scalars.count
  }

  // MARK: Formats

  private static let linesRead = 12
  private static let lettersRead = 400

  /// Returns the first lines that have more than white space and comments, and whether a comment is open behind them.
  private static func firstLines(of bytes: [UInt8]) -> (lines: [String], isInComment: Bool) {
    var lines: [String] = []
    var commentDepth = 0
    var index = UTF8Text.byteOrderMarkLength(bytes)
    while index < bytes.count, lines.count < linesRead {
      let end = bytes[index...].firstIndex(where: ASCII.isLineEnd) ?? bytes.count
      let text = trimmed(withoutComments(bytes[index..<end], &commentDepth))
      if !text.isEmpty { lines.append(text) }
      index = end + 1
    }
    return (lines, commentDepth > 0)
  }

  /// Returns the beginning of a line without its comments.
  private static func withoutComments(_ line: ArraySlice<UInt8>, _ depth: inout Int) -> String {
    var text: [UInt8] = []
    var index = line.startIndex
    while index < line.endIndex, text.count < lettersRead {
      let next = index + 1 < line.endIndex ? line[index + 1] : 0
      switch (line[index], next) {
      case (ASCII.slash, ASCII.star):
        depth += 1
        index += 2
      case (ASCII.star, ASCII.slash) where depth > 0:
        depth -= 1
        index += 2
      case (ASCII.slash, ASCII.slash) where depth == 0: return String(decoding: text, as: UTF8.self)
      default:
        if depth == 0 { text.append(line[index]) }
        index += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether some line begins like a declaration of this language: then the file is a flow, whatever its first line is.
  static func declaresScreens(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.split(whereSeparator: ASCII.isLineEnd).contains { line in
      let text = line.drop(while: ASCII.isWhitespace)
      guard let word = ["app ", "screen "].first(where: { text.starts(with: $0.utf8) }) else { return false }
      let name = text.dropFirst(word.utf8.count).drop { $0 == ASCII.space }
      let rest = name.drop(while: ASCII.isWordPart)
      let next = rest.drop { $0 == ASCII.space }.first
      return rest.count < name.count && next.map { "{(\"".utf8.contains($0) } == true
    }
  }

  /// Whether a heading or a paragraph precedes a block of code between lines with three backticks.
  private static func isMarkdown(_ first: String, _ bytes: [UInt8]) -> Bool {
    guard bytes.contains(ASCII.backtick), !first.hasPrefix("```") else { return false }
    let lines = bytes.split(whereSeparator: ASCII.isLineEnd)
    guard let fence = lines.firstIndex(where: { $0.starts(with: "```".utf8) }) else { return false }
    return !declaresScreens(Array(lines[..<fence].joined(separator: [ASCII.lineFeed])))
  }

  /// Whether a file has sentences, but none of the signs of a flow, nor a line that begins as one of its statements.
  private static func isProse(_ lines: [String], _ bytes: [UInt8]) -> Bool {
    let sentences = lines.filter {
      $0.first?.isLetter == true && $0.hasSuffix(".") && $0.split(separator: " ").count > 4
    }
    return !sentences.isEmpty && !bytes.contains { "{}=<>[]\"".utf8.contains($0) }
      && !lines.contains { line in
        line.split(separator: " ").first.map { ["flag", "external", "expect", "import", "screen"].contains($0) }
          ?? false
      }
  }

  private static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let end = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[start...end])
  }

  private static func format(_ first: String, _ lines: [String]) -> ForeignFile? {
    let words = first.split(separator: " ").map(String.init)
    let word = words[0]
    if word.hasPrefix("@start") { return .plantUML }
    if isMermaid(first) { return .mermaid }
    if word == "graph" { return isMermaidDirection(words) ? .mermaid : .dot }
    if word == "%%" || first.hasPrefix("%%{") || first.hasPrefix("```mermaid") { return .mermaid }
    if word.hasPrefix("digraph") || (word == "strict" && words.count > 1) { return .dot }
    if first.hasPrefix("<") { return .xml }
    if first.hasPrefix("{") || first.hasPrefix("[") { return json(first, lines) ?? toml(first, lines) }
    if first == "---" { return lines.contains { isMermaid($0) } ? .mermaid : .yaml }
    return program(word, words, lines)
  }

  private static func isMermaid(_ line: String) -> Bool {
    ["stateDiagram", "sequenceDiagram", "flowchart ", "classDiagram"].contains { line.hasPrefix($0) }
  }

  private static func isMermaidDirection(_ words: [String]) -> Bool {
    words.count == 2 && ["TD", "TB", "BT", "LR", "RL", "TD;", "LR;"].contains(words[1])
  }

  private static func json(_ first: String, _ lines: [String]) -> ForeignFile? {
    let rest = trimmed(String(first.dropFirst()))
    let next = rest.isEmpty ? lines.dropFirst().first ?? "" : rest
    let begins = first.hasPrefix("{") ? "\"" : "\"{[]"
    return !next.isEmpty && begins.contains(next.prefix(1)) ? .json : nil
  }

  private static func toml(_ first: String, _ lines: [String]) -> ForeignFile? {
    let isHeader = first.hasSuffix("]") && first.allSatisfy { $0.isLetter || ".[]_-".contains($0) }
    return isHeader && lines.dropFirst().first?.contains(" = ") == true ? .toml : nil
  }

  static let swiftModules: Set = [
    "SwiftUI", "UIKit", "AppKit", "Foundation", "Combine", "Observation", "SwiftData", "CoreData", "XCTest", "Testing",
  ]

  private static func program(_ word: String, _ words: [String], _ lines: [String]) -> ForeignFile? {
    let second = words.count > 1 ? words[1] : ""
    if word == "import", second.hasPrefix("'package:") || second.hasPrefix("'dart:") { return .dart }
    if word == "import", !second.hasPrefix("\"") {
      if second.contains("{") || words.contains("from") { return .javaScript }
      if swiftModules.contains(second) { return .swift }
      return second.split(separator: ".").count > 2 ? .kotlin : nil
    }
    if word.hasPrefix("@"), lines.contains(where: { ["struct ", "class ", "final "].contains(where: $0.hasPrefix) }) {
      return .swift
    }
    if word == "package", second.contains(".") { return .kotlin }
    if word == "fun" { return .kotlin }
    let beginsMember = { (line: String) in ["var ", "func ", "case ", "let "].contains { line.hasPrefix($0) } }
    if ["struct", "class", "enum", "func", "extension", "protocol", "public", "final"].contains(word),
      lines.contains(where: beginsMember)
    {
      return .swift
    }
    if word == "export" || word.hasPrefix("module.exports") || (word == "const" && words.contains("=")) {
      return .javaScript
    }
    let isYAML = word.hasSuffix(":") && second.isEmpty && lines.count > 1 && !lines.contains { $0.contains("{") }
    return isYAML || lines.count > 2 && lines.allSatisfy(isPair) ? .yaml : nil
  }

  /// Whether a line is a key with a value or without, or an item of a list.
  private static func isPair(_ line: String) -> Bool {
    let word = line.prefix { !$0.isWhitespace }
    return word == "-" || word.hasSuffix(":") && word.dropLast().allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
