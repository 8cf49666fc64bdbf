/// Assigns each fact to a screen.
///
/// A goal is a screen. A view that is embedded in others and leads to goals belongs to the screen that embeds it; if
/// several screens do, it is a part: a screen of its own that they embed, so that its links exist only once.
struct ScreenPlan {
  let project: CodeProject
  let roles: CodeRoles
  /// The screens and parts, with their facts.
  private(set) var screens: [CodeOwner: Screen] = [:]
  /// The facts that belong to no screen: code that no screen calls opens their goals.
  private(set) var fromCode: [NavigationFact] = []
  /// The screens that only code opens, also such code that no screen is known to call.
  private(set) var opened: [CodeTypeID] = []
  /// The screens that code opens which no screen is known to call, whatever else opens them.
  private(set) var openedByCode: Set<CodeTypeID> = []
  /// The goals that some screens lead to only perhaps, such as through many objects.
  let unsureGoals: Set<NavigationFact.Goal>
  /// The places of the links that views have only for some of the values that they are made with.
  private let chosenByValue: Set<CodePlace>
  /// Whether any code handles URLs from outside.
  let handlesURLs: Bool

  /// The views that the code of each owner embeds.
  let contents: [CodeOwner: [CodeOwner]]
  /// What only the type of a value chooses among several.
  let chosenByType: Set<CodeOwner>
  /// The facts in the code of each owner.
  let ownFacts: [CodeOwner: [NavigationFact]]
  private var hosts: [CodeOwner: Set<CodeOwner>] = [:]
  private let handedOn: Set<NavigationFact>
  private let inert: Set<CodeOwner>

  /// Returns the screens that show an owner inside.
  func hosts(of owner: CodeOwner) -> Set<CodeOwner> { hosts[owner] ?? [] }

  /// A screen or a part.
  struct Screen {
    var links: [NavigationFact] = []
    var tabs: [NavigationFact] = []
    /// The facts without a known goal.
    var unknown: [NavigationFact] = []
    /// The parts and screens that the screen embeds.
    var embeds: [CodeOwner] = []
    /// Whether the screen is the goal of a fact.
    var isGoal = false
    /// Whether several screens embed it.
    var isPart = false
  }

  /// Assigns the facts of an app to its screens.
  init(_ finder: FactFinder) {
    project = finder.project
    roles = finder.roles
    contents = finder.contents
    chosenByType = finder.chosenByType
    handedOn = finder.handedOn
    inert = finder.inert
    ownFacts = Dictionary(grouping: finder.facts + finder.unreached, by: \.owner)
    handlesURLs = finder.handlesURLs
    unsureGoals = finder.unsureGoals
    chosenByValue = finder.chosenByValue
    var leading = Set(finder.facts.map(\.owner))
    addGoals(of: finder)
    leading = Self.extended(leading, over: contents)
    for fact in finder.facts where fact.kind == .tab && isVisible(fact.owner) {
      screens[fact.owner, default: Screen()].isPart = true
    }
    findParts(leading)
    distribute(finder.facts + finder.unreached)
    addEmbeds(leading)
    let called = Set(screens.values.lazy.flatMap { $0.links + $0.tabs }.flatMap(\.goals))
    for case .screen(let type) in fromCode.lazy.filter({ $0.kind != .root }).flatMap(\.goals)
    where roles[type].isScreen { openedByCode.insert(type) }
    openedByCode.formUnion(finder.opened.filter { roles[$0].isScreen })
    opened = openedByCode.filter { !called.contains(.screen($0)) }.sorted()
  }

  /// Whether several screens show the view of a link, which may have it for the values of some of them only.
  func isOfSomeHosts(_ fact: NavigationFact) -> Bool {
    chosenByValue.contains(fact.place) && hosts(of: fact.owner).count > 1
  }

  /// All screens and parts, in the order of their declarations.
  var ordered: [CodeOwner] { screens.keys.sorted { place(of: $0) < place(of: $1) } }

  /// Returns the file and the offset of a declaration, as a sort key.
  func place(of owner: CodeOwner) -> (Int32, UInt32) {
    let place: CodePlace?
    switch owner {
    case .type(let type): place = project[type].places.first
    case .function(let function): place = function
    }
    guard let place else { return (Int32.max, 0) }
    return (place.file, project.range(of: place).lowerBound)
  }

  private mutating func addGoals(of finder: FactFinder) {
    for type in finder.opened where roles[type].isScreen { screens[.type(type), default: Screen()].isGoal = true }
    for fact in finder.facts {
      for case .screen(let type) in fact.goals where roles[type].isScreen {
        screens[.type(type), default: Screen()].isGoal = true
      }
    }
  }

