/// What the findings about states have in common.
extension Compilation {
  /// The finding of a rule about a verdict, at the link or the screen that it is about, with the way there.
  func finding(_ rule: Rule, _ message: String, _ verdict: Verdict, at range: SourceRange? = nil) -> Finding {
    let place = range ?? verdict.target.map { goalRange(of: $0) } ?? nameRange(of: verdict.screen)
    var finding = rule.finding(message, at: place)
    finding.screen = model.name(of: verdict.screen)
    if let link = verdict.link { finding.link = model.text(model[link].name) }
    if let outcome = verdict.outcome { finding.outcome = model.text(model[outcome].name) }
    finding.trace = verdict.trace.map(step)
    finding.cycle = verdict.cycle.map(step)
    if let contrast = verdict.contrast {
      let message = contrast.isEmpty ? "with it: at the start" : "with it: " + contrast.map(step).text
      finding.notes.append(Finding.Note(message: message, range: place, trace: contrast.map(step)))
    }
    return finding
  }

  /// What a verdict is about, for `allow`.
  func subject(of verdict: Verdict) -> Findings.Subject {
    guard let link = verdict.link else { return .node(verdict.screen) }
    return .link(link, owner: model[link].owner)
  }

  /// A screen, for a message.
  func name(_ node: NodeID) -> String { "`\(model.name(of: node))`" }

  /// The link of a verdict, for a message: "`open`", "what `buy` does on `paid`".
  func linkName(_ verdict: Verdict) -> String {
    let link = verdict.link.map { "`\(model.text(model[$0].name))`" } ?? "this"
    guard let outcome = verdict.outcome else { return link }
    return "the `on \(model.text(model[outcome].name))` of \(link)"
  }

  /// A place, for a message.
  func describe(_ place: Target.Place) -> String {
    switch place {
    case .tag(let tag): Spelling.tag(model.text(model[tag].name))
    case .root: "root"
    case .node(let node): "`\(model.name(of: node))`"
    }
  }
}
