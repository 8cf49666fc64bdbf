import Foundation

/// Runs scripts of `Editors/`, for tests of the full tier.
enum EditorRun {
  /// Runs a script in the folder of the repository, with the tool on the path.
  static func bash(_ script: String) throws -> FlowcRun {
    let home = ProcessInfo.processInfo.environment["HOME"] ?? "/"
    return try FlowcRun.bash(
      "cd '\(Repository.root.path())'; \(script)", in: ScratchFolder(),
      environment: ["HOME": home, "LC_ALL": "C.UTF-8"])
  }
}
