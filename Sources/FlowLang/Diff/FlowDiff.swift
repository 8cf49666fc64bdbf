/// The changes between two versions of a flow, for users of the app, for links that were sent and for code.
///
/// A pure function of both compilations. Parts are the same when they have the same name; order, layout, comments and
/// the division into files do not matter. Takes time linear in the size of the flows.
public struct FlowDiff: Sendable {
  /// The old version.
  public let old: Compilation
  /// The new version.
  public let new: Compilation
  /// The changes, ordered by impact with the worst first, then as in ``ChangeRule/all``, then as in the files.
  public let changes: [Change]
  /// The reason why only declarations were compared, and not the behaviour of the app; nil when both were.
  public let omission: String?

  /// Compares two versions.
  public init(from old: Compilation, to new: Compilation) { self.init(Comparison(old, new)) }

  init(_ comparison: Comparison) {
    var changes = Changes(comparison)
    for impact in Impact.allCases {
      for rule in ChangeRule.all where rule.impact == impact { changes.ask(rule) }
    }
    old = comparison.old.compilation
    new = comparison.new.compilation
    self.changes = changes.all
    omission = Self.omission(comparison)
  }

  /// Returns the number of changes of one impact.
  public func count(_ impact: Impact) -> Int { changes.count { $0.impact == impact } }

  private static func omission(_ comparison: Comparison) -> String? {
    let (old, new) = (comparison.old, comparison.new)
    // A file that was not there yet, or is not there any more, has no states to compare.
    let unanalysed = [
      old.compilation.isAnalysed || old.isEmpty ? nil : "old", new.compilation.isAnalysed || new.isEmpty ? nil : "new",
    ].compactMap(\.self)
    guard !unanalysed.isEmpty else { return nil }
    return
      "states are not compared: the \(unanalysed.joined(separator: " and the ")) version "
      + "cannot be analysed; `flowc check` reports why"
  }
}
