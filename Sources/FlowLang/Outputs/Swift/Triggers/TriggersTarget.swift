extension SwiftTarget {
  /// Trigger views.
  static let triggers = SwiftTarget(
    name: "triggers", minimumIOS: [14, 15, 16, 17, 18], limits: TargetLimits(pushesMany: false),
    interface: TriggersRouter.text)
}

/// Writes a router protocol for each screen: it has a view to tap for each link, and the screen's view knows neither
/// the target of a link nor whether it is pushed or presented.
struct TriggersRouter: SwiftWriting {
  let router: Router
  let access: String
  let strings: StringTable
  var core: SwiftCore
  var out = IndentedWriter()

  static func text(_ router: Router, _ options: SwiftOptions) -> String {
    let core = SwiftCore(router, access: options.access)
    var writer = TriggersRouter(
      router: router, access: options.access.prefix, strings: StringTable(options), core: core)
    let version = options.minimumIOS ?? 14
    let layers = LayerViews(owner: "Router", minimumIOS: version) { "StackView(router, views, layer, \($0))" }
    writer.writeHeader(["Combine", "Foundation", "SwiftUI"], hidden: ["UIKit"], options)
    writer.block("extension \(router.namespace)") { writer in
      writer.mark("What a view is given", isFirst: true)
      writer.writeButtons()
      for screen in router.viewScreens { writer.writeRouter(of: screen) }
      writer.writeGivenByApp(.router, isFirst: false)
      writer.mark("The router")
      var owner = StateOwner()
      owner.members = NavigationViews.members
      owner.write(to: &writer)
      writer.mark("Views")
      RootView(owner: "Router").write(to: &writer)
      layers.write(to: &writer)
      NavigationViews(minimumIOS: version).write(to: &writer)
      EntryView(owner: "Router").write(to: &writer)
      LinkSources.write(to: &writer)
      ScreenSwitch.write(.router, to: &writer)
    }
    writer.writeExtensions(options)
    layers.writeNewerSystems(to: &writer)
    return writer.out.text
  }
}
