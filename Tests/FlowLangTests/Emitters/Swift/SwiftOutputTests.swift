import Foundation
import Testing

@testable import FlowLang

/// What every target writes for every example: golden files, and the compiler's word that it is Swift.
@Suite(.serialized) struct SwiftOutputTests {
  @Test(arguments: SwiftTarget.all.map(\.name))
  func userInterfacesAreAsBefore(_ name: String) throws {
    let target = try #require(SwiftTarget.all.first { $0.name == name })
    for path in EmittedExamples.paths {
      let file = target.files(Router(try EmittedExamples.compile(path)), SwiftOptions())[1]
      let golden = Repository.root.appending(path: "Tests/FlowLangTests/Snapshots/Swift/\(file.name)")
      if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
        try FileManager.default.createDirectory(
          at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: golden)
      }
      let expected = try? String(decoding: Data(contentsOf: golden), as: UTF8.self)
      #expect(file.text == expected, "run with UPDATE_SNAPSHOTS=1 if the change of \(file.name) is meant")
    }
  }

  @Test(arguments: SwiftTarget.all.map(\.name))
  func theSameFlowGivesTheSameBytes(_ name: String) throws {
    let target = try #require(SwiftTarget.all.first { $0.name == name })
    let texts = try (0..<2).map { _ in
      target.files(Router(try EmittedExamples.compile("examples/shop/shop.flow")), SwiftOptions()).map(\.text)
    }
    #expect(texts[0] == texts[1])
  }

  /// Every target for every example, and for a flow of 400 screens, whoever may use what is written.
  @Test(
    .enabled(if: SwiftToolchain.mustRun, "Swift (`swiftc`) is not installed"), arguments: SwiftTarget.all.map(\.name),
    SwiftToolchain.modes)
  func outputTypeChecks(_ name: String, _ mode: String) throws {
    let target = try #require(SwiftTarget.all.first { $0.name == name })
    var files = try ["Types.swift": SampleTypes.text, "Transitions.swift": SampleTypes.transitions]
    var options = SwiftOptions()
    let large = Compiler.compile(SourceFile(path: "large.flow", text: LargeFlow.text(screens: 400)))
    for compilation in try EmittedExamples.paths.map({ try EmittedExamples.compile($0) }) + [large] {
      options.minimumIOS = mode == "5" ? target.minimumIOS.first : target.minimumIOS.last
      for file in target.files(Router(compilation), options) { files[file.name] = file.text }
    }
    let folder = try ScratchFolder()
    let said = try SwiftToolchain.check(files, mode: mode, in: folder, options: AppleModules.options().compile)
    #expect(said == "", "\(said.prefix(3000))")
  }
}

/// Flows as large as those of large apps.
enum LargeFlow {
  /// A flow with tabs, groups, parameters, tags, sheets and urls.
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
