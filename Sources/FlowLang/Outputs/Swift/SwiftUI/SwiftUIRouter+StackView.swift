/// Writes a stack of screens.
extension SwiftUIRouter {
  mutating func writeStackView() {
    let destination =
      hasZooms
      ? "\n        screen($0.entry).modifier(Zoom(router, $0.entry, from: layer.id))\n      " : " screen($0.entry) "
    out.blank()
    lines(
      """
      /// An entry on the path of a stack, by its identity.
      fileprivate struct PathElement: Hashable {
        let entry: Entry

        static func == (left: PathElement, right: PathElement) -> Bool { left.entry.id == right.entry.id }

        func hash(into hasher: inout Hasher) { hasher.combine(entry.id) }
      }

      /// One stack of screens.
      fileprivate struct StackView<Views: Screens>: SwiftUI.View {
        \(StateOwner.property("Router", isObservable: isObservable))
        private let views: ViewSource<Views>
        private let layer: Layer
        private let index: Int

        init(_ router: Router, _ views: ViewSource<Views>, _ layer: Layer, _ index: Int) {
          self.router = router
          self.views = views
          self.layer = layer
          self.index = index
        }

        /// The entries above the root; the platform's Back shortens the path.
        private var path: SwiftUI.Binding<[PathElement]> {
          let (router, layer, index) = (router, layer, index)
          return SwiftUI.Binding { @MainActor in
            layer.stacks[index].dropFirst().map { PathElement(entry: $0) }
          } set: { @MainActor path in
            router.goBack(to: path.count + 1, in: layer.id, index)
          }
        }

        var body: some SwiftUI.View {
          \(StateOwner.observing(isObservable))SwiftUI.NavigationStack(path: path) {
            // The destination belongs to a container that is there before the tab has a root.
            SwiftUI.ZStack {
              if let root = layer.stacks[index].first { screen(root) }
            }
            .navigationDestination(for: PathElement.self) {\(destination)}
          }
        }

        private func screen(_ entry: Entry) -> some SwiftUI.View {
          EntryView(router: router, views: views, entry: entry)
            .navigationBarBackButtonHidden(!entry.screen.isBackAutomatic)
        }
      }
      """)
  }
}
