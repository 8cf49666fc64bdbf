/// A project's declarations about its own functions and views: the table `navigation` of `.flowc.json`.
public struct NavigationTable: Hashable, Sendable {
  /// A function of the app as the table spells it: `router.go(to:)`, `open(_:)` or `show`.
  public struct Function: Hashable, Sendable {
    /// The last name of the receiver; nil for any receiver.
    let base: String?
    let name: String
    /// The label of the first argument, which is shown; empty for none.
    let label: String

    /// Parses a spelling; nil if it is not that of a function.
    public init?(_ spelling: String) {
      let parts = spelling.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
      let path = parts[0].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard path.allSatisfy(Self.isName), let name = path.last else { return nil }
      var label = ""
      if parts.count == 2 {
        guard parts[1].hasSuffix(")") else { return nil }
        let labels = parts[1].dropLast().split(separator: ":", omittingEmptySubsequences: false)
        guard labels.last == "", labels.dropLast().allSatisfy({ Self.isName(String($0)) }) else { return nil }
        label = labels.first.map(String.init) ?? ""
      }
      (base, self.name, self.label) = (path.count > 1 ? path[path.count - 2] : nil, name, label == "_" ? "" : label)
    }

    private static func isName(_ text: String) -> Bool {
      !text.isEmpty && text.utf8.allSatisfy { ASCII.isWordPart($0) || $0 >= 0x80 }
    }
  }

  /// The functions that show their argument, with the presentation: `push`, `sheet`, `cover` or `popover`.
  var kinds: [Function: NavigationFact.Kind] = [:]
  /// The views that only show what they are given and are no screens themselves.
  public var wrappers: Set<String> = []
  /// The types and functions that are not about navigation.
  public var ignored: Set<String> = []

  /// Creates an empty table.
  public init() {}

  /// The keys of the table that list functions.
  static let functionKeys = ["push", "sheet", "cover", "popover"]

  /// Adds a function under one of ``functionKeys``.
  mutating func add(_ function: Function, to key: String) { kinds[function] = NavigationFact.Kind(rawValue: key) }
}

extension FactFinder {
  /// Reads a call of a function that the project's table lists; returns nil for other functions.
  mutating func readListed(_ call: Evaluation.Call, _ place: CodePlace, _ owner: CodeOwner) -> [GoalPart]? {
    let name = project.names[project.name(of: call.callee)]
    let base = call.receiver
    let baseName = base.flatMap { project.node($0).token >= 0 ? project.names[project.name(of: $0)] : nil }
    if table.ignored.contains(name) || baseName.map({ table.ignored.contains("\($0).\(name)") }) ?? false { return [] }
    for (function, kind) in table.kinds where function.name == name {
      guard function.base == nil || function.base == baseName, let first = call.arguments.first,
        evaluation.label(of: first) == function.label, let value = project.first(of: first)
      else { continue }
      // Values of route enums are followed through their table, a `switch`.
      if project.isImplicit(value) { return [] }
      let values = evaluation.values(of: value)
      if values.contains(where: \.isRoute) { return [] }
      let isOwnCode = functionAround(place).map { project.names[project.name(of: $0)] == name } ?? false
      if isOwnCode { return [] }
      add(kind, values, place, owner, from: name)
      return [part(value, values)]
    }
    return nil
  }
}
