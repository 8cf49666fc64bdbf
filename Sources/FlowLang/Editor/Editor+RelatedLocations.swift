/// A further location that belongs to a finding.
public struct RelatedLocation: Hashable, Sendable {
  /// The message about the location.
  public let message: String
  /// The range of the location.
  public let range: SourceRange
}

extension Editor {
  /// Returns the locations of the links in a finding's trace and cycle, then those of its notes and their traces.
  public func relatedLocations(of finding: Finding) -> [RelatedLocation] {
    let cycle = finding.cycle.isEmpty ? [] : places(of: finding.cycle, "again and again", from: finding.trace.count + 1)
    return places(of: finding.trace, "shown by", from: 1) + cycle
      + finding.notes.flatMap { note in
        let ofTrace = places(of: note.trace, note.message, from: 1)
        if !ofTrace.isEmpty { return ofTrace }
        let words = note.hasTrace ? "\(note.message): \(note.trace.traceText)" : note.message
        return [RelatedLocation(message: words, range: note.range)]
      }
  }

  /// Returns the locations of the steps of a trace. The text of a step without one, such as Back, joins that of the
  /// step before it.
  private func places(of steps: [Step], _ title: String, from first: Int) -> [RelatedLocation] {
    var result: [RelatedLocation] = []
    var pending: [String] = []
    for (index, step) in steps.enumerated() {
      let words = "\(title): \(first + index) \(step.text)"
      if let range = range(of: step) {
        result.append(RelatedLocation(message: (pending + [words]).joined(separator: ", "), range: range))
        pending = []
      } else if let last = result.popLast() {
        result.append(RelatedLocation(message: "\(last.message), \(first + index) \(step.text)", range: last.range))
      } else {
        pending.append(words)
      }
    }
    return result
  }

  /// Returns the range of the declaration that a step uses; nil for a step without one.
  private func range(of step: Step) -> SourceRange? {
    let model = compilation.model
    switch step {
    case .link(let screen, let link, _):
      return model.node(named: screen).flatMap { self.link(link, on: $0) }.flatMap { range(of: .link($0)) }
    case .url(let address): return entryPoint { $0.isURL && compilation.text(of: $0) == address }
    case .entry(let screen, let reason):
      return entryPoint {
        !$0.isURL && model.name(of: $0.owner) == screen && (reason == nil || compilation.text(of: $0) == reason)
      }
    case .tab(let tab):
      return model.tabs.indices.first { model.text(model.tabs[$0].name) == tab }
        .flatMap { range(of: .tab(TabID($0))) }
    case .flag(let flag, _), .flagValue(let flag, _):
      return model.flags.indices.first { model.text(model.flags[$0].name) == flag }
        .flatMap { range(of: .flag(FlagID($0))) }
    case .externalOutcome(let flow, let outcome):
      return model.outcome(named: outcome, of: model.node(named: flow)).flatMap { range(of: .outcome($0)) }
    case .back, .dismiss, .externalBack: return nil
    }
  }

  /// Returns the link of a screen with a name: its own, an inherited one, one that it embeds, or one of a tab bar.
  private func link(_ name: String, on screen: NodeID) -> LinkID? {
    let model = compilation.model
    func isIt(_ link: LinkID) -> Bool { model.text(model[link].name) == name }
    if let own = compilation.machine.links(on: screen, in: nil).first(where: isIt) { return own }
    return model.links.indices.first { index in
      model[model.links[index].owner].kind == .tabs && isIt(LinkID(index))
    }.map { LinkID($0) }
  }

  private func entryPoint(where isIt: (EntryPoint) -> Bool) -> SourceRange? {
    compilation.model.entryPoints.first(where: isIt).map { compilation.range($0.syntax, in: $0.owner) }
  }
}
