extension SwiftTarget {
  /// The package swiftui-navigation-stack.
  static let navigationStack = SwiftTarget(
    name: "navigation-stack", minimumIOS: [14, 15, 16, 17, 18],
    limits: TargetLimits(movement: .eachStack), interface: NavigationStackRouter.text)
}

/// Writes a router that pushes and pops the stacks of the package swiftui-navigation-stack.
///
/// The package drops a push whose id is on the stack already and ignores a pop to an id that is not, so every push has
/// an id of its own, and the router keeps track of its pushes.
struct NavigationStackRouter: SwiftWriting {
  let router: Router
  let access: String
  let strings: StringTable
  let minimumIOS: Int
  var out = IndentedWriter()

  static func text(_ router: Router, _ options: SwiftOptions) -> String {
    var writer = NavigationStackRouter(
      router: router, access: options.access.prefix, strings: StringTable(options), minimumIOS: options.minimumIOS ?? 14
    )
    let layers = LayerViews(owner: "Router<Views>", generics: "<Views: Screens>", minimumIOS: writer.minimumIOS) {
      "StackView(router, layer, \($0))"
    }
    writer.writeHeader(["Combine", "Foundation", "SwiftUI"], hidden: ["NavigationStack", "UIKit"], options)
    writer.block("extension \(router.namespace)") { writer in
      writer.writeGivenByApp()
      writer.mark("The router")
      writer.writeRouter()
      writer.writePushed()
      writer.mark("Views")
      RootView(owner: "Router<Views>", ownsViews: true).write(to: &writer)
      layers.write(to: &writer)
      writer.writeStackView()
      BackEdge(owner: "Router<Views>", generics: "<Views: Screens>").write(to: &writer)
      EntryView(owner: "Router<Views>").write(to: &writer)
      LinkSources.write(to: &writer)
      ScreenSwitch.write(to: &writer)
    }
    writer.writeExtensions(options)
    layers.writeNewerSystems(to: &writer)
    return writer.out.text
  }
}
