/// How bad a finding is. Errors fail a check; warnings do so only when it is strict; notes never do.
public enum Severity: String, Comparable, CaseIterable, Sendable {
  case error, warning, note

  /// From bad to harmless.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}
