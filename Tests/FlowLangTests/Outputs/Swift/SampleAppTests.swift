import Foundation
import Testing

@testable import FlowLang

/// The sample apps are type-checked against the declarations of Apple's frameworks in every language mode; in the
/// newest mode they are built, their unit tests pass, and their UI tests are type-checked.
@Suite(.fullTier)
struct SampleAppTests {
  @Test(arguments: SampleApp.ofTheGuide + SampleApp.shops, SwiftToolchain.modes)
  func compilesAndPassesItsTests(_ app: SampleApp, _ mode: String) throws {
    let folder = try ScratchFolder()
    let apple = try AppleModules.options(minimumIOS: app.oldestIOS)
    let written = try app.written()
    let core = [written[0].name: written[0].text]
    let sources = try SampleApp.files(app.sources).merging(
      written.map { ($0.name, AppleModules.source($0.text, minimumIOS: app.oldestIOS)) }
    ) { $1 }
    if mode != SwiftToolchain.newest {
      return try expectNothing(
        SwiftToolchain.check(sources, mode: mode, in: folder, module: app.module, options: apple.compile))
    }
    let (object, module) = (folder.path("App.o"), folder.path("\(app.module).swiftmodule"))
    // The entry point of the app is renamed, because the tests have one of their own.
    let appOptions = ["-enable-testing", "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "startApp"]
    try expectNothing(
      SwiftToolchain.compile(
        sources, mode: mode, in: folder, module: app.module, options: apple.compile + appOptions,
        output: ["-emit-module", "-emit-module-path", module, "-emit-object", "-o", object]))

    var tests = try SampleApp.files(app.tests)
    let names = tests.values.flatMap { Self.tests(in: $0) }.sorted()
    tests["main.swift"] = Self.driver(names)
    try expectNothing(
      SwiftToolchain.compile(
        tests, mode: mode, in: folder, module: "Tests",
        options: apple.compile + ["-I", folder.path("."), object] + apple.link))
    #expect(names.count >= 2)
    try expectNothing(SwiftToolchain.run(mode: mode, input: "", in: folder))

    if app.uiTests.isEmpty { return }
    try expectNothing(
      SwiftToolchain.check(
        try SampleApp.files(app.uiTests).merging(core) { $1 }, mode: mode, in: folder, options: apple.compile))
  }

  private func expectNothing(_ messages: String) throws {
    let isSilent = messages.isEmpty
    try #require(isSilent, "\(messages.prefix(3000))")
  }

  /// Returns the calls of the tests in a file: `try DetailsTests().testAddress()`.
  private static func tests(in text: String) -> [String] {
    var type = ""
    return text.split(separator: "\n").compactMap { line in
      if line.hasSuffix(": XCTestCase {") { type = String(line.split(separator: " ")[2].dropLast()) }
      return line.firstRange(of: " func test").map { range in
        let name = line[range.lowerBound...].dropFirst(" func ".count).prefix { $0 != "(" }
        return (line.contains(" throws ") ? "try " : "") + "\(type)().\(name)()"
      }
    }
  }

  /// Returns the program that runs the tests; failed assertions are printed.
  private static func driver(_ tests: [String]) -> String {
    """
    import Foundation

    @MainActor func run(_ name: String, _ test: @MainActor () throws -> Void) {
      do { try test() } catch { print(name, "threw", error) }
    }

    MainActor.assumeIsolated {
    \(tests.map { "  run(\"\($0)\") { \($0) }" }.joined(separator: "\n"))
    }

    """
  }
}
