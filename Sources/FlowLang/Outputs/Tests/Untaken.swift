/// A coverage item that no walk covers, with the reason.
struct Untaken: Sendable {
  let item: CoverageItem
  let reason: Reason

  enum Reason: Equatable, Sendable {
    /// A rule about states reports that it never happens.
    case rule(String)
    /// No reachable screen offers the link.
    case notOffered
    /// The item is possible in no state of the app.
    case never
    /// The search found no walk to the item.
    case notFound

    /// The name of the rule or of the reason, for other programs.
    var name: String {
      switch self {
      case .rule(let rule): rule
      case .notOffered: "not-offered"
      case .never: "never"
      case .notFound: "not-found"
      }
    }

    /// The reason, for a message.
    var text: String {
      switch self {
      case .rule(let rule): "never happens (\(rule))"
      case .notOffered: "is offered on no screen that is ever shown"
      case .never: "never happens in any state of the app"
      case .notFound: "was not found"
      }
    }
  }
}

/// The reasons why coverage items are not covered.
struct UntakenReasons {
  private let machine: Machine
  private let verdicts: Verdicts
  private var model: Model { machine.model }
  private var rules: [CoverageItem: String] = [:]

  init(_ compilation: Compilation, _ machine: Machine) {
    self.machine = machine
    verdicts = compilation.verdicts
    for (rule, found) in [
      (Rule.deadLink, verdicts.deadLinks), (.guardNeverTrue, verdicts.guardsNeverTrue),
      (.placeNeverThere, verdicts.placesNeverThere),
    ] {
      for target in found.compactMap(\.target) { rules[.target(target)] = rule.name }
    }
    for link in model.links where model[link.owner].kind == .screen && !verdicts.isReachable(link.owner) {
      for target in model.family(of: link.target) { rules[.target(target)] = Rule.unreachableScreen.name }
    }
  }

  /// The items that a rule reports as impossible.
  var impossible: Set<CoverageItem> { Set(rules.keys) }

  /// Returns the items that are not covered, with the reasons, in the order of the items.
  ///
  /// - Parameters:
  ///   - items: All items.
  ///   - isTaken: Whether each item is covered, by its number.
  ///   - isNever: Whether each item is known to be impossible.
  func untaken(_ items: CoverageItems, _ isTaken: [Bool], _ isNever: [Bool]) -> [Untaken] {
    let missing = items.all.indices.filter { !isTaken[$0] }
    if missing.isEmpty { return [] }
    let offered = offeredLinks
    var reasons: [TargetID: Untaken.Reason] = [:]
    return missing.map { index in
      let item = items.all[index]
      var reason = isNever[index] ? Untaken.Reason.never : .notFound
      if let rule = rules[item] { reason = .rule(rule) }
      guard case .target(let target) = item else { return Untaken(item: item, reason: reason) }
      if let known = reasons[target] { reason = known }
      if let link = model.link(of: target), !offered.contains(link), rules[item] == nil { reason = .notOffered }
      // The handlers of a call that never happens never run either.
      for handler in model.handlers[model.details(of: target).handlers].compactMap(\.target) {
        for own in model.alternatives(of: handler) { reasons[own] = reason }
      }
      return Untaken(item: item, reason: reason)
    }
  }

  /// The links that reachable screens and tab bars offer.
  private var offeredLinks: Set<LinkID> {
    var result: Set<LinkID> = []
    for node in model.nodeIDs where verdicts.isReachable(node) {
      guard model[node].kind == .screen || model[node].kind == .tabs else { continue }
      result.formUnion(machine.links(on: node, in: nil))
    }
    return result
  }
}
