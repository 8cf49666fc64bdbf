/// The views of a stack for `NavigationView`, which iOS 14 has: every screen carries the link to the one that lies over it.
struct NavigationViews {
  /// Whether the link comes from the `.navigation(router, from:)` of the router.
  var isErased = false

  /// Members of the object that owns the state.
  static let members = """
    /// The screen at a position, if there is one.
    fileprivate func entry(at position: Position) -> Entry? {
      guard position.level < state.layers.count, position.place < state.layers[position.level].stacks.count else {
        return nil
      }
      let stack = state.layers[position.level].stacks[position.place]
      return position.index < stack.count ? stack[position.index] : nil
    }

    /// Whether something lies over a screen in its stack; NavigationView says when a person went back.
    fileprivate func isNavigating(from position: Position) -> Binding<Bool> {
      Binding {
        self.entry(at: position.next) != nil
      } set: { isActive in
        guard !isActive, position.level == self.state.layers.count - 1, position.place == self.state.top.selected else {
          return
        }
        self.change { state in
          while state.top.stack.count > position.index + 1, state.canGoBack { state.platformBack() }
        }
      }
    }
    """

  /// Writes `Position`, `StackView` and `PositionView`.
  func write(to writer: inout some SwiftWriting) {
    let access = isErased ? writer.access : "fileprivate "
    writer.out.blank()
    writer.lines(
      """
      /// Where a screen is: its layer, the place of its stack in it, and how many screens lie beneath.
      \(access)struct Position: Hashable, Sendable {
        let level: Int
        let place: Int
        let index: Int

        /// Where what lies over it is.
        var next: Position { Position(level: level, place: place, index: index + 1) }
      }

      /// One stack of screens.
      fileprivate struct StackView<Views: Screens>: View {
        @ObservedObject private var router: Router
        private let views: Views
        private let bottom: Position

        init(_ router: Router, _ views: Views, level: Int, place: Int) {
          self.router = router
          self.views = views
          bottom = Position(level: level, place: place, index: 0)
        }

        var body: some View {
          NavigationView {
            PositionView(router, views, bottom)
          }
          .navigationViewStyle(StackNavigationViewStyle())
        }
      }

      /// The screen at a position, with all that lies over it in its stack.
      fileprivate struct PositionView<Views: Screens>: View {
        @ObservedObject private var router: Router
        private let views: Views
        private let position: Position
        @SwiftUI.State private var kept = Kept<Entry>()

        init(_ router: Router, _ views: Views, _ position: Position) {
          self.router = router
          self.views = views
          self.position = position
        }

        var body: some View {
          if let entry = kept.last(router.entry(at: position)) {
            ScreenView(entry.screen, router.state, views, router.changes)
              .navigationBarBackButtonHidden(!entry.screen.isBackAutomatic)
              .accessibilityElement(children: .contain)
              .accessibilityIdentifier(entry.screen.name.rawValue)
              \(isErased ? ".navigation(router, from: position)" : typedLink)
          }
        }
      }
      """)
    Kept.write(to: &writer)
  }

  private var typedLink: String {
    """
    .background(
            NavigationLink(destination: PositionView(router, views, position.next), isActive: router.isNavigating(from: position)) {
              EmptyView()
            }
            .isDetailLink(false)
          )
    """
  }
}
