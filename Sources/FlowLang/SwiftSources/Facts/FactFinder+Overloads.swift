/// Functions of one name and with the same labels, of which the types of the arguments choose one:
///
///     func open(_ user: User) { … }
///     func open(_ post: Post) { … }
extension FactFinder {
  /// Whether a call may be one of a function, judging by the types of its arguments.
  mutating func isChosen(_ function: CodePlace, by call: Evaluation.Call) -> Bool {
    overloads(of: function, fitting: call).contains(function)
  }

  /// Returns the functions of a type with the name of a function that a call may be one of: those whose types fit,
  /// where the types of the arguments are known.
  mutating func overloads(of function: CodePlace, fitting call: Evaluation.Call) -> [CodePlace] {
    guard project.node(function).kind == .function, let type = project.typeAround(function) else { return [function] }
    let name = project.name(of: function)
    let fitting = (project[type].members[name] ?? []).prefix(20).filter {
      project.node($0).kind == .function && evaluation.fits($0, call)
    }
    guard fitting.count > 1, fitting.contains(function) else { return [function] }
    var chosen = fitting.filter { takesAll($0, call) }
    if chosen.isEmpty { chosen = Array(fitting) }
    var best: [CodePlace] = []
    var most = 0
    for function in chosen {
      guard let count = matches(function, call), count >= most else { continue }
      if count > most { best = [] }
      (most, best) = (count, best + [function])
    }
    return best.isEmpty ? chosen : best
  }

  /// Whether a call has an argument for each parameter without a default value.
  func takesAll(_ function: CodePlace, _ call: Evaluation.Call) -> Bool {
    let parameters = project.parameters(of: function)
    let given = evaluation.matching(parameters, call).map(\.parameter)
    return parameters.allSatisfy { parameter in
      given.contains(parameter)
        || project.children(of: parameter).contains { ![.typeName, .attribute].contains(project.node($0).kind) }
    }
  }

  /// Returns the number of arguments that have the type of their parameter; nil where one has another type.
  private mutating func matches(_ function: CodePlace, _ call: Evaluation.Call) -> Int? {
    var count = 0
    for (parameter, argument) in evaluation.matching(project.parameters(of: function), call) {
      guard let declared = project.child(of: parameter, .typeName), !project.node(declared).flags.contains(.isArray)
      else { continue }
      let name = project.name(of: declared)
      let isPlain = Self.plainTypes.contains(project.names[name])
      // The app may extend such a type: `extension URL`.
      let wanted = evaluation.declaredType(of: parameter).flatMap { type in
        isPlain && project[type].keyword == .extension ? nil : type
      }
      let values = project.isImplicit(argument) ? [] : evaluation.values(of: argument)
      if values.contains(where: \.isShown) {
        // A controller is no case of an enum.
        if isPlain || wanted.map({ !project[$0].cases.isEmpty }) ?? false { return nil }
        if SystemViews.blanks.contains(project.names[name]) || values.contains(where: { $0.isScreen(of: wanted) }) {
          count += 1
          continue
        }
      }
      if let wanted, [.protocol, .extension].contains(project[wanted].keyword) { continue }
      guard wanted != nil || isPlain else { continue }
      if project.isImplicit(argument) {
        guard wanted.map({ has($0, implicit: argument) }) ?? true else { return nil }
        count += wanted == nil ? 0 : 1
        continue
      }
      let types = values.compactMap(\.plainInstance)
      if let wanted, types.contains(where: { $0 == wanted || inherits($0, wanted) }) {
        count += 1
      } else if !types.isEmpty {
        return nil
      } else if let given = plainType(of: argument) {
        if given == name {
          count += 1
        } else if Self.plainTypes.contains(project.names[given]) {
          return nil
        } else if let known = project.typesByName[given], !known.contains(where: { $0 == wanted }),
          !known.contains(where: { type in wanted.map { inherits(type, $0) } ?? false })
        {
          return nil
        }
      }
    }
    return count
  }

  /// Whether a type has the member that an implicit member expression names.
  private func has(_ type: CodeTypeID, implicit place: CodePlace) -> Bool {
    let member = project.node(place).kind == .call ? project.first(of: place) : place
    let name = member.map { project.name(of: $0) } ?? .none
    return evaluation.isCase(name, of: type) || name == .`init`
      || (project[type].members[name] ?? []).contains(where: isStatic)
  }

  // MARK: Erased types

  /// Whether a type declares a function for values of a generic type, where another function takes cases of an enum:
  ///
  ///     class AnyCoordinator<Route> { func navigate(to route: Route) { … } }
  ///     class HomeCoordinator: Coordinator { func navigate(to route: HomeRoute) { … } }
  func isErased(_ known: CodeTypeID, _ function: CodePlace, _ call: Evaluation.Call) -> Bool {
    guard project.node(function).kind == .function,
      case .functions(let declared)? = evaluation.member(project.name(of: function), of: known)
    else { return false }
    return declared.contains { other in
      evaluation.fits(other, call)
        && zip(project.parameters(of: function), project.parameters(of: other)).contains { own, generic in
          guard let type = evaluation.declaredType(of: own), !project[type].cases.isEmpty else { return false }
          return evaluation.label(ofParameter: own) == evaluation.label(ofParameter: generic)
            && isGeneric(generic)
        }
    }
  }

  private func isGeneric(_ parameter: CodePlace) -> Bool {
    guard let type = project.child(of: parameter, .typeName), project.child(of: type, .typeName) == nil else {
      return false
    }
    let name = project.name(of: type)
    return name != .none && !Self.plainTypes.contains(project.names[name])
      && evaluation.declaredType(of: parameter) == nil
  }

  /// Whether a function is the only one that takes the enum of an argument: of several enums with such a case, the one
  /// that the receiver is declared with, `AnyCoordinator<HomeRoute>`.
  mutating func isChosen(
    _ function: CodePlace, of fitting: [CodeMember], by call: Evaluation.Call, on base: CodePlace
  ) -> Bool {
    var candidates: [CodeMember] = []
    for member in fitting.prefix(200) where matches(member.place, call) ?? 0 > 0 { candidates.append(member) }
    if let variable = variable(named: project.name(of: base), near: base),
      let declared = project.child(of: variable, .typeName)
    {
      let names = Set(project.names(in: declared))
      let own = candidates.filter { member in
        project.parameters(of: member.place).contains { parameter in
          project.child(of: parameter, .typeName).map { names.contains(project.name(of: $0)) } ?? false
        }
      }
      if !own.isEmpty { candidates = own }
    }
    return Set(candidates.map(\.type)).count == 1 && candidates.contains { $0.place == function }
  }

  private static let plainTypes: Set<String> = [
    "String", "Int", "Int64", "Double", "Bool", "URL", "UUID", "Date", "Data",
  ]
}

extension CodeValue {
  fileprivate func isScreen(of type: CodeTypeID?) -> Bool {
    if case .goal(.screen(let screen)) = self { screen == type } else { false }
  }

  /// The type of a value that is no screen: a screen may stand for what is around it.
  fileprivate var plainInstance: CodeTypeID? {
    switch self {
    case .instance(let type), .anyRoute(let type), .route(let type, _): type
    default: nil
    }
  }
}
