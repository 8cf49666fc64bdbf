extension SwiftTarget {
  /// Apple's own navigation: `NavigationStack(path:)`, sheets, covers and popovers of any depth, and `TabView`.
  static let swiftUI = SwiftTarget(
    name: "swiftui", minimumIOS: [16, 17, 18], limits: TargetLimits(canZoom: true),
    style: SwiftStyle(observableSince: 17)
  ) { writer in
    let isObservable = writer.isObservable
    // The macro adds a conformance that requires a public import for a public class, and that does not count for
    // others.
    let isHidden = isObservable && writer.options.access == .package
    let observing = isObservable ? "Observation" : "Combine"
    writer.writeHeader(
      (isHidden ? [] : [observing]) + ["Foundation", "SwiftUI"],
      hidden: (isHidden ? [observing] : []) + ["UIKit"], writer.options)
    writer.block("extension \(writer.router.namespace)") { writer in
      writer.writeGivenByApp()
      writer.mark("The router")
      writer.write(StateOwner())
      writer.mark("Views")
      writer.writeRootView()
      writer.writeLayerViews()
      writer.writeStackOfPaths()
      writer.writeScreens()
    }
    writer.writeExtensions()
    if writer.hasZooms { writer.writeZoomEnvironment() }
  }
}

extension SwiftWriter {
  /// Writes a stack of screens.
  fileprivate mutating func writeStackOfPaths() {
    let destination =
      hasZooms
      ? "\n        screen($0.entry).modifier(Zoom(router, $0.entry, from: layer.id))\n      " : " screen($0.entry) "
    declare(
      """
      /// An entry on the path of a stack, by its identity.
      fileprivate struct PathElement: Hashable {
        let entry: Entry

        static func == (left: PathElement, right: PathElement) -> Bool { left.entry.id == right.entry.id }

        func hash(into hasher: inout Hasher) { hasher.combine(entry.id) }
      }

      /// One stack of screens.
      fileprivate struct StackView<Views: Screens>: SwiftUI.View {
        \(ownerProperty())
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
          \(observing)SwiftUI.NavigationStack(path: path) {
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
