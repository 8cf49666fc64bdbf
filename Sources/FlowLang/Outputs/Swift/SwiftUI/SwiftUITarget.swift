extension SwiftTarget {
  /// Apple's own navigation.
  static let swiftUI = SwiftTarget(
    name: "swiftui", minimumIOS: [16, 17, 18],
    limits: TargetLimits(canZoom: true), interface: SwiftUIRouter.text)
}

/// Writes a router for `NavigationStack(path:)`, sheets, covers and popovers of any depth, and `TabView`.
struct SwiftUIRouter: SwiftWriting {
  let router: Router
  let access: String
  let strings: StringTable
  /// Whether the router is observed with Observation.
  let isObservable: Bool
  let canZoom = true
  var out = IndentedWriter()

  static func text(_ router: Router, _ options: SwiftOptions) -> String {
    let version = options.minimumIOS ?? SwiftTarget.swiftUI.minimumIOS[0]
    var writer = SwiftUIRouter(
      router: router, access: options.access.prefix, strings: StringTable(options), isObservable: version >= 17)
    let layers = LayerViews(owner: "Router", isObservable: writer.isObservable, minimumIOS: version) {
      "StackView(router, views, layer, \($0))"
    }
    // The macro adds a conformance that requires a public import for a public class, and that does not count for
    // others.
    let isHidden = writer.isObservable && options.access == .package
    writer.writeHeader(
      [isHidden ? nil : writer.isObservable ? "Observation" : "Combine", "Foundation", "SwiftUI"].compactMap { $0 },
      hidden: isHidden ? ["Observation", "UIKit"] : ["UIKit"], options)
    writer.block("extension \(router.namespace)") { writer in
      writer.writeGivenByApp()
      writer.mark("The router")
      var owner = StateOwner()
      owner.isObservable = writer.isObservable
      owner.display = Display(isObservable: writer.isObservable)
      owner.write(to: &writer)
      writer.mark("Views")
      RootView(owner: "Router", isObservable: writer.isObservable).write(to: &writer)
      layers.write(to: &writer)
      writer.writeStackView()
      EntryView(owner: "Router", isObservable: writer.isObservable).write(to: &writer)
      LinkSources.write(to: &writer)
      ZoomViews(minimumIOS: version).write(to: &writer)
      ScreenSwitch.write(to: &writer)
    }
    writer.writeExtensions(
      options, markingBy: writer.hasZooms ? ".modifier(\(router.namespace).ZoomMark(id: name))" : "")
    ZoomViews.writeEnvironment(to: &writer)
    return writer.out.text
  }
}
