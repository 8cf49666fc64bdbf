/// Names that are the only possible meaning of an unknown name, however they are spelled.
extension Compilation {
  /// Returns the only valid name that nothing else mentions: the orphan screen, the outcome without an `on`, the unused
  /// transition; nil when there are several, or when syntax errors may hide mentions.
  func onlyNameLeft(for name: UnresolvedName) -> String? {
    guard model.hasApp, model.unresolved.count <= Self.mostUnknown, !trees.contains(where: \.hasErrors) else {
      return nil
    }
    let tree = trees[Int(name.file.index)]
    // It is the meaning of one of several unknown names at most.
    let text = tree.text(of: name.token)
    let isOneOfSeveral = model.unresolved.contains {
      $0.source == name.source && trees[Int($0.file.index)].text(of: $0.token) != text
    }
    if isOneOfSeveral { return nil }
    let valid = Array(Set(model.names(in: name.source).map { model.text($0) }).prefix(Self.mostNames + 1))
    guard !valid.isEmpty, valid.count <= Self.mostNames else { return nil }
    let left: [String]
    switch name.kind {
    // A screen begins with a capital.
    case .goal where text.first?.isLowercase == true: return nil
    case .goal, .screen, .flag, .transition: left = unmentioned(valid)
    case .outcome:
      let keyword = name.token > 0 ? tree.tokens.kind(at: Int(name.token) - 1) : .endOfFile
      let tokens = keyword == .on ? block(around: name.token, tree) : name.scope.map { tokensOf($0) } ?? 0..<0
      let given = mentions(behind: keyword, in: tokens, tree)
      left = valid.filter { !given.contains($0) }
    case .link: left = valid
    case .tab:
      // `in tab diary over Log`
      guard Int(name.token) + 2 < tree.tokens.count, tree.tokens.kind(at: Int(name.token) + 1) == .over else {
        return nil
      }
      let root = tree.text(of: name.token + 2)
      left = model.tabs.filter { tab in tab.root.node.map { model.name(of: $0) } == root }.map { model.text($0.name) }
    default: return nil
    }
    return left.count == 1 ? left[0] : nil
  }

  /// The limits on the unknown names, each of which reads all files, and on the names of which one is chosen.
  private static let mostUnknown = 20
  private static let mostNames = 500

  /// Returns the names that occur once in all files: in their declarations.
  private func unmentioned(_ names: [String]) -> [String] {
    var counts = Dictionary(names.map { ($0, 0) }) { first, _ in first }
    for tree in trees {
      for index in tree.tokens.indices where tree.tokens.kind(at: index).isName {
        counts[tree.text(of: TokenIndex(index))]? += 1
      }
    }
    return names.filter { counts[$0] == 1 }
  }

  /// Returns the words behind a keyword.
  private func mentions(behind keyword: TokenKind, in tokens: Range<Int>, _ tree: SyntaxTree) -> Set<String> {
    Set(tokens.dropFirst().filter { tree.tokens.kind(at: $0 - 1) == keyword }.map { tree.text(of: TokenIndex($0)) })
  }

  private func tokensOf(_ node: NodeID) -> Range<Int> {
    let (tree, syntax) = (tree(of: node), model[node].syntax)
    return Int(tree[syntax].firstToken)..<Int(tree.endToken(of: syntax))
  }

  /// Returns the tokens of the innermost block around a token.
  private func block(around token: TokenIndex, _ tree: SyntaxTree) -> Range<Int> {
    let braces = BraceMap(tree.tokens)
    guard let open = braces.openings(around: token).first, let close = braces.closing(of: open) else { return 0..<0 }
    return Int(open)..<Int(close)
  }
}
