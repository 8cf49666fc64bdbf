extension SwiftTarget {
  /// Apple's own navigation.
  static let swiftUI = SwiftTarget(
    name: "swiftui", summary: "Apple's NavigationStack, sheets, covers and TabView", minimumIOS: [16, 17, 18]
  ) { router, words, options, out in
    SwiftUIRouter.write(router, words, options, to: out)
  }
}

/// Writes a router for `NavigationStack(path:)`, sheets, covers and popovers of any depth, and `TabView`.
struct SwiftUIRouter: SwiftWriting {
  let router: Router
  let access: String
  let words: LentWords
  let strings: StringTable
  /// Whether the router is watched by Observation.
  let isObservable: Bool
  var out: IndentedWriter

  static func write(
    _ router: Router, _ words: LentWords, _ options: SwiftOptions, to out: IndentedWriter
  ) -> IndentedWriter {
    let version = options.minimumIOS ?? SwiftTarget.swiftUI.minimumIOS[0]
    var writer = SwiftUIRouter(
      router: router, access: options.access.prefix, words: words, strings: StringTable(options), isObservable: version >= 17, out: out)
    let layers = LayerViews(owner: "Router", isObservable: writer.isObservable, minimumIOS: version) {
      "StackView(router, views, layer, \($0))"
    }
    // The conformance that the macro adds needs a public import for a public class, and is not counted for others.
    let isHidden = writer.isObservable && options.access == .package
    writer.writeHeader(
      [isHidden ? nil : writer.isObservable ? "Observation" : "Combine", "Foundation", "SwiftUI"].compactMap { $0 },
      hidden: isHidden ? ["Observation", "UIKit"] : ["UIKit"], options)
    writer.block("extension \(router.namespace)") { writer in
      writer.mark("What the app gives", isFirst: true)
      TabLooks.write(to: &writer)
      ScreenProtocols.write(to: &writer)
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
      ScreenSwitch.write(to: &writer)
    }
    TabLooks.writeDefaults(to: &writer)
    StringTable.write(options, to: &writer)
    LinkSources.writeModifier(to: &writer)
    return writer.out
  }
}
