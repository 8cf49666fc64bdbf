/// The limit on the number of findings that are kept.
public enum FindingLimit: Sendable {
  /// As many of each severity as a person would read.
  case readable
  /// Like `readable`, but with as many syntax errors as are repaired at once.
  case repairable
  /// All findings.
  case none

  /// Returns the number of findings of a severity that are kept.
  func count(_ severity: Severity) -> Int {
    switch self {
    case .readable: severity.limit
    case .repairable: max(severity.limit, mostSyntaxErrors)
    case .none: .max
    }
  }

  /// The number of syntax errors of a file that are kept.
  var mostSyntaxErrors: Int { self == .repairable ? 10_000 : Severity.error.limit }
}

/// The findings of the rules, counted by severity, without those that the flow suppresses, and cut off at a limit for
/// each severity.
public struct Findings: Sendable {
  /// The findings to report, unordered.
  public private(set) var shown: [Finding] = []
  /// The number of findings of each severity, kept or not.
  public private(set) var counts: [Severity: Int] = [:]
  /// The number of errors that keep the flow from being analysed.
  private(set) var bindingErrorCount = 0
  /// The links with an error: from then on they count as `stay`.
  private(set) var brokenLinks: Set<LinkID> = []

  /// The findings that an `allow` suppresses, as many as are kept of their severity.
  private(set) var suppressed: [Finding] = []

  private let severities: [String: Severity?]
  private let limit: FindingLimit
  private var suppressions: Suppressions

  /// - Parameters:
  ///   - severities: The severities that the caller sets for some rules; nil disables a rule.
  ///   - limit: The limit on the findings that are kept.
  ///   - model: The model that has the `allow` statements.
  init(severities: [String: Severity?], limit: FindingLimit = .readable, model: Model) {
    self.severities = severities
    self.limit = limit
    suppressions = Suppressions(model)
  }

  /// The subject of a finding, for `allow` and for the links that an error breaks.
  enum Subject {
    case file
    case node(NodeID)
    case link(LinkID, owner: NodeID)
    /// The node that a url or an entry opens, and the node that declares it: an `allow` around either applies.
    case opening(of: NodeID, by: NodeID)
  }

  /// Adds a finding, unless it is suppressed. The finding is only created when it will be kept.
  ///
  /// - Parameters:
  ///   - rule: The rule of the finding.
  ///   - subject: The subject of the finding.
  ///   - severity: The severity, when it is not the rule's own.
  ///   - finding: Creates the finding.
  /// - Returns: Whether the finding counts: it is neither suppressed nor disabled.
  @discardableResult
  mutating func add(_ rule: Rule, about subject: Subject, severity: Severity? = nil, _ finding: () -> Finding) -> Bool {
    let own = severity ?? rule.severity
    if case .link(let link, _) = subject, own == .error, rule.stage == .names { brokenLinks.insert(link) }
    if rule.canBeAllowed && suppressions.silence(rule.name, subject) {
      if suppressed.count < limit.count(own) { suppressed.append(finding()) }
      return false
    }
    let severity: Severity
    switch severities[rule.name] {
    case .some(.some(let asked)) where rule.canBeAllowed: severity = asked
    case .some(.none) where rule.canBeAllowed: return false
    default: severity = own
    }
    counts[severity, default: 0] += 1
    if severity == .error && rule.isAboutBinding { bindingErrorCount += 1 }
    guard isShown(severity) else { return true }
    var made = finding()
    made.severity = severity
    shown.append(made)
    return true
  }

  /// Lets a link count as `stay` because of an error that is reported elsewhere.
  mutating func breakLink(_ link: LinkID) { brokenLinks.insert(link) }

  /// Adds a finding that no `allow` can suppress.
  mutating func add(_ finding: Finding) {
    counts[finding.severity, default: 0] += 1
    if isShown(finding.severity) { shown.append(finding) }
  }

  /// Removes findings. The predicate is called in the order of ``sorted``.
  ///
  /// - Returns: The number of findings removed.
  mutating func remove(where isRemoved: (Finding) -> Bool) -> Int {
    let before = shown.count
    shown = sorted.filter { finding in
      guard isRemoved(finding) else { return true }
      counts[finding.severity, default: 0] -= 1
      return false
    }
    return before - shown.count
  }

  /// Removes errors that only follow from other errors.
  mutating func leaveOutFollowUps(of trees: [SyntaxTree]) {
    guard trees.contains(where: { !$0.errors.isEmpty }) else { return }
    let found = sorted
    settle(found, [:], leavingOut: FollowUps(trees).places(in: found))
  }

  /// Replaces some findings, and removes those that only follow from others.
  ///
  /// - Parameters:
  ///   - found: The value of ``sorted``.
  ///   - replaced: The replacements, by index into `found`.
  ///   - followUps: The indices into `found` of the findings to remove.
  mutating func settle(_ found: [Finding], _ replaced: [Int: Finding], leavingOut followUps: Set<Int>) {
    for index in followUps { counts[found[index].severity, default: 0] -= 1 }
    bindingErrorCount -= found.indices.count { isBindingError(found[$0]) && followUps.contains($0) }
    shown = found.indices.filter { !followUps.contains($0) }.map { replaced[$0] ?? found[$0] }
  }

  private func isBindingError(_ finding: Finding) -> Bool {
    finding.severity == .error && Rule.named(finding.rule)?.isAboutBinding == true
  }

  /// Whether a finding of this severity that was just counted is kept.
  private func isShown(_ severity: Severity) -> Bool { counts[severity, default: 0] <= limit.count(severity) }

  /// Counts errors that were found but are not kept.
  mutating func addOmittedErrors(_ count: Int) {
    guard count > 0 else { return }
    counts[.error, default: 0] += count
    bindingErrorCount += count
  }

  /// The `allow` statements that have suppressed nothing.
  var idleAllows: [Allow] { suppressions.idle }

  /// The findings to report, ordered by file, severity, location and rule.
  public var sorted: [Finding] { shown.sorted() }

  /// Returns the number of findings of a severity.
  public func count(_ severity: Severity) -> Int { counts[severity, default: 0] }
}

extension Compilation {
  /// Returns the subject of a finding about a target: its link, or the node whose guard it belongs to.
  func subject(of target: TargetID) -> Findings.Subject {
    let owner = model.owner(of: target)
    return model.link(of: target).map { .link($0, owner: owner) } ?? .node(owner)
  }
}
