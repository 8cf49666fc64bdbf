/// A rule: its summary and explanation, an example that breaks it, the repaired example, and the function that finds
/// it.
///
/// A rule is a value in a file of its own; ``all`` is the only list of them.
public struct Rule: Sendable {
  /// The stage in which a rule runs.
  enum Stage: Sendable {
    /// As soon as names are bound: whether the file is meaningful.
    case names
    /// When every name is resolved: whether a declaration is unused.
    case uses
    /// When the file is meaningful: how the app behaves.
    case states
    /// After all others.
    case last
    /// For a target system that `flowc swift` is asked for: ``TargetLimits`` finds it.
    case targets
    /// For the code of the app, if given: ``Conformance`` finds it.
    case code
  }

  /// The name in messages, in `allow` and on the command line. Never changed and never reused.
  public let name: String
  /// The severity, unless the flow or the caller sets another.
  public let severity: Severity
  /// The problem, in one sentence.
  public let summary: String
  /// The exact condition for a finding, for a rule about states.
  public let definition: String?
  /// The reason for the rule and the remedy, in a few sentences.
  public let explanation: String
  /// A flow that breaks this rule and no other, and its repair. A line that begins with `-` is only in the failing flow,
  /// one that begins with `+` only in the repaired one, other lines with two spaces.
  private let example: String
  /// The Swift code that both are compared with; nil for rules about the flow alone.
  public let code: String?
  let stage: Stage
  let find: @Sendable (Compilation, inout Findings) -> Void

  init(
    _ name: String, _ severity: Severity, _ stage: Stage, summary: String, definition: String? = nil,
    explanation: String, example: String, code: String? = nil,
    find: @escaping @Sendable (Compilation, inout Findings) -> Void = { _, _ in }
  ) {
    self.name = name
    self.severity = severity
    self.stage = stage
    self.summary = summary
    self.definition = definition
    self.explanation = explanation
    self.example = example
    self.code = code
    self.find = find
  }

  /// The flow that breaks this rule and no other, at the place marked by `⟦` and `⟧`.
  public var failing: String { lines(without: "+") }

  /// The repaired flow.
  public var repaired: String { RuleExample(lines(without: "-")).text }

  private func lines(without sign: Character) -> String {
    example.split(separator: "\n", omittingEmptySubsequences: false).filter { $0.first != sign }
      .map { $0.dropFirst(2) }.joined(separator: "\n")
  }

  /// Whether the rule is about the behaviour of the app; the other rules are about the meaning of the file.
  public var isAboutStates: Bool { stage == .states }

  /// Whether its errors prevent the analysis of the flow: part of the file has no meaning, or another one.
  var isAboutBinding: Bool { stage == .names && !Self.namesOfIndependentRules.contains(name) }

  /// The rules whose errors leave every name with its meaning.
  private static let namesOfIndependentRules: Set<String> = ["duplicate-tag", "ambiguous-url", "guard-loop"]

  /// Returns the rule with a name.
  public static func named(_ name: String) -> Rule? { all.first { $0.name == name } }

  /// Whether an `allow` can suppress the rule. Unreadable files cannot be allowed, as they may hide anything.
  var canBeAllowed: Bool { name != "syntax" && name != "unknown-import" }

  /// Returns a finding of this rule.
  func finding(_ message: String, at range: SourceRange) -> Finding {
    Finding(rule: name, severity: severity, message: message, range: range)
  }
}

/// An example of a rule: its text without the marks `⟦` and `⟧`, and the bytes between them.
struct RuleExample {
  let text: String
  /// The location of the expected finding; nil when none is marked.
  let marked: Range<Int>?

  init(_ source: String) {
    var text = String.UnicodeScalarView()
    var (start, end): (Int?, Int?)
    var offset = 0
    for scalar in source.unicodeScalars {
      switch scalar {
      case "⟦": start = offset
      case "⟧": end = offset
      default:
        text.append(scalar)
        offset += UTF8.width(scalar)
      }
    }
    self.text = String(text)
    if let start, let end, start <= end { marked = start..<end } else { marked = nil }
  }
}
