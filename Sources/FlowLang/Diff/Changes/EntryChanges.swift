extension ChangeRule {
  /// The rules about entries, and about the screens below those that entry points open.
  static let entries = [entryRemoved, entryPointChanged, entryAdded]

  static let entryRemoved = ChangeRule(
    "entry-removed", .breaking, "code cannot open a screen from outside any more",
    because: "Notifications, menus and whatever else opened it do not compile, or open nothing.",
    example: """
        app Shop { start Home }
        screen Home { link offer "Offer" -> Offer }
      - screen Offer { entry "notification" }
      + screen Offer {}
      """
  ) { comparison, changes in
    for pair in comparison.nodes.edited {
      let (before, after) = (comparison.old.entries(of: pair.old), comparison.new.entries(of: pair.new))
      for entry in before where !after.contains(where: { $0.reason == entry.reason }) {
        let name = after.isEmpty ? "`entry`" : "`entry \(StringLiteral.quoted(entry.reason))`"
        let effect = after.isEmpty ? ": code cannot open it from outside" : ""
        changes.add(
          "\(comparison.new.described(pair.new)) has no \(name) any more\(effect)",
          about: comparison.subject(pair, entryPoint: entry.index, nil))
        if after.isEmpty { break }
      }
    }
  }

  static let entryAdded = ChangeRule(
    "entry-added", .safe, "code can open a screen from outside", because: "What opened it before opens it still.",
    example: """
        app Shop { start Home }
        screen Home { link offer "Offer" -> Offer }
      - screen Offer {}
      + screen Offer { entry "notification" }
      """
  ) { comparison, changes in
    for pair in comparison.nodes.edited {
      let (before, after) = (comparison.old.entries(of: pair.old), comparison.new.entries(of: pair.new))
      for entry in after where !before.contains(where: { $0.reason == entry.reason }) {
        let name = before.isEmpty ? "an `entry`" : "an `entry \(StringLiteral.quoted(entry.reason))`"
        changes.add(
          "\(comparison.new.described(pair.new)) has \(name) now",
          about: comparison.subject(pair, entryPoint: nil, entry.index))
        if before.isEmpty { break }
      }
    }
  }

  static let entryPointChanged = ChangeRule(
    "way-in-changed", .risky,
    "something else is below a screen that is opened from outside, or it is presented otherwise",
    because: "Back leads somewhere else for those who come by it.",
    example: """
        app Shop { start Home }
        screen Home { link list "List" -> List }
        screen List { link item "Item" -> Item }
      - screen Item { url "/item" }
      + screen Item { url "/item" over List }
      """
  ) { comparison, changes in
    let (old, new) = (comparison.old, comparison.new)
    for (before, after) in comparison.addresses.kept {
      let (then, now) = (old.foundation(ofEntryPoint: before.index), new.foundation(ofEntryPoint: after.index))
      guard then != now else { continue }
      changes.add(
        "the url `\(after.text)` opens \(new.described(after.owner)) \(placed(now)) now and opened it \(placed(then))",
        about: comparison.subject(before, after))
    }
    for pair in comparison.nodes.edited {
      let entries = Dictionary(old.entries(of: pair.old).map { ($0.reason, $0.index) }) { first, _ in first }
      for entry in new.entries(of: pair.new) {
        guard let before = entries[entry.reason] else { continue }
        let (then, now) = (old.foundation(ofEntryPoint: before), new.foundation(ofEntryPoint: entry.index))
        guard then != now else { continue }
        changes.add(
          "the entry \(StringLiteral.quoted(entry.reason)) opens \(new.described(pair.new)) \(placed(now)) now and opened "
            + "it \(placed(then))", about: comparison.subject(pair, entryPoint: before, entry.index))
      }
    }
  }

  private static func placed(_ foundation: String) -> String {
    let isOverStart = !foundation.hasPrefix("in tab ") && !foundation.hasPrefix("over ")
    let words = [foundation.isEmpty ? "" : quoted(foundation), isOverStart ? "over the start" : ""]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Comparison {
  /// Returns the subject of a change of an entry, for a screen that is in both versions.
  fileprivate func subject(_ pair: NodePair, entryPoint before: Int?, _ after: Int?) -> Change.Subject {
    var subject = subject(entryPoint: before, after)
    (subject.oldNode, subject.newNode) = (pair.old, pair.new)
    return subject
  }
}
