import Foundation
import Testing

/// `flowc fix` and its effects on files.
@Suite struct FixCommandTests {
  private let broken = "app A { start H; }\nscreen H { link p -> P cover }\nscreen P {}\n"
  private let left = "left: `--unsafe` would fix 1, which may not be what you meant: a.flow:3 [dead-end]\n"
  private let leftOfBoth =
    "left: `--unsafe` would fix 2, which may not be what you meant: a.flow:3 [dead-end], b.flow:3 [dead-end]\n"
  private let safe = "app A { start H }\nscreen H { link p -> P cover }\nscreen P {}\n"

  @Test func filesAreFixedInPlace() throws {
    let folder = try ScratchFolder(["a.flow": broken, "b.flow": safe])
    let run = try folder.flowc("fix", "a.flow", "b.flow")
    #expect((run.status, run.output, run.errors) == (0, "", "fixed a.flow\n1 fix made\n" + leftOfBoth))
    #expect(try folder.read("a.flow") == safe)
    #expect(try folder.flowc("fix", "a.flow").errors == "nothing to fix\n" + left)
    #expect(try folder.names == ["a.flow", "b.flow"])
  }

  @Test func unsafeFixesAreMadeWithTheOption() throws {
    let folder = try ScratchFolder(["a.flow": broken])
    #expect(try folder.flowc("fix", "--unsafe", "a.flow").errors == "fixed a.flow\n2 fixes made\n")
    #expect(try folder.read("a.flow").contains("link close"))
    #expect(try folder.flowc("check", "a.flow").status == 0)
  }

  @Test func standardInputGoesToStandardOutput() throws {
    let run = try ScratchFolder().flowc("fix", "-", input: broken)
    #expect(
      (run.status, run.output, run.errors) == (
        0, safe, "1 fix made\n" + left.replacingOccurrences(of: "a.flow", with: "<stdin>")
      ))
  }

  @Test func sharedImportsAreFixedOnce() throws {
    let folder = try ScratchFolder([
      "a.flow": "import \"c.flow\" app A { start C }", "b.flow": "import \"c.flow\" app B { start C }",
      "c.flow": "screen C { } ;",
    ])
    #expect(try folder.flowc("fix", "a.flow", "b.flow").errors.hasPrefix("fixed c.flow\n1 fix made\n"))
  }

  /// A file that another one imports is fixed together with that one, and not separately.
  @Test func importedFilesAreNotCountedAlone() throws {
    let folder = try ScratchFolder([
      "F/a.flow": "import \"b.flow\"\napp A { start B }\nflag f\n",
      "F/b.flow": "screen B { link x -> C when f link y -> stay set f }\nscreen C {} ;\n",
    ])
    let run = try folder.flowc("fix", "F")
    #expect((run.status, run.errors) == (0, "fixed F/b.flow\n1 fix made\n"))
  }

  @Test func missingFilesAreReported() throws {
    let run = try ScratchFolder().flowc("fix", "a.flow")
    #expect((run.status, run.errors) == (2, "flowc: error: cannot read a.flow: no such file\n"))
  }

  @Test func diffShowsTheChanges() throws {
    let folder = try ScratchFolder(["a.flow": broken])
    let run = try folder.flowc("fix", "--diff", "a.flow")
    #expect(run.status == 0 && run.errors == "1 fix possible\n" + left)
    #expect(
      run.output == """
        --- a/a.flow
        +++ b/a.flow
        @@ -1,3 +1,3 @@
        -app A { start H; }
        +app A { start H }
         screen H { link p -> P cover }
         screen P {}

        """)
    #expect(try folder.read("a.flow") == broken)
  }
}
