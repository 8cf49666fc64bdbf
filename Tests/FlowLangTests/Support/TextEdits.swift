import Foundation

/// Edits of a text: hunks of lines that begin with `- ` (removed), `+ ` (added) or two spaces (neither), separated by
/// empty lines, as in a diff without positions. A line that begins with `#` is a remark.
struct TextEdits {
  let hunks: [(old: String, new: String)]

  init(_ text: String) {
    hunks = text.components(separatedBy: "\n\n").filter { !$0.isEmpty }.map { hunk in
      let lines = hunk.split(separator: "\n").filter { $0.first != "#" }
      func text(without sign: Character) -> String {
        lines.filter { $0.first != sign }.map { "\($0.dropFirst(2))\n" }.joined()
      }
      return (text(without: "+"), text(without: "-"))
    }
  }

  /// Returns the text after the edits of its lines.
  func applied(to text: String) -> String {
    String(hunks.reduce("\n" + text) { $0.replacing("\n" + $1.old, with: "\n" + $1.new) }.dropFirst())
  }

  /// Returns the old texts that are not exactly once in some files, together.
  func misplaced(in texts: [String]) -> [String] {
    hunks.map(\.old).filter { old in
      texts.reduce(0) { $0 + ("\n" + $1).ranges(of: "\n" + old).count } != 1
    }
  }
}
