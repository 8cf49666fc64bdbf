/// Functions that navigate for others: those that show their arguments, and those of routers and coordinators.
extension FactFinder {
  /// Adds the facts of each call of a function that shows its argument.
  mutating func followPresenters() {
    notePresentersOfViews()
    defer { areFunctionsFollowed = true }
    // A function of the app may have the name of one of the system, whose calls have been read.
    let read = Set(facts.filter { $0.certainty != .unknown }.map(\.place))
    var added: Set<NavigationFact> = []
    var index = 0
    while index < presenters.count {
      let presenter = presenters[index]
      index += 1
      if let type = project.typesByPlace[presenter.function] {
        followGivenView(presenter, of: type)
        continue
      }
      if project.node(presenter.function).kind == .closure {
        followStoredClosure(presenter)
        continue
      }
      let isInit = project.node(presenter.function).kind == .initializer
      var name = project.name(of: presenter.function)
      if isInit {
        guard let type = project.typeAround(presenter.function) else { continue }
        name = project[type].name
      }
      let parameters = project.parameters(of: presenter.function)
      for place in calls[name] ?? [] {
        guard let call = evaluation.call(place), let owner = owner(of: place),
          evaluation.fits(presenter.function, call), isOneReceiver(call, of: presenter.function),
          isChosen(presenter.function, by: call), !read.contains(place), !isPattern(place)
        else { continue }
        if presenter.parameter == presenter.function {
          if let kind = presenter.kind { addShowingReceiver(presenter, kind, call, place, owner) }
          continue
        }
        guard
          let argument = evaluation.matching(parameters, call).first(where: { $0.parameter == presenter.parameter }),
          let needs = needs(around: call, presenter.needs, of: presenter.function)
        else { continue }
        if isAlert(argument.argument, depth: 0) { continue }
        // Of a whole stack, the last controller is visible.
        var values: [CodeValue] = []
        for top in presenter.kind == .tab ? [argument.argument] : evaluation.tops(of: argument.argument) {
          values.add(evaluation.values(of: top))
        }
        evaluation.addPresented(to: &values)
        if !values.contains(where: { $0.isShown || $0.isParameter }) {
          let root = rootGiven(to: argument.argument, around: place)
          if !root.isEmpty { values = root }
        }
        if let function = functionShowingItself(argument.argument, values) { values = [.parameter(function)] }
        guard let kind = presenter.kind else {
          let container = presenter.container ?? container(of: call)
          contain(values, container ?? owner, place, container)
          continue
        }
        let isCase = project.node(presenter.function).kind == .enumCase
        if values.isEmpty, isCase || ["show", "present"].contains(project.names[name]) { continue }
        if Self.isKnown(values) { goalPlaces.insert(argument.argument) }
        made(by: argument.argument, values)
        var style = kind == .sheet ? style(of: argument.argument, around: place) : nil
        if style == nil, let given = styleGiven(by: call) {
          guard let given else { continue }
          style = given
        }
        noteActing(presenter, call, place, owner)
        if let site = routedSite(style ?? kind, argument.argument, values, place, needs) {
          if !routedSites.contains(site) { routedSites.append(site) }
          continue
        }
        let count = facts.count
        let actor = actor(presenter, call)
        add(style ?? kind, values, place, owner, from: project.names[name], actor: actor, needs: needs)
        // Several branches of the function show the argument in the same way.
        if facts.count > count, !added.insert(facts[count]).inserted { facts.removeLast() }
      }
    }
  }

  /// Adds the facts of each construction of a view that shows an argument:
  ///
  ///     struct SettingsLink<Destination: View>: View {
  ///       let destination: Destination
  ///       var body: some View { NavigationLink(destination: destination) { … } }
  ///     }
  ///
  /// The argument has the label of the property, or is a trailing closure.
  private mutating func followGivenView(_ presenter: Presenter, of type: CodeTypeID) {
    let property = project.names[project.name(of: presenter.parameter)]
    for place in calls[project[type].name] ?? [] {
      guard let call = evaluation.call(place), let owner = owner(of: place) else { continue }
      let closure = call.arguments.first {
        project.node($0).flags.contains(.isTrailing) && evaluation.label(of: $0).isEmpty
      }
      guard let kind = presenter.kind,
        let argument = evaluation.argument([property], of: call) ?? closure.flatMap({ project.first(of: $0) })
      else { continue }
      for shown in kind == .tab ? evaluation.elements(of: argument) : [argument] {
        let values = evaluation.values(of: shown)
        if Self.isKnown(values) { goalPlaces.insert(shown) }
        made(by: shown, values)
        add(kind, values, kind == .tab ? shown : place, owner, from: project.names[project[type].name])
      }
    }
  }

