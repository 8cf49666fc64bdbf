/// Something that no walk takes, and why.
struct Untaken: Sendable {
  let passage: Passage
  let reason: Reason

  enum Reason: Equatable, Sendable {
    /// A rule about states says that it never happens.
    case rule(String)
    /// It was looked for in every state that the app can be in.
    case never
    /// It was not found in the states that were looked at.
    case notFound
  }
}

/// What the verdicts say about what is not taken.
struct UntakenReasons {
  private let model: Model
  private var rules: [Passage: String] = [:]

  init(_ compilation: Compilation) {
    model = compilation.model
    let verdicts = compilation.verdicts
    for (rule, found) in [
      (Rule.deadLink, verdicts.deadLinks), (.guardNeverTrue, verdicts.guardsNeverTrue),
      (.placeNeverThere, verdicts.placesNeverThere),
    ] {
      for target in found.compactMap(\.target) { rules[.target(target)] = rule.name }
    }
    for index in model.links.indices {
      let link = model.links[index]
      guard model[link.owner].kind == .screen, !verdicts.isReachable(link.owner) else { continue }
      for target in model.family(of: link.target) { rules[.target(target)] = Rule.unreachableScreen.name }
    }
  }

  /// What never happens.
  var impossible: Set<Passage> { Set(rules.keys) }

  /// Why something is not taken.
  ///
  /// - Parameter isComplete: Whether it was looked for everywhere.
  func untaken(_ passage: Passage, isComplete: Bool) -> Untaken {
    if let rule = rules[passage] { return Untaken(passage: passage, reason: .rule(rule)) }
    return Untaken(passage: passage, reason: isComplete ? .never : .notFound)
  }
}
