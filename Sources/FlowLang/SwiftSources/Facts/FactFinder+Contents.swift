/// The views that the code of each view shows inside its own.
///
///     var body: some View { List { Row() }.sheet(isPresented: $isOn) { settings } }
///     var settings: some View { NavigationStack { SettingsView() } }
///
/// `Row` is shown inside; `SettingsView` is not, since `settings` is only used for the contents of a sheet.
extension FactFinder {
  /// A view that code creates, and the location of that code.
  struct Content {
    let owner: CodeOwner
    let inner: CodeOwner
    let place: CodePlace
  }

  /// A member of a type, by its name.
  struct MemberKey: Hashable {
    let owner: CodeOwner
    let name: CodeName
  }

  /// Records a view that is created where it is no goal: it is shown inside the view of the code.
  mutating func noteContent(_ call: Evaluation.Call, _ owner: CodeOwner, _ isGoal: Bool) {
    // A coordinator goes to the views that it creates.
    if case .type(let type) = owner, roles[type].isCoordinator { return }
    if !isGoal, project.node(call.callee).kind == .member, !isOfSelf(call.callee) {
      let makers = viewMakers[project.name(of: call.callee)] ?? []
      for maker in makers where owner != .type(maker) {
        if makers.count > 1 { chosenByType.insert(.type(maker)) }
        contentsMade.append(Content(owner: owner, inner: .type(maker), place: call.callee))
      }
    }
    guard let type = typeMade(by: call),
      [.view, .modifier, .part].contains(roles[type])
    else { return }
    let content = CodeOwner.type(type)
    if content == owner || (isGoal && roles[type] != .modifier) { return }
    contentsMade.append(Content(owner: owner, inner: content, place: call.callee))
  }

  /// Returns the types that only make the view which a protocol requires, by the name of its function: a call of it shows
  /// the view of one of them.
  ///
  ///     protocol Page { associatedtype Content: View; func content() -> Content }
  ///     AnyView(pages.selected.content())
  static func viewMakers(in project: CodeProject) -> [CodeName: [CodeTypeID]] {
    var makers: [CodeName: [CodeTypeID]] = [:]
    for index in project.types.indices where ![.protocol, .extension].contains(project.types[index].keyword) {
      let type = CodeTypeID(index: Int32(index))
      let own = project[type].members.values.joined().filter { project.givesView($0) }
      guard own.count == 1, let function = own.first, project.node(function).kind == .function else { continue }
      let name = project.name(of: function)
      let isRequired = project.bases(of: type).contains { base in
        project[base].keyword == .protocol
          && (project[base].members[name] ?? []).contains { project.child(of: $0, .block) == nil }
      }
      if isRequired { makers[name, default: []].append(type) }
    }
    return makers.filter { $0.value.count <= mostAlternatives }
  }

  /// Records a view of UIKit whose type code names: `register(Row.self, …)`, `cell as? Row`, `let row: Row`.
  mutating func notePart(_ type: CodePlace?, _ owner: CodeOwner?) {
    guard let type, let owner, project.node(type).token >= 0, project.typesByName[project.name(of: type)] != nil,
      let known = project.type(named: project.name(of: type), in: project.typeAround(type), from: type.file),
      roles[known] == .part, project[known].keyword == .class, owner != .type(known)
    else { return }
    contentsMade.append(Content(owner: owner, inner: .type(known), place: type))
  }

  /// Returns the type whose initializer a call is: `Row()`, or `Settings.Row()` of a nested type.
  private func typeMade(by call: Evaluation.Call) -> CodeTypeID? {
    let name = project.name(of: call.callee)
    guard project.typesByName[name] != nil else { return nil }
    switch project.node(call.callee).kind {
    case .name: return project.type(named: name, in: project.typeAround(call.callee), from: call.callee.file)
    case .member:
      guard let base = project.first(of: call.callee), project.node(base).kind == .name else { return nil }
      return project.type(named: name, nestedIn: project.name(of: base), from: base.file)
    default: return nil
    }
  }