  /// Copies the facts of functions of routers and coordinators to the screens that call them. Facts of functions that
  /// no screen calls stay with the function: code opens their goals.
  mutating func followFunctions() {
    let count = facts.count
    // The facts of functions of screens that present on their parameter: they are facts of the callers only.
    var replaced: Set<Int> = []
    defer { dropCopies(from: count, replaced) }
    var done = 0
    // The cases that the parameters of the function around a fact must have.
    var carried: [Int: Needs] = [:]
    // The parameter of that function that presents.
    var actors: [Int: CodePlace] = [:]
    // The objects on the way to the function around a fact.
    var chains: [Int: CallChain] = [:]
    for _ in 0..<6 {
      let end = facts.count
      var added: [CopiedFact] = []
      var givers: [CallKey: Set<CodeTypeID>] = [:]
      var seen = Set(facts)
      for index in done..<end {
        let fact = facts[index]
        guard case .type(let type) = fact.owner, fact.kind != .tab, fact.kind != .root, conformers[type] == nil,
          // The initializer of a type that is no screen makes the rows of a menu, for example, for the screen that
          // creates it.
          let function = functionAround(fact.place) ?? project.around(fact.place, [.initializer]),
          !Self.endings.contains(project.names[project.name(of: function)])
        else { continue }
        var chain = chains[index] ?? CallChain()
        chain.isChosenByValue = chain.isChosenByValue || isChosenByValue(fact.place, in: function)
        let actor = actors[index] ?? actingParameter(of: fact.place, in: function)
        let actsForOthers = actor != nil || [.other, .part, .coordinator].contains(roles[type])
        guard actsForOthers || roles[type] == .controller else { continue }
        let isScreen = roles[type] == .controller || roles[type] == .view
        let needs = Self.joined(needs(of: fact.place, in: function), carried[index] ?? [:])
        let makers = makers(dispatchedTo: fact.place, in: function)
        let sites = makers.map { callers(among: $0) } ?? callers(of: function)
        // No object is there to act: `static func open(_ url: URL, in path: inout NavigationPath)`.
        if actor != nil, isScreen, sites.isEmpty, isStatic(function) {
          replaced.insert(index)
          for case .screen(let goal) in fact.goals { opened.insert(goal) }
        }
        for (owner, place) in sites where place != fact.place {
          if !actsForOthers, !directs(owner, place) { continue }
          if actor != nil, isScreen { replaced.insert(index) }
          if let screen = actingScreens[fact.place], case .type(let caller) = owner {
            // A part calls its delegate, which presents on the screen that it knows.
            if roles[caller] == .part {
              calledByParts.insert(fact)
              continue
            }
            if roles[caller] == .other, actingScreens[place] == nil { actingScreens[place] = screen }
          }
          if isTab(fact, of: owner) { continue }
          let isCall = project.node(place).kind == .call
          guard let call = evaluation.call(place) ?? (isCall ? nil : evaluation.call(of: place)),
            let outer = isCall && makers == nil ? self.needs(around: call, needs, of: function) : [:]
          else { continue }
          var copy = fact
          let given = isCall && makers == nil ? actor.flatMap { argument(of: call, $0, of: function) } : nil
          copy.owner = owner
          copy.place = place
          noteActing(given, place, owner)
          (copy.label, _) = label(of: place, owner)
          if isCall, copy.kind == .push, let style = styleOfStack(usedBy: call, place) { copy.kind = style }
          let outerChain = chain.extended(
            toOther: owner != fact.owner && isOfUnsureType(call), toShared: isOfShared(call.callee))
          if fact.certainty == .exact {
            let isOneOfSeveral =
              makers == nil && overloads(of: function, fitting: call).filter { isReceiver(call, of: $0) }.count > 1
            if outerChain.isDoubtful || isOneOfSeveral { copy.certainty = .oneOf }
          }
          // A triggered route keeps its own name.
          if fact.source != "trigger", makers == nil, project.node(function).kind == .function {
            copy.name = project.names[project.name(of: function)]
          }
          givers[CallKey(owner: owner, place: place), default: []].insert(type)
          if added.count < 20_000, seen.insert(copy).inserted {
            added.append(
              CopiedFact(
                fact: copy, needs: outer, actor: given.flatMap { outerActor($0, place) }, chain: outerChain,
                origin: index))
          }
          // The system calls the functions of delegates, too.
          if actsForOthers, !["application", "scene"].contains(words[project.name(of: function)]) {
            handedOn.insert(fact)
          }
        }
      }
      done = end
      if added.isEmpty { break }
      doubt(&added, givers)
      for (offset, copy) in added.enumerated() {
        if !copy.needs.isEmpty { carried[end + offset] = copy.needs }
        actors[end + offset] = copy.actor
        chains[end + offset] = copy.chain
      }
      facts += added.map(\.fact)
    }
  }

