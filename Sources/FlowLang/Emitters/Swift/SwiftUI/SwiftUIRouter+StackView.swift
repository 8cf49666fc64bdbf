/// A stack of screens.
extension SwiftUIRouter {
  mutating func writeStackView() {
    out.blank()
    lines(
      """
      /// One stack of screens, of a layer as it is now, or as it was while it goes away.
      fileprivate struct StackView<Views: Screens>: View {
        \(StateOwner.property("Router", isObservable: isObservable))
        private let views: Views
        private let seen: Layer
        private let level: Int
        private let place: Int

        init(_ router: Router, _ views: Views, _ layer: Layer, level: Int, place: Int) {
          self.router = router
          self.views = views
          seen = layer
          self.level = level
          self.place = place
        }

        private var stack: [Entry] {
          let layer = level < router.state.layers.count ? router.state.layers[level] : seen
          return place < layer.stacks.count ? layer.stacks[place] : []
        }

        /// What lies over the root; a path that is cut is the platform's Back.
        private var path: Binding<[Entry]> {
          Binding {
            Array(stack.dropFirst())
          } set: { path in
            guard level + 1 == router.state.layers.count, place == router.state.top.selected else { return }
            router.change { state in
              while state.top.stack.count > path.count + 1, state.canGoBack { state.platformBack() }
            }
          }
        }

        var body: some View {
          NavigationStack(path: path) {
            screen(stack.first)
              .navigationDestination(for: Entry.self) { entry in
                screen(entry)
              }
          }
        }

        @ViewBuilder private func screen(_ entry: Entry?) -> some View {
          if let entry {
            ScreenView(entry.screen, router.state, views, router.changes)
              .navigationBarBackButtonHidden(!entry.screen.isBackAutomatic)
              .accessibilityElement(children: .contain)
              .accessibilityIdentifier(entry.screen.name.rawValue)
          }
        }
      }
      """)
  }
}
