/// Writes the urls and entries: the state from an address, and the address of a screen.
extension SwiftCore {
  mutating func writeAddresses() {
    let urls = router.urls
    mark("Entry points")
    describe([
      "The app as an address opens it, with the tab and the screens below.", "",
      "- Throws: ``AddressError`` when no screen has such an address, or when a value in it does not fit.",
    ])
    block("\(access)init(url: URL, flags: Flags = Flags()) throws") { core in
      core.out.line("self.init(flags: flags)")
      core.out.line("try open(url)")
    }
    describe([
      "Opens an address: the whole state becomes another one, and the flags stay.", "",
      "- Throws: ``AddressError``, and then nothing has changed.",
    ])
    block("\(access)mutating func open(_ url: URL) throws") { core in
      if !urls.isEmpty { core.out.line("let address = try Address(url)") }
      for chunk in stride(from: 0, to: urls.count, by: Self.chunk) {
        core.out.line("if try open\(chunk / Self.chunk)(address) != nil { return }")
      }
      core.out.line("throw AddressError.unknown(url.absoluteString)")
    }
    for chunk in stride(from: 0, to: urls.count, by: Self.chunk) {
      describe("Opens an address; nil where it is none of these.")
      block("private mutating func open\(chunk / Self.chunk)(_ address: Address) throws -> Void?") { core in
        for url in urls[chunk..<min(chunk + Self.chunk, urls.count)] { core.writeMatch(of: url) }
        core.out.line("return nil")
      }
    }
    for index in model.entryPoints.indices { writeEntryPoint(index) }
  }

  /// The number of addresses that one function matches, so that Swift type-checks it quickly.
  private static let chunk = 25

  private mutating func writeMatch(of url: Router.Address) {
    let path = url.pattern.segments.map { literals($0) }.joined(separator: ", ")
    let query = url.pattern.query.map { item in
      let isOptional = item.placeholders.allSatisfy { name in url.parameter(name)?.defaultValue != nil }
      return "(\(SwiftText.literal(item.key)), \(literals(item.segment)), \(isOptional && !item.placeholders.isEmpty))"
    }.joined(separator: ", ")
    let origin = url.pattern.origin.isEmpty ? "nil" : SwiftText.literal(url.pattern.origin)
    let values = url.pattern.placeholders
    let named = values.enumerated().compactMap { place, name in url.parameter(name).map { ($0.id, place) } }
    let places = Dictionary(named) { first, _ in first }
    let head = "address.values(\(origin), [\(path)], [\(query)])"
    shortBlock(values.isEmpty ? "if \(head) != nil" : "if let values = \(head)") { core in
      let arguments = url.parameters.compactMap { parameter -> String? in
        guard let place = places[parameter.id] else { return nil }
        let name = SwiftText.literal(parameter.label)
        guard let text = parameter.defaultValue else {
          return "\(parameter.argument): try Address.value(values[\(place)], \(name))"
        }
        return "\(parameter.argument): try values[\(place)].map { try Address.value($0, \(name)) } ?? \(text)"
      }
      core.out.line(
        "return \(SwiftName.quoted(core.router.entryPoint(url.index)))(\(arguments.joined(separator: ", ")))")
    }
  }

  private func literals(_ segment: URLPattern.Segment) -> String {
    "[" + segment.literals.map { SwiftText.literal($0) }.joined(separator: ", ") + "]"
  }

