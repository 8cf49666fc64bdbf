/// The tabs of a `TabView`.
extension FactFinder {
  mutating func readTabs(_ call: Evaluation.Call, _ place: CodePlace, _ owner: CodeOwner) -> [GoalPart] {
    guard !isPager(place), let content = call.arguments.last.flatMap({ project.first(of: $0) }),
      project.node(content).kind == .closure
    else { return [] }
    var parts: [GoalPart] = []
    // The loops over lists that are not known.
    var unknownLoops: [CodePlace] = []
    var pending = Array(project.children(of: content).reversed())
    var count = 0
    while let next = pending.popLast(), count < 2000 {
      count += 1
      switch project.node(next).kind {
      case .if, .switch, .switchCase, .block, .return: pending += project.children(of: next).reversed()
      case .name, .member:
        // A property with tabs.
        guard project.node(next).kind == .name || isOfSelf(next), let type = project.typeAround(next),
          case .binding(let binding)? = evaluation.member(project.name(of: next), of: type),
          let block = project.child(of: binding, .block), !isInside(next, binding)
        else { continue }
        parts.append((next, nil))
        pending += project.children(of: block).reversed()
      case .call:
        if let (loop, inner) = group(next) {
          let children = Array(project.children(of: inner).reversed())
          guard let (type, names) = cases(of: loop) else {
            if isLoop(loop) { unknownLoops.append(loop) }
            pending += children
            continue
          }
          // `{ index, tab in … }` of a list with numbers.
          let parameter = project.children(of: inner).last { project.node($0).kind == .parameter } ?? inner
          for name in names.prefix(100) {
            evaluation.known[parameter] = [.route(type, name)]
            for child in children where project.node(child).kind == .call {
              parts += readTab(child, owner, isSure: true)
            }
          }
          evaluation.known[parameter] = nil
        } else {
          parts += readTab(next, owner, isSure: !unknownLoops.contains { isInside(next, $0) })
        }
      default: continue
      }
    }
    return parts
  }

  /// Returns the cases of an enum with which a loop makes tabs: `ForEach(AppTab.allCases) { … }`, or a constant list.
  private mutating func cases(of loop: CodePlace) -> (type: CodeTypeID, names: [CodeName])? {
    guard let list = evaluation.call(loop)?.firstValue.flatMap({ listInside($0) }) else { return nil }
    return cases(listedBy: list, depth: 0)
  }

  /// Returns the list of a loop without the numbers of its elements: `Array(tabs.enumerated())`,
  /// `Array(zip(tabs.indices, tabs))`.
  private func listInside(_ place: CodePlace) -> CodePlace? {
    var list = place
    for _ in 0..<4 where project.node(list).kind == .call {
      guard let call = evaluation.call(list) else { return nil }
      let name = project.names[project.name(of: call.callee)]
      if project.node(call.callee).kind == .member, ["enumerated", "indexed"].contains(name), let base = call.receiver {
        list = base
      } else if ["Array", "zip"].contains(name), let value = call.arguments.last.flatMap({ project.first(of: $0) }) {
        list = value
      } else {
        return nil
      }
    }
    return [.name, .member].contains(project.node(list).kind) ? list : nil
  }

  /// Returns the cases in a list that an expression names.
  private mutating func cases(listedBy list: CodePlace, depth: Int) -> (type: CodeTypeID, names: [CodeName])? {
    let name = project.name(of: list)
    var around = project.typeAround(list)
    if project.node(list).kind == .member, !isOfSelf(list) {
      guard let base = project.first(of: list), case .type(let type)? = evaluation.values(of: base).first
      else { return nil }
      let cases = project[type].cases.map { project.name(of: $0) }
      if project.names[name] == "allCases" { return cases.isEmpty ? nil : (type, cases) }
      around = type
    }
    guard let around, case .binding(let variable)? = evaluation.member(name, of: around),
      isConstant(variable, of: around)
    else { return nil }
    if let cases = cases(in: variable) { return cases }
    // `var tabs = AppTab.main`
    guard depth < 4, let value = project.children(of: variable).last,
      [.name, .member].contains(project.node(value).kind)
    else { return nil }
    return cases(listedBy: value, depth: depth + 1)
  }

  /// Whether a property always has the value it is declared with: a constant, a computed one, or one that no code assigns,
  /// changes or gives away as a binding.
  private mutating func isConstant(_ property: CodePlace, of type: CodeTypeID) -> Bool {
    let isLet = project.parent(of: property).map { project.node($0).flags.contains(.isLet) } ?? false
    let isComputed = project.children(of: property).allSatisfy { [.typeName, .block].contains(project.node($0).kind) }
    if isLet || isComputed { return true }
    let name = project.name(of: property)
    let own = Set(project[type].places.map(\.file))
    if let binding = project.names.find("$" + project.names[name]),
      project[type].places.contains(where: { project.names(in: $0).contains(binding) })
    {
      return false
    }
    let changed = changedProperties ?? ChangedProperties(project)
    changedProperties = changed
    return !changed.contains(name, in: own)
  }

  private func isLoop(_ call: CodePlace) -> Bool {
    evaluation.call(call).map { project.names[project.name(of: $0.callee)] == "ForEach" } ?? false
  }

