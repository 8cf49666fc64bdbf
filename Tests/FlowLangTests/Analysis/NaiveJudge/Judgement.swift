@testable import FlowLang

/// The judgement of the naive judge about one subject under one rule.
///
/// The search of the judge is bounded, so a judgement states how much of it is certain: if `certain` is not nil, a
/// finding must be reported with a trace of at most that length, and no finding may be reported with a trace shorter
/// than `possible`.
struct Judgement {
  /// The subject of a judgement.
  enum Subject: Hashable {
    case screen(NodeID)
    /// A link by its own target, the `else` of a guard, or a handler of either.
    case target(TargetID)
    case entryPoint(Int)
    case expectation(Int)
    /// A node that a url or an entry opens.
    case opening(Int, NodeID)
    /// A set of flags, by the first of them.
    case flags(FlagID)
    /// Cycles of screens that can follow each other, by the first screen of ``ScreenCycles``.
    case cycle(NodeID)
  }

  let rule: String
  let subject: Subject
  /// The length of the shortest certain witness; `Int.max` if the length does not matter.
  let certain: Int?
  /// The length of the shortest witness that is not refuted.
  let possible: Int
  /// The screens on top at the end of the shortest witnesses; empty if they do not matter.
  var screens: Set<NodeID> = []
  /// The length of the trace to a state in which the opposite holds.
  var contrast: Int?
  /// For a verdict that something never happens, the nearest states in which it should happen.
  var shown: Sighting?
  /// Whether one of the findings has to be a warning.
  var isWarning = false

  /// Returns a judgement about something that happens, at a distance.
  static func seen(_ rule: String, _ subject: Subject, _ sighting: Sighting, contrast: Int? = nil) -> Judgement {
    Judgement(
      rule: rule, subject: subject, certain: sighting.distance, possible: sighting.distance, screens: sighting.screens,
      contrast: contrast)
  }

  /// Returns a judgement about something that never happens, as far as the search goes.
  static func never(_ rule: String, _ subject: Subject, isCertain: Bool, shown: Sighting? = nil) -> Judgement {
    Judgement(rule: rule, subject: subject, certain: isCertain ? Int.max : nil, possible: 0, shown: shown)
  }
}

/// The nearest states of some kind.
struct Sighting {
  let distance: Int
  private(set) var screens: Set<NodeID>

  /// Adds a state to the nearest seen so far.
  static func note(_ distance: Int, _ screen: NodeID, in sighting: inout Sighting?) {
    note(distance, [screen], in: &sighting)
  }

  /// Adds a state for which a finding may name any of some screens.
  static func note(_ distance: Int, _ screens: Set<NodeID>, in sighting: inout Sighting?) {
    guard let known = sighting, known.distance <= distance else {
      sighting = Sighting(distance: distance, screens: screens)
      return
    }
    if known.distance == distance { sighting?.screens.formUnion(screens) }
  }
}
