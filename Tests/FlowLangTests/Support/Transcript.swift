import Foundation
import Testing

/// A file of what is typed, behind `> `, and what is seen then: the script of a test and what it expects, in one.
///
/// Run the tests with `UPDATE_SNAPSHOTS=1` to write what is seen anew, and read the difference.
struct Transcript {
  private let name: String
  private let expected: String

  /// Reads a file of `Snapshots/Runs`.
  init(_ name: String) throws {
    self.name = "Tests/FlowLangTests/Snapshots/Runs/\(name).txt"
    expected = try Repository.text(of: self.name)
  }

  /// What is typed, line by line.
  var script: String {
    expected.split(separator: "\n").filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
      .joined(separator: "\n")
  }

  /// Checks what was seen.
  func expect(_ seen: String, _ comment: Comment? = nil) throws {
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
      try Data(seen.utf8).write(to: Repository.root.appending(path: name))
    } else {
      #expect(seen == expected, comment)
    }
  }
}
