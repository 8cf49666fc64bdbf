@testable import FlowLang

/// What the naive judge says of one thing under one rule.
///
/// Its look is bounded, so it says how much of it is certain: a finding must be given when `certain` is there, with a
/// trace of at most that length, and must not be given with one shorter than `possible`.
struct Judgement {
  /// What it is about.
  enum Subject: Hashable {
    case screen(NodeID)
    /// A link by its own target, the `else` of a guard, or an `on` of either.
    case target(TargetID)
    case entryPoint(Int)
    case expectation(Int)
    /// What a url or an entry opens.
    case opening(Int, NodeID)
    /// Flags, by the first of them.
    case flags(FlagID)
    /// The cycles of screens that can follow each other, by the first of ``ScreenCycles``.
    case cycle(NodeID)
  }

  let rule: String
  let subject: Subject
  /// The length of the shortest witness that is certain; `Int.max` when the length does not matter.
  let certain: Int?
  /// The length of the shortest witness that is not refuted.
  let possible: Int
  /// The screens on top at the end of the shortest witnesses; empty when that does not matter.
  var screens: Set<NodeID> = []
  /// The length of the way to where it is otherwise.
  var contrast: Int?
  /// For what never happens, the nearest states in which it should.
  var shown: Sighting?
  /// Whether one of the findings has to be a warning.
  var isWarning = false

  /// Something that happens, seen at this distance.
  static func seen(_ rule: String, _ subject: Subject, _ sighting: Sighting, contrast: Int? = nil) -> Judgement {
    Judgement(
      rule: rule, subject: subject, certain: sighting.distance, possible: sighting.distance, screens: sighting.screens,
      contrast: contrast)
  }

  /// Something that never happens as far as can be seen.
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

  /// Adds a state of which a finding may name any of some screens.
  static func note(_ distance: Int, _ screens: Set<NodeID>, in sighting: inout Sighting?) {
    guard let known = sighting, known.distance <= distance else {
      sighting = Sighting(distance: distance, screens: screens)
      return
    }
    if known.distance == distance { sighting?.screens.formUnion(screens) }
  }
}
