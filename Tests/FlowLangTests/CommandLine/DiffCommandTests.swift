import Foundation
import Testing

@Suite struct DiffCommandTests {
  private static let before =
    "app A { start Home } screen Home { link help \"Help\" -> Help } screen Help { url \"/help\" }\n"
  private static let after = "app A { start Home } screen Home { link help \"Help\" -> Help } screen Help {}\n"

  @Test func breakingChangesFail() throws {
    let folder = try ScratchFolder(["old.flow": Self.before, "new.flow": Self.after])
    let run = try folder.flowc("diff", "old.flow", "new.flow")
    #expect((run.status, run.errors) == (1, ""))
    #expect(run.output.hasPrefix("breaking:\n  old.flow:1:77: the url `/help` of `Help` is gone"))
    #expect(run.output.hasSuffix("\nnew.flow: 1 breaking change\n"))
    let back = try folder.flowc("diff", "new.flow", "old.flow")
    #expect((back.status, back.errors) == (0, ""))
    #expect(back.output.hasPrefix("safe:\n"))
    #expect(try folder.flowc("diff", "old.flow", "old.flow").output == "old.flow: no changes\n")
  }

  @Test func oneOfTheTwoCanBeStandardInput() throws {
    let folder = try ScratchFolder(["new.flow": Self.after])
    let run = try folder.flowc("diff", "-", "new.flow", "--assume-filename", "old.flow", input: Self.before)
    #expect(run.status == 1)
    #expect(run.output.contains("old.flow:1:77:"))
    #expect(try folder.flowc("diff", "-", "-", input: Self.before).status == 2)
  }

  @Test func codeThatDiffersFromTheFlowIsReported() throws {
    let code =
      "struct HomeView: View { var body: some View { Text(\"a\") } }\nstruct HelpView: View { var body: some View { Text(\"b\") } }\n"
    let empty = "app A { start Home } screen Home {}\n"
    let folder = try ScratchFolder(["old.flow": empty, "new.flow": Self.after, "Sources/App.swift": code])
    let run = try folder.flowc("diff", "old.flow", "new.flow", "--conforms", "Sources")
    #expect(run.output.contains("the code of `Home` does not lead to `Help` [link-not-in-code]"), "\(run.output)")
    #expect(!(try folder.flowc("diff", "old.flow", "new.flow").output.contains("link-not-in-code")))
    #expect(
      !(try folder.flowc("diff", "new.flow", "new.flow", "--conforms", "Sources").output.contains("link-not-in-code")))
  }

  @Test func formsAndOutput() throws {
    let folder = try ScratchFolder(["old.flow": Self.before, "new.flow": Self.after])
    let run = try folder.flowc("diff", "old.flow", "new.flow", "--format", "markdown", "-o", "comment.md")
    #expect((run.status, run.output) == (1, ""))
    #expect(try folder.read("comment.md").hasPrefix("### new.flow: 1 breaking change\n"))
    let json = try folder.flowc("diff", "old.flow", "new.flow", "--format", "json")
    #expect(json.output.contains("\"rule\": \"url-removed\", \"class\": \"breaking\""))
    #expect(try folder.flowc("diff", "old.flow", "new.flow", "--color", "always").output.contains("\u{1B}[1;31m"))
    #expect(try folder.flowc("diff", "old.flow", "new.flow", "-o", "new.flow").status == 2)
    #expect(try folder.read("new.flow") == Self.after)
  }

  @Test func unreadableFilesAreNotCompared() throws {
    let folder = try ScratchFolder([
      "old.flow": Self.before, "bad.flow": "app A {", "noun.flow": "app A { start Nope }",
    ])
    #expect(try folder.flowc("diff", "old.flow", "gone.flow").status == 2)
    let bad = try folder.flowc("diff", "old.flow", "bad.flow")
    #expect((bad.status, bad.output) == (2, ""))
    #expect(bad.errors.contains("[syntax]") && bad.errors.contains("what cannot be read cannot be compared"))
    #expect(try folder.flowc("diff", "old.flow").status == 2)
    #expect(try folder.flowc("diff", "old.flow", "old.flow", "old.flow").status == 2)
    let noun = try folder.flowc("diff", "old.flow", "noun.flow")
    #expect(noun.status == 1)
    #expect(
      noun.output.contains("note: states are not compared: the new version cannot be analysed"))
  }
}

