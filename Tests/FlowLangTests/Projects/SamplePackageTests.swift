import Foundation
import Testing

/// The sample package, as somebody has it who depends on flowc: its plugin writes the router when it is built, its code
/// uses the router, a broken flow fails the build at its line, and the commands check and format.
///
/// The package is built in a folder below `.build`, so that the next run has only to build what has changed.
@Suite(.fullTier)
struct SamplePackageTests {
  private static let folder = Repository.root.appending(path: ".build/sample")
  private static let package = folder.appending(path: "flowc/examples/package")
  private static let flow = package.appending(path: "Sources/Reader/reader.flow")

  /// Lays out the folder: our package as links, the sample as a copy that the test can break.
  private static func prepare() throws {
    let files = FileManager.default
    let root = folder.appending(path: "flowc")
    try? files.removeItem(at: root)
    try files.createDirectory(at: root.appending(path: "examples"), withIntermediateDirectories: true)
    for name in ["Package.swift", "Sources", "Plugins", "Tests"] {
      try files.createSymbolicLink(
        at: root.appending(path: name), withDestinationURL: Repository.root.appending(path: name))
    }
    try files.copyItem(at: Repository.root.appending(path: "examples/package"), to: package)
  }

  private func swift(_ arguments: String...) throws -> (text: String, status: Int32) {
    let tool = try SwiftToolchain.compiler.deletingLastPathComponent().appending(path: "swift")
    let paths = ["--package-path", Self.package.path(), "--scratch-path", Self.folder.appending(path: "build").path()]
    return try SwiftToolchain.run(tool, [arguments[0]] + paths + arguments.dropFirst(), in: ScratchFolder())
  }

  @Test func thePluginWritesTheRouterAndTheCommandsCheckAndFormat() throws {
    try Self.prepare()
    let built = try swift("build")
    try #require(built.status == 0, "\(built.text.suffix(3000))")
    let reader = Self.folder.appending(path: "build/debug/Reader")
    let walk = try SwiftToolchain.run(reader, [], in: ScratchFolder())
    #expect(walk.text == "articles\narticle(id: 7)\narticles\narticle(id: 12)\n")

    let checked = try swift("package", "flowc-check", "--strict")
    #expect(
      checked.status == 0 && checked.text.contains("reader.flow: 3 screens, 4 links, no findings"), "\(checked.text)")

    let good = try String(contentsOf: Self.flow, encoding: .utf8)
    try good.replacing("{ link done", with: "{link done").write(to: Self.flow, atomically: true, encoding: .utf8)
    let format = try swift("package", "--allow-writing-to-package-directory", "flowc-format")
    #expect(format.status == 0, "\(format.text)")
    #expect(try String(contentsOf: Self.flow, encoding: .utf8) == good)

    try good.replacing("-> Article replace", with: "-> Artcle replace").write(
      to: Self.flow, atomically: true, encoding: .utf8)
    let broken = try swift("build")
    #expect(broken.status != 0)
    #expect(
      broken.text.contains("reader.flow:14:23: error: there is no screen, tab bar or flow `Artcle` [unknown-name]"),
      "\(broken.text)")
    #expect(try swift("package", "flowc-check").status != 0)
  }
}
