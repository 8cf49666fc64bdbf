extension SwiftTarget {
  /// Apple's own navigation.
  static let swiftUI = SwiftTarget(
    name: "swiftui", summary: "Apple's NavigationStack, sheets, covers and TabView", minimumIOS: [16, 17, 18]
  ) { router, options in
    SwiftUIRouter.text(router, options)
  }
}

/// Writes a router for `NavigationStack(path:)`, sheets, covers and popovers of any depth, and `TabView`.
struct SwiftUIRouter: SwiftWriting {
  let router: Router
  let access: String
  /// The oldest iOS: 17 has `@Observable`, 18 has `Tab`.
  let version: Int
  var out = IndentedWriter()

  static func text(_ router: Router, _ options: SwiftOptions) -> String {
    var writer = SwiftUIRouter(
      router: router, access: options.access.prefix, version: options.minimumIOS ?? SwiftTarget.swiftUI.minimumIOS[0])
    writer.writeHeader([writer.version >= 17 ? "Observation" : "Combine", "Foundation", "SwiftUI"], options)
    writer.block("extension \(router.namespace)") { writer in
      writer.mark("What the app gives", isFirst: true)
      TabLooks.write(to: &writer)
      ScreenProtocols.write(to: &writer)
      writer.mark("The router")
      writer.writeRouter()
      writer.mark("Views")
      writer.writeRootView()
      writer.writeLayerView()
      if !router.bars.isEmpty { writer.writeTabsView() }
      writer.writeStackView()
      ScreenSwitch.write(to: &writer)
    }
    TabLooks.writeDefaults(to: &writer)
    return writer.out.text
  }
}
