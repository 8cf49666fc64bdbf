/// The contents of a project's `.flowc.json`: the severities of rules, the project's flows, and the options of its
/// routers.
///
///     {
///       "paths": ["Flows", "Legacy/app.flow"],
///       "severities": { "dead-end": "warning", "unused-flag": "off" },
///       "check": { "strict": true, "baseline": "flows.baseline" },
///       "conforms": ["Sources"],
///       "navigation": { "push": ["router.go(to:)"], "wrappers": ["LazyView"], "ignore": ["DebugMenu"] },
///       "swift": { "target": "stack", "access": "public", "minimum-ios": 14, "imports": ["Catalogue"], "output": "Router" },
///       "preview": { "output": "Previews/" }
///     }
public struct Configuration: Sendable {
  /// The name of the file.
  public static let fileName = ".flowc.json"

  /// The severities that override those of the rules; nil for a rule that is off.
  public var severities: [String: Severity?] = [:]
  /// The files and folders, relative to the folder of the configuration, that commands read when they are given none. A
  /// folder means every flow in it.
  public var paths: [String] = []
  /// Whether warnings fail a check, too.
  public var isStrict = false
  /// The baseline, the file of the findings that are not reported, relative to the folder of the configuration, if any.
  public var baseline: String?
  /// Files and folders with the app's Swift code, relative to the folder of the configuration, that flows are compared
  /// with.
  public var conforms: [String] = []
  /// The navigation that the app's own functions and views perform, for code that is read.
  public var navigation = NavigationTable()
  /// The options of the routers.
  public var swift = SwiftOptions()
  /// The navigation system that routers are written for; nil for the default.
  public var target: String?

  /// The path that routers are written to, relative to the folder of the configuration; nil for standard output.
  public var swiftOutput: String?
  /// The path of the previews, relative to the folder of the configuration: a page, or a folder if it ends with `/`.
  /// Nil to write each page beside its flow.
  public var previewOutput: String?

  /// Creates the configuration of a project without a file.
  public init() {}

  /// An error in a configuration, with its location.
  public typealias Problem = JSONReader.Problem

  /// Reads a configuration.
  ///
  /// - Returns: The members that could be read, and the problems of all others.
  public static func read(_ bytes: [UInt8]) -> (configuration: Configuration, problems: [Problem]) {
    var reader = ConfigurationReader()
    do {
      reader.read(try JSONReader.read(bytes))
    } catch {
      reader.problems.append(error)
    }
    return (reader.configuration, reader.problems.sorted { ($0.offset, $0.message) < ($1.offset, $1.message) })
  }
}
