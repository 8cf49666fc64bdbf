/// The view that a scene shows.
struct RootView {
  /// The type of the object that owns the state.
  let owner: String
  /// Whether that object has the views, too.
  var ownsViews = false
  /// Whether it is watched by Observation.
  var isObservable = false

  /// Writes the view.
  func write(to writer: inout some SwiftWriting) {
    let access = writer.access
    writer.out.blank()
    writer.lines(
      """
      /// The app. A scene shows it, and keeps the router:
      ///
      ///     WindowGroup { \(writer.router.namespace).RootView(router\(ownsViews ? "" : ", AppScreens()")) }
      \(access)struct RootView<Views: Screens>: View {
        \(StateOwner.property(owner, isObservable: isObservable))
        private let views: Views
        @Environment(\\.openURL) private var openURL

        \(access)init(_ router: \(owner)\(ownsViews ? "" : ", _ views: Views")) {
          self.router = router
          \(ownsViews ? "views = router.views" : "self.views = views")
        }

        \(access)var body: some View {
          LayerView(router, views, Presented(id: 0, layer: router.state.layers[0]))
            .onOpenURL { url in try? router.open(url) }
            .onAppear { router.openOutside = { url in openURL(url) } }
        }
      }
      """)
  }
}
