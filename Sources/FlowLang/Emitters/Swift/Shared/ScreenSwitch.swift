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
            writer.out.startLine()
            writer.out.write("case ")
            for (index, screen) in screens[start..<min(start + chunk, screens.count)].enumerated() {
              writer.out.write(index == 0 ? "." : ", .")
              writer.write(writer.router.words(of: screen).quoted)
            }
            writer.out.write(": part\(start / chunk)")
            writer.out.endLine()
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
    let names = router.words(of: screen)
    out.startLine()
    out.write("case .")
    write(names.quoted)
    for index in parameters.indices {
      out.write(index == 0 ? "(let " : ", let ")
      out.write(parameters[index].local)
    }
    out.write(parameters.isEmpty ? ":" : "):")
    out.endLine()
    out.indent()
    out.startLine()
    out.write("views.")
    write(names.quoted)
    out.write("(")
    for parameter in parameters {
      out.write(parameter.argument)
      out.write(": ")
      out.write(parameter.local)
      out.write(", ")
    }
    given.writeArgument(names.type, to: &self)
    out.write(")")
    out.endLine()
    out.outdent()
  }
}
