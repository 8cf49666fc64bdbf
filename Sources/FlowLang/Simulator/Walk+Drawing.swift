/// The drawing of a state for a terminal.
extension Walk {
  /// Returns the layers from the bottom, the flags that hold, and the choices:
  ///
  ///     app     tabs Main: [home] cart
  ///               Home
  ///             ▸ Product #product
  ///
  ///       1  buy      "Buy now"
  ///       2  back
  ///       3  tab home
  public func drawing(isColored: Bool = false) -> String {
    let paint = Paint(isColored: isColored)
    var lines: [String] = []
    for (index, layer) in state.layers.enumerated() {
      lines += self.lines(of: layer, isTop: index == state.layers.count - 1, paint)
    }
    let flags = model.flags.indices.filter { state.flags.contains(FlagID($0)) }
    if !flags.isEmpty { lines.append(row("flags", flags.map { shown(model.text(of: FlagID($0))) }, paint)) }
    return (lines + [""] + choiceLines(paint)).map { "\($0)\n" }.joined()
  }

  /// Returns a text that is safe for the terminal.
  private func shown(_ text: String) -> String { TerminalText.clean(text) }

  /// Returns a line with a title in its left margin.
  private func row(_ title: String, _ words: [String], _ paint: Paint) -> String {
    let margin = String(repeating: " ", count: max(1, Self.margin - title.count))
    return (title.isEmpty ? "" : paint(title, .frame)) + margin + words.joined(separator: ", ")
  }

  private static let margin = 9

  // MARK: Layers

  private func lines(of layer: Layer, isTop: Bool, _ paint: Paint) -> [String] {
    let title = layer.presentation.map { "\($0)" } ?? "app"
    var lines: [String] = []
    if layer.bar != nil { lines.append(tabs(of: layer, paint)) }
    let last = layer.stack.count - 1
    let hidden = last > Self.mostEntries ? 2..<last - Self.mostEntries + 2 : 0..<0
    for index in [0..<hidden.lowerBound, hidden.upperBound..<last + 1].joined() {
      if index == hidden.upperBound, !hidden.isEmpty { lines.append("  … \(hidden.count.grouped) more") }
      let text = text(of: layer.stack[index])
      lines.append(isTop && index == last ? paint("▸ \(text)", .bold) : "  \(text)")
    }
    return lines.enumerated().map { index, line in row(index == 0 ? title : "", [line], paint) }
  }

  /// The number of entries of a stack that are drawn.
  private static let mostEntries = 20

  /// Returns `Product "A product" #product`, and the call that begins with the entry.
  private func text(of entry: Entry) -> String {
    var text = Spelling.name(model.name(of: entry.screen))
    if let title = compilation.title(of: entry.screen) { text += " " + StringLiteral.quoted(title) }
    if let tag = entry.tag { text += " " + Spelling.tag(model.text(model[tag].name)) }
    return shown(text + begins(entry.call))
  }

  private func begins(_ call: FlowCall?) -> String {
    call.map { " (call of \(Spelling.name(model.name(of: $0.flow))))" } ?? ""
  }

  /// Returns the tabs of a bar with their current screens, the selected tab in brackets.
  private func tabs(of layer: Layer, _ paint: Paint) -> String {
    guard let bar = layer.bar else { return "" }
    let tabs = machine.tabs(of: bar).enumerated().map { index, tab in
      let name = shown(Spelling.word(model.text(model[tab].name)))
      if index == layer.selected { return paint("[\(name)]", .bold) }
      let left = layer.stacks[index].last.map { shown(Spelling.name(model.name(of: $0.screen))) }
      return name + (layer.stacks[index].count > 1 ? " (at \(left ?? ""))" : "")
    }
    return shown("tabs \(Spelling.name(model.name(of: bar)))\(begins(layer.call))") + ": " + tabs.joined(separator: " ")
  }

  // MARK: Choices

  private func choiceLines(_ paint: Paint) -> [String] {
    let choices = choices
    if choices.isEmpty { return ["  nothing leads on from here"] }
    let texts = choices.map { shown(text(of: $0)) }
    let widths = texts.map { $0.unicodeScalars.reduce(0) { $0 + TerminalText.width($1) } }
    let column = min(widths.max() ?? 0, 40)
    let digits = String(choices.count).count
    return choices.indices.map { index in
      let number = String(index + 1)
      let indentation = String(repeating: " ", count: 2 + digits - number.count)
      let left = "\(indentation)\(paint(number, .mark))  \(texts[index])"
      guard let label = label(of: choices[index]) else { return left }
      let gap = String(repeating: " ", count: max(0, column - widths[index]) + 2)
      return "\(left)\(gap)\(shown("\"\(label)\""))"
    }
  }

  /// Returns a choice as the user can type it.
  func text(of choice: Choice) -> String { text(of: choice.step) }

  /// Returns the shortest text for a step in this state.
  func text(of step: Step) -> String {
    guard case .link(_, let link, let outcome) = step else { return step.text }
    return WalkInput.spelling(ofLink: link) + (outcome.map { " (\(Spelling.word($0)))" } ?? "")
  }

  /// Returns the label of a link or a tab.
  func label(of choice: Choice) -> String? {
    switch choice.action {
    case .link(let link, _, _): compilation.label(of: link)
    case .tab(let tab): compilation.look(of: tab).title
    default: nil
    }
  }
}

/// The completions of a step while it is typed.
extension Walk {
  /// The steps that are offered now, as the user can type them, and the commands, each once.
  public var completions: [String] {
    let entryPoints = model.entryPoints.indices.map { compilation.step(.entryPoint($0)).text }
    return (choices.map { text(of: $0.step) } + entryPoints + WalkInput.words).distinct(by: \.self)
  }
}
