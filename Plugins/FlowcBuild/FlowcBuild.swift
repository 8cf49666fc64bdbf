import Foundation
import PackagePlugin

/// Writes the routers of the flows in a target whenever it is built: for `App.flow` the files `App.flow.swift` and
/// `App.flow.TARGET.swift`, which are compiled with the target. A flow that is broken fails the build at its line.
///
/// What the routers are like says `swift` in the `.flowc.json` of the target's folder, or of the package's.
@main struct FlowcBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    return try commands(
      files: target.sourceFiles.map(\.url), folders: [target.directoryURL, context.package.directoryURL],
      tool: context.tool(named: "flowc").url, output: context.pluginWorkDirectoryURL)
  }

  /// A command for each flow that an app begins with; what it imports is an input, too.
  private func commands(files: [URL], folders: [URL], tool: URL, output: URL) throws -> [Command] {
    let flows = files.filter { $0.pathExtension == "flow" }.sorted { $0.path() < $1.path() }
    let configuration = folders.map { $0.appending(path: ".flowc.json") }
      .first { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
    let target = try configuration.map(Self.target) ?? "swiftui"
    return flows.filter(Self.hasApp).map { flow in
      let name = flow.lastPathComponent
      return .buildCommand(
        displayName: "Writing the router of \(name)", executable: tool,
        arguments: ["swift", flow.path(percentEncoded: false), "-o", output.path(percentEncoded: false)],
        inputFiles: flows + [tool] + (configuration.map { [$0] } ?? []),
        outputFiles: ["\(name).swift", "\(name).\(target).swift"].map { output.appending(path: $0) })
    }
  }

  /// Whether an app begins in a file. Others are imported, and have no router of their own.
  private static func hasApp(_ file: URL) -> Bool {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.contains(/(?m)^\s*app\s+[^\s{]+\s*\{/)
  }

  /// The navigation system that a configuration names. What is wrong with the rest of it, the tool says.
  private static func target(in configuration: URL) throws -> String {
    struct Content: Decodable {
      struct Swift: Decodable { let target: String? }
      let swift: Swift?
    }
    let content = try? JSONDecoder().decode(Content.self, from: Data(contentsOf: configuration))
    return content?.swift?.target ?? "swiftui"
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension FlowcBuild: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try commands(
        files: target.inputFiles.map(\.url), folders: [context.xcodeProject.directoryURL],
        tool: context.tool(named: "flowc").url, output: context.pluginWorkDirectoryURL)
    }
  }
#endif
