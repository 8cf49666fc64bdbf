/// What the code of an app names, so that it is known which screens it opens by itself.
public struct ImportedCode: Sendable {
  /// The places that name something, in a few words: `SettingsFragment.kt`.
  private(set) var places: [String: String] = [:]
  /// The classes that declare an action to go back to, by its selector: `closeSettings:`.
  var unwindClasses: [String: [String]] = [:]
  /// Whether code was looked at, so that what it does not name is not named.
  var isKnown = false

  /// Code that nobody has looked at.
  public init() {}

  /// Notes that something is named; the first place counts.
  mutating func add(_ name: String, in place: String) {
    if places[name] == nil { places[name] = place }
  }

  /// How code names one of some names; nil when it names none of them.
  func mention(of names: [String?]) -> String? {
    for case let name? in names {
      if let place = places[name] { return place }
    }
    return nil
  }
}
