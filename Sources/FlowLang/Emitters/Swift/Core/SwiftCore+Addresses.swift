/// Urls and entries: the whole state from an address, and the address of a screen.
extension SwiftCore {
  mutating func writeAddresses() {
    let urls = router.urls
    out.blank()
    out.line("// MARK: Ways in")
    out.blank()
    document([
      "The app as an address opens it: the tab and what lies beneath included.", "",
      "- Throws: ``AddressError`` when no screen has such an address, or when a value in it does not fit.",
    ])
    block("\(access)init(url: URL, flags: Flags = Flags()) throws") { core in
      core.out.line("self.init(flags: flags)")
      core.out.line("try open(url)")
    }
    out.blank()
    document([
      "Opens an address: the whole state becomes another one, and the flags stay.", "",
      "- Throws: ``AddressError``, and then nothing has changed.",
    ])
    block("\(access)mutating func open(_ url: URL) throws") { core in
      if !urls.isEmpty { core.out.line("let address = try Address(url)") }
      for chunk in stride(from: 0, to: urls.count, by: Self.chunk) {
        core.out.line("if try open\(chunk / Self.chunk)(address) { return }")
      }
      core.out.line("throw AddressError.unknown(url.absoluteString)")
    }
    for chunk in stride(from: 0, to: urls.count, by: Self.chunk) {
      out.blank()
      block("private mutating func open\(chunk / Self.chunk)(_ address: Address) throws -> Bool") { core in
        for url in urls[chunk..<min(chunk + Self.chunk, urls.count)] { core.writeMatch(of: url) }
        core.out.line("return false")
      }
    }
    for index in model.waysIn.indices { writeWayIn(index) }
    if model.waysIn.isEmpty { return }
    writeLaying()
  }

  /// How many addresses are looked at in one function, so that Swift checks it quickly.
  private static let chunk = 25

  private mutating func writeMatch(of url: Router.Address) {
    let path = url.pattern.segments.map { literals($0) }.joined(separator: ", ")
    let query = url.pattern.query.map { item in
      let isOptional = item.placeholders.allSatisfy { name in url.parameter(name)?.defaultValue != nil }
      return "(\(SwiftText.literal(item.key)), \(literals(item.segment)), \(isOptional && !item.placeholders.isEmpty))"
    }.joined(separator: ", ")
    let origin = url.pattern.origin.isEmpty ? "nil" : SwiftText.literal(url.pattern.origin)
    let values = url.pattern.placeholders
    let head = "address.values(\(origin), [\(path)], [\(query)])"
    block(values.isEmpty ? "if \(head) != nil" : "if let values = \(head)") { core in
      let arguments = url.parameters.compactMap { parameter -> String? in
        guard let place = values.firstIndex(where: { url.parameter($0)?.id == parameter.id }) else { return nil }
        let name = SwiftText.literal(parameter.label)
        guard let text = parameter.defaultValue else {
          return "\(parameter.quoted): try Address.value(values[\(place)], \(name))"
        }
        return "\(parameter.quoted): try values[\(place)].map { try Address.value($0, \(name)) } ?? \(text)"
      }
      core.out.line("\(SwiftName.quoted(core.router.wayIn(url.index)))(\(arguments.joined(separator: ", ")))")
      core.out.line("return true")
    }
  }

  private func literals(_ segment: URLPattern.Segment) -> String {
    "[" + segment.literals.map { SwiftText.literal($0) }.joined(separator: ", ") + "]"
  }

  private mutating func writeWayIn(_ index: Int) {
    let wayIn = model.waysIn[index]
    let tree = router.compilation.tree(of: wayIn.owner)
    let text = wayIn.text.map { tree.text(of: $0) } ?? ""
    let parameters = router.parameters(wayIn.owner)
    let names = Dictionary(uniqueKeysWithValues: parameters.map { ($0.id, local($0.label)) })
    let scope = Scope(names: names)
    out.blank()
    document("Opens `\(model.name(of: wayIn.owner))` from outside: \(text)")
    let declarations = parameters.map { declaration($0) }.joined(separator: ", ")
    let name = SwiftName.quoted(router.wayIn(index))
    block("\(access)mutating func \(name)(\(declarations))") { core in
      if core.router.guards.isGuarded(wayIn.owner) {
        let values = parameters.map { "\($0.quoted): \(names[$0.id] ?? "")" }.joined(separator: ", ")
        let mayProceed = core.router.guards.mayProceed(to: wayIn.owner)
        let request = mayProceed ? ".\(name)" + (values.isEmpty ? "" : "(\(values))") : "nil"
        core.block("if let refusal = refusalEntering\(core.router.type(wayIn.owner))()") { core in
          core.out.line("reset(to: startOfApp())")
          core.out.line("return redirect(refusal, \(request))")
        }
      }
      core.writeBottom(of: wayIn)
      for call in core.model.calls[wayIn.over] {
        if let node = call.node { core.writeLay(node, core.router.handovers(of: call, in: wayIn.owner), scope) }
      }
      let own = parameters.map { Router.Handover(parameter: $0, value: .parameter($0.id, path: [])) }
      core.writeLay(wayIn.owner, own, scope)
    }
  }

  private mutating func writeBottom(of wayIn: WayIn) {
    guard let tab = wayIn.tab.flatMap({ model.tabReferences[Int($0.index)].tabs.first }) else {
      out.line("reset(to: startOfApp())")
      return
    }
    let bar = SwiftName.quoted(router.member(model[tab].owner))
    out.line("reset(to: .\(SwiftName.quoted(router.tab(tab))), in: .\(bar))")
  }

  private mutating func writeLay(_ node: NodeID, _ handovers: [Router.Handover], _ scope: Scope) {
    let shown = shown(node, handovers, scope)
    out.line("lay(\(shown.kind == .screen ? "" : "shown: ")\(shown.text))")
  }

  private mutating func writeLaying() {
    out.blank()
    lines(
      """
      /// The app anew, with one tab selected and none of the others looked at yet.
      private mutating func reset(to tab: Tab, in bar: Bar) {
        var stacks = [[Entry]](repeating: [], count: bar.tabs.count)
        let selected = bar.tabs.firstIndex(of: tab) ?? 0
        stacks[selected] = [Entry(screen: root(of: tab, in: bar))]
        layers = [Layer(presentation: nil, bar: bar, call: nil, stacks: stacks, selected: selected)]
        arrive()
      }

      /// Puts a screen on the stack, or goes back to where it lies already.
      private mutating func lay(_ screen: Screen) {
        if let index = top.stack.lastIndex(where: { $0.screen.name == screen.name }) {
          cut(to: Position(layer: layers.count - 1, index: index))
          replace(with: screen, as: current.tag)
        } else {
          push(screen)
        }
      }

      private mutating func lay(shown: Shown) {
        switch shown {
        case .screen(let screen): lay(screen)
        case .bar: reset(to: shown)
        }
      }
      """)
  }
}
