/// How sure it is that a screen leads to what the objects show whose functions it calls.
///
/// A list that calls its delegate, which calls its coordinator, leads to what that one shows. With each further protocol
/// it is less sure that the objects are the ones that the app connects, and a function that many screens call may do
/// something else for each: `menu(for: song)` has no link that only albums have.
struct CallChain {
  /// The number of calls from one object to another whose type only a protocol or several types say.
  var objects = 0
  /// The number of those whose object is one that its type has for all: `Router.shared`.
  var shared = 0
  /// Whether the code runs only for some of the values that callers give.
  var isChosenByValue = false

  var isDoubtful: Bool { objects > 2 || shared > 1 }

  /// Returns the chain with one more call.
  func extended(toOther isOther: Bool, toShared isShared: Bool) -> CallChain {
    var chain = self
    if isOther { chain.objects += 1 }
    if isShared { chain.shared += 1 }
    return chain
  }
}

extension FactFinder {
  /// A call, and the screen that it is a fact of.
  struct CallKey: Hashable {
    let owner: CodeOwner
    let place: CodePlace
  }

  /// Makes the facts of calls of a delegate uncertain that several types implement, unless all of them lead to the same
  /// goal.
  private func doubtSharedCalls(
    _ added: inout [CopiedFact], _ givers: [CallKey: Set<CodeTypeID>]
  ) {
    var goals: [CallKey: Set<[NavigationFact.Goal]>] = [:]
    for fact in added.map(\.fact) {
      goals[CallKey(owner: fact.owner, place: fact.place), default: []].insert(fact.goals)
    }
    for index in added.indices where added[index].fact.certainty == .exact {
      let key = CallKey(owner: added[index].fact.owner, place: added[index].fact.place)
      guard let callee = project.first(of: key.place), let count = receiverCounts[callee], count > 1,
        goals[key]?.count != 1 || givers[key]?.count != count
      else { continue }
      added[index].fact.certainty = .oneOf
    }
  }

  /// Makes facts uncertain where it is not sure that the screens have them which call the code.
  mutating func doubt(_ added: inout [CopiedFact], _ givers: [CallKey: Set<CodeTypeID>]) {
    doubtSharedCalls(&added, givers)
    // What one of several goals is from the start is known, and so is that a screen calls code in which a value chooses.
    for copy in added where copy.fact.certainty == .oneOf && copy.fact.goals.count == 1 {
      if facts[copy.origin].certainty == .exact || copy.chain.isDoubtful { unsureGoals.formUnion(copy.fact.goals) }
    }
    doubtChosenByValue(&added)
  }

  /// Makes facts uncertain that several screens have from code that runs only for some of the values that they give.
  private func doubtChosenByValue(_ added: inout [CopiedFact]) {
    let groups = Dictionary(grouping: added.indices.filter { added[$0].chain.isChosenByValue }) { added[$0].origin }
    for indices in groups.values {
      let owners = indices.map { added[$0].fact.owner }.filter { owner in
        if case .type(let type) = owner { roles[type].isScreen } else { false }
      }
      if Set(owners).count < 2 { continue }
      for index in indices where added[index].fact.certainty == .exact { added[index].fact.certainty = .oneOf }
    }
  }

  /// Finds the facts of views that they have only for some of the values that they are made with: a poster of a film or a
  /// series, which only lists of films or only lists of series show.
  mutating func findViewsChosenByValue() {
    for fact in facts where fact.certainty == .exact {
      guard case .type(let type) = fact.owner, roles[type] == .view || roles[type] == .modifier,
        let member = memberAround(fact.place)
      else { continue }
      // The uses of this function in others of the view, by a call or by its name.
      let name = project.name(of: member)
      let outer = ((calls[name] ?? []) + (references[name] ?? [])).filter { place in
        project.typeAround(place) == type && memberAround(place) != member
      }
      let isOfSomeUses =
        !outer.isEmpty
        && outer.allSatisfy { place in
          memberAround(place).map { isChosenByValue(place, in: $0) } ?? false
        }
      if isOfSomeUses || isChosenByValue(fact.place, in: member) { chosenByValue.insert(fact.place) }
    }
  }

  /// Returns the function or property of a type that contains a place.
  private func memberAround(_ place: CodePlace) -> CodePlace? {
    var member: CodePlace?
    for current in project.ancestors(of: place) {
      if project.node(current).kind == .type { break }
      if [.function, .binding].contains(project.node(current).kind) { member = current }
    }
    return member
  }

