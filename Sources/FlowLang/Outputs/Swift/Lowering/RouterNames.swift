/// Chooses the Swift names of everything but nodes.
struct RouterNames {
  let model: Model

  /// The names that are taken for the functions of a state.
  let reserved: Set<String>

  /// - Parameter type: Returns the name of a flow or of a guarded node as a type.
  init(_ model: Model, _ guards: GuardTable, type: (NodeID) -> String) {
    self.model = model
    let flows = model.nodeIDs.filter { model[$0].kind == .flow || $0 == .app }
    let guarded = model.nodeIDs.filter { guards.isGuarded($0) }
    reserved = Self.members
      .union(flows.map { Self.startOf + type($0) })
      .union(guarded.map { Self.refusalEntering + type($0) })
  }

  func tabs(_ member: (NodeID) -> String) -> [String] {
    var scope = SwiftScope(reserved: Self.cases)
    return model.tabs.map { scope.take(member($0.owner) + capitalized($0.name)) }
  }

  func tags() -> [String] {
    var scope = SwiftScope(reserved: Self.cases)
    return model.tags.map { scope.take(SwiftName.lower(model.text($0.name))) }
  }

  func flags() -> [String] {
    var scope = SwiftScope()
    return shared { scope.take(SwiftName.lower(model.text(model[$0].name))) }
  }

  /// Returns the names of the types of flags with values.
  func flagTypes() -> [String] {
    var scope = SwiftScope(reserved: ["CodingKeys", "Self", "Type", "Protocol"])
    return shared { model[$0].value == nil ? "" : scope.take(SwiftName.upper(model.text(model[$0].name))) }
  }

  /// Returns the names of the values of flags.
  func flagValues() -> [String] {
    var scope = SwiftScope()
    return model.flags.enumerated().map { index, flag in
      if flag.values.lowerBound == UInt32(index) {
        scope = SwiftScope(reserved: Self.cases.union(["init"]))
      }
      return flag.value.map { scope.take(SwiftName.lower(model.text($0))) } ?? ""
    }
  }

  /// Returns a name for each flag, that of a flag with values for all of its values.
  private func shared(_ name: (FlagID) -> String) -> [String] {
    var result: [String] = []
    for (index, flag) in model.flags.enumerated() {
      result.append(flag.values.lowerBound == UInt32(index) ? name(FlagID(index)) : result[index - 1])
    }
    return result
  }

  func outcomes() -> [String] {
    var result = [String](repeating: "", count: model.outcomes.count)
    for flow in model.nodeIDs where model[flow].isFlow {
      var scope = SwiftScope(reserved: ["none", "some"])
      for index in model.details(of: flow).outcomes {
        result[Int(index)] = scope.take(SwiftName.lower(model.text(model[OutcomeID(index)].name)))
      }
    }
    return result
  }

  func transitions() -> [String] {
    var scope = SwiftScope(reserved: ["none", "some", "still", "standard"])
    return model.transitions.map { scope.take(SwiftName.lower(model.text($0.name))) }
  }

  func guards(_ member: (NodeID) -> String) -> [String] {
    var scope = SwiftScope(reserved: Self.cases)
    return model.guards.map { scope.take(member($0.owner)) }
  }

  /// Returns the names of urls and entries: the name of the screen, then `URL` or `Entry`.
  func entryPoints(_ member: (NodeID) -> String) -> [String] {
    var scope = SwiftScope(reserved: reserved)
    return model.entryPoints.map { scope.take(member($0.owner) + ($0.isURL ? Self.url : Self.entry)) }
  }

  /// Returns the names of the functions of external screens: they go back, or end.
  func externals(_ member: (NodeID) -> String) -> [String] {
    let external = model.nodeIDs.filter { model[$0].isExternal }
    return external.flatMap { [member($0) + Self.back, member($0) + Self.end] }
  }

  /// Returns the names of the functions of a state that follow links: the owner of the link, then the link. A name that
  /// is taken gets a number.
  func functions(_ member: (NodeID) -> String, entryPoints: [String]) -> [String] {
    let names = model.links.map { member($0.owner) + capitalized($0.name) }
    // The property that states whether a link is offered has a name derived from the function.
    let taken = reserved.union(entryPoints).union(externals(member)).union(names.map(Self.offers))
    var scope = SwiftScope(reserved: taken)
    return names.map { scope.take($0) }
  }

