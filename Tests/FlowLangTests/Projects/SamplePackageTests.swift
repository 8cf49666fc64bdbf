import Foundation
import Testing

/// The sample package, as a dependent of flowc: its plugin writes the router during the build, its code uses the
/// router, a broken flow fails the build at its line, and the commands check and format.
///
/// The package has our plugins unchanged, with the tool of the existing build, like a release: building the tool a
/// second time would take longer than all other steps.
@Suite(.fullTier)
struct SamplePackageTests {
  private static let folder = Repository.root.appending(path: ".build/sample")
  private static let package = folder.appending(path: "flowc/examples/package")
  private static let flow = package.appending(path: "Sources/Reader/reader.flow")

  /// Writes the folder: a package with our plugins and the built tool, and a copy of the sample that the test can
  /// break.
  private static func prepare() throws {
    let files = FileManager.default
    let root = folder.appending(path: "flowc")
    let bundle = root.appending(path: "flowc.artifactbundle")
    try? files.removeItem(at: root)
    for path in ["examples", "flowc.artifactbundle"] {
      try files.createDirectory(at: root.appending(path: path), withIntermediateDirectories: true)
    }
    try files.copyItem(at: Repository.root.appending(path: "Plugins"), to: root.appending(path: "Plugins"))
    try files.copyItem(at: Repository.root.appending(path: "examples/package"), to: package)
    try files.copyItem(at: FlowcRun.tool, to: bundle.appending(path: "flowc"))
    try write(manifest(), to: root.appending(path: "Package.swift"))
    try write(
      #"""
      { "schemaVersion": "1.0", "artifacts": { "flowc": { "type": "executable", "version": "1.0.0", "variants": [
        { "path": "flowc", "supportedTriples": ["\#(triple)"] }
      ] } } }
      """#, to: bundle.appending(path: "info.json"))
  }

  /// Returns the manifest of our package, with the built tool in place of its sources.
  private static func manifest() throws -> String {
    let own = try Repository.text(of: "Package.swift")
    let tool = try #require(own.firstMatch(of: #/\ {4}\.target\((?s:.*?)\.executableTarget\(.*?\),\n/#))
    let tests = try #require(own.firstMatch(of: #/\ {4}\.testTarget\((?s:.*?)\]\),\n/#))
    let products = try #require(own.firstMatch(of: #/\ {4}\.executable\(.*\n\ {4}\.library\(.*\n/#))
    return own.replacing(products.output, with: "").replacing(tests.output, with: "")
      .replacing(tool.output, with: "    .binaryTarget(name: \"flowc\", path: \"flowc.artifactbundle\"),\n")
  }

  private static func write(_ text: String, to file: URL) throws {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// The triple of this machine in the manifest of a bundle (SE-0305).
  private static var triple: String {
    #if arch(arm64)
      let processor = "aarch64"
    #else
      let processor = "x86_64"
    #endif
    #if os(macOS)
      return "\(processor == "aarch64" ? "arm64" : processor)-apple-macosx"
    #else
      return "\(processor)-unknown-linux-gnu"
    #endif
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