  /// Returns the cases in the list that a property has: `static var main: [AppTab] { [.home, .search] }`.
  private func cases(in variable: CodePlace) -> (type: CodeTypeID, names: [CodeName])? {
    guard let type = evaluation.declaredType(of: variable), var list = project.children(of: variable).last else {
      return nil
    }
    for _ in 0..<2 where [.block, .return].contains(project.node(list).kind) {
      let parts = project.children(of: list)
      guard parts.count == 1 else { return nil }
      list = parts[0]
    }
    guard project.node(list).kind == .list else { return nil }
    let names = project.children(of: list).filter { project.node($0).token >= 0 }.map { project.name(of: $0) }
    return !names.isEmpty && names.allSatisfy { evaluation.isCase($0, of: type) } ? (type, names) : nil
  }

  /// Returns a container of tabs, possibly inside modifiers, and its closure: `ForEach`, `TabSection`, `Group`.
  private func group(_ place: CodePlace) -> (call: CodePlace, content: CodePlace)? {
    var next: CodePlace? = place
    while let current = next, project.node(current).kind == .call, let call = evaluation.call(current) {
      if words[project.name(of: call.callee)] == "tabItem" { return nil }
      guard project.node(call.callee).kind == .name else {
        next = call.receiver
        continue
      }
      guard ["ForEach", "TabSection", "Group", "Section"].contains(project.names[project.name(of: call.callee)]) else {
        return nil
      }
      return call.arguments.first { project.node($0).flags.contains(.isTrailing) }
        .flatMap { project.first(of: $0) }.map { (current, $0) }
    }
    return nil
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
        let text = arguments.first.flatMap { project.first(of: $0) }.map { deepestName($0).lowercased() } ?? ""
        // The screens of a watch have no bar: it shows its tabs as pages below each other.
        return ["page", "carousel"].contains { text.contains($0) } && !text.contains("verticalpage")
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
      next = project.first(of: current)
    }
    return text
  }

  /// Reads the views of one tab.
  ///
  /// - Parameter isSure: Whether all of them are tabs, as those of `if isIn { Home() } else { Login() }`; of the cases of a
  ///   list that is not known, some may not be.
  private mutating func readTab(_ place: CodePlace, _ owner: CodeOwner, isSure: Bool) -> [GoalPart] {
    var place = place
    var labels: [CodePlace] = []
    var content: CodePlace? = place
    // `Home().tabItem { … }` and `Tab("Home", …) { Home() }`, possibly inside other modifiers.
    var next: CodePlace? = place
    while let current = next, let call = evaluation.call(current), project.node(current).kind == .call {
      if project.node(call.callee).kind == .name, words[project.name(of: call.callee)] == "Tab" {
        let closures = call.arguments.filter { project.node($0).flags.contains(.isTrailing) }
        content =
          evaluation.argument(["content"], of: call)
          ?? closures.first { evaluation.label(of: $0).isEmpty }.flatMap { project.first(of: $0) }
        labels = call.arguments.filter { $0 != closures.first }
        place = current
      }
      guard project.node(call.callee).kind == .member else { break }
      if words[project.name(of: call.callee)] == "tabItem" {
        labels = call.arguments
        break
      }
      next = project.first(of: call.callee)
    }
    guard let content else { return [] }
    let (title, icon) = texts(in: labels)
    let values = evaluation.values(of: content).filter(\.isShown)
    if values.isEmpty { return [(content, nil)] }
    for value in values {
      add(.tab, [value], place, owner, from: "TabView")
      if !isSure, values.count > 1, facts[facts.count - 1].certainty == .exact {
        facts[facts.count - 1].certainty = .oneOf
      }
      facts[facts.count - 1].label = values.count > 1 ? nil : title.flatMap { Self.isKey($0) ? nil : $0 }
      facts[facts.count - 1].icon = icon
      facts[facts.count - 1].name = title.flatMap { Self.isKey($0) ? Self.name(ofKey: $0) : nil }
    }
    let goals = Evaluation.goals(values)
    if goals.count == 1, case .screen(let type) = goals[0] { return [(content, .type(type))] }
    return [(content, nil)]
  }

  /// Returns the first text and the first image in labels.
  mutating func texts(in places: [CodePlace]) -> (title: String?, icon: String?) {
    var title: String?
    var icon: String?
    var pending = Array(places.reversed())
    var count = 0
    while let next = pending.popLast(), count < 200 {
      count += 1
      if project.node(next).kind == .argument, let inner = project.first(of: next),
        let text = project.text(of: inner) ?? text(ofCase: inner)
      {
        switch evaluation.label(of: next) {
        case "systemImage", "systemName", "image": icon = icon ?? text
        case "" where isOfImage(next): icon = icon ?? text
        case "": title = title ?? (text.isEmpty ? nil : text)
        default: break
        }
        continue
      }
      pending += project.children(of: next).reversed()
    }
    return (title, icon)
  }

  private func isOfImage(_ argument: CodePlace) -> Bool {
    guard let call = project.parent(of: argument).flatMap({ evaluation.call($0) }), project.node(call.callee).token >= 0
    else { return false }
    return project.names[project.name(of: call.callee)] == "Image"
  }

  /// Returns the text that a property of an enum has for a known case: `tab.title`.
  private mutating func text(ofCase place: CodePlace) -> String? {
    guard project.node(place).kind == .member, let base = project.first(of: place),
      case .route(let type, let name)? = evaluation.values(of: base).first,
      case .binding(let binding)? = evaluation.member(project.name(of: place), of: type),
      let block = project.child(of: binding, .block)
    else { return nil }
    evaluation.selves[type] = .route(type, name)
    defer { evaluation.selves[type] = nil }
    let texts = evaluation.given(by: block)
    return texts.count == 1 ? project.text(of: texts[0]) : nil
  }
}
