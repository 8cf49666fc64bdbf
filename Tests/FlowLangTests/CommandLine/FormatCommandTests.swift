import Foundation
import Testing

/// `flowc format` and its effects on files.
@Suite struct FormatCommandTests {
  private let crooked = "app A{start H}\nscreen H{}"
  private let straight = "app A { start H }\nscreen H {}\n"

  @Test func filesAreRewrittenInPlace() throws {
    let folder = try ScratchFolder(["a.flow": crooked, "b.flow": straight])
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: folder.path("b.flow"))
    let run = try folder.flowc("format", "a.flow", "b.flow")
    #expect((run.status, run.output, run.errors) == (0, "", ""))
    #expect(try folder.read("a.flow") == straight)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("b.flow"))
    #expect(attributes[.modificationDate] as? Date == past)
    #expect(try folder.names == ["a.flow", "b.flow"])
  }

  @Test func standardInputGoesToStandardOutput() throws {
    let run = try ScratchFolder().flowc("format", "-", input: crooked)
    #expect((run.status, run.output, run.errors) == (0, straight, ""))
    #expect(try ScratchFolder().flowc("format", "-").output == "")
  }

  @Test func checkListsTheFilesThatDiffer() throws {
    let folder = try ScratchFolder(["a.flow": crooked, "b.flow": straight])
    let run = try folder.flowc("format", "--check", "a.flow", "b.flow")
    #expect((run.status, run.output, run.errors) == (3, "", "a.flow is not in the canonical layout\n"))
    #expect(try folder.read("a.flow") == crooked)
    #expect(try folder.flowc("format", "--check", "b.flow").status == 0)
    let piped = try folder.flowc("format", "--check", "-", "--assume-filename", "c.flow", input: crooked)
    #expect((piped.status, piped.output, piped.errors) == (3, "", "c.flow is not in the canonical layout\n"))
  }

  @Test func brokenFilesAreLeftAlone() throws {
    let folder = try ScratchFolder(["a.flow": "screen{ link a -> Nope", "b.flow": crooked])
    let run = try folder.flowc("format", "a.flow", "b.flow")
    #expect(run.status == 1)
    #expect(run.errors.contains("a.flow:1:1: error: `screen` has a name: `screen Nope {` [syntax]"))
    #expect(!run.errors.contains("unknown-name"))
    #expect(try folder.read("a.flow") == "screen{ link a -> Nope")
    #expect(try folder.read("b.flow") == straight)
  }

  @Test func missingFilesAreReported() throws {
    let folder = try ScratchFolder(["b.flow": crooked])
    let run = try folder.flowc("format", "a.flow", "b.flow")
    #expect((run.status, run.errors) == (2, "flowc: error: cannot read a.flow: no such file\n"))
    #expect(try folder.read("b.flow") == straight)
  }

  @Test func flowsWrittenByInitNeedNoFormatting() throws {
    let folder = try ScratchFolder()
    #expect(try folder.flowc("init", "-o", "app.flow").status == 0)
    #expect(try folder.flowc("format", "--check", "app.flow").status == 0)
  }
}
