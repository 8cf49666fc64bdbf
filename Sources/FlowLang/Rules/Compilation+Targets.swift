extension Compilation {
  /// Visits every target of every link and guard, with its `else`s and handlers: what a finding about it is about,
  /// and the link that it belongs to, if any.
  func forEachTarget(_ visit: (TargetID, Findings.Subject, LinkID?) -> Void) {
    for (index, link) in model.links.enumerated() {
      let subject = Findings.Subject.link(LinkID(index), owner: link.owner)
      if model.hasBranches(link.target) {
        for target in model.family(of: link.target) { visit(target, subject, LinkID(index)) }
      } else {
        visit(link.target, subject, LinkID(index))
      }
    }
    for own in model.guards {
      for target in own.otherwise.map({ model.family(of: $0) }) ?? [] { visit(target, .node(own.owner), nil) }
    }
  }
}
