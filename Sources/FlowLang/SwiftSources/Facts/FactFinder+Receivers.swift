/// Controllers that code shows or that show others where that code is not their own:
///
///     extension SupportForm {
///       func show(from controller: UIViewController) { controller.present(self, animated: true) }
///     }
///
/// The argument leads to the object that the function is called on.
extension FactFinder {
  // MARK: The object itself

  /// Returns the function that shows the object that it is called on; nil where an expression stands for another object.
  ///
  /// - Parameters:
  ///   - value: The expression that is shown.
  ///   - values: Its values.
  func functionShowingItself(_ value: CodePlace, _ values: [CodeValue]) -> CodePlace? {
    guard let type = project.typeAround(value) else { return nil }
    let isAny = [.extension, .protocol].contains(project[type].keyword)
    guard isAny ? !values.contains(where: \.isShown) : values == [.goal(.screen(type))] else { return nil }
    return isItself(value, depth: 0) ? functionAround(value) : nil
  }

  /// Whether an expression is `self`, or a controller around it.
  private func isItself(_ place: CodePlace, depth: Int) -> Bool {
    guard depth < 5 else { return false }
    switch project.node(place).kind {
    case .name:
      if project.name(of: place) == .`self` { return true }
      return origin(of: place).map { isItself($0, depth: depth + 1) } ?? false
    case .call:
      guard let call = evaluation.call(place), project.node(call.callee).kind == .name,
        project.names[project.name(of: call.callee)].first?.isUppercase == true,
        let first = call.firstValue
      else { return false }
      return isItself(first, depth: depth + 1)
    case .cast: return project.first(of: place).map { isItself($0, depth: depth + 1) } ?? false
    default: return false
    }
  }

  /// Adds the fact of a call of a function that shows the object that it is called on.
  mutating func addShowingReceiver(
    _ presenter: Presenter, _ kind: NavigationFact.Kind, _ call: Evaluation.Call, _ place: CodePlace, _ owner: CodeOwner
  ) {
    let name = project.names[project.name(of: call.callee)]
    let base = call.receiver
    let isOwn = base.map { project.name(of: $0) == .`self` || project.name(of: $0) == .`super` } ?? true
    if isOwn {
      guard let outer = functionAround(place), outer != presenter.function else { return }
      return add(kind, [.parameter(outer)], place, owner, from: name, actor: actor(presenter, call))
    }
    guard let base, !isAlert(base, depth: 0) else { return }
    var values = evaluation.values(of: base)
    evaluation.addPresented(to: &values)
    if !values.contains(where: \.isShown), let type = project.typeAround(presenter.function) {
      values.add(evaluation.values(of: type).filter(\.isShown))
    }
    guard values.contains(where: { $0.isShown || $0.isParameter }) else { return }
    made(by: base, values)
    let style = kind == .sheet ? style(of: base, around: place) : nil
    noteActing(presenter, call, place, owner)
    add(style ?? kind, values, place, owner, from: name, actor: actor(presenter, call))
  }

  // MARK: The object that shows

  /// Returns the parameter of a function that a call in it is made on: `host` of `host.present(…)`, also as
  /// `host.navigationController?.pushViewController(…)`, or by way of a local constant.
  func receiverParameter(of call: CodePlace, in function: CodePlace) -> CodePlace? {
    guard let callee = project.first(of: call), project.node(callee).kind == .member
    else { return nil }
    return receiverParameter(ofMember: callee, in: function)
  }

  /// Returns the parameter of a function that the code of a fact acts on: of a call on it, or of one that is given the
  /// value of the fact, `path.append(Route.list)`.
  func actingParameter(of place: CodePlace, in function: CodePlace) -> CodePlace? {
    if let parameter = receiverParameter(of: place, in: function) { return parameter }
    guard let argument = project.parent(of: place), project.node(argument).kind == .argument else { return nil }
    return project.parent(of: argument).flatMap { receiverParameter(of: $0, in: function) }
  }

  /// Returns the parameter of a function that a member is one of.
  func receiverParameter(ofMember member: CodePlace, in function: CodePlace) -> CodePlace? {
    project.first(of: member).flatMap { parameter(behind: $0, of: function) }
  }

