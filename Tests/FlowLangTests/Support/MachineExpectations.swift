import Testing

@testable import FlowLang

/// Takes some steps on the machine of a text and expects the state that they lead to.
///
/// - Parameters:
///   - flow: The text, which must have no errors.
///   - steps: The steps, separated by `, `, as ``MachineRun/text(of:)`` writes it; the outcome may be left out. Flags
///     before the first step are the values found at the start.
///   - state: The state, as ``MachineRun/state`` writes it.
///   - sourceLocation: The test.
func expectState(
  _ flow: String, after steps: String = "", _ state: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let run = MachineRun(flow, steps, sourceLocation)
  #expect(run?.state == state, sourceLocation: sourceLocation)
}

/// Expects that exactly these actions are offered after some steps.
func expectOffers(
  _ flow: String, after steps: String = "", _ actions: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  let run = MachineRun(flow, steps, sourceLocation)
  #expect(run?.offers == actions, sourceLocation: sourceLocation)
}

/// The machine of a text after some steps.
struct MachineRun {
  let model: Model
  let machine: Machine
  private var current: AppState

  /// Takes steps from a cold start; records an issue and returns nil if one of them is not offered.
  init?(_ flow: String, _ steps: String, _ sourceLocation: SourceLocation) {
    let compilation = compile(flow, sourceLocation: sourceLocation)
    #expect(compilation.isSound, "\(compilation.findings.sorted.map(\.message))", sourceLocation: sourceLocation)
    (model, machine) = (compilation.model, compilation.machine)
    var steps = steps.split(separator: ", ").map(String.init)[...]
    var flags = machine.declaredFlags
    while let step = steps.first, let (flag, value) = Self.flag(step, model), !model.flags[Int(flag.index)].isExternal {
      model.set(flag, to: value, in: &flags)
      steps.removeFirst()
    }
    guard let start = machine.started(flags: flags) else { return nil }
    current = start
    for step in steps {
      let entryPoints = model.entryPoints.indices.map { Action.entryPoint($0) }
      let offered = machine.actions(in: current) + entryPoints
      guard let action = offered.first(where: { text(of: $0) == step || text(of: $0).hasPrefix(step + " (") }) else {
        Issue.record("`\(step)` is not offered in \(state); there is \(offers)", sourceLocation: sourceLocation)
        return nil
      }
      current = machine.take(action, in: current)
    }
  }

  /// The actions that are offered.
  var offers: [String] { machine.actions(in: current).map(text) }

  /// Returns an action in one or two words: `open` for a link, `pay (paid)` for one that ends a flow, `back`, `close`,
  /// `tab cart`, `online = true`, `Pay ends (paid)`, `Chat goes back`, `enter Product`.
  func text(of action: Action) -> String {
    func name(_ outcome: OutcomeID) -> String { model.text(model[outcome].name) }
    switch action {
    case .link(let link, _, let outcome): return model.text(model[link].name) + (outcome.map { " (\(name($0)))" } ?? "")
    case .back: return "back"
    case .dismiss: return "close"
    case .tab(let tab): return "tab \(model.text(model[tab].name))"
    case .flag(let flag, let value):
      return model[flag].value == nil ? "\(model.text(of: flag)) = \(value)" : model.text(of: flag)
    case .externalOutcome(let outcome): return "\(model.name(of: model[outcome].owner)) ends (\(name(outcome)))"
    case .externalBack(let node): return "\(model.name(of: node)) goes back"
    case .entryPoint(let index): return "enter \(model.name(of: model.entryPoints[index].owner))"
    }
  }

  /// The layers from the bottom, then the flags: `[home: Home, Product #p] cart: Cart | sheet: SignIn {signedIn}`. The
  /// selected tab is in brackets; others are left out while they are unchanged since the start.
  var state: String {
    let flags = model.flags.indices.filter { current.flags.contains(FlagID($0)) }
    let names = flags.map { model.text(of: FlagID($0)) }.joined(separator: ", ")
    return current.layers.map(text).joined(separator: " | ") + (names.isEmpty ? "" : " {\(names)}")
  }

  private func text(of layer: Layer) -> String {
    let presentation = layer.presentation.map { "\($0): " } ?? ""
    guard let bar = layer.bar else { return presentation + text(of: layer.stack) }
    let tabs = machine.tabs(of: bar).indices.filter { place in
      place == layer.selected || !isUntouched(layer.stacks[place], machine.tabs(of: bar)[place])
    }.map { place in
      let name = model.text(model[machine.tabs(of: bar)[place]].name)
      let text = "\(name): \(text(of: layer.stacks[place]))"
      return place == layer.selected ? "[\(text)]" : text
    }
    return presentation + tabs.joined(separator: " ")
  }

  /// Whether the stack of a tab looks like one of a tab that was never selected.
  private func isUntouched(_ stack: [Entry], _ tab: TabID) -> Bool {
    if stack.isEmpty { return true }
    return !machine.choosesRoot(tab)
      && stack == [Entry(screen: machine.root(of: tab, current.flags), tag: nil, call: nil)]
  }

  private func text(of stack: [Entry]) -> String {
    stack.map { entry in
      model.name(of: entry.screen) + (entry.tag.map { " #\(model.text(model[$0].name))" } ?? "")
    }.joined(separator: ", ")
  }

  private static func flag(_ step: String, _ model: Model) -> (FlagID, Bool)? {
    let parts = step.split(separator: " = ")
    guard parts.count == 2, let flag = model.declaredFlags.first(where: { model.text(model[$0].name) == parts[0] })
    else { return nil }
    let value = model.values(of: flag).first { model[$0].value.map { model.text($0) } == String(parts[1]) }
    return value.map { ($0, true) } ?? (flag, parts[1] == "true")
  }
}
