import Testing

@testable import FlowLang

/// What is looked at on the way to walks.
@Suite struct StepSearchTests {
  /// How many entries all states have that are kept.
  private func entries(_ flow: String) -> Int {
    let compilation = compile(flow)
    let machine = compilation.machine
    let search = StepSearch(machine, Passages(machine), impossible: [])
    return search.graph.states.reduce(0) { $0 + ($1?.entryCount ?? 0) }
  }

  /// Stacks that grow without end are states without end, each larger than the one before: as many as are looked at of
  /// small ones would take seconds.
  @Test(arguments: ["-> P sheet", "-> P", "-> P link b -> P over root"])
  func growingStacksAreNotFollowedForLong(_ link: String) {
    #expect((1..<200_000).contains(entries("app A { start P }\nscreen P { link a \(link) }")))
  }
}