  private func parameter(behind place: CodePlace, of function: CodePlace) -> CodePlace? {
    var next = place
    for _ in 0..<8 {
      switch project.node(next).kind {
      case .member, .cast:
        guard let base = project.first(of: next) else { return nil }
        next = base
      case .name:
        switch evaluation.declaration(of: project.name(of: next), at: next) {
        case .parameter(let parameter)?: return project.parent(of: parameter) == function ? parameter : nil
        case .binding(let binding)?:
          guard isLocal(binding) else { return nil }
          if evaluation.isShorthand(binding) {
            guard case .parameter(let parameter)? = evaluation.shadowed(by: binding) else { return nil }
            return project.parent(of: parameter) == function ? parameter : nil
          }
          guard let value = project.children(of: binding).last, project.node(value).kind != .typeName else {
            return nil
          }
          next = value
        default: return nil
        }
      default: return nil
      }
    }
    return nil
  }

  /// Returns the parameter of the function around a call that is its argument for the parameter that presents.
  func actor(_ presenter: Presenter, _ call: Evaluation.Call) -> CodePlace? {
    guard let actor = presenter.actor, let argument = argument(of: call, actor, of: presenter.function),
      let parameter = outerActor(argument, call.callee)
    else { return nil }
    return parameter
  }

  /// Returns the parameter of the function around a call that an argument of the call stands for.
  func outerActor(_ argument: CodePlace, _ call: CodePlace) -> CodePlace? {
    functionAround(call).flatMap { parameter(behind: argument, of: $0) }
  }

  /// Records the screen that a call of a presenter passes to present on.
  mutating func noteActing(_ presenter: Presenter, _ call: Evaluation.Call, _ place: CodePlace, _ owner: CodeOwner) {
    noteActing(presenter.actor.flatMap { argument(of: call, $0, of: presenter.function) }, place, owner)
  }

  /// Records the screen that an object or a part presents on: `list` of `list.present(…)`.
  ///
  /// - Parameters:
  ///   - receiver: The object that presents.
  ///   - place: The call that presents, or that passes the object.
  ///   - owner: The owner of the call.
  mutating func noteActing(_ receiver: CodePlace?, _ place: CodePlace, _ owner: CodeOwner) {
    guard var base = receiver, case .type(let type) = owner, [.other, .part].contains(roles[type]) else { return }
    if project.node(base).kind == .member, project.names[project.name(of: base)] == "navigationController",
      let inner = project.first(of: base)
    {
      base = inner
    }
    guard project.node(base).kind == .name || isOfSelf(base), project.name(of: base) != .`self`,
      let variable = variable(named: project.name(of: base), near: base),
      !project.typeNames(of: variable).contains(where: { isStack($0) })
    else { return }
    var found = evaluation.declaredType(of: variable)
    if case let goals = Evaluation.goals(evaluation.values(of: base)), case .screen(let screen)? = goals.first {
      found = goals.count == 1 ? screen : nil
    }
    // A class above others stands for the screens of all of them.
    guard let screen = found, !isStack(project[screen].name), !project.baseTypes.contains(screen),
      roles[screen] == .controller || roles[screen] == .view
    else { return }
    actingScreens[place] = screen
  }

  /// Places the facts of objects and parts that no screen calls on the screens that they present on. What a screen and a
  /// part call is a link of both screens.
  mutating func placeOnReceivers() {
    for index in facts.indices where facts[index].kind != .tab && facts[index].kind != .root {
      let fact = facts[index]
      guard let screen = actingScreens[fact.place], case .type(let type) = fact.owner,
        [.other, .part].contains(roles[type])
      else { continue }
      if !handedOn.contains(fact) {
        facts[index].owner = .type(screen)
      } else if calledByParts.contains(fact) {
        var copy = fact
        copy.owner = .type(screen)
        facts.append(copy)
      }
    }
  }

  /// Whether an expression is an object of a type that shows others, which its value stands for:
  /// `let popover = Popover(content: settings)`.
  func isMade(_ base: CodePlace, as type: CodeTypeID) -> Bool {
    guard roles[type].isController else { return false }
    var names = [project.name(of: base)]
    if project.node(base).kind == .call {
      names = project.children(of: base).prefix(1).map { project.name(of: $0) }
    } else if project.node(base).kind == .name || isOfSelf(base), names[0] != .`self`,
      let variable = variable(named: names[0], near: base)
    {
      names = project.typeNames(of: variable)
    }
    return names.contains { name in
      project.type(named: name, in: nil, from: base.file).map { inherits($0, type) } ?? false
    }
  }

  /// Whether an expression is an object of a type that no file declares: `UIApplication.shared`.
  func isOfSystem(_ base: CodePlace) -> Bool {
    var root = base
    if project.node(root).kind == .member,
      ["shared", "default", "main", "current", "standard", "general"].contains(project.names[project.name(of: root)]),
      let inner = project.first(of: root)
    {
      root = inner
    }
    let name = project.name(of: root)
    guard project.node(root).kind == .name, project.names[name].first?.isUppercase == true else { return false }
    guard project.aliases[name] == nil, project.globals[name] == nil else { return false }
    let types = project.typesByName[name] ?? []
    return types.isEmpty ? evaluation.declaration(of: name, at: root) == nil : isOfSystem([name])
  }

