/// One format of the findings: a pure function from compilations to text. The same compilations always give the
/// same bytes. To add a format, write one file with a value of this type and list it in ``all``.
public struct Reporter: Sendable {
  /// The name of the format on the command line.
  public let name: String
  /// Whether the format is for programs: then it goes to standard output, and paths are relative to one folder.
  public let isMachine: Bool
  /// Whether paths stay as the caller wrote them, regardless of the folder that others are relative to: Xcode finds a
  /// file only by the absolute path that it passed itself.
  public var keepsPaths = false
  /// Writes the findings of some compilations in this format.
  public let report: @Sendable ([Compilation], ReportStyle) -> String

  /// Returns the format with a name.
  public static func named(_ name: String) -> Reporter? { all.first { $0.name == name } }
}

/// The options of a report.
public struct ReportStyle: Sendable {
  /// Whether the text is for a terminal that shows colours.
  public var isColored = false
  /// Whether only errors and warnings are reported, without notes and without a summary.
  public var isQuiet = false
  /// The parts of the text format to write.
  public var parts = Parts.all
  /// Returns the path of a file in the report.
  public var path: @Sendable (SourceFile) -> String = { $0.path }

  /// The parts of the text format.
  public enum Parts: Sendable {
    case all, findings, summary
  }

  /// Creates the style of a complete report in plain text, in which files have their own paths.
  public init() {}
}

extension Reporter {
  /// All reporters, the default first.
  public static let all: [Reporter] = [.text, .xcode, .json, .sarif, .github, .gitlab, .junit, .checkstyle]
}

/// The names of the severities on other platforms.
extension Severity {
  var checkstyleName: String { self == .note ? "info" : rawValue }
  var gitHubName: String { self == .note ? "notice" : rawValue }
  var gitLabName: String { self == .error ? "major" : self == .warning ? "minor" : "info" }
}

extension Reporter {
  /// Returns the findings of a rule, in the order in which every format reports them.
  public static func findings(of rule: Rule, in compilation: Compilation) -> [Finding] {
    Report([compilation], ReportStyle()).entries.map(\.finding).filter { $0.rule == rule.name }
  }
}
