extension SwiftTarget {
  /// The stacks of the package swiftui-navigation-stack.
  ///
  /// The package drops a push whose id is on the stack already and ignores a pop to an id that is not, so every push has
  /// an id of its own, and the router keeps track of its pushes.
  static let navigationStack = SwiftTarget(
    name: "navigation-stack", minimumIOS: [14, 15, 16, 17, 18], limits: TargetLimits(movement: .eachStack),
    style: SwiftStyle(ownsViews: true, drawsBack: true) { "StackView(router, layer, \($0))" }
  ) { writer in
    writer.writeHeader(["Combine", "Foundation", "SwiftUI"], hidden: ["NavigationStack", "UIKit"], writer.options)
    writer.block("extension \(writer.router.namespace)") { writer in
      writer.writeGivenByApp()
      writer.mark("The router")
      writer.writePushingRouter()
      writer.writePushed()
      writer.mark("Views")
      writer.writeRootView()
      writer.writeLayerViews()
      writer.writeStackOfPackage()
      writer.writeBackEdge()
      writer.writeScreens()
    }
    writer.writeExtensions()
    writer.writeNewerSystems()
  }
}
