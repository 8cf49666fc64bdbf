/// What a target does, in the few bytes that the search over large flows reads.
struct PlainStep {
  enum Kind: UInt8 {
    /// `open`, `stay`, and what leads nowhere.
    case nothing
    /// A push, or a layer of its own.
    case put
    case replace, reset, over, replaceFrom, inTab
    case back, home, dismiss, backTo, tab, finish
  }

  var kind = Kind.nothing
  /// How what it shows is put on: the raw value of a `Target.Presentation`.
  var presentation: UInt8 = 0
  /// Whether it calls a flow.
  var isCall = false
  /// Whether what it shows has parameters, so that the same screen need not be the same entry.
  var hasParameters = false
  /// The screen, external flow or tab bar that it shows first.
  var shown = PlainStep.none
  /// The tag that it gives.
  var tag = PlainStep.none

  /// No screen, no tag, no call, no vertex, no way.
  static let none = UInt32.max
}

/// The steps of all targets of a flow.
struct PlainSteps {
  private(set) var steps: [PlainStep] = []
  /// Whether anything cuts back to an entry below and goes on from there, so that ways back matter.
  private(set) var hasExits = false

  /// Reads the targets; nil when the flow is more than memoryless: when something asks for a flag, sets one without
  /// going anywhere, raises or reuses, or puts a tab bar where only a screen is foreseen.
  init?(_ machine: Machine) {
    let model = machine.model
    guard model.conditions.isEmpty, model.guards.isEmpty, RelevantFlags.find(model).isEmpty else { return nil }
    steps.reserveCapacity(model.targets.count)
    var shown = [UInt32](repeating: PlainStep.none, count: model.nodes.count)
    var hasParameters = [Bool](repeating: false, count: model.nodes.count)
    for (index, node) in model.nodes.enumerated() {
      let isPlain = node.kind != .flow || node.isExternal
      shown[index] = isPlain ? UInt32(index) : machine.firstShown(in: NodeID(index), FlagSet())?.index ?? PlainStep.none
      if node.details != NodeDetails.none {
        hasParameters[index] = !model.details[Int(node.details)].parameters.isEmpty
      }
    }
    for target in model.targets {
      var step = PlainStep()
      switch target.goal {
      case .open, .stay, .continue, .broken: break
      case .back: step.kind = .back
      case .home: step.kind = .home
      case .dismiss: step.kind = .dismiss
      case .backTo: step.kind = .backTo
      case .tab: step.kind = .tab
      case .raise: return nil
      case .finish:
        step.kind = .finish
        hasExits = true
      case .call(let node):
        let index = Int(node.index)
        step.shown = shown[index]
        guard step.shown != PlainStep.none else { break }
        step.presentation = target.presentation.rawValue
        step.isCall = model.nodes[index].kind == .flow
        if step.isCall { hasExits = true }
        step.hasParameters = hasParameters[Int(step.shown)]
        step.kind = .put
        guard target.details != TargetDetails.none else { break }
        let details = model.targetDetails[target.details]
        step.tag = details.tag?.index ?? PlainStep.none
        guard let kind = Self.kind(details.placing) else { return nil }
        step.kind = kind
        if kind == .over || kind == .replaceFrom || kind == .inTab { hasExits = true }
      }
      if step.shown != PlainStep.none, model.nodes[Int(step.shown)].kind == .tabs {
        let isLayer = step.kind == .put && step.presentation != 0
        guard step.tag == PlainStep.none, step.kind == .reset || isLayer else { return nil }
      }
      steps.append(step)
    }
  }

  private static func kind(_ placing: Target.Placing) -> PlainStep.Kind? {
    switch placing {
    case .top: .put
    case .replace: .replace
    case .replaceFrom: .replaceFrom
    case .over: .over
    case .reset: .reset
    case .inTab: .inTab
    case .reuse: nil
    }
  }

  subscript(target: TargetID) -> PlainStep {
    @inline(__always) get { steps[Int(target.index)] }
  }
}
