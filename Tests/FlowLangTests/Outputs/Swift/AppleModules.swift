import Foundation
import Testing

/// The declarations of SwiftUI, Combine, UIKit, XCTest and the packages that routers use, in `Tests/AppleDeclarations`,
/// compiled once: generated and hand-written code is type-checked against them, and run with views that only print
/// their descriptions.
enum AppleModules {
  private static let names = ["Combine", "UIKit", "SwiftUI", "NavigationStack", "XCTest"]

  /// Returns the compiler options that find the modules, and the files to link.
  ///
  /// - Parameter minimumIOS: The oldest iOS: newer declarations do not exist, and those deprecated by then give a
  ///   warning.
  static func options(minimumIOS: Int) throws -> (compile: [String], link: [String]) {
    let folder = try built.get()
    let version = ["-package-description-version", "\(minimumIOS)"]
    return (["-I", folder.path(".")] + version, names.map { folder.path("\($0).o") })
  }

  /// Adapts a file of a user interface to these modules: for a platform that is not one of Apple's, and without code
  /// for newer systems than the oldest. Where it waits for a dialog, the clock of a test is used.
  static func source(_ text: String, minimumIOS: Int) -> String {
    var rest = text.replacing("#if os(iOS) || os(visionOS)", with: "#if true")
      .replacing(
        /try\? await (?:_Concurrency\.)?Task\.sleep\(nanoseconds: [25]00_000_000\)/, with: "await _Clock.sleep()")[
        ...]
    var result = ""
    while let match = rest.firstMatch(of: /if #available\(iOS (\d+)[^)]*\) \{/) {
      result += rest[..<match.range.lowerBound]
      rest = rest[match.range.upperBound...]
      let newer = block(&rest)
      var older = ""
      if rest.hasPrefix(" else {") {
        rest = rest.dropFirst(" else {".count)
        older = block(&rest)
      }
      result += (Int(match.output.1) ?? 0) <= minimumIOS ? newer : older
    }
    return result + rest
  }

  /// Removes and returns the text before the brace that closes a block, and removes the brace.
  private static func block(_ rest: inout Substring) -> String {
    var depth = 1
    let end =
      rest.indices.first { index in
        if rest[index] == "{" { depth += 1 }
        if rest[index] == "}" { depth -= 1 }
        return depth == 0
      } ?? rest.endIndex
    defer { rest = rest[end...].dropFirst() }
    return String(rest[..<end])
  }

  private static let built: Result<ScratchFolder, any Error> = Result {
    let folder = try ScratchFolder()
    for name in names {
      let sources = Repository.files(below: "Tests/AppleDeclarations/\(name)", withExtension: "swift")
        .map { Repository.root.appending(path: $0).path() }
      let options = [
        "-j1", "-swift-version", "6", "-parse-as-library", "-module-name", name, "-I", folder.path("."),
        "-emit-module", "-emit-module-path", folder.path("\(name).swiftmodule"), "-emit-object", "-wmo", "-O",
        "-package-description-version", "99", "-o",
        folder.path("\(name).o"),
      ]
      let (text, status) = try SwiftToolchain.run(SwiftToolchain.compiler, options + sources, in: folder)
      try #require(status == 0, "the declarations of \(name) are wrong:\n\(text)")
    }
    return folder
  }
}
