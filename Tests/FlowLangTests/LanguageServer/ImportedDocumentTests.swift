import Testing

@testable import FlowLang

/// The files that are compiled together, and the source of their texts: the editor or the disk.
@Suite struct ImportedDocumentTests {
  private let app = "import \"part.flow\"\napp A { start H }\nscreen H { link go -> P }\n"

  @Test func unsavedTextsAreImported() {
    var client = EditorClient(["app.flow": app, "part.flow": "screen P {}"])
    client.open("app.flow")
    #expect(!client.diagnostics().contains("unknown-name"))
    client.open("part.flow")
    client.change("part.flow", to: "screen Q {}")
    #expect(client.diagnostics().contains("\n  2:22-2:23 error unknown-name"))
    client.change("part.flow", to: "screen P {}")
    #expect(!client.diagnostics().contains("unknown-name"))
    client.change("part.flow", to: "screen Q {}")
    #expect(client.diagnostics().contains("unknown-name"))
    client.close("part.flow")
    #expect(!client.diagnostics().contains("unknown-name"))
  }

  @Test func aFileWithoutAnAppIsPartOfTheOneThatImportsIt() {
    var client = EditorClient(["app.flow": app, "part.flow": "screen P { back declared }"])
    client.open("part.flow")
    #expect(client.diagnostics().contains("dead-end"))
    var alone = EditorClient(["part.flow": "screen P { back declared }"])
    alone.open("part.flow")
    #expect(!alone.diagnostics().contains("dead-end"))
  }

  @Test func theAppIsFoundThroughFilesThatAreNotOpen() {
    var client = EditorClient(
      ["app.flow": app, "part.flow": "import \"more/deep.flow\"\nscreen P {}", "more/deep.flow": "screen Far {}"],
      folders: [])
    client.open("more/deep.flow")
    #expect(!client.diagnostics().contains("unreachable-screen"))
    client.open("app.flow")
    #expect(client.diagnostics().contains("more/deep.flow (1)\n  0:7-0:10 error unreachable-screen"))
  }

  @Test func filesToImportAreOffered() {
    var client = EditorClient([
      "more/app.flow": "import \"\"\nimport \"deep/b.flow\"\napp A { start H }\n", "part.flow": "screen P {}",
      "more/deep/b.flow": "screen B {}", "more/deep/c.flow": "screen C {}",
    ])
    client.open("more/app.flow")
    let list = client.ask("completion", "more/app.flow", TextPosition(line: 0, character: 8))
    for (path, isOffered) in ["../part.flow": true, "deep/c.flow": true, "deep/b.flow": false, "app.flow": false] {
      #expect(list.contains("textEdit: 0:8-0:8 \"\(path)\"}") == isOffered, "\(list)")
    }
    client.change("more/app.flow", to: "import \"../p")
    let open = client.ask("completion", "more/app.flow", TextPosition(line: 0, character: 12))
    #expect(open.contains("0:8-0:12") && open.contains("../part.flow\\\""), "\(open)")
    let afterwards = client.ask("completion", "more/app.flow", TextPosition(line: 0, character: 3))
    #expect(!afterwards.contains("part.flow"))
  }

  @Test func aFileOfTwoAppsIsJudgedInBoth() {
    var client = EditorClient([
      "a.flow": "import \"part.flow\"\napp A { start P }", "b.flow": "import \"part.flow\"\napp B { start Q }",
      "part.flow": "screen P { link go -> Q }\nscreen Q {}\nflag nobody",
    ])
    client.open("part.flow")
    let reported = client.diagnostics()
    #expect(reported.contains("0:7-0:8 error unreachable-screen"))
    #expect(reported.split(separator: "\n").filter { $0.contains("unused-flag") }.count == 1)
    let place = TextPosition(line: 1, character: 7)
    #expect(
      client.ask("references", "part.flow", place, ["context": [:]]) == "part.flow 0:22-0:23\nb.flow 1:14-1:15")
    #expect(client.ask("rename", "part.flow", place, ["newName": "R"]).contains("b.flow"))
  }

  @Test func createdAndDeletedFilesAreNoticed() {
    var client = EditorClient(["app.flow": app])
    client.open("app.flow")
    #expect(client.diagnostics().contains("unknown-import"))
    client.store("part.flow", "screen P {}")
    #expect(client.diagnostics() == "app.flow (1)")
    client.store("part.flow", "screen P { back declared }")
    #expect(client.diagnostics().contains("part.flow\n  0:7-0:8 error dead-end"))
    client.store("part.flow", nil)
    let gone = client.diagnostics()
    #expect(gone.contains("unknown-import") && gone.hasSuffix("part.flow"))
    client.open("part.flow", "screen P {}")
    #expect(client.diagnostics() == "app.flow (1)\npart.flow (1)")
  }

  @Test func theProjectDefinesTheSeverities() {
    var client = EditorClient([".flowc.json": #"{ "severities": { "unused-flag": "error" } }"#])
    client.open("a.flow", "app A { start H }\nscreen H { link l -> stay }\nflag f")
    #expect(client.diagnostics().contains("2:5-2:6 error unused-flag"))
    client.store(".flowc.json", #"{ "severities": { "unused-flag": "off" } }"#)
    #expect(!client.diagnostics().contains("unused-flag"))
  }

  @Test func diagnosticsOfARemovedImportAreCleared() {
    var client = EditorClient(["app.flow": app, "part.flow": "flag nobody\nscreen P {}"])
    client.open("app.flow")
    #expect(client.diagnostics().contains("part.flow\n  0:5-0:11 warning unused-flag"))
    client.change("app.flow", to: "app A { start H }\nscreen H { link go -> stay }")
    #expect(client.diagnostics().hasSuffix("\npart.flow"))
    client.close("app.flow")
    #expect(client.diagnostics() == "app.flow")
    #expect(client.diagnostics() == "")
  }

  @Test func filesThatImportEachOtherAreJudgedOnce() {
    var client = EditorClient(["a.flow": "import \"b.flow\"\nflag x", "b.flow": "import \"a.flow\"\nflag y"])
    client.open("a.flow")
    client.open("b.flow")
    #expect(client.diagnostics().split(separator: "\n").filter { $0.contains("no `app`") }.count <= 1)
  }

  @Test func importsStayInTheProject() {
    var client = EditorClient()
    client.open("a.flow", "import \"../../etc/passwd\"")
    #expect(client.diagnostics().contains("unknown-import"))
  }

  @Test func aDocumentWithoutAFileIsJudgedAlone() {
    var client = EditorClient()
    client.notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": "untitled:One", "version": 1, "text": "import \"a.flow\"\nscreen A {}\nscreen A {}"]])
    let reported = client.diagnostics()
    #expect(
      reported.hasPrefix("untitled:One (1)") && reported.contains("duplicate-name")
        && reported.contains("unknown-import"))
  }
}
