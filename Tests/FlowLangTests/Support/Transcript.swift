import Testing

/// A file of input lines, behind `> `, and the lines of the display that they change: the script of a test and its
/// expectation in one file. Lines that appear are behind `+`, the first of those that disappear behind `-`.
struct Transcript {
  private let path: String
  private let expected: String

  /// Reads a file of `Snapshots/Runs`.
  init(_ name: String) throws {
    path = "Runs/\(name).txt"
    expected = try Golden.text(of: path)
  }

  /// The input, line by line.
  var script: String {
    expected.split(separator: "\n").filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
      .joined(separator: "\n")
  }

  /// Compares the displays at the beginning and after each line of the script with the file.
  func expect(_ seen: String, _ comment: Comment? = nil) throws { try Golden.expect(Self.changes(seen), path, comment) }

  /// Returns the lines of each display that differ from the one before.
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
