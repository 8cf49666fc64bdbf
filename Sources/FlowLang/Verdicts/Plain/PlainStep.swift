/// What a target does, in the few bytes that the search over large flows reads.
struct PlainStep {
  enum Kind: UInt8 {
    /// `open`, `stay`, and what leads nowhere.
    case nothing
    /// A push, or a layer of its own.
    case put
    case replace, reset, over, replaceFrom, inTab
    case back, home, dismiss, backTo, backToRoot, tab, finish
  }

  var kind = Kind.nothing
  /// How what it shows is put on: the raw value of a `Target.Presentation`.
  var presentation: UInt8 = 0
  /// Whether it calls a flow.
  var isCall = false
  /// Whether it shows a tab bar.
  var isBar = false
  /// The screen, external flow or tab bar that it shows first.
  var shown = PlainStep.none
  /// The tag that it gives.
  var tag = PlainStep.none

  /// No screen, no tag, no call, no vertex, no way.
  static let none = UInt32.max
}

/// The steps of all targets of a flow, each read off its target when it is asked for.
struct PlainSteps {
  private let targets: [Target]
  private let details: TargetDetailsList
  /// What going to each node shows first; empty where that is always the node itself.
  private let shown: [Shown]
  /// Whether each screen has parameters, so that the same screen need not be the same entry.
  private let hasParameters: [Bool]
  /// Whether anything cuts back to an entry below and goes on from there, so that ways back matter.
  private(set) var hasExits = false
  /// Whether anything asks what lies below.
  private(set) var hasPlaces = false
  /// What each link does, by its number, as far as a glance tells.
  private(set) var glances: [PlainGlance] = []

  /// A screen, external flow or tab bar in 4 bytes, with what is known of how it is gone to.
  private struct Shown {
    private var bits: UInt32
    private static let callBit: UInt32 = 1 << 31
    private static let barBit: UInt32 = 1 << 30

    init(_ screen: UInt32, isCall: Bool = false, isBar: Bool = false) {
      bits = screen
      if isCall { bits |= Self.callBit }
      if isBar { bits |= Self.barBit }
    }

    var screen: UInt32 { bits & (Self.barBit - 1) }
    var isCall: Bool { bits & Self.callBit != 0 }
    var isBar: Bool { bits & Self.barBit != 0 }
  }

  /// Reads the targets; nil when the flow is more than memoryless: when something asks for a flag, sets one without
  /// going anywhere, raises or reuses, puts a tab bar where only a screen is foreseen, or has a flow without a start.
  init?(_ machine: Machine) {
    let model = machine.model
    guard model.conditions.isEmpty, model.guards.isEmpty, RelevantFlags.find(model).isEmpty else { return nil }
    targets = model.targets
    details = model.targetDetails
    hasParameters = model.nodes.map {
      $0.details != NodeDetails.none && !model.details[Int($0.details)].parameters.isEmpty
    }
    let isPlain = !model.nodes.contains { $0.kind == .flow || $0.kind == .tabs }
    guard let shown = isPlain ? [] : Self.shown(machine) else { return nil }
    self.shown = shown
    var glances: [PlainGlance] = []
    glances.reserveCapacity(targets.count)
    for index in targets.indices {
      let target = TargetID(index)
      if Self.hasMemory(target, model) { return nil }
      let step = self[target]
      glances.append(PlainGlance(at: step))
      switch step.kind {
      case .over, .replaceFrom, .finish: (hasExits, hasPlaces) = (true, true)
      case .inTab: hasExits = true
      case .backTo: hasPlaces = true
      default: if step.isCall { hasExits = true }
      }
      if step.isBar {
        let isLayer = step.kind == .put && step.presentation != 0
        guard step.tag == PlainStep.none, step.kind == .reset || isLayer else { return nil }
      }
    }
    self.glances = model.links.map { glances[Int($0.target.index)] }
    for link in machine.broken { self.glances[Int(link.index)] = .nothing }
  }

  /// What going to each node shows first; nil where a flow has no start.
  private static func shown(_ machine: Machine) -> [Shown]? {
    let model = machine.model
    var result: [Shown] = []
    for (index, node) in model.nodes.enumerated() {
      let isCall = node.kind == .flow
      let first = isCall && !node.isExternal ? machine.firstShown(in: NodeID(index), FlagSet()) : NodeID(index)
      guard let first else { return nil }
      result.append(Shown(first.index, isCall: isCall, isBar: model[first].kind == .tabs))
    }
    return result
  }

  /// Whether a target raises or reuses what lies below.
  @inline(__always)
  private static func hasMemory(_ target: TargetID, _ model: Model) -> Bool {
    if case .raise = model[target].goal { return true }
    if case .reuse = model.placing(of: target) { return true }
    return false
  }

  /// Whether what a step shows has parameters.
  @inline(__always)
  func showsParameters(_ step: PlainStep) -> Bool { hasParameters[Int(step.shown)] }

  /// What a target does.
  @inline(__always)
  subscript(target: TargetID) -> PlainStep {
    let target = targets[Int(target.index)]
    var step = PlainStep()
    switch target.goal {
    case .open, .stay, .continue, .broken, .raise: break
    case .back: step.kind = .back
    case .home: step.kind = .home
    case .dismiss: step.kind = .dismiss
    case .backTo(let place): step.kind = place == .root ? .backToRoot : .backTo
    case .tab: step.kind = .tab
    case .finish: step.kind = .finish
    case .call(let node):
      let shown = self.shown.isEmpty ? Shown(node.index) : self.shown[Int(node.index)]
      step.kind = .put
      step.shown = shown.screen
      step.presentation = target.presentation.rawValue
      step.isCall = shown.isCall
      step.isBar = shown.isBar
      if target.details != TargetDetails.none {
        step.kind = PlainStep.Kind(details.placing(at: target.details))
        step.tag = details.tag(at: target.details)?.index ?? PlainStep.none
      }
    }
    return step
  }
}

extension PlainStep.Kind {
  fileprivate init(_ placing: Target.Placing) {
    switch placing {
    case .top, .reuse: self = .put
    case .replace: self = .replace
    case .replaceFrom: self = .replaceFrom
    case .over: self = .over
    case .reset: self = .reset
    case .inTab: self = .inTab
    }
  }
}
