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
  /// Whether what it shows has parameters, so that the same screen need not be the same entry.
  var hasParameters = false
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
  /// What going to each node shows first.
  private let shown: [Shown]
  /// Whether anything cuts back to an entry below and goes on from there, so that ways back matter.
  private(set) var hasExits = false
  /// Whether anything asks what lies below.
  private(set) var hasPlaces = false
  /// Whether going to a node may show another one.
  private let hasFlows: Bool

  /// A screen, external flow or tab bar in 4 bytes, with what is known of how it is gone to.
  private struct Shown {
    private var bits: UInt32
    private static let callBit: UInt32 = 1 << 31
    private static let parametersBit: UInt32 = 1 << 30
    private static let barBit: UInt32 = 1 << 29

    init(_ screen: UInt32, isCall: Bool, hasParameters: Bool, isBar: Bool) {
      bits = screen
      if isCall { bits |= Self.callBit }
      if hasParameters { bits |= Self.parametersBit }
      if isBar { bits |= Self.barBit }
    }

    var screen: UInt32 { bits & (Self.barBit - 1) }
    var isCall: Bool { bits & Self.callBit != 0 }
    var hasParameters: Bool { bits & Self.parametersBit != 0 }
    var isBar: Bool { bits & Self.barBit != 0 }
  }

  /// Reads the targets; nil when the flow is more than memoryless: when something asks for a flag, sets one without
  /// going anywhere, raises or reuses, puts a tab bar where only a screen is foreseen, or has a flow without a start.
  init?(_ machine: Machine) {
    let model = machine.model
    guard model.conditions.isEmpty, model.guards.isEmpty, RelevantFlags.find(model).isEmpty else { return nil }
    targets = model.targets
    details = model.targetDetails
    func hasParameters(_ node: Node) -> Bool {
      node.details != NodeDetails.none && !model.details[Int(node.details)].parameters.isEmpty
    }
    var shown: [Shown] = []
    shown.reserveCapacity(model.nodes.count)
    for (index, node) in model.nodes.enumerated() {
      let isCall = node.kind == .flow
      let first = isCall && !node.isExternal ? machine.firstShown(in: NodeID(index), FlagSet()) : NodeID(index)
      guard let first else { return nil }
      let own = model[first]
      shown.append(
        Shown(first.index, isCall: isCall, hasParameters: hasParameters(own), isBar: own.kind == .tabs))
    }
    self.shown = shown
    hasFlows = model.nodes.contains { $0.kind == .flow }
    for index in targets.indices {
      let target = TargetID(index)
      if Self.hasMemory(target, model) { return nil }
      let step = self[target]
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
  }

  /// Whether a target raises or reuses what lies below.
  @inline(__always)
  private static func hasMemory(_ target: TargetID, _ model: Model) -> Bool {
    if case .raise = model[target].goal { return true }
    if case .reuse = model.placing(of: target) { return true }
    return false
  }

  /// The screen that a target pushes, where it does no more than that: what most links do, told in as few bytes as can be.
  @inline(__always)
  func screen(pushedBy target: TargetID) -> UInt32? {
    let target = targets[Int(target.index)]
    guard case .call(let node) = target.goal, target.presentation == .push, target.details == TargetDetails.none else {
      return nil
    }
    if hasFlows && shown[Int(node.index)].isCall { return nil }
    return node.index
  }

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
      let shown = shown[Int(node.index)]
      step.kind = .put
      step.shown = shown.screen
      step.presentation = target.presentation.rawValue
      step.isCall = shown.isCall
      step.hasParameters = shown.hasParameters
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
