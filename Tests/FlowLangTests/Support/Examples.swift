import Foundation

@testable import FlowLang

/// The files of the repository that tests read.
enum Repository {
  /// The folder that holds `Package.swift`.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the paths of the files below a folder, relative to the root, sorted; without hidden ones, such as the locks
  /// of an editor that another test runs.
  static func files(below folder: String, withExtension suffix: String) -> [String] {
    let enumerator = FileManager.default.enumerator(atPath: root.appending(path: folder).path())
    let paths = enumerator?.compactMap { $0 as? String } ?? []
    let visible = paths.filter { !($0.split(separator: "/").last?.hasPrefix(".") ?? false) }
    return visible.filter { $0.hasSuffix("." + suffix) }.map { folder + "/" + $0 }.sorted()
  }

  /// Returns the content of a file.
  static func bytes(of path: String) throws -> [UInt8] { Array(try Data(contentsOf: root.appending(path: path))) }

  /// Returns the content of a text file.
  static func text(of path: String) throws -> String { String(decoding: try bytes(of: path), as: UTF8.self) }

  /// All examples, in every folder below `examples/`.
  static let examples = files(below: "examples", withExtension: "flow")
}