  /// Whether an expression has a class of the system as its type, so that its functions are not those of a class of the
  /// app: `image` of `image: UIImage`, or of `let image = UIImage(named: "x")?.withTintColor(color)`. Objects of the app
  /// have protocols of the system, `UITableViewDelegate`, as their type.
  private func hasTypeOfSystem(_ place: CodePlace, depth: Int = 0) -> Bool {
    guard depth < 8 else { return false }
    let name = project.name(of: place)
    let isOfSelf = isOfSelf(place)
    switch project.node(place).kind {
    case .name where name == .`self`:
      return project.typeAround(place).map { isOfSystem([project[$0].name]) } ?? false
    case .call: return project.first(of: place).map { hasTypeOfSystem($0, depth: depth + 1) } ?? false
    case .member where !isOfSelf:
      guard project.membersByName[name] == nil, let base = project.first(of: place) else { return false }
      return hasTypeOfSystem(base, depth: depth + 1)
    case .name, .member: break
    default: return false
    }
    if !isOfSelf, project.names[name].first?.isUppercase == true { return isOfSystem([name]) }
    guard var variable = variable(named: name, near: place) else { return false }
    // `guard let image`, which unwraps a variable of the same name.
    if evaluation.isShorthand(variable) {
      switch evaluation.shadowed(by: variable) {
      case .binding(let outer)?, .parameter(let outer)?: variable = outer
      default: return false
      }
    }
    if let type = project.child(of: variable, .typeName) {
      // A generic class of the system returns objects of the app: `NSFetchedResultsController<Book>`.
      let isContainer = depth > 0 && project.child(of: type, .typeName) != nil
      return !isContainer && isOfSystem([project.name(of: type)])
    }
    return project.child(of: variable, .call).map { hasTypeOfSystem($0, depth: depth + 1) } ?? false
  }

  /// Whether all names are those of classes of the system, which the app at most extends.
  private func isOfSystem(_ types: [CodeName]) -> Bool {
    !types.isEmpty
      && types.allSatisfy { name in
        SystemViews.isClass(project.names[name])
          && (project.typesByName[name] ?? []).allSatisfy { project[$0].keyword == .extension }
      }
  }

  /// Whether a type is a controller whose content changes: the screen that it shows first is not the one that acts.
  private func isStack(_ name: CodeName) -> Bool {
    let stacks = ["UINavigationController", "UISplitViewController", "UITabBarController"]
    if stacks.contains(project.names[name]) { return true }
    return (project.typesByName[name] ?? []).contains { type in
      ([type] + project.bases(of: type)).contains { base in
        project[base].inherited.contains { stacks.contains(project.names[$0]) }
      }
    }
  }

  // MARK: Receivers of calls

  /// Whether a call may be one of a function, or of a few others of the same protocol: all of them show what they are
  /// given.
  mutating func isOneReceiver(_ call: Evaluation.Call, of function: CodePlace) -> Bool {
    mayHaveSeveralReceivers = true
    defer { mayHaveSeveralReceivers = false }
    return isReceiver(call, of: function)
  }

  /// Whether the receiver of a call may have a function. If the receiver is not known, for example because it comes
  /// from the environment as a protocol, the call matches if no other type has a function that it fits.
  mutating func isReceiver(_ call: Evaluation.Call, of function: CodePlace) -> Bool {
    if project.node(function).kind == .enumCase { return isCase(call, function) }
    // `.open(page)` is a case or a static function, never a method.
    let isImplicit = project.node(call.callee).kind == .implicitMember
    if isImplicit, project.node(function).kind == .function, !isStatic(function) { return false }
    guard let type = project.typeAround(function), project[type].keyword != .extension,
      project.node(function).kind != .initializer
    else { return true }
    guard project.node(call.callee).kind == .member, let base = project.first(of: call.callee) else {
      if project.node(call.callee).kind != .name { return true }
      // Without a receiver, a method is one of the type around the call.
      guard let around = project.typeAround(call.callee) else { return false }
      return inherits(around, type) || project[around].keyword == .protocol && isMember(function, of: around, call)
    }
    var fitting: [CodeMember] { evaluation.functions(named: project.name(of: function), fitting: call) }
    if let known = declaredProtocol(of: base) ?? declaredProtocol(ofMember: base) {
      if isErased(known, function, call) { return isChosen(function, of: fitting, by: call, on: base) }
      return isMember(function, of: known, call)
    }
    if isOfSystem(base) || hasTypeOfSystem(base) { return false }
    if isMade(base, as: type) { return true }
    for value in evaluation.values(of: base) {
      switch value {
      case .instance(let known), .goal(.screen(let known)), .anyRoute(let known), .type(let known):
        if known == type || inherits(known, type) { return true }
        // One of the classes that override the function.
        if inherits(type, known) {
          return isOne(of: Set(fitting.map(\.type).filter { inherits($0, known) }).count, call)
        }
        return isErased(known, function, call) && isChosen(function, of: fitting, by: call, on: base)
      default: continue
      }
    }
    return takesAll(function, call) && Set(fitting.filter { takesAll($0.place, call) }.map(\.type)).count == 1
  }

