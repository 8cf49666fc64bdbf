/// What a change means for those who use the app as it was: people, links that were sent, code and tests.
public enum Impact: String, CaseIterable, Sendable {
  /// Something that worked does not work any more.
  case breaking
  /// Something works in another way; whether that is meant, only a person can say.
  case risky
  /// Everything that worked works as before.
  case safe
}

/// One thing that is different in the new version of a flow. A value; forms turn it into text, Markdown and JSON.
public struct Change: Sendable {
  /// The rule that found it.
  public let rule: ChangeRule
  /// What is different, in one lower-case sentence without a place and without a full stop.
  public let message: String
  /// What it is about.
  let subject: Subject
  /// The screen that it is about, by its new name where it has one, or empty.
  public let screen: String
  /// The link that it is about, or empty.
  public let link: String
  /// The steps from a cold start that the old version asks for, where the way is what is different.
  public var wayBefore: [Step]?
  /// The same in the new version.
  public var wayAfter: [Step]?

  /// How bad it is.
  public var impact: Impact { rule.impact }
  /// The place in the old version; nil where there was nothing.
  public var before: SourceRange? { subject.before }
  /// The place in the new version; nil where there is nothing any more.
  public var after: SourceRange? { subject.after }

  /// What a change is about: the same thing in both versions, as far as it is in them.
  struct Subject: Sendable {
    var oldNode: NodeID?
    var newNode: NodeID?
    var oldLink: LinkID?
    var newLink: LinkID?
    var before: SourceRange?
    var after: SourceRange?
  }
}

/// The changes of one comparison, as the rules find them.
struct Changes {
  private let comparison: Comparison
  private var rule: ChangeRule?
  private(set) var all: [Change] = []

  init(_ comparison: Comparison) { self.comparison = comparison }

  /// Asks a rule.
  mutating func ask(_ rule: ChangeRule) {
    self.rule = rule
    rule.find(comparison, &self)
  }

  /// Takes in what the rule that is asked has found.
  mutating func add(
    _ message: String, about subject: Change.Subject, wayBefore: [Step]? = nil, wayAfter: [Step]? = nil
  ) {
    guard let rule else { return }
    let (old, new) = (comparison.old.model, comparison.new.model)
    let screen = subject.newNode.map { new.name(of: $0) } ?? subject.oldNode.map { old.name(of: $0) }
    let link = subject.newLink.map { new.text(new[$0].name) } ?? subject.oldLink.map { old.text(old[$0].name) }
    all.append(
      Change(
        rule: rule, message: message, subject: subject, screen: screen ?? "", link: link ?? "", wayBefore: wayBefore,
        wayAfter: wayAfter))
  }
}

/// A piece of a flow in a message: in backticks, unless a name in it has some of its own.
func quoted(_ text: String) -> String { text.contains("`") ? text : "`\(text)`" }
