import Foundation
import Testing

@testable import FlowLang

/// Small flows, shrunk from random ones, on which the analysis was once wrong. A file holds those of one mistake, which its
/// first lines describe; a line `---` separates them.
@Suite(.timeLimit(.minutes(60))) struct KeptFlowTests {
  static let paths = Repository.files(below: "Tests/FlowLangTests/Analysis/Kept", withExtension: "flows")

  @Test func flowsAreFound() { #expect(Self.paths.count >= 25) }

  @Test(arguments: paths)
  func analysisAgreesWithTheNaiveJudge(_ path: String) throws {
    for flow in try Repository.text(of: path).components(separatedBy: "\n---\n") {
      #expect(Agreement(flow, Agreement.rules).disagreements.map(\.text) == [], "in the flow\n\(flow)")
    }
  }
}
