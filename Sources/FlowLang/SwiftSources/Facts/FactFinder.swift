/// Visits the code of an app once and collects its facts about navigation.
///
///     CodeProject ── each call ──▶ sites ── Evaluation ──▶ facts
///                                  tables of enums ── each value made ──▶ facts
///                                  functions that show their arguments ── each call ──▶ facts
struct FactFinder {
  let project: CodeProject
  let roles: CodeRoles
  /// The project's declarations about its own functions and views.
  let table: NavigationTable
  private let listedNames: Set<CodeName>
  var evaluation: Evaluation
  var facts: [NavigationFact] = []
  /// The views that the code of each owner embeds, in order.
  var contents: [CodeOwner: [CodeOwner]] = [:]
  /// What only the type of a value chooses among the functions of several types: `row.makeBody()`.
  var chosenByType: Set<CodeOwner> = []
  /// What calls on each screen show inside it: `home.setContent(list)`.
  var contained: [CodeOwner: Set<CodeOwner>] = [:]
  /// The views that a menu previews.
  var inert: Set<CodeOwner> = []
  /// The views that code creates outside of goals, and the members of its own type that it uses.
  var contentsMade: [Content] = []
  var uses: [MemberKey: [CodePlace]] = [:]
  var goalMembers: Set<MemberKey> = []
  /// The code of views that other code shows elsewhere.
  var goalPlaces: Set<CodePlace> = []
  /// The destinations of the values of enums and other types.
  var tables: [RouteTable] = []
  var plainTables: [PlainTable] = []
  /// The enums with members that make their views.
  var ownTables: [CodeTypeID: RouteTable] = [:]
  /// The cases that static members of enums make, by the names of the members.
  var renamedCases: [CodeTypeID: [CodeName: CodeName]] = [:]
  /// The sites whose destination depends on a case that their function is given.
  var routedSites: [RoutedSite] = []
  /// The facts of functions that other code calls, which are facts of the callers, too.
  var handedOn: Set<NavigationFact> = []
  /// The screens that conform to each protocol of the app.
  let conformers: [CodeTypeID: [CodeTypeID]]
  /// The types that make the view which a protocol requires, by the name of the function.
  let viewMakers: [CodeName: [CodeTypeID]]
  /// The calls of each name.
  var calls: [CodeName: [CodePlace]] = [:]
  /// The views of windows that show several beside each other.
  var windowViews: [CodePlace: [NavigationFact.Goal]] = [:]
  /// The windows that have names.
  var windows: [String: [CodePlace]] = [:]
  /// The views that split views show for what is selected beside them.
  var details: [CodeOwner: [CodeValue]] = [:]
  /// The facts of functions that parts of screens call, and that act on a screen of their own.
  var calledByParts: Set<NavigationFact> = []
  /// The screens that calls in the code of other objects present on.
  var actingScreens: [CodePlace: CodeTypeID] = [:]
  /// The calls that navigate to the cases of each `switch`, memoized.
  var dispatches: [CodePlace: Dispatch?] = [:]
  /// The calls that present a stack which the code beside them fills by a function.
  var presentedStacks: Set<CodePlace> = []
  /// The functions that show one of their parameters.
  var presenters: [Presenter] = []
  /// Whether the calls of such functions have been followed.
  var areFunctionsFollowed = false
  /// The goals of calls of which it is not known for sure which screens make them: through several protocols, or to one of
  /// several types.
  var unsureGoals: Set<NavigationFact.Goal> = []
  /// The properties that are assigned or changed; nil until they are asked for.
  var changedProperties: ChangedProperties?
  /// The places of the links that views have only for some of the values that they are made with.
  var chosenByValue: Set<CodePlace> = []
  /// The screens of destinations that no value reaches, and the destinations as facts without a goal.
  var opened: Set<CodeTypeID> = []
  var unreached: [NavigationFact] = []
  /// The tables that a value reaches.
  var reachedTables: Set<CodePlace> = []
  /// The calls that add a known case of an enum to a path.
  var reachedSites: Set<CodePlace> = []
  /// Whether a call of a delegate that several types implement counts for each of them, and the number of them by the
  /// callee.
  var mayHaveSeveralReceivers = false
  var receiverCounts: [CodePlace: Int] = [:]
  /// The index of the fact of the values of each local variable.
  var localFacts: [CodePlace: Int] = [:]
  /// The assignments of a list, or of a path made of one.
  var pathAssignments: [CodePlace] = []
  /// The values of `NavigationLink(value:)`, with the links and their owners.
  var linkValues: [(value: CodePlace, place: CodePlace, owner: CodeOwner)] = []
  /// The cases of enums that are written without their type.
  var implicitCases: [CodePlace] = []
  /// The cases of enums that are qualified by their type.
  var explicitCases: [CodePlace] = []
  /// The owner of each node of each file; nil for previews and tests.
  private(set) var owners: [[CodeOwner?]] = []
  /// The values that tables map values to, memoized.
  var routeValues: [RouteKey: [CodeValue]] = [:]
  /// The variables of the paths of navigation stacks, their names, and the landings of the values of other variables,
  /// memoized.
  var paths: Set<CodePlace> = []
  var pathNames: Set<CodeName> = []
  var variableLandings: [CodePlace: [RouteLanding]] = [:]
  /// The assignments to states, in reverse source order.
  var setters: [StateKey: [CodePlace]] = [:]
  /// The sends of actions to stores, by the innermost name of the action.
  var sends: [CodeName: [CodePlace]] = [:]
  /// The coordinators of libraries.
  let coordinators: [CodeTypeID]
  /// The route enum of each coordinator that has transitions, and the coordinators of each enum.
  var routeTypes: [CodeTypeID: CodeTypeID] = [:]
  var coordinatorsByRoute: [CodeTypeID: [CodeTypeID]] = [:]
  /// The route enums with a case of each name, and the coordinators with a route property of each name.
  var routesByCase: [CodeName: [CodeTypeID]] = [:]
  var coordinatorsByName: [CodeName: [CodeTypeID]] = [:]
  /// The transitions of coordinators for routes, memoized.
  var routeTransitions: [CodeValue: [Transition]] = [:]
  /// The values that coordinators show first, memoized.
  var firstValues: [CodeTypeID: [CodeValue]] = [:]
  /// The functions that code passes or assigns by their names.
  var references: [CodeName: [CodePlace]] = [:]
  /// The screens that coordinators show first, memoized.
  var startedScreens: [CodeTypeID: CodeTypeID?] = [:]
  /// What the objects that stand for screens show, memoized.
  var presentedScreens: [CodeTypeID: [NavigationFact.Goal]] = [:]
  /// Whether any code handles URLs from outside.
  var handlesURLs = false
  /// The names of the app that are significant words.
  let words: Words

