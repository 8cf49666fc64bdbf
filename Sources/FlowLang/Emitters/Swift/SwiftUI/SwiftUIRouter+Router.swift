/// The object that owns the state.
extension SwiftUIRouter {
  mutating func writeRouter() {
    let isObservable = version >= 17
    out.blank()
    lines(
      """
      /// Owns the state of the app. Every change computes the whole new state and assigns it once.
      \(isObservable ? "@MainActor @Observable" : "@MainActor") \(access)final class Router\(isObservable ? "" : ": ObservableObject") {
        /// Where the app is.
        \(isObservable ? "" : "@Published ")\(access)private(set) var state: State
        /// Opens what links lead out of the app to.
        \(isObservable ? "@ObservationIgnored " : "")\(access)var openOutside: (URL) -> Void = { _ in }

        /// - Parameter state: Where the app begins: `State()`, or where it was left.
        \(access)init(_ state: State = State()) { self.state = state }

        /// Changes the state: what links, the platform and the app's own code do.
        \(access)func change(_ body: (inout State) -> Void) {
          var next = state
          body(&next)
          let outside = next.takeLeaving()
          if next != state { state = next }
          if let url = outside.flatMap({ URL(string: $0) }) { openOutside(url) }
        }

        /// ``change(_:)`` for the links of a screen.
        \(access)var changes: Change {
          { body in self.change(body) }
        }

        /// Opens an address of the app's.
        ///
        /// - Throws: ``AddressError``, and then nothing has changed.
        \(access)func open(_ url: URL) throws {
          var next = state
          try next.open(url)
          state = next
        }
      }
      """)
    writeBindings()
  }

  /// What the views bind to.
  private mutating func writeBindings() {
    out.blank()
    lines(
      """
      /// A layer over another, for a view that presents it.
      fileprivate struct Presented: Identifiable {
        let id: Int
      }
      """)
    out.blank()
    lines(
      """
      /// What the views bind to: the state seen as SwiftUI wants it, and what SwiftUI does as what the platform does.
      @MainActor fileprivate struct Bindings {
        let router: Router
        /// The place of the layer.
        let level: Int

        var layer: Layer? { level < router.state.layers.count ? router.state.layers[level] : nil }

        /// The layer over this one, if it is presented so.
        func presented(_ presentations: Presentation...) -> Binding<Presented?> {
          Binding {
            let layers = router.state.layers
            guard level + 1 < layers.count, let presentation = layers[level + 1].presentation,
              presentations.contains(presentation)
            else { return nil }
            return Presented(id: level + 1)
          } set: { item in
            guard item == nil, router.state.layers.count == level + 2 else { return }
            router.change { $0.platformClose() }
          }
        }

        /// What lies over the root of a stack; a path that is cut is the platform's Back.
        func path(_ place: Int) -> Binding<[Entry]> {
          Binding {
            guard let layer, place < layer.stacks.count else { return [] }
            return Array(layer.stacks[place].dropFirst())
          } set: { path in
            guard level + 1 == router.state.layers.count, place == layer?.selected else { return }
            router.change { state in
              while state.top.stack.count > path.count + 1, state.canGoBack { state.platformBack() }
            }
          }
        }
      \(router.bars.isEmpty ? "}" : """
        
          /// The tab that is selected.
          func selection(_ bar: Bar) -> Binding<Tab> {
            Binding {
              layer?.tab ?? bar.tabs[0]
            } set: { tab in
              router.change { $0.select(tab) }
            }
          }
        }
        """)
      """)
  }
}