/// `--against` with a real repository.
@Suite(.fullTier)
struct DiffAgainstTests {
  @Test func filesAndImportsAreThoseOfTheCommit() throws {
    let folder = try GitFolder()
    try folder.commit([
      "app/shop.flow": "import \"parts/help.flow\"\napp A { start Home }\nscreen Home { link help \"Help\" -> Help }\n",
      "app/parts/help.flow": "import \"../more.flow\"\nscreen Help { url \"/help\" link more \"More\" -> More }\n",
      "app/more.flow": "screen More {}\n",
    ])
    #expect(try folder.flowc("diff", "--against", "HEAD", "app/shop.flow").output == "app/shop.flow: no changes\n")
    try folder.write("screen Help { link more \"More\" -> More }\nscreen More {}\n", to: "app/parts/help.flow")
    let run = try folder.flowc("diff", "--against", "HEAD", "app/shop.flow")
    #expect((run.status, run.errors) == (1, ""))
    #expect(
      run.output == """
        breaking:
          HEAD:app/parts/help.flow:2:15: the url `/help` of `Help` is gone: links that were sent no longer open [url-removed]

        app/shop.flow: 1 breaking change

        """)
    // From another folder, by another name of the commit, and by a file that the flow imports.
    let other = try folder.flowc("diff", "--against=main", folder.files.path("app/shop.flow"), "app/parts/help.flow")
    #expect(other.status == 1)
    #expect(other.output.contains("main:app/parts/help.flow:2:15: the url `/help`"))
    #expect(other.output.components(separatedBy: " breaking change").count == 2, "reported once")
  }

  @Test func everythingInANewFileIsNew() throws {
    let folder = try GitFolder()
    try folder.commit(["read.me": "nothing yet\n"])
    try folder.write("app A { start Home }\nscreen Home {}\n", to: "new.flow")
    let run = try folder.flowc("diff", "--against", "HEAD", "new.flow")
    #expect((run.status, run.errors) == (0, ""))
    #expect(run.output.contains("new.flow:2:8: the screen `Home` is new [screen-added]"))
  }

  @Test func everythingInADeletedFileIsGone() throws {
    let folder = try GitFolder()
    try folder.commit([
      "flows/a.flow": "import \"part.flow\"\napp A { start Home }\nscreen Home { link help \"Help\" -> Help }\n",
      "flows/part.flow": "screen Help { url \"/help\" }\n",
      "flows/b.flow": "app B { start Home }\nscreen Home {}\n",
    ])
    try FileManager.default.removeItem(atPath: folder.files.path("flows/a.flow"))
    try FileManager.default.removeItem(atPath: folder.files.path("flows/part.flow"))
    for operand in ["flows", "flows/a.flow"] {
      let run = try folder.flowc("diff", "--against", "HEAD", operand)
      #expect((run.status, run.errors) == (1, ""))
      #expect(run.output.contains("HEAD:flows/part.flow:1:8: the screen `Help` is gone"))
      #expect(run.output.contains("HEAD:flows/part.flow:1:15: the url `/help` of `Help` is gone"))
    }
    #expect(try folder.flowc("diff", "--against", "HEAD", "flows").output.contains("b.flow: no changes"))
    #expect(try folder.flowc("diff", "--against", "HEAD", "flows/part.flow").output.contains("`Help` is gone"))
  }

  @Test func olderCommitsCanBeNamed() throws {
    let folder = try GitFolder()
    try folder.commit(["a.flow": "app A { start Home }\nscreen Home { url \"/a\" }\n"])
    try folder.commit(["a.flow": "app A { start Home }\nscreen Home { url \"/b\" }\n"])
    #expect(try folder.flowc("diff", "--against", "HEAD", "a.flow").status == 0)
    #expect(try folder.flowc("diff", "--against", "HEAD~1", "a.flow").status == 1)
  }

  @Test func filesAndCommitsThatGitDoesNotHaveAreErrors() throws {
    let folder = try GitFolder()
    try folder.commit(["a.flow": "app A { start Home }\nscreen Home {}\n"])
    func errors(_ arguments: String...) throws -> String {
      let run = try FlowcRun.flowc(["diff"] + arguments, in: folder.files)
      #expect((run.status, run.output) == (2, ""))
      return run.errors
    }
    #expect(try errors("--against", "nope", "a.flow").contains("git knows no commit `nope`"))
    #expect(try errors("--against", "HEAD:a.flow", "a.flow").contains("git knows no commit `HEAD:a.flow`"))
    #expect(try errors("--against=--output=stolen", "a.flow").contains("--against takes a branch, a tag or a commit"))
    #expect(try !folder.files.names.contains("stolen"))
    #expect(try errors("--against", "HEAD", "-").contains("git knows no standard input"))
    let alone = try ScratchFolder(["a.flow": "app A { start Home }\nscreen Home {}\n"])
    let run = try alone.flowc("diff", "--against", "HEAD", "a.flow")
    #expect(run.status == 2)
    #expect(run.errors.contains("a.flow is in no git repository"))
  }

  @Test func picturesShowWhatChanged() throws {
    let folder = try GitFolder()
    try folder.commit(["a.flow": "app A { start Home }\nscreen Home { link old \"Old\" -> Old }\nscreen Old {}\n"])
    try folder.write("app A { start Home }\nscreen Home { link new \"New\" -> New }\nscreen New {}\n", to: "a.flow")
    let run = try folder.flowc("graph", "--against", "HEAD", "--format", "mermaid", "a.flow")
    #expect((run.status, run.errors) == (0, ""))
    #expect(run.output.contains("state \"#43; New\"") && run.output.contains("state \"\u{2212} Old\""))
    #expect(try folder.flowc("graph", "--against", "HEAD", "--format", "json", "a.flow").status == 2)
  }
}

/// A folder with a git repository in it.
struct GitFolder {
  let files: ScratchFolder

  init() throws {
    files = try ScratchFolder()
    try git("init", "--quiet", "--initial-branch", "main")
  }

  func write(_ text: String, to name: String) throws { try files.write(Data(text.utf8), to: name) }

  /// Writes some files and commits them.
  func commit(_ texts: [String: String]) throws {
    for (name, text) in texts { try write(text, to: name) }
    try git("add", "--all")
    try git("-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "--quiet", "--message", "next")
  }

  func flowc(_ arguments: String...) throws -> FlowcRun { try FlowcRun.flowc(arguments, in: files) }

  private func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = files.url
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }
}