  init(_ project: CodeProject, _ table: NavigationTable = NavigationTable()) {
    self.project = project
    self.table = table
    let listed =
      table.kinds.keys.map(\.name) + table.ignored.compactMap { $0.split(separator: ".").last.map(String.init) }
    listedNames = Set(listed.compactMap { project.names.find($0) })
    roles = CodeRoles(project)
    evaluation = Evaluation(project, roles, wrappers: table.wrappers)
    words = Words(project.names)
    conformers = Self.conformers(in: project, roles)
    viewMakers = Self.viewMakers(in: project)
    coordinators = project.types.indices.map { CodeTypeID(index: Int32($0)) }
      .filter { [roles] in roles[$0].isCoordinator }
  }

  static let mostPresenters = 400
  /// The maximal number of goals of a site of which one is shown, where nothing says which one.
  static let mostAlternatives = 8

  /// Finds all facts.
  static func find(in project: CodeProject, _ table: NavigationTable = NavigationTable()) -> FactFinder {
    var finder = FactFinder(project, table)
    finder.noteRoutes()
    for file in project.files.indices { finder.read(file) }
    finder.noteSends()
    finder.labelStates()
    finder.followPresenters()
    finder.containGiven()
    finder.containViews()
    finder.followRoutes()
    finder.leaveSwitchedViews()
    finder.followTransitions()
    finder.followRoutedSites()
    finder.followPresentables()
    finder.followWindows()
    finder.placeCallbacks()
    finder.followFunctions()
    finder.leaveEmptyStacks()
    finder.placeOnReceivers()
    finder.followMakers()
    finder.containFunctions()
    finder.containProtocols()
    finder.containBaseClasses()
    finder.containHosted()
    finder.chooseRoots()
    finder.placeFactsOfApps()
    finder.openUnmadeCases()
    finder.findViewsChosenByValue()
    finder.sortFacts()
    return finder
  }

