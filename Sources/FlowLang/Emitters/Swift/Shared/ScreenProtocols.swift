/// What the app gives to a router that shows views: one protocol for each screen, so that the compiler names the one that
/// is missing, and a typealias for all of them together.
enum ScreenProtocols {
  /// What a view is given beside the values of its screen.
  enum Given {
    /// The links that its screen offers.
    case links
    /// A router of its own, which hands out buttons that follow the links.
    case router

    /// The label and the type of the parameter.
    func parameter(_ type: String, in namespace: String) -> (label: String, value: String) {
      switch self {
      case .links: ("links", namespace + "." + type + "Links")
      case .router: ("router", namespace + "." + type + "Router")
      }
    }

    /// The argument.
    func argument(_ type: String) -> String {
      switch self {
      case .links: "links: " + type + "Links(state, change)"
      case .router: "router: \(type)Router(\(type)Links(state, change))"
      }
    }
  }

  /// Writes the protocols and `Screens`.
  ///
  /// - Parameters:
  ///   - given: What a view is given.
  ///   - tabs: The protocol for the tabs, where there are tab bars.
  ///   - controllers: The screens that are made with UIKit.
  static func write(
    _ given: Given = .links, tabs: String = "TabLooks", controllers: Set<NodeID> = [],
    to writer: inout some SwiftWriting
  ) {
    let router = writer.router
    for screen in router.screens {
      write(screen, of: router, given, isController: controllers.contains(screen), to: &writer)
    }
    writer.out.blank()
    writer.document([
      "The views of all screens. A type of the app's conforms to it, and makes a view for each screen:",
      "the compiler names the protocol of one that is missing.",
    ])
    let names = router.screens.map { router.protocolName($0) } + (router.bars.isEmpty ? [] : [tabs])
    if names.isEmpty {
      writer.out.line("\(writer.access)protocol Screens {}")
    } else {
      writer.out.line("\(writer.access)typealias Screens = \(names.joined(separator: " & "))")
    }
  }

  private static func write(
    _ screen: NodeID, of router: Router, _ given: Given, isController: Bool, to writer: inout some SwiftWriting
  ) {
    let node = router.model[screen]
    writer.out.blank()
    let kind = isController ? "view controller" : "view"
    writer.out.line("/// Makes the ", kind, " of `", router.shownName(screen), "`.")
    if router.isDocumented(node.syntax, in: node.file) {
      writer.document([""] + router.documentation(node.syntax, in: node.file))
    }
    let type = router.type(screen)
    writer.block("@MainActor ", writer.access, "protocol ", type, "Screen") { writer in
      if isController { return writeController(screen, to: &writer) }
      writer.out.line("associatedtype ", type, "Body: View")
      let parameters = router.parameters(screen).map { (label: $0.quoted, value: $0.type) }
      writer.list(
        "@ViewBuilder func " + SwiftName.quoted(router.member(screen)),
        parameters + [given.parameter(type, in: router.namespace)], end: " -> " + type + "Body"
      ) { $0 }
    }
  }

  /// A view controller lives longer than the state that it was made in, so it asks for its links when it needs them.
  private static func writeController(_ screen: NodeID, to writer: inout some SwiftWriting) {
    let router = writer.router
    let links = "links: @escaping @MainActor () -> \(router.namespace).\(router.type(screen))Links"
    let parameters = router.parameters(screen).map(\.declaration) + [links]
    writer.list("func \(SwiftName.quoted(router.member(screen)))", parameters, end: " -> UIViewController")
  }
}

extension Router {
  /// The protocol that makes the view of a screen.
  func protocolName(_ screen: NodeID) -> String { type(screen) + "Screen" }
}
