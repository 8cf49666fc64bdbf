/// Names and anchors as they appear in messages about states.
extension Compilation {
  /// Returns a screen, tab bar, group or flow: "`Home`".
  func name(_ node: NodeID) -> String { "`\(model.name(of: node))`" }

  /// Returns a flag: "`signedIn`", "`plan = pro`".
  func name(_ flag: FlagID) -> String { "`\(model.shownText(of: flag))`" }

  /// Returns a flag without its value: "`plan`".
  func flagName(_ flag: FlagID) -> String { "`\(model.text(model[flag].name))`" }

  /// Returns the values of a flag: "`free`, `plus` or `pro`".
  func listedValues(of flag: FlagID, _ conjunction: String) -> String {
    let values = model.values(of: flag).compactMap { model[$0].value }.map { "`\(model.text($0))`" }
    return listed(values, conjunction, most: .max)
  }

  /// Returns the range of a flag's name, or of a value, in its declaration.
  func range(of flag: FlagID) -> SourceRange {
    let own = model[flag]
    return trees[Int(own.file.index)].range(of: own.token, in: own.file)
  }

  /// Returns the link of a verdict: "`open`", "the `on paid` of `buy`", "the `on paid` of the `requires`".
  func linkName(_ verdict: Verdict) -> String {
    let isStart = verdict.target.map { model[$0].origin.startOwner != nil } ?? false
    let link = verdict.link.map { "`\(model.text(model[$0].name))`" }
    guard let outcome = verdict.outcome else { return link ?? (isStart ? "the `start`" : "this") }
    let owner = link ?? (isStart ? "the `start`" : "the `requires`")
    return "the `on \(model.text(model[outcome].name))` of \(owner)"
  }

  /// Returns an anchor: "#product", "`Product`", "root".
  func describe(_ place: Target.Anchor) -> String {
    switch place {
    case .tag(let tag): Spelling.tag(model.text(model[tag].name))
    case .root: "root"
    case .node(let node): name(node)
    }
  }

  /// Returns conditions as they are written: "signedIn, not blocked".
  func words(_ conditions: Slice) -> String {
    model.conditions[conditions].map { model.text(of: $0) }.joined(separator: ", ")
  }
}
