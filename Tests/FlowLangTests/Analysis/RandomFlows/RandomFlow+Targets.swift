@testable import FlowLang

/// The targets of the links of a random flow.
extension RandomFlow {
  /// The context of a target.
  struct Scope {
    /// The screen; past the last one for a link that many screens share.
    let screen: Int
    /// The index of the innermost flow around the target.
    var flow: Int?
    var isGuard = false
    /// Whether the target is that of a handler.
    var isHandler = false
    /// The number of enclosing targets.
    var depth = 0

    var inner: Scope {
      var scope = self
      scope.depth += 1
      return scope
    }
  }

  private enum Goal { case screen, flow, bar, external, back, home, dismiss, backTo, raise, tab, finish, open, stay }

  /// Returns a target with its modifiers, its handlers, and at times a condition and an `else`.
  mutating func target(_ scope: Scope) -> String {
    if scope.isGuard && scope.isHandler && chance(60) { return "continue" }
    var text = text(of: random.pick(goals(scope)), scope)
    if features.usesWholeLanguage { text = extended(text) }
    guard !flags.isEmpty, scope.depth < 2, chance(25) else { return text }
    text += " when " + conditions()
    if chance(60) { text += " else " + target(scope.inner) }
    return text
  }

  private mutating func goals(_ scope: Scope) -> [Goal] {
    var goals: [Goal] = features.isClosed && chance(80) ? [.screen] : [.back, .back, .home]
    if !features.isForward || scope.screen + 1 < screenCount { goals += [.screen, .screen, .screen, .screen, .screen] }
    goals += scope.depth == 0 ? [.screen, .screen, .screen] : [.stay]
    if chance(15) { goals += [.open, .stay] }
    if features.hasLayers && !features.isClosed { goals += [.dismiss] }
    if features.hasTags { goals += [.backTo, .backTo] }
    if features.theme == .tags { goals += [.backTo, .backTo] }
    if features.hasRaise { goals += [.raise, .raise, .raise] }
    if features.hasExternals { goals += [.external] }
    if !bars.isEmpty { goals += [.tab, .bar] }
    if !callable(scope).isEmpty && scope.depth < 2 { goals += [.flow, .flow, .flow] }
    if !callable(scope).isEmpty && features.theme == .flows && scope.depth < 2 { goals += [.flow, .flow, .flow] }
    if features.theme == .tabs && !bars.isEmpty { goals += [.tab, .screen] }
    if scope.flow != nil { goals += [.finish, .finish, .finish, .finish, .finish] }
    return goals
  }

  private mutating func text(of goal: Goal, _ scope: Scope) -> String {
    switch goal {
    case .screen: return screenCall(scope)
    case .flow: return flowCall(scope)
    case .bar: return barCall(scope)
    case .external: return "X" + (features.hasLayers && chance(40) ? " cover" : "")
    case .back: return "back" + assignments(20)
    case .home: return "home" + assignments(20)
    case .dismiss: return "dismiss" + assignments(20)
    case .backTo: return "back to \(place())" + fallback() + assignments(20)
    case .raise: return "raise \(tag(random.int(below: screenCount)))" + fallback()
    case .tab: return "tab \(tabReference())" + (chance(20) ? fallback() : "")
    case .finish:
      let outcomes = scope.flow.map { flows[$0].outcomes } ?? []
      return outcomes.isEmpty ? "back" : "finish \(random.pick(outcomes))" + assignments(35)
    case .open: return "open \"https://example.com\""
    case .stay: return "stay" + assignments(40)
    }
  }

  private mutating func screenCall(_ scope: Scope) -> String {
    let first = features.isForward ? min(scope.screen + 1, screenCount) : 0
    // If no screen comes later, only goals that reset the stacks leave few states.
    guard first < screenCount else {
      let index = random.int(below: screenCount)
      return flowOfScreen(index).map { rootCall(of: $0, scope) } ?? screen(index) + " reset"
    }
    // Mostly a near one, so that traces are long and screens are reached.
    var index = first + min(random.int(below: screenCount - first), random.int(below: screenCount - first))
    if !features.isForward && scope.screen > 0 && chance(25) { index = scope.screen - 1 }
    if let flow = flowOfScreen(index) { return call(of: flow, scope) }
    var text = screen(index) + arguments(for: index, from: scope.screen)
    var isTaggable = features.hasTags
    switch random.int(below: 100) {
    case 0..<(features.theme == .layers ? 50 : 25) where features.hasLayers: text += presentation()
    case 25..<33 where features.hasPlacings: text += " replace"
    case 33..<38 where features.hasPlacings: text += " reset"
    case 38..<46 where features.hasPlacings:
      text += " over \(place())" + (features.hasLayers && chance(30) ? presentation() : "") + fallback()
    case 46..<52 where features.hasPlacings: text += " replace from \(place())" + fallback()
    case 52..<58 where !bars.isEmpty: text += " in tab \(tabReference())" + (chance(20) ? fallback() : "")
    case 58..<75 where features.hasReuse:
      text += " reuse"
      isTaggable = chance(30)
    default: break
    }
    if isTaggable && chance(features.theme == .tags ? 85 : 55) { text += " as " + tag(index) }
    return text + assignments(20)
  }

