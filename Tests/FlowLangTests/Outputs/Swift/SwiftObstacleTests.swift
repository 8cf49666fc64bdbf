import Testing

@testable import FlowLang

/// Flows that cannot be expressed in Swift are reported at their location, and no file is generated.
@Suite struct SwiftObstacleTests {
  private func expectObstacles(
    _ marked: String, _ messages: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let source = MarkedSource(marked)
    let compilation = compile(source.text, sourceLocation: sourceLocation)
    let findings = SwiftTarget.refused(Router(compilation))?.findings.sorted ?? []
    #expect(findings.map(\.message) == messages, sourceLocation: sourceLocation)
    let shown = MarkedSource.mark(findings.map { $0.range.start..<$0.range.end }, in: Array(source.text.utf8))
    #expect(shown == marked, sourceLocation: sourceLocation)
    #expect(findings.allSatisfy { $0.rule == "unsupported-by-target" && $0.severity == .error })
  }

  @Test func anAppIsNeeded() {
    let compilation = compile("screen Home {}")
    #expect(
      SwiftTarget.refused(Router(compilation))?.findings.sorted.map(\.message) == [
        "a file without an `app` has no router"
      ])
  }

  @Test func ordinaryFlowsHaveNoObstacles() {
    expectObstacles("app A { start H } screen H(id: Int = 1, at: A.B?, all: [C.ID] = []) { link on -> H(at: .now) }")
  }

  @Test func typesThatTheRouterHidesHaveAnAlias() {
    let text = "app A { start H } screen H(state: State?, all: [Tab.ID] = [], l: HLinks?, mine: My.State?) {}"
    expectObstacles(text)
    let router = Router(compile(text))
    let written = SwiftTarget.all[0].files(router, SwiftOptions()).map { String(decoding: $0.bytes, as: UTF8.self) }
      .joined()
    for name in ["HLinks", "State", "Tab"] { #expect(written.contains("\ntypealias AFlowApp\(name) = \(name)\n")) }
    for type in ["state: AFlowAppState?", "all: [AFlowAppTab.ID]", "l: AFlowAppHLinks?", "mine: My.State?"] {
      #expect(written.contains(type), "\(type)")
    }
    expectObstacles(
      "app A { start H } screen H(⟦f: AFlow?⟧) {}",
      "the router itself is called `AFlow`, which hides the type that is meant")
  }

  @Test func wordsMustBeIdentifiers() {
    expectObstacles(
      "app A { start H } screen H(⟦a: `B c`?⟧, ⟦b: class?⟧, c: C = ⟦.`d e`⟧) { link on -> H(a: ⟦a.`f g`⟧) }",
      "`B c` cannot be the name of a type in Swift", "`class` cannot be the name of a type in Swift",
      "`d e` is no name in Swift", "`f g` is no name in Swift")
  }

  @Test func flowsThatStartWithThemselvesAreReported() {
    expectObstacles(
      "app A { start S } screen S {} flow ⟦F⟧ { start G } flow ⟦G⟧ { start F }",
      "`F` starts with itself", "`G` starts with itself")
    // The start of a flow in another may be that one, as in a navigation graph.
    expectObstacles(
      "app A { start S } screen S {} flow ⟦F⟧ { start G flow ⟦G⟧ { start F } }",
      "`F` starts with itself", "`G` starts with itself")
  }

  @Test func longChainsOfStartsTakeLinearTime() {
    let chain = (0..<3_000).map { "flow F\($0) { start F\($0 + 1) }\n" }.joined()
    let text = "app A { start S }\n\(chain)screen F3000 {} screen S {}"
    let compilation = Compiler.bind(SourceFile(path: "a.flow", text: text), load: { _, _ in .failure(.notFound) })
    #expect(SwiftObstacles.all(Router(compilation)).isEmpty)
  }

  @Test func valuesOfAFlowAreMissingOutside() {
    expectObstacles(
      """
      app A { start H scheme "a" }
      external flag f
      screen H { link in -> F(n: 1) { on done -> ⟦S⟧ } link ask -> S link to -> G }
      screen G { requires f else ⟦S⟧ }
      flow F(n: Int) {
        start S
        outcome done
        screen S { url ⟦"/s"⟧ link inner -> T link end -> finish done }
        screen T { url "/t/{n}" }
      }
      """,
      "no caller gives `n` here", "no caller gives `n` here", "no caller gives `n` here")
  }

  @Test func hiddenValuesAreLost() {
    expectObstacles(
      """
      app A { start H }
      external flag f
      screen H { link in -> F(n: 1) { on done -> stay } embed E }
      screen E(size: Int) { ⟦link more -> W(id: size)⟧ }
      screen W(id: Int) {}
      flow F(n: Int) {
        start S
        outcome done
        ⟦requires f else W(id: n)⟧
        ⟦link again -> T⟧
        screen S(n: String = "") { link end -> finish done }
        screen T { link s -> S }
      }
      """,
      "`H` offers this link and does not know its `size`", "`S` is guarded by this and does not know its `n`",
      "`S` offers this link and does not know its `n`")
  }

  @Test func cyclesOfGuardsAreReported() {
    expectObstacles(
      """
      app A { start H allow guard-loop "a test" }
      external flag f
      screen H { link a -> B }
      screen B { ⟦requires f else C⟧ }
      screen C { requires f else B }
      """,
      "the redirects of these guards chase each other, which an app would do for ever")
  }
}
