extension SwiftWriter {
  /// Writes the view of an entry of a stack: the screen, evaluated again only when its values or links change.
  mutating func writeEntryView() {
    declare(
      """
      /// Holds the views of the app. When the app makes them again, this is another object and screens are evaluated again.
      @MainActor fileprivate final class ViewSource<Views> {
        let screens: Views

        init(_ screens: Views) { self.screens = screens }
      }

      /// An entry of a stack. An entry with another identity is another view, even if the screen is the same.
      fileprivate struct EntryView<Views: Screens>: SwiftUI.View {
        \(ownerProperty(""))
        let views: ViewSource<Views>
        let entry: Entry

        var body: some SwiftUI.View {
          EntryContent(entry, router.state, views, router.changes(of: entry.id))
            .equatable()
            .accessibilityElement(children: .contain)
            .accessibilityIdentifier(entry.screen.name.rawValue)
            .id(entry.id)
        }
      }

      /// The screen of an entry. It is evaluated again only when what it shows or offers changes.
      fileprivate struct EntryContent<Views: Screens>: SwiftUI.View, Equatable {
        private nonisolated struct Key: Equatable, Sendable {
          let screen: Screen
          let offers: [Bool]
          let views: ObjectIdentifier
        }

        private let key: Key
        private let state: State
        private let views: ViewSource<Views>
        private let change: Change

        init(_ entry: Entry, _ state: State, _ views: ViewSource<Views>, _ change: @escaping Change) {
          let screen = entry.screen
          key = Key(screen: screen, offers: state.offers(on: screen.name), views: ObjectIdentifier(views))
          self.state = state
          self.views = views
          self.change = change
        }

        nonisolated static func == (left: Self, right: Self) -> Bool { left.key == right.key }

        var body: some SwiftUI.View { ScreenView(key.screen, state, views.screens, change) }
      }
      """)
  }
}
