/// Converts the locations of one app to those of the protocol, and back.
struct ProjectLocations {
  private let project: Project
  private let workspace: Workspace
  private let encoding: PositionEncoding
  /// The position table of each file, created on first use.
  private var tables: [TextPositions?]

  init(_ project: Project, _ workspace: Workspace, _ encoding: PositionEncoding) {
    self.project = project
    self.workspace = workspace
    self.encoding = encoding
    tables = Array(repeating: nil, count: project.sources.count)
  }

  func uri(of file: FileID) -> String { workspace.uri(ofFile: project.key(of: file)) }

  mutating func position(of offset: UInt32, in file: FileID) -> TextPosition { with(file) { $0.position(of: offset) } }

  /// Returns the positions of a range.
  mutating func range(_ range: SourceRange) -> TextRange { with(range.file) { $0.range(range.start..<range.end) } }

  /// Returns the URI and the positions of a range.
  mutating func location(_ range: SourceRange) -> Location {
    Location(uri: uri(of: range.file), range: self.range(range))
  }

  mutating func cursor(at position: TextPosition, in file: FileID) -> Cursor {
    Cursor(file: file, offset: UInt32(with(file) { $0.offset(of: position) }))
  }

  mutating func range(_ range: TextRange, in file: FileID) -> SourceRange {
    SourceRange(
      file: file, start: cursor(at: range.start, in: file).offset, end: cursor(at: range.end, in: file).offset)
  }

  private mutating func with<Result>(_ file: FileID, _ question: (inout TextPositions) -> Result) -> Result {
    let index = Int(file.index)
    var table = tables[index] ?? self.table(of: file)
    defer { tables[index] = table }
    return question(&table)
  }

  private func table(of file: FileID) -> TextPositions {
    let source = project.sources[Int(file.index)]
    if let document = workspace.document(forFile: source.identity) { return document.positions(encoding) }
    return TextPositions(source.bytes, LineStarts(source.bytes), encoding, hidesMark: true)
  }
}

/// A range of a document, as in the protocol.
struct Location: Hashable {
  let uri: String
  let range: TextRange
}

extension TextPosition {
  var json: JSONValue { ["line": .integer(line), "character": .integer(character)] }
}

extension TextRange {
  var json: JSONValue { ["start": start.json, "end": end.json] }
}

extension Location {
  var json: JSONValue { ["uri": .string(uri), "range": range.json] }
}

extension JSONValue {
  static func markup(_ text: String, isMarkdown: Bool) -> JSONValue {
    ["kind": isMarkdown ? "markdown" : "plaintext", "value": .string(isMarkdown ? text : Markdown.plain(text))]
  }
}
