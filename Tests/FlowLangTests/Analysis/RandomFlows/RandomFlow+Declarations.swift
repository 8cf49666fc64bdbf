@testable import FlowLang

/// The declarations of a random flow.
extension RandomFlow {
  mutating func write() {
    if features.usesWholeLanguage { writeTransitions() }
    for (index, flag) in flags.enumerated() {
      let isExternal = features.hasExternalFlags && index <= (features.mode == .externals ? 1 : 0)
      let initial = chance(20) ? " = true" : ""
      let value = values[flag].map { " = " + $0.joined(separator: " | ") } ?? initial
      lines.append((isExternal ? "external " : "") + "flag \(flag)" + value)
    }
    if features.hasExternals { lines.append("external screen X" + (features.usesWholeLanguage ? "(id: Int = 1)" : "")) }
    for flow in flows where flow.isExternal {
      lines.append(
        "external flow \(flow.name)\(features.usesWholeLanguage ? "()" : "") "
          + "{ \(flow.outcomes.map { "outcome \($0)" }.joined(separator: " ")) }")
    }
    let appLinks = writeApp()
    for bar in bars.indices { writeBar(bar) }
    var index = 0
    while index < screenCount {
      if let flow = flow(of: index) {
        writeFlow(flows[flow], appLinks, indent: "")
        index =
          (flows.filter { $0.parent == flow }.map(\.screens.upperBound) + [flows[flow].screens.upperBound]).max() ?? 0
      } else {
        writeGroupOrScreen(index, appLinks)
        index += 1
      }
    }
    if features.hasExpectations {
      for _ in 0...random.int(below: features.mode == .expects ? 8 : 4) { lines.append("expect " + expectation()) }
    }
  }

  private mutating func writeApp() -> [String] {
    if features.usesWholeLanguage { writeRemarks(indent: "") }
    lines.append("app A {")
    if features.usesWholeLanguage { writeIdentity() }
    var start = !bars.isEmpty && chance(60) ? "T0" : screen(0)
    if let flow = flows.first, !flow.isExternal, chance(features.percent(8, .roots, 60)) { start = flow.name }
    if !flags.isEmpty && chance(features.percent(30, .starts, 80)) {
      start = "\(startGoal()) when \(conditions()) else \(start)"
      while features.mode == .starts, chance(50) { start = "\(startGoal()) when \(conditions()) else \(start)" }
    }
    lines.append("  start \(answered(start))")
    if features.hasDeclaredBack && chance(50) { lines.append("  back declared") }
    let links = features.hasGroups && chance(30) ? [writeLink(Scope(screen: screenCount), indent: "  ")] : []
    lines.append("}")
    return links
  }

  /// Returns the goal of an alternative of the app's start.
  private mutating func startGoal() -> String {
    if features.mode == .roots, chance(50), let flow = flows.last { return flow.name }
    if features.mode == .starts {
      if chance(25), !bars.isEmpty { return "T0" }
      if chance(25), let flow = flows.last(where: { !$0.isExternal }) { return flow.name }
    }
    return screen(random.int(below: screenCount))
  }

  private mutating func writeBar(_ index: Int) {
    lines.append("tabs T\(index) {")
    for (tab, root) in bars[index].enumerated() { lines.append("  tab \(tabName(index, tab))\(tabLooks()) -> \(root)") }
    if features.usesWholeLanguage { writeDetails(indent: "  ") }
    if chance(20) { _ = writeLink(Scope(screen: screenCount), indent: "  ") }
    if features.hasGuards && chance(features.percent(10, .guards, 30)) {
      writeGuard(Scope(screen: screenCount), indent: "  ")
    }
    lines.append("}")
  }

  private mutating func writeFlow(_ flow: FlowShape, _ inherited: [String], indent: String) {
    if flow.isScreen { return writeScreen(flow.screens.lowerBound, inherited, indent: indent) }
    let index = flows.firstIndex { $0.name == flow.name }
    lines.append("\(indent)flow \(flow.name) {")
    let inner = indent + "  "
    var start = screen(flow.screens.lowerBound)
    if !flags.isEmpty && flow.screens.count > 1 && chance(features.percent(30, .starts, 75)) {
      start = "\(screen(flow.screens.upperBound - 1)) when \(conditions()) else \(start)"
    }
    lines.append("\(inner)start \(start)")
    for outcome in flow.outcomes { lines.append("\(inner)outcome \(outcome)\(outcomeParameters(of: outcome))") }
    if features.usesWholeLanguage { writeDetails(indent: inner) }
    if features.hasDeclaredBack && chance(25) { lines.append("\(inner)back \(chance(60) ? "declared" : "automatic")") }
    let outside = Scope(screen: screenCount, flow: index)
    if features.hasGuards && chance(features.percent(15, .guards, 30)) { writeGuard(outside, indent: inner) }
    let links = features.hasGroups && chance(30) ? [writeLink(outside, indent: inner)] : []
    for screen in flow.screens { writeScreen(screen, inherited + links, indent: inner) }
    for nested in flows where nested.parent != nil && nested.parent == index {
      writeFlow(nested, inherited + links, indent: inner)
    }
    lines.append("\(indent)}")
  }