  /// Sorts the facts in source order.
  private mutating func sortFacts() {
    let keyed = facts.map { ($0.place.file, project.range(of: $0.place).lowerBound) }
    let order = facts.indices.sorted { (keyed[$0].0, keyed[$0].1, $0) < (keyed[$1].0, keyed[$1].1, $1) }
    facts = order.map { facts[$0] }
  }

  func owner(of place: CodePlace) -> CodeOwner? { owners[Int(place.file)][Int(place.node.index)] }

  // MARK: One file

  private mutating func read(_ file: Int) {
    let tree = project.files[file].tree
    var owners = [CodeOwner?](repeating: nil, count: tree.nodes.count)
    // Whether each node is live code; previews and tests are not.
    var isLive = [Bool](repeating: false, count: tree.nodes.count)
    // Whether each node is shown elsewhere as a goal.
    var isGoal = [Bool](repeating: false, count: tree.nodes.count)
    // Whether each node is shown elsewhere without being a screen of a type: its parts stay with the screen that shows
    // it.
    var isInPlace = [Bool](repeating: false, count: tree.nodes.count)
    self.owners.append(owners)
    for index in [0] + Array(tree.nodes.indices.dropFirst().reversed()) {
      let place = CodePlace(file: Int32(file), node: CodeNodeID(index: Int32(index)))
      let parent = project.files[file].parents[index]
      if parent >= 0 {
        if owners[index] == nil { owners[index] = owners[Int(parent)] }
        isLive[index] = isLive[Int(parent)]
        isGoal[index] = isGoal[index] || isGoal[Int(parent)]
        isInPlace[index] = isInPlace[index] || isInPlace[Int(parent)]
      } else {
        isLive[index] = index == 0
      }
      guard isLive[index] else { continue }
      switch tree.nodes[index].kind {
      case .type:
        if let type = project.typesByPlace[place] {
          isLive[index] =
            roles[type] != .preview && roles[type] != .test
            && !table.ignored.contains(project.names[project[type].name])
          owners[index] = project[type].keyword == .extension ? nil : .type(type)
        }
      case .function, .initializer, .binding:
        if owners[index] == nil, isOutside(place) { owners[index] = .function(place) }
        if opensURLs(place) { handlesURLs = true }
        if let owner = owners[index] { readRepresented(place, owner) }
        if tree.nodes[index].kind == .binding { notePart(project.child(of: place, .typeName), owners[index]) }
      case .cast: notePart(project.child(of: place, .typeName), owners[index])
      case .macro: isLive[index] = words[project.name(of: place)] != "Preview"
      case .assignment:
        if let target = project.children(of: place).first { noteSetter(target) }
        notePathAssignment(place)
        if let owner = owners[index] { readAssignment(place, owner, &isGoal) }
      case .implicitMember: implicitCases.append(place)
      case .name:
        noteUse(place, owners[index], isGoal[index] && !isInPlace[index])
        noteReference(place)
      case .member:
        if isUpper(place) { explicitCases.append(place) }
        if project.name(of: place) == .`self` { notePart(project.first(of: place), owners[index]) }
        if isOfSelf(place) { noteUse(place, owners[index], isGoal[index] && !isInPlace[index]) }
        if isOfSelf(place) || isSelected(place) { noteReference(place) }
      case .call:
        guard let call = evaluation.call(place) else { continue }
        let name = project.name(of: call.callee)
        if name != .none { calls[name, default: []].append(place) }
        if words[name] == "toggle", let target = project.children(of: call.callee).first { noteSetter(target) }
        guard let owner = owners[index] else { continue }
        let listed = listedNames.contains(name) ? readListed(call, place, owner) : nil
        if listed != nil || words[name] != nil {
          for (goal, inner) in listed ?? words[name].map({ read($0, call, place, owner) }) ?? []
          where goal.file == place.file {
            isGoal[Int(goal.node.index)] = true
            if facts.last?.place == place, facts.last?.certainty == .unknown { isInPlace[Int(goal.node.index)] = true }
            if let inner { owners[Int(goal.node.index)] = inner }
          }
        }
        noteContent(call, owner, isGoal[index])
      default: break
      }
    }
    self.owners[file] = owners
  }

  /// Whether a declaration is the function of a delegate that handles URLs.
  private func opensURLs(_ place: CodePlace) -> Bool {
    guard project.node(place).kind == .function, words[project.name(of: place)] != nil else { return false }
    let labels = project.parameters(of: place)
      .map { evaluation.label(ofParameter: $0) }
    return labels.contains { ["open", "openURLContexts", "continue", "handleOpen"].contains($0) }
  }

