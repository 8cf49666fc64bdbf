import Testing

/// A file of what is typed, behind `> `, and of what that changes on the screen: the script of a test and what it expects,
/// in one. Lines that appear are behind `+`, the first of those that disappear behind `-`.
struct Transcript {
  private let path: String
  private let expected: String

  /// Reads a file of `Snapshots/Runs`.
  init(_ name: String) throws {
    path = "Runs/\(name).txt"
    expected = try Golden.text(of: path)
  }

  /// What is typed, line by line.
  var script: String {
    expected.split(separator: "\n").filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
      .joined(separator: "\n")
  }

  /// Checks what is seen at the beginning and after each line of the script.
  func expect(_ seen: String, _ comment: Comment? = nil) throws {
    try Golden.expect(Self.changes(seen), path, comment)
  }

  /// The lines of each view that differ from those of the view before.
  private static func changes(_ seen: String) -> String {
    var result = ""
    var (before, now): ([Substring], [Substring]) = ([], [])
    func write() {
      let start = zip(before, now).prefix { $0 == $1 }.count
      let end = zip(before.dropFirst(start).reversed(), now.dropFirst(start).reversed()).prefix { $0 == $1 }.count
      let gone = before.dropFirst(start).dropLast(end)
      if let first = gone.first { result += "- \(first)" + (gone.count > 1 ? " (and \(gone.count - 1) more)\n" : "\n") }
      result += now.dropFirst(start).dropLast(end).map { "+ \($0)\n" }.joined()
    }
    for line in seen.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("> ") {
        write()
        (before, now) = (now, [])
        result += line + "\n"
      } else {
        now.append(line)
      }
    }
    write()
    return result
  }
}
