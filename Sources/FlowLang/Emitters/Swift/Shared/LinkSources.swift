/// The controls that popovers point at: an app marks what a link is followed with, and the router looks for it on the
/// display, however deep in views of SwiftUI or UIKit it is.
enum LinkSources {
  /// Writes `LinkSource`, where the flow has popovers.
  static func write(to writer: inout some SwiftWriting) {
    let popovers = writer.router.popovers
    if popovers.isEmpty { return }
    writer.out.blank()
    writer.document("A view behind a control, of the same size: a popover that the control opens points at it.")
    writer.block("fileprivate struct LinkSource: UIViewRepresentable") { writer in
      writer.lines(
        """
        let name: String

        func makeUIView(context: Context) -> UIView { UIView() }

        func updateUIView(_ view: UIView, context: Context) { view.restorationIdentifier = name }

        /// The control that opened a popover with a screen; nil where none is marked.
        static func view(opening screen: Screen, in root: UIView) -> UIView? {
          let links: [LinkName]
          switch screen {
        """)
      writer.out.indent()
      for popover in popovers { writer.writeLinks(of: popover) }
      if popovers.count < writer.router.screens.count { writer.out.line("default: return nil") }
      writer.out.outdent()
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

  /// Writes the modifier, outside the namespace.
  static func writeModifier(to writer: inout some SwiftWriting) {
    if writer.router.popovers.isEmpty { return }
    let namespace = writer.router.namespace
    writer.section("extension View") { writer in
      writer.lines(
        """
        /// Marks the control that follows a link: a popover that the link opens points at it.
        ///
        /// - Parameter screen: What it opens, where several controls follow the link, as the rows of a list do.
        \(writer.access)func linkSource(_ link: \(namespace).LinkName, opening screen: \(namespace).Screen? = nil) -> some View {
          background(\(namespace).LinkSource(name: link.rawValue + (screen.map { " \\($0)" } ?? "")))
        }
        """)
    }
  }

  /// A member of `Bindings`.
  static let anchor = """
      /// What a popover over this layer points at: the control that opened it, or the layer where none is marked.
      var anchor: PopoverAttachmentAnchor {
        guard let screen = router.layer(over: layer)?.stack.first?.screen, let view = router.layerViews[layer]?(),
          let source = LinkSource.view(opening: screen, in: view.window ?? view)
        else { return .rect(.bounds) }
        return .rect(.rect(view.convert(source.bounds, from: source)))
      }
    """
}

extension SwiftWriting {
  /// Writes the links that open a popover as a case of a switch.
  fileprivate mutating func writeLinks(of popover: PopoverLinks) {
    let head = "case .\(SwiftName.quoted(router.member(popover.screen))):"
    let names = popover.links.map { "." + SwiftName.quoted(router.function($0)) }
    let line = "\(head) links = [\(names.joined(separator: ", "))]"
    if out.indentation + line.columns <= 120 { return out.line(line) }
    out.line(head)
    lines("  links = [\n    \(names.joined(separator: ",\n    ")),\n  ]")
  }
}