  private mutating func writeGroupOrScreen(_ index: Int, _ inherited: [String]) {
    guard features.hasGroups && chance(30) else { return writeScreen(index, inherited, indent: "") }
    lines.append("group G\(index) {")
    if features.usesWholeLanguage { writeDetails(indent: "  ") }
    if features.hasDeclaredBack && chance(25) { lines.append("  back \(chance(60) ? "declared" : "automatic")") }
    if features.hasGuards && chance(features.percent(30, .guards, 50)) {
      writeGuard(Scope(screen: screenCount), indent: "  ")
    }
    let link = writeLink(Scope(screen: index), indent: "  ")
    writeScreen(index, inherited + [link], indent: "  ")
    lines.append("}")
  }

  private mutating func writeScreen(_ index: Int, _ inherited: [String], indent: String) {
    if features.usesWholeLanguage { writeRemarks(indent: indent) }
    lines.append("\(indent)screen \(screen(index))\(parameterList(of: index)) {")
    let inner = indent + "  "
    if features.usesWholeLanguage { writeLooks(index, indent: inner) }
    if features.hasDeclaredBack && chance(25) { lines.append("\(inner)back \(chance(60) ? "declared" : "automatic")") }
    if features.hasEntryPoints && chance(features.percent(20, .urls, 45)) { lines.append(inner + entryPoint(index)) }
    for outcome in flowOfScreen(index)?.outcomes ?? [] {
      lines.append("\(inner)outcome \(outcome)\(outcomeParameters(of: outcome))")
    }
    let scope = Scope(screen: index, flow: flow(of: index))
    if features.hasGuards && chance(features.percent(25, .guards, 50)) { writeGuard(scope, indent: inner) }
    if features.hasEmbeds && index + 1 < screenCount && chance(features.percent(25, .embeds, 60)) {
      lines.append("\(inner)embed \(screen(index + 1 + random.int(below: screenCount - index - 1)))")
    }
    for link in inherited where chance(15) { lines.append("\(inner)without \(link)") }
    for _ in 0..<random.pick([0, 1, 2, 2, 3, 3, 4]) { _ = writeLink(scope, indent: inner) }
    if let flow = scope.flow, chance(55) { writeFinish(flows[flow], indent: inner) }
    lines.append("\(indent)}")
  }

  private mutating func entryPoint(_ index: Int) -> String {
    var text = chance(60) ? "url \"/s\(index)\(placeholders(of: index))\"" : "entry \"reason \(index)\""
    if !bars.isEmpty && chance(40) { text += " in tab " + tabReference() }
    if chance(50) { text += " over " + screen(random.int(below: screenCount)) }
    if features.usesWholeLanguage, text.contains(" over "), chance(40) {
      text += ", " + screen(random.int(below: screenCount))
    }
    return text + presentation(index)
  }

  /// Returns the modifiers by which a url presents its screen. Chosen without a random number, so that the flow of a
  /// seed stays what it was before there were such urls.
  private func presentation(_ index: Int) -> String {
    guard features.hasLayers else { return "" }
    var own = random
    switch own.int(below: 100) {
    case ..<12: return " sheet"
    case ..<20: return " cover"
    case ..<24: return " popover"
    default: return ""
    }
  }

  private mutating func writeGuard(_ scope: Scope, indent: String) {
    var text = "\(indent)requires \(conditions())"
    var scope = scope
    scope.isGuard = true
    scope.depth = 1
    let isSignIn = !callable(scope).isEmpty && chance(features.theme == .guards ? 80 : 40)
    if isSignIn {
      text += " else " + flowCall(scope)
    } else if chance(70) {
      text += " else " + target(scope)
    }
    lines.append(text)
  }

  /// Writes a link that ends a flow, so that most flows can end.
  private mutating func writeFinish(_ flow: FlowShape, indent: String) {
    lines.append("\(indent)link l\(linkCount) -> finish \(random.pick(flow.outcomes))" + assignments(50))
    linkCount += 1
  }

  private mutating func writeLink(_ scope: Scope, indent: String) -> String {
    let name = linkName()
    linkCount += 1
    let text = target(scope)
    if features.usesWholeLanguage { writeRemarks(indent: indent) }
    lines.append("\(indent)link \(name)\(label()) -> \(text)")
    return name
  }

  private mutating func expectation() -> String {
    let (one, other) = (screen(random.int(below: screenCount)), screen(random.int(below: screenCount)))
    if features.usesWholeLanguage, chance(10) { return "every screen within 1 tap" }
    switch random.int(below: 6) {
    case 0: return "never \(one)" + (!flags.isEmpty && chance(70) ? " when " + conditions() : "")
    case 1: return "every screen within \(1 + random.int(below: 4)) taps"
    case 2: return "\(one) only after \(other)"
    case 3: return "\(one) within \(1 + random.int(below: 3)) taps" + (chance(60) ? " of \(other)" : "")
    default: return "\(one) reachable" + (chance(60) ? " from \(other)" : "")
    }
  }
}