  /// Whether a declaration is outside of all types of the app.
  private func isOutside(_ place: CodePlace) -> Bool {
    var next = project.parent(of: place)
    while let current = next {
      switch project.node(current).kind {
      case .block, .variable: next = project.parent(of: current)
      case .type: return project.typesByPlace[current].map { project[$0].keyword == .extension } ?? false
      case .file: return true
      default: return false
      }
    }
    return false
  }

  func isOfSelf(_ place: CodePlace) -> Bool {
    project.first(of: place).map { project.node($0).kind == .name && project.name(of: $0) == .`self` } ?? false
  }

  private func isUpper(_ place: CodePlace) -> Bool {
    guard let base = project.first(of: place) else { return false }
    let node = project.node(base)
    guard node.kind == .name || node.kind == .member, node.token >= 0 else { return false }
    let type = project.name(of: base)
    if node.kind == .member, project.names[type] == "State" { return true }
    return project.typesByName[type]?.contains { !project[$0].cases.isEmpty } ?? false
  }

  // MARK: Facts

  mutating func note(_ presenter: Presenter) {
    if !presenters.contains(presenter), presenters.count < Self.mostPresenters { presenters.append(presenter) }
  }

  /// Names the link of the fact of a node that was added last.
  mutating func nameFact(at place: CodePlace, _ name: String) {
    if let last = facts.indices.last, facts[last].place == place { facts[last].name = name }
  }

  /// Adds a fact; the number and kind of its goals determine its certainty.
  mutating func add(
    _ kind: NavigationFact.Kind, _ values: [CodeValue], _ place: CodePlace, _ owner: CodeOwner, from source: String,
    actor: CodePlace? = nil, needs: Needs = [:]
  ) {
    for value in values {
      guard case .parameter(let parameter) = value, let function = receiver(of: parameter) else { continue }
      let isCase = project.node(function).kind == .enumCase && !areFunctionsFollowed
      guard isCase || isInside(place, function) else { continue }
      let actor = actor ?? receiverParameter(of: place, in: function)
      let needs = Self.joined(self.needs(of: place, in: function), needs)
      note(Presenter(function: function, parameter: parameter, kind: kind, actor: actor, needs: needs))
      // The controller of a case may be one of several.
      if !isCase || !values.contains(where: \.isShown) { return }
    }
    let values = coordinators.isEmpty ? values : shown(values)
    let goals = Evaluation.goals(values)
    if !goals.isEmpty, goals.allSatisfy({ isIgnored($0) || (kind != .root && isBlank($0)) }) { return }
    var certainty = NavigationFact.Certainty.exact
    if goals.isEmpty || values.contains(.several) {
      certainty = .unknown
    } else if goals.count > 1 {
      certainty = .oneOf
    } else if case .outside = goals[0] {
      certainty = .outside
    }
    var fact = NavigationFact(
      owner: owner, kind: kind, goals: certainty == .unknown ? [] : goals, certainty: certainty, place: place,
      source: source)
    (fact.label, fact.name) = label(of: place, owner)
    fact.condition = project.condition(at: place)
    facts.append(fact)
  }
}

extension FactFinder {
  private func isIgnored(_ goal: NavigationFact.Goal) -> Bool {
    switch goal {
    case .screen(let type): table.ignored.contains(project.names[project[type].name])
    case .outside(let name), .identifier(let name): table.ignored.contains(name)
    }
  }

  /// Whether a goal is a controller of the system without content: `pushViewController(UIViewController(), …)`.
  private func isBlank(_ goal: NavigationFact.Goal) -> Bool {
    if case .outside(let name) = goal { SystemViews.blanks.contains(name) } else { false }
  }

  /// Returns the function, initializer, case of an enum or view that a parameter or property belongs to.
  func receiver(of parameter: CodePlace) -> CodePlace? {
    if project.node(parameter).kind == .function { return parameter }
    if let view = evaluation.viewGiven(parameter) { return view }
    guard let function = project.parent(of: parameter) else { return nil }
    let kind = project.node(function).kind
    if kind == .closure { return property(holding: function) == nil ? nil : function }
    return [.function, .initializer, .enumCase].contains(kind) ? function : nil
  }

  /// Whether a node is in the code of a function.
  func isInside(_ place: CodePlace, _ function: CodePlace) -> Bool {
    let (inner, outer) = (project.node(place), project.node(function))
    return place.file == function.file && inner.first >= outer.first && inner.end <= outer.end
  }
}
