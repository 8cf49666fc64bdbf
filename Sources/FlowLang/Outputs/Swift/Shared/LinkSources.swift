/// The controls that popovers point at and screens grow out of: an app marks the control of a link, and the router
/// finds it on the display, however deep in views of SwiftUI or UIKit it is.
extension SwiftWriter {
  /// Writes `LinkSource`, in which the router finds controls.
  mutating func writeLinkSource() {
    if !hasSources { return }
    let router = router
    let sources =
      hasZooms
      ? SourceLinks.all(router) { router.model[$0].presentation == .popover || router.zooms.opens($1, by: $0) }
      : router.popovers
    let purpose = sourcePurpose("the control")
    describe("A view behind a control, of its size: \(purpose).")
    block("fileprivate struct LinkSource: UIViewRepresentable") { writer in
      writer.lines(
        """
        let name: String

        func makeUIView(context: Self.Context) -> UIView { UIView() }

        func updateUIView(_ view: UIView, context: Self.Context) { view.restorationIdentifier = name }

        /// The control that opened a screen; nil where none is marked.
        static func view(opening screen: Screen, in root: UIView) -> UIView? {
          let links: [LinkName]
          switch screen {
        """)
      writer.indented { writer in
        for source in sources { writer.writeLinks(of: source) }
        if sources.count < router.screens.count { writer.out.line("default: return nil") }
      }
      writer.lines(
        """
          }
          let names = links.map { "\\($0.rawValue) \\(screen)" } + links.map(\\.rawValue)
          return names.lazy.compactMap { find($0, in: root) }.first
        }

        private static func find(_ name: String, in view: UIView) -> UIView? {
          if view.restorationIdentifier == name || view.accessibilityIdentifier == name { return view }
          return view.subviews.reversed().lazy.filter { !$0.isHidden }.compactMap { find(name, in: $0) }.first
        }
        """)
    }
  }

  /// Returns the purpose of marking a control, for its documentation.
  private func sourcePurpose(_ opener: String) -> String {
    let popover = "a popover that \(opener) opens points at it"
    if !hasZooms { return popover }
    return router.popovers.isEmpty
      ? "a screen that \(opener) opens grows out of it" : popover + ", a screen grows out of it"
  }

  /// Writes the modifier, outside the namespace.
  mutating func writeSourceModifier() {
    if !hasSources { return }
    let namespace = router.namespace
    let purpose = sourcePurpose("the link")
    // Coordinators of UIKit find the controls themselves.
    let mark = hasZooms && !style.isUIKit ? ".modifier(\(namespace).ZoomMark(id: name))" : ""
    section("extension SwiftUI.View") { writer in
      writer.lines(
        """
        /// Marks the control that follows a link: \(purpose).
        ///
        /// - Parameter screen: The screen that it opens, where several controls follow the link, as the rows of a list do.
        \(writer.access)func linkSource(_ link: \(namespace).LinkName, opening screen: \(namespace).Screen? = nil) -> some SwiftUI.View {
          let name = link.rawValue + (screen.map { " \\($0)" } ?? "")
          return background(\(namespace).LinkSource(name: name))\(mark)
        }
        """)
    }
  }

  /// A member of `Bindings`.
  static let popoverAnchor = """
      /// The anchor of a popover over this layer: the control that opened it, or the layer where none is marked.
      var anchor: SwiftUI.PopoverAttachmentAnchor {
        guard let screen = router.layer(over: layer)?.stack.first?.screen, let view = router.layerViews[layer]?(),
          let source = LinkSource.view(opening: screen, in: view.window ?? view)
        else { return .rect(.bounds) }
        return .rect(.rect(view.convert(source.bounds, from: source)))
      }
    """

  /// Writes the links that open a screen as a case of a switch.
  private mutating func writeLinks(of source: SourceLinks) {
    let head = "case .\(SwiftName.quoted(router.member(source.screen))):"
    let names = source.links.map { "." + SwiftName.quoted(router.function($0)) }
    let line = "\(head) links = [\(names.joined(separator: ", "))]"
    if out.indentation + line.columns <= 120 { return out.line(line) }
    out.line(head)
    lines("  links = [\n    \(names.joined(separator: ",\n    ")),\n  ]")
  }
}
