/// A writer of walks as tests of a router's core, in Swift Testing: each step must lead to the stacks of the machine.
struct SwiftTestingWriter: SwiftWriting {
  let walks: CoveringWalks
  let router: Router
  var out = IndentedWriter()

  static func text(_ walks: CoveringWalks, _ modules: [String]) -> [UInt8] {
    var writer = SwiftTestingWriter(walks: walks, router: Router(walks.compilation))
    writer.write(modules)
    return writer.out.bytes
  }

  private mutating func write(_ modules: [String]) {
    writeHeader(["Foundation", "Testing"], SwiftOptions())
    for module in modules { out.line("@testable import \(SwiftName.quoted(module))") }
    if !modules.isEmpty { out.blank() }
    document("Walks through the core that cover all transitions of the flow.")
    let own = ownTypes
    if !own.isEmpty {
      document([
        "", "Types of the app's own need a `static let sample` of theirs in the tests: " + listed(own, most: 20) + ".",
      ])
    }
    block("@Suite struct \(router.namespace)Walks") { writer in
      var taken: Set<String> = []
      for (index, walk) in writer.walks.walks.enumerated() {
        writer.write(walk, walk.testName(prefix: "", number: index + 1, taken: &taken), isFirst: index == 0)
      }
      writer.writeCheck()
    }
  }

  private mutating func write(_ walk: CoveringWalk, _ name: String, isFirst: Bool) {
    let route = WalkRoute(walk, walks.machine)
    let isStill = walk.entryPoint == nil && walk.steps.isEmpty
    if !isFirst { out.blank() }
    block("@Test func \(name)()") { writer in
      let keyword = isStill ? "let" : "var"
      writer.out.line("\(keyword) state = \(writer.router.namespace).State(\(writer.found(walk.flags)))")
      if let entryPoint = walk.entryPoint { writer.out.line("state.\(writer.call(entryPoint: entryPoint))") }
      for moment in route.moments {
        if let action = moment.action { writer.out.line("state.\(writer.statement(action))") }
        writer.out.line("check(state, \(SwiftText.literal(writer.text(moment.state))))")
      }
    }
  }

  // MARK: Steps

  /// Returns the flags that a launch finds, as an argument.
  private func found(_ flags: [Action]) -> String {
    var values: [(flag: FlagID, value: Bool)] = []
    for case .flag(let flag, let value) in flags { values.append((flag, value)) }
    if values.isEmpty { return "" }
    let arguments = values.sorted { $0.flag < $1.flag }.map {
      "\(SwiftName.argument(router.flag($0.flag))): \(router.value($0.flag, $0.value))"
    }
    return "flags: .init(\(arguments.joined(separator: ", ")))"
  }

  private func call(entryPoint index: Int) -> String {
    SwiftName.quoted(router.entryPoint(index)) + arguments(router.parameters(model.entryPoints[index].owner))
  }

  /// Returns the call that performs an action on a state.
  private func statement(_ action: Action) -> String {
    switch action {
    case .link(let link, _, _): SwiftName.quoted(router.function(link)) + arguments(router.shape(link).asked)
    case .back: "platformBack()"
    case .dismiss: "platformClose()"
    case .tab(let tab): "select(.\(SwiftName.quoted(router.tab(tab))))"
    case .flag(let flag, let value): "flags.\(SwiftName.quoted(router.flag(flag))) = \(router.value(flag, value))"
    case .externalOutcome(let outcome): end(outcome)
    case .externalBack(let screen): SwiftName.quoted(router.member(screen) + RouterNames.back) + "()"
    case .entryPoint(let index): call(entryPoint: index)
    }
  }

  private func end(_ outcome: OutcomeID) -> String {
    let flow = model[outcome].owner
    let name = router.outcomes(of: flow).first { $0.id == outcome }?.name ?? ""
    let values = arguments(router.parameters(outcome))
    return SwiftName.quoted(router.member(flow) + RouterNames.end)
      + "(with: .\(SwiftName.quoted(name))\(values == "()" ? "" : values))"
  }

  private func arguments(_ parameters: [RouterParameter]) -> String {
    "(" + parameters.map { "\($0.argument): \(SampleValue.swift($0.type))" }.joined(separator: ", ") + ")"
  }

  /// The types of the app that the steps pass, each once, in the order of the walks.
  private var ownTypes: [String] {
    var result: [String] = []
    for walk in walks.walks {
      let opened = walk.entryPoint.map { router.parameters(model.entryPoints[$0].owner) } ?? []
      let asked = walk.steps.flatMap { step -> [RouterParameter] in
        switch step {
        case .link(let link, _, _): router.shape(link).asked
        case .externalOutcome(let outcome): router.parameters(outcome)
        default: []
        }
      }
      for type in (opened + asked).map(\.type) where SampleValue.isOwn(type) {
        if !result.contains(SampleValue.plain(type)) { result.append(SampleValue.plain(type)) }
      }
    }
    return result
  }
}
