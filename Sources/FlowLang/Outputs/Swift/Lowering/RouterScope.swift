/// The values in scope at each node, and the sources of the parameters of screens, flows and outcomes.
///
/// A value in all but name, and a class for the same reason as ``Router``.
final class RouterScope: Sendable {
  private let compilation: Compilation
  /// The model of the flow, held twice: reading it through the compilation would copy all of it.
  let model: Model
  /// The parameters of each node: its own and those of the flows around it.
  private let carried: [[RouterParameter]]
  /// The parameters of each outcome.
  private let handed: [[RouterParameter]]

  init(_ compilation: Compilation) {
    self.compilation = compilation
    let model = compilation.model
    self.model = model
    handed = model.outcomes.map { RouterParameter.all($0.parameters, of: $0.owner, compilation) }
    carried = model.nodes.indices.map { RouterParameter.carried(by: NodeID($0), compilation) }
  }

  /// Returns the parameters of a screen, tab bar or flow.
  func parameters(_ node: NodeID) -> [RouterParameter] { carried[Int(node.index)] }

  /// One value that is passed to a parameter.
  struct Handover {
    let parameter: RouterParameter
    let value: Value
  }

  enum Value {
    /// A literal of the flow, in Swift.
    case literal(String)
    /// A value in scope, or a part of it.
    case parameter(ParameterID, path: [String])
    /// An argument of the link's caller.
    case asked
    /// An omitted argument, with the default of its parameter.
    case omitted(String)
    /// A value without a source.
    case missing
  }

  /// Returns the values that a target passes to the node it calls, or to the outcome it ends in.
  ///
  /// - Parameter canAsk: Whether the target is that of a link, or its `else`: only these have a caller to ask.
  func handovers(of target: TargetID, canAsk: Bool) -> [Handover] {
    let arguments = model.arguments(of: target)
    let owner = model.owner(of: target)
    switch model[target].goal {
    case .call(let node): return handovers(to: parameters(node), of: node, arguments, in: owner, canAsk)
    case .finish(let outcome): return handovers(to: parameters(outcome), of: nil, arguments, in: owner, canAsk)
    default: return []
    }
  }

  /// Returns the values that a call outside of links passes: a start, the root of a tab, a screen below a url.
  func handovers(of call: Call, in owner: NodeID) -> [Handover] {
    handovers(to: call.node.map { parameters($0) } ?? [], of: call.node, call.arguments, in: owner, false)
  }

  /// Returns the parameters of an outcome, which the caller of its flow gets.
  func parameters(_ outcome: OutcomeID) -> [RouterParameter] { handed[Int(outcome.index)] }

  /// Matches parameters with values: those of the flows around a node are passed on by an owner that has them, too;
  /// others are given or asked for.
  private func handovers(
    to parameters: [RouterParameter], of node: NodeID?, _ arguments: Slice, in owner: NodeID, _ canAsk: Bool
  ) -> [Handover] {
    guard !parameters.isEmpty else { return [] }
    let known = known(of: node, in: owner)
    return parameters.map { parameter in
      let given = argument(for: parameter.id, arguments)
      let value: Value =
        if let given { self.value(given, in: owner) } else if known.contains(parameter.id) {
          .parameter(parameter.id, path: [])
        } else if canAsk { .asked } else if let text = parameter.defaultValue { .omitted(text) } else { .missing }
      return Handover(parameter: parameter, value: value)
    }
  }

  private func argument(for parameter: ParameterID, _ arguments: Slice) -> Argument? {
    model.arguments[arguments].first { $0.parameter == parameter }
  }

  /// Returns the parameters that a node has from the flows around it and that the caller's node has, too.
  private func known(of node: NodeID?, in owner: NodeID) -> [ParameterID] {
    guard let node, !parameters(owner).isEmpty else { return [] }
    let own = model.details(of: node).parameters
    if parameters(node).count == own.count { return [] }
    return parameters(owner).map(\.id).filter { !own.contains($0.index) }
  }

  /// Returns the parameters that a target needs from the caller of a link, or of its `else`.
  func asked(by target: TargetID) -> [RouterParameter] {
    handovers(of: target, canAsk: true).compactMap { handover in
      if case .asked = handover.value { handover.parameter } else { nil }
    }
  }

  private func value(_ argument: Argument, in owner: NodeID) -> Value {
    switch argument.value {
    case .literal(let literal): return .literal(compilation.withTree(of: owner) { SwiftLiteral.text(literal, $0) })
    case .parameter(let parameter, let hasPath):
      guard hasPath else { return .parameter(parameter, path: []) }
      let tree = compilation.tree(of: owner)
      guard let path = tree.child(of: argument.syntax, .path) else { return .parameter(parameter, path: []) }
      return .parameter(parameter, path: Array(tree.words(ofPath: path).dropFirst()))
    case .broken: return .missing
    }
  }

  /// Returns the source of a link's value on a screen or tab bar that offers the link: a parameter of it, or a value
  /// that it passes to an embedded screen; nil when there is none.
  ///
  /// - Parameter own: The parameters of the screen or tab bar.
  func value(of parameter: ParameterID, in node: NodeID, _ own: Set<ParameterID>) -> Value? {
    if own.contains(parameter) { return .parameter(parameter, path: []) }
    for call in model.calls[model.details(of: node).embeds] {
      for handover in handovers(of: call, in: node) where handover.parameter.id == parameter {
        if case .missing = handover.value { return nil }
        return handover.value
      }
    }
    return nil
  }

  /// Returns the values in scope that calls pass to some parameters, or to all.
  func used(by calls: [Call], in owner: NodeID, for wanted: Set<ParameterID>? = nil) -> Set<ParameterID> {
    var result: Set<ParameterID> = []
    for handover in calls.flatMap({ handovers(of: $0, in: owner) })
    where wanted?.contains(handover.parameter.id) != false {
      if case .parameter(let parameter, _) = handover.value { result.insert(parameter) }
    }
    return result
  }

  /// Returns the values in scope that a target uses, with its `else`s and handlers: those of the screen, of the flows
  /// around it and, in a handler, of the outer outcomes.
  func used(by root: TargetID) -> Set<ParameterID> {
    var result: Set<ParameterID> = []
    for target in model.alternatives(of: root) {
      for handover in handovers(of: target, canAsk: false) {
        if case .parameter(let parameter, _) = handover.value { result.insert(parameter) }
      }
      result.formUnion(captured(by: target))
    }
    return result
  }

  /// The values that the `on`s of a call use and that are known when it is made.
  func captured(by call: TargetID) -> Set<ParameterID> {
    var result: Set<ParameterID> = []
    for handler in model.handlers[model.details(of: call).handlers] {
      guard let target = handler.target, let outcome = handler.outcome else { continue }
      result.formUnion(used(by: target).subtracting(model[outcome].parameters.map { ParameterID($0) }))
    }
    return result
  }
}
