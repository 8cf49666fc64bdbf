import PackagePlugin

/// Finds what is wrong with the flows of a package: `swift package flowc-check`. What stands behind it
/// is for `flowc check`; without a file it takes the flows of all targets.
@main struct FlowcCheck: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let targets = context.package.targets.compactMap { $0 as? SourceModuleTarget }
    try FlowcCommand(
      name: "check", tool: context.tool(named: "flowc").url, folder: context.package.directoryURL
    ).run(arguments, files: targets.flatMap { $0.sourceFiles.map(\.url) })
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension FlowcCheck: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode says which targets are meant; all are looked at.
      try FlowcCommand(
        name: "check", tool: context.tool(named: "flowc").url, folder: context.xcodeProject.directoryURL
      ).run(
        arguments.filter { $0 != "--target" },
        files: context.xcodeProject.targets.flatMap { $0.inputFiles.map(\.url) })
    }
  }
#endif
