import Foundation
import Testing

@testable import FlowLang

/// Texts that have a meaning in Mermaid or PlantUML, as names of screens and labels of links.
private enum ChartWords {
  static let texts = [
    "direction LR", "Direction tb", "end note", "state", "default", "note", "[*]", "%% c", "%%{init}%%", "a: b", "a; b",
    ":::x", "accTitle: x", "<<fork>>", "**b**", "_i_", "c", "1. x", "- x", "# x", "$$x$$", "fa:fa-car", "#35;",
    "@enduml", "!include x", "' c", "/' c '/", "<&heart>", "[[x y]]", "%n()", "=h", "~x", "<U+0041>", "--", "..", "||",
    "<b>b</b>", "{", "}", "x -> y", "a --> b", "end", "as", "class", "classDef", "click", "style", "title", "hide",
    "scale",
    "legend", "end legend", "fork", "choice", "graph", "note right of", "skinparam", "link", "screen", "hide footbox",
  ]

  static let compilation = compile(
    """
    app A { start S }
    screen S {
    \(texts.enumerated().map { "  link l\($0.offset) \"\($0.element)\" -> `\($0.element)`" }.joined(separator: "\n"))
    }
    \(texts.map { "screen `\($0)` {}" }.joined(separator: "\n"))
    """)

  /// Returns the texts that a picture does not show twice.
  static func missing(from svg: String) -> [String] {
    var shown = svg.replacing(#/<[^>]*>/#, with: "\n")
    for (entity, text) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#160;", " "), ("&amp;", "&"),
    ] {
      shown = shown.replacing(entity, with: text)
    }
    let lines = shown.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    return texts.filter { text in lines.count { $0 == text } < 2 }
  }
}

/// Mermaid draws the output of the `mermaid` emitter.
@Suite(.fullTier)
struct MermaidToolTests {
  private func draw(_ text: String) throws -> String { try DrawingTool.mermaid.draw(text).svg }

  /// The shop is left out: Mermaid takes as long for it as for all others together.
  @Test(arguments: EmittedExamples.paths.dropLast())
  func drawsExamples(_ path: String) throws {
    let compilation = try EmittedExamples.compile(path)
    let svg = try draw(Emitter.mermaid.emit(compilation))
    #expect(svg.contains("<svg"))
    for node in compilation.model.nodes.indices.dropFirst() {
      #expect(svg.contains(compilation.model.name(of: NodeID(node))))
    }
  }

  @Test func drawsHostileNamesAsText() throws {
    let svg = try draw(Emitter.mermaid.emit(HostileFlow.compilation))
    #expect(svg.contains("&lt;/TABLE&gt;&gt;]"))
    #expect(!svg.contains("<script"))
  }

  @Test(arguments: [
    "", "flow F {}", "group G {}", "group G { requires f }", "screen S { link", "tabs T { tab a -> ", "tabs T {}",
  ])
  func drawsBrokenFiles(_ text: String) throws {
    #expect(try draw(Emitter.mermaid.emit(Compiler.compile(SourceFile(path: "a.flow", text: text)))).contains("<svg"))
  }

  @Test func drawsWordsOfItsLanguageAsText() throws {
    #expect(ChartWords.missing(from: try draw(Emitter.mermaid.emit(ChartWords.compilation))) == [])
  }

  @Test func drawsTraces() throws {
    let compilation = compile("app A { start H } screen H { link `a \"\\` -> `I: x` cover } screen `I: x` {}")
    let finding = try #require(Reporter.findings(of: .deadEnd, in: compilation).first)
    let svg = try draw(Emitter.mermaid.emit(compilation, showing: finding))
    #expect(svg.contains("nothing leaves"))
  }
}

/// PlantUML draws the output of the `plantuml` emitter.
@Suite(.fullTier)
struct PlantUMLToolTests {
  private func draw(_ text: String) throws -> String {
    let (svg, diagnostics) = try DrawingTool.plantUML.draw(text)
    #expect(diagnostics == "")
    return svg
  }

  @Test(arguments: EmittedExamples.paths)
  func drawsExamples(_ path: String) throws {
    let compilation = try EmittedExamples.compile(path)
    let svg = try draw(Emitter.plantUML.emit(compilation))
    for node in compilation.model.nodes.indices.dropFirst() {
      #expect(svg.contains(compilation.model.name(of: NodeID(node))))
    }
  }

  @Test func drawsHostileNamesAsText() throws {
    let svg = try draw(Emitter.plantUML.emit(HostileFlow.compilation))
    #expect(svg.contains("&lt;/TABLE&gt;&gt;]"))
    #expect(!svg.contains("<script"))
    #expect(!svg.contains("<a "))
  }

  @Test func drawsWordsOfItsLanguageAsText() throws {
    #expect(ChartWords.missing(from: try draw(Emitter.plantUML.emit(ChartWords.compilation))) == [])
  }

  @Test(arguments: ["", "flow F {}", "group G {}", "group G { requires f }", "screen S { link", "tabs T { tab a -> "])
  func drawsBrokenFiles(_ text: String) throws {
    #expect(try draw(Emitter.plantUML.emit(Compiler.compile(SourceFile(path: "a.flow", text: text)))).contains("<svg"))
  }
}
