import Foundation
import Testing

@testable import FlowLang

/// Navigation files of existing apps, in a folder beside the repository or at `FLOWC_CORPUS`. They are not part of the
/// repository.
enum Corpus {
  static let folder: URL = {
    let path = ProcessInfo.processInfo.environment["FLOWC_CORPUS"]
    return path.map { URL(filePath: $0) } ?? Repository.root.appending(path: "../shared/corpus").standardized
  }()

  /// Whether the corpus is available.
  static let isThere = FileManager.default.fileExists(atPath: folder.appending(path: "ORACLE.tsv").path())

  /// The reason for skipping a test without the corpus.
  static let reason: Testing.Comment = "the corpus is not there; FLOWC_CORPUS names its folder"

  /// Returns the rows of a table, each with its columns by name.
  static func rows(of table: String) throws -> [[String: String]] {
    let text = try String(contentsOf: folder.appending(path: table), encoding: .utf8)
    let lines = text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(lines[0], $0)) }
  }

  /// Reads a file under its name in its repository: the part behind the last `__`.
  static func source(_ path: String) throws -> SourceFile {
    let name = path.components(separatedBy: "__").last ?? path
    return SourceFile(path: name, bytes: Array(try Data(contentsOf: folder.appending(path: path))))
  }

  /// The paths of all files.
  static let files: [String] = isThere ? ((try? rows(of: "ORACLE.tsv")) ?? []).compactMap { $0["file"] } : []

  /// The files of each repository, graphs and storyboards separately.
  static let repositories: [(name: String, files: [String])] = {
    let groups = Dictionary(grouping: files) { $0.components(separatedBy: "__").prefix(2).joined(separator: "/") }
    return groups.sorted { $0.key < $1.key }.map { (name: $0.key, files: $0.value) }
  }()
}