  /// Whether a function is the one that a call of a function of a protocol calls, or one of a few.
  private mutating func isMember(_ function: CodePlace, of known: CodeTypeID, _ call: Evaluation.Call) -> Bool {
    guard implements(function, known, call) else { return false }
    var members = evaluation.functions(named: project.name(of: function), fitting: call)
      .filter { implements($0.place, known, call) }
    let complete = members.filter { takesAll($0.place, call) }
    if !complete.isEmpty { members = complete }
    // A function that the protocol adds to those that it requires is no other one.
    let added = members.filter { $0.type == known && !isRequired($0.place, by: known) }
    if !added.isEmpty { return added.contains { $0.place == function } }
    return isOne(of: Set(members.map(\.type)).count, call)
  }

  private func isRequired(_ function: CodePlace, by known: CodeTypeID) -> Bool {
    (project[known].members[project.name(of: function)] ?? []).contains {
      project.child(of: $0, .block) == nil && typeNames($0) == typeNames(function)
    }
  }

  /// Whether a function counts that several types have, of which a call means one.
  private mutating func isOne(of count: Int, _ call: Evaluation.Call) -> Bool {
    if count > 1, mayHaveSeveralReceivers { receiverCounts[call.callee] = count }
    return count == 1 || mayHaveSeveralReceivers && count <= 3
  }

  /// Whether only a protocol, or several types, say which function a call means.
  mutating func isOfUnsureType(_ call: Evaluation.Call) -> Bool {
    if receiverCounts[call.callee] ?? 1 > 1 { return true }
    guard project.node(call.callee).kind == .member, let base = project.first(of: call.callee) else { return false }
    return (declaredProtocol(of: base) ?? declaredProtocol(ofMember: base)) != nil
  }

  /// The protocol that a variable is declared with, such as that of a delegate.
  private func declaredProtocol(of base: CodePlace) -> CodeTypeID? {
    guard project.node(base).kind == .name || isOfSelf(base),
      let variable = variable(named: project.name(of: base), near: base),
      let type = evaluation.declaredType(of: variable), project[type].keyword == .protocol
    else { return nil }
    return type
  }

  /// The protocol that a property of an object or a type is declared with: `model.router`, `AppDelegate.router`.
  private mutating func declaredProtocol(ofMember base: CodePlace) -> CodeTypeID? {
    guard project.node(base).kind == .member, !isOfSelf(base), let object = project.first(of: base),
      let type = evaluation.values(of: object).first.flatMap(Self.objectType),
      case .binding(let property)? = evaluation.member(project.name(of: base), of: type),
      let known = evaluation.declaredType(of: property), project[known].keyword == .protocol
    else { return nil }
    return known
  }

  private static func objectType(_ value: CodeValue) -> CodeTypeID? {
    switch value {
    case .instance(let type), .type(let type): type
    default: nil
    }
  }

  /// Whether a function implements one of a protocol that a call fits: it takes values of the same types.
  private func implements(_ function: CodePlace, _ known: CodeTypeID, _ call: Evaluation.Call) -> Bool {
    guard let type = project.typeAround(function), type == known || inherits(type, known) else { return false }
    let own = (project[known].members[project.name(of: function)] ?? []).filter { evaluation.fits($0, call) }
    // The requirements that the protocol inherits are declared elsewhere.
    return own.isEmpty || own.contains { typeNames($0) == typeNames(function) }
  }

  private func typeNames(_ function: CodePlace) -> [CodeName] {
    project.parameters(of: function).map { project.child(of: $0, .typeName).map { project.name(of: $0) } ?? .none }
  }

  func inherits(_ type: CodeTypeID, _ base: CodeTypeID) -> Bool {
    type == base || project.bases(of: type).contains(base)
  }
}
