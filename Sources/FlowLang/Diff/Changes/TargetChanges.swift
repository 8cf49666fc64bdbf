extension ChangeRule {
  /// The rules about the targets of links.
  static let targets = [
    tagRemoved, linkRetargeted, presentationChanged, argumentsChanged, conditionChanged, consequenceChanged,
    linkFlagsChanged, fallbackChanged, tagAdded, animationChanged,
  ]

  static let linkRetargeted = ChangeRule("link-retargeted", .risky) { comparison, changes in
    comparison.report(&changes, \.goal) { "leads to \(quoted($1)) now and led to \(quoted($0))" }
  }

  static let presentationChanged = ChangeRule("presentation-changed", .risky) { comparison, changes in
    comparison.report(&changes, \.presentation, unless: { !$0.isCall || !$1.isCall }) {
      "goes there by \(quoted($1.isEmpty ? "push" : $1)) now and went there by \(quoted($0.isEmpty ? "push" : $0))"
    }
  }

  static let argumentsChanged = ChangeRule("arguments-changed", .risky) { comparison, changes in
    comparison.report(&changes, \.arguments, unless: { $0.goal != $1.goal }) {
      "hands over \(shown($1, "nothing")) now and handed over \(shown($0, "nothing"))"
    }
  }

  static let conditionChanged = ChangeRule("condition-changed", .risky) { comparison, changes in
    comparison.report(&changes, \.conditions) {
      "happens \($1.isEmpty ? "always" : "when \(quoted($1))") now and happened \($0.isEmpty ? "always" : "when \(quoted($0))")"
    }
  }

  static let consequenceChanged = ChangeRule("consequence-changed", .risky) { comparison, changes in
    comparison.reportConsequences(&changes) { before, after in
      guard before.effect != after.effect else { return nil }
      return branchChanges(before.branches, after.branches)
    }
  }

  static let linkFlagsChanged = ChangeRule("link-flags-changed", .risky) { comparison, changes in
    comparison.report(&changes, \.flags) { before, after in
      if before.isEmpty { return "does \(quoted(after)) now and changed no flag" }
      return after.isEmpty
        ? "changes no flag now and did \(quoted(before))" : "does \(quoted(after)) now and did \(quoted(before))"
    }
  }

  static let fallbackChanged = ChangeRule("fallback-changed", .risky) { comparison, changes in
    comparison.report(&changes, \.fallback) {
      "falls back to \(shown($1, "back")) now and fell back to \(shown($0, "back"))"
    }
  }

  static let tagRemoved = ChangeRule("tag-removed", .breaking) { comparison, changes in
    comparison.report(&changes, \.tag, unless: { before, _ in before.tag.isEmpty }) {
      "gives \(shown($1, "no tag")) now and gave \(quoted($0))"
    }
    comparison.reportConsequences(&changes) { before, after in
      let lost = before.tags.subtracting(after.tags).sorted()
      return lost.isEmpty ? nil : "gives no \(listed(lost.map { quoted($0) })) in its `else` or `on` any more"
    }
  }

  static let tagAdded = ChangeRule("tag-added", .safe) { comparison, changes in
    comparison.report(&changes, \.tag, unless: { before, _ in !before.tag.isEmpty }) { "gives \(quoted($1)) now" }
    comparison.reportConsequences(&changes) { before, after in
      let gained = after.tags.subtracting(before.tags).sorted()
      return gained.isEmpty ? nil : "gives \(listed(gained.map { quoted($0) })) in its `else` or `on` now"
    }
  }

  static let animationChanged = ChangeRule("animation-changed", .safe) { comparison, changes in
    comparison.report(&changes, \.transition) {
      "moves by \(shown($1, "what is usual")) now and moved by \(shown($0, "what was usual"))"
    }
    comparison.reportConsequences(&changes) { before, after in
      guard before.effect == after.effect, before.transitions != after.transitions else { return nil }
      return "moves otherwise in its `else` or `on`"
    }
    if !comparison.old.isEmpty {
      comparison.report(&changes, { $0.statements(.transitionUse, of: $1) }) { node, _, _ in
        "the links of \(node) are animated otherwise"
      }
    }
    let transitions = NamedItems(comparison.old.transitions, comparison.new.transitions, by: \.name)
    for (before, after) in transitions.kept where before.motions != after.motions {
      changes.add(
        "the transition `\(after.name)` is animated otherwise", about: .init(before: before.range, after: after.range))
    }
  }

  /// Returns the differences between the `else` and `on` of a link in both versions, for a message.
  private static func branchChanges(_ before: [ConsequenceText.Branch], _ after: [ConsequenceText.Branch]) -> String {
    let branches = NamedItems(before, after, by: \.name)
    var texts = branches.kept.filter { $0.old.effect != $0.new.effect }.map { old, new in
      "does \(quoted(new.text)) now for `\(new.name)` and did \(quoted(old.text))"
    }
    texts += branches.added.map { "does \(quoted($0.text)) now for `\($0.name)`, which it did not have" }
    texts += branches.removed.map { "has no `\($0.name)` any more, and did \(quoted($0.text)) there" }
    return texts.joined(separator: "; it ")
  }

  /// Returns a text of the language for a message, or a replacement when it is empty.
  private static func shown(_ text: String, _ none: String) -> String { text.isEmpty ? none : quoted(text) }
}

