/// How names of types and functions become names of screens.
enum ScreenNames {
  /// The name of a type without what names of views and controllers end in: `Settings` for `SettingsView`.
  static func plain(_ type: String) -> String {
    for ending in endings where type.hasSuffix(ending) && type != ending { return String(type.dropLast(ending.count)) }
    return type
  }

  /// The name of a part that a function makes: `WithAppRouter` for `withAppRouter`.
  static func ofFunction(_ name: String) -> String {
    name.isEmpty ? "Part" : name.prefix(1).uppercased() + name.dropFirst()
  }

  private static let endings = [
    "TableViewController", "CollectionViewController", "HostingController", "ViewController", "Controller", "Screen",
    "View",
  ]
}
