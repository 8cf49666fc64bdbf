import Testing

@testable import FlowLang

/// The fixes of findings: the flow is free of errors and has the finding no longer.
@Suite struct FixTests {
  @Test(arguments: Rule.all.map(\.name))
  func everyFixOfAnExampleRepairsIt(_ name: String) throws {
    let rule = try #require(Rule.named(name))
    expectFixesRepair(try MarkedExample.read(rule.failing).text, of: name)
  }

  @Test(arguments: [
    // In one line, over several, and after existing links.
    "screen S {}", "screen S {\n  back declared\n}", "screen S { link x -> stay }", "screen S { }",
    "screen S {\n  link x -> stay\n\n}\n",
  ])
  func aLinkOutOfADeadEndIsAddedAtTheEnd(_ screen: String) {
    for presentation in ["cover", "sheet", "push"] {
      let text = """
        app A { start H back declared }
        screen H { link s -> S \(presentation) }
        \(screen)
        """
      expectFixesRepair(text, of: "dead-end", count: 1)
    }
  }

  /// A screen cannot drop a link of one that it embeds.
  @Test func aLinkOfAnEmbeddedScreenIsNotDropped() {
    let findings = compile(
      """
      app A { start H }
      screen H { link w -> W }
      screen P { link go -> W }
      screen W {
        embed P
        link close -> back
      }
      """
    ).findings.sorted.filter { $0.rule == "unbounded-stack" }
    #expect(findings.count == 1)
    #expect(!findings.flatMap(\.fixes).flatMap(\.edits).contains { $0.text.contains("without") })
  }

  @Test func aLinkOfTheAppIsDroppedOnItsOwnScreen() {
    let text = """
      app A {
        start H
        link write -> W sheet
      }
      screen H { link p -> P }
      screen P {}
      screen W { link close -> dismiss }
      """
    expectFixesRepair(text, of: "unbounded-stack", count: 1)
  }

  @Test func aDuplicateLinkIsRenamedAfterItsLabel() {
    expectFixesRepair(
      "app A { start H } screen H { link find \"Find\" -> B  link find \"Ratings\" -> B } screen B {}",
      of: "duplicate-name", count: 1)
    expectFixesRepair(
      "app A { start H } screen H { link find -> B  link find -> B } screen B {}", of: "duplicate-name", count: 1)
  }

  @Test func anOutcomeAsAGoalBecomesAFinish() {
    expectFixesRepair(
      """
      app A { start H }
      screen H { link f -> F { on done -> stay } }
      flow F {
        start S
        outcome done
        screen S { link x -> done }
      }
      """, of: "unknown-name", count: 1)
  }

  /// Once, however many links lead to it; not in a part that is checked without the app.
  @Test(arguments: [
    ("link a -> Nowhere", 1), ("link a -> Nowhere  link b -> Nowhere cover", 1), ("link a -> Nowhere(id: 3)", 0),
    ("link a -> nowhere", 0), ("link a -> Hme", 1),
  ])
  func anUnknownScreenIsDeclared(_ links: String, _ count: Int) {
    expectFixesRepair("app A { start Home }\nscreen Home { \(links) }\n", of: "unknown-name", count: count)
    if !links.contains("Hme") { expectFixesRepair("screen Home { \(links) }\n", of: "unknown-name", count: 0) }
  }

  @Test func aLinkWhoseNameIsTakenIsNotAdded() {
    expectFixesRepair(
      "app A { start H } screen H { link s -> S cover } screen S { link close -> stay }", of: "dead-end", count: 0)
  }

  @Test(arguments: ["Home", "Home push", "Home push via none", "Home via none set f", "Home set f when f"])
  func aPushBecomesBack(_ target: String) {
    let text = """
      app A { start Home }
      external flag f
      screen Home { link b -> B }
      screen B { link h -> \(target) }
      """
    expectFixesRepair(text, of: "push-instead-of-back", count: 1)
  }

  @Test func aPushWithATagIsLeftAlone() {
    expectFixesRepair(
      """
      app A { start Home }
      screen Home { link b -> B }
      screen B { link h -> Home as #h }
      """, of: "push-instead-of-back", count: 0)
  }

  @Test(arguments: [
    "back to #t", "back to #t via none", "raise #t", "P over #t", "P sheet over #t", "P replace from #t as #u",
    "back to #t set f when f else stay",
  ])
  func aFallbackIsAddedForAnAbsentAnchor(_ target: String) {
    let text = """
      app A { start Home }
      external flag f
      screen Home { link p -> P as #t link q -> Q }
      screen P { link q -> Q }
      screen Q { link x -> \(target) }
      """
    expectFixesRepair(text, of: "place-may-be-absent", count: 1)
  }

  @Test func aHandlerOfAnOutcomeThatNeverOccursIsEmptied() {
    expectFixesRepair(
      """
      app A { start Home }
      screen Home { link f -> F { on yes -> stay on no -> Home sheet when x else back } }
      external flag x
      flow F { start S outcome yes outcome no screen S { link y -> finish yes } }
      """, of: "dead-link", count: 1)
  }

  /// Expects that each fix of the findings of a rule gives a flow without such a finding at that link or screen.
  private func expectFixesRepair(
    _ text: String, of rule: String, count: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let findings = compile(text, sourceLocation: sourceLocation).findings.sorted.filter { $0.rule == rule }
    let fixes = findings.flatMap { finding in finding.fixes.map { (finding, $0) } }
    if let count { #expect(fixes.count == count, "\(findings.map(\.message))", sourceLocation: sourceLocation) }
    for (finding, fix) in fixes {
      let fixed = TextEdit.apply(fix.edits, to: Array(text.utf8))
      let after = Compiler.compile(SourceFile(path: "main.flow", bytes: fixed))
      #expect(after.isSound, "\(String(decoding: fixed, as: UTF8.self))", sourceLocation: sourceLocation)
      let rest = after.findings.sorted.filter { other in
        other.rule == rule && (other.screen, other.link) == (finding.screen, finding.link)
          || other.severity == .error && Rule.named(other.rule)?.isAboutStates == false
      }
      #expect(
        rest.map(\.message) == [], "\(fix.title): \(String(decoding: fixed, as: UTF8.self))",
        sourceLocation: sourceLocation)
    }
  }
}
