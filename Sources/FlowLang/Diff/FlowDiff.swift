/// What changed for a person, for links that were sent and for code, between two versions of a flow.
///
/// A pure function over both compilations. Things are the same when they have the same name; order, layout, comments and
/// the division into files mean nothing. Takes time in proportion to the size of the flows.
public struct FlowDiff: Sendable {
  /// The version that was there.
  public let old: Compilation
  /// The version that is there now.
  public let new: Compilation
  /// What is different: the worst first, then in the order of ``ChangeRule/all``, then in that of the files.
  public let changes: [Change]
  /// Why only what is declared was compared, and not what people can do; nil when everything was.
  public let omission: String?

  /// Compares two versions.
  public init(from old: Compilation, to new: Compilation) {
    self.init(Comparison(old, new))
  }

  init(_ comparison: Comparison) {
    var changes = Changes(comparison)
    for impact in Impact.allCases {
      for rule in ChangeRule.all where rule.impact == impact { changes.ask(rule) }
    }
    old = comparison.old.compilation
    new = comparison.new.compilation
    self.changes = changes.all
    omission = Self.omission(old, new)
  }

  /// How many changes there are of one class.
  public func count(_ impact: Impact) -> Int { changes.count { $0.impact == impact } }

  private static func omission(_ old: Compilation, _ new: Compilation) -> String? {
    let unclear = [("old", old), ("new", new)].filter { !$0.1.isAnalysed }.map(\.0)
    guard !unclear.isEmpty else { return nil }
    return
      "what people can do is not compared: the \(unclear.joined(separator: " and the ")) version does not say what "
      + "it means; `flowc check` says why"
  }
}
