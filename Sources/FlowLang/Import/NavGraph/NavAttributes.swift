/// The attributes of one element of a navigation graph, from which the reader takes those that it understands.
struct NavAttributes {
  /// The attributes that have not been taken, verbatim; without those that only previews and XML itself use.
  private(set) var rest: [(name: String, value: String)] = []
  /// The attributes without their required namespace, with their ranges.
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
        if Self.platformNames.contains(name) || Self.toolNames.contains(name), let place = element.place(of: name) {
          bare.append((name, place.name.lowerBound..<place.value.upperBound + 1))
        }
      }
    }
  }

  /// Removes an attribute in one of the namespaces and returns its value.
  mutating func take(_ name: String) -> String? {
    let index = rest.firstIndex { attribute in
      let parts = attribute.name.split(separator: ":", maxSplits: 1)
      return parts.count == 2 && parts[1] == name && prefixes.contains(String(parts[0]))
    }
    return index.map { rest.remove(at: $0).value }
  }

  /// Removes an attribute with a reference such as `@+id/home` and returns the name in it.
  mutating func takeName(_ name: String) -> String? {
    take(name).flatMap { value in
      let bare = value.hasPrefix("@") ? value.drop { $0 != "/" }.dropFirst() : value[...]
      return bare.isEmpty ? nil : String(bare)
    }
  }

  /// The layout that previews show.
  var layout: String? { previews["layout"] }

  /// Returns the usual namespace prefix of an attribute.
  static func prefix(of name: String) -> String { platformNames.contains(name) ? "android" : "app" }

  private static let platformNames: Set<String> = ["id", "name", "label", "defaultValue", "autoVerify"]
  private static let toolNames: Set<String> = [
    "type", "argType", "nullable", "destination", "popUpTo", "popUpToInclusive", "popUpToSaveState", "launchSingleTop",
    "restoreState", "startDestination", "graph", "uri", "action", "mimeType", "enterAnim", "exitAnim", "popEnterAnim",
    "popExitAnim",
  ]
}
