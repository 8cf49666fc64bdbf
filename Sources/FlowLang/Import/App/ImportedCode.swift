/// The names that occur in the code of an app and in the files that describe it. They determine which screens code may
/// open by itself, and what the app starts with.
public struct ImportedCode: Sendable {
  /// The project's declarations about its own functions and views.
  public var navigation = NavigationTable()

  /// The location of the first mention of each name, in a few words: `SettingsFragment.kt`.
  private(set) var places: [String: String] = [:]
  /// The location of the first instantiation or mention of each class, by the last component of its name.
  private(set) var classPlaces: [String: String] = [:]
  /// The names in the source of each class: ids (`R.id.details`) and classes, in order.
  private(set) var uses: [String: [Use]] = [:]
  /// The classes that declare each unwind action, by the selector of the action: `closeSettings:`.
  var unwindClasses: [String: [String]] = [:]
  /// Whether code was scanned, so that a name without a mention is known to be unused.
  var isKnown = false
  /// The start of the app, according to its property lists, manifests and layouts.
  var beginning = AppBeginning()

  /// A name in the source of a class.
  struct Use: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case id, type }

    let kind: Kind
    let name: String
    let place: String
  }

  /// Creates the value for an app whose code has not been scanned.
  public init() {}

  /// Adds a mention of a name, unless there is an earlier one.
  mutating func add(_ name: String, in place: String) {
    if places[name] == nil { places[name] = place }
  }

  /// Adds an instantiation or a mention of a class, unless there is an earlier one.
  mutating func add(class name: String, in place: String) {
    if classPlaces[name] == nil { classPlaces[name] = place }
  }

  /// Adds a name in the source of nested classes to each of them.
  mutating func add(_ use: Use, of classes: [String]) {
    for name in classes where uses[name]?.contains(use) != true { uses[name, default: []].append(use) }
  }

  /// Returns the location of the first of several names that code mentions; nil if it mentions none.
  func nameUse(of names: [String?]) -> String? {
    for case let name? in names {
      if let place = places[name] { return place }
    }
    return nil
  }

  /// Returns the location where code instantiates or mentions a class, which may be qualified by its package.
  func nameUse(ofClass name: String?) -> String? { name.flatMap { classPlaces[Self.plain($0)] } }

  /// Returns the names in the source of a class.
  func uses(of name: String?) -> [Use] { name.flatMap { uses[Self.plain($0)] } ?? [] }

  /// Returns the name of a class without its package and enclosing classes.
  static func plain(_ name: String) -> String { name.split { $0 == "." || $0 == "$" }.last.map(String.init) ?? name }
}
