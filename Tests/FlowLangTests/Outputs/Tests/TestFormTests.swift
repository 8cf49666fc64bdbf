import Foundation
import Testing

@testable import FlowLang

/// The output of `flowc tests`: the tests of the core pass, and the UI tests are type-checked.
@Suite(.fullTier, .serialized, .timeLimit(.minutes(60)))
struct TestFormTests {
  /// A program that runs its own tests of Swift Testing.
  private static let runner = """
    import Testing

    @main struct Program {
      static func main() async { await Testing.__swiftPMEntryPoint() as Never }
    }

    """

  /// Names and texts that try to become code.
  private static let hostile = CoveringWalks(compile(HostileCoreTests.flow))

  private func text(_ form: TestForm, _ walks: CoveringWalks) -> String {
    String(decoding: form.write(walks, []), as: UTF8.self)
  }

  /// All in one program; their namespaces are separate.
  @Test(arguments: SwiftToolchain.modes)
  func testsOfTheCorePass(_ mode: String) throws {
    var files = ["Program.swift": Self.runner, "Types.swift": try SampleTypes.text]
    let hostile = try #require(Self.hostile)
    for walks in try ExampleWalks.paths.map({ try ExampleWalks.walks($0) }) + [hostile] {
      let router = Router(walks.compilation)
      files["\(router.namespace).swift"] = SwiftTarget.swiftUI.files(router, SwiftOptions())[0].text
      files["\(router.namespace)Walks.swift"] = text(.swiftTesting, walks)
    }
    let folder = try ScratchFolder()
    let isRun = mode == SwiftToolchain.newest
    let messages = try SwiftToolchain.compile(
      files, mode: mode, in: folder, options: ["-parse-as-library"], output: isRun ? nil : ["-typecheck"])
    try #require(messages == "", "\(messages.prefix(3000))")
    guard isRun else { return }
    let output = try SwiftToolchain.run(mode: mode, input: "", in: folder)
    #expect(output.contains("passed") && !output.contains("failed"), "\(output.suffix(3000))")
  }

  /// A test that expects another state fails, so the tests do check states.
  @Test func testsOfTheCoreFailWhenTheCoreDoesOtherwise() throws {
    let walks = try ExampleWalks.walks("examples/details.flow")
    let router = Router(walks.compilation)
    let core = SwiftTarget.swiftUI.files(router, SwiftOptions())[0].text
    let wrong = core.replacing("present(.details(text: text), .sheet)", with: "present(.details(text: text), .cover)")
    #expect(wrong != core)
    let folder = try ScratchFolder()
    let messages = try SwiftToolchain.compile(
      ["Program.swift": Self.runner, "Core.swift": wrong, "Walks.swift": text(.swiftTesting, walks)], mode: "6",
      in: folder, options: ["-parse-as-library"])
    try #require(messages == "", "\(messages.prefix(3000))")
    let (output, status) = try SwiftToolchain.run(URL(filePath: folder.path("6/run")), [], in: folder)
    #expect(status != 0 && output.contains("cover: Details"), "\(output.suffix(3000))")
  }

  /// All in one module; their namespaces are separate.
  @Test(arguments: SwiftToolchain.modes)
  func userInterfaceTestsAreSwift(_ mode: String) throws {
    let hostile = try #require(Self.hostile)
    var files: [String: String] = [:]
    for walks in try ExampleWalks.paths.map({ try ExampleWalks.walks($0) }) + [hostile] {
      let name = Router(walks.compilation).namespace
      let written = text(.xcuiTest, walks)
      files["\(name)Walks.swift"] = written
      files["\(name)Hooks.swift"] = Self.hooks(name, written)
    }
    let options = try AppleModules.options(minimumIOS: 16).compile
    let messages = try SwiftToolchain.check(files, mode: mode, in: try ScratchFolder(), options: options)
    #expect(messages == "", "\(messages.prefix(3000))")
  }

  /// Tests have names that Swift accepts, each its own.
  @Test func recordedNamesBecomeNamesOfTests() {
    let names: [String?] = ["Buy a hat", nil, "walk 2", "Walk2", "class", "2 taps", "ü"]
    var taken: Set<String> = []
    let tests = names.enumerated().map { index, name in
      var walk = CoveringWalk(flags: [])
      walk.name = name
      return walk.testName(prefix: "", number: index + 1, taken: &taken)
    }
    #expect(tests == ["buyAHat", "walk2", "walk2_3", "walk2_4", "`class`", "walk2Taps", "walk7"])
  }

  /// Returns an implementation of the hooks that have no default.
  private static func hooks(_ name: String, _ written: String) -> String {
    let required = ["enter(_ screen", "notify(_ screen", "set(_ flag", "give(_ flag", "end(_ flow", "leave(_ screen"]
    let lines = written.split(separator: "\n").filter { line in
      required.contains { line.hasPrefix("  func \($0)") } && !line.hasSuffix("{")
    }
    return """
      import XCTest

      struct \(name)Hooks: \(name)WalkHooks {
      \(lines.map { "\($0) {}" }.joined(separator: "\n"))
      }

      """
  }
}
