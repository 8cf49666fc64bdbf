/// Two versions of a flow with the correspondence of their parts: the input of the rules about changes.
struct Comparison {
  let old: FlowVersion
  let new: FlowVersion
  /// The screens, tab bars, groups and flows of both versions, and the apps themselves.
  let nodes: NodePairs
  /// The links that are offered.
  let links: Matching<LinkID>
  /// The guards that protect screens, by their indices in `Model.guards`.
  let guards: Matching<Int>
  /// The links of both versions whose statements differ.
  let changedLinks: [ChangedLink]
  /// The links that have another name and are otherwise equal.
  let renamedLinks: [Matching<LinkID>.Kept]
  /// The shortest traces to the screens, when both versions are analysed, differ, and are not too large.
  let traces: (old: ScreenTraces, new: ScreenTraces)?
  /// The correspondence of the urls.
  private(set) var addresses = AddressPairs()

  /// A link whose statement differs between the versions.
  struct ChangedLink: Sendable {
    let pair: Matching<LinkID>.Kept
    let before: LinkText
    let after: LinkText

    /// Whether the old version led to a goal, at once or by an `else` or `on`, that the new one does not lead to.
    var ledElsewhere: Bool {
      before.target.goal != after.target.goal || !before.consequences.goals.isSubset(of: after.consequences.goals)
    }
  }

  init(_ old: Compilation, _ new: Compilation) {
    var oldVersion = FlowVersion(old)
    let newVersion = FlowVersion(new)
    let nodes = NodePairs(&oldVersion, newVersion)
    oldVersion.tabNames = Self.renamedTabs(oldVersion, newVersion, nodes)
    var shared = SharedParts(oldVersion, newVersion, nodes)
    renamedLinks = shared.takeRenamedLinks()
    changedLinks = shared.links.kept.compactMap { kept in
      if oldVersion.bytes(of: kept.old) == newVersion.bytes(of: kept.new) { return nil }
      let (before, after) = (oldVersion.text(of: kept.old), newVersion.text(of: kept.new))
      return before == after ? nil : ChangedLink(pair: kept, before: before, after: after)
    }
    self.old = oldVersion
    self.new = newVersion
    self.nodes = nodes
    links = shared.links
    guards = shared.guards
    traces = Self.traces(old, new)
    addresses = AddressPairs(self)
  }

  /// Whether the behaviour of the app is known in both versions.
  var isAnalysed: Bool { old.compilation.isAnalysed && new.compilation.isAnalysed }

  private static func traces(_ old: Compilation, _ new: Compilation) -> (old: ScreenTraces, new: ScreenTraces)? {
    // Files with the same bytes have the same traces.
    guard old.isAnalysed, new.isAnalysed, old.sources.map(\.bytes) != new.sources.map(\.bytes),
      let before = ScreenTraces(old.machine),
      let after = ScreenTraces(new.machine)
    else { return nil }
    return (before, after)
  }
}

// MARK: Subjects

extension Comparison {
  /// Returns the subject of a change of a screen, tab bar, group or flow in both versions.
  func subject(_ pair: NodePair) -> Change.Subject {
    Change.Subject(
      oldNode: pair.old, newNode: pair.new, before: old.nameRange(of: pair.old), after: new.nameRange(of: pair.new))
  }

  /// Returns the subject of a change of a statement in a node; a version without the statement has no location.
  func subject(_ pair: NodePair, before: SyntaxID?, after: SyntaxID?) -> Change.Subject {
    Change.Subject(
      oldNode: pair.old, newNode: pair.new,
      before: before.map { old.compilation.range($0, in: pair.old) },
      after: after.map { new.compilation.range($0, in: pair.new) })
  }

  func subject(removed node: NodeID) -> Change.Subject {
    Change.Subject(oldNode: node, before: old.nameRange(of: node))
  }

  func subject(added node: NodeID) -> Change.Subject { Change.Subject(newNode: node, after: new.nameRange(of: node)) }

