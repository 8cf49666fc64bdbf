/// The effect of a change on users of the app, on links that were sent, and on code and tests.
public enum Impact: String, CaseIterable, Sendable {
  /// Something that worked no longer works.
  case breaking
  /// Something works differently; whether that is intended, only a person can decide.
  case risky
  /// Everything that worked still works as before.
  case safe
}

/// One difference between two versions of a flow. A value; forms turn it into text, Markdown and JSON.
public struct Change: Sendable {
  /// The rule that found the change.
  public let rule: ChangeRule
  /// The difference, in one lower-case sentence without a location and without a full stop.
  public let message: String
  /// The subject of the change.
  let subject: Subject
  /// The screen of the change, by its new name if it has one, or empty.
  public let screen: String
  /// The link of the change, or empty.
  public let link: String
  /// The trace from a cold start in the old version, when the change is about the trace.
  public var traceBefore: [Step]?
  /// The trace from a cold start in the new version, when the change is about the trace.
  public var traceAfter: [Step]?

  /// The impact of the change, which is that of its rule.
  public var impact: Impact { rule.impact }
  /// The location in the old version; nil when the subject did not exist there.
  public var before: SourceRange? { subject.before }
  /// The location in the new version; nil when the subject no longer exists.
  public var after: SourceRange? { subject.after }

  /// The subject of a change in both versions, as far as it exists there.
  struct Subject: Sendable {
    var oldNode: NodeID?
    var newNode: NodeID?
    var oldLink: LinkID?
    var newLink: LinkID?
    var before: SourceRange?
    var after: SourceRange?
  }
}

/// The changes of one comparison, collected from the rules.
struct Changes {
  private let comparison: Comparison
  private var rule: ChangeRule?
  private(set) var all: [Change] = []

  init(_ comparison: Comparison) { self.comparison = comparison }

  mutating func ask(_ rule: ChangeRule) {
    self.rule = rule
    rule.find(comparison, &self)
  }

  /// Adds a change of the rule that is running.
  mutating func add(
    _ message: String, about subject: Change.Subject, traceBefore: [Step]? = nil, traceAfter: [Step]? = nil
  ) {
    guard let rule else { return }
    let (old, new) = (comparison.old.model, comparison.new.model)
    let screen = subject.newNode.map { new.name(of: $0) } ?? subject.oldNode.map { old.name(of: $0) }
    let link = subject.newLink.map { new.text(new[$0].name) } ?? subject.oldLink.map { old.text(old[$0].name) }
    all.append(
      Change(
        rule: rule, message: message, subject: subject, screen: screen ?? "", link: link ?? "",
        traceBefore: traceBefore, traceAfter: traceAfter))
  }
}

extension Changes {
  /// Adds a change of a screen, tab bar, group or flow.
  mutating func add(_ message: String, about pair: NodePair, traceBefore: [Step]? = nil, traceAfter: [Step]? = nil) {
    add(message, about: comparison.subject(pair), traceBefore: traceBefore, traceAfter: traceAfter)
  }

  /// Adds a change of a link.
  mutating func add(_ message: String, about oldLink: LinkID?, _ newLink: LinkID?) {
    add(message, about: comparison.subject(oldLink, newLink))
  }

  /// Adds a change of a url.
  mutating func add(_ message: String, about before: AddressText?, _ after: AddressText?) {
    add(message, about: comparison.subject(entryPoint: before?.index, after?.index))
  }
}

/// Returns a piece of a flow for a message: in backticks, unless it contains some already.
func quoted(_ text: String) -> String { text.contains("`") ? text : "`\(text)`" }
