/// States as text: the expected state of a test, and a generated function that writes a state of the core alike.
extension SwiftTestingWriter {
  /// Returns the layers from the bottom, then the flags: `[home: Home, Product #p] cart: Cart, Pay | sheet: SignIn
  /// {x}`. The selected tab is in brackets; other tabs are omitted while they contain only their root.
  func text(_ state: AppState) -> String {
    let flags = model.flags.indices.map { FlagID($0) }.filter { state.flags.contains($0) }.map {
      model.plainText(of: $0)
    }
    return state.layers.map { text($0) }.joined(separator: " | ")
      + (flags.isEmpty ? "" : " {\(flags.joined(separator: ", "))}")
  }

  private func text(_ layer: Layer) -> String {
    let presentation = layer.presentation.map { "\($0): " } ?? ""
    guard let bar = layer.bar else { return presentation + text(layer.stack) }
    let tabs = zip(walks.machine.tabs(of: bar), layer.stacks).enumerated().filter { index, tab in
      index == layer.selected || tab.1.count > 1
    }
    return presentation
      + tabs.map { index, tab in
        let text = "\(router.tab(tab.0)): \(text(tab.1))"
        return index == layer.selected ? "[\(text)]" : text
      }.joined(separator: " ")
  }

  private func text(_ stack: [Entry]) -> String {
    stack.map { entry in
      model.name(of: entry.screen) + (entry.tag.map { " #\(model.text(model[$0].name))" } ?? "")
    }.joined(separator: ", ")
  }

  /// Writes the functions that compare a state of the core with the expected text.
  mutating func writeCheck() {
    let app = router.namespace
    declare(
      """
      private func check(_ state: \(app).State, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let layers = state.layers.map { layer in (layer.presentation.map { "\\($0): " } ?? "") + text(layer) }
        let flags: [String] = [\(flagTexts)].compactMap { $0 }
        let found = layers.joined(separator: " | ") + (flags.isEmpty ? "" : " {\\(flags.joined(separator: ", "))}")
        #expect(found == expected, sourceLocation: sourceLocation)
      }

      private func text(_ stack: [\(app).Entry]) -> String {
        stack.map { entry in entry.screen.name.rawValue\(tagText) }.joined(separator: ", ")
      }

      """)
    block("private func text(_ layer: \(app).Layer) -> String") { writer in
      guard !writer.router.bars.isEmpty else { return writer.out.line("text(layer.stack)") }
      writer.lines(
        """
        guard let bar = layer.bar else { return text(layer.stack) }
        let tabs = zip(bar.tabs, layer.stacks).enumerated().filter { index, tab in
          index == layer.selected || tab.1.count > 1
        }
        return tabs.map { index, tab in
          index == layer.selected ? "[\\(tab.0): \\(text(tab.1))]" : "\\(tab.0): \\(text(tab.1))"
        }.joined(separator: " ")
        """)
    }
  }

  private var tagText: String { router.tags.isEmpty ? "" : " + (entry.tag.map { \" #\\($0.rawValue)\" } ?? \"\")" }

  private var flagTexts: String {
    model.declaredFlags.map { flag in
      let name = "state.flags.\(SwiftName.quoted(router.flag(flag)))"
      let text = model.text(model[flag].name)
      guard model[flag].value != nil else { return "\(name) ? \(SwiftText.literal(text)) : nil" }
      return "\(SwiftText.literal(text + " = ")) + \(name).rawValue"
    }.joined(separator: ", ")
  }
}
