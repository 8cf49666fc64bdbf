/// Functions that show what a route says which other code has queued:
///
///     router.present(.account)
///     func router(_ router: Router, present context: Context) {
///       switch context.route { case .account: showAccount() … }
///     }
///
/// The code that makes the route leads to its goal, not the code that calls the function.
extension FactFinder {
  /// The calls that are given each case of a route that a `switch` is about.
  typealias Dispatch = [CodeName: [CodePlace]]

  /// Returns the calls that navigate to the case around a place in a function; nil where no route decides.
  mutating func makers(dispatchedTo place: CodePlace, in function: CodePlace) -> [CodePlace]? {
    for current in project.ancestors(of: place) {
      if current == function { return nil }
      guard project.node(current).kind == .switchCase, let outer = project.parent(of: current),
        project.node(outer).kind == .switch, let dispatch = dispatch(of: outer, in: function)
      else { continue }
      return patterns(of: current).sorted { $0.index < $1.index }.flatMap { dispatch[$0] ?? [] }
    }
    return nil
  }

  /// Returns the calls for each case of a `switch` over a part of a parameter; nil where nothing navigates to the cases.
  private mutating func dispatch(of place: CodePlace, in function: CodePlace) -> Dispatch? {
    if let known = dispatches[place] { return known }
    dispatches[place] = .some(nil)
    let parts = project.children(of: place)
    guard let subject = parts.first, project.node(subject).kind == .member,
      receiverParameter(ofMember: subject, in: function) != nil
    else { return nil }
    let names = Set(parts.dropFirst().flatMap { patterns(of: $0) })
    guard names.count > 1, let first = names.min(by: { $0.index < $1.index }) else { return nil }
    let types = Set((project.membersByName[first] ?? []).map(\.type)).filter { type in
      names.allSatisfy { evaluation.isCase($0, of: type) }
    }
    guard types.count == 1, let type = types.first else { return nil }
    var found: Dispatch = [:]
    for place in implicitCases + explicitCases where names.contains(project.name(of: place)) {
      let name = project.name(of: place)
      let context = context(of: place)
      guard case .argument(let call, _, _) = context, kind(of: context) != nil,
        project.node(place).kind == .implicitMember
          ? navigates(call, to: type) || expectedType(context, name, [type]) == type
          : project.first(of: place).map({ project.name(of: $0) == project[type].name }) ?? false
      else { continue }
      found[name, default: []].append(call)
    }
    if found.isEmpty { return nil }
    dispatches[place] = found
    return found
  }

  /// Whether a call is made on a variable that is declared for a route type: `let router: Router<Route>`.
  private func navigates(_ place: CodePlace, to type: CodeTypeID) -> Bool {
    guard let callee = project.first(of: place), project.node(callee).kind == .member,
      let base = project.first(of: callee), project.node(base).kind == .name || isOfSelf(base),
      let variable = variable(named: project.name(of: base), near: base),
      let declared = project.child(of: variable, .typeName)
    else { return false }
    return project.names(in: declared).contains { project.type(named: $0, in: nil, from: place.file) == type }
  }
}
