/// The kind of an entity with a name in a flow.
public enum SymbolKind: String, CaseIterable, Sendable {
  case app, screen, tabBar, group, flow, link, tab, tag, flag, value, transition, outcome, parameter
}

extension Model {
  func kind(of symbol: Symbol) -> SymbolKind {
    switch symbol {
    case .node(let node):
      switch self[node].kind {
      case .app: .app
      case .screen: .screen
      case .tabs: .tabBar
      case .group: .group
      case .flow: .flow
      }
    case .link: .link
    case .tab: .tab
    case .tag: .tag
    case .flag: .flag
    case .value: .value
    case .transition: .transition
    case .outcome: .outcome
    case .parameter: .parameter
    }
  }

  /// Returns the name of a symbol, without backticks or `#`.
  func name(of symbol: Symbol) -> String {
    switch symbol {
    case .node(let node): text(self[node].name)
    case .link(let link): text(self[link].name)
    case .tab(let tab): text(self[tab].name)
    case .tag(let tag): text(self[tag].name)
    case .flag(let flag): text(self[flag].name)
    case .value(let value): self[value].value.map { text($0) } ?? ""
    case .transition(let transition): text(transitions[Int(transition.index)].name)
    case .outcome(let outcome): text(self[outcome].name)
    case .parameter(let parameter): text(self[parameter].name)
    }
  }

  /// Returns the statement that declares a symbol, in the file of its declaration; nil for a tag.
  func syntax(of symbol: Symbol) -> SyntaxID? {
    switch symbol {
    case .node(let node): self[node].syntax
    case .link(let link): self[link].syntax
    case .tab(let tab): self[tab].syntax
    case .tag: nil
    case .flag(let flag), .value(let flag): self[flag].syntax
    case .transition(let transition): transitions[Int(transition.index)].syntax
    case .outcome(let outcome): self[outcome].syntax
    case .parameter(let parameter): self[parameter].syntax
    }
  }

  /// Returns the declaration around a symbol; nil for a symbol at the top level of a file and for a global one.
  func container(of symbol: Symbol) -> NodeID? {
    switch symbol {
    case .node(let node): node == .app || self[node].parent == .app ? nil : self[node].parent
    case .link(let link): self[link].owner
    case .tab(let tab): self[tab].owner
    case .outcome(let outcome): self[outcome].owner
    case .tag, .flag, .value, .transition, .parameter: nil
    }
  }

  /// Returns the file that declares a symbol; nil for a tag, and for a parameter, whose file is that of its owner.
  func file(of symbol: Symbol) -> FileID? {
    switch symbol {
    case .node(let node): self[node].file
    case .link(let link): self[self[link].owner].file
    case .tab(let tab): self[self[tab].owner].file
    case .flag(let flag), .value(let flag): self[flag].file
    case .transition(let transition): transitions[Int(transition.index)].file
    case .outcome(let outcome): self[self[outcome].owner].file
    case .tag, .parameter: nil
    }
  }
}

extension Editor {
  /// Returns the range of the name in the declaration of a symbol; nil for a tag or a parameter.
  func range(of symbol: Symbol) -> SourceRange? {
    let model = compilation.model
    guard let file = model.file(of: symbol), let syntax = model.syntax(of: symbol) else { return nil }
    if case .value(let value) = symbol { return range(model[value].token, in: file) }
    return tree(of: file).declaredName(of: syntax).map { range($0, in: file) }
  }
}
