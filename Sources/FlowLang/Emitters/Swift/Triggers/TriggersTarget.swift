extension SwiftTarget {
  /// Trigger views.
  static let triggers = SwiftTarget(
    name: "triggers", summary: "a router for each screen that hands out buttons: NavigationButton, SheetButton",
    minimumIOS: [14, 15, 16, 17, 18], limits: TargetLimits(pushesMany: false)
  ) { router, words, options, out in
    TriggersRouter.write(router, words, options, to: out)
  }
}

/// Writes a router protocol for each screen: for each link it hands out a view to tap, and the screen's view knows neither
/// where that leads nor whether it is pushed or presented.
struct TriggersRouter: SwiftWriting {
  let router: Router
  let access: String
  let words: LentWords
  let strings: StringTable
  var core: SwiftCore
  var out: IndentedWriter

  static func write(
    _ router: Router, _ words: LentWords, _ options: SwiftOptions, to out: IndentedWriter
  ) -> IndentedWriter {
    let core = SwiftCore(router, access: options.access)
    var writer = TriggersRouter(
      router: router, access: options.access.prefix, words: words, strings: StringTable(options), core: core, out: out)
    let version = options.minimumIOS ?? 14
    let layers = LayerViews(owner: "Router", minimumIOS: version) { "StackView(router, views, layer, \($0))" }
    writer.writeHeader(["Combine", "Foundation", "SwiftUI"], hidden: ["UIKit"], options)
    writer.block("extension \(router.namespace)") { writer in
      writer.mark("What a view is given", isFirst: true)
      writer.writeButtons()
      for screen in router.viewScreens { writer.writeRouter(of: screen) }
      writer.mark("What the app gives")
      TabLooks.write(to: &writer)
      ScreenProtocols.write(.router, to: &writer)
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
    TabLooks.writeDefaults(to: &writer)
    StringTable.write(options, to: &writer)
    LinkSources.writeModifier(to: &writer)
    layers.writeNewerSystems(to: &writer)
    return writer.out
  }
}
