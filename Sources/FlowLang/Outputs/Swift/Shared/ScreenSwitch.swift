/// The view of any screen: a switch over all of them, in chunks, because Swift takes seconds to type-check one switch
/// over hundreds of views, but not many small ones.
extension SwiftWriter {
  /// The number of screens up to which a single switch suffices.
  private static var chunk: Int { 25 }
  /// The minimum number of screens in a switch, except the last one.
  private static var fewest: Int { 8 }

  /// Returns the screens of each switch. The end of a switch depends on the name of its last screen, so that a new
  /// screen changes only its own switch and rarely the next one.
  private func chunks(of screens: [NodeID]) -> [(name: String, screens: ArraySlice<NodeID>)] {
    if screens.count <= Self.chunk { return [("rest", screens[...])] }
    var result: [(name: String, screens: ArraySlice<NodeID>)] = []
    var start = 0
    for (index, screen) in screens.enumerated() {
      // FNV-1a, which is the same on every machine.
      let hash = router.member(screen).utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
      guard (hash >> 8) % 12 == 0 && index - start + 1 >= Self.fewest || index - start == 60 else { continue }
      result.append(("upTo\(router.type(screen))", screens[start...index]))
      start = index + 1
    }
    return start == screens.count ? result : result + [("rest", screens[start...])]
  }

  mutating func writeScreenView() {
    let screens = router.viewScreens.filter { !isController($0) }
    let isAll = screens.count == router.screens.count
    let (access, chunks) = (access, chunks(of: screens))
    describe("The view of a screen, made by the app, with the links that the screen offers.")
    block("\(access)struct ScreenView<Views: Screens>: SwiftUI.View") { writer in
      writer.lines(
        """
        private let screen: Screen
        private let state: State
        private let views: Views
        private let change: Change

        \(access)init(_ screen: Screen, _ state: State, _ views: Views, _ change: @escaping Change) {
          self.screen = screen
          self.state = state
          self.views = views
          self.change = change
        }

        """)
      if chunks.count <= 1 {
        writer.block("@SwiftUI.ViewBuilder \(access)var body: some SwiftUI.View") {
          $0.writeCases(of: screens[...], isAll: isAll)
        }
        return
      }
      writer.block("@SwiftUI.ViewBuilder \(access)var body: some SwiftUI.View") { writer in
        writer.switch("screen") { writer in
          for (name, screens) in chunks {
            let cases = screens.map { "." + SwiftName.quoted(writer.router.member($0)) }
            writer.out.line("case \(cases.joined(separator: ", ")): \(name)")
          }
          if !isAll { writer.out.line("default: SwiftUI.EmptyView()") }
        }
      }
      for (name, screens) in chunks {
        writer.section("@SwiftUI.ViewBuilder private var \(name): some SwiftUI.View") {
          $0.writeCases(of: screens, isAll: false)
        }
      }
    }
  }

  private mutating func writeCases(of screens: ArraySlice<NodeID>, isAll: Bool) {
    `switch`("screen") { writer in
      for screen in screens { writer.writeCase(of: screen) }
      if !isAll { writer.out.line("default: SwiftUI.EmptyView()") }
    }
  }

  private mutating func writeCase(of screen: NodeID) {
    let parameters = router.parameters(screen)
    let name = SwiftName.quoted(router.member(screen))
    let values = parameters.map { "let \($0.local)" }.joined(separator: ", ")
    let head = "case .\(name)\(values.isEmpty ? "" : "(\(values))"):"
    let links = "\(router.type(screen))Links(state, change)"
    let given = style.givesRouters ? "router: \(router.type(screen))Router(\(links))" : "links: \(links)"
    let arguments = parameters.map { "\($0.argument): \($0.local)" } + [given]
    let view = "views.\(name)(\(arguments.joined(separator: ", ")))"
    if out.indentation + head.columns + 1 + view.columns <= 120 { return out.line("\(head) \(view)") }
    out.line(head)
    out.line("  \(view)")
  }
}
