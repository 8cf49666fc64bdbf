/// Why a link never does what it says, in words.
struct DeadLinkReason {
  /// What is wrong.
  private(set) var text: String
  /// What to do.
  private(set) var help: String
  /// The guard that keeps the link from it, where one does.
  private(set) var requirement: Guard?

  init(_ compilation: Compilation, _ verdict: Verdict) {
    text = "something always keeps it from what it says"
    help = "remove it, or lead to it in a way that lets it happen"
    guard let target = verdict.target else { return }
    switch verdict.deadness {
    case .neverRuns: explainOutcome(compilation, verdict)
    case .neverHappens: explainObstacle(target, compilation, verdict)
    case .changesNothing, nil: explainIdleness(target, compilation, verdict)
    }
  }

  private mutating func explainOutcome(_ compilation: Compilation, _ verdict: Verdict) {
    guard let outcome = verdict.outcome else { return }
    let model = compilation.model
    let flow = compilation.name(model[outcome].owner)
    let name = model.text(model[outcome].name)
    text = "\(flow) never ends in `\(name)`"
    help =
      "let a screen of \(flow) that people get to say `finish \(name)`; an outcome that must be handled although it "
      + "never comes gets `stay`"
  }

  private mutating func explainObstacle(_ target: TargetID, _ compilation: Compilation, _ verdict: Verdict) {
    let (model, machine) = (compilation.model, compilation.machine)
    let flags = Situation(compilation, verdict).state?.flags ?? FlagSet()
    var ways: [NodeID] = []
    switch model[target].goal {
    case .call(let node):
      if case .inTab(let reference) = model.placing(of: target) { ways += roots(reference, model) }
      ways.append(node)
    case .tab(let reference): ways = roots(reference, model)
    default: break
    }
    if let index = machine.refusal(to: ways, machine.assigned(by: target, flags)) {
      let found = model.guards[index]
      requirement = found
      let guarded = compilation.describe(found.owner)
      text = "`requires \(compilation.words(found.conditions))` of \(guarded) never lets anybody through from here"
      help = "let a way here set what is required, or say `continue` where the guard's `else` sees to it"
    } else if case .tab(let reference) = model[target].goal {
      let name = model.text(model.tabReferences[Int(reference.index)].name)
      text = "no tab bar that has `\(name)` is ever on the screen or beneath it here"
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
      text = "\(who) is always the bottom of the app, with nothing beneath"
      help = "remove it, or lead to \(screen) in a way that leaves something beneath"
    case .dismiss:
      text = "\(who) is never in a sheet, cover, popover or dialog"
      help = "remove it, say `back` or `home`, or show \(screen) in a layer such as a `sheet`"
    case .finish(let outcome):
      let flow = compilation.name(model[outcome].owner)
      text = "\(who) is never shown in a call of \(flow)"
      help = "call \(flow) somewhere, or offer a link that leads on"
    case .home: (text, help) = ("\(who) is where `home` leads", "remove it")
    case .backTo: (text, help) = ("\(who) is always the bottom of its stack", "remove it")
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
