@testable import FlowLang

/// The subjects of findings, in the terms of the judge.
extension Compilation {
  /// Returns the subject of a finding of a rule about states; nil if the judge does not decide such subjects.
  func subject(of finding: Finding) -> Judgement.Subject? {
    switch finding.rule {
    case "unbounded-stack": return screen(named: finding.screen).map { cycle(through: $0) }
    case "unguarded-url": return opening(of: finding)
    case "broken-expectation": return expectation(at: finding.range).map { .expectation($0) }
    case "exclusive-flags":
      return model.flags.indices.map { FlagID($0) }.first { range(of: $0) == finding.range }.map { .flags($0) }
    case "unreachable-screen", "deep-link-only", "dead-end": return screen(named: finding.screen).map { .screen($0) }
    default: return target(of: finding).map { .target($0) } ?? entryPoint(at: finding.range).map { .entryPoint($0) }
    }
  }

  /// Returns the node of the finding, and the url or entry of its note.
  private func opening(of finding: Finding) -> Judgement.Subject? {
    guard let node = model.nodeIDs.first(where: { $0 != .app && nameRange(of: $0) == finding.range }),
      let entryPoint = finding.notes.lazy.compactMap({ self.entryPoint(at: $0.range) }).first
    else { return nil }
    return .opening(entryPoint, node)
  }

  private func screen(named name: String) -> NodeID? {
    model.nodeIDs.first { (model[$0].kind == .screen || model[$0].isExternal) && model.name(of: $0) == name }
  }

  private func cycle(through screen: NodeID) -> Judgement.Subject {
    .cycle(ScreenCycles(machine).heads[screen] ?? screen)
  }

  /// Returns the subjects of the verdicts that a note qualifies.
  func subjects(of undecided: Verdicts.Undecided) -> [Judgement.Subject] {
    guard undecided.rule == "unguarded-url" else { return [subject(of: undecided)] }
    // If a node is undecided, so is whether a higher node is reported.
    return model.entryPoints.indices.flatMap { index in model.nodeIDs.map { .opening(index, $0) } }
  }

  private func subject(of undecided: Verdicts.Undecided) -> Judgement.Subject {
    if let expectation = undecided.expectation { return .expectation(expectation) }
    if undecided.rule == "unbounded-stack" { return cycle(through: undecided.verdict.screen) }
    return undecided.verdict.target.map { .target($0) } ?? .screen(undecided.verdict.screen)
  }

  /// Returns the link, by its name, or the guard that contains the finding, or their innermost handler that contains
  /// it. Names of links must be unique.
  func target(of finding: Finding) -> TargetID? {
    guard let root = root(of: finding) else { return nil }
    var result = root
    for target in model.family(of: root) {
      for handler in model.handlers[model.details(of: target).handlers] {
        guard let inner = handler.target, range(handler.syntax, in: model.owner(of: root)).contains(finding.range)
        else { continue }
        result = inner
      }
    }
    return result
  }

  private func root(of finding: Finding) -> TargetID? {
    if !finding.link.isEmpty { return model.links.first { model.text($0.name) == finding.link }?.target }
    if let start = model.startAlternatives.compactMap(\.target).first(where: {
      range(model[$0].syntax, in: .app).contains(finding.range)
    }) {
      return start
    }
    return model.guards.first { range($0.syntax, in: $0.owner).contains(finding.range) }?.otherwise
  }

  private func entryPoint(at place: SourceRange) -> Int? {
    model.entryPoints.indices.first {
      range(model.entryPoints[$0].syntax, in: model.entryPoints[$0].owner).contains(place)
    }
  }

  private func expectation(at place: SourceRange) -> Int? {
    model.expectations.indices.first { index in
      let expectation = model.expectations[index]
      let range = trees[Int(expectation.file.index)].range(of: expectation.syntax)
      return SourceRange(file: expectation.file, start: range.start, end: range.end).contains(place)
    }
  }

  /// Whether a target is that of a handler.
  func isHandler(_ target: TargetID) -> Bool { model.handlers.contains { $0.target == target } }

  /// Returns a readable description of a judgement.
  func describe(_ judgement: Judgement) -> String {
    let length =
      switch judgement.certain {
      case .some(Int.max): "certain"
      case .some(let certain) where certain == judgement.possible: certain.counted("step")
      case .some(let certain): "\(judgement.possible) to \(certain) steps"
      case nil: "possible from \(judgement.possible) steps on"
      }
    return "\(judgement.rule) \(describe(judgement.subject)): \(length)"
      + (judgement.contrast.map { ", otherwise \($0)" } ?? "") + (judgement.isWarning ? ", a warning" : "")
  }

  /// Returns a readable description of a subject.
  private func describe(_ subject: Judgement.Subject) -> String {
    switch subject {
    case .cycle(let screen): return "a cycle of \(model.name(of: screen))"
    case .screen(let screen): return model.name(of: screen)
    case .flags(let flag): return "flags from \(model.text(of: flag)) on"
    case .entryPoint(let index): return step(.entryPoint(index)).text
    case .opening(let index, let node): return "\(model.name(of: node)) by \(step(.entryPoint(index)).text)"
    case .expectation(let index): return "expectation \(index + 1)"
    case .target(let target):
      let link =
        model.link(of: target).map { model.text(model[$0].name) }
        ?? (model[target].origin.startOwner == nil ? "a guard" : "the start")
      let handler = model.handlers.first { $0.target == target }
      return link + (handler?.outcome.map { " on \(model.text(model[$0].name))" } ?? "")
    }
  }
}

extension SourceRange {
  fileprivate func contains(_ other: SourceRange) -> Bool {
    file == other.file && start <= other.start && other.end <= end
  }
}
