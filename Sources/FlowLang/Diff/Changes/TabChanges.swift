extension ChangeRule {
  /// The rules about the tabs of tab bars.
  static let tabs = [tabRemoved, tabRenamed, firstTabChanged, tabRootChanged, tabAdded, tabsReordered]

  static let tabRemoved = ChangeRule("tab-removed", .risky) { comparison, changes in
    comparison.report(&changes, removed: { $0.tabs(of: $1) }) { _, tab in
      "\(comparison.old.described(tab: tab.id)) is gone"
    }
  }

  static let tabAdded = ChangeRule("tab-added", .safe) { comparison, changes in
    comparison.report(&changes, added: { $0.tabs(of: $1) }) { _, tab in
      "\(comparison.new.described(tab: tab.id)) is new"
    }
  }

  static let tabRenamed = ChangeRule("tab-renamed", .risky) { comparison, changes in
    comparison.report(&changes, kept: { $0.tabs(of: $1) }) { _, before, after in
      let name = comparison.new.model.text(comparison.new.model[after.id].name)
      guard comparison.old.model.text(comparison.old.model[before.id].name) != name else { return nil }
      return "\(comparison.old.described(tab: before.id)) is called `\(name)` now"
    }
  }

  static let tabRootChanged = ChangeRule("tab-root-changed", .risky) { comparison, changes in
    comparison.report(&changes, kept: { $0.tabs(of: $1) }) { _, before, after in
      guard before.root != after.root else { return nil }
      return "\(comparison.new.described(tab: after.id)) shows \(quoted(after.root)) first now "
        + "and showed \(quoted(before.root))"
    }
  }

  static let firstTabChanged = ChangeRule("first-tab-changed", .risky) { comparison, changes in
    comparison.report(&changes, { $0.tabs(of: $1).first?.name }) { bar, before, after in
      guard let before, let after else { return nil }
      return "\(bar) begins with the tab `\(after)` now and began with `\(before)`"
    }
  }

  static let tabsReordered = ChangeRule("tabs-reordered", .safe) { comparison, changes in
    comparison.report(&changes, { $0.tabs(of: $1).map(\.name) }) { bar, before, after in
      // A change of the first tab has its own rule.
      before.first == after.first && isReordered(before, after) ? "the tabs of \(bar) are in another order" : nil
    }
  }
}

/// A tab of one version.
struct TabText: NamedStatement {
  let id: TabID
  let name: String
  /// The screen that it shows first, with its arguments.
  let root: String
  let look: SyntaxTree.TabLook
  let syntax: SyntaxID

  /// Whether two tabs show the same, whatever their names are.
  fileprivate func shows(_ other: TabText) -> Bool { root == other.root && look == other.look }
}

extension Comparison {
  /// Returns the names that tabs of the old version have in the new one, when they are not their own: of the tabs that
  /// are gone, those with the same root and appearance as one that is new, if no other tab has them.
  static func renamedTabs(_ old: FlowVersion, _ new: FlowVersion, _ nodes: NodePairs) -> [TabID: String] {
    var names: [TabID: String] = [:]
    for pair in nodes.edited where new.model[pair.new].kind == .tabs {
      let tabs = NamedItems(old.tabs(of: pair.old), new.tabs(of: pair.new), by: \.name)
      for tab in tabs.removed {
        let equal = tabs.added.filter { $0.shows(tab) }
        let others = tabs.removed.filter { $0.shows(tab) }
        if let only = equal.first, equal.count == 1, others.count == 1 { names[tab.id] = only.name }
      }
    }
    return names
  }
}

extension FlowVersion {
  /// Returns the tabs of a bar; of other nodes none.
  func tabs(of node: NodeID) -> [TabText] {
    model.details(of: node).tabs.map { TabID($0) }.map { id in
      TabText(
        id: id, name: name(of: id), root: text(of: model[id].root, in: node), look: compilation.look(of: id),
        syntax: model[id].syntax)
    }
  }

  /// Returns a tab for a message: "the tab `cart` of `Main`".
  func described(tab: TabID) -> String { "the tab `\(model.text(model[tab].name))` of \(described(model[tab].owner))" }
}
