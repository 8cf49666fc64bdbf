/// An output format for changes: a pure function from comparisons to text. The same comparisons always give the same
/// bytes. To add a form, write one file with a value of this type and list it in ``all``.
public struct DiffForm: Sendable {
  /// The name of the form on the command line.
  public let name: String
  /// A description of the form, in one line.
  public let summary: String
  /// Writes some comparisons in this form, with colours if they are requested and the form has them.
  public let write: @Sendable (_ diffs: [FlowDiff], _ isColored: Bool) -> String

  /// All forms, the default first.
  public static let all: [DiffForm] = [.text, .markdown, .json]
}

extension FlowDiff {
  /// The path of the old version.
  var oldPath: String { old.sources.first?.path ?? "" }

  /// The path of the new version.
  var newPath: String { new.sources.first?.path ?? "" }
}

extension [FlowDiff] {
  /// Returns the number of changes of one impact in all comparisons.
  func count(_ impact: Impact) -> Int { reduce(0) { $0 + $1.count(impact) } }
}

/// The locations of the changes of a comparison, as lines and columns in both versions.
struct ChangeLocations {
  private let old: [LocationTable]
  private let new: [LocationTable]
  private let diff: FlowDiff

  /// A location in a file, as line and column.
  struct Located {
    let path: String
    let place: ReportLocation

    /// "app.flow:4:3"
    var text: String { "\(path):\(place.line):\(place.column)" }
  }

  init(_ diff: FlowDiff) {
    self.diff = diff
    old = Self.tables(diff.old, diff.changes.compactMap(\.before))
    new = Self.tables(diff.new, diff.changes.compactMap(\.after))
  }

  func before(_ change: Change) -> Located? { change.before.map { Self.place($0, diff.old, old) } }

  func after(_ change: Change) -> Located? { change.after.map { Self.place($0, diff.new, new) } }

  /// Returns the location to report: in the new version, if the subject exists there.
  func shown(_ change: Change) -> Located? { after(change) ?? before(change) }

  private static func tables(_ compilation: Compilation, _ ranges: [SourceRange]) -> [LocationTable] {
    var offsets = [[UInt32]](repeating: [], count: compilation.sources.count)
    for range in ranges { offsets[Int(range.file.index)] += [range.start, range.end] }
    return zip(compilation.sources, offsets).map { LocationTable($0, $1) }
  }

  private static func place(_ range: SourceRange, _ compilation: Compilation, _ tables: [LocationTable]) -> Located {
    let file = Int(range.file.index)
    return Located(path: compilation.sources[file].path, place: tables[file].place(of: range))
  }
}