extension Comparison {
  /// Adds a change for each link of which one part differs.
  ///
  /// - Parameters:
  ///   - changes: Receives the changes.
  ///   - part: The part of the target.
  ///   - isLeftOut: Whether a difference between two targets is not reported.
  ///   - words: Returns the message, from the part before and after.
  fileprivate func report(
    _ changes: inout Changes, _ part: KeyPath<TargetText, String>,
    unless isLeftOut: (TargetText, TargetText) -> Bool = { _, _ in false }, _ words: (String, String) -> String
  ) {
    for link in changedLinks {
      let (before, after) = (link.before.target, link.after.target)
      guard before[keyPath: part] != after[keyPath: part], !isLeftOut(before, after) else { continue }
      changes.add(
        "\(new.described(link: link.pair.new)) \(words(before[keyPath: part], after[keyPath: part]))\(heirs(of: link))",
        about: link.pair.old, link.pair.new)
    }
  }

  /// Adds a change for each link whose alternatives or handlers differ.
  ///
  /// - Parameters:
  ///   - changes: Receives the changes.
  ///   - words: Returns the message, from the texts before and after; nil when there is nothing to report.
  fileprivate func reportConsequences(
    _ changes: inout Changes, _ words: (ConsequenceText, ConsequenceText) -> String?
  ) {
    for link in changedLinks where link.before.consequences != link.after.consequences {
      guard let words = words(link.before.consequences, link.after.consequences) else { continue }
      changes.add(
        "\(new.described(link: link.pair.new)) \(words)\(heirs(of: link))", about: link.pair.old, link.pair.new)
    }
  }

  /// Returns the screens that inherit a changed link, for a message.
  private func heirs(of link: ChangedLink) -> String {
    let link = new.model[link.pair.new]
    return heirs(of: link.owner, dropping: link.name)
  }
}

extension FlowVersion {
  /// The declared transitions with their motions, sorted.
  fileprivate var transitions: [(name: String, motions: [String], range: SourceRange)] {
    model.transitions.map { transition in
      let tree = compilation.trees[Int(transition.file.index)]
      let motions = tree.children(of: transition.syntax, .motion).map { motion(of: $0, tree) }.sorted()
      return (model.text(transition.name), motions, compilation.range(transition.syntax, in: transition.file))
    }
  }

  /// Returns a motion with its durations in milliseconds: `0.4s` and `400ms` are the same.
  private func motion(of syntax: SyntaxID, _ tree: SyntaxTree) -> String {
    let words = (tree[syntax].firstToken..<tree.endToken(of: syntax)).map { token -> String in
      let text = tree.text(of: token)
      guard tree.token(token).kind == .duration, text.hasSuffix("s"), !text.hasSuffix("ms"),
        let seconds = Double(text.dropLast())
      else { return text }
      let milliseconds = (seconds * 1000).rounded()
      return abs(milliseconds - seconds * 1000) < 1e-6 && milliseconds < 1e15 ? "\(Int(milliseconds))ms" : text
    }
    return words.joined(separator: " ")
  }
}
