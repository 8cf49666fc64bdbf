import Testing

@testable import FlowLang

/// Mutations of inputs: deterministic for a seed, of limited length, and often still flows.
@Suite struct MutationTests {
  private static let kinds: [any Mutation.Type] = [FlowMutation.self, MarkupMutation.self]

  private let flow = Array(RuleExample(Rule.unhandledOutcome.repaired).text.utf8)

  @Test(arguments: kinds.indices)
  func mutationsAreDeterministic(_ kind: Int) {
    let mutation = Self.kinds[kind]
    for text in [flow, [], [0xFF], Array("{".utf8)] {
      for seed in 0..<UInt32(100) {
        let longest = text.count + 40
        let made = mutation.mutate(text, seed: seed, longest: longest)
        #expect(made == mutation.mutate(text, seed: seed, longest: longest))
        #expect(made.count <= longest)
      }
    }
  }

  @Test func manyChangesLeaveAFlow() {
    let made = (0..<UInt32(300)).map { FlowMutation.mutate(flow, seed: $0, longest: 10_000) }
    let isChanged = made.count { $0 != flow }
    let isRight = made.count { $0 != flow && !Parser.parse(SourceFile(path: "", bytes: $0)).hasErrors }
    #expect(isChanged > 250)
    #expect(isRight > 100)
  }

  @Test func generatedStatementsAreValid() {
    var random = SeededRandom(seed: 1)
    for form in StatementForms.all {
      let places = ["", "app A { ", "screen A { ", "tabs A { ", "flow A { "]
      let isRight = places.contains { place in
        let text = place + form + (place.isEmpty ? "" : " }")
        let errors = Parser.parse(SourceFile(path: "", text: text)).errors
        return errors.allSatisfy { $0.message.text.contains("has no") }
      }
      #expect(isRight, "\(form)")
    }
    #expect(!StatementForms.statement([], &random).isEmpty)
  }
}
