extension ChangeRule {
  /// The rules about the links that are offered.
  static let links = [linkRemoved, linkRenamed, linkAdded, labelChanged]

  static let linkRemoved = ChangeRule("link-removed", .risky) { comparison, changes in
    for loss in comparison.links.losses {
      let text = comparison.old.described(link: loss.item)
      let places = comparison.places(
        loss.places, of: comparison.old.model[loss.item].owner, comparison.old.model, "from")
      changes.add("\(text) is gone\(places)", about: loss.item, nil)
    }
  }

  static let linkAdded = ChangeRule("link-added", .safe) { comparison, changes in
    for gain in comparison.links.gains {
      let text = comparison.new.described(link: gain.item)
      let places = comparison.places(gain.places, of: comparison.new.model[gain.item].owner, comparison.new.model, "on")
      changes.add("\(text) is new\(places)", about: nil, gain.item)
    }
  }

  static let linkRenamed = ChangeRule("link-renamed", .risky) { comparison, changes in
    for pair in comparison.renamedLinks {
      let name = comparison.new.model.text(comparison.new.model[pair.new].name)
      changes.add("\(comparison.old.described(link: pair.old)) is called `\(name)` now", about: pair.old, pair.new)
    }
  }

  static let labelChanged = ChangeRule("label-changed", .safe) { comparison, changes in
    for link in comparison.changedLinks where link.before.label != link.after.label {
      let (before, after) = (shown(link.before.label), shown(link.after.label))
      changes.add(
        "\(comparison.new.described(link: link.pair.new)) reads \(after) now and read \(before)",
        about: link.pair.old, link.pair.new)
    }
    comparison.reportKept(&changes, { $0.tabs(of: $1) }) { _, former, tab in
      let (before, after, name) = (former.look, tab.look, comparison.new.described(tab: tab.id))
      var texts: [String] = []
      for (part, before, after) in [("title", before.title, after.title), ("icon", before.icon, after.icon)]
      where before != after {
        let now = after == nil ? "no \(part)" : "the \(part) \(shown(after))"
        texts.append("\(name) has \(now) now and had \(before == nil ? "none" : shown(before))")
      }
      if before.hasBadge != after.hasBadge {
        texts.append("\(name) \(after.hasBadge ? "may have" : "never has") a badge now")
      }
      return texts
    }
  }

  private static func shown(_ label: String?) -> String { label.map { StringLiteral.quoted($0) } ?? "nothing" }
}

extension FlowVersion {
  /// Returns a link for a message: "the link `open` of `Home`".
  func described(link: LinkID) -> String {
    "the link `\(model.text(model[link].name))` of \(described(model[link].owner))"
  }
}

extension Comparison {
  /// Returns the screens that a difference affects, for a message; empty when only the declaring screen is affected.
  func places(_ places: [NodePair], of owner: NodeID, _ model: Model, _ preposition: String) -> String {
    let kind = model[owner].kind
    guard kind != .screen, kind != .tabs else { return "" }
    let screens = places.filter { new.model[$0.new].kind == .screen }
    guard !screens.isEmpty else { return "" }
    let more = screens.count > 5 ? ["\((screens.count - 5).grouped) more"] : []
    return " \(preposition) \(listed(screens.prefix(5).map { new.described($0.new) } + more, most: 6))"
  }

  /// Returns the screens in both versions that inherit a part from a node, for a message in parentheses; empty when the
  /// node is a screen or tab bar itself.
  ///
  /// - Parameters:
  ///   - owner: The node of the new version that declares the part.
  ///   - link: The name of the part, when it is a link that screens may drop.
  func heirs(of owner: NodeID, dropping link: NameID? = nil) -> String {
    var heirs: [NodePair] = []
    for index in Int(owner.index) + 1..<max(new.model.nodes.count, Int(owner.index) + 1) {
      let node = new.model.nodes[index]
      // The nodes inside a node follow it.
      if node.parent.index < owner.index { break }
      guard node.kind == .screen, !node.isExternal, let partner = nodes.oldOf[index] else { continue }
      let dropped = new.model.droppedLinks[new.model.details(of: NodeID(index)).without]
      if let link, !dropped.isEmpty, dropped.contains(link) { continue }
      heirs.append(NodePair(old: partner, new: NodeID(index)))
    }
    let text = places(heirs, of: owner, new.model, "on")
    return text.isEmpty ? "" : " (\(text.dropFirst()))"
  }
}
