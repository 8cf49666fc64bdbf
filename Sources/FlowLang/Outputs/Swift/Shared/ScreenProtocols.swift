/// The views that an app provides to a router: one protocol for each screen, so that the compiler names a missing one,
/// and a typealias for all of them together.
enum ScreenProtocols {
  /// The parameter of a view beside the values of its screen.
  enum Given {
    /// The links of the screen.
    case links
    /// A router of its own, with buttons that follow the links.
    case router

    /// The name of the parameter.
    fileprivate var label: String { self == .links ? "links" : "router" }
    /// The suffix of its type, after the name of the screen.
    fileprivate var ending: String { self == .links ? "Links" : "Router" }

    /// Returns the argument for a screen of a type.
    func argument(of type: String) -> String {
      let links = "\(type)Links(state, change)"
      return self == .links ? "links: \(links)" : "router: \(type)Router(\(links))"
    }
  }

  /// Writes the protocols and `Screens`.
  ///
  /// - Parameters:
  ///   - given: The parameter of a view.
  ///   - tabs: The protocol for the tabs, where there are tab bars.
  ///   - controllers: The screens that are implemented with UIKit.
  static func write(
    _ given: Given = .links, tabs: String = "TabLooks", controllers: Set<NodeID> = [],
    to writer: inout some SwiftWriting
  ) {
    let router = writer.router
    for screen in router.viewScreens {
      write(screen, of: router, given, isController: controllers.contains(screen), to: &writer)
    }
    writer.out.blank()
    writer.document([
      "The views of all screens. A type of the app's conforms to it, and makes a view for each screen:",
      "the compiler names the protocol of one that is missing.",
    ])
    if router.viewScreens.isEmpty && router.bars.isEmpty {
      return writer.out.line("\(writer.access)protocol Screens {}")
    }
    let protocols = (router.bars.isEmpty ? [] : [tabs]) + router.viewScreens.map { router.type($0) + "Screen" }
    writer.out.line("\(writer.access)typealias Screens = \(protocols[0])")
    writer.out.indent()
    for name in protocols.dropFirst() { writer.out.line("& \(name)") }
    writer.out.outdent()
  }

  private static func write(
    _ screen: NodeID, of router: Router, _ given: Given, isController: Bool, to writer: inout some SwiftWriting
  ) {
    let node = router.model[screen]
    writer.out.blank()
    if router.isDocumented(node.syntax, in: node.file) {
      writer.document(router.documentation(node.syntax, in: node.file))
    } else {
      writer.out.line("/// Makes the \(isController ? "view controller" : "view") of `\(router.shownName(screen))`.")
    }
    writer.out.line("@MainActor \(writer.access)protocol \(router.type(screen))Screen {")
    writer.out.indent()
    if isController {
      writeController(screen, to: &writer)
    } else {
      writer.out.line("associatedtype \(router.type(screen))Body: SwiftUI.View")
      writeFunction(of: screen, given, to: &writer)
    }
    writer.out.outdent()
    writer.out.line("}")
  }

  private static func writeFunction(of screen: NodeID, _ given: Given, to writer: inout some SwiftWriting) {
    let router = writer.router
    let links = "\(given.label): \(router.namespace).\(router.type(screen))\(given.ending)"
    let parameters = router.parameters(screen).map(\.declaration) + [links]
    writer.list("@SwiftUI.ViewBuilder func \(router.quoted(screen))", parameters, end: " -> \(router.type(screen))Body")
  }

  /// Writes the protocol of a view controller, which outlives the state of its creation and so gets its links on
  /// demand.
  private static func writeController(_ screen: NodeID, to writer: inout some SwiftWriting) {
    let router = writer.router
    let links = "links: @escaping @MainActor () -> \(router.namespace).\(router.type(screen))Links"
    let parameters = router.parameters(screen).map(\.declaration) + [links]
    writer.list("func \(router.quoted(screen))", parameters, end: " -> UIViewController")
  }
}
