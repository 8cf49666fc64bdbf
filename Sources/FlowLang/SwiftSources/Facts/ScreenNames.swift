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

  /// Returns the words of the name of a type, without the suffixes of views and in the singular: `FAQ` and `List` for
  /// `FAQListView`.
  static func words(_ type: String) -> Set<Substring> {
    let name = plain(type.split(separator: ".").last.map(String.init) ?? type)
    var words: Set<Substring> = []
    var start = name.startIndex
    for index in name.indices.dropFirst() where name[index].isUppercase {
      let next = name.index(after: index)
      let isInAcronym = name[name.index(before: index)].isUppercase && (next == name.endIndex || name[next].isUppercase)
      if isInAcronym { continue }
      words.insert(ReadableName.singular(name[start..<index]))
      start = index
    }
    words.insert(ReadableName.singular(name[start...]))
    return words
  }

  private static let endings = [
    "TableViewController", "CollectionViewController", "HostingController", "ViewController", "Controller", "Screen",
    "View",
  ]
}
