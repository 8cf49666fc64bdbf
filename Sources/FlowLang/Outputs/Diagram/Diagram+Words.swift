/// The words beside and below a row.
extension Diagram {
  /// Returns the goal and modifiers of a target, in the words of the language; empty for a plain push.
  func words(for target: TargetID) -> String {
    let declared = model[target]
    var words: [String] = []
    switch declared.goal {
    case .call:
      if declared.presentation != .push { words.append(declared.presentation.keyword) }
      if let placing = self.words(for: model.placing(of: target)) { words.append(placing) }
    case .open: words.append("leaves the app")
    default: words.append(self.words(for: declared.goal) ?? text(ofBroken: target))
    }
    if let tag = model.details(of: target).tag { words.append("as " + word(for: tag)) }
    if let fallback = declared.fallback { words.append("or " + fallback.keyword) }
    return words.joined(separator: " ")
  }

  /// Returns the text of a goal with an error: "back to Gone ?".
  private func text(ofBroken target: TargetID) -> String {
    let range = compilation.goalRange(of: target)
    let bytes = compilation.sources[Int(range.file.index)].bytes[Int(range.start)..<Int(range.end)]
    let words = bytes.prefix(80).split(whereSeparator: ASCII.isWhitespace).map { String(decoding: $0, as: UTF8.self) }
    return (words + ["?"]).joined(separator: " ")
  }

  /// Returns the address of a url or the reason of an entry, the layer that it opens, and what is below: "/terms ·
  /// sheet", "/offers · in tab Shop over Home".
  func words(for entryPoint: EntryPoint) -> String {
    let text = entryPoint.text.map { compilation.tree(of: entryPoint.owner).text(of: $0) } ?? "?"
    var modifiers = entryPoint.presentation == .push ? [] : [entryPoint.presentation.keyword]
    if let tab = entryPoint.tab { modifiers.append("in tab " + word(for: tab)) }
    let below = model.calls[entryPoint.over].compactMap(\.node).map { displayName(of: $0) }
    if !below.isEmpty { modifiers.append("over " + below.joined(separator: ", ")) }
    return modifiers.isEmpty ? text : "\(text) · \(modifiers.joined(separator: " "))"
  }

  /// Returns the screens that drop a link which others inherit: "not on Login, Welcome"; empty if there are none.
  func words(forScreensWithout link: LinkID) -> String {
    let screens = screens(dropping: link)
    if screens.isEmpty { return "" }
    let names = screens.map { displayName(of: $0) }.joined(separator: ", ")
    // The names of more would make the box wide, and be cut off.
    return "not on " + (screens.count > 1 && names.count > 30 ? "\(screens.count.grouped) screens" : names)
  }

  /// Returns the conditions of a target and the flags that it changes.
  func words(forDetails details: TargetDetails) -> String {
    var words: [String] = []
    if !details.conditions.isEmpty { words.append(self.words(forConditions: details.conditions)) }
    if !details.set.isEmpty { words.append("set " + flagNames(details.set)) }
    if !details.clear.isEmpty { words.append("clear " + flagNames(details.clear)) }
    return words.joined(separator: " · ")
  }

  /// Returns conditions: "when onboarded, not signedIn"; empty when there are none.
  func words(forConditions conditions: Slice) -> String {
    conditions.isEmpty ? "" : "when " + words(forFlags: conditions)
  }

  /// Returns conditions without `when`: "onboarded, not signedIn".
  func words(forFlags conditions: Slice) -> String {
    model.conditions[conditions].map { ($0.isNegated ? "not " : "") + model.plainText(of: $0.flag) }.joined(
      separator: ", ")
  }

  private func flagNames(_ assignments: Slice) -> String {
    model.assignments[assignments].map { model.plainText(of: $0) }.joined(separator: ", ")
  }
}

extension Diagram: TargetWording {
  func word(for node: NodeID) -> String { displayName(of: node) }
  func word(for tag: TagID) -> String { "#" + model.text(model[tag].name) }
  func word(for outcome: OutcomeID) -> String { model.text(model[outcome].name) }

  func word(for tab: TabReferenceID) -> String {
    let reference = model.tabReferences[Int(tab.index)]
    guard reference.tabs.count == 1, let only = reference.tabs.first else { return model.text(reference.name) }
    return title(of: model[only], compilation.look(of: only))
  }
}
