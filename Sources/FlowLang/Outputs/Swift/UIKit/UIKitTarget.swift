extension SwiftTarget {
  /// Coordinators of UIKit: a navigation controller for each stack, a tab bar controller or a bar of SwiftUI, and the
  /// layers presented over it. Screens may be implemented with either.
  static let uiKit = SwiftTarget(
    name: "uikit", minimumIOS: [14, 15, 16, 17, 18], limits: TargetLimits(canBeStill: true, canZoom: true),
    style: SwiftStyle(isUIKit: true)
  ) { writer in
    writer.writeHeader(["Combine", "Foundation", "SwiftUI", "UIKit"], writer.options)
    writer.block("extension \(writer.router.namespace)") { writer in
      writer.writeGivenByApp()
      writer.mark("The router")
      writer.write(
        StateOwner(
          properties: """
            /// Shows the state in a window; nil before there is one.
            fileprivate var follow: (() -> Void)?
            """, show: "state = next\nfollow?()", assign: nil))
      writer.mark("Coordinators")
      writer.writeAppCoordinator()
      writer.writeLayerCoordinator()
      writer.writeStackCoordinator()
      writer.writeScreenControllers()
      writer.mark("Views")
      if !writer.router.bars.isEmpty { writer.writeTabShell() }
      if writer.hasDialogs { writer.writeDialogs() }
      writer.writeScreens()
    }
    writer.writeExtensions()
  }
}

// MARK: Tabs

extension SwiftWriter {
  mutating func writeTabItems() {
    let hasBadges = hasBadges
    describe("The look of an item of a tab bar. By default it has the title and the icon of the flow.")
    block("@MainActor \(access)protocol TabItems") { writer in
      writer.lines(
        """
        /// The title under the icon.
        func title(of tab: Tab) -> String
        /// The icon: an SF Symbol, or a picture of the app's.
        func icon(of tab: Tab) -> UIImage?
        """)
      if hasBadges {
        writer.lines(
          """
          /// The number on a tab that may have one; 0 for none. Above 99 it is shown as 99+.
          func badge(of tab: Tab) -> Int
          """)
      }
    }
  }

  mutating func writeTabItemDefaults() {
    let (namespace, hasBadges) = (router.namespace, hasBadges)
    section("extension \(namespace).TabItems") { writer in
      writer.lines(
        """
        \(writer.access)func title(of tab: \(namespace).Tab) -> String {
          \(writer.localizedString("tab.title"))
        }

        \(writer.access)func icon(of tab: \(namespace).Tab) -> UIImage? {
          tab.icon.flatMap { UIImage(systemName: $0) ?? UIImage(named: $0) }
        }
        """)
      if hasBadges {
        writer.out.blank()
        writer.out.line("\(writer.access)func badge(of tab: \(namespace).Tab) -> Int { 0 }")
      }
      writer.describe("The text of the badge of a tab; nil for none.")
      writer.block("fileprivate func badgeText(of tab: \(namespace).Tab) -> String?") { writer in
        writer.lines(
          hasBadges
            ? """
            let count = tab.hasBadge ? badge(of: tab) : 0
            return count > 99 ? "99+" : count > 0 ? "\\(count)" : nil
            """ : "nil")
      }
    }
  }

  mutating func writeTabShell() {
    declare(
      """
      /// A tab bar of SwiftUI over the navigation controllers of UIKit: the items are of equal width, and the keyboard does
      /// not lift them. Every tab stays where it is while another one is seen.
      fileprivate struct TabShell<Views: Screens>: SwiftUI.View {
        let router: Router
        @SwiftUI.ObservedObject var selection: TabSelection
        let views: Views
        let bar: Bar
        let controllers: [UIViewController]

        var body: some SwiftUI.View {
          SwiftUI.VStack(spacing: 0) {
            SwiftUI.ZStack {
              SwiftUI.ForEach(bar.tabs.indices, id: \\.self) { index in
                ControllerView(controller: controllers[index])
                  .opacity(index == selection.index ? 1 : 0)
                  .accessibilityHidden(index != selection.index)
              }
            }
            SwiftUI.HStack(spacing: 0) {
              SwiftUI.ForEach(bar.tabs, id: \\.self) { tab in
                TabItem(views: views, tab: tab, isSelected: bar.tabs.firstIndex(of: tab) == selection.index) {
                  router.change { $0.select(tab) }
                }
              }
            }
          }
          .ignoresSafeArea(.keyboard, edges: .bottom)
        }
      }

      /// One item of the bar: an icon, a title, and the badge at its corner.
      fileprivate struct TabItem<Views: Screens>: SwiftUI.View {
        let views: Views
        let tab: Tab
        let isSelected: Bool
        let select: @MainActor @Sendable () -> Void

        var body: some SwiftUI.View {
          SwiftUI.Button {
            select()
          } label: {
            SwiftUI.VStack(spacing: 2) {
              if let icon = views.icon(of: tab) { SwiftUI.Image(uiImage: icon) }
              SwiftUI.Text(views.title(of: tab))
              if let badge = views.badgeText(of: tab) { SwiftUI.Text(badge) }
            }
            .frame(maxWidth: .infinity, minHeight: 49)
          }
          .foregroundColor(isSelected ? .accentColor : .secondary)
        }
      }

      /// A view controller inside SwiftUI.
      fileprivate struct ControllerView: UIViewControllerRepresentable {
        let controller: UIViewController

        func makeUIViewController(context: Self.Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Self.Context) {}
      }
      """)
  }
}

extension Router {
  /// Whether the flow declares that a screen is implemented with UIKit.
  func isUIKit(_ screen: NodeID) -> Bool {
    let tree = compilation.tree(of: screen)
    return tree.child(of: model[screen].syntax, .view).flatMap { tree.view($0) }?.isUIKit == true
  }
}
