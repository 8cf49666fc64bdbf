/// The view that a scene shows.
struct RootView {
  /// The type of the object that owns the state.
  let owner: String
  /// Whether that object owns the views, too.
  var ownsViews = false
  /// Whether that object is observed with Observation.
  var isObservable = false

  /// Writes the view.
  func write(to writer: inout some SwiftWriting) {
    let access = writer.access
    let zoom = writer.hasZooms ? "\n      .environment(\\.\(ZoomViews.namespace(writer.router)), namespace)" : ""
    writer.out.blank()
    writer.lines(
      """
      /// The app. A scene shows it, and keeps the router:
      ///
      ///     WindowGroup { \(writer.router.namespace).RootView(router\(ownsViews ? "" : ", AppScreens()")) }
      \(access)struct RootView<Views: Screens>: SwiftUI.View {
        \(StateOwner.property(owner, isObservable: isObservable))
        private let views: ViewSource<Views>
        @SwiftUI.Environment(\\.openURL) private var openURL\(zoom.isEmpty ? "" : "\n  @SwiftUI.Namespace private var namespace")

        \(access)init(_ router: \(owner)\(ownsViews ? "" : ", _ views: Views")) {
          self.router = router
          \(ownsViews ? "views = router.views" : "self.views = ViewSource(views)")
        }

        \(access)var body: some SwiftUI.View {
          \(StateOwner.observing(isObservable))LayerView(router: router, views: views, presented: router.shown[0])
            \(Self.modifiers("router"))\(zoom)
        }
      }
      """)
  }

  /// Returns the modifiers that connect the view of the app to the router.
  static func modifiers(_ router: String) -> String {
    """
    .onOpenURL { url in \(router).receive(url) }
          .onAppear {
            \(router).openOutside = { url in openURL(url) }
            \(router).start()
          }
    """
  }
}
