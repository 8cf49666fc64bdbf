/// What the app gives to a router that shows views: one protocol for each screen, so that the compiler names the one that
/// is missing, and a typealias for all of them together.
enum ScreenProtocols {
  /// Writes the protocols and `Screens`.
  static func write(to writer: inout some SwiftWriting) {
    let router = writer.router
    for screen in router.screens { write(screen, to: &writer) }
    writer.out.blank()
    writer.document([
      "The views of all screens. A type of the app's conforms to it, and makes a view for each screen:",
      "the compiler names the protocol of one that is missing.",
    ])
    let names = router.screens.map { router.protocolName($0) } + (router.bars.isEmpty ? [] : ["TabLooks"])
    if names.isEmpty {
      writer.out.line("\(writer.access)protocol Screens {}")
    } else {
      writer.out.line("\(writer.access)typealias Screens = \(names.joined(separator: " & "))")
    }
  }

  private static func write(_ screen: NodeID, to writer: inout some SwiftWriting) {
    let router = writer.router
    let node = writer.model[screen]
    writer.out.blank()
    writer.document("Makes the view of `\(writer.model.name(of: screen))`.")
    let documentation = router.documentation(node.syntax, in: node.file)
    if !documentation.isEmpty { writer.document([""] + documentation) }
    writer.block("@MainActor \(writer.access)protocol \(router.protocolName(screen))") { writer in
      let body = "\(router.type(screen))Body"
      let parameters =
        router.parameters(screen).map(\.declaration) + ["links: \(writer.router.namespace).\(router.type(screen))Links"]
      writer.out.line("associatedtype \(body): View")
      writer.out.line(
        "@ViewBuilder func \(SwiftName.quoted(router.member(screen)))(\(parameters.joined(separator: ", "))) -> \(body)"
      )
    }
  }
}

extension Router {
  /// The protocol that makes the view of a screen.
  func protocolName(_ screen: NodeID) -> String { type(screen) + "Screen" }
}
