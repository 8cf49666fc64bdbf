extension ChangeRule {
  /// The rules about screens, tab bars and flows: their existence, names, kinds and contents.
  static let screens = [
    screenRemoved, screenRenamed, kindChanged, screenMoved, outsideChanged, embedChanged, unreachableScreenRemoved,
    screenAdded, detailsChanged, titleChanged,
  ]

  static let screenRemoved = ChangeRule("screen-removed", .breaking) { comparison, changes in
    for node in comparison.nodes.removed where comparison.old.isInUse(node) {
      changes.add("\(comparison.old.compilation.describe(node)) is gone", about: comparison.subject(removed: node))
    }
  }

  static let titleChanged = ChangeRule("title-changed", .safe) { comparison, changes in
    comparison.report(&changes, { $0.compilation.title(of: $1).map { StringLiteral.quoted($0) } ?? "none" }) {
      "the title of \($0) changed from \($1) to \($2)"
    }
  }

  static let unreachableScreenRemoved = ChangeRule("unreachable-screen-removed", .safe) { comparison, changes in
    for node in comparison.nodes.removed where !comparison.old.isInUse(node) {
      changes.add(
        "\(comparison.old.compilation.describe(node)) is gone; it was unreachable",
        about: comparison.subject(removed: node))
    }
  }

  static let screenAdded = ChangeRule("screen-added", .safe) { comparison, changes in
    for node in comparison.nodes.added {
      changes.add("\(comparison.new.compilation.describe(node)) is new", about: comparison.subject(added: node))
    }
  }

  static let screenRenamed = ChangeRule("screen-renamed", .breaking) { comparison, changes in
    for renaming in comparison.nodes.renamed {
      let (pair, evidence) = (renaming.pair, renaming.evidence.text)
      changes.add(
        "\(comparison.old.compilation.describe(pair.old)) is called `\(comparison.new.name(of: pair.new))` now: \(evidence)",
        about: pair)
    }
  }

  static let kindChanged = ChangeRule("kind-changed", .breaking) { comparison, changes in
    for pair in comparison.nodes.otherKind {
      let (before, after) = (comparison.old.model.describe(pair.old), comparison.new.model.describe(pair.new))
      changes.add("`\(comparison.new.name(of: pair.new))` was \(before) and is \(after)", about: pair)
    }
  }

  static let screenMoved = ChangeRule("screen-moved", .risky) { comparison, changes in
    let (old, new, nodes) = (comparison.old, comparison.new, comparison.nodes)
    // A node with the same parent as before can only have moved together with that.
    for pair in nodes.pairs.dropFirst() where nodes.new(of: old.model[pair.old].parent) != new.model[pair.new].parent {
      let (before, after) = (
        old.model.flow(around: old.model[pair.old].parent), new.model.flow(around: new.model[pair.new].parent)
      )
      guard before.map({ old.name(of: $0) }) != after.map({ new.name(of: $0) }) else { continue }
      guard new.model[pair.new].kind != .group else { continue }
      let place = after.map { "in the flow `\(new.model.name(of: $0))`" } ?? "in no flow"
      let former = before.map { "in the flow `\(old.model.name(of: $0))`" } ?? "in none"
      changes.add("\(new.compilation.describe(pair.new)) is \(place) now and was \(former)", about: pair)
    }
  }

  static let outsideChanged = ChangeRule("outside-changed", .risky) { comparison, changes in
    for pair in comparison.nodes.edited {
      let isExternal = comparison.new.model[pair.new].isExternal
      guard comparison.old.model[pair.old].isExternal != isExternal else { continue }
      let text = isExternal ? "is external now: other code has it" : "is not external any more: this flow has it"
      changes.add("\(comparison.new.compilation.describe(pair.new)) \(text)", about: pair)
    }
  }

  static let embedChanged = ChangeRule("embed-changed", .risky) { comparison, changes in
    comparison.report(&changes, { $0.embeds(of: $1) }) { node, before, after in
      guard before.sorted() != after.sorted() else { return nil }
      let (now, then) = (after.isEmpty ? "nothing" : listed(after), before.isEmpty ? "nothing" : listed(before))
      return "\(node) shows \(now) inside and showed \(then)"
    }
  }

  static let detailsChanged = ChangeRule("details-changed", .safe) { comparison, changes in
    for pair in comparison.nodes.edited {
      let node = comparison.new.described(pair.new)
      for (kind, word) in [(SyntaxKind.view, "view"), (.image, "picture")] {
        let before = comparison.old.statements(kind, of: pair.old).map(quoted)
        let after = comparison.new.statements(kind, of: pair.new).map(quoted)
        guard before != after else { continue }
        let (now, then) = (after.isEmpty ? "no \(word)" : listed(after), before.isEmpty ? "none" : listed(before))
        changes.add("\(node) has \(now) now and had \(then)", about: pair)
      }
      if comparison.old.statements(.note, of: pair.old) != comparison.new.statements(.note, of: pair.new) {
        changes.add("\(node) has other notes", about: pair)
      }
    }
  }
}

extension FlowVersion {
  /// Whether a node is used: it is shown in some state, or has an entry point.
  fileprivate func isInUse(_ node: NodeID) -> Bool {
    guard model[node].kind == .screen, !model[node].isExternal else { return true }
    return compilation.verdicts.isReachable(node) || !model.details(of: node).entryPoints.isEmpty
  }

  /// Returns the screens that a screen embeds.
  fileprivate func embeds(of node: NodeID) -> [String] {
    model.calls[model.details(of: node).embeds].map { quoted(text(of: $0, in: node)) }
  }

  /// Returns the statements of one kind in a node, without their layout, sorted.
  func statements(_ kind: SyntaxKind, of node: NodeID) -> [String] {
    guard node != .app || model.hasApp else { return [] }
    let tree = compilation.tree(of: node)
    return tree.children(of: model[node].syntax, kind).map { tree.plainText(of: $0) }.sorted()
  }
}

extension SyntaxTree {
  /// Returns the tokens of a statement, joined by a separator.
  func plainText(of id: SyntaxID, separator: String = " ") -> String {
    (self[id].firstToken..<endToken(of: id)).map { spelling(of: $0) }.joined(separator: separator)
  }
}
