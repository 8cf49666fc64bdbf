/// A navigation system that a Swift router can be written for. To add one, write a file or folder with a value of this
/// type and list it in ``SwiftTarget/all``.
public struct SwiftTarget: Sendable {
  /// What it is called on the command line, and in the name of its file.
  public let name: String
  /// What it is, in one line.
  public let summary: String
  /// The iOS versions that can be asked for with `--minimum-ios`, the default first.
  public let minimumIOS: [Int]
  /// What it cannot do.
  var limits = TargetLimits()
  /// The text of the user interface.
  let interface: @Sendable (Router, SwiftOptions) -> String

  /// A file of a router.
  public struct File: Sendable {
    /// Its name: `App.flow.swift`.
    public let name: String
    /// What it holds.
    public let text: String

    /// What it holds, in UTF-8.
    public var bytes: [UInt8] { Array(text.utf8) }
  }

  /// A flow with the finding that a router of it would be too large; nil where one can be made. To be asked first.
  public static func tooLarge(_ compilation: Compilation) -> Compilation? {
    guard let finding = SwiftObstacles.tooLarge(compilation) else { return nil }
    var result = compilation
    result.findings = Findings(severities: [:], model: compilation.model)
    result.findings.add(finding)
    return result
  }

  /// The flow of a router with findings that tell what cannot be said in Swift; nil where everything can be written.
  public static func refused(_ router: Router) -> Compilation? {
    let obstacles = SwiftObstacles.all(router)
    if obstacles.isEmpty { return nil }
    var compilation = router.compilation
    compilation.findings = Findings(severities: [:], model: compilation.model)
    for obstacle in obstacles { compilation.findings.add(obstacle) }
    return compilation
  }

  /// The two files of a router, always the same two: the core, which runs anywhere, and the user interface. Its
  /// flow says what it means and is not ``refused(_:)``.
  public func files(_ router: Router, _ options: SwiftOptions) -> [File] {
    [
      File(name: "\(router.sourceName).swift", text: SwiftCore.text(router, options)),
      File(name: "\(router.sourceName).\(name).swift", text: interface(router, options)),
    ]
  }
}

extension SwiftTarget {
  /// A flow with what this target cannot do as its only findings.
  public func limits(of compilation: Compilation) -> Compilation {
    var result = compilation
    result.findings = Findings(severities: [:], model: compilation.model)
    addLimits(to: &result)
    return result
  }

  /// Adds what this target cannot do to the findings of a flow.
  ///
  /// - Complexity: Linear in the flow.
  public func addLimits(to compilation: inout Compilation) { limits.add(to: &compilation, of: name) }

  /// Adds what no target can do: what cannot be said in Swift.
  public static func addObstacles(to compilation: inout Compilation) {
    if let finding = SwiftObstacles.tooLarge(compilation) { return compilation.findings.add(finding) }
    for obstacle in SwiftObstacles.all(Router(compilation)) { compilation.findings.add(obstacle) }
  }
}

extension SwiftTarget {
  /// Every target there is, the default first.
  public static let all: [SwiftTarget] = [.swiftUI, .stack, .navigationStack, .modifiers, .triggers, .uiKit]
}
