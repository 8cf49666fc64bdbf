extension ChangeRule {
  /// The rules about entries, and about the screens below those that entry points open.
  static let entries = [entryRemoved, entryPointChanged, entryAdded]

  static let entryRemoved = ChangeRule("entry-removed", .breaking) { comparison, changes in
    for pair in comparison.nodes.edited {
      let isLast = comparison.new.entries(of: pair.new).isEmpty
      let removed = comparison.items(of: pair) { $0.entries(of: $1) }.removed
      for entry in isLast ? removed.prefix(1) : removed[...] {
        let name = isLast ? "`entry`" : "`entry \(StringLiteral.quoted(entry.name))`"
        let effect = isLast ? ": code cannot open it from outside" : ""
        changes.add(
          "\(comparison.new.described(pair.new)) has no \(name) any more\(effect)",
          about: comparison.subject(pair, before: entry.syntax, after: nil))
      }
    }
  }

  static let entryAdded = ChangeRule("entry-added", .safe) { comparison, changes in
    for pair in comparison.nodes.edited {
      let isFirst = comparison.old.entries(of: pair.old).isEmpty
      let added = comparison.items(of: pair) { $0.entries(of: $1) }.added
      for entry in isFirst ? added.prefix(1) : added[...] {
        let name = isFirst ? "an `entry`" : "an `entry \(StringLiteral.quoted(entry.name))`"
        changes.add(
          "\(comparison.new.described(pair.new)) has \(name) now",
          about: comparison.subject(pair, before: nil, after: entry.syntax))
      }
    }
  }

  static let entryPointChanged = ChangeRule("way-in-changed", .risky) { comparison, changes in
    let (old, new) = (comparison.old, comparison.new)
    for (before, after) in comparison.addresses.kept {
      let (then, now) = (old.foundation(ofEntryPoint: before.index), new.foundation(ofEntryPoint: after.index))
      guard then != now else { continue }
      changes.add(
        "the url `\(after.text)` opens \(new.described(after.owner)) \(placed(now)) now and opened it \(placed(then))",
        about: before, after)
    }
    comparison.report(&changes, kept: { $0.entries(of: $1) }) { pair, before, after in
      let (then, now) = (old.foundation(ofEntryPoint: before.index), new.foundation(ofEntryPoint: after.index))
      guard then != now else { return nil }
      return "the entry \(StringLiteral.quoted(after.name)) opens \(new.described(pair.new)) \(placed(now)) now "
        + "and opened it \(placed(then))"
    }
  }

  private static func placed(_ foundation: String) -> String {
    let isOverStart = !foundation.hasPrefix("in tab ") && !foundation.hasPrefix("over ")
    let words = [foundation.isEmpty ? "" : quoted(foundation), isOverStart ? "over the start" : ""]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// An entry of a screen, named by its reason.
struct EntryText: NamedStatement {
  /// The index in `Model.entryPoints`.
  let index: Int
  let name: String
  let syntax: SyntaxID
}
