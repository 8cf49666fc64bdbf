import Foundation
import Testing

/// `flowc format` and its effects on files.
@Suite struct FormatCommandTests {
  private let unformatted = "app A{start H}\nscreen H{}"
  private let formatted = "app A { start H }\nscreen H {}\n"

  @Test func filesAreRewrittenInPlace() throws {
    let folder = try ScratchFolder(["a.flow": unformatted, "b.flow": formatted])
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: folder.path("b.flow"))
    let run = try folder.flowc("format", "a.flow", "b.flow")
    #expect((run.status, run.output, run.errors) == (0, "", ""))
    #expect(try folder.read("a.flow") == formatted)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("b.flow"))
    #expect(attributes[.modificationDate] as? Date == past)
    #expect(try folder.names == ["a.flow", "b.flow"])
  }

  @Test func standardInputGoesToStandardOutput() throws {
    let run = try ScratchFolder().flowc("format", "-", input: unformatted)
    #expect((run.status, run.output, run.errors) == (0, formatted, ""))
    #expect(try ScratchFolder().flowc("format", "-").output == "")
  }

  @Test func checkListsTheFilesThatDiffer() throws {
    let folder = try ScratchFolder(["a.flow": unformatted, "b.flow": formatted])
    let run = try folder.flowc("format", "--check", "a.flow", "b.flow")
    #expect((run.status, run.output, run.errors) == (3, "", "a.flow is not in the canonical layout\n"))
    #expect(try folder.read("a.flow") == unformatted)
    #expect(try folder.flowc("format", "--check", "b.flow").status == 0)
    let piped = try folder.flowc("format", "--check", "-", "--assume-filename", "c.flow", input: unformatted)
    #expect((piped.status, piped.output, piped.errors) == (3, "", "c.flow is not in the canonical layout\n"))
  }

  @Test func brokenFilesAreLeftAlone() throws {
    let folder = try ScratchFolder(["a.flow": "screen{ link a -> Nope", "b.flow": unformatted])
    let run = try folder.flowc("format", "a.flow", "b.flow")
    #expect(run.status == 1)
    #expect(run.errors.contains("a.flow:1:1: error: `screen` has a name: `screen Nope {` [syntax]"))
    #expect(!run.errors.contains("unknown-name"))
    #expect(try folder.read("a.flow") == "screen{ link a -> Nope")
    #expect(try folder.read("b.flow") == formatted)
  }

  @Test func missingFilesAreReported() throws {
    let folder = try ScratchFolder(["b.flow": unformatted])
    let run = try folder.flowc("format", "a.flow", "b.flow")
    #expect((run.status, run.errors) == (2, "flowc: error: cannot read a.flow: no such file\n"))
    #expect(try folder.read("b.flow") == formatted)
  }

  @Test func flowsWrittenByInitNeedNoFormatting() throws {
    let folder = try ScratchFolder()
    #expect(try folder.flowc("init", "-o", "app.flow").status == 0)
    #expect(try folder.flowc("format", "--check", "app.flow").status == 0)
  }
}
