import Foundation
import Testing

/// The faults in `Tests/Faults` still fit the sources: `plant.py` plants each in a copy and sees whether it is caught.
@Suite struct FaultListTests {
  @Test func everyFaultHasItsPlace() throws {
    let names = Repository.files(below: "Tests/Faults", withExtension: "fault")
    #expect(names.count >= 25)
    for name in names {
      let fault = String(decoding: try Repository.bytes(of: name), as: UTF8.self)
      let halves = fault.components(separatedBy: "\n--- instead of\n")
      let texts = halves.last?.components(separatedBy: "\n--- there is\n") ?? []
      guard halves.count == 2, texts.count == 2, let file = fault.split(separator: "\n").first else {
        Issue.record("\(name) is no fault")
        continue
      }
      let source = String(decoding: try Repository.bytes(of: String(file)), as: UTF8.self)
      #expect(source.components(separatedBy: texts[0]).count == 2, "\(name) has no place in \(file)")
    }
  }
}
