/// What a project says in its `.flowc.json`: how bad rules are there, which flows it has, and what its routers are like.
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
  /// What the file is called.
  public static let fileName = ".flowc.json"

  /// Rules with another severity than their own, or with none where they are off.
  public var severities: [String: Severity?] = [:]
  /// Files and folders, relative to the folder of the file, that commands take when they are given none. A folder
  /// stands for every flow in it.
  public var paths: [String] = []
  /// Whether warnings fail a check, too.
  public var isStrict = false
  /// The file of the findings that are left out, relative to the folder of the configuration; nil for none.
  public var baseline: String?
  /// Files and folders with the Swift code of the app, relative to the folder of the file, that flows are compared with.
  public var conforms: [String] = []
  /// What the app's own functions and views are to navigation, for code that is read.
  public var navigation = NavigationTable()
  /// How routers are written.
  public var swift = SwiftOptions()
  /// The navigation system that routers are written for; nil for the default.
  public var target: String?

  /// Where routers go, relative to the folder of the file; nil for standard output.
  public var swiftOutput: String?
  /// Where previews go, relative to the folder of the file: a page, or a folder with `/` at its end. Nil for beside the flow.
  public var previewOutput: String?

  /// What there is without a file.
  public init() {}

  /// What is wrong with a configuration, and where.
  public struct Problem: Error, Equatable, Sendable {
    /// What is wrong and what to do, in one lower-case sentence.
    public let message: String
    /// Where, in bytes from the start of the file.
    public let offset: Int
  }

  /// Reads a configuration.
  ///
  /// - Returns: What could be read, and everything that is wrong with the rest.
  public static func read(_ bytes: [UInt8]) -> (configuration: Configuration, problems: [Problem]) {
    var reader = ConfigurationReader()
    do {
      reader.read(try JSONReader.read(bytes))
    } catch {
      reader.problems.append(Problem(message: error.message, offset: error.offset))
    }
    return (reader.configuration, reader.problems.sorted { ($0.offset, $0.message) < ($1.offset, $1.message) })
  }
}
