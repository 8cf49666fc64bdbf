import Foundation
import Testing

/// The faults in `Tests/Faults` still fit the sources: `plant.py` plants each in a copy and sees whether it is caught.
@Suite struct FaultListTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func everyFaultHasItsPlace() throws {
    let folder = Self.root.appendingPathComponent("Tests/Faults")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".fault") }
    #expect(names.count >= 25)
    for name in names.sorted() {
      let fault = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      let parts = fault.components(separatedBy: "--- instead of\n").flatMap { $0.components(separatedBy: "\n--- there is\n") }
      guard parts.count == 3, let file = parts[0].split(separator: "\n").first else {
        Issue.record("\(name) is no fault")
        continue
      }
      let source = try String(contentsOf: Self.root.appendingPathComponent(String(file)), encoding: .utf8)
      #expect(source.components(separatedBy: parts[1]).count == 2, "\(name) has no place in \(file)")
    }
  }
}
