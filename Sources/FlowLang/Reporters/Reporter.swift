/// One form that findings can be told in: a pure function from compilations to text. The same compilations give the
/// same bytes every time. To add a form, write one file with a value of this type and list it in ``all``.
public struct Reporter: Sendable {
  /// What the form is called on the command line.
  public let name: String
  /// What the form is, in one line.
  public let summary: String
  /// Whether it is read by programs: then it goes to standard output, and paths are relative to one folder.
  public let isMachine: Bool
  /// Whether files are called as the caller called them, whatever folder others start from: Xcode finds a file only by
  /// the absolute path that it gave itself.
  public var keepsPaths = false
  /// Writes the findings of some compilations in this form.
  public let report: @Sendable ([Compilation], ReportStyle) -> String

  /// The form of a name.
  public static func named(_ name: String) -> Reporter? { all.first { $0.name == name } }
}

/// What a caller can choose about the way findings are told.
public struct ReportStyle: Sendable {
  /// Whether the text is for a terminal that shows colours.
  public var isColored = false
  /// Whether only errors and warnings are told, without notes and without a summary.
  public var isQuiet = false
  /// Which parts of the text for people are written.
  public var parts = Parts.all
  /// What to call a file.
  public var path: @Sendable (SourceFile) -> String = { $0.path }

  /// The parts of the text for people.
  public enum Parts: Sendable {
    case all, findings, summary
  }

  /// Plain text, everything told, and files called by their own paths.
  public init() {}
}
