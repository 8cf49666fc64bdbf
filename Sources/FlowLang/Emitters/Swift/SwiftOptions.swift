/// The options for the Swift code of a router.
public struct SwiftOptions: Sendable {
  /// The access level of declarations.
  public enum Access: String, CaseIterable, Sendable { case `internal`, package, `public` }

  /// The access level of the router's declarations.
  public var access = Access.internal
  /// The modules to import beside those that the router needs.
  public var imports: [String] = []
  /// The minimum version of iOS; nil for the lowest that the target system supports.
  public var minimumIOS: Int?
  /// The table of strings for titles and labels; nil for `Localizable`.
  public var strings: String?

  /// Creates the default options.
  public init() {}

  /// Whether a text can be the name of a module.
  public static func isModule(_ text: String) -> Bool {
    !text.isEmpty
      && text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { SwiftName.isTypeWord(String($0)) }
  }
}
