extension Compilation {
  /// Returns the subject of a finding about a target: its link, or the node whose guard it belongs to.
  func subject(of target: TargetID) -> Findings.Subject {
    let owner = model.owner(of: target)
    return model.link(of: target).map { .link($0, owner: owner) } ?? .node(owner)
  }
}
