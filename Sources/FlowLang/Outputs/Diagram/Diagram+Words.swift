/// The words beside and below a row.
extension Diagram {
  /// Returns the goal and modifiers of a target, in the words of the language; empty for a plain push.
  func words(for target: TargetID) -> String {
    let declared = model[target]
    var words: [String] = []
    switch declared.goal {
    case .call:
      if declared.presentation != .push { words.append(declared.presentation.keyword) }
      words += placingWords(model.placing(of: target))
    case .back: words.append("back")
    case .backTo(let place): words.append("back to " + word(for: place))
    case .home: words.append("home")
    case .dismiss: words.append("dismiss")
    case .raise(let tag): words.append("raise " + word(for: .tag(tag)))
    case .tab(let reference): words.append("tab " + tabName(reference))
    case .finish(let outcome): words.append("finish " + model.text(model[outcome].name))
    case .open: words.append("leaves the app")
    case .stay: words.append("stay")
    case .continue: words.append("continue")
    case .broken: words.append(text(ofBroken: target))
    }
    if let tag = model.details(of: target).tag { words.append("as " + word(for: .tag(tag))) }
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
    if let tab = entryPoint.tab { modifiers.append("in tab " + tabName(tab)) }
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

  private func placingWords(_ placing: Target.Placing) -> [String] {
    switch placing {
    case .top: []
    case .replace: ["replace"]
    case .replaceFrom(let place): ["replace from " + word(for: place)]
    case .over(let place): ["over " + word(for: place)]
    case .reset: ["reset"]
    case .reuse: ["reuse"]
    case .inTab(let reference): ["in tab " + tabName(reference)]
    }
  }

  private func word(for place: Target.Anchor) -> String {
    switch place {
    case .tag(let tag): "#" + model.text(model[tag].name)
    case .root: "root"
    case .node(let node): displayName(of: node)
    }
  }

  private func tabName(_ reference: TabReferenceID) -> String {
    let declared = model.tabReferences[Int(reference.index)]
    guard declared.tabs.count == 1, let only = declared.tabs.first else {
      return model.text(declared.name)
    }
    let tab = model[only]
    return title(of: tab, compilation.tree(of: tab.owner).look(ofTab: tab.syntax))
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
