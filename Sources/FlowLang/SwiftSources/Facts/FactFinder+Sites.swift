/// The facts of single calls.
extension FactFinder {
  /// A part of a call that is shown elsewhere, and its owner if known.
  typealias GoalPart = (place: CodePlace, owner: CodeOwner?)

  mutating func read(
    _ word: String, _ call: Evaluation.Call, _ place: CodePlace, _ owner: CodeOwner
  ) -> [GoalPart] {
    let isMethod = project.node(call.callee).kind != .name
    switch word {
    case "NavigationLink": return readLink(call, place, owner)
    case "sheet": return readPresentation(.sheet, call, place, owner, word)
    case "fullScreenCover": return readPresentation(.cover, call, place, owner, word)
    case "popover": return readPresentation(.popover, call, place, owner, word)
    case "navigationDestination": return readDestination(call, place, owner)
    case "pushViewController": return readController(.push, "", call, place, owner, word)
    case "show", "showDetailViewController":
      guard call.arguments.count == 2, evaluation.argument(["sender"], of: call) != nil else {
        return readPackagePresenter(call, place, owner, word)
      }
      return readController(.push, "", call, place, owner, word)
    case "present":
      guard call.arguments.count < 4 else { return [] }
      if evaluation.argument(["item"], of: call) != nil { return readPresentation(.sheet, call, place, owner, word) }
      let isSystem = evaluation.argument(["animated", "completion"], of: call) != nil
      return isSystem ? readController(.sheet, "", call, place, owner, word) : []
    case "customPresentViewController": return readPackagePresenter(call, place, owner, word)
    case "setViewControllers":
      if evaluation.argument(["direction"], of: call) != nil { return readPages(call, owner) }
      guard isTabs(owner) || isTabController(call.callee) else {
        return readController(.push, "", call, place, owner, word)
      }
      return readController(.tab, "", call, place, barOwner(owner, call.callee), word)
    case "WindowGroup", "Window", "Settings":
      return isMethod || !isScene(owner) ? [] : readWindow(word, call, place, owner)
    case "NavigationStack", "NavigationStackStore", "NavigationStackController":
      if isMethod { return [] }
      notePath(call)
      return readStoreStack(call, place, owner)
    case "NavigationLinkStore": return isMethod ? [] : readLinkStore(call, place, owner)
    case "route", "root":
      readRoute(word, call, place, owner)
      return []
    case "TabChild":
      readTabChild(call)
      return []
    case "addChild":
      readChild(call, owner)
      return []
    case "setRoot": return readRoot(call, place, owner)
    case "NavigationSplitView":
      noteDetail(call, owner)
      return []
    case "TabView": return isMethod ? [] : readTabs(call, place, owner)
    case "allowsHitTesting", "disabled", "contextMenu": return inertParts(word, call)
    case "onOpenURL", "onContinueUserActivity":
      handlesURLs = true
      return []
    default: return []
    }
  }

  private func isTabs(_ owner: CodeOwner) -> Bool {
    if case .type(let type) = owner { return roles[type] == .tabController }
    return false
  }

  private func isScene(_ owner: CodeOwner) -> Bool {
    switch owner {
    case .type(let type):
      return roles[type] == .app || project[type].inherited.contains { project.names[$0] == "Scene" }
    case .function: return true
    }
  }

  /// Returns the part of a call that makes a goal; the code inside it belongs to the screen, if that is known.
  func part(_ place: CodePlace, _ values: [CodeValue]) -> GoalPart {
    let goals = Evaluation.goals(values)
    if goals.count == 1, case .screen(let type) = goals[0] { return (place, .type(type)) }
    return (place, nil)
  }

  private mutating func readLink(
    _ call: Evaluation.Call, _ place: CodePlace, _ owner: CodeOwner
  ) -> [GoalPart] {
    guard project.node(call.callee).kind == .name else { return [] }
    var destination = evaluation.argument(["destination"], of: call)
    if destination == nil, let value = evaluation.argument(["value", "state"], of: call) {
      readValue(value, place, owner)
      return []
    }
    if destination == nil {
      // An initializer of the app that takes a route: `NavigationLink(.users) { Text("Users") }`.
      if call.firstValue.map(isImplicitCase) ?? false { return [] }
      destination = call.arguments.first { argument in
        project.node(argument).flags.contains(.isTrailing) && evaluation.label(of: argument).isEmpty
      }.flatMap { project.first(of: $0) }
    }
    guard let destination else { return [] }
    // A view of the app that has the name of a link and takes a route: `NavigationLink("Users", destination: .users)`.
    if project.isImplicit(destination) { return [] }
    let values = evaluation.values(of: destination)
    if values.contains(where: \.isRoute) || values.isEmpty && isEmptyView(destination) { return [] }
    add(.push, values, place, owner, from: "NavigationLink")
    return [part(destination, values)]
  }