  /// Whether a tab bar makes an object whose initializer gives a stack its first screen, which is one of the tabs.
  private func isTab(_ fact: NavigationFact, of owner: CodeOwner) -> Bool {
    guard case .type(let type) = owner, roles[type] == .tabController, isInInitializer(fact.place) else { return false }
    return facts.contains { $0.kind == .tab && $0.owner == owner && $0.goals == fact.goals }
  }

  /// A fact of the function of a call.
  struct CopiedFact {
    var fact: NavigationFact
    /// The parameters of the function around the call that the fact depends on.
    let needs: Needs
    let actor: CodePlace?
    let chain: CallChain
    /// The index of the fact that this one is a copy of.
    let origin: Int
  }

  /// Whether a function is called on an object that its type has for all: `Accounts.shared.logOut()`. What one such
  /// object has another one do depends on more than the call.
  private func isOfShared(_ callee: CodePlace) -> Bool {
    guard project.node(callee).kind == .member, var base = project.first(of: callee) else { return false }
    if project.node(base).kind == .call, let made = project.first(of: base) { base = made }
    guard project.node(base).kind == .member, let type = project.first(of: base), project.node(type).kind == .name
    else { return false }
    return project.names[project.name(of: type)].first?.isUppercase ?? false
  }

  /// The functions of routers that go back: what they show next is no link of the screen that calls them.
  private static let endings: Set<String> = ["dismiss", "dismissAll", "pop", "popAll", "popToRoot", "goBack", "close"]

  /// Removes the facts that others replace, and the copies of facts without a goal where the same call leads to a known
  /// one: a router tries several ways.
  private mutating func dropCopies(from count: Int, _ replaced: Set<Int>) {
    let known = Set(facts[count...].filter { $0.certainty != .unknown }.map(\.place))
    facts = facts.indices.filter { index in
      let place = facts[index].place
      let isKnown = index >= count && known.contains(place) || presentedStacks.contains(place)
      let isDoubtful = facts[index].certainty == .unknown && isKnown
      return !isDoubtful && !replaced.contains(index)
    }.map { facts[$0] }
  }

  /// Whether a coordinator calls a function of a screen that it holds, `list.open(post)`, so that it is the coordinator
  /// that navigates.
  private mutating func directs(_ owner: CodeOwner, _ place: CodePlace) -> Bool {
    guard case .type(let type) = owner, roles[type] == .other || roles[type] == .coordinator,
      let callee = project.first(of: place), project.node(callee).kind == .member, !isOfSelf(callee),
      let base = project.first(of: callee)
    else { return false }
    return Evaluation.goals(evaluation.values(of: base)).count == 1
  }

  /// Returns the function that contains a node.
  func functionAround(_ place: CodePlace) -> CodePlace? { project.around(place, [.function]) }

  /// Returns the calls of a function, or the constructions with an initializer, with their owners.
  private mutating func callers(of function: CodePlace) -> [(owner: CodeOwner, place: CodePlace)] {
    var name = project.name(of: function)
    if project.node(function).kind == .initializer, let type = project.typeAround(function) {
      name = project[type].name
    }
    mayHaveSeveralReceivers = true
    defer { mayHaveSeveralReceivers = false }
    // The screen that gets the object or the closure: `HomeController(select: open(on: navigation))`.
    let isGiven = project.node(function).kind == .initializer || returnsClosure(function)
    var result: [(owner: CodeOwner, place: CodePlace)] = []
    for place in (calls[name] ?? []).prefix(300) {
      guard let call = evaluation.call(place), let owner = owner(of: place), mayCall(function, call, place) else {
        continue
      }
      let screen = callbackScreen(around: place, owner, isReference: isGiven)
      result.append((screen.map { .type($0) } ?? owner, place))
    }
    return result + screensGiven(function)
  }

