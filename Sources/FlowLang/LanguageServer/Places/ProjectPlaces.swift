/// Turns the places of one app into those of the protocol, and back.
struct ProjectPlaces {
  private let project: Project
  private let workspace: Workspace
  private let encoding: PositionEncoding
  private var tables: [FileID: TextPositions] = [:]

  init(_ project: Project, _ workspace: Workspace, _ encoding: PositionEncoding) {
    self.project = project
    self.workspace = workspace
    self.encoding = encoding
  }

  /// The address of a file.
  func uri(of file: FileID) -> String { workspace.uri(ofFile: project.key(of: file)) }

  /// The position of a byte.
  mutating func position(of offset: UInt32, in file: FileID) -> TextPosition {
    tables[file, default: table(of: file)].position(of: offset)
  }

  /// The positions of a range.
  mutating func range(_ range: SourceRange) -> TextRange {
    tables[range.file, default: table(of: range.file)].range(range.start..<range.end)
  }

  /// The file and the positions of a range.
  mutating func location(_ range: SourceRange) -> Location {
    Location(uri: uri(of: range.file), range: self.range(range))
  }

  /// The byte at a position.
  func cursor(at position: TextPosition, in file: FileID) -> Cursor {
    Cursor(file: file, offset: UInt32((tables[file] ?? table(of: file)).offset(of: position)))
  }

  /// The bytes of a range.
  func range(_ range: TextRange, in file: FileID) -> SourceRange {
    let table = tables[file] ?? table(of: file)
    return SourceRange(
      file: file, start: UInt32(table.offset(of: range.start)), end: UInt32(table.offset(of: range.end)))
  }

  private func table(of file: FileID) -> TextPositions {
    let source = project.compilation.sources[Int(file.index)]
    if let document = workspace.document(forFile: source.identity) { return document.positions(encoding) }
    return TextPositions(source.bytes, LineStarts(source.bytes), encoding, hidesMark: true)
  }
}

/// A stretch of text in a document.
struct Location: Hashable {
  let uri: String
  let range: TextRange
}

extension JSONWriter {
  /// Writes a position.
  mutating func value(_ position: TextPosition) {
    object { json in
      json.member("line", position.line)
      json.member("character", position.character)
    }
  }

  /// Writes a range.
  mutating func value(_ range: TextRange) {
    object { json in
      json.key("start")
      json.value(range.start)
      json.key("end")
      json.value(range.end)
    }
  }

  /// Writes a member that is a range.
  mutating func member(_ name: String, _ range: TextRange) {
    key(name)
    value(range)
  }

  /// Writes a location.
  mutating func value(_ location: Location) {
    object { json in
      json.member("uri", location.uri)
      json.member("range", location.range)
    }
  }

  /// Writes a member that is text to read.
  mutating func member(_ name: String, markup text: String, isMarkdown: Bool) {
    key(name)
    object { json in
      json.member("kind", isMarkdown ? "markdown" : "plaintext")
      json.member("value", text)
    }
  }
}