  func callable(_ scope: Scope) -> [FlowShape] {
    flows.filter { $0.isExternal || !features.isForward || $0.screens.lowerBound > scope.screen }
  }

  mutating func flowCall(_ scope: Scope) -> String { call(of: random.pick(callable(scope)), scope) }

  private mutating func call(of flow: FlowShape, _ scope: Scope) -> String {
    if features.mode == .roots, chance(40) { return rootCall(of: flow, scope) }
    var text = flow.name
    if features.hasPlacings && chance(12) { text += " over \(place())" + fallback() }
    if features.hasLayers && chance(50) { text += presentation() }
    if features.hasTags && chance(25) { text += " as " + tag(flow.screens.lowerBound) }
    text += assignments(15)
    var inner = scope.inner
    inner.isHandler = true
    // Screens with outcomes are called wherever they are a goal, so the nesting of handlers is limited.
    let handlers = flow.outcomes.map { "on \($0) -> \(scope.depth > 3 ? "stay" : target(inner))" }
    return text + " { " + handlers.joined(separator: " ") + " }"
  }

  private mutating func barCall(_ scope: Scope) -> String {
    let bar = random.int(below: bars.count)
    let isLater = bars[bar].allSatisfy { root in
      (scope.screen + 1..<max(screenCount, scope.screen + 1)).contains { screen($0) == root }
    }
    let isLayer = features.hasLayers && chance(70) && (isLater || !features.isForward)
    return "T\(bar)" + (isLayer ? presentation() : " reset") + assignments(15)
  }

  private mutating func presentation() -> String { random.pick([" sheet", " cover", " cover", " popover", " dialog"]) }

  private mutating func fallback() -> String {
    chance(30) ? " or " + random.pick(["back", "home", "dismiss", "stay"]) : ""
  }

  mutating func assignments(_ percent: Int) -> String {
    guard !flags.isEmpty && chance(percent) else { return "" }
    let (isSet, flag) = (chance(65), random.pick(flags))
    if isExclusive { return " set \(flag) clear " + flags.filter { $0 != flag }.joined(separator: ", ") }
    // A flag with values is never cleared.
    let text = (isSet || values[flag] != nil ? " set " : " clear ") + use(of: flag)
    guard features.usesWholeLanguage, flags.count > 1, chance(30) else { return text }
    let other = random.pick(flags.filter { $0 != flag })
    if text.hasPrefix(" clear") && values[other] != nil { return text }
    return text + ", " + use(of: other)
  }

  private mutating func place() -> String {
    switch random.int(below: 10) {
    case 0..<5 where features.hasTags: return tag(min(random.int(below: screenCount), random.int(below: screenCount)))
    case 5 where !flows.isEmpty: return random.pick(flows).name
    case 6: return "root"
    default: return screen(min(random.int(below: screenCount), random.int(below: screenCount)))
    }
  }

  /// Returns the tag of a screen; sometimes one that several screens share.
  mutating func tag(_ screen: Int) -> String { chance(features.sharesTags ? 70 : 8) ? sharedTag : "#s\(screen)" }

  private var sharedTag: String { features.usesWholeLanguage ? "#\"x y\"" : "#x" }

  mutating func tabReference() -> String {
    let bar = random.int(below: bars.count)
    let tab = tabName(bar, random.int(below: bars[bar].count))
    return features.usesWholeLanguage && chance(30) ? "T\(bar).\(tab)" : tab
  }

  /// Returns the name of a tab. In a theme of tabs, two bars may share names, so that the nearest bar is meant.
  func tabName(_ bar: Int, _ tab: Int) -> String { features.theme == .tabs ? "t\(tab)" : "t\(bar)\(tab)" }
}
