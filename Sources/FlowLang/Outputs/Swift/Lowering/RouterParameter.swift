/// A parameter of a screen, flow or outcome, in Swift.
struct RouterParameter: Sendable {
  let id: ParameterID
  /// The name, without backticks.
  let label: String
  /// The type as written.
  let type: String
  /// The default as written; `nil` for an optional parameter without one.
  let defaultValue: String?

  /// The name as it is written before a value or a type.
  var quoted: String { SwiftName.quoted(label) }
  /// The name before an argument, where hardly any keyword is in backticks.
  var argument: String { SwiftName.argument(label) }
  /// The name of the value in a function: the parameter's name, unless a member of the state or a name that the
  /// function uses is the same.
  var local: String { Self.taken.contains(label) || label.hasPrefix("own") ? label + "_" : quoted }
  var valueType: String { String(type.prefix { $0 != "?" }) }
  /// The declaration as a parameter of a function or a case: `id: Int`.
  var declaration: String { "\(quoted): \(type)" }

  /// The parameters of one owner side by side, in order.
  static func all(_ slice: Slice, of owner: NodeID, _ compilation: Compilation) -> [RouterParameter] {
    var scope = SwiftScope()
    return slice.map { RouterParameter(ParameterID($0), of: owner, &scope, compilation) }
  }

  /// Returns the parameters that a node is given: its own, then those of the flows around it that these do not hide.
  static func carried(by node: NodeID, _ compilation: Compilation) -> [RouterParameter] {
    var result: [RouterParameter] = []
    var hidden: Set<NameID> = []
    var scope = SwiftScope()
    for owner in compilation.model.enclosing(node) where owner == node || compilation.model[owner].kind == .flow {
      for id in compilation.model.details(of: owner).parameters.map({ ParameterID($0) })
      where hidden.insert(compilation.model[id].name).inserted {
        result.append(RouterParameter(id, of: owner, &scope, compilation))
      }
    }
    return result
  }

  private init(id: ParameterID, label: String, type: String, defaultValue: String?) {
    self.id = id
    self.label = label
    self.type = type
    self.defaultValue = defaultValue
  }

  /// Whether the type is one of the app's own.
  var isOfApp: Bool {
    let name = type.drop { $0 == "[" }.prefix { $0 != "]" && $0 != "?" }
    return ValueType.Builtin(rawValue: String(name)) == nil
  }

  private static let taken = RouterNames.members.union([
    "before", "call", "change", "index", "links", "outcome", "layer", "place", "refusal", "request", "screen", "self",
    "entry", "label", "state", "tab", "views",
  ])

  private init(_ id: ParameterID, of owner: NodeID, _ scope: inout SwiftScope, _ compilation: Compilation) {
    let parameter = compilation.model[id]
    let tree = compilation.tree(of: owner)
    let value = tree.child(of: parameter.syntax, .literal).map { SwiftLiteral.text($0, tree) }
    self.init(
      id: id, label: scope.take(SwiftName.lower(compilation.model.text(parameter.name))),
      type: AppTypes.spelling(parameter.type.spelling, in: Router.namespace(of: compilation.model)),
      defaultValue: value ?? (parameter.isOptional ? "nil" : nil))
  }

  /// Returns the parameter with another name.
  func renamed(_ label: String) -> RouterParameter {
    if label == self.label { return self }
    return RouterParameter(id: id, label: label, type: type, defaultValue: defaultValue)
  }

  /// The parameter without its default.
  var required: RouterParameter { RouterParameter(id: id, label: label, type: type, defaultValue: nil) }
}

/// Converts literals of a flow to Swift.
enum SwiftLiteral {
  static func text(_ literal: SyntaxID, _ tree: SyntaxTree) -> String {
    let first = tree[literal].firstToken
    switch tree.token(first).kind {
    case .string: return SwiftText.literal(tree.text(of: first))
    case .dot:
      guard let word = tree.token(of: literal, at: 1) else { return "." }
      return "." + SwiftName.quoted(tree.text(of: word))
    case .leftBracket: return "[]"
    case .nil: return "nil"
    default: return tree.text(of: first)
    }
  }
}
