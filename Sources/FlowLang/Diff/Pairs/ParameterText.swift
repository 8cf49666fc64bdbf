/// A parameter in a form that can be compared between versions.
struct ParameterText: NamedStatement {
  let name: String
  let type: ValueType
  /// The default, as it is written.
  let defaultValue: String?
  let syntax: SyntaxID

  /// Whether a caller may leave out the parameter.
  var isOptional: Bool { defaultValue != nil || type.isOptional }

  /// The parameter as it reads in a declaration.
  var text: String { "\(Spelling.word(name)): \(type.spelling)" + (defaultValue.map { " = \($0)" } ?? "") }
}

extension FlowVersion {
  /// Returns the parameters of a screen or flow.
  func parameters(of node: NodeID) -> [ParameterText] { parameters(model.details(of: node).parameters, in: node) }

  /// Returns the parameters of a screen, flow or outcome.
  func parameters(_ slice: Slice, in owner: NodeID) -> [ParameterText] {
    guard !slice.isEmpty else { return [] }
    let tree = compilation.tree(of: owner)
    return model.parameters[slice].map { parameter in
      ParameterText(
        name: model.text(parameter.name), type: parameter.type,
        defaultValue: tree.child(of: parameter.syntax, .literal).map { tree.plainText(of: $0, separator: "") },
        syntax: parameter.syntax
      )
    }
  }
}
