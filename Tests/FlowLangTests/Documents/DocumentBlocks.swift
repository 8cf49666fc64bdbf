import Foundation

/// A block of code in a page of the documentation.
struct DocumentBlock: Sendable, CustomStringConvertible {
  /// The page.
  let path: String
  /// The text behind the three backticks.
  let language: String
  /// The content, including the end of its last line.
  let text: String
  /// The line of the first content, from 1.
  let line: Int

  var description: String { "\(path):\(line)" }

  /// Returns all blocks of a page.
  static func all(in path: String) throws -> [DocumentBlock] {
    var blocks: [DocumentBlock] = []
    var open: (language: String, line: Int, lines: [Substring])?
    for (index, line) in try Repository.text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      if line.hasPrefix("```") {
        if let block = open {
          let text = block.lines.map { $0 + "\n" }.joined()
          blocks.append(DocumentBlock(path: path, language: block.language, text: text, line: block.line))
          open = nil
        } else {
          open = (String(line.dropFirst(3)), index + 1, [])
        }
      } else {
        open?.lines.append(line)
      }
    }
    return blocks
  }

  /// The pages that are written by hand.
  static let pages: [String] = {
    let folder = Repository.files(below: "docs", withExtension: "md").filter { !$0.dropFirst(5).contains("/") }
    return ["README.md"] + folder.filter { $0 != "docs/rules.md" }
  }()

  /// The lines of a shell script that call flowc, without their comments and pipes.
  var commands: [String] {
    guard ["sh", "", "console"].contains(language) else { return [] }
    return text.split(separator: "\n").compactMap { line in
      let command = line.split(separator: " #", maxSplits: 1)[0].split(separator: " | ", maxSplits: 1)[0]
      return command.hasPrefix("flowc ") ? command.trimmingCharacters(in: .whitespaces) : nil
    }
  }
}
