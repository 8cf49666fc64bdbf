/// What a screen, flow or outcome is given, in Swift.
struct RouterParameter: Sendable {
  let id: ParameterID
  /// Its name, not yet in backticks.
  let label: String
  /// Its type as it is written.
  let type: String
  /// Its default as it is written; `nil` for an optional one without any.
  let defaultValue: String?

  /// The name as it is written before a value or a type.
  var quoted: String { SwiftName.quoted(label) }
  /// The name before an argument, where hardly any keyword stands in backticks.
  var argument: String { SwiftName.argument(label) }
  /// As it is declared by a function or a case: `id: Int`.
  var declaration: String { "\(quoted): \(type)" }

  /// The parameters of one owner side by side, in order.
  static func all(_ slice: Slice, of owner: NodeID, _ compilation: borrowing Compilation) -> [RouterParameter] {
    if slice.isEmpty { return [] }
    var scope = SwiftScope()
    var result: [RouterParameter] = []
    result.reserveCapacity(slice.count)
    for index in slice { result.append(RouterParameter(ParameterID(index), of: owner, &scope, compilation)) }
    return result
  }

  /// What a node is given: its own parameters, then those of the flows around it that these do not hide.
  static func carried(by node: NodeID, _ compilation: borrowing Compilation) -> [RouterParameter] {
    if compilation.model[node].parent == .app {
      return all(compilation.model.details(of: node).parameters, of: node, compilation)
    }
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

  init(id: ParameterID, label: String, type: String, defaultValue: String?) {
    self.id = id
    self.label = label
    self.type = type
    self.defaultValue = defaultValue
  }

  private init(
    _ id: ParameterID, of owner: NodeID, _ scope: inout SwiftScope, _ compilation: borrowing Compilation
  ) {
    let parameter = compilation.model[id]
    self.id = id
    label = scope.take(SwiftName.lower(compilation.model.text(parameter.name)))
    type = parameter.type.spelling
    if let literal = compilation.tree(of: owner).child(of: parameter.syntax, .literal) {
      defaultValue = SwiftLiteral.text(literal, compilation.tree(of: owner))
    } else {
      defaultValue = parameter.isOptional ? "nil" : nil
    }
  }
}

/// Literals of a flow as Swift writes them.
enum SwiftLiteral {
  static func text(_ literal: SyntaxID, _ tree: borrowing SyntaxTree) -> String {
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