  /// Records that code uses a member of its own type: for a view that is shown elsewhere, or for anything else.
  mutating func noteUse(_ place: CodePlace, _ owner: CodeOwner?, _ isGoal: Bool) {
    let name = project.name(of: place)
    guard project.membersByName[name] != nil else { return }
    // The code of a goal belongs to its screen; the members that it uses are those of the type around it.
    if isGoal {
      guard let type = project.typeAround(place), project[type].members[name] != nil else { return }
      goalMembers.insert(MemberKey(owner: .type(type), name: name))
    } else if case .type(let type)? = owner, project[type].members[name] != nil {
      uses[MemberKey(owner: .type(type), name: name), default: []].append(place)
    }
  }

  /// Records that the code of an owner shows another one inside.
  mutating func embed(_ inner: CodeOwner, in outer: CodeOwner) {
    if !(contents[outer]?.contains(inner) ?? false) { contents[outer, default: []].append(inner) }
  }

  /// Adds to each view the views that its code creates, except in members that are only used for goals.
  mutating func containViews() {
    let hidden = hiddenMembers()
    for content in contentsMade {
      if let key = member(around: content.place, of: content.owner), hidden.contains(key) { continue }
      if isShownElsewhere(content.place), !isModifier(content.inner) { continue }
      embed(content.inner, in: content.owner)
    }
  }

  /// Removes the contents of the views that only switch between screens: each case leads to its screen.
  mutating func leaveSwitchedViews() {
    let goals = Set(facts.flatMap(\.goals))
    for type in evaluation.switching where !goals.contains(.screen(type)) { contents[.type(type)] = nil }
  }

  /// Returns the members whose views are shown elsewhere: only goals and other such members use them.
  private mutating func hiddenMembers() -> Set<MemberKey> {
    // The members that the code of each member uses.
    var used: [MemberKey: [MemberKey]] = [:]
    var shown: [MemberKey] = []
    var inside: Set<MemberKey> = []
    for (key, places) in uses {
      for place in places {
        if isShownElsewhere(place) {
          goalMembers.insert(key)
          continue
        }
        guard let outer = member(around: place, of: key.owner) else {
          shown.append(key)
          continue
        }
        if outer == key { continue }
        used[outer, default: []].append(key)
        inside.insert(key)
      }
    }
    shown += used.keys.filter { !inside.contains($0) && !goalMembers.contains($0) }
    func closure(of keys: some Sequence<MemberKey>) -> Set<MemberKey> {
      Set(visited(from: Array(keys)) { used[$0] ?? [] })
    }
    return closure(of: goalMembers).subtracting(closure(of: shown))
  }

  /// Returns the function or property of a type that contains a location.
  private func member(around place: CodePlace, of owner: CodeOwner) -> MemberKey? {
    guard case .type(let type) = owner else { return nil }
    for current in project.ancestors(of: place) {
      let kind = project.node(current).kind
      if kind == .type { return nil }
      if kind == .function || kind == .binding {
        let name = project.name(of: current)
        if project[type].members[name]?.contains(current) == true { return MemberKey(owner: owner, name: name) }
      }
    }
    return nil
  }

  // MARK: Goals

  /// Returns the code that makes a shown value as parts of a goal: the calls in local variables, and those in the
  /// local variables that they are given. Where the value is known, the code is recorded.
  ///
  ///     let editor = UIHostingController(rootView: EditorView())
  ///     present(UINavigationController(rootViewController: editor), animated: true)
  @discardableResult
  mutating func made(by value: CodePlace, _ values: [CodeValue]) -> [GoalPart] {
    var found: Set<CodePlace> = []
    var pending = [value]
    var count = 0
    while let next = pending.popLast(), count < 200 {
      count += 1
      switch project.node(next).kind {
      case .name:
        guard case .binding(let binding)? = variable(behind: next), next == value || isLocal(binding) else { continue }
        // `let controller: UIViewController`, which later lines assign.
        let made = project.child(of: binding, .call).map { [$0] } ?? (isLocal(binding) ? assigned(to: binding) : [])
        for part in made {
          if project.node(part).kind == .call, !found.insert(part).inserted { continue }
          if isLocal(binding) { pending.append(part) }
        }
      case .call, .argument, .closure, .list, .tuple, .cast: pending += project.children(of: next)
      case .member: pending += project.children(of: next).prefix(1)
      default: continue
      }
    }
    if Self.isKnown(values) { goalPlaces.formUnion(found) }
    return found.sorted().map { ($0, nil) }
  }

