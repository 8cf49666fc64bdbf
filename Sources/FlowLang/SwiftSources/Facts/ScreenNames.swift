/// Converts names of types and functions to names of screens.
enum ScreenNames {
  /// Returns the name of a type without the suffixes of views and controllers: `Settings` for `SettingsView`.
  static func plain(_ type: String) -> String {
    for ending in endings where type.hasSuffix(ending) && type != ending { return String(type.dropLast(ending.count)) }
    return type
  }

  /// Returns the name of a part that a function makes: `WithAppRouter` for `withAppRouter`.
  static func ofFunction(_ name: String) -> String {
    name.isEmpty ? "Part" : name.prefix(1).uppercased() + name.dropFirst()
  }

  private static let endings = [
    "TableViewController", "CollectionViewController", "HostingController", "ViewController", "Controller", "Screen",
    "View",
  ]
}
