/// How the Swift of a router is to be written.
public struct SwiftOptions: Sendable {
  /// Who may use what is written.
  public enum Access: String, CaseIterable, Sendable { case `internal`, package, `public` }

  /// Who may use it.
  public var access = Access.internal
  /// Modules to import beside those that the router needs.
  public var imports: [String] = []
  /// The oldest iOS that it is to run on; nil for the oldest that the target knows.
  public var minimumIOS: Int?
  /// The table of strings that titles and labels are looked up in; nil for `Localizable`.
  public var strings: String?

  /// The default.
  public init() {}

  /// Whether a text can be the name of a module.
  public static func isModule(_ text: String) -> Bool {
    !text.isEmpty
      && text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { SwiftName.isIdentifier(String($0)) }
  }
}
