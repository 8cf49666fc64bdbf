import Testing

@testable import FlowLang

/// The scopes of parameters, links and outcomes.
@Suite struct ScopeTests {
  @Test func aValueIsTheNearestParameterOfItsName() {
    expectModel(
      """
      flow Outer(id: Int, a: Int) {
        start S
        outcome o(id: Int)
        flow Inner(id: Int, b: Int) {
          start T
          outcome done(b: Int)
          screen T(c: Int) {
            link own -> V(x: c)
            link inner -> V(x: id)
            link outer -> V(x: a)
            link path -> V(x: id.first.second)
          }
        }
        screen S(id: Int) {
          link call -> Inner(id: id) {
            on done -> V(x: b) when f else V(x: id)
          }
          link nested -> Inner { on done -> Outer { on o -> V(x: id, y: b) } }
        }
      }
      screen V(x: Int, y: Int = 1) {}
      flag f
      """,
      """
      flag f
      flow Outer
        parameter id: Int
        parameter a: Int
        start screen S
        outcome o(id: Int)
        flow Inner
          parameter id: Int
          parameter b: Int
          start screen T
          outcome done(b: Int)
          screen T
            parameter c: Int
            link own -> screen V(x: T.c)
            link inner -> screen V(x: Inner.id)
            link outer -> screen V(x: Outer.a)
            link path -> screen V(x: Inner.id…)
        screen S
          parameter id: Int
          link call -> flow Inner(id: S.id) { on done -> screen V(x: Inner.done.b) when f else screen V(x: S.id) }
          link nested -> flow Inner { on done -> flow Outer { on o -> screen V(x: Outer.o.id, y: Inner.done.b) } }
      screen V
        parameter x: Int
        parameter y: Int optional
      """)
  }

  @Test func parametersOfAnOutcomeAreInScopeInItsHandlerOnly() {
    expectFindings(
      """
      flow F { start S outcome a(x: Int) outcome b screen S { link l -> finish a(x: 1) link m -> finish b } }
      screen V(id: Int) {
        link l -> F { on a -> V(id: x) on b -> V(id: ⟦x⟧) }
        link m -> F { on a -> stay on b -> stay } when f else V(id: x)
      }
      flag f
      """,
      [
        "unknown-name: there is no parameter `x` to take the value from"
      ], of: ["unknown-name"])
  }

  @Test func finishEndsTheInnermostFlow() {
    expectModel(
      """
      flow Outer {
        start A
        outcome done
        outcome out
        screen A { link a -> finish done }
        flow Inner {
          start B
          outcome done
          screen B { link b -> finish done }
          group G { screen C { link c -> finish done } }
        }
      }
      """,
      """
      flow Outer
        start screen A
        outcome done()
        outcome out()
        screen A
          link a -> finish Outer.done
        flow Inner
          start screen B
          outcome done()
          screen B
            link b -> finish Inner.done
          group G
            screen C
              link c -> finish Inner.done
      """)
    expectFindings(
      "flow O { start A outcome out screen A {} flow I { start B outcome done screen B { link b -> finish ⟦out⟧ } } }",
      ["unknown-name: the flow `I` has no outcome `out`"], of: ["unknown-name"])
    expectFindings(
      "screen A { link a -> finish ⟦done⟧ }", ["unknown-name: `finish done` is outside every flow"],
      of: ["unknown-name"])
  }

  @Test func linksAreInheritedFromAllEnclosingDeclarations() {
    let model = compile(
      """
      app X { start A link a1 -> A link a2 -> A }
      group G {
        link g -> A
        flow F {
          start A
          link f -> A
          screen A { link own -> A without a1 without f }
          tabs T { tab t -> A link bar -> A }
        }
      }
      screen B { without a2 }
      """
    ).model
    func offered(_ name: String) -> [String] {
      let node = model.nodeIDs.first { model.name(of: $0) == name } ?? .app
      return model.offeredLinks(of: node).map { model.text(model[$0].name) }
    }
    #expect(offered("A") == ["own", "g", "a2"])
    #expect(offered("T") == ["bar", "f", "g", "a1", "a2"])
    #expect(offered("B") == ["a1"])
  }

  @Test func withoutDropsOnlyInheritedLinks() {
    expectFindings(
      """
      app X { start A link a -> A }
      screen A { link b -> A without a without ⟦b⟧ without ⟦c⟧ }
      """,
      ["unknown-name: `A` inherits no link `b`", "unknown-name: `A` inherits no link `c`"], of: ["unknown-name"])
  }

  @Test func guardsAreAskedFromTheOutsideIn() {
    let model = compile(
      """
      flag a flag b flag c
      group G { requires a flow F { requires b start S screen S { requires c requires a } } }
      """
    ).model
    let screen = model.nodeIDs.first { model.name(of: $0) == "S" } ?? .app
    let asked = model.guards(of: screen).flatMap { model.conditions[$0.conditions] }
    #expect(asked.map { model.text(model.flags[Int($0.flag.index)].name) } == ["a", "b", "c", "a"])
  }

  @Test func theNearestBackStatementWins() {
    let model = compile(
      """
      app X { start A back declared }
      screen A {}
      group G { back automatic screen B {} group H { screen C { back declared } } }
      """
    ).model
    let declared = model.nodeIDs.filter { !model.isBackAutomatic(on: $0) }.map { model.name(of: $0) }
    #expect(declared == ["X", "A", "C"])
  }

  @Test func firstScreensOfACall() {
    let model = compile(
      """
      flag f
      flow F { start A when f else G }
      flow G { start B when f else F when f else T }
      external flow E
      screen A {} screen B {} tabs T { tab t -> A }
      """
    ).model
    func entries(_ name: String) -> [String] {
      let node = model.nodeIDs.first { model.name(of: $0) == name } ?? .app
      return model.entryNodes(of: node).map { model.name(of: $0) }.sorted()
    }
    #expect(entries("F") == ["A", "B", "T"])
    #expect(entries("T") == ["T"])
    #expect(entries("E") == ["E"])
    #expect(entries("A") == ["A"])
  }
}
