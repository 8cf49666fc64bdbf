/// Writes the starts of the app, its flows and its tabs.
extension SwiftCore {
  mutating func writeStarts() {
    describe("The app as it starts.")
    block("\(access)init(flags: Flags = Flags())") { core in
      core.out.line("layers = []")
      core.out.line("self.flags = flags")
      core.out.line("motion = Motion(direction: .forward, transition: .still)")
      core.out.line("leaving = nil")
      core.out.line("// States that are created separately have no identity in common.")
      core.out.line("serial = Int.random(in: 0...Int.max / 2)")
      core.out.line("reset(to: startOfApp(), via: .still\(core.callOfStart))")
    }
    writeStart(of: .app)
    writeCallOfStart()
    for flow in router.flows where model[flow].kind == .flow && !model[flow].isExternal { writeStart(of: flow) }
    writeRoots()
  }

  private mutating func writeStart(of node: NodeID) {
    let isApp = node == .app
    let showsBar = hasBars && (isApp || startsWithBar(node))
    describe(isApp ? "Where the app starts." : "Where `\(model.name(of: node))` starts.")
    let parameters = isApp ? [] : router.parameters(node)
    let declarations = parameters.map { declaration($0, withDefault: false) }.joined(separator: ", ")
    let names = names(of: parameters)
    let alternatives = model.startAlternatives[model.details(of: node).start]
    shortBlock("private func startOf\(router.type(node))(\(declarations)) -> \(showsBar ? "Shown" : "Screen")") {
      core in
      for alternative in alternatives {
        guard let next = alternative.call.node else { continue }
        let isConditional = !alternative.conditions.isEmpty
        let handovers = core.router.scope.handovers(of: alternative.call, in: node)
        let shown = core.shown(next, handovers, Scope(names: names), as: showsBar)
        if isConditional {
          core.out.line("if \(core.text(alternative.conditions)) { return \(shown) }")
        } else {
          core.out.line(alternatives.count > 1 ? "return \(shown)" : shown)
        }
      }
    }
  }

  /// The call at the start of the app, as an argument; empty where there is none.
  var callOfStart: String { startCalls.contains { $0.target != nil } ? ", call: callOfStart()" : "" }

  private var startCalls: ArraySlice<StartAlternative> { model.startAlternatives[model.details(of: .app).start] }

  private mutating func writeCallOfStart() {
    guard !callOfStart.isEmpty else { return }
    describe("The call of the flow that the app starts with.")
    block("private func callOfStart() -> Call?") { core in
      for alternative in core.startCalls where alternative.call.node != nil {
        let call = alternative.target.map { ".\(SwiftName.quoted(core.router.name($0)))" } ?? "nil"
        let isConditional = !alternative.conditions.isEmpty
        core.out.line(isConditional ? "if \(core.text(alternative.conditions)) { return \(call) }" : "return \(call)")
      }
    }
  }

  /// Writes the first screen of each tab.
  private mutating func writeRoots() {
    guard hasBars else { return }
    describe("The root of a tab.")
    block("private func root(of tab: Tab, in bar: Bar) -> Screen") { core in
      core.switch("bar") { core in
        for bar in core.router.bars { core.writeRoots(of: bar) }
      }
    }
  }

  private mutating func writeRoots(of bar: NodeID) {
    let tabs = router.machine.tabs(of: bar)
    let used = router.scope.used(by: tabs.map { model[$0].root }, in: bar)
    let parameters = router.parameters(bar).filter { used.contains($0.id) }
    let names = names(of: parameters)
    out.line("case \(pattern(bar, binding: names)):")
    indented { core in
      core.switch("tab") { core in
        for tab in tabs.dropFirst() + tabs.prefix(1) {
          let root = core.model[tab].root
          guard let node = root.node else { continue }
          let head = tab == tabs.first ? "default" : "case .\(SwiftName.quoted(core.router.tab(tab)))"
          let shown = core.shown(node, core.router.scope.handovers(of: root, in: bar), Scope(names: names))
          core.out.line("\(head): return \(shown)")
        }
      }
    }
  }
}
