import Foundation
import Testing

@Suite struct ImportCommandTests {
  /// Returns the message of a check about a file that imports a path and has no other findings.
  private func problem(about path: String, in folder: ScratchFolder, from file: String = "a.flow") throws -> String {
    try folder.write(Data("import \"\(path)\" app A { start H } screen H { link o -> I } screen I {}".utf8), to: file)
    let run = try folder.flowc("check", file, "--quiet")
    let message = run.text.split(separator: "\n").first.map(String.init) ?? ""
    return message.isEmpty ? "" : String(message.dropFirst("\(file):1:8: error: ".count))
  }

  @Test func importsComeFromTheFolderOfTheFile() throws {
    let folder = try ScratchFolder([
      "sub/b.flow": "import \"../sub/./c.flow\"", "sub/c.flow": "screen C { link x -> Nope }",
    ])
    _ = try problem(about: "./sub/b.flow", in: folder)
    #expect(try folder.flowc("check", "a.flow").text.contains("sub/c.flow:1:22: error: there is no screen"))
  }

  @Test func importsStayInTheProject() throws {
    let folder = try ScratchFolder([
      "project/.flowc.json": "{}", "project/b.flow": "import \"sub/a.flow\"", "secret.flow": "screen S {}",
    ])
    let file = "project/sub/a.flow"
    let outside = " leads out of the project's folder [unknown-import]"
    #expect(try problem(about: "../b.flow", in: folder, from: file) == "")
    #expect(try problem(about: "../../secret.flow", in: folder, from: file) == "`../../secret.flow`\(outside)")
    #expect(try problem(about: "../../gone.flow", in: folder, from: file) == "`../../gone.flow`\(outside)")
    #expect(try problem(about: "/etc/passwd", in: folder, from: file) == "`/etc/passwd`\(outside)")
    #expect(try problem(about: folder.path("project/b.flow"), in: folder, from: file).hasSuffix(outside))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("project/link.flow"), withDestinationPath: "../secret.flow")
    #expect(try problem(about: "../link.flow", in: folder, from: file) == "`../link.flow`\(outside)")
    try FileManager.default.createSymbolicLink(atPath: folder.path("project/up"), withDestinationPath: "..")
    #expect(try problem(about: "../up/secret.flow", in: folder, from: file) == "`../up/secret.flow`\(outside)")
  }

  @Test func withoutAProjectMarkerTheProjectIsTheFolder() throws {
    let folder = try ScratchFolder(["b.flow": "import \"sub/a.flow\""])
    let message = try problem(about: "../b.flow", in: folder, from: "sub/a.flow")
    #expect(message == "`../b.flow` leads out of the project's folder [unknown-import]")
    try folder.write(Data(), to: "Package.swift")
    #expect(try problem(about: "../b.flow", in: folder, from: "sub/a.flow") == "")
  }

  @Test func onlyFilesAreImported() throws {
    let folder = try ScratchFolder(["sub/x": ""])
    mkfifo(folder.path("pipe"), 0o600)
    #expect(try problem(about: "gone.flow", in: folder) == "there is no file `gone.flow` [unknown-import]")
    #expect(try problem(about: "sub", in: folder) == "`sub` is not a file [unknown-import]")
    #expect(try problem(about: "pipe", in: folder) == "`pipe` is not a file [unknown-import]")
    #expect(try problem(about: "a\\u{0}.flow", in: folder).hasSuffix("[unknown-import]"))
    #expect(try problem(about: "", in: folder).hasSuffix("[unknown-import]"))
  }

  @Test func eachFileIsImportedOnce() throws {
    let folder = try ScratchFolder([
      "a.flow": """
      import "b.flow" import "./b.flow" import "link.flow" import "hard.flow" import "a.flow"
      app A { start H } screen H { link open -> B }
      """,
      "b.flow": "import \"a.flow\" screen B {}",
    ])
    try FileManager.default.createSymbolicLink(atPath: folder.path("link.flow"), withDestinationPath: "b.flow")
    try FileManager.default.linkItem(atPath: folder.path("b.flow"), toPath: folder.path("hard.flow"))
    let run = try folder.flowc("check", "a.flow", "link.flow")
    #expect((run.status, run.errors) == (0, "a.flow: 2 screens, 1 link, no findings\n"))
  }
}
