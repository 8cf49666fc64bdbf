import Testing

@testable import FlowLang

@Suite struct GraphCommandTests {
  @Test func flowIsDrawn() throws {
    let flow = "app A { start H } screen H { link open -> I } screen I {}"
    let folder = try ScratchFolder(["a.flow": flow])
    let emitted = Compilation.of(flow, path: "a.flow")
    for emitter in Emitter.all {
      let run = try folder.flowc("graph", "a.flow", "--format", emitter.name)
      #expect((run.status, run.errors) == (0, ""))
      #expect(run.output == emitter.emit(emitted))
    }
    #expect(try folder.flowc("graph", "-", input: flow).output == Emitter.all[0].emit(emitted))
    #expect(try folder.flowc("graph", "a.flow", "-o", "-").output == Emitter.all[0].emit(emitted))
  }

  @Test func unreachableScreensAreDrawnToo() throws {
    let folder = try ScratchFolder(["a.flow": "app A { start H } screen H {} screen X {}"])
    let run = try folder.flowc("graph", "a.flow")
    #expect((run.status, run.errors) == (0, ""))
    #expect(run.output != "")
  }

  @Test func flowThatMeansNothingIsNotDrawn() throws {
    let folder = try ScratchFolder(["a.flow": "app A { start H } screen H { link open -> Nope }"])
    let run = try folder.flowc("graph", "a.flow", "-o", "a.dot")
    #expect((run.status, run.output) == (1, ""))
    #expect(run.errors.contains("[unknown-name]"))
    #expect(try folder.names == ["a.flow"])
    #expect(try folder.flowc("graph", "gone.flow").status == 2)
  }
}
