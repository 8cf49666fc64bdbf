import Foundation
import PackagePlugin

/// Finds what is wrong with the flows of a package: `swift package flowc-check`. What stands behind it is for `flowc check`; without a file
/// it takes the flows of all targets.
@main struct FlowcCheck: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let files = context.package.targets.compactMap { $0 as? SourceModuleTarget }.flatMap { $0.sourceFiles.map(\.url) }
    try run(
      context.tool(named: "flowc").url, arguments, flows: files, folder: context.package.directoryURL)
  }

  private func run(_ tool: URL, _ arguments: [String], flows: [URL], folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = ["check"] + arguments
    if !arguments.contains(where: { $0.hasSuffix(".flow") }) {
      let paths = flows.filter { $0.pathExtension == "flow" }.map { $0.path(percentEncoded: false) }
      process.arguments? += Set(paths).sorted().map { Self.relative($0, to: folder.path(percentEncoded: false)) }
    }
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("flowc check ended with status \(process.terminationStatus)")
    }
  }

  /// The path of a file from a folder that holds it.
  private static func relative(_ path: String, to folder: String) -> String {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension FlowcCheck: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let files = context.xcodeProject.targets.flatMap { $0.inputFiles.map(\.url) }
      // Xcode says which targets are meant; all are looked at.
      try run(
        context.tool(named: "flowc").url, arguments.filter { $0 != "--target" }, flows: files,
        folder: context.xcodeProject.directoryURL)
    }
  }
#endif
