import Testing

@testable import FlowLang

/// Traces are replayed step by step from a cold start, including urls and entries.
@Suite struct ReplayTests {
  private let flow = """
    external flag net flag f
    app X { start A when not f else B scheme "x" }
    screen A { link b -> B set f } screen B { link c -> C sheet } screen C {}
    screen P { url "/p" requires net else C } screen Q { entry "a reason" over B }
    """

  /// Returns the screens of each state that a trace may lead to.
  private func screens(_ trace: [Action]) -> [String] {
    let compilation = compile(flow)
    return compilation.machine.states(after: trace).map { state in
      state.layers.flatMap { $0.stack.map { compilation.model.name(of: $0.screen) } }.joined(separator: " ")
    }
  }

  private func link(_ name: String) throws -> Action {
    let model = compile(flow).model
    let index = try #require(model.links.firstIndex { model.text($0.name) == name })
    return .link(LinkID(index), on: model.links[index].owner, outcome: nil)
  }

  @Test func urlMayOpenAtAnyTime() throws {
    #expect(screens([.entryPoint(0)]) == ["A C"])
    #expect(try screens([link("b"), link("c"), .entryPoint(1)]) == ["B Q"])
    #expect(try screens([link("b"), .entryPoint(1), .back, link("c"), .entryPoint(1)]) == ["B Q"])
  }

  @Test func externalFlagMayChangeRightBefore() {
    #expect(screens([.flag(FlagID(0), true), .entryPoint(0)]) == ["A P"])
    #expect(screens([.entryPoint(1), .flag(FlagID(0), true), .entryPoint(0)]) == ["A P"])
    #expect(screens([.flag(FlagID(1), true), .flag(FlagID(0), true), .entryPoint(0)]) == ["B P"])
  }

  @Test func unknownUrlIsRefused() {
    #expect(screens([.entryPoint(2)]) == [])
    #expect(screens([.entryPoint(0), .entryPoint(-1)]) == [])
  }

  @Test func actionsDoNotContainUrls() throws {
    let machine = compile(flow).machine
    let start = try #require(machine.state(after: []))
    #expect(!machine.actions(in: start).contains { if case .entryPoint = $0 { true } else { false } })
  }
}
