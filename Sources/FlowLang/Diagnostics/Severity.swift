/// How bad a finding is. Errors fail a check; warnings do so only when it is strict; notes never do.
public enum Severity: String, Comparable, CaseIterable, Sendable {
  case error, warning, note

  /// From bad to harmless.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  /// How many findings of this severity are shown; the rest are counted. Real projects have hundreds of warnings, and
  /// a baseline wants them all.
  var limit: Int { self == .error ? 100 : 10_000 }

  private var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}
