extension SwiftTarget {
  /// Type-erased modifiers.
  static let modifiers = SwiftTarget(
    name: "modifiers", summary: "NavigationView with the modifiers .navigation(router) and .sheet(router)",
    minimumIOS: [14], limits: TargetLimits(pushesMany: false)
  ) { router, words, options, out in
    ModifiersRouter.write(router, words, options, to: out)
  }
}

/// Writes a router that makes the views itself, so that what shows them needs not know their types: each screen carries
/// `.navigation` and each layer `.sheet`, whatever they lead to.
struct ModifiersRouter: SwiftWriting {
  let router: Router
  let access: String
  let words: LentWords
  var out: IndentedWriter

  static func write(
    _ router: Router, _ words: LentWords, _ options: SwiftOptions, to out: IndentedWriter
  ) -> IndentedWriter {
    var writer = ModifiersRouter(router: router, access: options.access.prefix, words: words, out: out)
    let layers = LayerViews(owner: "Router", isErased: true) {
      "StackView(router, views, level: level, place: \($0))"
    }
    writer.writeHeader(["Combine", "Foundation", "SwiftUI"], options)
    writer.block("extension \(router.namespace)") { writer in
      writer.mark("What the app gives", isFirst: true)
      TabLooks.write(to: &writer)
      ScreenProtocols.write(to: &writer)
      writer.mark("The router")
      writer.writeRouter()
      writer.mark("Views")
      writer.writeRootView()
      writer.writeModifiers(layers)
      layers.write(to: &writer)
      NavigationViews(isErased: true).write(to: &writer)
      ScreenSwitch.write(to: &writer)
    }
    TabLooks.writeDefaults(to: &writer)
    writer.writeViewExtension()
    layers.writeNewerSystems(to: &writer)
    return writer.out
  }

  private mutating func writeRouter() {
    var owner = StateOwner()
    owner.isBaseClass = true
    owner.documentation = [
      "Owns the state of the app, and makes the views of what it leads to. Every change computes the whole new state and",
      "assigns it once. A subclass can add ways of the app's own.",
    ]
    owner.properties = """
      private let screen: (Router, Position) -> AnyView
      private let layer: (Router, Presented) -> AnyView
      """
    owner.initializer = """
      /// - Parameters:
      ///   - views: The views of the screens.
      ///   - state: Where the app begins: `State()`, or where it was left.
      \(access)init<Views: Screens>(_ views: Views, _ state: State = State()) {
        self.state = state
        screen = { router, position in AnyView(PositionView(router, views, position)) }
        layer = { router, presented in AnyView(LayerView(router, views, presented)) }
      }
      """
    owner.members =
      NavigationViews.members + """


        /// The screen at a position, whatever it is.
        fileprivate func view(at position: Position) -> AnyView { screen(self, position) }

        /// A layer, whatever it shows.
        fileprivate func view(of presented: Presented) -> AnyView { layer(self, presented) }
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
      \(access)struct RootView: View {
        @ObservedObject private var router: Router
        @Environment(\\.openURL) private var openURL

        \(access)init(_ router: Router) { self.router = router }

        \(access)var body: some View {
          router.view(of: Presented(id: 0, layer: router.state.layers[0]))
            .onOpenURL { url in try? router.open(url) }
            .onAppear { router.openOutside = { url in openURL(url) } }
        }
      }
      """)
  }

  private mutating func writeModifiers(_ layers: LayerViews) {
    out.blank()
    lines(
      """
      /// Shows what a router navigates to from a screen.
      fileprivate struct NavigationModifier: ViewModifier {
        @ObservedObject var router: Router
        let position: Position

        func body(content: Content) -> some View {
          content.background(
            NavigationLink(destination: router.view(at: position.next), isActive: router.isNavigating(from: position)) {
              EmptyView()
            }
            .isDetailLink(false)
          )
        }
      }

      /// Shows what a router presents over a layer.
      fileprivate struct SheetModifier: ViewModifier {
        @ObservedObject var router: Router
        let level: Int

        private var bindings: Bindings { Bindings(router: router, level: level) }

        func body(content: Content) -> some View {
          content
            \(layers.presenting("router.view(of: $0)", indent: 6))
        }
      }
      """)
  }

  private mutating func writeViewExtension() {
    let namespace = router.namespace
    out.blank()
    lines(
      """
      extension View {
        /// Shows what the router navigates to from a screen, whatever it is.
        \(access)func navigation(_ router: \(namespace).Router, from position: \(namespace).Position) -> some View {
          modifier(\(namespace).NavigationModifier(router: router, position: position))
        }

        /// Shows what the router presents over a layer, whatever it is.
        \(access)func sheet(_ router: \(namespace).Router, over level: Int) -> some View {
          modifier(\(namespace).SheetModifier(router: router, level: level))
        }
      }
      """)
  }
}
