/// The appearance of tabs that an app may customize: one protocol, with a default for everything.
enum TabLooks {
  /// Whether a tab may have a badge.
  static func hasBadges(_ router: Router) -> Bool {
    router.tabs.contains { tab in
      router.compilation.tree(of: router.model[tab].owner).look(ofTab: router.model[tab].syntax).hasBadge
    }
  }

  /// Writes the protocol, where there are tab bars.
  static func write(to writer: inout some SwiftWriting) {
    if writer.router.bars.isEmpty { return }
    let access = writer.access
    let hasBadges = hasBadges(writer.router)
    writer.out.blank()
    writer.document("The look of a tab. By default it has the title and the icon of the flow.")
    writer.block("@MainActor \(access)protocol TabLooks") { writer in
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
  static func writeDefaults(to writer: inout some SwiftWriting) {
    if writer.router.bars.isEmpty { return }
    let (access, namespace) = (writer.access, writer.router.namespace)
    let hasBadges = hasBadges(writer.router)
    writer.section("extension \(namespace).TabLooks") { writer in
      writer.block("@SwiftUI.ViewBuilder \(access)func label(of tab: \(namespace).Tab) -> some SwiftUI.View") {
        writer in
        writer.lines(
          """
          let title = \(writer.strings.text("tab.title"))
          if let icon = tab.icon { SwiftUI.Label { title } icon: { SwiftUI.Image(systemName: icon) } } else { title }
          """)
      }
      if !hasBadges { return }
      writer.out.blank()
      writer.out.line("\(access)func badge(of tab: \(namespace).Tab) -> Int { 0 }")
    }
  }
}
