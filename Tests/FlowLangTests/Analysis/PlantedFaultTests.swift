import Testing

@testable import FlowLang

/// The comparison with the judge catches planted faults.
@Suite struct PlantedFaultTests {
  private let flow = """
    app X { start A }
    screen A { link b -> B  link c -> C }
    screen B { link d -> D  link d2 -> D cover }
    screen C { link e -> E cover }
    screen D { link x -> back to B  link y -> back to C or home }
    screen E {}
    """

  private let trace: [Step] = [
    .link(screen: "A", link: "c", outcome: nil), .link(screen: "C", link: "e", outcome: nil),
  ]

  /// Returns a finding as the analysis would report it.
  private func finding(_ rule: String, _ screen: String, _ link: String = "", _ trace: [Step] = []) -> Finding {
    let place = SourceRange(file: FileID(0), start: 0, end: 0)
    var finding = Finding(rule: rule, severity: .error, message: "", range: place)
    (finding.screen, finding.link, finding.trace) = (screen, link, trace)
    return finding
  }

  /// Returns the disagreements when the analysis reports some findings.
  private func disagreements(_ rule: String, _ findings: [Finding]) -> [String] {
    Agreement(flow, [rule]) { $0 = findings }.disagreements.map(\.text)
  }

  @Test func correctFindingsAgree() {
    #expect(disagreements("dead-end", [finding("dead-end", "E", "", trace)]) == [])
    #expect(disagreements("place-never-there", [finding("place-never-there", "D", "y")]) == [])
    #expect(disagreements("place-may-be-absent", []) == [])
  }

  @Test func missingFindingsAreCaught() {
    #expect(disagreements("dead-end", []) == ["only the judge has dead-end E: 2 steps"])
    #expect(disagreements("place-never-there", []) == ["only the judge has place-never-there y: certain"])
  }

  @Test func wrongFindingsAreCaught() {
    let wrong = finding("place-never-there", "D", "x")
    #expect(
      disagreements("place-never-there", [wrong, finding("place-never-there", "D", "y")]) == [
        "place-never-there D › x:  []: the judge sees that it is not so"
      ])
    #expect(disagreements("trap", [finding("trap", "A", "b")]).count == 1)
    #expect(disagreements("unbounded-stack", [finding("unbounded-stack", "A", "b")]).count == 1)
  }

  @Test func tracesOfWrongLengthAreCaught() {
    let long = disagreements("dead-end", [finding("dead-end", "E", "", [trace[0], .back] + trace)])
    #expect(long.map { $0.hasSuffix(": there is a trace of 2 steps") } == [true])
    let short = disagreements("dead-end", [finding("dead-end", "E", "", [trace[0]])])
    #expect(short.contains("dead-end E:  [A › c]: no trace of 1 steps shows it"))
    #expect(short.contains("dead-end E:  [A › c]: its trace does not end on its screen"))
  }

  /// The judge has no step of `C` within its bounds, which is as near as `B`.
  @Test func screensBehindTheHorizonOfTheJudgeAreNotCompared() {
    let flow = """
      app X { start A }
      screen A { link a -> B  link b -> B reset  link c -> C reset }
      group G { link g -> back  screen B { link d -> D } screen C {} }
      screen D {}
      """
    let onC = finding("nothing-to-go-back-to", "C", "g", [.link(screen: "A", link: "c", outcome: nil)])
    for states in [6, 300] {
      let agreement = Agreement(flow, ["nothing-to-go-back-to"], StateEnumeration.Bounds(states: states)) { $0 = [onC] }
      #expect(agreement.disagreements.map(\.text) == [])
    }
  }

  @Test func tracesThatCannotBeReplayedAreCaught() {
    #expect(
      disagreements("dead-end", [finding("dead-end", "E", "", trace.reversed())]) == [
        "dead-end E:  [C › e, A › c]: its trace cannot be followed"
      ])
  }

  @Test func cyclesThatDoNotGrowAreCaught() {
    let growing = flow.replacing("screen E {}", with: "screen E { link f -> C cover }")
    var finding = finding("unbounded-stack", "C", "e", [trace[0]])
    func problems() -> [String] { Agreement(growing, ["unbounded-stack"]) { $0 = [finding] }.disagreements.map(\.text) }
    finding.cycle = [trace[1], .link(screen: "E", link: "f", outcome: nil)]
    #expect(problems() == [])
    finding.cycle = [.back, trace[0]]
    #expect(problems().map { $0.hasSuffix("its cycle does not grow") } == [true])
  }

  @Test func flowsAreShrunkWhileTheFaultStays() {
    let small = FlowShrinker.shrink("app {\n  one\n  two\n}\nlast") { $0.contains("two") }
    #expect(small == "  two\n")
  }
}
