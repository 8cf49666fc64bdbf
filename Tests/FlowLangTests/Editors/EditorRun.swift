import Foundation

/// Runs of what stands in `Editors/`. A test whose program is missing is skipped, except on a build server (`CI=true`),
/// which must have it.
enum EditorRun {
  /// Runs a script in the folder of the repository, with the tool on the path.
  static func bash(_ script: String) throws -> FlowcRun {
    let home = ProcessInfo.processInfo.environment["HOME"] ?? "/"
    return try FlowcRun.bash(
      "cd '\(Repository.root.path())'; \(script)", in: ScratchFolder(),
      environment: ["HOME": home, "LC_ALL": "C.UTF-8"])
  }

  /// Whether what a script needs is there, or has to be.
  static func works(_ script: String) -> Bool {
    ProcessInfo.processInfo.environment["CI"] == "true" || (try? bash(script).status) == 0
  }
}
