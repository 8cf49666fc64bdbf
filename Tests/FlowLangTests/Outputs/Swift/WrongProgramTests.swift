import Foundation
import Testing

@testable import FlowLang

/// Wrong use of a router does not compile, and the error of the compiler is helpful. The programs are in
/// `Snapshots/wrong-programs.swift`, each with its error behind `// ✘`.
@Suite(.fullTier)
struct WrongProgramTests {
  @Test func wrongProgramsAreRefused() throws {
    let path = "Tests/FlowLangTests/Snapshots/wrong-programs.swift"
    let lines = try Repository.text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
    let diagnostics = try diagnostics(about: lines.joined(separator: "\n"))
    var programs = 0
    for (index, line) in lines.enumerated() {
      let found = diagnostics.filter { $0.hasPrefix("\(index + 1):") }
      let parts = line.components(separatedBy: "  // ✘ ")
      if parts.count < 2 {
        #expect(found == [], "line \(index + 1) must have no error")
      } else {
        programs += 1
        #expect(found.contains { $0.contains(parts[1]) }, "line \(index + 1) says \(found) and not: \(parts[1])")
      }
    }
    #expect(programs >= 25)
  }

  /// Returns the errors in the programs, each beginning with its line.
  private func diagnostics(about programs: String) throws -> [String] {
    let folder = try ScratchFolder()
    var files = ["Programs.swift": programs]
    for name in ["details": "DetailsViews", "tab-app": "TabAppViews", "navigation-stack": "NavigationStackViews"] {
      files["\(name.value).swift"] = try Repository.text(of: "examples/apps/\(name.value).swift")
      for file in SwiftTarget.swiftUI.files(
        Router(try EmittedExamples.bind("examples/\(name.key).flow")), SwiftOptions())
      {
        files[file.name] = AppleModules.source(file.text, minimumIOS: 16)
      }
    }
    let grocery = try EmittedExamples.bind("examples/grocery.flow")
    files["grocery.flow.swift"] = SwiftTarget.swiftUI.files(Router(grocery), SwiftOptions())[0].text
    files["Order.swift"] = "enum GoodsOrder: String, Codable, Sendable { case popular }"
    let messages = try SwiftToolchain.check(
      files, mode: "6", in: folder, options: AppleModules.options(minimumIOS: 16).compile)
    return messages.split(separator: "\n").compactMap { line in
      line.firstRange(of: "/Programs.swift:").flatMap {
        line.contains(": error: ") ? String(line[$0.upperBound...]) : nil
      }
    }
  }
}
