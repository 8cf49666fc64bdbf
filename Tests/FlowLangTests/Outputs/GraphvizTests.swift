import Testing

@testable import FlowLang

/// Graphviz draws the output of the `dot` emitter without a warning.
@Suite(.fullTier)
struct GraphvizTests {
  @Test(arguments: EmittedExamples.paths)
  func drawsExampleWithoutWarning(_ path: String) throws {
    let (svg, diagnostics) = try DrawingTool.graphviz.draw(Emitter.dot.emit(try EmittedExamples.compile(path)))
    #expect(diagnostics == "")
    #expect(svg.contains("<svg"))
  }

  @Test func drawsHostileNamesAsText() throws {
    let (svg, diagnostics) = try DrawingTool.graphviz.draw(Emitter.dot.emit(HostileFlow.compilation))
    #expect(diagnostics == "")
    #expect(isWellFormedXML(svg))
    #expect(!svg.contains("<script"))
    #expect(!svg.contains("xlink:href"))
    let boxes = svg.components(separatedBy: "class=\"node\"").count - 1
    let entryPoints = HostileFlow.names.count
    #expect(
      boxes == HostileFlow.compilation.model.nodes.count + entryPoints + 2, "a box for each node, url and outcome")
  }

  @Test(arguments: ["", "flow F {}", "group G { requires f }", "screen S { link", "tabs T { tab a -> ", "tabs T {}"])
  func drawsBrokenFiles(_ text: String) throws {
    let compilation = Compiler.compile(SourceFile(path: "broken.flow", text: text))
    #expect(try DrawingTool.graphviz.draw(Emitter.dot.emit(compilation)).diagnostics == "")
  }

  /// Tab roots that lead to each other would be in one column, where Graphviz cannot always draw arrows.
  @Test func drawsArrowsBetweenNeighbours() throws {
    let screens = (0..<8).map { index in
      """
      screen S\(index) {
        link a -> S\((index + 1) % 8) reset
        link b -> back to S\((index + 3) % 8)
        link c -> S\((index + 5) % 8) in tab a
      }
      """
    }
    let tabs = (0..<8).map { "tab \(["a", "b", "c", "d", "e", "f", "g", "h"][$0]) -> S\($0)" }
    let text = "app A { start T }\ntabs T { \(tabs.joined(separator: " ")) }\n" + screens.joined(separator: "\n")
    let compilation = Compiler.compile(SourceFile(path: "neighbours.flow", text: text))
    #expect(try DrawingTool.graphviz.draw(Emitter.dot.emit(compilation)).diagnostics == "")
  }
}
