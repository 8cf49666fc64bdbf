/// A writer of walks as UI tests: a test for each walk, a page object for each screen, and hooks for the app to fill.
struct XCUITestWriter: SwiftWriting {
  let walks: CoveringWalks
  let router: Router
  var out = IndentedWriter()
  /// The names of each screen's links in its page object.
  var linkNames: [NodeID: [LinkID: String]] = [:]
  /// The names of the tags that are given to one screen only.
  var tagNames: [TagID: String] = [:]
  /// The hooks that the walks need.
  var hooks: Set<Hook> = []

  /// The names of the generated types, with the namespace of the flow.
  var pages: String { router.namespace + "Pages" }
  var tags: String { router.namespace + "Tags" }
  var pageObject: String { router.namespace + "PageObject" }
  var hookType: String { router.namespace + "Hooks" }
  var hookProtocol: String { router.namespace + "WalkHooks" }

  static func text(_ walks: CoveringWalks) -> [UInt8] {
    let router = Router(walks.compilation)
    var writer = XCUITestWriter(walks: walks, router: router)
    writer.write()
    return writer.out.bytes
  }

  private mutating func write() {
    writeHeader(["Foundation", "XCTest"], SwiftOptions())
    for screen in router.screens { linkNames[screen] = names(on: screen) }
    tagNames = namesOfTags()
    document([
      "Walks through the app that cover all transitions of the flow.", "",
      "They need a type `\(hookType)` that conforms to `\(hookProtocol)`, for what only the app knows.",
    ])
    block("final class \(router.namespace)Walks: XCTestCase") { writer in
      var taken: Set<String> = []
      for (index, walk) in writer.walks.walks.enumerated() {
        writer.write(walk, walk.testName(prefix: "test", number: index + 1, taken: &taken), isFirst: index == 0)
      }
    }
    writeHooks()
    writePages()
    writeTags()
  }

  private mutating func write(_ walk: CoveringWalk, _ name: String, isFirst: Bool) {
    let route = WalkRoute(walk, walks.machine)
    if !isFirst { out.blank() }
    block("@MainActor func \(name)()") { writer in
      writer.out.line("continueAfterFailure = false")
      writer.out.line("let (app, hooks) = (XCUIApplication(), \(writer.hookType)())")
      writer.out.line("hooks.\(writer.launch(walk))")
      var screen: NodeID?
      for moment in route.moments {
        if let action = moment.action, let screen { writer.write(action, on: screen, moment.items) }
        writer.out.line("\(writer.page(moment.state.current)).expectShown()")
        screen = moment.state.current.screen
      }
    }
  }

  // MARK: Steps

  private mutating func launch(_ walk: CoveringWalk) -> String {
    var state = walks.machine.declaredFlags
    for case .flag(let flag, let value) in walk.flags { model.set(flag, to: value, in: &state) }
    let lasting = walks.machine.lastingFlags
    let flags = model.declaredFlags.filter { lasting.contains($0) }.map { flag in
      "\(SwiftText.literal(model.text(model[flag].name))): \(value(of: flag, state))"
    }
    let found = "finding: [\(flags.isEmpty ? ":" : flags.joined(separator: ", "))]"
    guard let entryPoint = walk.entryPoint else { return "launch(app, \(found))" }
    let address = address(of: entryPoint)
    hooks.insert(address == nil ? .enter : .open)
    return "\(address.map { "open(\($0)" } ?? "enter(\(name(of: entryPoint))"), in: app, \(found))"
  }

  /// Returns the value of a flag at a launch: a string when any flag of the launch has values.
  private func value(of flag: FlagID, _ flags: FlagSet) -> String {
    let value = model.values(of: flag).first { flags.contains($0) }
    let text = value.flatMap { model[$0].value }.map { model.text($0) } ?? "\(value != nil)"
    return findsValues ? SwiftText.literal(text) : text
  }

  /// Whether some flag of a launch has values, so that all flags are passed as strings.
  var findsValues: Bool { walks.machine.lastingFlags.contains { model[$0].value != nil } }

  /// Returns an address of a url, as a literal; nil for an entry.
  private func address(of entryPoint: Int) -> String? {
    router.urls.first { $0.index == entryPoint }.map { SwiftText.literal($0.sample(router.origins)) }
  }

  /// Returns the arguments that name an entry: its screen and its reason.
  private func name(of entry: Int) -> String {
    let entry = model.entryPoints[entry]
    let reason = walks.compilation.text(of: entry)
    return "\(SwiftText.literal(model.name(of: entry.owner))), for: \(SwiftText.literal(reason))"
  }

  private mutating func write(_ action: Action, on screen: NodeID, _ items: [CoverageItem]) {
    switch action {
    case .link(let link, _, _):
      out.line("\(pages).\(type(screen))(app: app).\(SwiftName.quoted(linkNames[screen]?[link] ?? ""))()")
      if items.contains(where: { leavesTheApp($0) }) { out.line("app.activate()") }
    case .back: write(.goBack, "goBack(in: app)")
    case .dismiss: write(.close, "close(in: app)")
    case .tab(let tab): write(.select, "select(\(SwiftText.literal(router.title(of: tab))), in: app)")
    case .flag(let flag, let value):
      let name = SwiftText.literal(model.text(model[flag].name))
      if let value = model[flag].value {
        write(.give, "give(\(name), \(SwiftText.literal(model.text(value))), in: app)")
      } else {
        write(.set, "set(\(name), to: \(value), in: app)")
      }
    case .externalOutcome(let outcome):
      let (flow, name) = (model.name(of: model[outcome].owner), model.text(model[outcome].name))
      write(.end, "end(\(SwiftText.literal(flow)), with: \(SwiftText.literal(name)), in: app)")
    case .externalBack(let node): write(.leave, "leave(\(SwiftText.literal(model.name(of: node))), in: app)")
    case .entryPoint(let index):
      if let address = address(of: index) { return write(.follow, "follow(\(address), in: app)") }
      write(.notify, "notify(\(name(of: index)), in: app)")
    }
  }

  private mutating func write(_ hook: Hook, _ call: String) {
    hooks.insert(hook)
    out.line("hooks.\(call)")
  }

  private func leavesTheApp(_ item: CoverageItem) -> Bool {
    guard case .target(let target) = item, case .open = model[target].goal else { return false }
    return true
  }

  /// Returns the page object of an entry, by its tag if it has one.
  private func page(_ entry: Entry) -> String {
    if let tag = entry.tag, screen(of: tag) == entry.screen {
      return "\(tags).\(SwiftName.quoted(tagNames[tag] ?? ""))(app)"
    }
    return "\(pages).\(type(entry.screen))(app: app)"
  }
}
