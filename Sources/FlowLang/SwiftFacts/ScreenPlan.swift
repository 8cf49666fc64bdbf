/// Gives each fact to a screen.
///
/// What is gone to is a screen. A view that is shown inside others and leads somewhere belongs to the screen that shows it;
/// where several do, it is a part: a screen of its own that they embed, so that its links are in one place.
struct ScreenPlan {
  let project: CodeProject
  let roles: CodeRoles
  /// What each screen and part has, in the order in which they are declared.
  private(set) var screens: [CodeOwner: Screen] = [:]
  /// The facts that no screen has: code that no screen calls opens their goals.
  private(set) var fromCode: [NavigationFact] = []
  /// Whether anything answers addresses from outside.
  let handlesURLs: Bool

  /// The views that the code of each owner shows inside its own.
  let contents: [CodeOwner: [CodeOwner]]
  /// The facts in the code of each owner.
  let ownFacts: [CodeOwner: [NavigationFact]]
  private var hosts: [CodeOwner: Set<CodeOwner>] = [:]

  /// A screen or a part.
  struct Screen {
    var links: [NavigationFact] = []
    var tabs: [NavigationFact] = []
    /// Facts without a goal.
    var unknown: [NavigationFact] = []
    /// The parts and screens that it shows inside itself.
    var embeds: [CodeOwner] = []
    /// Whether something leads to it.
    var isGoal = false
    /// Whether several screens show it.
    var isPart = false
  }

  /// Brings the facts of an app to its screens.
  init(_ finder: FactFinder) {
    project = finder.project
    roles = finder.roles
    contents = finder.contents
    ownFacts = Dictionary(grouping: finder.facts, by: \.owner)
    handlesURLs = finder.handlesURLs
    var leading = Set(finder.facts.map(\.owner))
    addGoals(of: finder)
    leading = Self.extended(leading, over: contents)
    for fact in finder.facts where fact.kind == .tab && isVisible(fact.owner) {
      screens[fact.owner, default: Screen()].isPart = true
    }
    findParts(leading)
    distribute(finder.facts)
    addEmbeds(leading)
  }

  /// Every screen and part, in the order of their declarations.
  var ordered: [CodeOwner] { screens.keys.sorted { place(of: $0) < place(of: $1) } }

  /// The file and the place of a declaration, to order by.
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
    for fact in finder.facts {
      for case .screen(let type) in fact.goals where roles[type].isScreen {
        screens[.type(type), default: Screen()].isGoal = true
      }
    }
  }

  /// Some owners, and all whose contents lead to one of them.
  private static func extended(_ owners: Set<CodeOwner>, over contents: [CodeOwner: [CodeOwner]]) -> Set<CodeOwner> {
    var around: [CodeOwner: [CodeOwner]] = [:]
    for (outer, inner) in contents { for owner in inner { around[owner, default: []].append(outer) } }
    var found = owners
    var pending = Array(owners)
    while let next = pending.popLast() {
      for outer in around[next] ?? [] where found.insert(outer).inserted { pending.append(outer) }
    }
    return found
  }

  /// Whether code is that of something to see.
  private func isVisible(_ owner: CodeOwner) -> Bool {
    switch owner {
    case .type(let type): roles[type].isScreen || roles[type] == .modifier || roles[type] == .app
    case .function: true
    }
  }

  /// Whether code can be a screen of its own.
  private func isScreen(_ owner: CodeOwner) -> Bool {
    if case .type(let type) = owner { return roles[type].isScreen }
    return false
  }

  // MARK: Parts

  /// Finds the screens that show each piece of code, and makes parts of what several show.
  private mutating func findParts(_ leading: Set<CodeOwner>) {
    let rounds = screens.count > 2000 ? 3 : Self.mostRounds
    for round in 0..<rounds {
      findHosts()
      let several = hosts.filter { owner, screens in
        self.screens[owner] == nil && leading.contains(owner) && screens.count > 1
      }
      // The outermost first: what is inside a part belongs to the part.
      let inner = Set(several.keys)
      let outermost = several.keys.filter { owner in !isInside(owner, of: inner) }
      let chosen = outermost.isEmpty || round == rounds - 1 ? Array(several.keys) : outermost
      if chosen.isEmpty { break }
      for owner in chosen { screens[owner, default: Screen()].isPart = true }
    }
    // What nothing shows and leads somewhere is a screen that code opens.
    for owner in leading where screens[owner] == nil && hosts[owner, default: []].isEmpty && isScreen(owner) {
      screens[owner, default: Screen()].isPart = false
    }
    findHosts()
  }

  private static let mostRounds = 40

  private func isInside(_ owner: CodeOwner, of others: Set<CodeOwner>) -> Bool {
    for other in others where other != owner && screens[other] == nil {
      if contents[other]?.contains(owner) == true, !(contents[owner]?.contains(other) ?? false) { return true }
    }
    return false
  }

  /// The screens and parts that show each piece of code, through code that is neither.
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
        fromCode.append(fact)
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

  /// Lets screens embed the parts that they show, and the screens that lead somewhere.
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

  /// Whether one screen shows another inside itself, so that the other cannot show it.
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