  func subject(_ oldLink: LinkID?, _ newLink: LinkID?) -> Change.Subject {
    var subject = subject(
      statement: oldLink.map { (old.model[$0].owner, old.model[$0].syntax) },
      newLink.map { (new.model[$0].owner, new.model[$0].syntax) })
    (subject.oldLink, subject.newLink) = (oldLink, newLink)
    return subject
  }

  /// Returns a statement of any node as the subject of a change, in the versions that have it.
  func subject(
    statement before: (owner: NodeID, syntax: SyntaxID)?, _ after: (owner: NodeID, syntax: SyntaxID)?
  ) -> Change.Subject {
    Change.Subject(
      oldNode: before?.owner, newNode: after?.owner ?? before.flatMap { nodes.new(of: $0.owner) },
      before: before.map { old.compilation.range($0.syntax, in: $0.owner) },
      after: after.map { new.compilation.range($0.syntax, in: $0.owner) })
  }
}

// MARK: Reports

/// A statement of a node that is found again in another version by its name.
protocol NamedStatement {
  var name: String { get }
  var syntax: SyntaxID { get }
}

extension Comparison {
  /// Adds a change for each node in both versions of which one part differs.
  ///
  /// - Parameters:
  ///   - changes: Receives the changes.
  ///   - part: Returns the part of a node of a version.
  ///   - words: Returns the message from the node for a message and the part before and after; nil when there is nothing
  ///     to report.
  func report<Part: Equatable>(
    _ changes: inout Changes, _ part: (FlowVersion, NodeID) -> Part, _ words: (String, Part, Part) -> String?
  ) {
    for pair in nodes.edited {
      let (before, after) = (part(old, pair.old), part(new, pair.new))
      guard before != after, let words = words(new.described(pair.new), before, after) else { continue }
      changes.add(words, about: pair)
    }
  }

  /// Returns the statements of a node in both versions, paired by their names.
  func items<Item: NamedStatement>(
    of pair: NodePair, _ statements: (FlowVersion, NodeID) -> [Item]
  ) -> NamedItems<Item> {
    NamedItems(statements(old, pair.old), statements(new, pair.new), by: \.name)
  }

  /// Adds changes of statements that only the old version of a node has.
  func report<Item: NamedStatement>(
    _ changes: inout Changes, removed statements: (FlowVersion, NodeID) -> [Item], _ words: (NodePair, Item) -> String?
  ) {
    for pair in nodes.edited {
      for item in items(of: pair, statements).removed {
        guard let words = words(pair, item) else { continue }
        changes.add(words, about: subject(pair, before: item.syntax, after: nil))
      }
    }
  }

  /// Adds changes of statements that only the new version of a node has.
  func report<Item: NamedStatement>(
    _ changes: inout Changes, added statements: (FlowVersion, NodeID) -> [Item], _ words: (NodePair, Item) -> String?
  ) {
    for pair in nodes.edited {
      for item in items(of: pair, statements).added {
        guard let words = words(pair, item) else { continue }
        changes.add(words, about: subject(pair, before: nil, after: item.syntax))
      }
    }
  }

  /// Adds changes of statements that both versions of a node have.
  func report<Item: NamedStatement>(
    _ changes: inout Changes, kept statements: (FlowVersion, NodeID) -> [Item],
    _ words: (NodePair, Item, Item) -> String?
  ) {
    reportKept(&changes, statements) { pair, before, after in words(pair, before, after).map { [$0] } ?? [] }
  }

  /// Adds changes of statements that both versions of a node have, several of one statement.
  func reportKept<Item: NamedStatement>(
    _ changes: inout Changes, _ statements: (FlowVersion, NodeID) -> [Item], _ words: (NodePair, Item, Item) -> [String]
  ) {
    for pair in nodes.edited {
      for (before, after) in items(of: pair, statements).kept {
        let subject = subject(pair, before: before.syntax, after: after.syntax)
        for text in words(pair, before, after) { changes.add(text, about: subject) }
      }
    }
  }
}

/// Whether the items that are in both lists are in another order.
func isReordered(_ before: [String], _ after: [String]) -> Bool {
  let (known, kept) = (Set(before), Set(after))
  return before.filter(kept.contains) != after.filter(known.contains)
}
