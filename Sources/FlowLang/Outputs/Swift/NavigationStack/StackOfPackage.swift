/// Writes the views of a stack.
extension SwiftWriter {
  mutating func writeStackOfPackage() {
    declare(
      """
      /// One stack of screens. The package has one transition for a whole stack: that of the screen at the bottom.
      fileprivate struct StackView<Views: Screens>: SwiftUI.View {
        @SwiftUI.ObservedObject private var router: Router<Views>
        private let layer: Layer
        private let index: Int

        init(_ router: Router<Views>, _ layer: Layer, _ index: Int) {
          self.router = router
          self.layer = layer
          self.index = index
        }

        var body: some SwiftUI.View {
          if let pushed = router.stack(layer.id, index) {
            content(pushed)
              .id(ObjectIdentifier(pushed))
          }
        }

      """)
    indented { writer in
      writer.block("@SwiftUI.ViewBuilder private func content(_ pushed: PushedStack) -> some SwiftUI.View") {
        $0.writeTransitions()
      }
      writer.writePush(for: writer.motions.map(\.motion))
    }
    out.line("}")
    declare(
      """
      /// A screen on a stack. It fills the display, because transitions move what it fills.
      fileprivate struct PushedScreen<Views: Screens>: SwiftUI.View {
        @SwiftUI.ObservedObject private var router: Router<Views>
        private let entry: Entry

        init(_ router: Router<Views>, _ entry: Entry) {
          self.router = router
          self.entry = entry
        }

        var body: some SwiftUI.View {
          EntryView(router: router, views: router.views, entry: entry)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay(BackEdge(router: router), alignment: .leading)
        }
      }
      """)
  }

  private var motions: [(name: String, motion: RouterMotion)] {
    used.map { (SwiftName.quoted(router.transition(.declared($0))), RouterMotion($0, router.compilation)) }
  }

  private mutating func writeTransitions() {
    let platform: Set<TransitionReference> = Set(router.screens.map { model.transition(of: $0) })
    var cases = motions.map { (name: $0.name, type: Self.type($0.motion)) }
    if platform.contains(.none) { cases.append((name: "still", type: ".none")) }
    let needsStandard = platform.contains(.default)
    guard cases.count + (needsStandard ? 1 : 0) > 1 else { return writeStack(cases.first?.type ?? ".default") }
    out.line("switch pushed.root.screen.transition {")
    for item in cases { indented("case .\(item.name):") { $0.writeStack(item.type) } }
    indented("default:") { $0.writeStack(".default") }
    out.line("}")
  }

  private mutating func writeStack(_ type: String) {
    block("NavigationStackView(transitionType: \(type), navigationStack: pushed.stack)") {
      $0.out.line("PushedScreen(router, pushed.root)")
    }
  }

  /// Returns the transition of a whole stack. Its type is never named, since SwiftUI has a type with the same name.
  static func type(_ motion: RouterMotion) -> String {
    if motion.forward == nil || motion.isPlatformLike { return ".default" }
    if motion.easing == RouterMotion.Easing.none { return ".none" }
    return ".custom(\(MotionText.effects(motion.forward)))"
  }
}
