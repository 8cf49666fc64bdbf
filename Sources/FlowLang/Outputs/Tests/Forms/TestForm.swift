/// An output format for walks, for `flowc tests --format NAME`. To add one, write a file with a value of this type and
/// list it in ``all``.
public struct TestForm: Sendable {
  /// The name of the form on the command line.
  public let name: String
  /// A description of the form, in one line.
  public let summary: String
  /// Whether the form calls the core of a router, so that the flow must be expressible in Swift.
  public var isSwift = true
  /// The extension of the files of the form, without the dot.
  public var fileExtension: String { isSwift ? "swift" : "json" }
  /// Writes walks, in UTF-8.
  ///
  /// - Parameter modules: The modules that the tests import as testable.
  public let write: @Sendable (_ walks: CoveringWalks, _ modules: [String]) -> [UInt8]
}

extension TestForm {
  /// All forms, the default first.
  public static let all: [TestForm] = [.json, .xcuiTest, .swiftTesting]

  static let json: TestForm = TestForm(name: "json", summary: "for other programs", isSwift: false) { walks, _ in
    walks.json
  }

  static let xcuiTest: TestForm = TestForm(
    name: "xcuitest", summary: "UI tests with a page object for each screen"
  ) { walks, _ in XCUITestWriter.text(walks) }

  static let swiftTesting: TestForm = TestForm(
    name: "swift-testing", summary: "tests of the core that `flowc swift` writes; they need no screen"
  ) { walks, modules in SwiftTestingWriter.text(walks, modules) }
}
