import Foundation
import Testing

@testable import FlowLang

/// Expectations about real apps that need more than the flags nearest to the start: each is decided.
@Suite struct RealExpectationTests {
  @Test(arguments: [
    // A tab may show another root than its own; all roots lead on.
    ("toot", "Search reachable from Timeline", true),
    // Only one flag keeps people from the screen, once they have accepted its terms.
    ("brokerage", "CryptoTerms reachable from RecurringDetail", false),
    ("brokerage", "MarginInfo reachable from ConfirmWithPin", false),
    // Tabs that wait have more states than can be followed one by one.
    ("brokerage", "TaxSign reachable from ConfirmWithPin", false),
  ])
  func isDecided(_ app: String, _ expectation: String, _ holds: Bool) throws {
    let lines = try Repository.text(of: "Benchmarks/flows/\(app).flow").split(
      separator: "\n", omittingEmptySubsequences: false)
    let flow = lines.filter { !$0.hasPrefix("expect ") }.joined(separator: "\n")
    let verdicts = compile(flow + "\nexpect \(expectation)\n").verdicts
    #expect(verdicts.undecided.isEmpty)
    #expect(verdicts.brokenExpectations.isEmpty == holds)
  }
}