  private func returnsClosure(_ function: CodePlace) -> Bool {
    guard var last = project.child(of: function, .block).flatMap({ project.children(of: $0).last }) else {
      return false
    }
    if project.node(last).kind == .return, let value = project.first(of: last) { last = value }
    return project.node(last).kind == .closure
  }

  /// Returns calls with their owners.
  private mutating func callers(among places: [CodePlace]) -> [(owner: CodeOwner, place: CodePlace)] {
    var result: [(owner: CodeOwner, place: CodePlace)] = []
    for place in places {
      guard let owner = owner(of: place) else { continue }
      result.append((callbackScreen(around: place, owner).map { .type($0) } ?? owner, place))
    }
    return result
  }

  /// Whether a call may be one of a function: by its labels, and by what it is called on.
  mutating func mayCall(_ function: CodePlace, _ call: Evaluation.Call, _ place: CodePlace) -> Bool {
    guard evaluation.fits(function, call), isReceiver(call, of: function), isChosen(function, by: call) else {
      return false
    }
    guard project.node(call.callee).kind == .name, let type = project.typeAround(function) else { return true }
    return project[type].keyword != .extension || project.typeAround(place) == type
  }

  /// Adds to screens the facts of the extensions of their protocols:
  ///
  ///     extension CellDelegate where Self: UIViewController { func select(_ post: Post) { show(Details(post), …) } }
  mutating func containProtocols() {
    let owners = Set(facts.map(\.owner)).union(contents.keys)
    for known in conformers.keys.sorted() where owners.contains(.type(known)) {
      for type in conformers[known] ?? [] { embed(.type(known), in: .type(type)) }
    }
  }

  /// Adds to a screen the facts of the controller that is made around it, or hosts it:
  /// `class AboutController: UIHostingController<About>`.
  mutating func containHosted() {
    let owners = Set(facts.map(\.owner)).union(contents.keys)
    for (type, screens) in evaluation.wrapped.sorted(by: { $0.key < $1.key }) where owners.contains(.type(type)) {
      for screen in screens.sorted() { embed(.type(type), in: .type(screen)) }
    }
    for index in project.types.indices {
      let type = CodeTypeID(index: Int32(index))
      guard roles[type] == .hostingController, owners.contains(.type(type)) else { continue }
      for name in project[type].inheritedArguments {
        guard let view = project.type(named: name, in: type, from: project[type].places[0].file), roles[view] == .view
        else { continue }
        embed(.type(type), in: .type(view))
      }
    }
  }

  /// The screens that conform to each protocol of the app.
  static func conformers(in project: CodeProject, _ roles: CodeRoles) -> [CodeTypeID: [CodeTypeID]] {
    var conformers: [CodeTypeID: [CodeTypeID]] = [:]
    for index in project.types.indices {
      let type = CodeTypeID(index: Int32(index))
      guard roles[type].isScreen, project[type].keyword != .protocol else { continue }
      for base in project.bases(of: type) where project[base].keyword == .protocol {
        conformers[base, default: []].append(type)
      }
    }
    return conformers
  }

  /// Adds to the callers of a function of another type, such as a modifier of all views, the facts of the function.
  mutating func containFunctions() {
    var functions: Set<CodePlace> = []
    for owner in facts.map(\.owner) + Array(contents.keys) + tables.map(\.owner) {
      if case .function(let place) = owner { functions.insert(place) }
    }
    for function in functions.sorted() {
      let isFunction = project.node(function).kind == .function
      guard isFunction else { continue }
      for place in calls[project.name(of: function)] ?? [] {
        guard let call = evaluation.call(place), let owner = owner(of: place), evaluation.fits(function, call),
          takesAll(function, call)
        else { continue }
        let content = CodeOwner.function(function)
        if owner == content { continue }
        embed(content, in: owner)
        let types = evaluation.functions(named: project.name(of: function), fitting: call).map(\.type)
        if Set(types).count > 1 { chosenByType.insert(content) }
      }
    }
  }
}
