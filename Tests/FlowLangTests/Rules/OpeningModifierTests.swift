import Testing

@testable import FlowLang

/// Modifiers of urls and entries: `sheet`, `cover` and `popover`; each other one is a `wrong-modifiers`.
@Suite struct OpeningModifierTests {
  private func flow(_ entryPoint: String) -> String {
    """
    app X { start T }
    tabs T { tab h -> A }
    screen A { link p -> P }
    screen P {
      url "/p" \(entryPoint)
    }
    """
  }

  private func repaired(_ entryPoint: String) -> String {
    let repair = Repair(SourceFile(path: "main.flow", text: flow(entryPoint)), includingUnsafe: true) { _, _ in
      .failure(.notFound)
    }
    #expect(repair.compilation.findings.sorted.map(\.message) == [])
    return String(decoding: repair.compilation.sources[0].bytes, as: UTF8.self)
  }

  @Test(arguments: ["sheet", "cover", "popover", "in tab h over A sheet"])
  func presentationsAreAllowed(_ entryPoint: String) {
    #expect(!compile(flow(entryPoint)).findings.sorted.contains { $0.rule == "wrong-modifiers" || $0.rule == "syntax" })
  }

  @Test(arguments: [
    ("push", "a url needs no `push`: without `sheet`, `cover` or `popover` its screen is on top of the others", ""),
    ("dialog", "a url opens its screen as `sheet`, `cover` or `popover`; a dialog answers what was just done", "sheet"),
    ("sheet popover", "a call has at most one presentation", "sheet"),
    ("sheet sheet", "a modifier is written twice", "sheet"),
    ("reset", "a url resets the app: of the modifiers only `sheet`, `cover` and `popover` go with it", ""),
    (
      "in tab h over A replace",
      "a url resets the app: of the modifiers only `sheet`, `cover` and `popover` go with it", "in tab h over A"
    ),
    (
      "sheet as #t", "a url resets the app: of the modifiers only `sheet`, `cover` and `popover` go with it",
      "sheet"
    ),
  ])
  func otherModifiersAreErrors(_ entryPoint: String, _ message: String, _ right: String) {
    let findings = compile(flow(entryPoint)).findings.sorted
    #expect(findings.map(\.message) == [message])
    #expect(findings.map(\.rule) == ["wrong-modifiers"])
    #expect(repaired(entryPoint) == flow(right).replacing("\"/p\" \n", with: "\"/p\"\n"))
  }

  /// Modifiers in another order, or with names of other languages, are one error with a fix.
  @Test(arguments: [
    ("sheet in tab h over A", "in tab h over A sheet"), ("sheet over A", "over A sheet"), ("modal", "sheet"),
    ("in tab h bottomSheet", "in tab h sheet"),
  ])
  func slipsAreRepaired(_ entryPoint: String, _ right: String) {
    #expect(compile(flow(entryPoint)).findings.sorted.map(\.rule) == ["syntax"])
    #expect(repaired(entryPoint) == flow(right))
  }

  @Test func theFormatterKeepsThem() {
    let text = "screen P { url   \"/p\" in tab h over A   sheet\n}\n"
    let formatted = FlowFormatter.format(SourceFile(path: "main.flow", text: text))
    #expect(formatted?.contains("url \"/p\" in tab h over A sheet") == true)
  }

  @Test func theModelHasThem() {
    let compilation = compile(flow("in tab h popover"))
    #expect(compilation.model.entryPoints.map(\.presentation) == [.popover])
    #expect(ModelDump(compilation.model).text.hasSuffix("  url in tab T.h popover"))
  }

  @Test func randomFlowsHaveThem() {
    let flows = (1...60).map { RandomFlow.text(.urls, seed: $0) }
    for word in ["sheet", "cover", "popover"] {
      #expect(
        flows.contains { $0.split(separator: "\n").contains { $0.contains("url \"") && $0.hasSuffix(" \(word)") } })
    }
  }
}