  /// Whether a destination is `EmptyView()`: some links only work around mistakes of the system.
  private func isEmptyView(_ destination: CodePlace) -> Bool {
    var place = destination
    if project.node(place).kind == .closure, let only = project.first(of: place) { place = only }
    guard let callee = evaluation.call(place)?.callee, project.node(callee).token >= 0 else { return false }
    return project.names[project.name(of: callee)] == "EmptyView"
  }

  /// Whether an expression begins with a case of some enum of the app, without the name of the type.
  private func isImplicitCase(_ place: CodePlace) -> Bool {
    guard project.isImplicit(place) else { return false }
    let isCall = project.node(place).kind == .call
    let name = isCall ? project.first(of: place).map { project.name(of: $0) } : project.name(of: place)
    let members = name.flatMap { project.membersByName[$0] } ?? []
    return members.contains { project.node($0.place).kind == .enumCase }
  }

  private mutating func readPresentation(
    _ kind: NavigationFact.Kind, _ call: Evaluation.Call, _ place: CodePlace, _ owner: CodeOwner, _ word: String
  ) -> [GoalPart] {
    let item = evaluation.argument(["item", "store"], of: call)
    // `sheet(unwrapping: $route, case: /Route.edit) { … }` of a package.
    let unwrapped = evaluation.argument(["unwrapping"], of: call)
    guard item != nil || unwrapped != nil || evaluation.argument(["isPresented"], of: call) != nil else { return [] }
    guard let content = content(of: call) else { return [] }
    if let item, let state = state(of: item), let type = evaluation.declaredType(of: state),
      var table = table(type, kind, owner, place, content)
    {
      table.state = state
      tables.append(table)
      return [(content, nil)]
    }
    let values = evaluation.values(of: content)
    if let item, Evaluation.goals(values).count > 1, let type = scopedType(item),
      var table = table(type, kind, owner, place, content)
    {
      table.isOfStore = true
      tables.append(table)
      return [(content, nil)]
    }
    if word == "present", isAlertMade(in: content) { return [] }
    let label = item != nil ? "item" : unwrapped != nil ? "unwrapping" : "isPresented"
    add(kind, values, place, owner, from: "\(word)(\(label):)")
    return [part(content, values)]
  }

  /// Returns the closure that makes the presented view: `content:` or the trailing closure.
  private func content(of call: Evaluation.Call) -> CodePlace? {
    if let content = evaluation.argument(["content", "destination"], of: call) { return content }
    return call.arguments.last.flatMap { argument in
      project.node(argument).flags.contains(.isTrailing) ? project.first(of: argument) : nil
    }
  }

  /// Returns the variable with a name: of the type around the use, or the only one.
  func variable(named name: CodeName, near place: CodePlace) -> CodePlace? {
    switch evaluation.declaration(of: name, at: place) {
    case .binding(let binding)?, .parameter(let binding)?: return binding
    default: break
    }
    if let property = stateProperty(named: name, near: place) { return property }
    let members = (project.membersByName[name] ?? []).filter { member in
      project.node(member.place).kind == .binding && evaluation.declaredType(of: member.place) != nil
    }
    let types = Set(members.compactMap { evaluation.declaredType(of: $0.place) })
    return types.count == 1 ? members[0].place : nil
  }

  /// Returns a table of an enum; nil for other types.
  private func table(
    _ type: CodeTypeID, _ kind: NavigationFact.Kind, _ owner: CodeOwner, _ place: CodePlace, _ closure: CodePlace
  ) -> RouteTable? {
    guard !project[type].cases.isEmpty else { return nil }
    return RouteTable(type: type, kind: kind, owner: owner, place: place, closure: closure)
  }

