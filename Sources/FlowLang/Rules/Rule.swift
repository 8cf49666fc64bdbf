/// One rule: what it says, why it matters, an example that breaks it and one that repairs it, and how to find it.
///
/// A rule is a value in a file of its own; ``all`` is the one list that names them.
public struct Rule: Sendable {
  /// When a rule is asked.
  enum Stage: Sendable {
    /// As soon as names are bound: whether the file says what it means.
    case names
    /// When every name stands for something: whether something is declared that nothing uses.
    case uses
    /// When the file does say what it means: what the app can do.
    case states
    /// After all others.
    case last
    /// For a target of `flowc swift` that is asked for: ``TargetLimits`` finds it.
    case targets
    /// For the code of the app, where it is given: ``Conformance`` finds it.
    case code
  }

  /// What it is called in messages, in `allow` and on the command line. Never changed, never used again.
  public let name: String
  /// How bad it is unless the flow or the caller says otherwise.
  public let severity: Severity
  /// What is wrong, in one sentence.
  public let summary: String
  /// When exactly it is told, for a rule about states.
  public let definition: String?
  /// Why it matters and what to do, in a few sentences.
  public let explanation: String
  /// A flow that breaks this rule and no other, at the place marked by `⟦` and `⟧`.
  public let failing: String
  /// The same flow, repaired.
  public let repaired: String
  /// The Swift code that both are compared with; nil for rules about the flow alone.
  public let code: String?
  let stage: Stage
  let find: @Sendable (Compilation, inout Findings) -> Void

  init(
    _ name: String, _ severity: Severity, _ stage: Stage, summary: String, definition: String? = nil,
    explanation: String, failing: String, repaired: String, code: String? = nil,
    find: @escaping @Sendable (Compilation, inout Findings) -> Void = { _, _ in }
  ) {
    self.name = name
    self.severity = severity
    self.stage = stage
    self.summary = summary
    self.definition = definition
    self.explanation = explanation
    self.failing = failing
    self.repaired = repaired
    self.code = code
    self.find = find
  }

  /// Whether it judges what the app can do; the other rules say whether the file means anything at all.
  public var isAboutStates: Bool { stage == .states }

  /// Whether its errors keep the flow from being analysed: part of the file stands for nothing, or for something else.
  var isAboutBinding: Bool { stage == .names && !Self.namesOfIndependentRules.contains(name) }

  /// Rules whose errors leave every name with its meaning.
  private static let namesOfIndependentRules: Set<String> = ["duplicate-tag", "ambiguous-url", "guard-loop"]

  /// The rule of a name.
  public static func named(_ name: String) -> Rule? { all.first { $0.name == name } }

  /// Whether an `allow` can silence it: not where the file cannot be read, for nobody knows what that hides.
  var canBeAllowed: Bool { name != "syntax" && name != "unknown-import" }

  /// A finding of this rule.
  func finding(_ message: String, at range: SourceRange) -> Finding {
    Finding(rule: name, severity: severity, message: message, range: range)
  }
}
