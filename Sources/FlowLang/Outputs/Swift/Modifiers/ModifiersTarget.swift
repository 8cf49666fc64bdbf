extension SwiftTarget {
  /// Type-erased modifiers.
  static let modifiers = SwiftTarget(
    name: "modifiers", minimumIOS: [14, 15, 16, 17, 18], limits: TargetLimits(pushesMany: false),
    interface: ModifiersRouter.text)
}

/// Writes a router that creates the views itself, so that views need not know the types of others: each screen has
/// the modifier `.navigation` and each layer `.sheet`, independent of their targets.
struct ModifiersRouter: SwiftWriting {
  let router: Router
  let access: String
  let strings: StringTable
  let minimumIOS: Int
  var out = IndentedWriter()

  static func text(_ router: Router, _ options: SwiftOptions) -> String {
    var writer = ModifiersRouter(
      router: router, access: options.access.prefix, strings: StringTable(options), minimumIOS: options.minimumIOS ?? 14
    )
    let layers = LayerViews(owner: "Router", minimumIOS: writer.minimumIOS, isErased: true) {
      "StackView(router, views, layer, \($0))"
    }
    writer.writeHeader(["Combine", "Foundation", "SwiftUI"], hidden: ["UIKit"], options)
    writer.block("extension \(router.namespace)") { writer in
      writer.writeGivenByApp()
      writer.mark("The router")
      writer.writeRouter()
      writer.mark("Views")
      writer.writeRootView()
      writer.writeModifiers(layers)
      layers.write(to: &writer)
      NavigationViews(isErased: true, minimumIOS: writer.minimumIOS).write(to: &writer)
      EntryView(owner: "Router").write(to: &writer)
      LinkSources.write(to: &writer)
      ScreenSwitch.write(to: &writer)
    }
    writer.writeExtensions(options)
    writer.writeViewExtension()
    layers.writeNewerSystems(to: &writer)
    return writer.out.text
  }

  private mutating func writeRouter() {
    var owner = StateOwner()
    owner.isBaseClass = true
    owner.documentation = [
      "Owns the state of the app, and makes the views of its destinations. Every change computes the whole new state and",
      "assigns it once. A subclass can add navigation of the app's own.",
    ]
    owner.properties = """
      private let makeScreen: (Router, Position) -> SwiftUI.AnyView
      private let makeLayer: (Router, Layer) -> SwiftUI.AnyView
      """
    owner.initializer = """
      /// - Parameters:
      ///   - views: The views of the screens.
      ///   - state: The initial state: `State()`, or a stored one.
      \(access)init<Views: Screens>(_ views: Views, _ state: State = State()) {
        self.state = state
        \(Display.start)
        let views = ViewSource(views)
        makeScreen = { router, position in SwiftUI.AnyView(PositionView(router, views, position)) }
        makeLayer = { router, layer in SwiftUI.AnyView(LayerView(router: router, views: views, presented: layer)) }
      }
      """
    owner.members =
      NavigationViews.members + """


        /// The screen at any position.
        fileprivate func view(at position: Position) -> SwiftUI.AnyView { makeScreen(self, position) }

        /// A layer with any content.
        fileprivate func view(of layer: Layer) -> SwiftUI.AnyView { makeLayer(self, layer) }
        """
    owner.write(to: &self)
  }

  private mutating func writeRootView() {
    out.blank()
    lines(
      """
      /// The app. A scene shows it, and keeps the router:
      ///
      ///     WindowGroup { \(router.namespace).RootView(router) }
      \(access)struct RootView: SwiftUI.View {
        @SwiftUI.ObservedObject private var router: Router
        @SwiftUI.Environment(\\.openURL) private var openURL

        \(access)init(_ router: Router) { self.router = router }

        \(access)var body: some SwiftUI.View {
          router.view(of: router.shown[0])
            \(RootView.modifiers("router"))
        }
      }
      """)
  }

  private mutating func writeModifiers(_ layers: LayerViews) {
    let link = NavigationViews.link(to: "router.view(at: position.next)", minimumIOS: minimumIOS)
      .split(separator: "\n").joined(separator: "\n      ")
    out.blank()
    lines(
      """
      /// Shows the destinations of a router from a screen.
      fileprivate struct NavigationModifier: SwiftUI.ViewModifier {
        @SwiftUI.ObservedObject var router: Router
        let position: Position

        func body(content: Self.Content) -> some SwiftUI.View {
          content
            \(link)
        }
      }

      /// Shows the presentations of a router over a layer.
      fileprivate struct SheetModifier: SwiftUI.ViewModifier {
        @SwiftUI.ObservedObject var router: Router
        let layer: Int

        private var bindings: Bindings { Bindings(router: router, layer: layer) }

        func body(content: Self.Content) -> some SwiftUI.View {
          content
            \(layers.presenting("router.view(of: $0)", self))
        }
      }
      """)
  }

  private mutating func writeViewExtension() {
    let namespace = router.namespace
    out.blank()
    lines(
      """
      extension SwiftUI.View {
        /// Shows the destinations of the router from any screen.
        \(access)func navigation(_ router: \(namespace).Router, from position: \(namespace).Position) -> some SwiftUI.View {
          modifier(\(namespace).NavigationModifier(router: router, position: position))
        }

        /// Shows the presentations of the router over any layer.
        \(access)func sheet(_ router: \(namespace).Router, over layer: Int) -> some SwiftUI.View {
          modifier(\(namespace).SheetModifier(router: router, layer: layer))
        }
      }
      """)
  }
}
