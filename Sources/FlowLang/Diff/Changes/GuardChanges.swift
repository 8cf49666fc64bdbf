extension ChangeRule {
  /// The rules about guards.
  static let guards = [guardAdded, guardRemoved, guardChanged, guardsReordered]

  static let guardAdded = ChangeRule("guard-added", .risky) { comparison, changes in
    for gain in comparison.guards.gains {
      let (owner, conditions) = comparison.new.requirement(gain.item)
      let places = comparison.places(gain.places, of: owner, comparison.new.model, "on")
      changes.add(
        "\(comparison.new.described(owner)) requires \(quoted(conditions)) now\(places)",
        about: comparison.subject(guards: nil, gain.item))
    }
  }

  static let guardRemoved = ChangeRule("guard-removed", .risky) { comparison, changes in
    for loss in comparison.guards.losses {
      let (owner, conditions) = comparison.old.requirement(loss.item)
      let places = comparison.places(loss.places, of: owner, comparison.old.model, "on")
      changes.add(
        "\(comparison.old.described(owner)) does not require \(quoted(conditions)) any more\(places)",
        about: comparison.subject(guards: loss.item, nil))
    }
  }

  static let guardChanged = ChangeRule("guard-changed", .risky) { comparison, changes in
    for kept in comparison.guards.kept {
      let (before, after) = (comparison.old.otherwise(ofGuard: kept.old), comparison.new.otherwise(ofGuard: kept.new))
      guard before != after else { continue }
      let owner = comparison.new.model.guards[kept.new].owner
      changes.add(
        "\(comparison.new.described(owner)) redirects to \(quoted(after)) now and to \(quoted(before)) before"
          + comparison.heirs(of: owner),
        about: comparison.subject(guards: kept.old, kept.new))
    }
  }

  static let guardsReordered = ChangeRule("guards-reordered", .risky) { comparison, changes in
    for pair in comparison.nodes.edited {
      let (before, after) = (comparison.old.guards(of: pair.old), comparison.new.guards(of: pair.new))
      let (known, kept) = (Set(before.map(\.conditions)), Set(after.map(\.conditions)))
      let order = after.filter { known.contains($0.conditions) }
      guard Set(order.map(\.otherwise)).count > 1,
        order.map(\.conditions) != before.map(\.conditions).filter(kept.contains)
      else { continue }
      changes.add(
        "\(comparison.new.described(pair.new)) asks its guards in another order: \(listed(order.map { quoted($0.conditions) }))"
          + comparison.heirs(of: pair.new), about: pair)
    }
  }
}

extension FlowVersion {
  /// Returns the node that declares a guard, and the conditions.
  fileprivate func requirement(_ index: Int) -> (owner: NodeID, conditions: String) {
    (model.guards[index].owner, text(ofConditions: model.guards[index].conditions))
  }

  /// Returns the guards that a node declares, in order.
  fileprivate func guards(of node: NodeID) -> [(conditions: String, otherwise: String)] {
    model.details(of: node).guards.map { (requirement(Int($0)).conditions, otherwise(ofGuard: Int($0))) }
  }

  /// Returns the target of a guard's `else`; `stay` when it has none.
  fileprivate func otherwise(ofGuard index: Int) -> String {
    model.guards[index].otherwise.map { statement(of: $0) } ?? "stay"
  }
}

extension Comparison {
  fileprivate func subject(guards before: Int?, _ after: Int?) -> Change.Subject {
    subject(
      statement: before.map { (old.model.guards[$0].owner, old.model.guards[$0].syntax) },
      after.map { (new.model.guards[$0].owner, new.model.guards[$0].syntax) })
  }
}
