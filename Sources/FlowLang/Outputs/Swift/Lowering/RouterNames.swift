/// The Swift names of everything but nodes.
struct RouterNames: Sendable {
  private(set) var tabs: [String] = []
  private(set) var tags: [String] = []
  private(set) var flags: [String] = []
  /// The types of flags with values, and the cases of the values.
  private(set) var flagTypes: [String] = []
  private(set) var flagValues: [String] = []
  private(set) var outcomes: [String] = []
  private(set) var transitions: [String] = []
  private(set) var guards: [String] = []
  /// The names of urls and entries: the name of the screen, then `URL` or `Entry`.
  private(set) var entryPoints: [String] = []
  /// The functions of a state that follow links: the owner of the link, then the link. A name that is taken gets a
  /// number.
  private(set) var functions: [String] = []
  /// The calls of flows, and names for every target of a link or guard: that of the link, extended for its `else`s and
  /// handlers.
  private(set) var targets: (calls: [TargetID], names: [TargetID: String]) = ([], [:])
  private let model: Model
  /// The names that are taken for the functions of a state.
  private let reserved: Set<String>

  init(_ model: Model, _ guards: GuardTable, _ spellings: [NodeSpelling], _ links: [LinkID]) {
    self.model = model
    func member(_ node: NodeID) -> String { spellings[Int(node.index)].member }
    let flows = model.nodeIDs.filter { model[$0].kind == .flow || $0 == .app }
    let guarded = model.nodeIDs.filter { guards.isGuarded($0) }
    reserved = Self.members
      .union(flows.map { Self.startOf + spellings[Int($0.index)].type })
      .union(guarded.map { Self.refusalEntering + spellings[Int($0.index)].type })
    tabs = Self.names(of: model.tabs, Self.cases) { member($0.owner) + capitalized($0.name) }
    tags = Self.names(of: model.tags, Self.cases) { lower($0.name) }
    var scope = SwiftScope()
    flags = shared { scope.take(lower(model[$0].name)) }
    var types = SwiftScope(reserved: ["CodingKeys", "Self", "Type", "Protocol"])
    flagTypes = shared { model[$0].value == nil ? "" : types.take(capitalized(model[$0].name)) }
    flagValues = namesOfValues()
    outcomes = namesOfOutcomes()
    transitions = Self.names(of: model.transitions, ["none", "some", "still", "standard"]) { lower($0.name) }
    self.guards = Self.names(of: model.guards, Self.cases) { member($0.owner) }
    entryPoints = Self.names(of: model.entryPoints, reserved) {
      member($0.owner) + ($0.isURL ? Self.url : Self.entry)
    }
    let functions = model.links.map { member($0.owner) + capitalized($0.name) }
    let externals = model.nodeIDs.filter { model[$0].isExternal }
    // The property that states whether a link is offered has a name derived from the function.
    let taken = reserved.union(entryPoints).union(functions.map(Self.offers))
      .union(externals.flatMap { [member($0) + Self.back, member($0) + Self.end] })
    self.functions = Self.names(of: functions, taken) { $0 }
    targets = namesOfTargets(links)
  }

  /// Returns a name for each item, all of them different.
  private static func names<Item>(of items: [Item], _ reserved: Set<String>, _ name: (Item) -> String) -> [String] {
    var scope = SwiftScope(reserved: reserved)
    return items.map { scope.take(name($0)) }
  }

  private func namesOfValues() -> [String] {
    var scope = SwiftScope()
    return model.flags.enumerated().map { index, flag in
      if flag.values.lowerBound == UInt32(index) { scope = SwiftScope(reserved: Self.cases.union(["init"])) }
      return flag.value.map { scope.take(lower($0)) } ?? ""
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

  private func namesOfOutcomes() -> [String] {
    var result = [String](repeating: "", count: model.outcomes.count)
    for flow in model.nodeIDs where model[flow].isFlow {
      var scope = SwiftScope(reserved: ["none", "some"])
      for index in model.details(of: flow).outcomes {
        result[Int(index)] = scope.take(lower(model[OutcomeID(index)].name))
      }
    }
    return result
  }

  private func namesOfTargets(_ links: [LinkID]) -> (calls: [TargetID], names: [TargetID: String]) {
    func linkName(_ link: LinkID) -> String { functions[Int(link.index)] }
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
      if let otherwise = own.otherwise { visit(otherwise, scope.take(guards[index] + "Refusal")) }
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
  private func lower(_ name: NameID) -> String { SwiftName.lower(model.text(name)) }

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
    "enter", "flags", "follow", "hash", "home", "init", "isEnding", "isSelected", "lay", "layer", "layers", "leave",
    "leaving", "motion", "nearest", "next", "offers", "open", "platformBack", "platformClose", "platformHome",
    "position", "present", "proceed", "push", "raisable", "raise", "redirect", "refusal", "replace", "reset", "restore",
    "root", "select", "selected", "serial", "show", "start", "startOfApp", "tabs", "takeLeaving", "top", "url",
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
