import Foundation
import Testing

/// The declarations of SwiftUI, Combine, UIKit, XCTest and the packages that routers use, in `Tests/AppleDeclarations`,
/// compiled once: what is written for a screen is type-checked against them, and run with views that only say what they
/// are.
enum AppleModules {
  private static let names = ["Combine", "UIKit", "SwiftUI", "NavigationStack", "XCTest"]

  /// The options that make them known to the compiler, and the files to link.
  static func options() throws -> (compile: [String], link: [String]) {
    let folder = try built.get()
    return (["-I", folder.path(".")], names.map { folder.path("\($0).o") })
  }

  private static let built: Result<ScratchFolder, any Error> = Result {
    let folder = try ScratchFolder()
    for name in names {
      let sources = Repository.files(below: "Tests/AppleDeclarations/\(name)", withExtension: "swift")
        .map { Repository.root.appending(path: $0).path() }
      let options = [
        "-j1", "-swift-version", "6", "-parse-as-library", "-module-name", name, "-I", folder.path("."),
        "-emit-module", "-emit-module-path", folder.path("\(name).swiftmodule"), "-emit-object", "-wmo", "-o",
        folder.path("\(name).o"),
      ]
      let (text, status) = try SwiftToolchain.run(SwiftToolchain.compiler, options + sources, in: folder)
      try #require(status == 0, "the declarations of \(name) are wrong:\n\(text)")
    }
    return folder
  }
}