  /// Returns the calls of flows, and names for every target of a link or guard: that of the link, extended for its
  /// `else`s and handlers.
  func targets(
    _ links: [LinkID], _ guardNames: [String], entryPoints: [String], linkName: (LinkID) -> String
  ) -> (calls: [TargetID], names: [TargetID: String]) {
    let roots = links.filter { model.hasBranches(model[$0].target) || isCall(model[$0].target) }
    let rootNames = roots.map(linkName)
    // A blocked action has the name of a link, of a handler or of an entry point.
    let others = model.guards.isEmpty ? rootNames : links.map(linkName) + entryPoints
    var scope = SwiftScope(reserved: reserved.union(others))
    var calls: [TargetID] = []
    var names: [TargetID: String] = [:]
    func visit(_ root: TargetID, _ name: String) {
      names[root] = name
      var pending = [(root, name)]
      while let (target, name) = pending.popLast() {
        if case .call(let node) = model[target].goal, model[node].isFlow { calls.append(target) }
        if target != root { names[target] = scope.take(name) }
        guard model[target].details != TargetDetails.none else { continue }
        let details = model.details(of: target)
        if let otherwise = details.otherwise { pending.append((otherwise, name + "Else")) }
        for handler in model.handlers[details.handlers].reversed() {
          guard let next = handler.target, let outcome = handler.outcome else { continue }
          pending.append((next, name + "On" + capitalized(model[outcome].name)))
        }
      }
    }
    for (link, name) in zip(roots, rootNames) { visit(model[link].target, name) }
    for (index, own) in model.guards.enumerated() {
      if let otherwise = own.otherwise { visit(otherwise, scope.take(guardNames[index] + "Refusal")) }
    }
    for alternative in model.startAlternatives {
      if let target = alternative.target { visit(target, scope.take("appStart")) }
    }
    return (calls, names)
  }

  private func isCall(_ target: TargetID) -> Bool {
    if case .call(let node) = model[target].goal { model[node].isFlow } else { false }
  }

  private func capitalized(_ name: NameID) -> String { SwiftName.upper(model.text(name)) }

  /// Returns the name of the property of a state that states whether the link of a function is offered.
  static func offers(_ function: String) -> String { offers + SwiftName.upper(function) }

  /// Names that no case may have: those of members of an optional, an enumeration and every value.
  static let cases: Set<String> = ["allCases", "none", "self", "some"]

  /// Names that no member of a type of links may have.
  static let reservedMembers: Set = ["init", "self"]

  /// The parameters of the initializer of a type of links, which hide members with the same name there.
  static let hiddenMembers: Set = ["state", "change"]

  private static let url = "URL"
  private static let entry = "Entry"
  /// The suffix of the function of an external screen that goes back.
  static let back = "Back"
  /// The suffix of the function of an external screen that ends it.
  static let end = "End"

  private static let startOf = "startOf"
  private static let refusalEntering = "refusalEntering"
  private static let offers = "offers"
  /// The members of every state.
  static let members: Set<String> = [
    "arrive", "back", "bottom", "callOfStart", "canClose", "canGoBack", "choose", "current", "cut", "dismiss", "end",
    "enter",
    "flags", "follow", "hash", "home", "init", "isEnding", "isSelected", "lay", "layer", "layers", "leave", "leaving",
    "motion",
    "nearest", "next", "offers", "open", "platformBack", "platformClose", "platformHome", "position", "present",
    "proceed", "push",
    "raisable", "raise",
    "redirect", "refusal", "replace", "reset", "restore", "root", "select", "selected", "serial", "show", "start",
    "startOfApp", "tabs",
    "takeLeaving", "top", "url",
  ]
}

/// The spelling of the name of a screen, tab bar, group or flow.
struct NodeSpelling: Sendable {
  /// As a case or a function: `giftCardOld`.
  let member: String
  /// As a type: `GiftCardOld`.
  let type: String

  /// The names of all nodes of a model as Swift spells them.
  static func all(in model: Model) -> [NodeSpelling] {
    var members = SwiftScope(reserved: RouterNames.cases)
    var types = SwiftScope()
    return [NodeSpelling(member: "app", type: "App")]
      + model.nodes.dropFirst().map { node in
        let name = model.text(node.name)
        return NodeSpelling(member: members.take(SwiftName.lower(name)), type: types.take(SwiftName.upper(name)))
      }
  }
}
