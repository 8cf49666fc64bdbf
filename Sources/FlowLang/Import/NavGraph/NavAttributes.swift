/// The attributes of one element of a navigation graph: those that are read are taken, the others stay.
struct NavAttributes {
  /// What nobody has taken, as it is written; without what only previews and the XML itself use.
  private(set) var rest: [(name: String, value: String)] = []
  /// Attributes that lack their namespace, with their places.
  private(set) var bare: [(name: String, place: Range<UInt32>)] = []
  private var previews: [String: String] = [:]
  private let prefixes: Set<String>

  init(_ element: XMLElement, _ prefixes: Set<String>) {
    self.prefixes = prefixes
    for (name, value) in element.values {
      if name.hasPrefix("xmlns") { continue }
      if name.hasPrefix("tools:") {
        previews[String(name.dropFirst("tools:".count))] = value
      } else {
        rest.append((name, value))
        if Self.platformNames.contains(name) || Self.toolNames.contains(name),
          let place = element.place(of: name)
        {
          bare.append((name, place.name.lowerBound..<place.value.upperBound + 1))
        }
      }
    }
  }

  /// The value of an attribute in one of the namespaces.
  mutating func take(_ name: String) -> String? {
    let index = rest.firstIndex { attribute in
      let parts = attribute.name.split(separator: ":", maxSplits: 1)
      return parts.count == 2 && parts[1] == name && prefixes.contains(String(parts[0]))
    }
    return index.map { rest.remove(at: $0).value }
  }

  /// The name in a reference such as `@+id/home`, without what stands before it.
  mutating func takeName(_ name: String) -> String? {
    take(name).flatMap { value in
      let bare = value.hasPrefix("@") ? value.drop { $0 != "/" }.dropFirst() : value[...]
      return bare.isEmpty ? nil : String(bare)
    }
  }

  /// The value of an attribute for previews.
  func takePreview(_ name: String) -> String? { previews[name] }

  /// The prefix that an attribute is usually written with.
  static func prefix(of name: String) -> String { platformNames.contains(name) ? "android" : "app" }

  private static let platformNames: Set<String> = ["id", "name", "label", "defaultValue", "autoVerify"]
  private static let toolNames: Set<String> = [
    "type", "argType", "nullable", "destination", "popUpTo", "popUpToInclusive", "popUpToSaveState", "launchSingleTop",
    "restoreState", "startDestination", "graph", "uri", "action", "mimeType", "enterAnim", "exitAnim", "popEnterAnim",
    "popExitAnim",
  ]
}
