import Foundation
import Testing

/// Sessions of real clients with the built tool: headless Neovim, and pytest-lsp.
@Suite(.timeLimit(.minutes(60))) struct EditorClientTests {
  private static let clients = "Tests/FlowLangTests/LanguageServer/Clients"

  /// Returns a folder with the examples, marked as a project.
  private static func examples() throws -> ScratchFolder {
    let folder = try ScratchFolder([".flowc.json": "{}"])
    for path in Repository.examples {
      try folder.write(Data(try Repository.bytes(of: path)), to: String(path.dropFirst("examples/".count)))
    }
    return folder
  }

  /// Runs a program in a folder where `flowc` is on the path.
  private static func run(_ program: URL, _ arguments: [String], in folder: ScratchFolder) throws -> (Int32, String) {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    let tools = try FlowcRun.tool.deletingLastPathComponent().path
    let own = ProcessInfo.processInfo.environment
    process.environment = own.merging([
      "PATH": tools + ":" + (own["PATH"] ?? ""), "XDG_CACHE_HOME": folder.path("cache"),
      "XDG_DATA_HOME": folder.path("data"),
      "XDG_STATE_HOME": folder.path("state"), "XDG_CONFIG_HOME": folder.path("config"),
    ]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    // Neovim prints its last line to standard error.
    try folder.write(Data(), to: "errors")
    process.standardError = try FileHandle(forWritingTo: folder.url.appending(path: "errors"))
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  @Test(.fullTier)
  func neovimEditsTheExamples() throws {
    let folder = try Self.examples()
    let editor = try TestTier.program("nvim")
    let (status, output) = try Self.run(
      editor,
      [
        "--headless", "-u", Repository.root.appending(path: "Editors/neovim/flow.lua").path(), "-c",
        "luafile " + Repository.root.appending(path: Self.clients + "/neovim.lua").path(),
      ], in: folder)
    let errors = try folder.read("errors")
    #expect(status == 0, "\(output) \(errors)")
    #expect(
      output == """
        filetype: flow
        slip: 33:25 unknown-name
        findings: none
        completion: Catalogue
        findings: none
        repaired: link goods "Goods" -> Goods
        layout: as before
        the old name is gone

        """)
    for path in ["grocery.flow", "shop/shop.flow"] {
      let check = try folder.flowc("check", "--strict", path)
      #expect(check.status == 0, "\(check.errors)")
      #expect(try folder.flowc("format", "--check", path).status == 0)
    }
  }

  @Test(.fullTier)
  func pytestLSPEditsTheExamples() throws {
    let folder = try Self.examples()
    let python = try TestTier.program("python3")
    let script = Repository.root.appending(path: Self.clients + "/test_examples.py").path()
    let (status, output) = try Self.run(
      python, ["-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", folder.url.path(), script], in: folder)
    #expect(status == 0, "\(output)")
    #expect(output.contains("passed") && !output.contains("skipped"), "\(output)")
  }
}
