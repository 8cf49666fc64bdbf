/// Places that are missing, in words.
extension Compilation {
  /// That a place is missing: "nothing is tagged #product here".
  func absence(of place: Target.Place, below screen: NodeID, isOnTop: Bool = false) -> String {
    switch place {
    case .tag(let tag):
      return "nothing \(isOnTop ? "below \(name(screen)) " : "")is tagged \(describe(.tag(tag))) here"
    case .root: return "there is no bottom here"
    case .node(let node):
      if model[node].kind == .flow { return "no call of \(name(node)) has begun below \(name(screen))" }
      return "\(name(node)) is not below \(name(screen))"
    }
  }

  /// What has to be passed for a place to be there.
  func source(of place: Target.Place) -> String {
    guard case .tag(let tag) = place else { return describe(place) }
    return "a link that says `as \(describe(.tag(tag)))`"
  }

  /// Where a tag is lost, for those of its replacements that matter.
  func notes(onReplacementsOf tag: TagID, where matters: (TargetID) -> Bool = { _ in true }) -> [Finding.Note] {
    replacements(of: tag).filter(matters).prefix(3).map {
      Finding.Note(
        message: "this replaces what has the tag; `as \(describe(.tag(tag)))` would keep it", range: goalRange(of: $0))
    }
  }

  /// Where the entry with a tag is replaced by one that has it no longer, in the screens that the tag is given to.
  private func replacements(of tag: TagID) -> [TargetID] {
    let screens = model[tag].givers.flatMap { giver -> [NodeID] in
      if case .call(let node) = model[giver].goal { return model.entryNodes(of: node) }
      return []
    }
    var result: [TargetID] = []
    for screen in screens {
      for link in model.offeredLinks(of: screen) {
        let target = model[link].target
        guard case .replace = model.placing(of: target), model.details(of: target).tag != tag,
          !result.contains(target)
        else { continue }
        result.append(target)
      }
    }
    return result
  }
}
