/// A location as a reader counts it: lines and columns from 1, columns in characters, the end past the last.
struct ReportLocation: Hashable {
  var line = 1
  var column = 1
  var endLine = 1
  var endColumn = 1

  /// The members of the location in JSON.
  var json: [JSONValue.Member] {
    [
      .init("line", .integer(line)), .init("column", .integer(column)), .init("endLine", .integer(endLine)),
      .init("endColumn", .integer(endColumn)),
    ]
  }
}

/// The lines and columns of the offsets that a report names in one file, all computed in one pass.
struct LocationTable {
  let lines: LineTable
  private let positions: [UInt32: LineTable.Position]

  init(_ source: SourceFile, _ offsets: [UInt32]) {
    lines = LineTable(source)
    let ordered = Set(offsets).sorted()
    positions = Dictionary(uniqueKeysWithValues: zip(ordered, lines.positions(of: ordered)))
  }

  /// Returns the location of a range whose offsets are in the table.
  func place(of range: SourceRange) -> ReportLocation {
    guard let start = positions[range.start], let end = positions[range.end] else { return ReportLocation() }
    return ReportLocation(line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
  }
}
