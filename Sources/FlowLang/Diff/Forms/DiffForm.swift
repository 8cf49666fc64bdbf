/// One form that changes can be told in: a pure function from comparisons to text. The same comparisons give the same
/// bytes every time. To add a form, write one file with a value of this type and list it in ``all``.
public struct DiffForm: Sendable {
  /// What the form is called on the command line.
  public let name: String
  /// What the form is, in one line.
  public let summary: String
  /// Writes some comparisons in this form; in colours where the form has them and they are wanted.
  public let write: @Sendable (_ diffs: [FlowDiff], _ isColored: Bool) -> String

  /// Every form there is, the default first.
  public static let all: [DiffForm] = [.text, .markdown, .json]
}

extension FlowDiff {
  /// What the version that was there is called.
  var oldPath: String { old.sources.first?.path ?? "" }

  /// What the version that is there now is called.
  var newPath: String { new.sources.first?.path ?? "" }
}

extension [FlowDiff] {
  /// How many changes there are of one class in all of them.
  func count(_ impact: Impact) -> Int { reduce(0) { $0 + $1.count(impact) } }
}

/// Where the changes of a comparison stand: lines and columns in both versions.
struct ChangePlaces {
  private let old: [PlaceTable]
  private let new: [PlaceTable]
  private let diff: FlowDiff

  /// A place as people count it, and its file.
  struct Located {
    let path: String
    let place: Place

    /// "app.flow:4:3"
    var text: String { "\(path):\(place.line):\(place.column)" }
  }

  init(_ diff: FlowDiff) {
    self.diff = diff
    old = Self.tables(diff.old, diff.changes.compactMap(\.before))
    new = Self.tables(diff.new, diff.changes.compactMap(\.after))
  }

  /// Where a change stands in the old version.
  func before(_ change: Change) -> Located? { change.before.map { Self.place($0, diff.old, old) } }

  /// Where a change stands in the new version.
  func after(_ change: Change) -> Located? { change.after.map { Self.place($0, diff.new, new) } }

  /// The one place to show: in the new version where it is there.
  func shown(_ change: Change) -> Located? { after(change) ?? before(change) }

  private static func tables(_ compilation: Compilation, _ ranges: [SourceRange]) -> [PlaceTable] {
    var offsets = [[UInt32]](repeating: [], count: compilation.sources.count)
    for range in ranges { offsets[Int(range.file.index)] += [range.start, range.end] }
    return zip(compilation.sources, offsets).map { PlaceTable($0, $1) }
  }

  private static func place(_ range: SourceRange, _ compilation: Compilation, _ tables: [PlaceTable]) -> Located {
    let file = Int(range.file.index)
    return Located(path: compilation.sources[file].path, place: tables[file].place(of: range))
  }
}
