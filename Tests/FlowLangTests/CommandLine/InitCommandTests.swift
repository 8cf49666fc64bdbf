import Testing

@testable import FlowLang

@Suite struct InitCommandTests {
  @Test func init_writesAFlowWithoutFindingsAndSuggestsCommands() throws {
    let folder = try ScratchFolder()
    let run = try folder.flowc("init")
    #expect((run.status, run.output) == (0, ""))
    #expect(run.errors.hasPrefix("wrote app.flow; next:\n"))
    #expect(try folder.names == ["app.flow"])
    let flow = try folder.read("app.flow")
    #expect(Compilation.of(flow).findings.sorted.map(\.message) == [])
    #expect(try folder.flowc("init", "-o", "-").output == flow)
    // The suggested commands work unchanged.
    for line in run.errors.split(separator: "\n").dropFirst() where line.contains("check") {
      let words = line.split(separator: " ").map(String.init)
      #expect(try FlowcRun.flowc(Array(words[1...2]), in: folder).status == 0)
    }
  }

  @Test func init_takesANameAndNeverReplacesAFile() throws {
    let folder = try ScratchFolder(["app.flow": "mine"])
    let run = try folder.flowc("init")
    #expect((run.status, run.errors) == (2, "flowc: error: cannot write app.flow: file exists\n"))
    #expect(try folder.read("app.flow") == "mine")
    #expect(try folder.flowc("init", "Other.flow").status == 0)
    #expect(try folder.flowc("init", "-o", "third.flow").status == 0)
    #expect(try folder.flowc("init", "a.flow", "-o", "b.flow").status == 2)
    #expect(try folder.names == ["Other.flow", "app.flow", "third.flow"])
  }
}
