import Foundation

/// A folder that exists for the duration of a test.
final class ScratchFolder: Sendable {
  let url: URL

  /// Creates a folder with some files in it.
  init(_ files: KeyValuePairs<String, String> = [:]) throws {
    url = URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath()
      .appending(path: "flowc-\(UUID().uuidString)/work")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try write(Data(text.utf8), to: name) }
  }

  deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }

  func path(_ name: String) -> String { url.appending(path: name).path }

  func write(_ data: Data, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }

  /// The names of the files in the folder.
  var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() } }

  /// Runs the tool in the folder.
  func flowc(
    _ arguments: String..., input: String = "", output: FlowcRun.Stream = .captured, environment: [String: String] = [:]
  ) throws -> FlowcRun {
    try FlowcRun.flowc(arguments, in: self, input: input, output: output, environment: environment)
  }

  /// Runs a closure with a new folder outside this one.
  func stored<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let store = url.deletingLastPathComponent().appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: store, withIntermediateDirectories: true)
    return try body(store)
  }
}
