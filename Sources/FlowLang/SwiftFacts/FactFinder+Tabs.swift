/// The tabs of a `TabView`.
extension FactFinder {
  mutating func readTabs(_ call: Evaluation.Call, _ place: CodePlace, _ owner: CodeOwner) -> [GoalPart] {
    guard !isPager(place), let content = call.arguments.last.flatMap({ project.children(of: $0).first }),
      project.node(content).kind == .closure
    else { return [] }
    var parts: [GoalPart] = []
    var pending = Array(project.children(of: content).reversed())
    while let next = pending.popLast() {
      switch project.node(next).kind {
      case .if, .switch, .switchCase, .block: pending += project.children(of: next).reversed()
      case .call:
        if let inner = group(next) {
          pending += project.children(of: inner).reversed()
        } else {
          parts += readTab(next, owner)
        }
      default: continue
      }
    }
    return parts
  }

  /// Returns the closure of a container of tabs: `ForEach`, `TabSection`, `Group`.
  private func group(_ place: CodePlace) -> CodePlace? {
    guard let call = evaluation.call(place) else { return nil }
    let name = project.names[project.name(of: call.callee)]
    guard project.node(call.callee).kind == .name, ["ForEach", "TabSection", "Group", "Section"].contains(name) else {
      return nil
    }
    return call.arguments.first { project.node($0).flags.contains(.isTrailing) }
      .flatMap { project.children(of: $0).first }
  }

  /// Whether a tab view turns pages, which are one screen.
  private func isPager(_ place: CodePlace) -> Bool {
    var next = place
    for _ in 0..<60 {
      guard let member = project.parent(of: next), project.node(member).kind == .member,
        let call = project.parent(of: member), project.node(call).kind == .call
      else { return false }
      if project.names[project.name(of: member)] == "tabViewStyle" {
        let arguments = project.children(of: call).dropFirst()
        let text = arguments.first.flatMap { project.children(of: $0).first }.map { deepestName($0) } ?? ""
        return text.lowercased().contains("page") || text.lowercased().contains("carousel")
      }
      next = call
    }
    return false
  }

  private func deepestName(_ place: CodePlace) -> String {
    var next: CodePlace? = place
    var text = ""
    while let current = next {
      if project.node(current).token >= 0 { text += project.names[project.name(of: current)] }
      next = project.children(of: current).first
    }
    return text
  }

  private mutating func readTab(_ place: CodePlace, _ owner: CodeOwner) -> [GoalPart] {
    guard let call = evaluation.call(place) else { return [] }
    var labels: [CodePlace] = []
    var content: CodePlace?
    if project.node(call.callee).kind == .name, project.names[project.name(of: call.callee)] == "Tab" {
      let closures = call.arguments.filter { project.node($0).flags.contains(.isTrailing) }
      content =
        evaluation.argument(["content"], of: call)
        ?? closures.first { evaluation.label(of: $0).isEmpty }.flatMap { project.children(of: $0).first }
      labels = call.arguments.filter { $0 != closures.first }
    } else {
      // `Home().tabItem { Label("Home", systemImage: "house") }`, possibly inside other modifiers.
      var next: CodePlace? = place
      while let current = next, let inner = evaluation.call(current), project.node(inner.callee).kind == .member {
        if words[project.name(of: inner.callee)] == "tabItem" {
          labels = inner.arguments
          break
        }
        next = project.children(of: inner.callee).first
      }
      content = place
    }
    guard let content else { return [] }
    let (title, icon) = texts(in: labels)
    let values = evaluation.values(of: content).filter(\.isShown)
    if values.isEmpty { return [(content, nil)] }
    for value in values {
      add(.tab, [value], place, owner, from: "TabView")
      facts[facts.count - 1].label = values.count > 1 ? nil : title.flatMap { Self.isKey($0) ? nil : $0 }
      facts[facts.count - 1].icon = icon
      facts[facts.count - 1].name = title.flatMap { Self.isKey($0) ? Self.name(ofKey: $0) : nil }
    }
    let goals = Evaluation.goals(values)
    if goals.count == 1, case .screen(let type) = goals[0] { return [(content, .type(type))] }
    return [(content, nil)]
  }

  /// Returns the first text and the first image in labels.
  func texts(in places: [CodePlace]) -> (title: String?, icon: String?) {
    var title: String?
    var icon: String?
    var pending = Array(places.reversed())
    var count = 0
    while let next = pending.popLast(), count < 200 {
      count += 1
      if project.node(next).kind == .argument, let inner = project.children(of: next).first,
        let text = project.text(of: inner)
      {
        switch evaluation.label(of: next) {
        case "systemImage", "systemName", "image": icon = icon ?? text
        case "": title = title ?? (text.isEmpty ? nil : text)
        default: break
        }
        continue
      }
      pending += project.children(of: next).reversed()
    }
    return (title, icon)
  }
}
