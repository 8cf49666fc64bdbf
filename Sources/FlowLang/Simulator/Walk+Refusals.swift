/// The reasons why an action is refused, with suggestions.
extension Walk {
  func noNumber(_ digits: String, _ choices: [Choice]) -> WalkRefusal {
    WalkRefusal(
      choices.isEmpty ? "nothing is offered here" : "there is no \(digits); the numbers go from 1 to \(choices.count)")
  }

  func noLink(_ name: String, _ screen: String?, _ outcome: String?, _ choices: [Choice]) -> WalkRefusal {
    if let screen, !same(screen, model.name(of: state.current.screen)) {
      let screens = model.nodes.filter { $0.kind == .screen }.map { model.text($0.name) }
      return WalkRefusal(
        screens.contains { same(screen, $0) }
          ? "`\(screen)` is not on top, \(currentName) is" : "there is no screen `\(screen)`" + nearest(screen, screens)
      )
    }
    for case .link(_, let link, let end) in choices.map(\.step) where same(name, link) {
      return WalkRefusal(
        "`\(name)` does not end in `\(outcome ?? "")` here" + (end.map { "; it ends in `\($0)`" } ?? ""))
    }
    let links = machine.links(on: state.current.screen, in: state.top.bar)
    if !model[state.current.screen].isExternal, links.contains(where: { same(name, model.text(model[$0].name)) }) {
      return WalkRefusal("the conditions of `\(name)` do not hold here")
    }
    let hint = hint(name, choices)
    return WalkRefusal(
      "`\(name)` is not offered on \(currentName)" + (hint.isEmpty ? "; `help` lists the commands" : hint))
  }

  func noTab(_ name: String?, _ choices: [Choice]) -> WalkRefusal {
    let tabs = choices.compactMap { if case .tab(let tab) = $0.step { tab } else { nil } }
    if tabs.isEmpty { return WalkRefusal("no tab bar is on top") }
    let list = tabs.map { "`tab \(Spelling.word($0))`" }.joined(separator: ", ")
    guard let name else { return WalkRefusal("a tab has a name: \(list)") }
    let hint = nearest(name, tabs)
    return WalkRefusal("there is no tab `\(name)` on top" + (hint.isEmpty ? "; there is \(list)" : hint))
  }

  /// Returns a suggestion for a word among the choices: one with this outcome or label, or one with a similar spelling.
  func hint(_ typed: String, _ choices: [Choice]) -> String {
    var names: [String] = []
    for choice in choices {
      let text = self.text(of: choice)
      let key = typed.lowercased()
      if aliases(of: choice).contains(where: { $0.lowercased() == key }) { return "; did you mean `\(text)`?" }
      names.append(text)
    }
    return nearest(typed, names + WalkInput.words)
  }

  func nearest(_ typed: String, _ names: [String]) -> String {
    // Any other letter is one edit from a single letter.
    if typed.count < 2 { return "" }
    return SpellingSuggestion.best(for: typed, among: names).map { "; did you mean `\($0)`?" } ?? ""
  }

  /// Returns other names that a user may know a choice by.
  private func aliases(of choice: Choice) -> [String] {
    switch choice.step {
    case .link(_, let link, let outcome): [link, label(of: choice), outcome].compactMap { $0 }
    case .tab(let tab): [tab, label(of: choice)].compactMap { $0 }
    case .externalOutcome(_, let outcome): [outcome]
    case .flag(let flag, _), .flagValue(let flag, _): [flag]
    case .back, .dismiss, .externalBack, .url, .entry: []
    }
  }
}