  /// Returns the given owners, and all whose contents lead to one of them.
  static func extended(_ owners: Set<CodeOwner>, over contents: [CodeOwner: [CodeOwner]]) -> Set<CodeOwner> {
    var around: [CodeOwner: [CodeOwner]] = [:]
    for (outer, inner) in contents { for owner in inner { around[owner, default: []].append(outer) } }
    var found = owners
    var pending = Array(owners)
    while let next = pending.popLast() {
      for outer in around[next] ?? [] where found.insert(outer).inserted { pending.append(outer) }
    }
    return found
  }

  /// Whether an owner is visible on the display.
  private func isVisible(_ owner: CodeOwner) -> Bool {
    switch owner {
    case .type(let type): roles[type].isScreen || [.modifier, .part, .app].contains(roles[type])
    case .function: true
    }
  }

  /// Whether an owner can be a screen of its own.
  private func isScreen(_ owner: CodeOwner) -> Bool {
    if case .type(let type) = owner { return roles[type].isScreen && project[type].keyword != .protocol }
    return false
  }

  // MARK: Parts

  /// Finds the screens that embed each owner, and turns owners that several screens embed into parts.
  private mutating func findParts(_ leading: Set<CodeOwner>) {
    let rounds = screens.count > 2000 ? 3 : Self.mostRounds
    for round in 0..<rounds {
      findHosts()
      let several = hosts.filter { owner, screens in
        self.screens[owner] == nil && leading.contains(owner) && screens.count > 1
      }
      // The outermost first: content of a part belongs to the part.
      let inner = Set(several.keys)
      let outermost = several.keys.filter { owner in !isInside(owner, of: inner) }
      let chosen = outermost.isEmpty || round == rounds - 1 ? Array(several.keys) : outermost
      if chosen.isEmpty, !addOpened(leading, all: false) { break }
      for owner in chosen { screens[owner, default: Screen()].isPart = true }
    }
    findHosts()
    if addOpened(leading, all: true) { findHosts() }
  }

  /// Adds the views that lead to goals and that nothing embeds, as screens that code opens: the outermost, whose
  /// contents belong to them, or all. Returns false where there are none.
  private mutating func addOpened(_ leading: Set<CodeOwner>, all: Bool) -> Bool {
    let opened = leading.subtracting(inert).filter { owner in
      screens[owner] == nil && hosts[owner, default: []].isEmpty && isScreen(owner)
    }
    let chosen = all ? opened : opened.filter { !isInside($0, of: opened) }
    for owner in chosen { screens[owner, default: Screen()].isPart = false }
    return !chosen.isEmpty
  }

  private static let mostRounds = 40

  private func isInside(_ owner: CodeOwner, of others: Set<CodeOwner>) -> Bool {
    for other in others where other != owner && screens[other] == nil {
      if contents[other]?.contains(owner) == true, !(contents[owner]?.contains(other) ?? false) { return true }
    }
    return false
  }

  /// Finds the screens and parts that embed each owner, directly or through owners that are neither.
  private mutating func findHosts() {
    hosts = [:]
    for screen in screens.keys {
      var pending = contents[screen] ?? []
      var seen: Set<CodeOwner> = [screen]
      while let next = pending.popLast() {
        guard seen.insert(next).inserted else { continue }
        hosts[next, default: []].insert(screen)
        if screens[next] == nil { pending += contents[next] ?? [] }
      }
    }
  }

  // MARK: Facts

  private mutating func distribute(_ facts: [NavigationFact]) {
    for fact in facts {
      let owners = screens[fact.owner] != nil ? [fact.owner] : Array(hosts[fact.owner] ?? [])
      if owners.isEmpty || fact.kind == .root {
        if !handedOn.contains(fact) { fromCode.append(fact) }
        if fact.kind == .root { continue }
      }
      for owner in owners {
        if fact.certainty == .unknown {
          screens[owner]?.unknown.append(fact)
        } else if fact.kind == .tab {
          screens[owner]?.tabs.append(fact)
        } else {
          screens[owner]?.links.append(fact)
        }
      }
    }
  }

  /// Lets screens embed their parts, and the screens among their contents that lead to goals.
  private mutating func addEmbeds(_ leading: Set<CodeOwner>) {
    var inner: [CodeOwner: [CodeOwner]] = [:]
    for part in ordered where leading.contains(part) {
      for host in hosts[part] ?? [] { inner[host, default: []].append(part) }
    }
    for owner in ordered {
      for part in inner[owner] ?? [] where part != owner && !reaches(part, owner) {
        screens[owner]?.embeds.append(part)
      }
    }
  }

  /// Whether one screen embeds another, directly or not, so that the other cannot embed it.
  private func reaches(_ start: CodeOwner, _ goal: CodeOwner) -> Bool {
    var pending = [start]
    var seen: Set<CodeOwner> = []
    while let next = pending.popLast() {
      if next == goal { return true }
      guard seen.insert(next).inserted else { continue }
      pending += screens[next]?.embeds ?? []
    }
    return false
  }
}
