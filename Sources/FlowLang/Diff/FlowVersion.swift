/// One of the two versions of a flow, with the names that the comparison uses and the texts of statements independent
/// of layout and order.
struct FlowVersion: Sendable {
  let compilation: Compilation
  /// The names of nodes in the comparison, when they are not their own.
  var names: [NodeID: String] = [:]
  /// The names of tabs in the comparison, when they are not their own.
  var tabNames: [TabID: String] = [:]

  var model: Model { compilation.model }

  init(_ compilation: Compilation) { self.compilation = compilation }

  /// Whether there are no declarations, as in the version of a file that was not there yet.
  var isEmpty: Bool { compilation.trees.allSatisfy { $0.nodes.count == 1 && !$0.hasErrors } }

  /// Returns the name of a node in the comparison.
  func name(of node: NodeID) -> String { names.isEmpty ? model.name(of: node) : names[node] ?? model.name(of: node) }

  /// Returns the name of a tab in the comparison.
  func name(of tab: TabID) -> String { tabNames[tab] ?? model.text(model[tab].name) }

  /// Returns the range of a node's name; for an app without a name, that of its keyword.
  func nameRange(of node: NodeID) -> SourceRange? {
    node == .app && !model.hasApp ? nil : compilation.nameRange(of: node)
  }

  /// Returns a node for a message: "`Home`", "the app".
  func described(_ node: NodeID) -> String { node == .app ? "the app" : "`\(model.name(of: node))`" }

  /// Returns conditions as they are written, sorted.
  func text(ofConditions conditions: Slice) -> String {
    model.conditions[conditions].map { model.text(of: $0) }.sorted().joined(separator: ", ")
  }

  /// Returns a call with its arguments, sorted by label.
  func text(of call: Call, in owner: NodeID) -> String {
    guard let node = call.node else { return compilation.tree(of: owner).spelling(of: call.syntax) }
    let arguments = text(ofArguments: call.arguments, in: owner)
    return word(for: node) + (arguments.isEmpty ? "" : "(\(arguments))")
  }

  /// Returns arguments, sorted by label.
  func text(ofArguments arguments: Slice, in owner: NodeID) -> String {
    guard !arguments.isEmpty else { return "" }
    let tree = compilation.tree(of: owner)
    return model.arguments[arguments].map { argument in
      let tokens = tree[argument.syntax].firstToken..<tree.endToken(of: argument.syntax)
      let value = tokens.dropFirst(2).map { tree.spelling(of: $0) }.joined()
      return "\(tokens.first.map { tree.spelling(of: $0) } ?? ""): \(value)"
    }.sorted().joined(separator: ", ")
  }

  func text(of transition: TransitionReference) -> String {
    switch transition {
    case .none: "none"
    case .default: "default"
    case .declared(let id): Spelling.name(model.text(model.transitions[Int(id.index)].name))
    }
  }

  /// Returns the alternatives of a start.
  func text(ofStart start: Slice, in owner: NodeID) -> String {
    model.startAlternatives[start].map { alternative in
      let conditions = text(ofConditions: alternative.conditions)
      let handlers = alternative.target.map { " " + consequences(of: $0) } ?? ""
      return text(of: alternative.call, in: owner) + handlers + (conditions.isEmpty ? "" : " when \(conditions)")
    }.joined(separator: " else ")
  }

  /// Returns the bytes of a declaration. When they are equal in both versions, so is the meaning.
  func bytes(of node: NodeID) -> ArraySlice<UInt8> {
    node != .app || model.hasApp ? bytes(of: model[node].syntax, in: node) : []
  }

  func bytes(of link: LinkID) -> ArraySlice<UInt8> { bytes(of: model[link].syntax, in: model[link].owner) }

  private func bytes(of syntax: SyntaxID, in owner: NodeID) -> ArraySlice<UInt8> {
    let file = Int(model[owner].file.index)
    let range = compilation.trees[file].range(of: syntax)
    return compilation.sources[file].bytes[Int(range.start)..<Int(range.end)]
  }
}

extension FlowVersion: TargetWording {
  func word(for node: NodeID) -> String { Spelling.name(name(of: node)) }
  func word(for tag: TagID) -> String { Spelling.tag(model.text(model[tag].name)) }
  func word(for outcome: OutcomeID) -> String { Spelling.word(model.text(model[outcome].name)) }

  /// Returns a tab, with its bar when only one bar can be meant.
  func word(for tab: TabReferenceID) -> String {
    let reference = model.tabReferences[Int(tab.index)]
    guard reference.tabs.count == 1, let tab = reference.tabs.first else {
      return Spelling.word(model.text(reference.name))
    }
    return word(for: model[tab].owner) + "." + Spelling.word(name(of: tab))
  }
}
