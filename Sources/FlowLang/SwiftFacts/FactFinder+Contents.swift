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
    guard let type = typeMade(by: call),
      roles[type] == .view || roles[type] == .modifier || roles[type].isController
    else { return }
    let content = CodeOwner.type(type)
    if content == owner || roles[type].isController || (isGoal && roles[type] != .modifier) { return }
    contentsMade.append(Content(owner: owner, inner: content, place: call.callee))
  }

  /// Returns the type whose initializer a call is: `Row()`, or `Settings.Row()` of a nested type.
  private func typeMade(by call: Evaluation.Call) -> CodeTypeID? {
    let name = project.name(of: call.callee)
    guard let types = project.typesByName[name] else { return nil }
    switch project.node(call.callee).kind {
    case .name: return project.type(named: name, in: project.typeAround(call.callee), from: call.callee.file)
    case .member:
      guard let base = project.children(of: call.callee).first, project.node(base).kind == .name else { return nil }
      let outer = project.name(of: base)
      return types.first { project[$0].parent.map { project[$0].name } == outer }
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

  /// Adds to each view the views that its code creates, except in members that are only used for goals.
  mutating func containViews() {
    let hidden = hiddenMembers()
    for content in contentsMade {
      if let key = member(around: content.place, of: content.owner), hidden.contains(key) { continue }
      if !(contents[content.owner]?.contains(content.inner) ?? false) {
        contents[content.owner, default: []].append(content.inner)
      }
    }
  }

  /// Removes the contents of the views that only switch between screens: each case leads to its screen.
  mutating func leaveSwitchedViews() {
    let goals = Set(facts.flatMap(\.goals))
    for type in evaluation.switching where !goals.contains(.screen(type)) { contents[.type(type)] = nil }
  }

  /// Returns the members whose views are shown elsewhere: only goals and other such members use them.
  private func hiddenMembers() -> Set<MemberKey> {
    // The members that the code of each member uses.
    var used: [MemberKey: [MemberKey]] = [:]
    var shown: [MemberKey] = []
    var inside: Set<MemberKey> = []
    for (key, places) in uses {
      for place in places {
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
    return Self.closure(of: Array(goalMembers), over: used).subtracting(Self.closure(of: shown, over: used))
  }

  private static func closure(of keys: [MemberKey], over used: [MemberKey: [MemberKey]]) -> Set<MemberKey> {
    var found = Set(keys)
    var pending = Array(found)
    while let next = pending.popLast() {
      for inner in used[next] ?? [] where found.insert(inner).inserted { pending.append(inner) }
    }
    return found
  }

  /// Returns the function or property of a type that contains a location.
  private func member(around place: CodePlace, of owner: CodeOwner) -> MemberKey? {
    guard case .type(let type) = owner else { return nil }
    var next = project.parent(of: place)
    while let current = next {
      let kind = project.node(current).kind
      if kind == .type { return nil }
      if kind == .function || kind == .binding {
        let name = project.name(of: current)
        if project[type].members[name]?.contains(current) == true { return MemberKey(owner: owner, name: name) }
      }
      next = project.parent(of: current)
    }
    return nil
  }
}
