/// The severity of a finding. Errors fail a check; warnings do so only when the check is strict; notes never do.
public enum Severity: String, Comparable, CaseIterable, Sendable {
  case error, warning, note

  /// Orders from error to note.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  /// The number of findings of this severity that are shown; the rest are counted. Real projects have hundreds of
  /// warnings, and a baseline needs them all.
  var limit: Int { self == .error ? 100 : 10_000 }

  private var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}
