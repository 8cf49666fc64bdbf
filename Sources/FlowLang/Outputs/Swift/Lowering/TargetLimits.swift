/// The requests of a flow that a target system cannot fulfil. Each is reported where the flow makes it; none is ignored
/// silently.
struct TargetLimits: Sendable {
  /// The support of a target system for transitions between the screens of a stack.
  enum Movement: Sendable {
    /// Each step moves as the flow declares.
    case eachStep
    /// All screens of a stack move as the flow declares for the bottom one, and back as forward.
    case eachStack
    /// The platform moves the screens.
    case platform
  }

  /// The movement of screens.
  var movement = Movement.platform
  /// Whether `via none` suppresses all motion.
  var canBeStill = false
  /// Whether several screens can be pushed at once on the oldest iOS.
  var pushesMany = true
  /// Whether a screen can grow out of the control that opens it, even though the platform moves screens.
  var canZoom = false
}

extension TargetLimits {
  /// Adds findings for the parts of a flow that exceed these limits.
  ///
  /// - Complexity: Linear in the flow.
  func add(to compilation: inout Compilation, of target: String) {
    let zooms = canZoom ? Zooms(compilation) : nil
    let search = LimitSearch(
      compilation: compilation, target: target, limits: self, zooms: zooms, grown: zooms?.alwaysOpened() ?? [])
    search.findMovements(&compilation.findings)
    search.findDefaults(&compilation.findings)
    if !pushesMany { search.findDeepLinks(&compilation.findings) }
    search.findTabs(&compilation.findings)
  }
}

/// Searches for parts of a flow that exceed the limits of a target system.
private struct LimitSearch {
  let compilation: Compilation
  let target: String
  let limits: TargetLimits
  /// The transitions in which screens grow out of controls; nil where the target system does not support them.
  let zooms: Zooms?
  /// The screens that always open with such a transition.
  let grown: Set<NodeID>

  private var model: Model { compilation.model }

  // MARK: Transitions of links

  /// Finds unsupported transitions that links name.
  func findMovements(_ findings: inout Findings) {
    for index in model.targets.indices {
      let id = TargetID(index)
      guard model[id].details != TargetDetails.none, let transition = model.details(of: id).transition,
        transition != .default, let problem = problem(with: transition, of: id)
      else { continue }
      findings.add(.unsupportedByTarget, about: compilation.subject(of: id)) {
        let owner = model.owner(of: id)
        let syntax = compilation.tree(of: owner).child(of: model[id].syntax, .viaModifier) ?? model[id].syntax
        return finding(problem, syntax, in: owner, model.link(of: id))
      }
    }
  }

  /// Returns how a target presents the node that it calls; nil when it moves within the current layer.
  private func presentation(of id: TargetID) -> Target.Presentation? {
    guard case .call = model[id].goal, model[id].presentation != .push else { return nil }
    return model[id].presentation
  }

  private func problem(with transition: TransitionReference, of id: TargetID) -> String? {
    if transition == .none && limits.canBeStill { return nil }
    if isZoom(transition, of: id) { return easingProblem(transition) }
    let via = "`via \(model.name(of: transition))`"
    if let presentation = presentation(of: id) { return "presents a \(presentation) as the platform does, not \(via)" }
    switch limits.movement {
    case .platform: return "moves screens as the platform does, not \(via)"
    case .eachStack: return "has one transition for a whole stack, not one for this step: \(via) is not seen"
    case .eachStep: return zooms(transition) ? "draws `zoom` as a fade with a scale" : nil
    }
  }

  /// Whether a transition is the platform's own zoom, forward or backward.
  private func isZoom(_ transition: TransitionReference, of id: TargetID) -> Bool {
    guard let zooms, zooms.contains(transition) else { return false }
    switch model[id].goal {
    case .call: return zooms.canOpenAll(by: id)
    case .back, .dismiss: return grown.contains(model.owner(of: id))
    default: return false
    }
  }

  /// Returns the problem of an easing with the platform's zoom, whose duration is fixed.
  private func easingProblem(_ transition: TransitionReference) -> String? {
    guard motion(transition)?.easing != nil else { return nil }
    return "zooms as the platform does: the easing of `\(model.name(of: transition))` is not seen"
  }

