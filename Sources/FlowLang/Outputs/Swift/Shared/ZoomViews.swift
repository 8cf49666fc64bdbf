/// Code that lets screens grow out of the control that opened them, where a flow uses the effect `zoom`: it requires
/// iOS 18, before which screens appear as usual.
extension SwiftWriter {
  /// Whether screens grow out of the control that opened them.
  var hasZooms: Bool { target.limits.canZoom && router.hasZooms }
  /// Whether the router finds the controls of links.
  var hasSources: Bool { hasZooms || !router.popovers.isEmpty }

  /// Writes the modifiers of a user interface of SwiftUI.
  mutating func writeZoomModifiers() {
    let environment = "@SwiftUI.Environment(\\.\(zoomNamespace)) private var namespace"
    describe("Lets a screen grow out of the control that opened it, and shrink back into it.")
    block("fileprivate struct Zoom: SwiftUI.ViewModifier") { writer in
      writer.writeZoomTransitions()
      writer.lines(
        """

        private let router: Router
        private let entry: Entry?
        private let layer: Layer.ID
        \(environment)
        @SwiftUI.State private var source = ZoomSource()

        /// - Parameter layer: The layer that the control is in.
        init(_ router: Router, _ entry: Entry?, from layer: Layer.ID) {
          self.router = router
          self.entry = entry
          self.layer = layer
        }

        private var sourceID: String? {
          guard let entry, Self.transitions.contains(entry.transition) else { return nil }
          return source.id(opening: entry.screen, in: router.layerViews[layer]?())
        }

        """)
      writer.writeZoomBody(
        "if let namespace, let sourceID {", ".navigationTransition(.zoom(sourceID: sourceID, in: namespace))")
    }
    declare(
      """
      /// The mark of the control that a screen grows out of: looked for once, while the control is on the display.
      @MainActor fileprivate final class ZoomSource {
        private var isKnown = false
        private var known: String?

        nonisolated init() {}

        func id(opening screen: Screen, in view: UIView?) -> String? {
          if isKnown { return known }
          isKnown = true
          known = view.flatMap { LinkSource.view(opening: screen, in: $0.window ?? $0) }?.restorationIdentifier
          return known
        }
      }

      /// Marks a control that screens can grow out of.
      fileprivate struct ZoomMark: SwiftUI.ViewModifier {
        let id: String
        \(environment)

      """)
    indented { $0.writeZoomBody("if let namespace {", ".matchedTransitionSource(id: id, in: namespace)") }
    out.line("}")
  }

  private mutating func writeZoomBody(_ condition: String, _ modifier: String) {
    let choice = [condition, "  content\(modifier)", "} else {", "  content", "}"]
    let older = ["if #available(iOS 18, visionOS 2, *) {"] + choice.map { "  " + $0 } + ["} else {", "  content", "}"]
    block("func body(content: Self.Content) -> some SwiftUI.View") { writer in
      for line in writer.minimumIOS >= 18 ? choice : older { writer.out.line(line) }
    }
  }

  /// The name of the environment value in which controls are marked.
  var zoomNamespace: String { "\(SwiftName.lower(router.namespace))Zoom" }

  /// Writes the environment value, outside the namespace.
  mutating func writeZoomEnvironment() {
    declare(
      """
      private struct ZoomKey: SwiftUI.EnvironmentKey {
        static var defaultValue: SwiftUI.Namespace.ID? { nil }
      }

      extension SwiftUI.EnvironmentValues {
        fileprivate var \(zoomNamespace): SwiftUI.Namespace.ID? {
          get { self[ZoomKey.self] }
          set { self[ZoomKey.self] = newValue }
        }
      }
      """)
  }

  /// Writes the code for coordinators of UIKit.
  mutating func writeZoomPreparation() {
    let statements = [
      "let options = UIViewController.Transition.ZoomOptions()",
      "options.interactiveDismissShouldBegin = { context in canDrag && context.willBegin }",
      "controller.preferredTransition = .zoom(options: options) { context in",
      "  LinkSource.view(opening: entry.screen, in: context.sourceViewController.view)",
      "}",
    ]
    let older = ["if #available(iOS 18, visionOS 2, *) {"] + statements.map { "  " + $0 } + ["}"]
    describe("Lets a view controller grow out of the control that opened its screen, and shrink back into it.")
    block("@MainActor fileprivate enum Zoom") { writer in
      writer.writeZoomTransitions()
      writer.lines(
        """

        /// - Parameter canDrag: Whether a person may drag the screen back into the control.
        static func prepare(_ controller: UIViewController, for entry: Entry, canDrag: Bool) {
          if !transitions.contains(entry.transition) { return }
        """)
      for line in writer.minimumIOS >= 18 ? statements : older { writer.out.line("  " + line) }
      writer.out.line("}")
    }
  }

  private mutating func writeZoomTransitions() {
    let router = router
    let names = router.zooms.transitions.sorted { $0.index < $1.index }
      .map { "." + SwiftName.quoted(router.transition(.declared($0))) }
    out.line("private static let transitions: [Transition] = [\(names.joined(separator: ", "))]")
  }
}
