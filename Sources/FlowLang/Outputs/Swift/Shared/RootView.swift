extension SwiftWriter {
  /// Writes the view that a scene shows.
  mutating func writeRootView() {
    let ownsViews = style.ownsViews
    declare(
      """
      /// The app. A scene shows it, and keeps the router:
      ///
      ///     WindowGroup { \(router.namespace).RootView(router\(ownsViews ? "" : ", AppScreens()")) }
      \(access)struct RootView<Views: Screens>: SwiftUI.View {
        \(ownerProperty())
        private let views: ViewSource<Views>
        @SwiftUI.Environment(\\.openURL) private var openURL\(hasZooms ? "\n  @SwiftUI.Namespace private var namespace" : "")

        \(access)init(_ router: \(owner)\(ownsViews ? "" : ", _ views: Views")) {
          self.router = router
          \(ownsViews ? "views = router.views" : "self.views = ViewSource(views)")
        }

        \(access)var body: some SwiftUI.View {
          \(observing)LayerView(router: router, views: views, presented: router.shown[0])
            \(Self.rootModifiers)\(hasZooms ? "\n      .environment(\\.\(zoomNamespace), namespace)" : "")
        }
      }
      """)
  }

  /// The modifiers that connect the view of the app to the router.
  static let rootModifiers = """
    .onOpenURL { url in router.receive(url) }
          .onAppear {
            router.openOutside = { url in openURL(url) }
            router.start()
          }
    """
}
