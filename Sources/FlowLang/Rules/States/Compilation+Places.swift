/// Messages about anchors that are absent.
extension Compilation {
  /// Returns the statement that an anchor is absent: "nothing is tagged #product here".
  func absence(of place: Target.Anchor, below screen: NodeID, isOnTop: Bool = false) -> String {
    switch place {
    case .tag(let tag):
      return "nothing \(isOnTop ? "below \(name(screen)) " : "")is tagged \(describe(.tag(tag))) here"
    case .root: return "there is no bottom here"
    case .node(let node):
      if model[node].kind == .flow { return "no call of \(name(node)) has begun below \(name(screen))" }
      return "\(name(node)) is not below \(name(screen))"
    }
  }

  /// Returns the description of what puts an anchor on the stack.
  func source(of place: Target.Anchor) -> String {
    guard case .tag(let tag) = place else { return describe(place) }
    return "a link with `as \(describe(.tag(tag)))`"
  }

  /// Returns notes on the targets that lose a tag, for those of its replacements that matter.
  func notes(onReplacementsOf tag: TagID, where matters: (TargetID) -> Bool = { _ in true }) -> [Finding.Note] {
    replacements(of: tag).filter(matters).prefix(3).map {
      Finding.Note(
        message: "this replaces what has the tag; `as \(describe(.tag(tag)))` would keep it", range: goalRange(of: $0))
    }
  }

  /// Returns the targets that replace a tagged entry by one without the tag, on the screens that receive the tag.
  private func replacements(of tag: TagID) -> [TargetID] {
    let screens = model[tag].taggingTargets.flatMap { tagging -> [NodeID] in
      if case .call(let node) = model[tagging].goal { return model.entryNodes(of: node) }
      return []
    }
    var result: [TargetID] = []
    for screen in screens {
      for link in model.offeredLinks(of: screen) {
        let target = model[link].target
        guard case .replace = model.placing(of: target), model.details(of: target).tag != tag, !result.contains(target)
        else { continue }
        result.append(target)
      }
    }
    return result
  }
}
