extension ChangeRule {
  /// The rules about the tabs of tab bars.
  static let tabs = [tabRemoved, tabRenamed, firstTabChanged, tabRootChanged, tabAdded, tabsReordered]

  static let tabRemoved = ChangeRule(
    "tab-removed", .risky, "a tab is gone",
    because: "People who were used to it must find another path. Where there is none, that is a change of its own.",
    example: """
        app Shop { start Main }
      - tabs Main { tab home "Home" -> Home  tab help "Help" -> Help }
      + tabs Main { tab home "Home" -> Home }
        screen Home { link help "Help" -> Help }
        screen Help {}
      """
  ) { comparison, changes in
    for pair in comparison.editedBars {
      for tab in comparison.tabs(of: pair).removed {
        let subject = comparison.subject(pair, before: comparison.old.model[tab.id].syntax, after: nil)
        changes.add("\(comparison.old.described(tab: tab.id)) is gone", about: subject)
      }
    }
  }

  static let tabAdded = ChangeRule(
    "tab-added", .safe, "a tab is new", because: "The others are there as before.",
    example: """
        app Shop { start Main }
      - tabs Main { tab home "Home" -> Home }
      + tabs Main { tab home "Home" -> Home  tab help "Help" -> Help }
        screen Home { link help "Help" -> Help }
        screen Help {}
      """
  ) { comparison, changes in
    for pair in comparison.editedBars {
      for tab in comparison.tabs(of: pair).added {
        let subject = comparison.subject(pair, before: nil, after: comparison.new.model[tab.id].syntax)
        changes.add("\(comparison.new.described(tab: tab.id)) is new", about: subject)
      }
    }
  }

  static let tabRenamed = ChangeRule(
    "tab-renamed", .risky, "a tab has another name and shows the same",
    because: "People see no difference; code and tests that name it must follow.",
    example: """
        app Shop { start Main }
      - tabs Main { tab home "Home" -> Home  tab help "Help" -> Help }
      + tabs Main { tab home "Home" -> Home  tab support "Help" -> Help }
        screen Home {}
        screen Help {}
      """
  ) { comparison, changes in
    for tab in comparison.keptTabs {
      let name = comparison.new.model.text(comparison.new.model[tab.new].name)
      guard comparison.old.model.text(comparison.old.model[tab.old].name) != name else { continue }
      changes.add(
        "\(comparison.old.described(tab: tab.old)) is called `\(name)` now", about: comparison.subject(tab))
    }
  }

  static let tabRootChanged = ChangeRule(
    "tab-root-changed", .risky, "a tab shows another screen first",
    because: "It does not lead where it led.",
    example: """
        app Shop { start Main }
      - tabs Main { tab home "Home" -> Home  tab help "Help" -> Help }
      + tabs Main { tab home "Home" -> Home  tab help "Help" -> Ask }
        screen Home { link help "Help" -> Help  link ask "Ask" -> Ask }
        screen Help {}
        screen Ask {}
      """
  ) { comparison, changes in
    for tab in comparison.keptTabs {
      let (left, right) = (comparison.old.model[tab.old], comparison.new.model[tab.new])
      let before = comparison.old.text(of: left.root, in: left.owner)
      let after = comparison.new.text(of: right.root, in: right.owner)
      guard before != after else { continue }
      changes.add(
        "\(comparison.new.described(tab: tab.new)) shows \(quoted(after)) first now and showed \(quoted(before))",
        about: comparison.subject(tab))
    }
  }

  static let firstTabChanged = ChangeRule(
    "first-tab-changed", .risky, "a tab bar begins with another tab", because: "It is the first thing that people see.",
    example: """
        app Shop { start Main }
      - tabs Main { tab home "Home" -> Home  tab sale "Sale" -> Home }
      + tabs Main { tab sale "Sale" -> Home  tab home "Home" -> Home }
        screen Home {}
      """
  ) { comparison, changes in
    for pair in comparison.editedBars {
      let (before, after) = (comparison.old.tabs(of: pair.old), comparison.new.tabs(of: pair.new))
      guard let former = before.first, let first = after.first, former.name != first.name else { continue }
      changes.add(
        "\(comparison.new.described(pair.new)) begins with the tab `\(first.name)` now and began with `\(former.name)`",
        about: comparison.subject(pair))
    }
  }

