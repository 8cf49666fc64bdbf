/// Writes the view controllers of screens.
extension SwiftWriter {
  mutating func writeScreenControllers() {
    let controllers = router.viewScreens.filter { isController($0) }
    describe("The view controllers of screens: those of UIKit as they are, those of SwiftUI in a hosting controller.")
    block("@MainActor fileprivate enum ScreenController") { writer in
      writer.block(
        "static func make<Views: Screens>(_ entry: Entry, _ router: Router, _ views: ViewSource<Views>) -> UIViewController"
      ) { writer in
        guard !controllers.isEmpty else { return writer.writeHostedController() }
        writer.out.line("switch entry.screen {")
        for screen in controllers { writer.writeController(of: screen) }
        if controllers.count < writer.router.screens.count {
          writer.indented("default:") { $0.writeHostedController() }
        }
        writer.out.line("}")
      }
    }
  }

  private mutating func writeHostedController() {
    out.line("return UIHostingController(rootView: EntryView(router: router, views: views, entry: entry))")
  }

  private mutating func writeController(of screen: NodeID) {
    let parameters = router.parameters(screen)
    let name = SwiftName.quoted(router.member(screen))
    let values = parameters.map { "let \($0.local)" }.joined(separator: ", ")
    let links = "links: { \(router.type(screen))Links(router.state, router.changes(of: entry.id)) }"
    indented("case .\(name)\(values.isEmpty ? "" : "(\(values))"):") { writer in
      writer.list("return views.screens.\(name)", parameters.map { "\($0.argument): \($0.local)" } + [links])
    }
  }
}
