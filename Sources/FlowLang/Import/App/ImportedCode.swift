/// What the code of an app and the files that describe it name, so that it is known which screens code opens by itself
/// and what the app begins with.
public struct ImportedCode: Sendable {
  /// What the project says of its own functions and views.
  public var navigation = NavigationTable()

  /// The places that name something, in a few words: `SettingsFragment.kt`.
  private(set) var places: [String: String] = [:]
  /// The places that make an instance of a class or name it, by the last part of its name.
  private(set) var classPlaces: [String: String] = [:]
  /// What the source of a class names: ids (`R.id.details`) and classes, in order.
  private(set) var uses: [String: [Use]] = [:]
  /// The classes that declare an action to go back to, by its selector: `closeSettings:`.
  var unwindClasses: [String: [String]] = [:]
  /// Whether code was looked at, so that what it does not name is not named.
  var isKnown = false
  /// What the app begins with, as far as its property lists, manifests and layouts say it.
  var beginning = AppBeginning()

  /// Something that the source of a class names.
  struct Use: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case id, type }

    let kind: Kind
    let name: String
    let place: String
  }

  /// Code that nobody has looked at.
  public init() {}

  /// Notes that something is named; the first place counts.
  mutating func add(_ name: String, in place: String) {
    if places[name] == nil { places[name] = place }
  }

  /// Notes that a class is made or named; the first place counts.
  mutating func add(class name: String, in place: String) {
    if classPlaces[name] == nil { classPlaces[name] = place }
  }

  /// Notes what the source of some classes, one inside the other, names.
  mutating func add(_ use: Use, of classes: [String]) {
    for name in classes where uses[name]?.contains(use) != true { uses[name, default: []].append(use) }
  }

  /// How code names one of some names; nil when it names none of them.
  func nameUse(of names: [String?]) -> String? {
    for case let name? in names {
      if let place = places[name] { return place }
    }
    return nil
  }

  /// How code makes or names a class, which may be written with its package.
  func nameUse(ofClass name: String?) -> String? { name.flatMap { classPlaces[Self.plain($0)] } }

  /// What the source of a class names.
  func uses(of name: String?) -> [Use] { name.flatMap { uses[Self.plain($0)] } ?? [] }

  /// The name of a class without its package and the classes around it.
  static func plain(_ name: String) -> String {
    name.split { $0 == "." || $0 == "$" }.last.map(String.init) ?? name
  }
}