  private mutating func readDestination(
    _ call: Evaluation.Call, _ place: CodePlace, _ owner: CodeOwner
  ) -> [GoalPart] {
    guard let type = evaluation.argument(["for"], of: call) else {
      return readPresentation(.push, call, place, owner, "navigationDestination")
    }
    guard let content = content(of: call) else { return [] }
    guard case .type(let known)? = evaluation.values(of: type).first, project[known].keyword != .extension else {
      return [readPlainDestination(type, content, place, owner)]
    }
    tables.append(RouteTable(type: known, kind: .push, owner: owner, place: place, closure: content))
    return [project[known].cases.isEmpty ? readPlainDestination(type, content, place, owner) : (content, nil)]
  }

  private mutating func readController(
    _ kind: NavigationFact.Kind, _ label: String, _ call: Evaluation.Call, _ place: CodePlace, _ owner: CodeOwner,
    _ word: String
  ) -> [GoalPart] {
    guard let first = call.arguments.first, let value = project.first(of: first) else { return [] }
    guard
      evaluation.label(of: first) == label || ["viewController", "controller"].contains(evaluation.label(of: first))
    else { return [] }
    // Of a whole stack, the last controller is visible.
    let tops =
      kind == .push ? evaluation.tops(of: value) : kind == .tab ? evaluation.elements(of: value) : [value]
    var values: [CodeValue] = []
    for top in tops { values.add(evaluation.values(of: top)) }
    if !values.contains(where: { $0.isShown || $0.isParameter }) { values.add(assignedBefore(value)) }
    if values.isEmpty { values = tops.compactMap(packageController) }
    for top in tops {
      if let function = functionShowingItself(top, values) { values = [.parameter(function)] }
    }
    if project.node(call.callee).kind == .member { noteActing(project.first(of: call.callee), place, owner) }
    // An alert is no screen, and a stack without some of its controllers shows no other ones.
    if isAlert(value, depth: 0) || word == "setViewControllers" && isOwnStack(value, values) { return [] }
    let parts = tops.flatMap { [part($0, values)] + made(by: $0, values) }
    if kind == .push, isRootOfInitializer(call, place, owner) || isRootGiven(by: call.callee, place) { return parts }
    if kind == .sheet, !values.contains(where: { $0.isShown && !evaluation.isContainer($0) }) {
      let root = rootGiven(to: value, around: place)
      if !root.isEmpty { values = root }
    }
    if kind == .sheet, isFilledElsewhere(value, values) { values = [] }
    let kind = kind == .sheet ? style(of: value, around: place) ?? kind : kind
    // `router.show(.help, sender: self)` of the app.
    if values.isEmpty, isImplicitCase(value) { return [] }
    // The sites of a router that shows its argument are the calls that give it.
    if kind != .tab, let site = routedSite(kind, value, values, place) {
      routedSites.append(site)
    } else if kind == .tab {
      for value in values { add(kind, [value], place, owner, from: word) }
    } else {
      add(kind, values, place, owner, from: word)
    }
    return kind == .push ? parts : [part(value, values)] + made(by: value, values)
  }

  /// Reads the pages of a page controller, which are its content.
  private mutating func readPages(_ call: Evaluation.Call, _ owner: CodeOwner) -> [GoalPart] {
    guard let value = call.firstValue else { return [] }
    for case .screen(let type) in Evaluation.goals(evaluation.values(of: value)) {
      let page = CodeOwner.type(type)
      if page != owner { embed(page, in: owner) }
    }
    return [(value, nil)]
  }

  /// Returns the views that a modifier makes inert, or that a menu only previews: nothing in them leads anywhere.
  private mutating func inertParts(_ word: String, _ call: Evaluation.Call) -> [GoalPart] {
    if word == "contextMenu" {
      guard let preview = evaluation.argument(["preview"], of: call) else { return [] }
      for case .screen(let type) in Evaluation.goals(evaluation.values(of: preview)) { inert.insert(.type(type)) }
      return [(preview, nil)]
    }
    guard let base = project.first(of: call.callee), call.arguments.count == 1,
      let value = project.first(of: call.arguments[0])
    else { return [] }
    let tree = project.files[Int(value.file)].tree
    let text = project.names[tree.tokens[Int(tree[value.node].first)].name]
    return text == (word == "disabled" ? "true" : "false") ? [(base, nil)] : []
  }

