/// The appearance of tabs that an app may customize: one protocol, with a default for everything.
extension SwiftWriter {
  /// Whether a tab may have a badge.
  var hasBadges: Bool { router.tabs.contains { router.compilation.look(of: $0).hasBadge } }

  mutating func writeTabLooks() {
    let hasBadges = hasBadges
    describe("The look of a tab. By default it has the title and the icon of the flow.")
    block("@MainActor \(access)protocol TabLooks") { writer in
      writer.lines(
        """
        associatedtype TabLabel: SwiftUI.View
        /// The title and the icon in the bar.
        @SwiftUI.ViewBuilder func label(of tab: Tab) -> TabLabel
        """)
      if !hasBadges { return }
      writer.lines(
        """
        /// The number on a tab that may have one; 0 for none.
        func badge(of tab: Tab) -> Int
        """)
    }
  }

  /// Writes the defaults, outside the namespace.
  mutating func writeTabLookDefaults() {
    let (access, namespace, hasBadges) = (access, router.namespace, hasBadges)
    section("extension \(namespace).TabLooks") { writer in
      writer.block("@SwiftUI.ViewBuilder \(access)func label(of tab: \(namespace).Tab) -> some SwiftUI.View") {
        writer in
        writer.lines(
          """
          let title = \(writer.localizedText("tab.title"))
          if let icon = tab.icon { SwiftUI.Label { title } icon: { SwiftUI.Image(systemName: icon) } } else { title }
          """)
      }
      if !hasBadges { return }
      writer.out.blank()
      writer.out.line("\(access)func badge(of tab: \(namespace).Tab) -> Int { 0 }")
    }
  }
}
