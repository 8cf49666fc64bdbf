import Foundation
import Testing

@testable import FlowLang

/// Navigation files of other people's apps, which stand beside the repository or where `FLOWC_CORPUS` says. None of them
/// is part of it.
enum Corpus {
  static let folder: URL = {
    let path = ProcessInfo.processInfo.environment["FLOWC_CORPUS"]
    return path.map { URL(filePath: $0) } ?? Repository.root.appending(path: "../shared/corpus").standardized
  }()

  /// Whether it is there.
  static let isThere = FileManager.default.fileExists(atPath: folder.appending(path: "ORACLE.tsv").path())

  /// What a test says that is skipped without it.
  static let reason: Testing.Comment = "the corpus is not there; FLOWC_CORPUS names its folder"

  /// The rows of a table, each with its columns by name.
  static func rows(of table: String) throws -> [[String: String]] {
    let text = try String(contentsOf: folder.appending(path: table), encoding: .utf8)
    let lines = text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(lines[0], $0)) }
  }

  /// A file as its repository has it: the name behind the last `__`.
  static func source(_ path: String) throws -> SourceFile {
    let name = path.components(separatedBy: "__").last ?? path
    return SourceFile(path: name, bytes: Array(try Data(contentsOf: folder.appending(path: path))))
  }

  /// The paths of all files.
  static let files: [String] = isThere ? ((try? rows(of: "ORACLE.tsv")) ?? []).compactMap { $0["file"] } : []

  /// The files of each repository, graphs and storyboards apart.
  static let repositories: [(name: String, files: [String])] = {
    let groups = Dictionary(grouping: files) { $0.components(separatedBy: "__").prefix(2).joined(separator: "/") }
    return groups.sorted { $0.key < $1.key }.map { (name: $0.key, files: $0.value) }
  }()
}
