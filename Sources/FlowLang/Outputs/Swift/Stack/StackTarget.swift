extension SwiftTarget {
  /// A self-contained stack: one screen of it at a time, with the transitions of the flow, forward and backward.
  static let stack = SwiftTarget(
    name: "stack", minimumIOS: [14, 15, 16, 17, 18], limits: TargetLimits(movement: .eachStep),
    style: SwiftStyle(
      owner: "RoutingController", drawsBack: true, alwaysPresents: false, transition: "router.step.transition"
    ) { "StackView(router: router, views: views, stack: layer.stacks[\($0)])" }
  ) { writer in
    writer.writeHeader(
      ["Combine", "Foundation", "SwiftUI"], hidden: writer.needsUIKit ? ["UIKit"] : [], writer.options)
    writer.block("extension \(writer.router.namespace)") { writer in
      writer.writeGivenByApp()
      writer.mark("The router")
      writer.writeController()
      writer.writeRouterTransition()
      writer.writeStep()
      writer.mark("Views")
      writer.writeRouterView()
      writer.writeRouteLink()
      writer.writeLayerViews()
      writer.writeStackOfOne()
      writer.writeBackEdge()
      writer.writeScreens()
    }
    writer.writeExtensions()
    writer.writeNewerSystems()
    writer.writeReversible()
    writer.writeEnvironment()
  }
}

extension SwiftWriter {
  /// Whether only UIKit can do something: report when a layer has come or left, and find the control of a link.
  var needsUIKit: Bool { router.presents || hasSources }
}
