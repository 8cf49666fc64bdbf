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

  /// Returns the words of the name of a type, without those that say that it is a view.
  static func words(_ type: String) -> Set<Substring> {
    let name = plain(type.split(separator: ".").last.map(String.init) ?? type)
    var words: Set<Substring> = []
    var start = name.startIndex
    for index in name.indices.dropFirst() where name[index].isUppercase {
      words.insert(name[start..<index])
      start = index
    }
    words.insert(name[start...])
    return words.filter { $0.utf8.count > 1 }
  }

  private static let endings = [
    "TableViewController", "CollectionViewController", "HostingController", "ViewController", "Controller", "Screen",
    "View",
  ]
}
