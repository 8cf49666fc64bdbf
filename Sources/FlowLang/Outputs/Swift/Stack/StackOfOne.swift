/// Writes a stack of screens, and the button that follows a link.
extension SwiftWriter {
  mutating func writeRouteLink() {
    declare(
      """
      /// A button that follows a link of a screen, at whatever depth of its view; nothing while the link is not offered.
      ///
      ///     RouteLink(links.back) { Text("Back") }
      ///     RouteLink({ links.open(id: 3) }) { ProductRow(3) }
      \(access)struct RouteLink<Label: SwiftUI.View>: SwiftUI.View {
        private let link: (@MainActor @Sendable () -> Void)?
        private let label: Label

        \(access)init(_ link: (@MainActor @Sendable () -> Void)?, @SwiftUI.ViewBuilder label: () -> Label) {
          self.link = link
          self.label = label()
        }

        \(access)var body: some SwiftUI.View {
          if let link {
            SwiftUI.Button { link() } label: { label }
          }
        }
      }
      """)
  }

  mutating func writeStackOfOne() {
    declare(
      """
      /// One stack of screens, of which the top one is visible.
      fileprivate struct StackView<Views: Screens>: SwiftUI.View {
        @SwiftUI.ObservedObject var router: RoutingController
        let views: ViewSource<Views>
        let stack: [Entry]

        var body: some SwiftUI.View {
          SwiftUI.ZStack {
            SwiftUI.ForEach(stack.suffix(1)) { entry in
              EntryView(router: router, views: views, entry: entry)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .overlay(BackEdge(router: router), alignment: .leading)
                .transition(router.step.transition)
                .zIndex(Double(stack.count))
            }
          }
        }
      }
      """)
  }
}
