/// A compiled flow: the product of each stage, from text to findings. A value.
public struct Compilation: Sendable {
  /// The files: the compiled one, then its imports, in the order of the `import`s.
  public internal(set) var sources: [SourceFile]
  /// A tree for each file.
  public internal(set) var trees: [SyntaxTree]
  /// The imports that could not be loaded.
  var failedImports: [FailedImport]
  /// The imports that were loaded, in the order of the files.
  var loadedImports: [LoadedImport] = []
  /// The meaning of the files, with names bound.
  public internal(set) var model: Model
  /// The verdicts about the states of the app, as far as they are decided.
  public internal(set) var verdicts: Verdicts
  /// The findings about the flow.
  public internal(set) var findings: Findings

  /// An `import` that could not be loaded.
  struct FailedImport: Sendable {
    let range: SourceRange
    let problem: ImportProblem
  }

  /// An `import` that was loaded, with its file.
  struct LoadedImport: Sendable {
    let range: SourceRange
    let file: FileID
  }

  /// Whether the files have no syntax errors, all imports are loaded, and no necessary declaration is missing.
  public var isSound: Bool {
    trees.allSatisfy { !$0.hasErrors } && failedImports.isEmpty && model.missingDeclarations.isEmpty && model.hasApp
      && model.isStartKnown
  }

  /// Whether the states of the app are analysed: the files are sound, and every name, type and argument is bound.
  ///
  /// With such an error, findings about states would be consequences of it.
  public var isAnalysed: Bool { isSound && findings.bindingErrorCount == 0 }
}

extension Compilation {
  /// The machine of the flow. Links with an error count as `stay`.
  public var machine: Machine { Machine(model, without: findings.brokenLinks) }

  /// An action as a step of a trace.
  public func step(_ action: Action) -> Step {
    func name(_ outcome: OutcomeID) -> String { model.text(model[outcome].name) }
    switch action {
    case .link(let link, let screen, let outcome):
      return .link(screen: model.name(of: screen), link: model.text(model[link].name), outcome: outcome.map(name))
    case .back: return .back
    case .dismiss: return .dismiss
    case .tab(let tab): return .tab(model.text(model[tab].name))
    case .flag(let flag, let value):
      let name = model.text(model[flag].name)
      return model[flag].value.map { .flagValue(name, model.text($0)) } ?? .flag(name, value: value)
    case .externalOutcome(let outcome):
      return .externalOutcome(flow: model.name(of: model[outcome].owner), outcome: name(outcome))
    case .externalBack(let screen): return .externalBack(model.name(of: screen))
    case .entryPoint(let index):
      let entryPoint = model.entryPoints[index]
      guard !entryPoint.isURL else { return .url(text(of: entryPoint)) }
      let hasOthers = model.entryPoints[model.details(of: entryPoint.owner).entryPoints].count { !$0.isURL } > 1
      return .entry(screen: model.name(of: entryPoint.owner), reason: hasOthers ? text(of: entryPoint) : nil)
    }
  }

  /// Returns the action in a state of the running app that a step stands for; nil if it is not offered.
  func action(for step: Step, in state: AppState, _ machine: Machine) -> Action? {
    let entryPoints = model.entryPoints.indices.lazy.map { Action.entryPoint($0) }
    return machine.actions(in: state).first { self.step($0) == step } ?? entryPoints.first { self.step($0) == step }
  }

  /// Returns the address of a url, or the reason of an entry.
  func text(of entryPoint: EntryPoint) -> String {
    entryPoint.text.map { tree(of: entryPoint.owner).text(of: $0) } ?? ""
  }

  func label(of link: LinkID) -> String? { withTree(of: model[link].owner) { $0.label(ofLink: model[link].syntax) } }

  /// Returns the appearance of a tab.
  func look(of tab: TabID) -> SyntaxTree.TabLook {
    withTree(of: model[tab].owner) { $0.look(ofTab: model[tab].syntax) }
  }

  /// The schemes and domains of the app, as they are written.
  var origins: [(kind: SyntaxKind, text: String, syntax: SyntaxID)] {
    guard model.hasApp else { return [] }
    let tree = tree(of: .app)
    return tree.children(of: model[.app].syntax).compactMap { child in
      let kind = tree[child].kind
      guard kind == .scheme || kind == .domain, let text = tree.string(of: child, at: 1) else { return nil }
      return (kind, text, child)
    }
  }

  func range(of name: UnresolvedName) -> SourceRange {
    trees[Int(name.file.index)].range(of: name.token, in: name.file)
  }

  func title(of node: NodeID) -> String? { node == .app ? nil : tree(of: node).title(ofScreen: model[node].syntax) }

  /// Returns the tree that contains a node.
  func tree(of node: NodeID) -> SyntaxTree { trees[Int(model[node].file.index)] }

  /// Calls a function with the tree that contains a node, without a copy of the tree: where this is done often, the
  /// copy would take longer than the function.
  @inline(__always) func withTree<Result>(of node: NodeID, _ body: (borrowing SyntaxTree) -> Result) -> Result {
    trees.withUnsafeBufferPointer { body($0[Int(model[node].file.index)]) }
  }

  /// Returns the range of a statement in the file of its owner.
  func range(_ syntax: SyntaxID, in owner: NodeID) -> SourceRange {
    withTree(of: owner) { $0.range(of: syntax, in: model[owner].file) }
  }

  func range(_ syntax: SyntaxID, in file: FileID) -> SourceRange { trees[Int(file.index)].range(of: syntax, in: file) }

  func range(_ token: TokenIndex, in owner: NodeID) -> SourceRange {
    withTree(of: owner) { $0.range(of: token, in: model[owner].file) }
  }

  func nameRange(of node: NodeID) -> SourceRange {
    guard let token = tree(of: node).declaredName(of: model[node].syntax) else {
      return range(model[node].syntax, in: node)
    }
    return range(token, in: node)
  }

  /// Returns the range of the goal of a target, without its modifiers.
  func goalRange(of target: TargetID) -> SourceRange {
    let syntax = model[target].syntax
    let owner = model.owner(of: target)
    return range(tree(of: owner).firstChild(of: syntax) ?? syntax, in: owner)
  }

  /// Returns the kind and the name of a node, for a message: "the group `Account`".
  func describe(_ node: NodeID) -> String {
    node == .app ? "the app" : "the \(model[node].kind.noun) `\(model.name(of: node))`"
  }

  /// Sets the screen and the link of a finding.
  func describe(_ finding: inout Finding, _ owner: NodeID, _ link: LinkID?) {
    if model[owner].kind == .screen { finding.screen = model.name(of: owner) }
    if let link { finding.link = model.text(model[link].name) }
  }
}
