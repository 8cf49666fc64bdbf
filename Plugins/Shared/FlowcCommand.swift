import Foundation
import PackagePlugin

/// A command of flowc as the plugins run it. Plugins cannot share a library, so each has this folder as a link.
struct FlowcCommand {
  /// What it is called.
  let name: String
  let tool: URL
  /// Where it runs.
  let folder: URL

  /// Runs it with some arguments; when they name no flow, with those of some files that are flows.
  func run(_ arguments: [String], files: [URL]) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = [name] + arguments
    if !arguments.contains(where: { $0.hasSuffix(".flow") }) {
      let paths = files.filter { $0.pathExtension == "flow" }.map { $0.path(percentEncoded: false) }
      process.arguments? += Set(paths).sorted().map(relative)
    }
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("flowc \(name) ended with status \(process.terminationStatus)")
    }
  }

  /// The path of a file from the folder, when that holds it.
  private func relative(_ path: String) -> String {
    let root = folder.path(percentEncoded: false)
    let start = root.hasSuffix("/") ? root : root + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
  }
}