  private mutating func readWindow(
    _ word: String, _ call: Evaluation.Call, _ place: CodePlace, _ owner: CodeOwner
  ) -> [GoalPart] {
    guard let content = content(of: call) else { return [] }
    let isFor = evaluation.argument(["for"], of: call)
    if let isFor, case .type(let type)? = evaluation.values(of: isFor).first, !project[type].cases.isEmpty {
      tables.append(RouteTable(type: type, kind: .window, owner: owner, place: place, closure: content))
      return [(content, nil)]
    }
    let values = evaluation.values(of: content)
    if values.contains(.several) { windowViews[place] = evaluation.viewsBeside(in: content) }
    let isMain = word == "WindowGroup" && isFor == nil && evaluation.argument(["id"], of: call) == nil
    if !isMain { noteWindow(call, place) }
    add(isMain ? .root : .window, values, place, owner, from: word)
    return [part(content, values)]
  }

  /// Reads `window.rootViewController = …` and `viewControllers = […]`.
  mutating func readAssignment(_ place: CodePlace, _ owner: CodeOwner, _ isGoal: inout [Bool]) {
    let parts = project.children(of: place)
    guard parts.count == 2, project.node(parts[0]).token >= 0 else { return }
    switch words[project.name(of: parts[0])] {
    case "rootViewController" where isWindow(parts[0]):
      var values = evaluation.values(of: parts[1])
      if !values.contains(where: \.isShown) { values.add(rootGiven(to: parts[1], around: place)) }
      guard !values.isEmpty else { return }
      add(.root, values, place, owner, from: "rootViewController")
      made(by: parts[1], values)
      isGoal[Int(parts[1].node.index)] = true
    case "viewControllers" where isTabs(owner) || isTabController(parts[0]):
      let list = evaluation.elements(of: parts[1])
      let bar = barOwner(owner, parts[0])
      for element in list {
        let values = evaluation.values(of: element)
        for value in values { add(.tab, [value], element, bar, from: "viewControllers") }
        isGoal[Int(element.node.index)] = true
        made(by: element, values)
      }
    case "viewControllers" where isNavigation(parts[0]):
      var values: [CodeValue] = []
      for top in evaluation.tops(of: parts[1]) {
        isGoal[Int(top.node.index)] = true
        let own = evaluation.values(of: top)
        made(by: top, own)
        values.add(own)
      }
      if values.contains(where: \.isShown), !isRootGiven(by: parts[0], place) {
        add(.push, values, place, owner, from: "viewControllers")
      }
    default: break
    }
  }

  /// Returns the owner of the tabs that a type which is not visible sets, such as a coordinator: the property that
  /// holds the bar, or the function that makes it.
  ///
  /// - Parameter target: The member of the bar that is assigned, as `tabBarController.viewControllers`.
  private func barOwner(_ owner: CodeOwner, _ target: CodePlace) -> CodeOwner {
    guard case .type(let type) = owner, roles[type] == .other else { return owner }
    if let base = project.first(of: target), [.name, .member].contains(project.node(base).kind) {
      let name = project.name(of: base)
      let isMember = project.node(base).kind == .member
      let declared = isMember ? evaluation.member(name, of: type) : evaluation.declaration(of: name, at: base)
      if case .binding(let property)? = declared, project[type].members[name]?.contains(property) == true {
        return .function(property)
      }
    }
    return project.around(target, [.function, .binding]).map { .function($0) } ?? owner
  }

  /// Whether a member is one of a window: `window?.rootViewController`, or of the own type of a window.
  private func isWindow(_ member: CodePlace) -> Bool {
    guard project.node(member).kind == .member, !isOfSelf(member) else {
      return project.typeAround(member).map { type in
        project[type].inherited.contains { project.names[$0] == "UIWindow" }
          || project.names[project[type].name] == "UIWindow"
      } ?? false
    }
    var next = project.first(of: member)
    while let place = next {
      if project.node(place).token >= 0 {
        let name = project.name(of: place)
        if project.names[name].lowercased().contains("window") { return true }
        if project.node(place).kind == .name { return variable(named: name, near: place).map(isWindowMade) ?? false }
      }
      next = project.first(of: place)
    }
    return false
  }

  /// Whether a variable is declared or made as a window: `let main = UIWindow(windowScene: scene)`.
  private func isWindowMade(_ variable: CodePlace) -> Bool {
    project.typeNames(of: variable).contains { project.names[$0].hasSuffix("Window") }
  }

  private func isNavigation(_ place: CodePlace) -> Bool {
    guard let base = project.first(of: place), project.node(base).token >= 0 else { return false }
    return project.names[project.name(of: base)].lowercased().contains("nav")
  }

  func isTabController(_ place: CodePlace) -> Bool {
    guard let base = project.first(of: place) else { return false }
    return project.names[project.name(of: base)].lowercased().contains("tab")
  }
}
