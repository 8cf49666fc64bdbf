import Testing

@testable import FlowLang

@Suite struct InitCommandTests {
  @Test func firstFlowHasNoFindings() throws {
    let folder = try ScratchFolder()
    let flow = try folder.flowc("init")
    #expect((flow.status, flow.errors) == (0, ""))
    #expect(Compilation.of(flow.output).findings.sorted.map(\.message) == [])
    #expect(try folder.flowc("init", "-o", "app.flow").status == 0)
    #expect(try folder.read("app.flow") == flow.output)
  }

  @Test func workIsNeverReplaced() throws {
    let folder = try ScratchFolder(["app.flow": "mine"])
    let run = try folder.flowc("init", "-o", "app.flow")
    #expect((run.status, run.errors) == (2, "flowc: error: cannot write app.flow: file exists\n"))
    #expect(try folder.read("app.flow") == "mine")
  }
}
