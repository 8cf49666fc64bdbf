import Testing

/// Golden files stay readable in a review.
@Suite struct GoldenFileTests {
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
}
