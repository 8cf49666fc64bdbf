/// A navigation system for which a Swift router can be generated. To add one, write a file or folder with a value of
/// this type and list it in ``SwiftTarget/all``.
public struct SwiftTarget: Sendable {
  /// The name on the command line, and in the name of the generated file.
  public let name: String
  /// The versions of iOS that `--minimum-ios` accepts, the default first.
  public let minimumIOS: [Int]
  /// The limits of the target system.
  var limits = TargetLimits()
  /// The style of the code that all target systems share.
  var style = SwiftStyle()
  /// Writes the user interface, which begins with `#if`; ``files(_:_:)`` ends it.
  let write: @Sendable (inout SwiftWriter) -> Void

  /// A file of a router.
  public struct File: Sendable {
    /// The name of the file: `App.flow.swift`.
    public let name: String
    /// The text of the file.
    public let text: String

    /// The text of the file, in UTF-8.
    public var bytes: [UInt8] { Array(text.utf8) }
  }

  /// The reason why a flow has no router.
  public struct Refusal: Error {
    /// The flow with the findings that say so.
    public let compilation: Compilation
  }

  /// Returns the router of a flow without errors; throws the constructs that have no counterpart in Swift.
  public static func router(of compilation: Compilation) throws(Refusal) -> Router {
    if let refused = tooLarge(compilation) { throw Refusal(compilation: refused) }
    let router = Router(compilation)
    if let refused = refused(router) { throw Refusal(compilation: refused) }
    return router
  }

  /// Returns a flow with the finding that its router would be too large; nil if it would not.
  static func tooLarge(_ compilation: Compilation) -> Compilation? {
    guard let finding = SwiftObstacles.tooLarge(compilation) else { return nil }
    var result = compilation
    result.findings = Findings(severities: [:], model: compilation.model)
    result.findings.add(finding)
    return result
  }

  /// Returns the flow of a router with findings about constructs without a counterpart in Swift; nil if there are none.
  static func refused(_ router: Router) -> Compilation? {
    let obstacles = SwiftObstacles.all(router)
    if obstacles.isEmpty { return nil }
    var compilation = router.compilation
    compilation.findings = Findings(severities: [:], model: compilation.model)
    for obstacle in obstacles { compilation.findings.add(obstacle) }
    return compilation
  }

  /// Returns the two files of a router: the core, which runs on all platforms, and the user interface. The flow must
  /// have no errors; ``router(of:)`` returns its router.
  public func files(_ router: Router, _ options: SwiftOptions) -> [File] {
    var writer = SwiftWriter(router, self, options)
    write(&writer)
    return [
      File(name: "\(router.source.outputName).swift", text: SwiftCore.text(router, options)),
      File(name: "\(router.source.outputName).\(name).swift", text: writer.out.text + "#endif\n"),
    ]
  }
}

extension SwiftTarget {
  /// Returns a flow with the limits of this target system as its only findings.
  public func limits(of compilation: Compilation) -> Compilation {
    var result = compilation
    result.findings = Findings(severities: [:], model: compilation.model)
    addLimits(to: &result)
    return result
  }

  /// Adds findings for the limits of this target system to a flow.
  ///
  /// - Complexity: Linear in the flow.
  public func addLimits(to compilation: inout Compilation) { limits.add(to: &compilation, of: name) }

  /// Adds findings for the limits of all target systems: constructs without a counterpart in Swift.
  public static func addObstacles(to compilation: inout Compilation) {
    if let finding = SwiftObstacles.tooLarge(compilation) { return compilation.findings.add(finding) }
    for obstacle in SwiftObstacles.all(Router(compilation)) { compilation.findings.add(obstacle) }
  }
}

extension SwiftTarget {
  /// All target systems, the default first.
  public static let all: [SwiftTarget] = [.swiftUI, .stack, .navigationStack, .modifiers, .triggers, .uiKit]
}

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
