/// Outcomes that a screen of a flow declares instead of the flow: the calls of the flow handle them, and it has none of
/// these names.
struct MisplacedOutcomes {
  /// The outcomes of one screen that belong to the flow around it.
  struct Group {
    let flow: NodeID
    let screen: NodeID
    fileprivate(set) var outcomes: [Outcome]
    fileprivate(set) var names: Set<String> = []
  }

  private(set) var groups: [Group] = []
  private let compilation: Compilation

  init(_ compilation: Compilation) {
    self.compilation = compilation
    let model = compilation.model
    var asked: [NodeID: Set<String>] = [:]
    for name in model.unresolved where name.kind == .outcome && name.actual == nil {
      guard let flow = name.scope, model[flow].kind == .flow else { continue }
      asked[flow, default: []].insert(compilation.trees[Int(name.file.index)].text(of: name.token))
    }
    if asked.isEmpty { return }
    for outcome in model.outcomes where model[outcome.owner].kind == .screen {
      let flow = model.enclosing(outcome.owner).first { $0 != outcome.owner && model[$0].kind == .flow }
      let name = model.text(outcome.name)
      guard let flow, asked[flow]?.contains(name) == true else { continue }
      // The outcomes of a screen follow each other.
      if groups.last?.screen != outcome.owner { groups.append(Group(flow: flow, screen: outcome.owner, outcomes: [])) }
      groups[groups.count - 1].outcomes.append(outcome)
      groups[groups.count - 1].names.insert(name)
    }
  }

  /// Whether an unknown name follows from a misplaced outcome: it is asked of the flow, or the screen has become a flow of
  /// its own, which hides the outcomes of the one around it.
  func explains(_ name: UnresolvedName) -> Bool {
    guard name.kind == .outcome, name.actual == nil, let scope = name.scope else { return false }
    let text = compilation.trees[Int(name.file.index)].text(of: name.token)
    return groups.contains { scope == $0.screen || scope == $0.flow && $0.names.contains(text) }
  }

  /// Returns the finding at the first outcome of a group, with the repair that moves them all.
  func finding(_ group: Group) -> Finding {
    let model = compilation.model
    let tree = compilation.tree(of: group.screen)
    let (flow, screen) = (model.name(of: group.flow), model.name(of: group.screen))
    let ranges = group.outcomes.map { compilation.range($0.syntax, in: group.screen) }
    let name = model.text(group.outcomes[0].name)
    var finding = Rule.unknownName.finding(
      "`\(name)` is an outcome of the screen `\(screen)`, but calls of the flow `\(flow)` handle it",
      at: compilation.range(tree[group.outcomes[0].syntax].firstToken + 1, in: group.screen))
    finding.help = "declare it in `\(flow)`"
    finding.notes = ranges.dropFirst().map { Finding.Note(message: "and here", range: $0) }
    guard let place = compilation.beginning(of: group.flow), ranges.allSatisfy({ $0.file == place.range.file }) else {
      return finding
    }
    let moved = ranges.map { range in
      String(decoding: tree.source.bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
    }
    let edits =
      [TextEdit(range: place.range, text: moved.map(place.text).joined())]
      + ranges.map { TextEdit(range: $0, text: "") }
    finding.fixes = [FixIt(title: "put it into `\(flow)`", isSafe: false, edits: edits)]
    return finding
  }
}