  /// Returns the declaration of a variable: for one that `if let controller` unwraps, that of the optional.
  private func variable(behind name: CodePlace) -> Evaluation.Declared? {
    var declared = evaluation.declaration(of: project.name(of: name), at: name)
    for _ in 0..<4 {
      guard case .binding(let binding)? = declared, evaluation.isShorthand(binding) else { break }
      declared = evaluation.shadowed(by: binding)
    }
    return declared
  }

  /// Whether values are screens: the contents of other values stay with the code that shows them.
  static func isKnown(_ values: [CodeValue]) -> Bool { !values.contains(.several) && !Evaluation.goals(values).isEmpty }

  private func isModifier(_ owner: CodeOwner) -> Bool {
    if case .type(let type) = owner { return roles[type] == .modifier }
    return false
  }

  /// Whether code makes a view that other code shows elsewhere.
  private func isShownElsewhere(_ place: CodePlace) -> Bool {
    var next: CodePlace? = place
    while let current = next, project.node(current).kind != .type {
      if goalPlaces.contains(current) { return true }
      next = project.parent(of: current)
    }
    return false
  }

  // MARK: Controllers

  /// Reads `addChild(list)` of a controller, which shows the other one inside.
  mutating func readChild(_ call: Evaluation.Call, _ owner: CodeOwner) {
    guard project.node(call.callee).kind == .name || isOfSelf(call.callee),
      let value = call.firstValue
    else { return }
    if case .type(let type) = owner, roles[type] != .controller, project[type].keyword != .protocol { return }
    contain(evaluation.values(of: value), owner, call.callee)
  }

  /// Reads the function of a view that makes the controller which the view represents.
  mutating func readRepresented(_ function: CodePlace, _ owner: CodeOwner) {
    guard project.node(function).kind == .function, words[project.name(of: function)] == "makeUIViewController",
      case .type(let type) = owner, roles[type] == .view, let block = project.child(of: function, .block)
    else { return }
    var values = evaluation.values(of: block)
    if !values.contains(where: \.isShown), let declared = evaluation.declaredType(of: function) {
      values = evaluation.values(of: declared)
    }
    contain(values, owner, function)
  }

  /// Returns the screen that a function is called on which shows its argument inside; nil for the screen around the
  /// call.
  mutating func container(of call: Evaluation.Call) -> CodeOwner? {
    guard project.node(call.callee).kind == .member, !isOfSelf(call.callee), let base = project.first(of: call.callee)
    else { return nil }
    let goals = Evaluation.goals(evaluation.values(of: base))
    guard goals.count == 1, case .screen(let screen) = goals[0], roles[screen] == .controller else { return nil }
    return .type(screen)
  }

  /// Adds to screens the only content that calls on them show inside; of several, one replaces the other.
  mutating func containGiven() {
    for (container, inner) in contained where inner.count == 1 { inner.forEach { embed($0, in: container) } }
  }

  /// Adds controllers to the contents of an owner; a parameter is followed to the calls of its function.
  ///
  /// - Parameter container: The owner, where it is not the type around the place.
  mutating func contain(
    _ values: [CodeValue], _ owner: CodeOwner, _ place: CodePlace, _ container: CodeOwner? = nil
  ) {
    let isGiven = values.contains(where: \.isParameter)
    for value in values {
      switch value {
      case .goal(.screen(let type)) where roles[type].isController && owner != .type(type) && !isGiven:
        if let container {
          contained[container, default: []].insert(.type(type))
        } else {
          embed(.type(type), in: owner)
        }
      case .parameter(let parameter):
        guard let function = receiver(of: parameter), isInside(place, function) else { continue }
        let presenter = Presenter(function: function, parameter: parameter, kind: nil, container: container)
        note(presenter)
      default: continue
      }
    }
  }

  /// Adds to controllers the facts of their base class:
  ///
  ///     class BaseController: UIViewController { func openHelp() { show(HelpController(), sender: self) } }
  ///     class HomeController: BaseController {}
  mutating func containBaseClasses() {
    let owners = Set(facts.map(\.owner)).union(contents.keys)
    for index in project.types.indices {
      let type = CodeTypeID(index: Int32(index))
      guard roles[type].isController else { continue }
      for name in project[type].inherited {
        guard let base = project.type(named: name, in: project[type].parent, from: project[type].places[0].file),
          base != type, project[base].keyword == .class, roles[base].isController, owners.contains(.type(base))
        else { continue }
        embed(.type(base), in: .type(type))
      }
    }
  }
}
