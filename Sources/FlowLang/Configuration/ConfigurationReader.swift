/// Reads the members of a configuration and collects the problems.
struct ConfigurationReader {
  var configuration = Configuration()
  var problems: [Configuration.Problem] = []

  private static let keys = ["paths", "severities", "check", "conforms", "navigation", "swift", "preview"]

  mutating func read(_ value: JSONValue) {
    guard let members = value.members else { return report("the configuration is an object, as in `{ }`", at: 0) }
    for member in single(members) {
      switch member.name {
      case "paths": paths(member).map { configuration.paths = $0 }
      case "conforms": paths(member).map { configuration.conforms = $0 }
      case "navigation": readNavigation(member)
      case "severities":
        for rule in object(member, as: #"{ "dead-end": "warning" }"#) { readSeverity(rule) }
      case "check": readCheck(member)
      case "swift": readSwift(member)
      case "preview": readPreview(member)
      default: reportUnknownKey(member, Self.keys)
      }
    }
  }

  /// Returns the members of an object, the first of each name, and reports the duplicates.
  private mutating func single(_ members: [JSONValue.Member]) -> [JSONValue.Member] {
    var seen: Set<String> = []
    return members.filter { member in
      let isNew = seen.insert(member.name).inserted
      if !isNew { report("`\(member.name)` occurs twice", at: member.offset) }
      return isNew
    }
  }

  /// Returns the members of the object that is the value of a member, or reports a problem.
  ///
  /// - Parameter example: Such an object, for the message.
  private mutating func object(_ member: JSONValue.Member, as example: String) -> [JSONValue.Member] {
    if let members = member.value.members { return single(members) }
    report("`\(member.name)` is an object, as in `\(example)`", at: member.offset)
    return []
  }

  private mutating func readSeverity(_ member: JSONValue.Member) {
    guard let rule = Rule.named(member.name) else {
      let hint = Self.hint(member.name, Rule.all.map(\.name)) ?? "`flowc explain` lists them"
      return report("unknown rule `\(member.name)`; \(hint)", at: member.offset)
    }
    guard rule.canBeAllowed else {
      return report("`\(rule.name)` is always an error: it may hide others", at: member.offset)
    }
    switch member.value.string {
    case "off": configuration.severities.updateValue(nil, forKey: rule.name)
    case let word? where Severity(rawValue: word) != nil:
      configuration.severities.updateValue(Severity(rawValue: word), forKey: rule.name)
    default: report("`\(rule.name)` can be \"error\", \"warning\", \"note\" or \"off\"", at: member.offset)
    }
  }

  private mutating func readCheck(_ member: JSONValue.Member) {
    for member in object(member, as: #"{ "strict": true }"#) {
      switch member.name {
      case "strict":
        configuration.isStrict = member.value.bool ?? false
        if member.value.bool == nil { report("`strict` is true or false", at: member.offset) }
      case "baseline": configuration.baseline = path(member)
      default: reportUnknownKey(member, ["strict", "baseline"])
      }
    }
  }

  private mutating func readNavigation(_ member: JSONValue.Member) {
    for member in object(member, as: #"{ "push": ["router.go(to:)"] }"#) {
      switch member.name {
      case "wrappers": configuration.navigation.wrappers = Set(texts(member) ?? [])
      case "ignore": configuration.navigation.ignored = Set(texts(member) ?? [])
      case let key where NavigationTable.functionKeys.contains(key):
        for spelling in texts(member) ?? [] {
          if let function = NavigationTable.Function(spelling) {
            configuration.navigation.add(function, to: key)
          } else {
            report("\(StringLiteral.quoted(spelling)) is no function, as `router.go(to:)` is", at: member.offset)
          }
        }
      default: reportUnknownKey(member, NavigationTable.functionKeys + ["wrappers", "ignore"])
      }
    }
  }

  private mutating func readSwift(_ member: JSONValue.Member) {
    for member in object(member, as: #"{ "target": "stack" }"#) {
      switch member.name {
      case "target": configuration.target = word(member, SwiftTarget.all.map(\.name))
      case "access":
        let word = word(member, SwiftOptions.Access.allCases.map(\.rawValue))
        configuration.swift.access = word.flatMap { SwiftOptions.Access(rawValue: $0) } ?? .internal
      case "minimum-ios":
        configuration.swift.minimumIOS = member.value.integer
        if member.value.integer == nil { report("`minimum-ios` is a number, as in 16", at: member.offset) }
      case "imports":
        configuration.swift.imports = texts(member) ?? []
        for module in configuration.swift.imports where !SwiftOptions.isModule(module) {
          report("\(StringLiteral.quoted(module)) is no name of a module", at: member.offset)
        }
      case "output": configuration.swiftOutput = path(member)
      default: reportUnknownKey(member, ["target", "access", "minimum-ios", "imports", "output"])
      }
    }
  }

  private mutating func readPreview(_ member: JSONValue.Member) {
    for member in object(member, as: #"{ "output": "Previews/" }"#) {
      switch member.name {
      case "output": configuration.previewOutput = path(member)
      default: reportUnknownKey(member, ["output"])
      }
    }
  }

  /// Returns the value of a member that is a path, or reports a problem.
  private mutating func path(_ member: JSONValue.Member) -> String? {
    if let path = member.value.string, !path.isEmpty, !path.utf8.contains(0) { return path }
    report("`\(member.name)` is a path, as in \"Generated\"", at: member.offset)
    return nil
  }

  /// Returns the value of a member that is a list of paths, or reports a problem.
  private mutating func paths(_ member: JSONValue.Member) -> [String]? {
    guard let paths = texts(member) else { return nil }
    for path in paths where path.isEmpty || path.utf8.contains(0) {
      report("a path of `\(member.name)` is no path: \(StringLiteral.quoted(path))", at: member.offset)
    }
    return paths
  }

  /// Returns the value of a member that is one of several words, or reports a problem.
  private mutating func word(_ member: JSONValue.Member, _ words: [String]) -> String? {
    if let word = member.value.string, words.contains(word) { return word }
    report("`\(member.name)` can be \(words.map { "\"\($0)\"" }.joined(separator: ", "))", at: member.offset)
    return nil
  }

  /// Returns the value of a member that is an array of strings, or reports a problem.
  private mutating func texts(_ member: JSONValue.Member) -> [String]? {
    let texts = member.value.array.map { $0.compactMap(\.string) }
    if let texts, texts.count == member.value.array?.count { return texts }
    report("`\(member.name)` is a list of texts, as in `[ \"Flows\" ]`", at: member.offset)
    return nil
  }

  private mutating func reportUnknownKey(_ member: JSONValue.Member, _ keys: [String]) {
    let hint = Self.hint(member.name, keys) ?? "it can be " + keys.joined(separator: ", ")
    report("unknown key `\(member.name)`; \(hint)", at: member.offset)
  }

  private mutating func report(_ message: String, at offset: Int) {
    problems.append(Configuration.Problem(message: message, offset: offset))
  }

  private static func hint(_ word: String, _ words: [String]) -> String? {
    SpellingSuggestion.best(for: word, among: words).map { "did you mean `\($0)`?" }
  }
}
