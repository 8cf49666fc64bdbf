import Foundation
import Testing

@testable import FlowLang

@Suite struct GraphCommandTests {
  /// The findings and the graph count alike.
  @Test func bothSummariesAgree() throws {
    let folder = try ScratchFolder([
      "a.flow": """
      app A { start F { on done -> H reset } link h -> H sheet }
      external screen W
      external flow P { outcome paid }
      flow F { start S outcome done screen S { link ok -> finish done } }
      screen H { link w -> W link p -> P { on paid -> stay } }

      """, "draft.flow": "app A { start H } external screen W screen H { link w -> W link n -> Nope }\n",
    ])
    func summary(_ words: String...) throws -> [String: Any] {
      let object = try JSONSerialization.jsonObject(with: Data(FlowcRun.flowc(words, in: folder).output.utf8))
      return try #require((object as? [String: Any])?["summary"] as? [String: Any])
    }
    for (flow, screens, links) in [("a.flow", 2, 4), ("draft.flow", 1, 2)] {
      for words in [["check", "-f", "json"], ["graph", "-f", "json"]] {
        let counts = try summary(words[0], words[1], words[2], flow)
        #expect(counts["screens"] as? Int == screens, "\(words) \(flow) \(counts)")
        #expect(counts["links"] as? Int == links, "\(words) \(flow) \(counts)")
      }
    }
  }

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

  @Test func draftsAreDrawn() throws {
    let folder = try ScratchFolder(["a.flow": "app A { start H } screen H { link open -> Nope }"])
    let run = try folder.flowc("graph", "a.flow", "-o", "a.dot")
    #expect((run.status, run.output) == (0, ""))
    #expect(run.errors == "a.flow: draft: 1 error (`flowc check a.flow`)\n")
    #expect(try folder.read("a.dot").contains("not declared"))
    #expect(try folder.flowc("graph", "a.flow", "-f", "mermaid").output.contains("not declared"))
    #expect(try folder.flowc("graph", "gone.flow").status == 2)
  }

  @Test func theExtensionDecidesTheFormat() throws {
    let flow = "app A { start H } screen H {}"
    let folder = try ScratchFolder(["a.flow": flow, "b.flow": "app B { start H } screen H {}", "out/x": ""])
    for (name, form) in [
      ("a.mmd", "mermaid"), ("a.puml", "plantuml"), ("a.json", "json"), ("a.gv", "dot"), ("a", "dot"),
    ] {
      #expect(try folder.flowc("graph", "a.flow", "-o", name).status == 0)
      #expect(try folder.read(name) == folder.flowc("graph", "a.flow", "--format", form).output)
    }
    let contradiction = try folder.flowc("graph", "a.flow", "-o", "x.svg", "--format", "mermaid")
    #expect(contradiction.status == 2)
    #expect(contradiction.errors.contains("--format mermaid and the extension .svg contradict each other"))
    #expect(
      try folder.flowc("graph", "a.flow", "-o", "x.jpg").errors.contains("no format is known by the extension .jpg"))
    #expect(try folder.flowc("graph", ".", "-o", "out", "-f", "mermaid").status == 0)
    #expect(try folder.flowc("graph", ".", "-o", "out", "-f", "mermaid", "--check").status == 0)
    #expect(try folder.flowc("graph", ".").errors.contains("there are 2 flows: -o DIR writes a file for each"))
    #expect(try folder.names == ["a", "a.flow", "a.gv", "a.json", "a.mmd", "a.puml", "b.flow", "out"])
  }
}

/// `--trace`: the trace of a finding, or the reason why there is none.
@Suite struct GraphTraceTests {
  private let flow = """
    app A { start H }
    screen H { link open -> I cover link more -> J sheet }
    screen I {}
    screen J { back declared }
    screen X {}
    """

  @Test func theTraceIsShownInEveryForm() throws {
    let folder = try ScratchFolder(["a.flow": flow])
    let compilation = Compilation.of(flow, path: "a.flow")
    let findings = Reporter.findings(of: .deadEnd, in: compilation)
    #expect(findings.map(\.screen) == ["I", "J"])
    for emitter in Emitter.all {
      for (index, finding) in findings.enumerated() {
        let run = try folder.flowc("graph", "a.flow", "--trace", "dead-end:\(index + 1)", "--format", emitter.name)
        #expect((run.status, run.errors) == (0, ""))
        #expect(run.output == emitter.emit(compilation, showing: finding))
        #expect(run.output != emitter.emit(compilation))
      }
      let first = try folder.flowc("graph", "a.flow", "--trace=dead-end", "--format", emitter.name)
      #expect(first.output == emitter.emit(compilation, showing: findings[0]))
    }
  }

  @Test(arguments: [
    ("dead-ned", "unknown rule dead-ned; did you mean `dead-end`?"),
    ("dead-end:0", "dead-end:0 names no finding; the second one is dead-end:2"),
    ("dead-end:x", "dead-end:x names no finding; the second one is dead-end:2"),
    ("dead-end:3", "there are only 2 findings of `dead-end` here"),
    ("dead-link", "there is no finding of `dead-link` here"),
    ("syntax", "`syntax` is about the text of a file, not about a trace; there is nothing to show"),
    (
      "unreachable-screen",
      "no trace leads to the finding of `unreachable-screen`, so there is none to show: no path leads to `X`"
    ),
  ])
  func findingsThatCannotBeShownAreReported(_ value: String, _ message: String) throws {
    let folder = try ScratchFolder(["a.flow": flow])
    let run = try folder.flowc("graph", "a.flow", "--trace", value, "-o", "a.dot")
    #expect((run.status, run.output) == (2, ""))
    #expect(run.errors.contains("flowc: error: \(message)\n"), "\(run.errors)")
    #expect(try folder.names == ["a.flow"])
  }
}