  // MARK: Default transitions

  /// Finds unsupported transitions in statements `transition NAME`.
  func findDefaults(_ findings: inout Findings) {
    for index in model.nodes.indices {
      let node = NodeID(index)
      guard let transition = model.details(of: node).transition, transition != .default,
        let problem = problem(with: transition, in: node)
      else { continue }
      findings.add(.unsupportedByTarget, about: .node(node)) {
        let syntax = compilation.tree(of: node).child(of: model[node].syntax, .transitionUse) ?? model[node].syntax
        return finding(problem, syntax, in: node)
      }
    }
  }

  private func problem(with transition: TransitionReference, in node: NodeID) -> String? {
    let name = model.name(of: transition)
    switch limits.movement {
    case .platform:
      if let zooms, zooms.contains(transition) { return easingProblem(transition) }
      return "moves screens as the platform does, not by `\(name)`"
    case .eachStep: return zooms(transition) ? "draws `zoom` as a fade with a scale" : nil
    case .eachStack:
      if zooms(transition) { return "draws `zoom` as a fade with a scale" }
      if returnsOtherwise(transition) {
        return "moves back as it moves forward: the backward effects of `\(name)` are not seen"
      }
      let general = model.details(of: .app).transition ?? .default
      if node == .app || transition == general { return nil }
      return "moves a stack by the transition of its bottom screen: over others `\(name)` is not seen"
    }
  }

  // MARK: Addresses

  /// Finds urls and entries that put more than one screen on a stack.
  func findDeepLinks(_ findings: inout Findings) {
    for entryPoint in model.entryPoints where entryPoint.over.count > (entryPoint.tab == nil ? 0 : 1) {
      findings.add(.unsupportedByTarget, about: .node(entryPoint.owner)) {
        finding(
          "shows one screen after the other before iOS 16: what is over another may come late", entryPoint.syntax,
          in: entryPoint.owner)
      }
    }
  }

  // MARK: Tabs

  /// Finds tab bars with more tabs than fit on an iPhone, on any target system.
  func findTabs(_ findings: inout Findings) {
    for bar in model.nodeIDs where model[bar].kind == .tabs && !model[bar].isShadowed {
      let tabs = model.tabs[model.details(of: bar).tabs]
      guard tabs.count > Self.mostTabs, let hidden = tabs.dropFirst(Self.mostTabs - 1).first else { continue }
      findings.add(.unsupportedByTarget, about: .node(bar)) {
        finding(
          "shows \(Self.mostTabs - 1) of more than \(Self.mostTabs) tabs on an iPhone: from "
            + "`\(model.text(hidden.name))` on they are behind More, with a Back that the router does not know",
          hidden.syntax, in: bar)
      }
    }
  }

  /// The maximum number of tabs in a tab bar on an iPhone; with more, the last one of them is More.
  private static let mostTabs = 5

  // MARK: Words

  private func motion(_ transition: TransitionReference) -> RouterMotion? {
    if case .declared(let id) = transition { RouterMotion(id, compilation) } else { nil }
  }

  private func zooms(_ transition: TransitionReference) -> Bool {
    guard let motion = motion(transition) else { return false }
    return [motion.forward, motion.backward].contains { effectPair in
      effectPair.map { $0.entering.contains(.zoom) || $0.leaving.contains(.zoom) } ?? false
    }
  }

  /// Whether the backward motion differs from the one that a stack of the package supports.
  private func returnsOtherwise(_ transition: TransitionReference) -> Bool {
    guard let motion = motion(transition), motion.backward != motion.forward else { return false }
    return !motion.isPlatformLike
  }

  private func finding(_ problem: String, _ syntax: SyntaxID, in owner: NodeID, _ link: LinkID? = nil) -> Finding {
    let range = compilation.range(syntax, in: owner)
    var finding = Rule.unsupportedByTarget.finding("the target `\(target)` \(problem)", at: range)
    compilation.describe(&finding, owner, link)
    if target != "stack", problem.contains("transition") || problem.hasPrefix("moves") {
      finding.help = "the target `stack` supports all transitions of pushes and replacements"
    }
    return finding
  }
}
