extension SwiftTarget {
  /// A stack of one's own.
  static let stack = SwiftTarget(
    name: "stack", summary: "a stack of its own, with neither NavigationView nor UIKit", minimumIOS: [14, 15, 16, 17, 18],
    limits: TargetLimits(movement: .eachStep)
  ) { router, words, options, out in
    StackRouter.write(router, words, options, to: out)
  }
}

/// Writes a self-contained router: one screen of a stack at a time, with the transitions of the flow, forward and back.
struct StackRouter: SwiftWriting {
  let router: Router
  let access: String
  let words: LentWords
  let strings: StringTable
  let minimumIOS: Int
  var out: IndentedWriter

  static func write(
    _ router: Router, _ words: LentWords, _ options: SwiftOptions, to out: IndentedWriter
  ) -> IndentedWriter {
    var writer = StackRouter(
      router: router, access: options.access.prefix, words: words, strings: StringTable(options), minimumIOS: options.minimumIOS ?? 14, out: out)
    let layers = LayerViews(owner: "RoutingController", minimumIOS: writer.minimumIOS, transition: "router.step.transition") {
      "StackView(router, views, layer.stacks[\($0)])"
    }
    writer.writeHeader(["Combine", "Foundation", "SwiftUI"], hidden: ["UIKit"], options)
    writer.block("extension \(router.namespace)") { writer in
      writer.mark("What the app gives", isFirst: true)
      TabLooks.write(to: &writer)
      ScreenProtocols.write(to: &writer)
      writer.mark("The router")
      writer.writeController()
      writer.writeRouterTransition()
      writer.writeStep()
      writer.mark("Views")
      writer.writeRouter()
      writer.writeRouteLink()
      layers.write(to: &writer)
      writer.writeStackView()
      BackEdge(owner: "RoutingController").write(to: &writer)
      EntryView(owner: "RoutingController").write(to: &writer)
      LinkSources.write(to: &writer)
      ScreenSwitch.write(to: &writer)
    }
    TabLooks.writeDefaults(to: &writer)
    StringTable.write(options, to: &writer)
    LinkSources.writeModifier(to: &writer)
    layers.writeNewerSystems(to: &writer)
    writer.writeEnvironment()
    return writer.out
  }
}
