@testable import FlowLang

/// Random walks on the machine of a flow: the commands for the program of ``CoreDriver``, and its expected output.
struct CoreWalk {
  private let router: Router
  private let machine: Machine
  private let links: [NodeID: [LinkID: String]]
  private var random: SeededRandom
  private(set) var input: [String] = []
  private(set) var output: [String] = []
  private var state: AppState

  private var model: Model { router.model }

  /// - Parameters:
  ///   - driver: The flow.
  ///   - seed: The seed of the walks.
  ///   - walks: The number of walks, which begin at a start or an entry point.
  ///   - steps: The maximum number of steps of each.
  init?(_ driver: CoreDriver, seed: UInt64, walks: Int, steps: Int) {
    router = driver.router
    machine = driver.core.router.machine
    random = SeededRandom(seed: seed)
    links = Dictionary(
      uniqueKeysWithValues: driver.router.screens.map { screen in
        let members = driver.members(of: screen).compactMap { member in
          member.link.map { ($0, CoreDriver.label(of: member)) }
        }
        return (screen, Dictionary(uniqueKeysWithValues: members))
      })
    guard let start = machine.started(flags: machine.declaredFlags) else { return nil }
    state = start
    for _ in 0..<walks {
      guard begin() else { return nil }
      for _ in 0..<(1 + random.int(below: steps)) where entryCount < 40 { step() }
    }
  }

  private var entryCount: Int { state.layers.reduce(0) { $0 + $1.stacks.reduce(0) { $0 + $1.count } } }

  private mutating func begin() -> Bool {
    let cold = random.pick(machine.coldFlags)
    guard let start = machine.started(flags: cold.flags) else { return false }
    let lasting = machine.lastingFlags.filter { cold.flags.contains($0) }
    state = start
    record((["start"] + lasting.map { text(of: $0) }).joined(separator: "\t"))
    return true
  }

  private mutating func step() {
    switch random.int(below: 100) {
    case 0..<12: probe()
    case 12..<16 where !model.entryPoints.isEmpty: open(random.int(below: model.entryPoints.count))
    default:
      let actions = machine.actions(in: state)
      guard !actions.isEmpty else { return probe() }
      take(random.pick(actions))
    }
  }

  private mutating func take(_ action: Action) {
    let screen = state.current.screen
    state = machine.take(action, in: state)
    switch action {
    case .link(let link, _, _): record("follow\t\(links[screen]?[link] ?? "?")")
    case .back: record("back")
    case .dismiss: record("close")
    case .tab(let tab): record("tab\t\(router.tab(tab))")
    case .flag(let flag, let value): record("flag\t\(router.flag(flag))\t\(router.value(flag) ?? "\(value)")")
    case .externalOutcome(let outcome):
      let name = router.outcomes(of: model[outcome].owner).first { $0.id == outcome }?.name
      record("follow\t\(name ?? "?")")
    case .externalBack: record("follow\tgoBack")
    case .entryPoint(let index): open(index)
    }
  }

  private mutating func open(_ index: Int) {
    state = machine.take(.entryPoint(index), in: state)
    guard model.entryPoints[index].isURL else { return record("entry\t\(router.entryPoint(index))") }
    record("open\t\(url(index))")
  }

  /// Tries an action that may not be offered, and then changes nothing.
  private mutating func probe() {
    let actions = machine.actions(in: state)
    switch random.int(below: 6) {
    case 0: actions.contains(.back) ? take(.back) : record("back")
    case 1: actions.contains(.dismiss) ? take(.dismiss) : record("close")
    case 2 where !router.tabs.isEmpty:
      let tab = random.pick(router.tabs)
      actions.contains(.tab(tab)) ? take(.tab(tab)) : record("tab\t\(router.tab(tab))")
    default:
      guard !router.links.isEmpty else { return }
      let link = random.pick(router.links)
      if let action = actions.first(where: { if case .link(link, _, _) = $0 { true } else { false } }) {
        state = machine.take(action, in: state)
      }
      record("call\t\(router.function(link))")
    }
  }

  private mutating func record(_ line: String) {
    input.append(line)
    output.append(text)
  }

  // MARK: Text

  private var text: String {
    let layers = state.layers.map { layer in
      "\(layer.presentation.map { "\($0)" } ?? "app") \(layer.bar.map { router.member($0) } ?? "-")"
        + " \(layer.call.map { router.member($0.flow) } ?? "-") \(layer.selected)"
        + layer.stacks.enumerated().map { place, stack in
          // A router creates the root of a tab when it is first selected.
          let isSeen = place == layer.selected || stack.count > 1
          return "[" + (isSeen ? stack : []).map(text).joined(separator: ", ") + "]"
        }.joined()
    }
    let flags = model.flags.indices.filter { state.flags.contains(FlagID($0)) }.map { text(of: FlagID($0)) }
    let actions = machine.actions(in: state)
    let platform = [actions.contains(.back) ? "back" : nil, actions.contains(.dismiss) ? "close" : nil]
    return layers.joined(separator: " | ") + " {" + flags.joined(separator: " ") + "} "
      + offers(actions).joined(separator: " ") + "; " + platform.compactMap { $0 }.joined(separator: " ")
  }

  /// `signedIn`, `plan=pro`
  private func text(of flag: FlagID) -> String { router.flag(flag) + (router.value(flag).map { "=\($0)" } ?? "") }

  private func text(_ entry: Entry) -> String {
    model.name(of: entry.screen) + (entry.tag.map { "#\(model.text(model[$0].name))" } ?? "")
      + (entry.call.map { "@\(router.member($0.flow))" } ?? "")
  }

  /// Returns the links that are offered; for an external screen, those that it may follow at any time.
  private func offers(_ actions: [Action]) -> [String] {
    let screen = state.current.screen
    if model[screen].isExternal {
      return (["goBack"] + (router.canEnd(screen) ? router.outcomes(of: screen).map(\.name) : [])).sorted()
    }
    var offered: Set<LinkID> = []
    for case .link(let link, _, _) in actions { offered.insert(link) }
    let order = (links[screen] ?? [:]).sorted { $0.key.index < $1.key.index }
    return order.filter { offered.contains($0.key) }.map(\.value).sorted()
      + offered.filter { links[screen]?[$0] == nil }.map { "missing:\(model.text(model[$0].name))" }.sorted()
  }

  /// Returns the address of a url with values for its placeholders.
  private func url(_ index: Int) -> String { router.urls.first { $0.index == index }.map { Self.url($0) } ?? "?" }

  /// Returns an address with values for its placeholders.
  static func url(_ address: Router.Address) -> String {
    var placeholders = address.pattern.placeholders[...]
    func text(_ segment: URLPattern.Segment) -> String {
      var result = segment.literals[0]
      for literal in segment.literals.dropFirst() {
        let type = placeholders.popFirst().flatMap { address.parameter($0)?.type } ?? "String"
        result += value(type) + literal
      }
      return result
    }
    let path = address.pattern.segments.map { "/" + text($0) }.joined()
    let query = address.pattern.query.map { "\($0.key)=\(text($0.segment))" }.joined(separator: "&")
    return address.pattern.origin + (path.isEmpty ? "/" : path) + (query.isEmpty ? "" : "?" + query)
  }

  private static func value(_ type: String) -> String {
    switch type.hasSuffix("?") ? String(type.dropLast()) : type {
    case "Int": "7"
    case "Double": "1.5"
    case "Bool": "true"
    case "Date": "1970-01-01T00:00:00Z"
    case "UUID": "00000000-0000-0000-0000-000000000001"
    case "String": "text"
    default: "sample"
    }
  }
}
