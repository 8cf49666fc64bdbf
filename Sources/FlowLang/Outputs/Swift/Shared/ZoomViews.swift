/// Code that lets screens grow out of the control that opened them, where a flow uses the effect `zoom`: it requires
/// iOS 18, before which screens appear as usual.
struct ZoomViews {
  /// The minimum version of iOS.
  let minimumIOS: Int

  /// Writes the modifiers of a user interface of SwiftUI.
  func write(to writer: inout some SwiftWriting) {
    if !writer.hasZooms { return }
    let environment = "@SwiftUI.Environment(\\.\(Self.namespace(writer.router))) private var namespace"
    writer.out.blank()
    writer.document("Lets a screen grow out of the control that opened it, and shrink back into it.")
    writer.block("fileprivate struct Zoom: SwiftUI.ViewModifier") { writer in
      Self.writeTransitions(to: &writer)
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
      writeBody(
        "if let namespace, let sourceID {", ".navigationTransition(.zoom(sourceID: sourceID, in: namespace))",
        to: &writer)
    }
    writer.out.blank()
    writer.lines(
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
    writer.out.indent()
    writeBody("if let namespace {", ".matchedTransitionSource(id: id, in: namespace)", to: &writer)
    writer.out.outdent()
    writer.out.line("}")
  }

  private func writeBody(_ condition: String, _ modifier: String, to writer: inout some SwiftWriting) {
    let choice = [condition, "  content\(modifier)", "} else {", "  content", "}"]
    let older = ["if #available(iOS 18, visionOS 2, *) {"] + choice.map { "  " + $0 } + ["} else {", "  content", "}"]
    writer.block("func body(content: Self.Content) -> some SwiftUI.View") { writer in
      for line in minimumIOS >= 18 ? choice : older { writer.out.line(line) }
    }
  }

  /// Returns the name of the environment value in which controls are marked.
  static func namespace(_ router: Router) -> String { "\(SwiftName.lower(router.namespace))Zoom" }

  /// Writes the environment value, outside the namespace.
  static func writeEnvironment(to writer: inout some SwiftWriting) {
    if !writer.hasZooms { return }
    let name = namespace(writer.router)
    writer.out.blank()
    writer.lines(
      """
      private struct ZoomKey: SwiftUI.EnvironmentKey {
        static var defaultValue: SwiftUI.Namespace.ID? { nil }
      }

      extension SwiftUI.EnvironmentValues {
        fileprivate var \(name): SwiftUI.Namespace.ID? {
          get { self[ZoomKey.self] }
          set { self[ZoomKey.self] = newValue }
        }
      }
      """)
  }

  /// Writes the code for coordinators of UIKit.
  func writeForUIKit(to writer: inout some SwiftWriting) {
    if !writer.hasZooms { return }
    let statements = [
      "let options = UIViewController.Transition.ZoomOptions()",
      "options.interactiveDismissShouldBegin = { context in canDrag && context.willBegin }",
      "controller.preferredTransition = .zoom(options: options) { context in",
      "  LinkSource.view(opening: entry.screen, in: context.sourceViewController.view)",
      "}",
    ]
    let older = ["if #available(iOS 18, visionOS 2, *) {"] + statements.map { "  " + $0 } + ["}"]
    writer.out.blank()
    writer.document("Lets a view controller grow out of the control that opened its screen, and shrink back into it.")
    writer.block("@MainActor fileprivate enum Zoom") { writer in
      Self.writeTransitions(to: &writer)
      writer.lines(
        """

        /// - Parameter canDrag: Whether a person may drag the screen back into the control.
        static func prepare(_ controller: UIViewController, for entry: Entry, canDrag: Bool) {
          if !transitions.contains(entry.transition) { return }
        """)
      for line in minimumIOS >= 18 ? statements : older { writer.out.line("  " + line) }
      writer.out.line("}")
    }
  }

  private static func writeTransitions(to writer: inout some SwiftWriting) {
    let router = writer.router
    let names = router.zooms.transitions.sorted { $0.index < $1.index }
      .map { "." + SwiftName.quoted(router.transition(.declared($0))) }
    writer.out.line("private static let transitions: [Transition] = [\(names.joined(separator: ", "))]")
  }
}

extension SwiftWriting {
  /// Whether screens grow out of the control that opened them.
  var hasZooms: Bool { canZoom && router.hasZooms }
  /// Whether the router finds the controls of links.
  var hasSources: Bool { hasZooms || !router.popovers.isEmpty }
}