  private mutating func writeEntryPoint(_ index: Int) {
    let entryPoint = model.entryPoints[index]
    let tree = router.compilation.tree(of: entryPoint.owner)
    let text = entryPoint.text.map { tree.text(of: $0) } ?? ""
    let parameters = router.parameters(entryPoint.owner)
    let names = names(of: parameters)
    let scope = Scope(names: names)
    describe("Opens `\(model.name(of: entryPoint.owner))` from outside: \(text)")
    let declarations = parameters.map { declaration($0) }.joined(separator: ", ")
    let name = SwiftName.quoted(router.entryPoint(index))
    block("\(access)mutating func \(name)(\(declarations))") { core in
      let own = parameters.map { RouterScope.Handover(parameter: $0, value: .parameter($0.id, path: [])) }
      let values = parameters.map { "\($0.argument): \(names[$0.id] ?? "")" }.joined(separator: ", ")
      let mayProceed = core.router.mayProceed(opening: index)
      let request = mayProceed ? ".\(name)" + (values.isEmpty ? "" : "(\(values))") : "nil"
      core.writeGuards(of: entryPoint, own, request, scope)
      core.writeBottom(of: entryPoint)
      for call in core.model.calls[entryPoint.over] {
        if let node = call.node {
          core.writeLay(node, core.router.scope.handovers(of: call, in: entryPoint.owner), scope)
        }
      }
      if entryPoint.presentation == .push {
        core.writeLay(entryPoint.owner, own, scope)
      } else {
        core.writePresent(entryPoint.owner, entryPoint.presentation, own, scope)
      }
    }
  }

  private mutating func writePresent(
    _ node: NodeID, _ presentation: Target.Presentation, _ handovers: [RouterScope.Handover], _ scope: Scope
  ) {
    let isScreen = showsScreen(node)
    use(isScreen ? .present : .presentShown)
    let label = isScreen ? "" : "shown: "
    out.line("present(\(label)\(shown(node, handovers, scope)), .\(presentation.keyword))")
  }

  /// Writes the check of the guards of the tab bar and of the tab's root, of each screen below, and of the screen
  /// itself.
  private mutating func writeGuards(
    of entryPoint: EntryPoint, _ own: [RouterScope.Handover], _ request: String, _ scope: Scope
  ) {
    func writeRefusal(_ core: inout SwiftCore) {
      core.out.line("reset(to: startOfApp()\(core.callOfStart))")
      core.out.line("return \(core.redirect(request))")
    }
    var refusals: [String?] = []
    if let tab = router.machine.tab(of: entryPoint) {
      let bar = model[tab].owner
      for container in model.enclosing(bar).reversed() {
        for index in model.details(of: container).guards.map({ Int($0) }) {
          let refusal = ".\(SwiftName.quoted(router.guard(index)))\(given(router.values(ofGuard: index), scope))"
          block("if !(\(text(model.guards[index].conditions)))") { core in
            core.out.line("let refusal = Refusal\(refusal)")
            writeRefusal(&core)
          }
        }
      }
      refusals.append(refusal(showing: model[tab].root, in: bar, scope))
    }
    for call in model.calls[entryPoint.over] {
      guard let node = call.node else { continue }
      refusals.append(refusal(entering: node, router.scope.handovers(of: call, in: entryPoint.owner), scope))
    }
    refusals.append(refusal(entering: entryPoint.owner, own, scope))
    let asked = refusals.compactMap { $0 }
    if !asked.isEmpty { block("if let refusal = \(asked.joined(separator: " ?? "))") { writeRefusal(&$0) } }
  }

  private mutating func writeBottom(of entryPoint: EntryPoint) {
    guard let tab = entryPoint.tab.flatMap({ model.tabReferences[Int($0.index)].tabs.first }) else {
      out.line("reset(to: startOfApp()\(callOfStart))")
      return
    }
    use(.resetToTab)
    let bar = SwiftName.quoted(router.member(model[tab].owner))
    out.line("reset(to: .\(SwiftName.quoted(router.tab(tab))), in: .\(bar))")
  }

  private mutating func writeLay(_ node: NodeID, _ handovers: [RouterScope.Handover], _ scope: Scope) {
    let isScreen = showsScreen(node)
    use(isScreen ? .lay : .layShown)
    out.line("lay(\(isScreen ? "" : "shown: ")\(shown(node, handovers, scope)))")
  }
}
