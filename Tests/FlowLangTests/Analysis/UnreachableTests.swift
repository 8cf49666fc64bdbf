import Testing

@testable import FlowLang

/// Unreachable screens, and their groups.
@Suite struct UnreachableTests {
  /// Returns the groups as `head: behind, behind`.
  private func groups(_ text: String, files: [String: String] = [:]) -> [String] {
    let compilation = compile(text, files: files)
    #expect(compilation.isSound, "\(compilation.findings.sorted.map(\.message))")
    let model = compilation.model
    return compilation.verdicts.unreachableGroups.map { group in
      let behind = group.behind.map { model.name(of: $0) }
      return model.name(of: group.head) + (behind.isEmpty ? "" : ": " + behind.joined(separator: ", "))
    }
  }

  @Test func anUnreachablePartIsReportedOnceAtItsHead() {
    #expect(groups("app X { start A } screen A {} screen B {} screen C {}") == ["B", "C"])
    #expect(
      groups("app X { start A } screen A {} screen D {} screen C { link d -> D } screen B { link c -> C }") == [
        "B: D, C"
      ])
  }

  @Test func anUnreachableCycleIsReportedAtItsFirstScreen() {
    #expect(
      groups("app X { start A } screen A {} screen B { link c -> C } screen C { link b -> B link d -> D } screen D {}")
        == ["B: C, D"])
    #expect(
      groups("app X { start A } screen A {} screen B { link b -> B } screen C { link b -> B link d -> D } screen D {}")
        == ["C: B, D"])
  }

  @Test func screensThatTwoHeadsLeadToAreBehindBoth() {
    #expect(
      groups("app X { start A } screen A {} screen B { link d -> D } screen C { link d -> D } screen D {}") == [
        "B: D", "C: D",
      ])
  }

  @Test func goalsOfReachableScreensAreReachable() {
    #expect(
      groups("app X { start A } screen A { link b -> B } screen B { link c -> C } screen C { link b -> B }") == [])
  }

  @Test(arguments: [
    "link x -> B", "link x -> B when f", "link x -> A when f else B", "link x -> B sheet", "link x -> B reset",
    "link x -> B replace",
    "link x -> B replace from root", "link x -> B reuse", "requires f else B link x -> A", "embed B",
    "link x -> F { on done -> B }",
    "link x -> F { on done -> home when f else B }", "link x -> T reset", "link x -> G cover { on done -> stay }",
    "link x -> E { on paid -> B }", "link x -> W",
  ])
  func everyKindOfTargetMakesAScreenReachable(_ part: String) {
    let rest = """
      external flag f
      screen A { \(part) }
      flow F { start S outcome done screen S { link z -> finish done } }
      flow G { start B when f else S outcome done }
      tabs T { tab t -> B tab u -> A }
      external flow E { outcome paid }
      external screen W
      screen B {}
      """
    let model = compile("app X { start A } \(rest)")
    let isReachable = model.verdicts.isReachable
    let index = model.model.nodes.firstIndex { model.model.text($0.name) == "B" } ?? 0
    #expect(isReachable[index] == (part != "link x -> W"), "\(part)")
  }

  @Test func aConditionThatNeverHoldsReachesNothing() {
    let rest = "screen A { link x -> B when f } screen B {}"
    #expect(groups("app X { start A } flag f \(rest)") == ["B"])
    #expect(groups("app X { start A link on -> A reset set f } flag f \(rest)") == [])
  }

  @Test func linksOfEnclosingDeclarationsCount() {
    #expect(groups("app X { start A link b -> B } screen A {} screen B {}") == [])
    #expect(groups("app X { start A } group G { link b -> B screen A {} } screen B {}") == [])
    #expect(groups("app X { start A } group G { link b -> B screen C {} } screen A {} screen B {}") == ["C: B"])
    #expect(groups("app X { start A link b -> B } screen A { without b } screen B {}") == ["B"])
    #expect(groups("app X { start T } tabs T { tab t -> A link b -> B } screen A {} screen B {}") == [])
  }

  @Test func aTabBarOffersItsLinksOnItself() {
    #expect(groups("app X { start A } screen A {} tabs T { tab t -> B } screen B {}") == ["B"])
  }

  @Test func entryPointsFromOutsideCount() {
    #expect(groups("app X { start A } screen A {} screen B { url \"/b\" link c -> C } screen C {}") == [])
    #expect(groups("app X { start A } screen A {} screen B { entry \"push\" over C } screen C {}") == [])
  }

  @Test func externalDeclarationsAreNotJudged() {
    #expect(groups("app X { start A } screen A {} external screen W external flow E { outcome o }") == [])
  }

  @Test func anUnboundLinkReachesNothing() {
    let compilation = compile("app X { start A } screen A { link b -> B via slid } screen B {}")
    #expect(compilation.findings.sorted.map(\.rule).contains("unknown-name"))
    let index = compilation.model.nodes.firstIndex { compilation.model.text($0.name) == "B" } ?? 0
    let graph = NavigationGraph(compilation.machine)
    #expect(graph.edges.reachable(from: graph.starts.map { graph.shown($0) })[index] == false)
  }

  @Test func filesWithErrorsHaveNoVerdictsAboutStates() {
    for text in [
      "screen B {}", "app X { start A } screen A { link -> } screen B {}", "app X { start Nowhere } screen B {}",
    ] {
      #expect(compile(text).verdicts.unreachableGroups.isEmpty)
    }
  }
}
