import Foundation
import Testing

@testable import FlowLang

/// Golden files: outputs as they were last reviewed, in `Tests/FlowLangTests/Snapshots`.
///
/// `UPDATE_SNAPSHOTS=1 swift test` rewrites them; read the difference before you commit it.
enum Golden {
  /// Whether golden files and generated pages are rewritten.
  static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1"

  /// The maximum number of lines of a file, so that each can be read in a review.
  static let mostLines = 400

  private static let folder = "Tests/FlowLangTests/Snapshots"

  /// Compares a text with a golden file, or rewrites the file.
  ///
  /// A text of more than ``mostLines`` is stored in parts, `name.1.swift` and so on.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - path: The file, below the folder of golden files.
  ///   - comment: The origin of the text, if it does not follow from the name of the file.
  static func expect(_ text: String, _ path: String, _ comment: Testing.Comment? = nil) throws {
    if isUpdating { try rewrite(path, with: parts(of: text)) }
    let isSame = try self.text(of: path) == text
    #expect(isSame, comment ?? "run with UPDATE_SNAPSHOTS=1 if the change of \(path) is meant")
  }

  /// Compares a text that repeats most of another one with a golden file, which has only the differences.
  static func expect(_ text: String, _ path: String, comparedWith base: String) throws {
    try expect(difference(from: base, to: text), path)
  }

  /// Returns the lines that make a text of another one, as in a diff without context and without the lines removed:
  /// `@@ -LINE,COUNT +LINE,COUNT @@`, the declaration around, and the lines added.
  static func difference(from base: String, to text: String) -> String {
    let old = base.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Substring] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let (first, added) = (i, j)
      while removed.contains(i) { i += 1 }
      while inserted.contains(j) { j += 1 }
      if (i, j) == (first, added) {
        (i, j) = (i + 1, j + 1)
      } else {
        let around = new[..<added].last { $0.contains(#/\b(func|var|init|struct|class|enum|extension)\b.*\{$/#) }
        let name = around.map { " " + $0.drop { $0 == " " } } ?? ""
        lines.append("@@ -\(first + 1),\(i - first) +\(added + 1),\(j - added) @@\(name)")
        lines += new[added..<j].map { "+" + $0 }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns the text of a golden file, its parts joined.
  static func text(of path: String) throws -> String {
    let parts = existingParts(of: path)
    try #require(!parts.isEmpty, "\(path) is missing: UPDATE_SNAPSHOTS=1 writes it")
    return try parts.map { try Repository.text(of: $0) }.joined()
  }

  private static func rewrite(_ path: String, with parts: [String]) throws {
    let file = Repository.root.appending(path: "\(folder)/\(path)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    for old in existingParts(of: path) { try FileManager.default.removeItem(at: Repository.root.appending(path: old)) }
    for (index, part) in parts.enumerated() {
      let name = parts.count == 1 ? "\(folder)/\(path)" : name(of: path, part: index + 1)
      try Data(part.utf8).write(to: Repository.root.appending(path: name))
    }
  }

  /// Returns the path of the file, or those of its parts in order.
  private static func existingParts(of path: String) -> [String] {
    func exists(_ path: String) -> Bool {
      FileManager.default.fileExists(atPath: Repository.root.appending(path: path).path())
    }
    let whole = "\(folder)/\(path)"
    return exists(whole) ? [whole] : Array((1...20).map { name(of: path, part: $0) }.prefix(while: exists))
  }

  private static func name(of path: String, part: Int) -> String {
    let dot = path.lastIndex(of: ".") ?? path.endIndex
    return "\(folder)/\(path[..<dot]).\(part)\(path[dot...])"
  }

  /// Splits a text that is too long, at blank lines if possible.
  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    var rest = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while rest.count > mostLines + 1 {
      let cut = rest.prefix(mostLines).lastIndex(of: "").map { $0 + 1 } ?? rest.startIndex + mostLines
      parts.append(rest[..<cut].joined(separator: "\n") + "\n")
      rest = rest[cut...]
    }
    return parts + [rest.joined(separator: "\n")]
  }
}

/// The flow of the golden files: small, with an example of everything that an output shows.
enum KitchenSink {
  static let path = "Tests/FlowLangTests/Snapshots/kitchen-sink.flow"

  static func compile() throws -> Compilation {
    Compiler.compile(SourceFile(path: "kitchen-sink.flow", bytes: try Repository.bytes(of: path)))
  }
}
