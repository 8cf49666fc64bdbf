/// Windows beside the first one, which code opens by their names: `WindowGroup(id: "help") { … }`, `openWindow(id: "help")`.
extension FactFinder {
  /// Records a window by its name.
  mutating func noteWindow(_ call: Evaluation.Call, _ place: CodePlace) {
    guard let name = evaluation.argument(["id"], of: call).flatMap(identifierName) else { return }
    windows[name, default: []].append(place)
  }

  /// Adds the facts of the calls that open windows by their names.
  mutating func followWindows() {
    guard !windows.isEmpty, let word = project.names.find("openWindow") else { return }
    for place in calls[word] ?? [] {
      guard let call = evaluation.call(place), let owner = owner(of: place),
        let name = evaluation.argument(["id"], of: call).flatMap(identifierName), let opened = windows[name]
      else { continue }
      for fact in facts where fact.kind == .window && opened.contains(fact.place) {
        add(.window, fact.goals.map { .goal($0) }, place, owner, from: "openWindow")
        handedOn.insert(fact)
      }
    }
  }

  /// Returns the text of a name, or the name of the constant that has the text: `.help` of `WindowID.help.rawValue`.
  private func identifierName(_ place: CodePlace) -> String? {
    if let text = project.text(of: place) { return text }
    var next: CodePlace? = place
    while let current = next, [.name, .member, .implicitMember].contains(project.node(current).kind) {
      let name = project.names[project.name(of: current)]
      if !["rawValue", "id", "identifier"].contains(name) { return name }
      next = project.first(of: current)
    }
    return nil
  }
}
