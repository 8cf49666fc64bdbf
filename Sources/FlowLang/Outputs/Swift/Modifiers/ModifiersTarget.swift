extension SwiftTarget {
  /// A router that creates the views itself, so that views need not know the types of others: each screen has the
  /// modifier `.navigation` and each layer `.sheet`, independent of their targets.
  static let modifiers = SwiftTarget(
    name: "modifiers", minimumIOS: [14, 15, 16, 17, 18], limits: TargetLimits(pushesMany: false),
    style: SwiftStyle(isErased: true)
  ) { writer in
    writer.writeHeader(["Combine", "Foundation", "SwiftUI"], hidden: ["UIKit"], writer.options)
    writer.block("extension \(writer.router.namespace)") { writer in
      writer.writeGivenByApp()
      writer.mark("The router")
      writer.writeMakingRouter()
      writer.mark("Views")
      writer.writeErasedRootView()
      writer.writeModifiers()
      writer.writeLayerViews()
      writer.writeNavigationViews()
      writer.writeScreens()
    }
    writer.writeExtensions()
    writer.writeViewExtension()
    writer.writeNewerSystems()
  }
}

extension SwiftWriter {
  fileprivate mutating func writeMakingRouter() {
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
        \(StateOwner.start)
        let views = ViewSource(views)
        makeScreen = { router, position in SwiftUI.AnyView(PositionView(router, views, position)) }
        makeLayer = { router, layer in SwiftUI.AnyView(LayerView(router: router, views: views, presented: layer)) }
      }
      """
    owner.members =
      Self.navigationMembers + """


        /// The screen at any position.
        fileprivate func view(at position: Position) -> SwiftUI.AnyView { makeScreen(self, position) }

        /// A layer with any content.
        fileprivate func view(of layer: Layer) -> SwiftUI.AnyView { makeLayer(self, layer) }
        """
    write(owner)
  }

  fileprivate mutating func writeErasedRootView() {
    declare(
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
            \(Self.rootModifiers)
        }
      }
      """)
  }

  fileprivate mutating func writeModifiers() {
    let link = navigationLink(to: "router.view(at: position.next)").replacing("\n", with: "\n      ")
    declare(
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
            \(presentingModifiers("router.view(of: $0)"))
        }
      }
      """)
  }

  fileprivate mutating func writeViewExtension() {
    let namespace = router.namespace
    declare(
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
