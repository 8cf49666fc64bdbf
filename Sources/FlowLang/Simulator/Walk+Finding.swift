/// The actions that typed input refers to in the current state.
extension Walk {
  /// Returns the action that an input asks for.
  func action(for input: WalkInput) throws(WalkRefusal) -> Action {
    let choices = choices
    switch input {
    case .number(let digits):
      guard let number = Int(digits), number > 0, number <= choices.count else { throw noNumber(digits, choices) }
      return choices[number - 1].action
    case .link(let name, let screen, let outcome):
      if let found = try link(name, screen, outcome, choices) { return found }
      throw noLink(name, screen, outcome, choices)
    case .back:
      if let found = choices.first(where: { $0.action.isBack }) { return found.action }
      if let found = try link("back", nil, nil, choices) { return found }
      throw WalkRefusal("nothing offers Back on \(currentName)" + hint("back", choices))
    case .close:
      if choices.contains(where: { $0.action == .dismiss }) { return .dismiss }
      if let found = try link("close", nil, nil, choices) { return found }
      throw WalkRefusal("nothing can be closed on \(currentName)" + hint("close", choices))
    case .tab(let name):
      let found = choices.first {
        if case .tab(let tab) = $0.step { name.map { same($0, tab) } ?? false } else { false }
      }
      if let found { return found.action }
      if name == nil, let found = try link("tab", nil, nil, choices) { return found }
      throw noTab(name, choices)
    case .url(let address): return .entryPoint(try url(address))
    case .entry(let screen, let reason): return .entryPoint(try entry(screen, reason))
    case .flag(let name, let value):
      let flag = try flag(name, value)
      return .flag(flag, model[flag].value != nil || value == "true")
    case .ends(let flow, let outcome):
      return try offered(choices, or: "`\(flow)` cannot end in `\(outcome)` here") { step in
        if case .externalOutcome(let own, let end) = step { same(flow, own) && same(outcome, end) } else { false }
      }
    case .goesBack(let screen):
      let screens = model.nodes.filter(\.isExternal).map { model.text($0.name) }
      let hint = screens.contains { same(screen, $0) } ? "" : nearest(screen, screens)
      return try offered(choices, or: "`\(screen)` cannot go back here" + hint) { step in
        if case .externalBack(let own) = step { same(screen, own) } else { false }
      }
    case .undo, .restart, .help, .quit: throw WalkRefusal("that is no step")
    }
  }

  /// Returns the link that is meant; nil when it is not offered.
  private func link(
    _ name: String, _ screen: String?, _ outcome: String?, _ choices: [Choice]
  ) throws(WalkRefusal) -> Action? {
    let found = choices.enumerated().filter { _, choice in
      guard case .link(let own, let link, let end) = choice.step else { return false }
      return same(name, link) && screen.map { same($0, own) } != false
        && outcome.map { outcome in end.map { same(outcome, $0) } ?? false } != false
    }
    // Several links of one name may be offered: that of a tab bar beside that of the screen.
    if found.count > 1, Set(found.map { machine.take($0.element.action, in: state) }).count > 1 {
      let numbers = found.map { String($0.offset + 1) }.joined(separator: " or ")
      throw WalkRefusal("there is more than one link `\(name)` here; take \(numbers)")
    }
    return found.first?.element.action
  }

  private func offered(
    _ choices: [Choice], or refusal: String, where isMeant: (Step) -> Bool
  ) throws(WalkRefusal) -> Action {
    guard let found = choices.first(where: { isMeant($0.step) }) else { throw WalkRefusal(refusal) }
    return found.action
  }

  /// Returns the flag that is meant, or its value.
  private func flag(_ name: String, _ value: String) throws(WalkRefusal) -> FlagID {
    let flags = model.declaredFlags
    guard let first = flags.first(where: { same(name, model.text(model[$0].name)) }) else {
      throw WalkRefusal("there is no flag `\(name)`" + nearest(name, flags.map { model.text(model[$0].name) }))
    }
    guard isFound(first) || model[first].isExternal else {
      throw WalkRefusal(
        isLasting(first)
          ? "`\(name)` keeps its value while the app runs: set it at the start, after `restart`"
          : "`\(name)` is changed by links only")
    }
    let values = model.values(of: first)
    let names = values.compactMap { model[$0].value }.map { model.text($0) }
    guard !names.isEmpty else {
      guard value == "true" || value == "false" else { throw WalkRefusal("`\(name)` is `true` or `false`") }
      return first
    }
    guard let place = names.firstIndex(where: { same(value, $0) }) else {
      let hint = nearest(value, names)
      let list = names.map { "`\($0)`" }.joined(separator: ", ")
      throw WalkRefusal("`\(name)` has no value `\(value)`" + (hint.isEmpty ? "; it has \(list)" : hint))
    }
    return values[place]
  }

  /// Whether a typed name equals a name, or its form in the terminal.
  func same(_ typed: String, _ name: String) -> Bool {
    typed == name || TerminalText.clean(typed) == TerminalText.clean(name)
  }

  /// The screen on top, for a message.
  var currentName: String { "`\(model.name(of: state.current.screen))`" }
}

extension Action {
  /// Whether the action goes back, by the platform or by an external screen or flow.
  fileprivate var isBack: Bool {
    switch self {
    case .back, .externalBack: true
    default: false
    }
  }
}
