/// What a project says in its `.flowc.json`: how bad rules are there, and which flows it has.
///
///     {
///       "paths": ["Flows", "Legacy/app.flow"],
///       "severities": { "dead-end": "warning", "unused-flag": "off" }
///     }
public struct Configuration: Equatable, Sendable {
  /// What the file is called.
  public static let fileName = ".flowc.json"

  /// Rules with another severity than their own, or with none where they are off.
  public var severities: [String: Severity?] = [:]
  /// Files and folders, relative to the folder of the file, that commands take when they are given none. A folder
  /// stands for every flow in it.
  public var paths: [String] = []

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
    return (reader.configuration, reader.problems)
  }
}

/// Goes through the members of a configuration.
private struct ConfigurationReader {
  var configuration = Configuration()
  var problems: [Configuration.Problem] = []

  private static let keys = ["paths", "severities"]

  mutating func read(_ value: JSONValue) {
    guard let members = value.members else { return complain("the configuration is an object, as in `{ }`", at: 0) }
    var seen: Set<String> = []
    for member in members {
      guard seen.insert(member.name).inserted else {
        complain("`\(member.name)` is said twice", at: member.offset)
        continue
      }
      switch member.name {
      case "paths": readPaths(member)
      case "severities": readSeverities(member)
      default:
        let hint = Self.hint(member.name, Self.keys) ?? "it can be " + Self.keys.joined(separator: ", ")
        complain("unknown key `\(member.name)`; \(hint)", at: member.offset)
      }
    }
  }

  private mutating func readPaths(_ member: JSONValue.Member) {
    let paths = member.value.array.map { $0.compactMap(\.string) }
    guard let paths, paths.count == member.value.array?.count else {
      return complain("`paths` is a list of files and folders, as in `[ \"Flows\" ]`", at: member.offset)
    }
    for path in paths where path.isEmpty || path.utf8.contains(0) {
      complain("a path of `paths` is no path: \(StringLiteral.quoted(path))", at: member.offset)
    }
    configuration.paths = paths
  }

  private mutating func readSeverities(_ member: JSONValue.Member) {
    guard let rules = member.value.members else {
      return complain("`severities` is an object, as in `{ \"dead-end\": \"warning\" }`", at: member.offset)
    }
    var seen: Set<String> = []
    for rule in rules {
      if !seen.insert(rule.name).inserted { complain("`\(rule.name)` is said twice", at: rule.offset) }
      readSeverity(rule)
    }
  }

  private mutating func readSeverity(_ member: JSONValue.Member) {
    guard let rule = Rule.named(member.name) else {
      let hint = Self.hint(member.name, Rule.all.map(\.name)) ?? "`flowc explain` lists them"
      return complain("unknown rule `\(member.name)`; \(hint)", at: member.offset)
    }
    guard rule.canBeAllowed else {
      return complain("`\(rule.name)` is always an error: nobody knows what it hides", at: member.offset)
    }
    switch member.value.string {
    case "off": configuration.severities.updateValue(nil, forKey: rule.name)
    case let word? where Severity(rawValue: word) != nil:
      configuration.severities.updateValue(Severity(rawValue: word), forKey: rule.name)
    default: complain("`\(rule.name)` can be \"error\", \"warning\", \"note\" or \"off\"", at: member.offset)
    }
  }

  private mutating func complain(_ message: String, at offset: Int) {
    problems.append(Configuration.Problem(message: message, offset: offset))
  }

  private static func hint(_ word: String, _ words: [String]) -> String? {
    SpellingSuggestion.best(for: word, among: words).map { "did you mean `\($0)`?" }
  }
}
