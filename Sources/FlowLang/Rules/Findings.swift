/// How many findings are kept.
public enum FindingLimit: Sendable {
  /// As many of each severity as somebody would read.
  case readable
  /// As many errors, too, as are repaired at once.
  case repairable
  /// All that rules find.
  case none

  /// How many findings of a severity are kept.
  func count(_ severity: Severity) -> Int {
    switch self {
    case .readable: severity.limit
    case .repairable: max(severity.limit, mostSyntaxErrors)
    case .none: .max
    }
  }

  /// How many errors of syntax are kept in a file.
  var mostSyntaxErrors: Int { self == .repairable ? 10_000 : Severity.error.limit }
}

/// What the rules find, as they find it: told apart by severity, silenced where a flow allows it, and cut off where
/// nobody would read on.
public struct Findings: Sendable {
  /// The findings to show, in no order yet.
  public private(set) var shown: [Finding] = []
  /// How many findings of each severity there are, shown or not.
  public private(set) var counts: [Severity: Int] = [:]
  /// How many errors there are that keep the flow from being analysed.
  private(set) var bindingErrorCount = 0
  /// The links that an error was found in: they count as `stay` from then on.
  private(set) var brokenLinks: Set<LinkID> = []

  private let severities: [String: Severity?]
  private let limit: FindingLimit
  private var suppressions: Suppressions

  /// - Parameters:
  ///   - severities: What the caller says of some rules: another severity, or nil to leave them out.
  ///   - limit: How many are kept.
  ///   - model: What the `allow` statements are in.
  init(severities: [String: Severity?], limit: FindingLimit = .readable, model: Model) {
    self.severities = severities
    self.limit = limit
    suppressions = Suppressions(model)
  }

  /// What a finding is about, for `allow` and for the links that it breaks.
  enum Subject {
    case file
    case node(NodeID)
    case link(LinkID, owner: NodeID)
    /// What a url or an entry opens, and the screen or flow that it belongs to: an `allow` around either will do.
    case opening(of: NodeID, by: NodeID)
  }

  /// Takes a finding in, unless it is silenced. The finding is only made when it will be shown.
  ///
  /// - Parameters:
  ///   - rule: The rule that found it.
  ///   - subject: What it is about.
  ///   - severity: How bad it is, where that is not the rule's own severity.
  ///   - finding: Makes the finding.
  /// - Returns: Whether it counts: it is neither silenced nor left out.
  @discardableResult
  mutating func add(
    _ rule: Rule, about subject: Subject, severity: Severity? = nil, _ finding: () -> Finding
  ) -> Bool {
    let own = severity ?? rule.severity
    if case .link(let link, _) = subject, own == .error, rule.stage == .names { brokenLinks.insert(link) }
    if rule.canBeAllowed && suppressions.silence(rule.name, subject) { return false }
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

  /// Takes in what no `allow` can silence.
  mutating func add(_ finding: Finding) {
    counts[finding.severity, default: 0] += 1
    if isShown(finding.severity) { shown.append(finding) }
  }

  /// Takes findings out that are not to be told after all. They are asked about by place.
  ///
  /// - Returns: How many there were.
  mutating func remove(where isRemoved: (Finding) -> Bool) -> Int {
    let before = shown.count
    shown = sorted.filter { finding in
      guard isRemoved(finding) else { return true }
      counts[finding.severity, default: 0] -= 1
      return false
    }
    return before - shown.count
  }

  /// Takes errors out that only follow from other errors.
  mutating func leaveOutFollowUps(of trees: [SyntaxTree]) {
    guard trees.contains(where: { !$0.errors.isEmpty }) else { return }
    let found = sorted
    settle(found, [:], leavingOut: FollowUps(trees).places(in: found))
  }

  /// Puts other findings in the place of some, and takes out those that only follow from others.
  ///
  /// - Parameters:
  ///   - found: What ``sorted`` was.
  ///   - replaced: What is said instead, by place.
  ///   - followUps: The places of those that are not said.
  mutating func settle(_ found: [Finding], _ replaced: [Int: Finding], leavingOut followUps: Set<Int>) {
    for index in followUps { counts[found[index].severity, default: 0] -= 1 }
    bindingErrorCount -= found.indices.count { isBindingError(found[$0]) && followUps.contains($0) }
    shown = found.indices.filter { !followUps.contains($0) }.map { replaced[$0] ?? found[$0] }
  }

  private func isBindingError(_ finding: Finding) -> Bool {
    finding.severity == .error && Rule.named(finding.rule)?.isAboutBinding == true
  }

  /// Whether the finding that was just counted is kept.
  private func isShown(_ severity: Severity) -> Bool {
    counts[severity, default: 0] <= limit.count(severity)
  }

  /// Counts errors that were found but not kept.
  mutating func addOmittedErrors(_ count: Int) {
    guard count > 0 else { return }
    counts[.error, default: 0] += count
    bindingErrorCount += count
  }

  /// The `allow` statements that have silenced nothing.
  var idleAllows: [Allow] { suppressions.idle }

  /// The findings to show by file, severity, place and rule.
  public var sorted: [Finding] { shown.sorted() }

  /// How many there are of one severity.
  public func count(_ severity: Severity) -> Int { counts[severity, default: 0] }
}
