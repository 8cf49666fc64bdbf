/// The views that an app provides to a router: one protocol for each screen, so that the compiler names a missing one,
/// and a typealias for all of them together.
extension SwiftWriter {
  /// Writes what the app gives to the router.
  ///
  /// - Parameter isFirst: Whether it begins the namespace.
  mutating func writeGivenByApp(isFirst: Bool = true) {
    mark("What the app gives", isFirst: isFirst)
    if !router.bars.isEmpty { if style.isUIKit { writeTabItems() } else { writeTabLooks() } }
    for screen in router.viewScreens { writeProtocol(of: screen) }
    describe([
      "The views of all screens. A type of the app's conforms to it, and makes a view for each screen:",
      "the compiler names the protocol of one that is missing.",
    ])
    if router.viewScreens.isEmpty && router.bars.isEmpty { return out.line("\(access)protocol Screens {}") }
    let tabs = router.bars.isEmpty ? [] : [style.isUIKit ? "TabItems" : "TabLooks"]
    let protocols = tabs + router.viewScreens.map { router.type($0) + "Screen" }
    out.line("\(access)typealias Screens = \(protocols[0])")
    indented { writer in
      for name in protocols.dropFirst() { writer.out.line("& \(name)") }
    }
  }

  /// Whether the app implements a screen with a view controller, which outlives the state of its creation and so gets its
  /// links on demand.
  func isController(_ screen: NodeID) -> Bool { style.isUIKit && router.isUIKit(screen) }

  private mutating func writeProtocol(of screen: NodeID) {
    let (type, isController) = (router.type(screen), isController(screen))
    let node = model[screen]
    out.blank()
    if router.isDocumented(node.syntax, in: node.file) {
      document(router.documentation(node.syntax, in: node.file))
    } else {
      out.line("/// Makes the \(isController ? "view controller" : "view") of `\(router.shownName(screen))`.")
    }
    let links = "\(isController ? "@escaping @MainActor () -> " : "")\(router.namespace).\(type)Links"
    let given = style.givesRouters ? "router: \(router.namespace).\(type)Router" : "links: \(links)"
    let parameters = router.parameters(screen).map(\.declaration) + [given]
    block("@MainActor \(access)protocol \(type)Screen") { writer in
      if !isController { writer.out.line("associatedtype \(type)Body: SwiftUI.View") }
      writer.list(
        "\(isController ? "" : "@SwiftUI.ViewBuilder ")func \(writer.router.quoted(screen))", parameters,
        end: " -> \(isController ? "UIViewController" : "\(type)Body")")
    }
  }
}
