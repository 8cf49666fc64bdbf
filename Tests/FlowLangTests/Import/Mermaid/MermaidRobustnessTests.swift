import Testing

@testable import FlowLang

/// The flow of every diagram is free of errors.
@Suite(.timeLimit(.minutes(60))) struct MermaidRobustnessTests {
  /// Pieces of both languages, to be combined at random.
  private static let pieces = [
    "A", "B", "C", "state", "end", "note", "[*]", " --> ", " --- ", "-- x -->", "-->|y|", " & ", ": text", " : ", ";",
    "\n", "\n", "\n", "{", "}", "[a b]", "{ok?}", "((r))", "\"q\"", "subgraph S\n", "state S {\n", "state \"t\" as D",
    "%% c",
    "<<choice>>", "note left of A", "end note", ":::c", "`", "\"`", "`\"", "#35;", "<br>", "é", "\u{202E}", "\u{2028}",
    "--",
    "direction LR", "-.->", "==>", "<-->", "@{", "e1@", "classDef x y", "```", "---", "title: t", "|",
  ]

  @Test(arguments: 0..<UInt64(TestTier.rounds(20, fast: 8)))
  func randomPiecesGiveAFlowOrAProblem(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for round in 0..<20 {
      let text = (0..<random.int(below: 60)).reduce(round % 2 == 0 ? "stateDiagram-v2\n" : "flowchart TD\n") {
        text, _ in
        text + random.pick(Self.pieces)
      }
      let result = imported(["App.mmd": text])
      #expect(!result.files.isEmpty || !result.problems.findings.shown.isEmpty, "\(text)")
    }
  }

  /// Diagrams that flowc draws can be imported again, with every screen of the app.
  @Test(arguments: EmittedExamples.paths)
  func drawnExamplesComeBack(_ path: String) throws {
    let compilation = try EmittedExamples.compile(path)
    let result = imported(["App.mmd": Emitter.mermaid.emit(compilation)])
    #expect(result.problems.places.filter { !$0.hasSuffix("no-way-in") } == [])
    let text = try #require(result.files.first).text
    let screens = compilation.model.nodeIDs.filter { compilation.model[$0].kind == .screen }
    let chart = StateChart(compilation)
    let names = screens.map { "screen \(chart.identifier(of: $0)) {" }
    #expect(names.filter { !text.contains($0) } == [])
  }

  @Test func largeDiagramsAreRead() {
    let count = TestTier.rounds(2000, fast: 500)
    let nested = (0..<count).map { "state S\($0) {" }.joined(separator: "\n") + String(repeating: "\n}", count: count)
    #expect(imported(["App.mmd": "stateDiagram-v2\n" + nested]).files.count == 1)
    let choices = (0..<TestTier.rounds(300, fast: 100)).map { "c\($0){x} --> c\($0 + 1){x}\nc\($0) --> A" }.joined(
      separator: "\n")
    #expect(imported(["App.mmd": "graph LR\nA --> c0\n" + choices]).files.count == 1)
  }

  /// `A & B --> C & D` is four arrows; lists that stand for thousands of arrows are reported, and the rest is read.
  @Test func productsOfListsAreLimited() throws {
    func list(_ letter: String, _ count: Int) -> String {
      (0..<count).map { "\(letter)\($0)" }.joined(separator: " & ")
    }
    let result = imported([
      "App.mmd": "graph LR\n\(list("A", 600)) --> \(list("B", 600))\nA0 & A1 --> B0 & B1\nB1 --> C"
    ])
    let problems = result.problems.findings.sorted.filter { $0.rule == "not-understood" }
    #expect(problems.map(\.message) == ["these lists would be joined by 360,000 arrows, too many to read"])
    #expect(result.problems.places.first { $0.hasSuffix("not-understood") } == "App.mmd:2:1: not-understood")
    #expect(result.parts[0].counts.links == 5)
  }

  /// Each of these decisions leads to the next one on two paths.
  @Test func pathsThroughDecisionsAreLimited() throws {
    let lattice = (0..<60).map { "c\($0){x} --> c\($0 + 1){x}\nc\($0) --> d\($0){x}\nd\($0) --> c\($0 + 1)" }
    let fan = (0..<400).map { "J{q} --> A\($0)\nB\($0) --> J" }
    let text = "graph LR\nA --> c0\n" + (lattice + fan).joined(separator: "\n")
    let diagram = try #require(MermaidSource(SourceFile(path: "a.mmd", text: text), FileID(0)).diagram)
    let paths = MermaidPaths(FlowchartReader.read(diagram))
    let messages = paths.graph.problems.map(\.message)
    #expect(messages.contains("there are more paths through decisions than can be shown"))
    #expect(paths.leaving.reduce(0) { $0 + $1.count } < 25_000)
  }

  /// A long line of braces takes neither the stack nor quadratic time.
  @Test func manyBlocksOnOneLine() {
    let braces = String(repeating: "state S { ", count: 100_000) + "A --> B" + String(repeating: " }", count: 100_000)
    #expect(imported(["App.mmd": "stateDiagram-v2\n" + braces + "\nB --> C"]).files.count == 1)
  }
}
