import Testing

@testable import FlowLang

/// `flowc import`.
@Suite struct ImporterCommandTests {
  private static let main = graph(
    "nav_graph", start: "a", fragment("a", action("b", to: "w")) + "<include app:graph=\"@navigation/w\"/>")
  private static let inner = graph("w", start: "b", fragment("b") + fragment("c"))

  private func app() throws -> ScratchFolder {
    try ScratchFolder([
      "res/navigation/nav_graph.xml": Self.main, "res/navigation/w.xml": Self.inner, "res/menu/m.xml": "<menu/>",
      "src/A.kt": "R.id.c",
    ])
  }

  @Test func aFolderIsImportedCompletely() throws {
    let folder = try app()
    let run = try folder.flowc("import", "res", "--scan", "src", "--summary", "s.json")
    #expect(run.status == 0)
    #expect(run.output.contains("link b -> w\n") && run.output.contains("entry \"named in A.kt\""))
    #expect(
      run.errors == """
        nav_graph.xml: 1 screen, 1 link, 1 container, 1 reference
        w.xml: 2 screens, 0 links, 1 container
        start: nav_graph.xml, which no other file includes
        links: 1 to include
        kept: 5 notes; 0 rules suppressed where code decides
        not understood: nothing; 0 problems in the files

        """)
    #expect(try folder.read("s.json").contains("\"start\": \"a\""))
    #expect(
      try folder.flowc("import", "res", "--quiet").errors.contains(
        "w.xml:3:63: warning: nothing in the files leads to `c`"))
  }

  /// Screens that only tests mention are not opened by the app.
  @Test func testsAreNotScanned() throws {
    let folder = try ScratchFolder([
      "res/navigation/nav_graph.xml": Self.main, "res/navigation/w.xml": Self.inner, "app/src/main/A.kt": "R.id.a",
      "app/src/test/ATest.kt": "R.id.c", "app/src/androidTestDebug/x/BTest.kt": "R.id.c",
      "app/AppTests/C.swift": "\"c\"",
    ])
    for scanned in ["app", "app/", "app/src", "./app/src/"] {
      let run = try folder.flowc("import", "res", "--scan", scanned)
      #expect(!run.output.contains("Test") && run.output.contains("screen c"), "\(scanned): \(run.output)")
    }
    #expect(try folder.flowc("import", "res", "--scan", "app/src/test").output.contains("entry \"named in ATest.kt\""))
  }

  @Test func theFlowIsChecked() throws {
    let folder = try app()
    for options in [["-o", "app.flow"], ["--split", "-o", "flows"]] {
      let run = try FlowcRun.flowc(["import", "res"] + options, in: folder)
      #expect((run.status, run.output) == (0, ""))
    }
    #expect(try folder.flowc("check", "--strict", "app.flow", "flows/App.flow").status == 0)
    #expect(try folder.flowc("format", "--check", "app.flow", "flows/App.flow", "flows/w.flow").status == 0)
    #expect(try folder.flowc("import", "res", "--split").status == 2)
    #expect(try folder.flowc("import", "res", "--split", "-o", "-").status == 2)
  }

  @Test func aDiagramIsImported() throws {
    let folder = try ScratchFolder(["a.mmd": "stateDiagram-v2\n  [*] --> Home\n  Home --> Detail: open\n"])
    let run = try folder.flowc("import", "a.mmd", "-o", "a.flow")
    #expect((run.status, run.errors.split(separator: "\n").first) == (0, "a.mmd: 2 screens, 1 link"))
    #expect(try folder.flowc("check", "a.flow").status == 0)
    #expect(try folder.flowc("import", "a.mmd", "a.flow").status == 2)
  }

  @Test func aPageWithADiagramIsImported() throws {
    let folder = try ScratchFolder([
      "README.md": "<h1>An app\n\n```mermaid\ngraph LR\n  A[Home] --> B[Help]\n```\n", "shop.mmd": "graph LR\n\nA -->",
      "a.storyboard": "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"/>",
    ])
    let run = try folder.flowc("import", "README.md")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("app App {\n  start Home\n}\n"))
    #expect(
      run.errors == """
        README.md: 2 screens, 1 link
        kept: 2 notes; 0 rules suppressed where code decides
        not understood: nothing; 0 problems in the files

        """)
    let half = try folder.flowc("import", "shop.mmd", "--quiet")
    #expect(half.errors.hasPrefix("shop.mmd:3:1: warning: this statement is not understood [not-understood]"))
    let both = try FlowcRun.flowc(["import", "a.storyboard", "README.md"], in: folder)
    #expect(both.status == 2)
    #expect(both.errors.contains("this is a Mermaid diagram, and a.storyboard a storyboard"))
  }

  @Test func filesThatCannotBeImported() throws {
    let folder = try ScratchFolder(["a.xml": "<menu/>", "b.storyboard": "<document>\n<scenes", "empty/x.txt": ""])
    func run(_ words: String...) throws -> String {
      let run = try FlowcRun.flowc(["import"] + words, in: folder)
      #expect((run.status, run.output) == (2, ""))
      return run.errors.split(separator: "\n").first.map(String.init) ?? ""
    }
    #expect(
      try run("a.xml")
        == "a.xml:1:1: error: this is none of the files that are read: it begins with `<menu>` [unreadable-source]")
    #expect(try run("b.storyboard") == "b.storyboard:2:8: error: the file ends inside a tag [unreadable-source]")
    #expect(try run("gone.xml") == "flowc: error: cannot read gone.xml: no such file")
    #expect(
      try run("empty") == "flowc: error: there is nothing to import: no file of a known format is there")
    #expect(try run("a.xml", "-o", "a.xml").contains("it is one of the flows that are read"))
  }
}