  static let tabsReordered = ChangeRule(
    "tabs-reordered", .safe, "tabs are in another order", because: "Each leads where it led.",
    example: """
        app Shop { start Main }
      - tabs Main { tab home "Home" -> Home  tab sale "Sale" -> Home  tab club "Club" -> Home }
      + tabs Main { tab home "Home" -> Home  tab club "Club" -> Home  tab sale "Sale" -> Home }
        screen Home {}
      """
  ) { comparison, changes in
    for pair in comparison.editedBars {
      let (before, after) = (
        comparison.old.tabs(of: pair.old).map(\.name), comparison.new.tabs(of: pair.new).map(\.name)
      )
      let (known, kept) = (Set(before), Set(after))
      // A change of the first tab has its own rule.
      guard before.first == after.first, before.filter(kept.contains) != after.filter(known.contains) else { continue }
      changes.add(
        "the tabs of \(comparison.new.described(pair.new)) are in another order", about: comparison.subject(pair))
    }
  }
}

/// A tab that is in both versions.
struct TabPair {
  let bar: NodePair
  let old: TabID
  let new: TabID
}

extension Comparison {
  /// The tab bars whose declarations may differ.
  fileprivate var editedBars: [NodePair] { nodes.edited.filter { new.model[$0.new].kind == .tabs } }

  /// The tabs of a bar in both versions.
  fileprivate func tabs(of pair: NodePair) -> NamedItems<(name: String, id: TabID)> {
    NamedItems(old.tabs(of: pair.old), new.tabs(of: pair.new), by: \.name)
  }

  /// The tabs of edited bars that are in both versions.
  var keptTabs: [TabPair] {
    editedBars.flatMap { pair in
      tabs(of: pair).kept.map { TabPair(bar: pair, old: $0.id, new: $1.id) }
    }
  }

  /// Returns the names that tabs of the old version have in the new one, when they are not their own: of the tabs that
  /// are gone, those with the same root and appearance as one that is new, if no other tab has them.
  static func renamedTabs(_ old: FlowVersion, _ new: FlowVersion, _ nodes: NodePairs) -> [TabID: String] {
    var names: [TabID: String] = [:]
    for pair in nodes.edited where new.model[pair.new].kind == .tabs {
      let tabs = NamedItems(old.tabs(of: pair.old), new.tabs(of: pair.new), by: \.name)
      for tab in tabs.removed {
        let equal = tabs.added.filter { new.shows($0.id, asIn: old, tab.id) }
        let others = tabs.removed.filter { old.shows($0.id, asIn: old, tab.id) }
        if let only = equal.first, equal.count == 1, others.count == 1 { names[tab.id] = only.name }
      }
    }
    return names
  }

  /// Returns the subject of a change of a tab in both versions.
  func subject(_ tab: TabPair) -> Change.Subject {
    subject(tab.bar, before: old.model[tab.old].syntax, after: new.model[tab.new].syntax)
  }
}

extension FlowVersion {
  /// Returns the tabs of a bar.
  fileprivate func tabs(of node: NodeID) -> [(name: String, id: TabID)] {
    model.details(of: node).tabs.map { (name(of: TabID($0)), TabID($0)) }
  }

  /// Returns a tab for a message: "the tab `cart` of `Main`".
  func described(tab: TabID) -> String { "the tab `\(model.text(model[tab].name))` of \(described(model[tab].owner))" }

  /// Whether a tab has the root and the appearance of a tab of another version.
  fileprivate func shows(_ tab: TabID, asIn other: FlowVersion, _ otherTab: TabID) -> Bool {
    let (own, root) = (model[tab], other.model[otherTab])
    return text(of: own.root, in: own.owner) == other.text(of: root.root, in: root.owner)
      && look(of: tab) == other.look(of: otherTab)
  }

  /// Returns the appearance of a tab.
  func look(of tab: TabID) -> SyntaxTree.TabLook {
    compilation.tree(of: model[tab].owner).look(ofTab: model[tab].syntax)
  }
}
