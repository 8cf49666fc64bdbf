/// The labels of the buttons that lead to goals.
extension FactFinder {
  /// Returns the label of the button around a node, and a name for the link.
  func label(of place: CodePlace, _ owner: CodeOwner) -> (label: String?, name: String?) {
    if let label = labelAround(place) {
      // The key of a localized text is not visible.
      return Self.isKey(label) ? (nil, Self.name(ofKey: label)) : (label, nil)
    }
    // A link opened by a state is named after the state, and has the label of the button that sets the state.
    guard let call = evaluation.call(place) else { return (nil, nil) }
    if let (scope, last) = scope(ofPresentation: call) { return (nil, last ?? scope.names.last) }
    guard let state = evaluation.argument(["isPresented", "item"], of: call),
      project.node(state).token >= 0
    else { return (nil, nil) }
    let text = project.names[project.name(of: state)]
    let name = text.hasPrefix("$") ? String(text.dropFirst()) : text
    return (nil, name)
  }

  /// Whether a text is the key of a localized text: `settings.title`, `settings_title`.
  static func isKey(_ text: String) -> Bool {
    guard !text.contains(" "), text.contains(".") || text.contains("_") else { return false }
    return text.utf8.allSatisfy { ASCII.isWordPart($0) || $0 == ASCII.dot || $0 == ASCII.minus }
  }

  /// Returns the specific words of a key: `mute` for `account.action.mute`.
  static func name(ofKey key: String) -> String {
    let words = key.split { $0 == "." || $0 == "_" || $0 == "-" }.filter { !["title", "label", "button"].contains($0) }
    let last = words.suffix(key.contains(".") ? 1 : 3)
    return last.enumerated().map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
  }

  /// Sets the labels of facts that a state opens to those of the buttons that set the state in the same file.
  mutating func labelStates() {
    for index in facts.indices where facts[index].label == nil {
      let place = facts[index].place
      if let call = evaluation.call(place), let (scope, last) = scope(ofPresentation: call) {
        facts[index].label = label(opening: scope, last, facts[index].owner).flatMap { Self.isKey($0) ? nil : $0 }
        continue
      }
      guard let name = facts[index].name.flatMap(project.names.find), let call = evaluation.call(place),
        evaluation.argument(["isPresented", "item"], of: call) != nil
      else { continue }
      for use in setters[StateKey(file: place.file, name: name)] ?? [] {
        guard !isOfOtherState(use, name, place), let label = labelAround(use) else { continue }
        if !Self.isKey(label) { facts[index].label = label }
        break
      }
    }
  }

  /// Whether an assignment is to a state with the same name of another type.
  private func isOfOtherState(_ target: CodePlace, _ name: CodeName, _ place: CodePlace) -> Bool {
    guard project.node(target).kind == .name || isOfSelf(target), let type = project.typeAround(target),
      type != project.typeAround(place), let own = project[type].members[name]?.first
    else { return false }
    return !isBinding(own)
  }

  /// Adds the target of an assignment to a state: `isShown = true`, `isShown.toggle()`.
  mutating func noteSetter(_ target: CodePlace) {
    guard project.node(target).token >= 0 else { return }
    let key = StateKey(file: target.file, name: project.name(of: target))
    if setters[key, default: []].count < 100 { setters[key, default: []].append(target) }
  }

  /// Returns the label of the innermost button or link around a node.
  func labelAround(_ place: CodePlace) -> String? {
    var next: CodePlace? = place
    var count = 0
    while let current = next, count < 60 {
      count += 1
      let kind = project.node(current).kind
      if kind == .function || kind == .binding || kind == .type { return nil }
      if kind == .call, let call = evaluation.call(current), project.node(call.callee).token >= 0 {
        let name = project.names[project.name(of: call.callee)]
        if name == "Button" || name == "NavigationLink" || name == "Menu" || name == "UIAction"
          || name == "UIBarButtonItem" || name.hasSuffix("Button")
        {
          return text(in: call, of: name)
        }
      }
      next = project.parent(of: current)
    }
    return nil
  }

  private func text(in call: Evaluation.Call, of name: String) -> String? {
    for argument in call.arguments {
      let label = evaluation.label(of: argument)
      guard let inner = project.first(of: argument) else { continue }
      let isTrailing = project.node(argument).flags.contains(.isTrailing)
      if ["", "title", "text", "label", "titleKey"].contains(label), !isTrailing, let text = project.text(of: inner),
        !text.isEmpty
      {
        return text
      }
      let isLabel = label == "label" || (isTrailing && hasOtherClosure(call, argument))
      if isLabel, let text = firstText(in: inner) { return text }
    }
    return nil
  }

  /// Whether a closure without a label is the label of a button, because another argument is its action or destination.
  private func hasOtherClosure(_ call: Evaluation.Call, _ argument: CodePlace) -> Bool {
    guard evaluation.label(of: argument).isEmpty else { return false }
    return evaluation.argument(["destination", "action", "value", "state", "isActive"], of: call) != nil
  }

  /// Returns the first text that a view shows; nil where code computes it.
  private func firstText(in place: CodePlace) -> String? {
    var pending = [place]
    var count = 0
    while let next = pending.popLast(), count < 200 {
      count += 1
      if let call = evaluation.call(next), project.node(next).kind == .call, project.node(call.callee).kind == .name {
        let name = project.names[project.name(of: call.callee)]
        if name == "Text" || name == "Label", let inner = call.firstValue, project.node(inner).kind != .closure {
          // What follows a title that code computes is no title.
          guard let text = project.text(of: inner) else { return nil }
          if !text.isEmpty { return text }
        }
      }
      pending += project.children(of: next).reversed()
    }
    return nil
  }
}