  /// Whether a place in a function is reached only for some of the values that its parameters have, or that its object is
  /// made with: `if let album = container as? Album`, `if song.hasArtist`. Conditions about what presents, such as
  /// `guard let stack = host.navigationController`, and about objects that many share choose nothing.
  func isChosenByValue(_ place: CodePlace, in function: CodePlace) -> Bool {
    var next: CodePlace? = place
    while let current = next, current != function {
      next = project.parent(of: current)
      if project.node(current).kind == .switchCase, let outer = next, project.node(outer).kind == .switch,
        let subject = project.first(of: outer), isPartOfGiven(subject, in: function, depth: 0)
      {
        return true
      }
      if conditions(before: current).contains(where: { isPartOfGiven($0.condition, in: function, depth: 0) }) {
        return true
      }
    }
    return false
  }

  /// Whether an expression is a part of what callers give, or asks for its type; a parameter as a whole is decided where
  /// the function is called.
  private func isPartOfGiven(_ place: CodePlace, in function: CodePlace, depth: Int) -> Bool {
    guard depth < 20 else { return false }
    switch project.node(place).kind {
    case .binding where evaluation.isShorthand(place) || unwrapsItsName(place):
      guard case .binding(let binding)? = evaluation.shadowed(by: place) else { return false }
      return isPartOfGiven(binding, in: function, depth: depth + 1)
    case .binding:
      guard let value = project.children(of: place).last else { return false }
      return isPartOfGiven(value, in: function, depth: depth + 1)
    case .member, .cast, .call, .sequence, .argument, .tuple:
      guard !isOfSelf(place), let base = project.first(of: place) else { return false }
      let isCast = project.node(place).kind == .cast
      if isCast, isPresenting(project.child(of: place, .typeName)) { return false }
      return isGiven(base, in: function, isCast: isCast) || isPartOfGiven(base, in: function, depth: depth + 1)
    case .name:
      guard case .binding(let binding)? = evaluation.declaration(of: project.name(of: place), at: place),
        isLocal(binding)
      else { return false }
      return isPartOfGiven(binding, in: function, depth: depth + 1)
    default: return false
    }
  }

  /// Whether a condition unwraps a variable of the same name: `guard let album = album`.
  private func unwrapsItsName(_ binding: CodePlace) -> Bool {
    guard let value = project.children(of: binding).last else { return false }
    return project.node(value).kind == .name && project.name(of: value) == project.name(of: binding)
  }

  /// Whether an expression is a value that callers give for one use: a parameter of a function, or a property of its
  /// object that has no value of its own. A property with an object may be the same one everywhere, unless code asks for
  /// its type.
  private func isGiven(_ place: CodePlace, in function: CodePlace, isCast: Bool) -> Bool {
    if let parameter = outerParameter(place) {
      guard project.parent(of: parameter) == function, !isPresenting(project.child(of: parameter, .typeName)) else {
        return false
      }
      return !(evaluation.declaredType(of: parameter).map { isObserved($0) } ?? false)
    }
    guard project.node(place).kind == .name || isOfSelf(place), let type = project.typeAround(function),
      [.other, .view, .modifier].contains(roles[type]),
      case .binding(let property)? = evaluation.member(project.name(of: place), of: type),
      let variable = project.parent(of: property), !isPresenting(project.child(of: property, .typeName))
    else { return false }
    // `@Environment`, `@State` and `@ObservedObject` are no values that callers give for one use.
    let wrappers = project.children(of: variable).filter { project.node($0).kind == .attribute }
      .map { project.names[project.name(of: $0)] }
    guard project.children(of: property).allSatisfy({ project.node($0).kind == .typeName }),
      wrappers.allSatisfy({ $0 == "Binding" })
    else { return false }
    return isCast
      || evaluation.declaredType(of: property).map { [.struct, .enum].contains(project[$0].keyword) } ?? false
  }

  /// Whether a declared type is one that presents: a view, a controller, a coordinator or a window, or a protocol of screens.
  private func isPresenting(_ typeName: CodePlace?) -> Bool {
    guard let typeName else { return false }
    if let type = project.type(namedBy: typeName) { return roles[type] != .other || conformers[type] != nil }
    return SystemViews.isClass(project.names[project.name(of: typeName)])
  }

  /// Whether views observe the objects of a type, which many of them share.
  private func isObserved(_ type: CodeTypeID) -> Bool {
    project[type].inherited.contains { project.names[$0] == "ObservableObject" }
      || project[type].places.contains { place in
        project.children(of: place).contains {
          project.node($0).kind == .attribute && project.names[project.name(of: $0)] == "Observable"
        }
      }
  }
}
