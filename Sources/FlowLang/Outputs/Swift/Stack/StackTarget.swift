extension SwiftTarget {
  /// A self-contained stack.
  static let stack = SwiftTarget(
    name: "stack", minimumIOS: [14, 15, 16, 17, 18],
    limits: TargetLimits(movement: .eachStep), interface: StackRouter.text)
}

/// Writes a self-contained router: one screen of a stack at a time, with the transitions of the flow, forward and
/// backward.
struct StackRouter: SwiftWriting {
  let router: Router
  let access: String
  let strings: StringTable
  let minimumIOS: Int
  var out = IndentedWriter()

  /// Whether only UIKit can do something: report when a layer has come or left, and find the control of a link.
  var needsUIKit: Bool { router.presents || hasSources }

  static func text(_ router: Router, _ options: SwiftOptions) -> String {
    var writer = StackRouter(
      router: router, access: options.access.prefix, strings: StringTable(options), minimumIOS: options.minimumIOS ?? 14
    )
    let layers = LayerViews(
      owner: "RoutingController", minimumIOS: writer.minimumIOS, presents: router.presents,
      transition: "router.step.transition"
    ) {
      "StackView(router: router, views: views, stack: layer.stacks[\($0)])"
    }
    writer.writeHeader(["Combine", "Foundation", "SwiftUI"], hidden: writer.needsUIKit ? ["UIKit"] : [], options)
    writer.block("extension \(router.namespace)") { writer in
      writer.writeGivenByApp()
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
    writer.writeExtensions(options)
    layers.writeNewerSystems(to: &writer)
    writer.writeReversible()
    writer.writeEnvironment()
    return writer.out.text
  }
}
