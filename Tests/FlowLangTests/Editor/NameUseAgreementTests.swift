import Testing

@testable import FlowLang

/// The editor and the compiler bind each name to the same symbol, and its token has the type of that.
@Suite struct NameUseAgreementTests {
  private static let flows = Rule.all.flatMap { [MarkedSource($0.failing).text, $0.repaired] }

  @Test func everyNameMeansTheSameToTheCompiler() {
    for text in Self.flows { expectAgreement(compile(text)) }
    for path in TestTier.sample(EditedText.examples, every: 3) { expectAgreement(compilation(ofExample: path)) }
  }

  private func expectAgreement(_ compilation: Compilation) {
    let model = compilation.model
    let editor = Editor(compilation)
    var expected: [SourceRange: Symbol] = [:]
    func note(_ token: TokenIndex?, in owner: NodeID, _ symbol: Symbol) {
      if let token { expected[compilation.range(token, in: owner)] = symbol }
    }
    func note(_ call: Call, in owner: NodeID) {
      let tree = compilation.tree(of: owner)
      if let node = call.node { note(tree.name(of: call.syntax, at: 0), in: owner, .node(node)) }
      noteArguments(call.arguments, in: owner)
    }
    func noteArguments(_ slice: Slice, in owner: NodeID) {
      let tree = compilation.tree(of: owner)
      for argument in model.arguments[slice] {
        if let parameter = argument.parameter {
          note(tree.name(of: argument.syntax, at: 0), in: owner, .parameter(parameter))
        }
        guard case .parameter(let source, _) = argument.value, let path = tree.child(of: argument.syntax, .path) else {
          continue
        }
        note(tree.name(of: path, at: 0), in: owner, .parameter(source))
      }
    }
    for index in model.targets.indices {
      let target = TargetID(index)
      let (owner, tree) = (model.owner(of: target), compilation.tree(of: model.owner(of: target)))
      let goal = tree.firstChild(of: model[target].syntax)
      switch model[target].goal {
      case .call(let node): note(goal.flatMap { tree.name(of: $0, at: 0) }, in: owner, .node(node))
      case .finish(let outcome): note(goal.flatMap { tree.name(of: $0) }, in: owner, .outcome(outcome))
      case .raise(let tag): note(goal.flatMap { tree.firstToken(of: $0, .tag) }, in: owner, .tag(tag))
      default: break
      }
      noteArguments(model.details(of: target).arguments, in: owner)
      if let tag = model.details(of: target).tag, let syntax = tree.child(of: model[target].syntax, .asModifier) {
        note(tree.firstToken(of: syntax, .tag), in: owner, .tag(tag))
      }
      for handler in model.handlers[model.details(of: target).handlers] {
        if let outcome = handler.outcome { note(tree.name(of: handler.syntax), in: owner, .outcome(outcome)) }
      }
    }
    for node in model.nodeIDs {
      if node != .app || model.hasApp { expected[compilation.nameRange(of: node)] = .node(node) }
      let details = model.details(of: node)
      for start in model.startAlternatives[details.start] { note(start.call, in: node) }
      for tab in model.tabs[details.tabs] { note(tab.root, in: node) }
      for embedded in model.calls[details.embeds] { note(embedded, in: node) }
      for entryPoint in model.entryPoints[details.entryPoints] {
        for call in model.calls[entryPoint.over] { note(call, in: node) }
      }
    }
    var found: [SourceRange: Set<Symbol>] = [:]
    var colours: [SourceRange: SemanticToken.Kind] = [:]
    for file in compilation.trees.indices.map({ FileID($0) }) {
      for token in editor.semanticTokens(of: file) { colours[token.range] = token.kind }
      for nameUse in editor.nameUses.nameUses(in: file) {
        if let symbol = nameUse.symbol { found[editor.range(nameUse, in: file), default: []].insert(symbol) }
      }
    }
    for (range, symbol) in expected {
      let place = "\(compilation.sources[Int(range.file.index)].path): \(range)"
      #expect(found[range] == [symbol], "\(place)")
      #expect(colours[range] == .symbol(model.kind(of: symbol)), "\(place)")
    }
    // A name that the compiler does not know has no definition.
    for name in model.unresolved {
      let token = compilation.trees[Int(name.file.index)].token(name.token)
      let range = SourceRange(file: name.file, start: token.start, end: token.end)
      // A name of the wrong kind is bound nevertheless.
      if name.actual == nil { #expect(found[range] == nil, "\(range)") }
    }
  }
}
