extension SwiftTarget {
  /// Trigger views: a router for each screen has a view to tap for each link, and the screen's view knows neither the
  /// target of a link nor whether it is pushed or presented.
  static let triggers = SwiftTarget(
    name: "triggers", minimumIOS: [14, 15, 16, 17, 18], limits: TargetLimits(pushesMany: false),
    style: SwiftStyle(givesRouters: true)
  ) { writer in
    writer.writeHeader(["Combine", "Foundation", "SwiftUI"], hidden: ["UIKit"], writer.options)
    writer.block("extension \(writer.router.namespace)") { writer in
      writer.mark("What a view is given", isFirst: true)
      writer.writeButtons()
      writer.writeRouters()
      writer.writeGivenByApp(isFirst: false)
      writer.mark("The router")
      writer.write(StateOwner(members: SwiftWriter.navigationMembers))
      writer.mark("Views")
      writer.writeRootView()
      writer.writeLayerViews()
      writer.writeNavigationViews()
      writer.writeScreens()
    }
    writer.writeExtensions()
    writer.writeNewerSystems()
  }
}
