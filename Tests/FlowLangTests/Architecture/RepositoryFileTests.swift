import Foundation
import Testing

/// Golden files stay readable in a review, and faults match the sources.
@Suite struct RepositoryFileTests {
  private static let folder = "Tests/FlowLangTests/Snapshots"

  @Test func goldenFilesAreShort() throws {
    let kinds = ["txt", "swift", "json", "dot", "mmd", "puml", "diff"]
    var total = 0
    for path in kinds.flatMap({ Repository.files(below: Self.folder, withExtension: $0) }) {
      let lines = try Repository.bytes(of: path).count { $0 == UInt8(ascii: "\n") }
      #expect(lines <= Golden.mostLines, "\(path) has \(lines) lines")
      total += lines
    }
    #expect(total <= 6_000, "\(total) lines are too many to review")
  }

  @Test(arguments: Repository.files(below: "Tests/Faults", withExtension: "fault"))
  func theFaultMatchesItsSource(_ path: String) throws {
    let fault = try Repository.text(of: path)
    let start = try #require(fault.firstRange(of: "\n--- instead of\n"))
    let end = try #require(fault.firstRange(of: "\n--- there is\n"))
    let source = try Repository.text(of: String(fault.prefix { $0 != "\n" }))
    let found = source.components(separatedBy: String(fault[start.upperBound..<end.lowerBound])).count - 1
    #expect(found == 1, "its text is in the source \(found) times, not once")
  }
}
