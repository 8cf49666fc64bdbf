/// One problem of a flow: the rule that found it, its severity, its range, its trace and its fixes. A plain value;
/// reporters turn it into text, JSON and other forms.
public struct Finding: Sendable {
  /// The name of the rule, as in ``Rule/name``.
  public let rule: String
  /// The severity of the finding, after the rule's own severity and the settings of the caller.
  public internal(set) var severity: Severity
  /// The problem, in one lower-case sentence without a location and without a full stop.
  public let message: String
  /// The range that the finding is about.
  public let range: SourceRange
  /// The name of the screen that the finding is about, or empty.
  public var screen = ""
  /// The name of the link that the finding is about, or empty.
  public var link = ""
  /// The outcome whose handler the finding is about, or empty.
  public var outcome = ""
  /// What distinguishes the finding from others of its rule about the same screen or link, when the range does not: an
  /// address; or empty.
  var distinction = ""
  /// Whether the finding is about a statement that its block cannot hold, or cannot hold a second time.
  var isStray = false
  /// The steps from a cold start to the state that the message describes; empty where no state is meant.
  public var trace: [Step] = []
  /// Whether the message describes a state, so that an empty trace means the start.
  public var hasTrace = false
  /// The steps that can be repeated for ever from the end of the trace; empty where none are meant.
  public var cycle: [Step] = []
  /// Related locations, each with a message.
  public var notes: [Note] = []
  /// A suggestion for the author, in one sentence.
  public var help: String?
  /// The fixes that repair the finding.
  public var fixes: [FixIt] = []

  /// A further location that helps to understand a finding.
  public struct Note: Sendable {
    /// The message about the location.
    public let message: String
    /// The range that the note points to.
    public let range: SourceRange
    /// The trace that demonstrates the message.
    public var trace: [Step] = []
    /// Whether a state is meant, so that an empty trace means the start; the message then introduces the trace.
    public var hasTrace = false
  }
}

extension Finding: Comparable {
  /// Orders by file, errors first, then by range, rule and message: a total order, so that output never depends on the
  /// order in which rules are run.
  public static func < (left: Finding, right: Finding) -> Bool {
    let (leftRange, rightRange) = (left.range, right.range)
    if leftRange.file != rightRange.file { return leftRange.file < rightRange.file }
    if left.severity != right.severity { return left.severity < right.severity }
    if leftRange.start != rightRange.start { return leftRange.start < rightRange.start }
    if left.rule != right.rule { return left.rule < right.rule }
    return (leftRange.end, left.message) < (rightRange.end, right.message)
  }

  /// Whether both findings have the same rule, range and message.
  public static func == (left: Finding, right: Finding) -> Bool {
    left.range == right.range && left.rule == right.rule && left.message == right.message
  }
}

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

/// One step of a trace: an action of the person, the system or another app.
public enum Step: Hashable, Sendable {
  /// A link of the screen on top is followed; with an outcome when the link is a `finish` whose handler runs.
  case link(screen: String, link: String, outcome: String?)
  /// The app is opened with a URL, at the start or while it runs.
  case url(String)
  /// The app is opened at a screen by code, at the start or while it runs; with the reason when the screen declares
  /// several entries.
  case entry(screen: String, reason: String? = nil)
  /// The platform's Back.
  case back
  /// A sheet, popover or dialog is closed by the platform.
  case dismiss
  /// A tab is tapped.
  case tab(String)
  /// An external flag changes; as the first step, a flag that outlives the app starts with a value other than declared.
  case flag(String, value: Bool)
  /// A flag with values changes to one of them or, as the first step, starts with it.
  case flagValue(String, String)
  /// An external flow ends.
  case externalOutcome(flow: String, outcome: String)
  /// An external screen or flow goes back.
  case externalBack(String)
}
