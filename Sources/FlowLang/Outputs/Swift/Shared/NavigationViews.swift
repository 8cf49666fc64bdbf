/// The views of a stack for `NavigationView`, available on iOS 14: every screen has the link to the one above it.
extension SwiftWriter {
  /// Members of the object that owns the state.
  static let navigationMembers = """
    /// The entry at a position, if there is one.
    fileprivate func entry(at position: Position) -> Entry? {
      guard let stack = layer(position.layer)?.stacks[position.stack], position.index < stack.count else { return nil }
      return stack[position.index]
    }

    /// Whether an entry has another one above it in its stack; NavigationView sets it when a person went back.
    fileprivate func isNavigating(from position: Position) -> SwiftUI.Binding<Bool> {
      SwiftUI.Binding { @MainActor in
        self.entry(at: position.next) != nil
      } set: { @MainActor isActive in
        if !isActive { self.goBack(to: position.index + 1, in: position.layer, position.stack) }
      }
    }
    """

  /// Returns the modifier or link that leads from the view of an entry to the one above it.
  ///
  /// - Parameter view: The view of the entry above.
  func navigationLink(to view: String) -> String {
    if minimumIOS >= 16 {
      return ".navigationDestination(isPresented: router.isNavigating(from: position)) { \(view) }"
    }
    return """
      .background(
        SwiftUI.NavigationLink(
          destination: \(view), isActive: router.isNavigating(from: position)
        ) {
          SwiftUI.EmptyView()
        }
        .isDetailLink(false)
      )
      """
  }

  /// Writes `Position`, `StackView` and `PositionView`.
  mutating func writeNavigationViews() {
    let access = style.isErased ? access : "fileprivate "
    let (container, ending) =
      minimumIOS >= 16
      ? ("NavigationStack", "")
      : ("NavigationView", "\n    .navigationViewStyle(SwiftUI.StackNavigationViewStyle())")
    let link =
      style.isErased
      ? ".navigation(router, from: position)" : navigationLink(to: "PositionView(router, views, position.next)")
    declare(
      """
      /// The position of an entry: its layer, the index of its stack in it, and its index in the stack.
      \(access)struct Position: Hashable, Sendable {
        let layer: Int
        let stack: Int
        let index: Int

        /// The position of the entry above.
        var next: Position { Position(layer: layer, stack: stack, index: index + 1) }
      }

      /// One stack of screens.
      fileprivate struct StackView<Views: Screens>: SwiftUI.View {
        @SwiftUI.ObservedObject private var router: Router
        private let views: ViewSource<Views>
        private let bottom: Position

        init(_ router: Router, _ views: ViewSource<Views>, _ layer: Layer, _ index: Int) {
          self.router = router
          self.views = views
          bottom = Position(layer: layer.id, stack: index, index: 0)
        }

        var body: some SwiftUI.View {
          SwiftUI.\(container) {
            PositionView(router, views, bottom)
          }\(ending)
        }
      }

      /// The entry at a position, with all above it in its stack.
      fileprivate struct PositionView<Views: Screens>: SwiftUI.View {
        @SwiftUI.ObservedObject private var router: Router
        private let views: ViewSource<Views>
        private let position: Position
        @SwiftUI.State private var kept = Kept<Entry>()

        init(_ router: Router, _ views: ViewSource<Views>, _ position: Position) {
          self.router = router
          self.views = views
          self.position = position
        }

        var body: some SwiftUI.View {
          if let entry = kept.last(router.entry(at: position)) {
            EntryView(router: router, views: views, entry: entry)
              .navigationBarBackButtonHidden(!entry.screen.isBackAutomatic)
              \(link.replacing("\n", with: "\n        "))
          }
        }
      }

      /// Keeps the last value until its view has disappeared.
      @MainActor fileprivate final class Kept<Value> {
        private var value: Value?

        nonisolated init() {}

        /// The current value; when it is nil, the last one.
        func last(_ value: Value?) -> Value? {
          self.value = value ?? self.value
          return self.value
        }
      }
      """)
  }
}
