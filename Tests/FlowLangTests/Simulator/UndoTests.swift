import Testing

@testable import FlowLang

/// The states for `undo` are kept as the changes of each step.
@Suite struct UndoTests {
  @Test func manyStepsTakeLittleMemory() throws {
    var walk = try #require(Walk(compile("app X { start A } screen A { link a -> A link h -> home }")))
    for _ in 0..<500 { _ = walk.follow("a") }
    #expect(walk.keptEntryCount == 0)
    _ = walk.follow("h")
    #expect(walk.keptEntryCount == 500)
    #expect(walk.follow("undo").refusal == nil)
    #expect(walk.state.entryCount == 501)
  }

  @Test(arguments: Repository.examples)
  func everyStateIsRestored(_ path: String) throws {
    let compilation = try EmittedExamples.compile(path)
    guard var walk = Walk(compilation) else { return #expect(!compilation.model.hasApp) }
    var random = SeededRandom(seed: 11)
    var states = [walk.state]
    for _ in 0..<120 {
      if random.int(below: 4) == 0, states.count > 1 {
        states.removeLast()
        #expect(walk.follow("undo").refusal == nil)
        #expect(walk.state == states[states.count - 1])
      } else if walk.follow("\(1 + random.int(below: max(1, walk.choices.count)))").refusal == nil {
        states.append(walk.state)
      }
    }
    for state in states.dropLast().reversed() {
      _ = walk.follow("undo")
      #expect(walk.state == state)
    }
    #expect(walk.follow("undo").refusal == "there is nothing to undo")
  }
}
