import Testing

/// `flowc fix` and what it does with files.
@Suite struct FixCommandTests {
  private let broken = "app A { start H; }\nscreen H { link p -> P cover }\nscreen P {}\n"
  private let safe = "app A { start H }\nscreen H { link p -> P cover }\nscreen P {}\n"

  @Test func filesAreMendedInPlace() throws {
    let folder = try ScratchFolder(["a.flow": broken, "b.flow": safe])
    let run = try folder.flowc("fix", "a.flow", "b.flow")
    #expect((run.status, run.output, run.errors) == (0, "", "mended a.flow\n1 repair made\n"))
    #expect(try folder.read("a.flow") == safe)
    #expect(try folder.flowc("fix", "a.flow").errors == "nothing to mend\n")
    #expect(try folder.names == ["a.flow", "b.flow"])
  }

  @Test func unsafeRepairsAreMadeWhenTheyAreMeant() throws {
    let folder = try ScratchFolder(["a.flow": broken])
    #expect(try folder.flowc("fix", "--unsafe", "a.flow").errors == "mended a.flow\n2 repairs made\n")
    #expect(try folder.read("a.flow").contains("link close"))
    #expect(try folder.flowc("check", "a.flow").status == 0)
  }

  @Test func standardInputGoesToStandardOutput() throws {
    let run = try ScratchFolder().flowc("fix", "-", input: broken)
    #expect((run.status, run.output, run.errors) == (0, safe, "1 repair made\n"))
  }

  @Test func sharedImportsAreMendedOnce() throws {
    let folder = try ScratchFolder([
      "a.flow": "import \"c.flow\" app A { start C }", "b.flow": "import \"c.flow\" app B { start C }",
      "c.flow": "screen C { } ;",
    ])
    #expect(try folder.flowc("fix", "a.flow", "b.flow").errors == "mended c.flow\n1 repair made\n")
  }

  @Test func missingFilesAreSaid() throws {
    let run = try ScratchFolder().flowc("fix", "a.flow")
    #expect((run.status, run.errors) == (2, "flowc: error: cannot read a.flow: no such file\n"))
  }
}
