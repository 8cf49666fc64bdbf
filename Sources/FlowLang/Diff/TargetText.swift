/// The parts of a target as texts that can be compared between versions.
struct TargetText: Equatable {
  /// The goal: `Product`, `back to #list`, `finish paid`.
  var goal = ""
  /// Whether the goal is a call of a screen, tab bar or flow.
  var isCall = false
  var arguments = ""
  /// The presentation and placing: `sheet`, `over root`.
  var presentation = ""
  /// The tag that the target gives, or empty.
  var tag = ""
  /// The fallback for an absent anchor.
  var fallback = ""
  /// The transition, if any.
  var transition = ""
  /// The flags that the target changes.
  var flags = ""
  var conditions = ""

  /// The statement without its alternatives and handlers.
  var statement: String {
    let call = goal + (arguments.isEmpty ? "" : "(\(arguments))")
    let words = [
      call, presentation, tag.isEmpty ? "" : "as \(tag)", transition.isEmpty ? "" : "via \(transition)",
      fallback.isEmpty ? "" : "or \(fallback)", flags,
    ]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// The parts of a link as texts.
struct LinkText: Equatable {
  /// The label, if any.
  let label: String?
  let target: TargetText
  /// The alternatives of the target and the handlers of a flow that it calls.
  let consequences: ConsequenceText
}

/// The alternatives and handlers of a target as texts.
struct ConsequenceText: Equatable {
  /// The `else` and each `on` of the target itself, in the order in which they are listed.
  var branches: [Branch] = []
  /// The complete text.
  var text = ""
  /// The text without tags and transitions.
  var effect = ""
  /// The goals of the targets, each with the words before it.
  var goals: Set<String> = []
  /// The tags that the targets give.
  var tags: Set<String> = []
  /// The transitions of the targets, in order, empty where there is none.
  var transitions: [String] = []

  /// An `else` or an `on`.
  struct Branch: Equatable {
    /// The words before the target: `else`, `on paid`.
    let name: String
    /// The target with its own alternatives and handlers.
    let text: String
    /// The text without tags and transitions.
    let effect: String
  }
}

extension FlowVersion {
  /// Returns the parts of a link.
  func text(of link: LinkID) -> LinkText {
    let declared = model[link]
    return LinkText(
      label: compilation.label(of: link), target: text(of: declared.target),
      consequences: consequenceText(of: declared.target))
  }

  /// Returns the parts of a target, without its alternatives and handlers.
  func text(of target: TargetID) -> TargetText {
    let declared = model[target]
    let details = model.details(of: target)
    let owner = model.owner(of: target)
    var text = TargetText()
    text.goal = goal(of: target, in: owner)
    text.arguments = self.text(ofArguments: details.arguments, in: owner)
    if case .call = declared.goal {
      text.isCall = true
      let layer = declared.presentation == .push ? nil : declared.presentation.keyword
      text.presentation = [layer, words(for: details.placing)].compactMap(\.self).joined(separator: " ")
    }
    if let tag = details.tag { text.tag = word(for: tag) }
    if let fallback = declared.fallback, fallback != .back { text.fallback = fallback.keyword }
    if let transition = details.transition { text.transition = self.text(of: transition) }
    let words = [("set", details.set), ("clear", details.clear)].filter { !$0.1.isEmpty }
    text.flags = words.map { "\($0.0) \(flagNames($0.1))" }.joined(separator: " ")
    text.conditions = self.text(ofConditions: details.conditions)
    return text
  }

  private func goal(of target: TargetID, in owner: NodeID) -> String {
    let goal = model[target].goal
    if let words = words(for: goal) { return words }
    if case .call(let node) = goal { return word(for: node) }
    let tree = compilation.tree(of: owner)
    return tree.firstChild(of: model[target].syntax).map { tree.spelling(of: $0) } ?? ""
  }

  private func flagNames(_ assignments: Slice) -> String {
    model.assignments[assignments].map { model.text(of: $0) }.sorted().joined(separator: ", ")
  }

  func statement(of target: TargetID) -> String {
    let text = text(of: target)
    let consequences = consequences(of: target)
    return text.statement + (text.conditions.isEmpty ? "" : " when \(text.conditions)")
      + (consequences.isEmpty ? "" : " " + consequences)
  }

  /// Returns the alternatives and handlers of a target, at any depth; the handlers sorted by outcome.
  func consequences(of target: TargetID) -> String { consequenceText(of: target).text }

  private func consequenceText(of target: TargetID) -> ConsequenceText {
    guard model.hasBranches(target) else { return ConsequenceText() }
    var result = consequenceText(of: branches(of: target))
    result.branches = namedTargets(of: target).map { name, target in
      let text = consequenceText(of: [.target(target)])
      return ConsequenceText.Branch(name: name, text: text.text, effect: text.effect)
    }
    return result
  }

  private func consequenceText(of pieces: [Piece]) -> ConsequenceText {
    var result = ConsequenceText()
    var words: [String] = []
    var effects: [String] = []
    var pending = pieces
    while let piece = pending.popLast() {
      switch piece {
      case .words(let text):
        words.append(text)
        effects.append(text)
      case .target(let target):
        var text = text(of: target)
        result.goals.insert("\(words.last ?? "") \(text.goal)")
        words.append(text.statement)
        if !text.tag.isEmpty { result.tags.insert(text.tag) }
        result.transitions.append(text.transition)
        (text.tag, text.transition) = ("", "")
        effects.append(text.statement)
        if !text.conditions.isEmpty {
          words.append("when \(text.conditions)")
          effects.append("when \(text.conditions)")
        }
        pending += branches(of: target)
      }
    }
    result.text = words.joined(separator: " ")
    result.effect = effects.joined(separator: " ")
    return result
  }

  /// A piece of a statement that is still to be written.
  private enum Piece {
    case words(String)
    case target(TargetID)
  }

  /// Returns the pieces that follow a target, the last one first.
  private func branches(of target: TargetID) -> [Piece] {
    guard model.hasBranches(target) else { return [] }
    var pieces: [Piece] = []
    var isInBlock = false
    for (name, target) in namedTargets(of: target) {
      let isHandler = name != Self.otherwise
      if isHandler != isInBlock { pieces.append(.words(isHandler ? "{" : "}")) }
      isInBlock = isHandler
      pieces += [.words(isHandler ? "\(name) ->" : name), .target(target)]
    }
    if isInBlock { pieces.append(.words("}")) }
    return pieces.reversed()
  }

  /// Returns the targets of the handlers of a target, sorted by outcome, and of its `else`, each with the words before
  /// it.
  private func namedTargets(of target: TargetID) -> [(name: String, target: TargetID)] {
    let details = model.details(of: target)
    let handlers = model.handlers[details.handlers].compactMap { handler in
      handler.target.map { (handler.outcome.map { model.text(model[$0].name) } ?? "", $0) }
    }
    let named = handlers.sorted { $0.0 < $1.0 }.map { ("on \(Spelling.word($0.0))", $0.1) }
    return named + (details.otherwise.map { [(Self.otherwise, $0)] } ?? [])
  }

  private static let otherwise = "else"
}
