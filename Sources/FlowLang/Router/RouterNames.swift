/// The names of links as Swift spells them, each settled once: few names serve for many links.
struct LinkSpellings: Sendable {
  /// As members and as parts of longer names, by the number of the name.
  private var lower: [String]
  private var upper: [String]

  init(_ model: Model) {
    lower = Array(repeating: "", count: model.names.count)
    upper = lower
    for link in model.links where lower[Int(link.name.index)].isEmpty {
      lower[Int(link.name.index)] = SwiftName.lower(model.text(link.name))
      upper[Int(link.name.index)] = SwiftName.upper(model.text(link.name))
    }
  }

  /// As a member: `open`.
  func lower(_ name: NameID) -> String { lower[Int(name.index)] }
  /// As a part of a name: `Open`.
  func upper(_ name: NameID) -> String { upper[Int(name.index)] }
}

/// Settles the names of what is not a node.
struct RouterNames {
  let model: Model

  /// What the functions of a state may not be called.
  private let reserved: Set<String>

  init(_ model: Model, _ types: [String], _ guards: GuardTable) {
    self.model = model
    let flows = model.nodeIDs.filter { model[$0].kind == .flow || $0 == .app }
    let guarded = model.nodeIDs.filter { guards.isGuarded($0) }
    reserved = Self.members
      .union(flows.map { "startOf" + types[Int($0.index)] })
      .union(guarded.map { "refusalEntering" + types[Int($0.index)] })
  }

  /// The functions that follow links: the name of the owner, then that of the link.
  func links(_ members: [String], _ spellings: LinkSpellings) -> [String] {
    var scope = SwiftScope(reserved: reserved)
    return model.links.map { scope.take(members[Int($0.owner.index)] + spellings.upper($0.name)) }
  }

  func tabs(_ members: [String]) -> [String] {
    var scope = SwiftScope(reserved: Self.cases)
    return model.tabs.map { scope.take(members[Int($0.owner.index)] + capitalized($0.name)) }
  }

  func tags() -> [String] {
    var scope = SwiftScope(reserved: Self.cases)
    return model.tags.map { scope.take(SwiftName.lower(model.text($0.name))) }
  }

  func flags() -> [String] {
    var scope = SwiftScope()
    return model.flags.map { scope.take(SwiftName.lower(model.text($0.name))) }
  }

  func transitions() -> [String] {
    var scope = SwiftScope(reserved: ["none", "some", "still", "standard"])
    return model.transitions.map { scope.take(SwiftName.lower(model.text($0.name))) }
  }

  func guards(_ members: [String]) -> [String] {
    var scope = SwiftScope(reserved: Self.cases)
    return model.guards.map { scope.take(members[Int($0.owner.index)]) }
  }

  /// The urls and entries: the name of the screen, then `URL` or `Entry`.
  func waysIn(_ members: [String]) -> [String] {
    var scope = SwiftScope(reserved: reserved)
    return model.waysIn.map { scope.take(members[Int($0.owner.index)] + ($0.isURL ? "URL" : "Entry")) }
  }

  /// The calls of flows, and names for every target of a link or guard: that of the link, and for its `else`s and `on`s
  /// what they are behind it.
  func targets(
    _ links: [LinkID], _ linkNames: [String], _ guardNames: [String]
  ) -> (calls: [TargetID], names: [TargetID: String]) {
    var scope = SwiftScope(reserved: reserved)
    var calls: [TargetID] = []
    var names: [TargetID: String] = [:]
    func visit(_ root: TargetID, _ name: String) {
      var pending = [(root, name)]
      while let (target, name) = pending.popLast() {
        if case .call(let node) = model[target].goal, model[node].kind == .flow { calls.append(target) }
        names[target] = scope.take(name)
        guard model[target].details != TargetDetails.none else { continue }
        let details = model.details(of: target)
        if let otherwise = details.otherwise { pending.append((otherwise, name + "Else")) }
        for handler in model.handlers[details.handlers].reversed() {
          guard let next = handler.target, let outcome = handler.outcome else { continue }
          pending.append((next, name + "On" + capitalized(model[outcome].name)))
        }
      }
    }
    for link in links where model.hasBranches(model[link].target) || isCall(model[link].target) {
      visit(model[link].target, linkNames[Int(link.index)])
    }
    for (index, own) in model.guards.enumerated() {
      if let otherwise = own.otherwise { visit(otherwise, guardNames[index] + "Refusal") }
    }
    return (calls, names)
  }

  private func isCall(_ target: TargetID) -> Bool {
    if case .call(let node) = model[target].goal { model[node].kind == .flow } else { false }
  }

  private func capitalized(_ name: NameID) -> String { SwiftName.upper(model.text(name)) }

  /// What no case is called: what an optional and an enumeration have already.
  static let cases: Set<String> = ["allCases", "none", "some"]

  /// What a state has already.
  static let members: Set<String> = [
    "arrive", "back", "bottom", "canClose", "canGoBack", "choose", "current", "cut", "dismiss", "end", "enter",
    "flags", "follow", "hash", "home", "init", "isSelected", "lay", "layer", "layers", "leave", "leaving", "motion",
    "nearest", "open", "platformBack", "platformClose", "platformHome", "position", "present", "proceed", "push",
    "raisable", "raise",
    "redirect", "refusal", "replace", "reset", "root", "select", "selected", "show", "start", "startOfApp", "tabs",
    "takeLeaving", "top", "url",
  ]
}
