/// The reason why a link never has its effect, for a message.
struct DeadLinkReason {
  /// The claim of the message: "never does anything".
  private(set) var claim = "never does anything"
  /// The reason.
  private(set) var text: String
  /// The advice.
  private(set) var help: String
  /// The guard that stops the link, if any.
  private(set) var requirement: Guard?

  /// - Parameter changing: The flags that can ever hold.
  init(_ compilation: Compilation, _ verdict: Verdict, _ changing: Set<FlagID>) {
    text = "something always keeps it from its effect"
    help = "remove it, or change the paths that lead to it"
    guard let target = verdict.target else { return }
    switch verdict.deadness {
    case .neverRuns: explainOutcome(compilation, verdict)
    case .neverHappens: explainObstacle(target, compilation, verdict, changing)
    case .changesNothing, nil: explainIdleness(target, compilation, verdict)
    }
  }

  private mutating func explainOutcome(_ compilation: Compilation, _ verdict: Verdict) {
    guard let outcome = verdict.outcome else { return }
    let model = compilation.model
    let flow = compilation.name(model[outcome].owner)
    let name = model.text(model[outcome].name)
    claim = "is never followed"
    text = "\(flow) never ends in `\(name)`"
    help =
      "let a reachable screen of \(flow) do `finish \(name)`; an outcome that must be handled although it "
      + "never comes gets `stay`"
  }

  private mutating func explainObstacle(
    _ target: TargetID, _ compilation: Compilation, _ verdict: Verdict, _ changing: Set<FlagID>
  ) {
    let (model, machine) = (compilation.model, compilation.machine)
    let flags = FindingContext(compilation, verdict).state?.flags ?? FlagSet()
    var nodes: [NodeID] = []
    switch model[target].goal {
    case .call(let node):
      if case .inTab(let reference) = model.placing(of: target) { nodes += roots(reference, model) }
      nodes.append(node)
      claim = "never gets to \(compilation.name(node))"
    case .tab(let reference): nodes = roots(reference, model)
    default: break
    }
    // Of several guards, the one that can never be satisfied is named, whichever refuses first.
    let unmet = nodes.flatMap { model.guards(of: $0) }.first { guarded in
      model.conditions[guarded.conditions].contains { !$0.isNegated && !changing.contains($0.flag) }
    }
    let refusing = machine.refusal(to: nodes, machine.assigned(by: target, flags)).map { model.guards[$0] }
    if let found = unmet ?? refusing {
      requirement = found
      let guarded = "`requires \(compilation.words(found.conditions))` of \(compilation.describe(found.owner))"
      text = unmet == nil ? "a guard always refuses, here \(guarded)" : "\(guarded) never lets anybody through"
      help = compilation.advice(on: found.conditions, changing)
    } else if case .tab(let reference) = model[target].goal {
      let name = model.text(model.tabReferences[Int(reference.index)].name)
      text = "no tab bar that has `\(name)` is ever on the screen or below it here"
      help = "lead to the tab bar first, or take another goal"
    }
  }

  private func roots(_ reference: TabReferenceID, _ model: Model) -> [NodeID] {
    model.tabReferences[Int(reference.index)].tabs.compactMap { model[$0].root.node }
  }

  private mutating func explainIdleness(_ target: TargetID, _ compilation: Compilation, _ verdict: Verdict) {
    let model = compilation.model
    let isOwn = verdict.link.map { model[$0].owner == verdict.screen } ?? false
    let screen = compilation.name(verdict.screen)
    let who = isOwn ? screen : "what offers it"
    switch model[target].goal {
    case .back:
      text = "\(who) is always the bottom of the app, with nothing below"
      help = "remove it, or lead to \(screen) on a path that leaves something below"
    case .dismiss:
      text = "\(who) is never in a sheet, cover, popover or dialog"
      help = "remove it, use `back` or `home`, or show \(screen) in a layer such as a `sheet`"
    case .finish(let outcome):
      let flow = compilation.name(model[outcome].owner)
      if FindingContext(compilation, verdict).state?.rootCall(of: model[outcome].owner) != nil {
        text = "nothing is below \(flow), and the handler of this outcome stays there"
        help = "set what the app shows then, with `reset`, or remove it"
        return
      }
      text = "\(who) is never shown in a call of \(flow)"
      help = "call \(flow) somewhere, or offer a link that leads on"
    case .home: (text, help) = ("\(who) is where `home` leads", "remove it")
    case .backTo:
      let layer = FindingContext(compilation, verdict).state?.top.presentation
      text = "\(who) is always the bottom of its stack, which is what `root` means"
      help = layer.map { "use `dismiss`, which closes the \($0.keyword)" } ?? "remove it"
    case .raise(let tag):
      text = "what is tagged \(compilation.describe(.tag(tag))) is always on top already"
      help = "remove it"
    case .tab(let reference):
      let name = model.text(model.tabReferences[Int(reference.index)].name)
      (text, help) = ("the tab `\(name)` is always selected already, with only its root on the stack", "remove it")
    case .call(let node):
      text = "\(compilation.name(node)) is always there already"
      help = "remove it, or lead somewhere else"
    case .open, .stay, .continue, .broken: break
    }
  }
}
