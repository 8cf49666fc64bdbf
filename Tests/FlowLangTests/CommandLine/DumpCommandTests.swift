import Testing

/// `flowc dump` prints the product of each stage.
@Suite struct DumpCommandTests {
  private let flow = "app A { start H } screen H { link go -> P } screen P { link }"

  @Test func tokensHavePositionKindAndText() throws {
    let run = try ScratchFolder(["a.flow": "app A {}\n"]).flowc("dump", "tokens", "a.flow")
    #expect((run.status, run.errors) == (0, ""))
    #expect(run.output == "1:1 app app\n1:5 name A\n1:7 leftBrace {\n1:8 rightBrace }\n2:1 endOfFile\n")
  }

  @Test func treesMarkBrokenNodes() throws {
    let run = try ScratchFolder(["a.flow": flow]).flowc("dump", "tree", "a.flow")
    #expect((run.status, run.errors) == (0, ""))
    #expect(run.output.contains("\n  screen: screen P { }\n    link!: link\n"), "\(run.output)")
  }

  @Test func modelsAndGraphsFollowImports() throws {
    let folder = try ScratchFolder([
      "a.flow": "import \"b.flow\" app A { start H } screen H { link go -> P }", "b.flow": "screen P {}",
    ])
    let model = try folder.flowc("dump", "model", "a.flow")
    #expect(model.output == "app A\n  start screen H\nscreen H\n  link go -> screen P\nscreen P\n")
    let graph = try folder.flowc("dump", "graph", "a.flow")
    #expect(graph.output == "start 0 H\n0 H, bottom\n  up 1 P by H › go\n1 P\n", "\(graph.output)")
  }

  @Test func bothOperandsAreNeeded() throws {
    let folder = try ScratchFolder(["a.flow": flow])
    let few = try folder.flowc("dump", "tokens")
    #expect(few.status == 2 && few.errors.contains("flowc dump [OPTION…] STAGE FILE"))
    let unknown = try folder.flowc("dump", "atoms", "a.flow")
    #expect(unknown.status == 2 && unknown.errors.contains("tokens"), "\(unknown.errors)")
  }
}
