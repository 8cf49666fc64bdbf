extension Rule {
  static let routerInRouter: Rule = Rule(
    "router-in-router", .error, .names,
    summary: "a tab bar or the app itself is pushed onto a stack",
    explanation: """
      A tab bar brings stacks of its own. On top of another stack it leaves two navigation bars, loses the back button, and
      leaks the router inside. A tab bar can be the start of the app, what a `reset` leads to, or a layer of its own
      (`sheet`, `cover`, `popover`, `dialog`). To show another tab of the bar that is there already, use `tab`.
      """,
    example: """
        app Shop { start Welcome }
        screen Welcome {
          link enter "Look around" -> Main reset
      -   link peek "Peek inside" -> ⟦Main⟧
      +   link peek "Peek inside" -> Main sheet
        }
        tabs Main {
          tab home "Home" -> Home
          tab cart "Cart" -> Cart
        }
        screen Home {}
        screen Cart {}
      """
  ) { compilation, findings in
    let model = compilation.model
    if model.nodes.contains(where: { $0.kind == .tabs }) {
      for index in model.targets.indices { check(TargetID(index), compilation, &findings) }
      for index in model.nodes.indices { findRoots(of: NodeID(index), compilation, &findings) }
    }
    for name in model.unresolved where name.kind == .goal && name.actual == .app {
      let subject = name.link.map { Findings.Subject.link($0, owner: name.owner) } ?? .node(name.owner)
      findings.add(routerInRouter, about: subject) {
        var finding = routerInRouter.finding(
          "the app itself cannot be pushed onto a stack of its own", at: compilation.range(name.token, in: name.owner))
        compilation.describe(&finding, name.owner, name.link)
        finding.help = "`home` leads to its beginning; `-> … reset` resets the app"
        return finding
      }
    }
  }

  private static func check(_ target: TargetID, _ compilation: Compilation, _ findings: inout Findings) {
    guard case .call(let node) = compilation.model[target].goal, compilation.model[node].kind != .screen,
      isOnStack(target, compilation.model), showsTabBar(node, compilation.model)
    else { return }
    let model = compilation.model
    // A handler of a call at the root is reported for needing something below.
    if model.misplacedHandlers.contains(target) { return }
    findings.add(routerInRouter, about: compilation.subject(of: target)) {
      var finding = routerInRouter.finding(
        model[node].kind == .tabs
          ? "the tab bar `\(model.name(of: node))` is put on a stack"
          : "the flow `\(model.name(of: node))`, which starts with a tab bar, is pushed onto a stack",
        at: compilation.goalRange(of: target))
      compilation.describe(&finding, model.owner(of: target), model.link(of: target))
      finding.help = "give it a layer of its own (`sheet`, `cover`), use `reset`, or select one of its tabs with `tab`"
      return finding
    }
  }

  private static func isOnStack(_ target: TargetID, _ model: Model) -> Bool {
    switch model.placing(of: target) {
    case .reset: false
    case .top, .over: model[target].presentation == .push
    default: true
    }
  }

  private static func showsTabBar(_ node: NodeID, _ model: Model) -> Bool {
    switch model[node].kind {
    case .tabs: true
    case .flow: model.entryNodes(of: node).contains { model[$0].kind == .tabs }
    default: false
    }
  }

  /// Finds tab bars that are the root of a tab.
  private static func findRoots(of node: NodeID, _ compilation: Compilation, _ findings: inout Findings) {
    guard compilation.model[node].kind == .tabs else { return }
    let model = compilation.model
    for tab in model.tabs[model.details(of: node).tabs] {
      guard let root = tab.root.node, showsTabBar(root, model) else { continue }
      findings.add(routerInRouter, about: .node(node)) {
        routerInRouter.finding(
          "the tab bar `\(model.name(of: root))` cannot be the root of a tab",
          at: compilation.range(tab.root.syntax, in: node))
      }
    }
  }
}
