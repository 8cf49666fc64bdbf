/// What a screen can be the bottom of, or stand on: decides what `back`, `home` and the platform can do for it.
struct Bases: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// The bottom of the app.
  static let bottom = Bases(rawValue: 1 << 0)
  /// Something lies beneath in the same stack.
  static let pushed = Bases(rawValue: 1 << 1)
  /// The bottom of a sheet, popover or dialog.
  static let closable = Bases(rawValue: 1 << 2)
  /// The bottom of a cover, which only links close.
  static let cover = Bases(rawValue: 1 << 3)
  /// The root of a tab of the app's own tab bar.
  static let tabRoot = Bases(rawValue: 1 << 4)
  /// The root of a tab of a tab bar in a sheet, popover or dialog.
  static let closableTabRoot = Bases(rawValue: 1 << 5)
  /// The root of a tab of a tab bar in a cover.
  static let coverTabRoot = Bases(rawValue: 1 << 6)

  /// The bases of a tab's root, from those of its bar.
  var ofTabRoots: Bases {
    var result: Bases = []
    if contains(.bottom) { result.insert(.tabRoot) }
    if contains(.closable) { result.insert(.closableTabRoot) }
    if contains(.cover) { result.insert(.coverTabRoot) }
    return result
  }

  /// The bases one by one, the worst for a person first.
  var members: [Bases] {
    [.bottom, .cover, .tabRoot, .coverTabRoot, .closable, .closableTabRoot, .pushed].filter(contains)
  }

  /// How the base reads in a message.
  var description: String {
    switch self {
    case .bottom: "it is the bottom of the app"
    case .cover: "it is a cover, which the platform does not close"
    case .closable: "it is the bottom of a sheet, popover or dialog"
    case .tabRoot, .closableTabRoot, .coverTabRoot: "it is the root of a tab"
    default: "something lies beneath it"
    }
  }
}
