import Foundation
import Testing

/// Invalid files are reported clearly, without a crash or a wait.
@Suite struct InputTests {
  @Test func unreadableFilesAreReportedAndTheOthersChecked() throws {
    let folder = try ScratchFolder(["part.flow": "screen H {}", "sub/x": ""])
    let run = try folder.flowc("check", "gone.flow", "sub", "part.flow/x", "part.flow", "--quiet")
    #expect(run.status == 2)
    #expect(
      run.text == """
        flowc: error: cannot read gone.flow: no such file
        flowc: error: there is no .flow file below sub
        flowc: error: cannot read part.flow/x: part of its path is no folder

        """)
    let json = try folder.flowc("check", "gone.flow", "part.flow", "--format", "json")
    #expect(json.status == 2)
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect((object?["findings"] as? [Any])?.count == 1)
  }

  @Test(.enabled(if: geteuid() != 0, "everything is readable for root"))
  func filesWithoutPermissionAreReported() throws {
    let folder = try ScratchFolder(["a.flow": "screen H {}"])
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.path("a.flow"))
    let run = try folder.flowc("check", "a.flow")
    #expect((run.status, run.text) == (2, "flowc: error: cannot read a.flow: permission denied\n"))
  }

  @Test func aMisspeltImportLeadsToTheFileThatIsThere() throws {
    let app = "import \"auht.flow\"\napp A { start H }\nscreen H { link a -> S sheet }\n"
    let folder = try ScratchFolder([
      "app.flow": app, "auth.flow": "screen S { link ok -> dismiss }\n", "gone.flow": "import \"app.flow\"\n",
    ])
    let run = try folder.flowc("check", "app.flow")
    #expect(run.output.contains("= help: did you mean \"auth.flow\"?"))
    _ = try folder.flowc("fix", "--unsafe", "app.flow")
    #expect(try folder.flowc("check", "app.flow").status == 0)
  }

  @Test func pathsInMessagesAreHarmless() throws {
    let run = try ScratchFolder().flowc("check", "a\u{1B}[2J.flow")
    #expect(run.text == "flowc: error: cannot read a␛[2J.flow: no such file\n")
  }

  @Test(arguments: [
    ("", 1, "syntax"), ("\0", 1, "syntax"), ("\u{FEFF}screen H {}", 0, "no-app"), ("screen H {}\r\n\r\n", 0, "no-app"),
    ("screen H { link a \"never-ending", 1, "syntax"), ("/* never-ending", 1, "syntax"), ("{{{{", 1, "syntax"),
    ("import", 1, "syntax"), ("import \"gone.flow\"", 1, "unknown-import"), ("app A {", 1, "syntax"),
  ])
  func oddFilesAreChecked(_ text: String, _ status: Int32, _ rule: String) throws {
    let folder = try ScratchFolder(["a.flow": text])
    let run = try folder.flowc("check", "a.flow")
    #expect(run.status == status)
    #expect(run.text.contains("[\(rule)]"), "\(run.text)")
  }

  @Test func bytesOfAnyKindAreChecked() throws {
    let folder = try ScratchFolder()
    try folder.write(Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ $0 / 256) }), to: "a.flow")
    for form in ["text", "json"] { #expect(try folder.flowc("check", "a.flow", "--format", form).status == 2) }
  }

  @Test func hugeNumbersOfFindingsAreCutOff() throws {
    let folder = try ScratchFolder(["a.flow": String(repeating: "link a\n", count: 100_000)])
    let run = try folder.flowc("check", "a.flow")
    #expect(run.status == 1)
    #expect(run.text.utf8.count < 100_000)
    #expect(run.text.contains(" more errors\n"))
  }

  @Test func standardInputIsAFile() throws {
    let folder = try ScratchFolder(["sub/part.flow": "screen P {}"])
    let flow = "import \"part.flow\" app A { start H } screen H { link open -> P }"
    let unnamed = try folder.flowc("check", "-", input: flow)
    #expect(unnamed.status == 1)
    #expect(unnamed.text.hasPrefix("<stdin>:1:8: error: "))
    #expect(try folder.flowc("check", "-", "--assume-filename", "sub/a.flow", input: flow).status == 0)
    let json = try folder.flowc("check", "-", "--format", "json", "--relative-to", "sub", input: "link")
    #expect(json.output.contains("\"file\": \"<stdin>\""))
    let named = try folder.flowc("check", "--assume-filename=sub/b.flow", "-", "--format=json", input: "link")
    #expect(named.output.contains("\"file\": \"sub/b.flow\""))
  }

  /// No output has the brackets of `<stdin>` in its name, and hints can be typed.
  @Test func outputsOfStandardInputHaveNames() throws {
    let folder = try ScratchFolder()
    let flow = "app A { start H } screen H { link open -> I } screen I { link shut -> back }"
    for words in [
      ["swift", "-", "-o", "out", "--xcfilelists"], ["swift", "-", "-o", "out", "--target", "uikit"],
      ["tests", "-", "-f", "swift-testing", "-o", "out/"], ["graph", "-", "-o", "out/"],
    ] {
      #expect(try FlowcRun.flowc(words, in: folder, input: flow).status == 0, "\(words)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("out")).sorted()
    #expect(
      names == [
        "flow.dot", "flow.inputs.xcfilelist", "flow.outputs.xcfilelist", "flow.swift", "flow.swiftui.swift",
        "flow.tests.swift", "flow.uikit.swift",
      ])
    for name in names { #expect(!(try folder.read("out/" + name).contains("stdin")), "\(name)") }
    #expect(try folder.read("out/flow.swift").hasPrefix("// Generated by flowc from standard input. Do not edit.\n"))
    #expect(try folder.read("out/flow.inputs.xcfilelist") == "")
    for command in ["swift", "graph"] {
      let run = try folder.flowc(command, "-", input: "screen H { link open -> Nope }")
      #expect(run.errors.contains("(`flowc check -`)"), "\(run.errors)")
    }
    #expect(!(try folder.flowc("graph", "-", input: "screen H {}").output.contains("stdin")))
  }

  @Test func importsMayNameStandardInput() throws {
    let folder = try ScratchFolder([
      "a.flow": "what is on disk is not read", "part.flow": "import \"a.flow\" screen P { link home -> H }",
    ])
    let flow = "import \"part.flow\" app A { start H } screen H { link open -> P }"
    #expect(try folder.flowc("check", "-", "--assume-filename", "a.flow", input: flow).status == 0)
  }

  @Test func pipesAndDevicesAreRead() throws {
    let folder = try ScratchFolder()
    #expect(try folder.flowc("check", "/dev/stdin", input: "app A { start H } screen H { }").status == 1)
    let empty = try folder.flowc("check", "/dev/null")
    #expect(empty.status == 1)
    #expect(empty.output.hasPrefix("/dev/null:1:1: error: this file declares nothing [syntax]\n"), "\(empty.text)")
    let endless = try folder.flowc("check", "/dev/zero")
    #expect((endless.status, endless.text.hasSuffix("larger than 512 MiB\n")) == (2, true))
  }
}
