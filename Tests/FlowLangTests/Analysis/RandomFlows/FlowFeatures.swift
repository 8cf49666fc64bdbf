@testable import FlowLang

/// The part of the language that random flows consist of, to narrow down a disagreement.
enum FlowMode: String, CaseIterable, Sendable {
  /// Without flags and without `reuse`: a stack is a path in a graph.
  case plain
  /// Without flags, with `reuse`.
  case memoryless
  /// With flags and guards, but without `reuse`, `raise` and external flags.
  case flags
  /// Everything.
  case all
  /// Rich in `requires … else`, sign-in flows and `continue`.
  case guards
  /// Rich in urls and entries, with guards and external flags.
  case urls
  /// Rich in conditional starts: of the app, of flows, of flows that are the roots of tabs.
  case starts
  /// Rich in `embed`.
  case embeds
  /// Rich in external flags, screens and flows.
  case externals
  /// Rich in flows that are nested in flows and call each other.
  case nested
  /// Rich in `expect`.
  case expects
  /// Rich in flows at the root: at the start of the app, or placed there by `reset`.
  case roots

  /// The modes that are not rich in anything: enough for tests of syntax, which do not judge traces.
  static let basic: [FlowMode] = [.plain, .memoryless, .flags, .all]
}

/// A theme of a random flow, so that verdicts that need several links of a kind are met often enough.
enum FlowTheme: CaseIterable, Sendable {
  case nothing, tags, flows, tabs, guards, layers
}

/// The features of a random flow. Each is switched on at random, so that many flows are simple and some have
/// everything.
struct FlowFeatures {
  /// The part of the language.
  let mode: FlowMode
  private(set) var theme: FlowTheme
  private(set) var hasTags: Bool
  private(set) var hasLayers: Bool
  private(set) var hasPlacings: Bool
  private(set) var hasFlows: Bool
  private(set) var hasTabs: Bool
  private(set) var hasEntryPoints: Bool
  private(set) var hasGroups: Bool
  private(set) var hasEmbeds: Bool
  private(set) var hasExternals: Bool
  private(set) var hasDeclaredBack: Bool
  private(set) var hasReuse: Bool
  private(set) var hasRaise: Bool
  private(set) var hasFlags: Bool
  private(set) var hasGuards: Bool
  private(set) var hasExternalFlags: Bool
  private(set) var hasExpectations: Bool
  /// Whether all screens that are pushed come later than the screen with the link, so that there are few states.
  let isForward: Bool
  /// Whether many screens have the same tag, so that anchors are ambiguous.
  let sharesTags: Bool
  /// Whether hardly any link leads back, so that there are traps and dead ends.
  let isClosed: Bool
  /// Whether the flow has all that does not affect traces: parameters, texts, pictures, transitions, notes.
  let usesWholeLanguage: Bool

  init(_ mode: FlowMode, usesWholeLanguage: Bool = false, _ random: inout SeededRandom) {
    self.mode = mode
    self.usesWholeLanguage = usesWholeLanguage
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
    hasEntryPoints = chance(40)
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
    if !FlowMode.basic.contains(mode) { enrich(&random) }
  }

  /// Switches on the features that a mode is rich in, and those that they need.
  private mutating func enrich(_ random: inout SeededRandom) {
    func chance(_ percent: Int) -> Bool { random.int(below: 100) < percent }
    hasReuse = chance(25)
    hasFlags = chance(70)
    hasExternalFlags = chance(25)
    switch mode {
    case .guards: (theme, hasFlags, hasGuards, hasFlows) = (.guards, true, true, true)
    case .urls: (hasEntryPoints, hasTabs, hasGuards) = (true, chance(50), chance(60))
    case .starts: (hasFlags, hasFlows, hasTabs, hasEntryPoints) = (true, true, chance(70), chance(50))
    case .embeds: (hasEmbeds, hasGroups) = (true, chance(60))
    case .externals: (hasExternals, hasExternalFlags, hasFlags, hasFlows) = (true, chance(70), true, chance(80))
    case .nested: (theme, hasFlows) = (.flows, true)
    case .expects: hasExpectations = true
    case .roots: hasFlows = true
    case .plain, .memoryless, .flags, .all: break
    }
    hasGuards = hasFlags && (hasGuards || chance(20))
    hasExternalFlags = hasFlags && hasExternalFlags
  }

  /// Returns the percentage of a construct: higher in the mode that is rich in it.
  func percent(_ usual: Int, _ rich: FlowMode, _ more: Int) -> Int { mode == rich ? more : usual }
}
