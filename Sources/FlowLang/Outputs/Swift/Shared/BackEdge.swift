/// Writes Back for systems without one of their own: a drag from the leading edge, as on iOS.
extension SwiftWriter {
  /// A member of the object that owns the state.
  var backMember: String {
    """
    /// Goes back as the edge swipe does, for a button of the app's own; nil where only links go back.
    \(access)var back: (@MainActor @Sendable () -> Void)? {
      guard state.canGoBack else { return nil }
      return { self.change { $0.platformBack() } }
    }
    """
  }

  mutating func writeBackEdge() {
    declare(
      """
      /// The leading edge of the display: a drag from there inwards goes back, where the platform's Back is offered.
      fileprivate struct BackEdge\(generics): SwiftUI.View {
        @SwiftUI.ObservedObject var router: \(owner)
        @SwiftUI.Environment(\\.layoutDirection) private var layoutDirection

        var body: some SwiftUI.View {
          if let back = router.back {
            SwiftUI.Color.clear
              .frame(width: 16)
              .contentShape(SwiftUI.Rectangle())
              .gesture(SwiftUI.DragGesture(minimumDistance: 40).onEnded { if isInward($0.translation) { back() } })
              .accessibilityAction(.escape) { back() }
          }
        }

        private func isInward(_ drag: CGSize) -> Bool {
          let width = layoutDirection == .rightToLeft ? -drag.width : drag.width
          return width > abs(drag.height)
        }
      }
      """)
  }
}
