/// The call around a cursor, with its parameters.
public struct Signature: Hashable, Sendable {
  /// One parameter.
  public struct Parameter: Hashable, Sendable {
    /// The range of the parameter in the label of the signature, in bytes.
    public let labelRange: Range<Int>
    /// The documentation of the parameter; empty for none.
    public let documentation: String
  }

  /// The text of the signature: `Product(id: Int, source: String = "list")`.
  public let label: String
  /// The documentation of the callee, in Markdown; empty for none.
  public let documentation: String
  /// The parameters, in order.
  public let parameters: [Parameter]
  /// The index of the parameter whose argument is being written.
  public let activeParameter: Int?
}

extension Editor {
  /// Returns the signature of the call around a cursor: of a screen, tab bar or flow, an outcome, or an effect.
  public func signature(at cursor: Cursor) -> Signature? {
    let context = SyntaxContext(cursor, in: self)
    let tree = context.tree
    let calls: Set<SyntaxKind> = [.call, .finishGoal, .effect]
    guard let call = context.path.last(where: { calls.contains(tree[$0].kind) }),
      tree.firstToken(of: call, .leftParenthesis) != nil, tree.firstToken(of: call, .rightParenthesis) == nil,
      let name = tree.name(of: call, at: tree[call].kind == .finishGoal ? 1 : 0).map({ tree.text(of: $0) })
    else { return nil }
    let given = Given(call, tree)
    switch tree[call].kind {
    case .effect: return signature(ofEffect: name, given)
    case .finishGoal: return signature(ofOutcome: name, in: context.owner, given)
    default:
      guard let node = compilation.model.node(named: name) else { return nil }
      return signature(name, compilation.model.details(of: node).parameters, documentation(of: .node(node)), given)
    }
  }

  private func signature(ofOutcome name: String, in owner: NodeID, _ given: Given) -> Signature? {
    let model = compilation.model
    guard let outcome = model.outcome(named: name, of: model.flow(around: owner)) else { return nil }
    return signature(name, model[outcome].parameters, documentation(of: .outcome(outcome)), given)
  }

  private func signature(_ name: String, _ parameters: Slice, _ documentation: String, _ given: Given) -> Signature {
    let model = compilation.model
    let shown = parameters.map { index in
      let parameter = model.parameters[Int(index)]
      return ShownParameter(
        name: model.text(parameter.name), words: String(parameterList(index..<index + 1).dropFirst().dropLast()),
        documentation: parameter.isOptional ? "may be left out" : "")
    }
    return Self.signature(name, shown, documentation, given)
  }

  private func signature(ofEffect name: String, _ given: Given) -> Signature? {
    guard let function = (MotionFunction.effects + MotionFunction.easings).first(where: { $0.name == name }) else {
      return nil
    }
    let shown = function.parameters.map {
      ShownParameter(name: $0.name, words: $0.name, documentation: $0.value.description)
    }
    return Self.signature(name, shown, "", given)
  }

  private static func signature(
    _ name: String, _ shown: [ShownParameter], _ documentation: String, _ given: Given
  ) -> Signature {
    var label = "\(TerminalText.clean(name))("
    var parameters: [Signature.Parameter] = []
    for parameter in shown {
      if !parameters.isEmpty { label += ", " }
      let start = label.utf8.count
      label += TerminalText.clean(parameter.words)
      parameters.append(
        Signature.Parameter(labelRange: start..<label.utf8.count, documentation: parameter.documentation))
    }
    return Signature(
      label: label + ")", documentation: documentation, parameters: parameters,
      activeParameter: given.active(shown.map(\.name)))
  }

  /// A parameter as it appears in a signature.
  private struct ShownParameter {
    let name: String
    let words: String
    let documentation: String
  }

  /// The arguments of a call that has no closing parenthesis yet.
  private struct Given {
    /// The labels of the arguments; nil for an argument without one.
    private var labels: [String?] = []
    private var commas = 0

    init(_ call: SyntaxID, _ tree: SyntaxTree) {
      for argument in tree.children(of: call) {
        let hasLabel = tree.token(of: argument, at: 1).map { tree.token($0).kind == .colon } ?? false
        labels.append(hasLabel ? tree.name(of: argument, at: 0).map { tree.text(of: $0) } : nil)
      }
      commas = (tree[call].firstToken..<tree.endToken(of: call)).filter { tree.token($0).kind == .comma }.count
    }

    /// Returns the parameter of the last argument: the one with its label, or else the first that is not given yet.
    func active(_ names: [String]) -> Int? {
      if labels.count == commas + 1, let label = labels[commas], let index = names.firstIndex(of: label) {
        return index
      }
      let earlier = labels.prefix(commas)
      return names.indices.first { !earlier.contains(names[$0]) && (earlier.contains { $0 != nil } || $0 >= commas) }
    }
  }
}
