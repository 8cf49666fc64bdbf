import Testing

@testable import FlowLang

/// The output of every target: golden files of a flow with every construct, and for every example deterministic and
/// valid Swift.
@Suite struct SwiftOutputTests {
  /// The golden files of most targets have only their differences to `swiftui`.
  @Test(arguments: SwiftTarget.all.map(\.name))
  func theKitchenSinkMatchesTheGoldenFile(_ name: String) throws {
    let target = try #require(SwiftTarget.all.first { $0.name == name })
    let router = Router(try KitchenSink.compile())
    let file = target.files(router, SwiftOptions())[1]
    if ["swiftui", "uikit"].contains(name) { return try Golden.expect(file.text, "Swift/\(file.name)") }
    let base = SwiftTarget.swiftUI.files(router, SwiftOptions())[1].text
    try Golden.expect(file.text, "Swift/\(file.name.replacing(".swift", with: ".diff"))", comparedWith: base)
  }

  @Test func theCoreOfTheKitchenSinkMatchesTheGoldenFile() throws {
    let file = SwiftTarget.swiftUI.files(Router(try KitchenSink.compile()), SwiftOptions())[0]
    try Golden.expect(file.text, "Swift/\(file.name)")
  }

  private static let plain = "app A { start H scheme \"a\" } screen H { link i -> I } screen I {}"

  /// What a flow does not use is not written: presentations, which need UIKit, and addresses.
  @Test func theStackHasNoDeadCode() {
    func text(_ flow: String) -> String {
      SwiftTarget.stack.files(Router(compile(flow)), SwiftOptions()).map(\.text).joined()
    }
    let words = ["import UIKit", "struct Probe", "struct Bindings", "overdue", "func appeared", "dismissed", ".sheet("]
    let plain = text(Self.plain)
    for word in words + ["struct Address", "closing("] { #expect(!plain.contains(word), "\(word)") }
    #expect(plain.contains("without NavigationView and without UIKit"))
    let presenting = text(Self.plain.replacing("-> I", with: "-> I sheet"))
    for word in words { #expect(presenting.contains(word), "\(word)") }
    #expect(!presenting.contains("without UIKit"))
    let addressed = text(Self.plain.replacing("screen I {", with: "screen I { url \"/i\""))
    #expect(addressed.contains("struct Address") && !addressed.contains("import UIKit"))
    #expect(text(Self.plain.replacing("screen I {", with: "screen I { url \"/i\" cover")).contains("import UIKit"))
  }

  /// Every target in very different projects: a flow with every construct in each project, every example in one, and a
  /// flow of 400 screens in one. `Tests/AppleDeclarations/matrix` tries all combinations.
  @Test(.fullTier, arguments: SwiftTarget.all.map(\.name), Project.examples)
  func outputTypeChecks(_ name: String, _ project: Project) throws {
    let target = try #require(SwiftTarget.all.first { $0.name == name })
    var files = try ["Types.swift": SampleTypes.text, "Transitions.swift": SampleTypes.transitions]
    var options = SwiftOptions()
    options.minimumIOS = project.isOldest ? target.minimumIOS.first : target.minimumIOS.last
    options.access = project.access
    let oldest = options.minimumIOS ?? 14
    var compilations = try [KitchenSink.compile(), compile(Self.plain)]
    if project.mode == "6" { compilations += try EmittedExamples.paths.map { try EmittedExamples.bind($0) } }
    if project.isOldest {
      compilations.append(Compiler.compile(SourceFile(path: "large.flow", text: LargeFlow.text(screens: 400))))
    }
    for compilation in compilations {
      for file in target.files(Router(compilation), options) {
        files[file.name] = AppleModules.source(file.text, minimumIOS: oldest)
      }
    }
    let folder = try ScratchFolder()
    let messages = try SwiftToolchain.check(
      files, mode: project.mode, in: folder,
      options: AppleModules.options(minimumIOS: oldest).compile + project.flags)
    #expect(messages == "", "\(messages.prefix(3000))")
  }
}

/// The settings of a project that affect the compiler's messages about a file.
struct Project: CustomTestStringConvertible {
  let mode: String
  let isOldest: Bool
  var access = SwiftOptions.Access.internal
  var flags: [String] = []

  var testDescription: String { "Swift \(mode), \(isOldest ? "the oldest" : "the newest") iOS, \(access) \(flags)" }

  static let examples = [
    Project(mode: "5", isOldest: true), Project(mode: "6", isOldest: false),
    // An app as created by Xcode 26.
    Project(
      mode: "5", isOldest: false,
      flags: [
        "-default-isolation", "MainActor", "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
        "-enable-upcoming-feature", "InferIsolatedConformances",
      ]),
  ]
}

/// Flows of the size of large apps.
enum LargeFlow {
  /// Returns a flow with tabs, groups, parameters, tags, sheets and urls.
  static func text(screens count: Int) -> String {
    let tabs = (0..<4).map { "tab t\($0) \"T\($0)\" -> S\($0 * (count / 4))" }.joined(separator: " ")
    let screens = (0..<count).map { index in
      let hasValue = index % (count / 4) != 0 && index % 3 == 1
      let (next, other) = ((index + 1) % count, (index * 7 + 3) % count)
      return """
        /// Screen \(index).
        screen S\(index)\(hasValue ? "(id: Int, note: String = \"\(index)\")" : "") {
          \(hasValue ? "url \"/s\(index)/{id}\"" : "")
          link next "Next" -> S\(next) as #t\(next)
          link other "Other" -> S\(other) \(index % 2 == 0 ? "sheet" : "")
          link back "Back" -> back to #t\(index) or home
        }
        """
    }
    return "app Large { start Main scheme \"large\" }\ntabs Main { \(tabs) }\n" + screens.joined(separator: "\n")
  }
}
