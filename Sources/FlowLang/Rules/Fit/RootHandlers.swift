/// The handlers of calls at the root, below which there is nothing: each must reset the app or leave it unchanged.
extension Rule {
  /// Finds handlers of calls at the root that assume something below, and a `start` that handles outcomes although it
  /// does not call a flow of the app.
  static func findMisplacedHandlers(_ compilation: Compilation, _ findings: inout Findings) {
    let model = compilation.model
    for index in model.targets.indices {
      let target = TargetID(index)
      guard !model.handlers[model.details(of: target).handlers].isEmpty else { continue }
      if let owner = model[target].origin.startOwner, owner != .app, model[target].written.contains(.start) {
        findings.add(wrongModifiers, about: .node(owner)) { handledInFlow(target, owner, compilation) }
      } else if model.isRootCall(target) {
        check(handlersOf: target, compilation, &findings)
      }
    }
  }

  private static func handledInFlow(_ target: TargetID, _ owner: NodeID, _ compilation: Compilation) -> Finding {
    var finding = wrongModifiers.finding(
      "the `start` of a flow calls nothing, so there is no outcome to handle", at: compilation.goalRange(of: target))
    finding.help =
      "handle outcomes in the `start` of the app, or where `\(compilation.model.name(of: owner))` is called"
    return finding
  }

  private static func check(handlersOf call: TargetID, _ compilation: Compilation, _ findings: inout Findings) {
    let model = compilation.model
    for handler in model.handlers[model.details(of: call).handlers] {
      guard let outcome = handler.outcome else { continue }
      for target in handler.target.map({ model.alternatives(of: $0) }) ?? [] where !model.isForRoot(target) {
        // A target whose modifiers contradict each other is reported for that.
        if ModifierProblem(model[target], model) != nil { continue }
        findings.add(wrongModifiers, about: compilation.subject(of: target)) {
          misplaced(target, outcome, compilation)
        }
      }
    }
  }

  private static func misplaced(_ target: TargetID, _ outcome: OutcomeID, _ compilation: Compilation) -> Finding {
    let model = compilation.model
    let owner = model.owner(of: target)
    let tree = compilation.tree(of: owner)
    let syntax = model[target].syntax
    let first = compilation.goalRange(of: target)
    let end = compilation.range(tree.lastModifier(of: syntax), in: owner).end
    let name = Spelling.word(model.text(model[outcome].name))
    var finding = wrongModifiers.finding(
      "nothing is below `\(model.name(of: model[outcome].owner))` here, so `on \(name)` must state what the app shows",
      at: SourceRange(file: first.file, start: first.start, end: end))
    compilation.describe(&finding, owner, model.link(of: target))
    guard case .call = model[target].goal else {
      finding.help = "write a screen, tab bar or flow with `reset`, or `stay` or `open`"
      return finding
    }
    finding.help = "place it with `reset`"
    let written = tree.children(of: syntax).filter { isPlacement(tree[$0].kind) }
    if let modifier = written.first, written.count == 1 {
      finding.fixes = [
        FixIt("place it with `reset`", isSafe: false, replace: compilation.range(modifier, in: owner), with: "reset")
      ]
    } else if written.isEmpty {
      finding.fixes = [FixIt("place it with `reset`", isSafe: true, replace: first.after, with: " reset")]
    }
    return finding
  }

  private static func isPlacement(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .plainModifier, .overModifier, .replaceModifier, .inTabModifier, .orModifier: true
    default: false
    }
  }
}

extension Model {
  /// Whether a handler of a call at the root may have a target: it must reset the app or leave it unchanged.
  fileprivate func isForRoot(_ target: TargetID) -> Bool {
    switch self[target].goal {
    case .open, .stay, .broken: return true
    case .call:
      if case .reset = placing(of: target) { return true }
      return false
    default: return false
    }
  }

  /// The targets of handlers that need something below the call.
  var misplacedHandlers: Set<TargetID> {
    var result: Set<TargetID> = []
    for index in targets.indices where isRootCall(TargetID(index)) {
      for handler in handlers[details(of: TargetID(index)).handlers] {
        result.formUnion(handler.target.map { alternatives(of: $0).filter { !isForRoot($0) } } ?? [])
      }
    }
    return result
  }
}
