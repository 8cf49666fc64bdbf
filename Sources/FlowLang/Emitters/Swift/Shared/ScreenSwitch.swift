/// The view of any screen: a switch over all of them, in chunks, because one switch over hundreds of views takes Swift
/// seconds to check and many small ones do not.
enum ScreenSwitch {
  /// How many screens go into one switch.
  static let chunk = 25

  /// Writes `ScreenView`.
  ///
  /// - Parameters:
  ///   - given: What a view is given.
  ///   - others: The screens that are no views.
  static func write(
    _ given: ScreenProtocols.Given = .links, without others: Set<NodeID> = [], to writer: inout some SwiftWriting
  ) {
    let screens = writer.router.screens.filter { !others.contains($0) }
    let access = writer.access
    writer.out.blank()
    writer.document("The view of a screen, made by the app, with the links that the screen offers.")
    writer.block("\(access)struct ScreenView<Views: Screens>: View") { writer in
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
      let starts = Array(stride(from: 0, to: screens.count, by: chunk))
      if starts.count <= 1 {
        writer.block("@ViewBuilder \(access)var body: some View") {
          $0.writeCases(of: screens[...], given, isAll: others.isEmpty)
        }
        return
      }
      writer.block("@ViewBuilder \(access)var body: some View") { writer in
        writer.switch("screen") { writer in
          for start in starts {
            let names = screens[start..<min(start + chunk, screens.count)].map {
              ".\(SwiftName.quoted(writer.router.member($0)))"
            }
            writer.out.line("case \(names.joined(separator: ", ")): part\(start / chunk)")
          }
          if !others.isEmpty { writer.out.line("default: EmptyView()") }
        }
      }
      for start in starts {
        writer.out.blank()
        writer.block("@ViewBuilder private var part\(start / chunk): some View") { writer in
          writer.writeCases(of: screens[start..<min(start + chunk, screens.count)], given, isAll: false)
        }
      }
    }
  }
}

extension SwiftWriting {
  fileprivate mutating func writeCases(
    of screens: ArraySlice<NodeID>, _ given: ScreenProtocols.Given, isAll: Bool
  ) {
    `switch`("screen") { writer in
      for screen in screens { writer.writeCase(of: screen, given) }
      if !isAll { writer.out.line("default: EmptyView()") }
    }
  }

  private mutating func writeCase(of screen: NodeID, _ given: ScreenProtocols.Given) {
    let parameters = router.parameters(screen)
    let name = SwiftName.quoted(router.member(screen))
    let values = parameters.indices.map { "let value\($0)" }.joined(separator: ", ")
    let arguments = parameters.enumerated().map { "\($1.argument): value\($0), " }.joined()
    out.line("case .", name, values.isEmpty ? "" : "(\(values))", ":")
    out.indent()
    out.line("views.", name, "(", arguments, given.argument(router.type(screen)), ")")
    out.outdent()
  }
}
