@testable import FlowLang

/// Which part of the language random flows are made of, so that a disagreement can be narrowed down.
enum FlowMode: String, CaseIterable, Sendable {
  /// Memoryless and without `reuse`: a stack is a path in a graph.
  case plain
  /// Memoryless, with `reuse`.
  case memoryless
  /// With flags and guards, but without `reuse`, `raise` and external flags.
  case flags
  /// Everything.
  case all
}

/// What a random flow is rich in, so that what needs several links of a kind is met often enough.
enum FlowTheme: CaseIterable, Sendable {
  case nothing, tags, flows, tabs, guards, layers
}

/// The features of one random flow. Each is switched by chance, so that many flows are simple and some have
/// everything.
struct FlowFeatures {
  let theme: FlowTheme
  let hasTags: Bool
  let hasLayers: Bool
  let hasPlacings: Bool
  let hasFlows: Bool
  let hasTabs: Bool
  let hasWaysIn: Bool
  let hasGroups: Bool
  let hasEmbeds: Bool
  let hasExternals: Bool
  let hasDeclaredBack: Bool
  let hasReuse: Bool
  let hasRaise: Bool
  let hasFlags: Bool
  let hasGuards: Bool
  let hasExternalFlags: Bool
  let hasExpectations: Bool
  /// Whether whatever is put on the stacks is a later screen than the one that leads there, which leaves few states.
  let isForward: Bool
  /// Whether many screens carry the same tag, so that places are ambiguous.
  let sharesTags: Bool
  /// Whether hardly any link leads back, so that there are traps and dead ends.
  let isClosed: Bool
  /// Whether there is all that says nothing of ways: parameters, texts, pictures, transitions, notes.
  let isFurnished: Bool

  init(_ mode: FlowMode, isFurnished: Bool = false, _ random: inout SeededRandom) {
    self.isFurnished = isFurnished
    func chance(_ percent: Int) -> Bool { random.int(below: 100) < percent }
    let theme = chance(40) ? FlowTheme.nothing : random.pick(FlowTheme.allCases)
    self.theme = theme
    isForward = chance(60)
    sharesTags = chance(theme == .tags ? 60 : 10)
    isClosed = chance(20)
    hasTags = theme == .tags || chance(60)
    hasLayers = theme == .layers || chance(60)
    hasPlacings = chance(60)
    hasFlows = theme == .flows || theme == .guards || chance(40)
    hasTabs = theme == .tabs || chance(35)
    hasWaysIn = chance(40)
    hasGroups = chance(40)
    hasEmbeds = chance(15)
    hasExternals = chance(20)
    hasDeclaredBack = isClosed || chance(45)
    hasExpectations = chance(60)
    hasReuse = (mode == .memoryless || mode == .all) && chance(70)
    hasFlags = (mode == .flags || mode == .all) && chance(90)
    hasGuards = hasFlags && (theme == .guards || chance(35))
    hasExternalFlags = mode == .all && hasFlags && chance(30)
    hasRaise = mode == .all && hasTags && chance(theme == .tags ? 80 : 40)
  }
}
