/// One problem of a flow: which rule found it, how severe it is, where it is, and how to show and repair it. A value;
/// reporters turn it into text, JSON and other forms.
public struct Finding: Sendable {
  /// The name of the rule, as in ``Rule/name``.
  public let rule: String
  /// How bad it is here, after the rule's own severity and what the caller asked for.
  public internal(set) var severity: Severity
  /// What is wrong, in one lower-case sentence without a place and without a full stop.
  public let message: String
  /// The place.
  public let range: SourceRange
  /// The screen that it is about, or empty.
  public var screen = ""
  /// The link that it is about, or empty.
  public var link = ""
  /// The outcome whose `on` it is about, or empty.
  public var outcome = ""
  /// The steps from a cold start to the state that the message speaks of; empty where no state is meant.
  public var trace: [Step] = []
  /// Whether the message speaks of a state, so that an empty trace means the start.
  public var hasTrace = false
  /// The steps that can be repeated from there for ever; empty where none are meant.
  public var cycle: [Step] = []
  /// Other places that belong to it.
  public var notes: [Note] = []
  /// What to do, in one sentence.
  public var help: String?
  /// Edits that repair it.
  public var fixes: [FixIt] = []

  /// A further place that helps to understand a finding.
  public struct Note: Sendable {
    /// What is to be seen there.
    public let message: String
    /// The place.
    public let range: SourceRange
    /// The steps that show it.
    public var trace: [Step] = []
    /// Whether a state is meant, so that an empty trace means the start; the message is what the trace is for.
    public var hasTrace = false
  }
}

extension Finding: Comparable {
  /// By file, errors first, then by place, rule and message: a total order, so that output never depends on how rules
  /// are run.
  public static func < (left: Finding, right: Finding) -> Bool {
    let (leftRange, rightRange) = (left.range, right.range)
    if leftRange.file != rightRange.file { return leftRange.file < rightRange.file }
    if left.severity != right.severity { return left.severity < right.severity }
    if leftRange.start != rightRange.start { return leftRange.start < rightRange.start }
    if left.rule != right.rule { return left.rule < right.rule }
    return (leftRange.end, left.message) < (rightRange.end, right.message)
  }

  /// Whether both say the same of the same place.
  public static func == (left: Finding, right: Finding) -> Bool {
    left.range == right.range && left.rule == right.rule && left.message == right.message
  }
}
