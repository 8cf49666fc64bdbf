import Foundation
import Testing

/// Every fault of `Tests/Faults` matches the sources, so that `plant.py` can plant it.
@Suite struct FaultFileTests {
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
