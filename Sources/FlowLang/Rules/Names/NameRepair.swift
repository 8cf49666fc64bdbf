/// What an unknown name should have been: the text to write in its place, with the advice.
struct NameRepair {
  /// The advice; nil where the fix says enough.
  var help: String?
  /// The replacement, as the title of the fix shows it.
  let shown: String
  /// The replacement.
  let text: String
  /// The end of what is replaced, where that is not the end of the name.
  var end: UInt32?

  /// - Parameter text: The replacement; nil where it is as shown.
  private init(_ help: String?, _ shown: String, text: String? = nil, end: UInt32? = nil) {
    (self.help, self.shown, self.end) = (help, shown, end)
    self.text = text ?? shown
  }

  /// - Parameter text: The replacement; nil where it is as shown.
  private init(didYouMean shown: String, text: String? = nil) {
    self.init("did you mean `\(shown)`?", shown, text: text)
  }

  /// Returns the most likely repair of a name; nil where there is none.
  ///
  /// - Parameters:
  ///   - name: The name, which is declared as nothing.
  ///   - text: Its spelling.
  ///   - suggestions: A cache of the names of each source.
  static func best(
    for name: UnresolvedName, _ text: String, _ compilation: Compilation,
    _ suggestions: inout [NameSource: SpellingSuggestion]
  ) -> NameRepair? {
    let search = Search(name, text, compilation)
    let nearest = suggestions.best(for: text, in: name.source, of: compilation.model)
    if let habit = search.habit(nearest) { return habit }
    // `hmoe` is `home` rather than a screen `Home`.
    if name.kind == .goal, text.first?.isLowercase == true, let nearest, nearest.first?.isUppercase == true,
      let word = search.misspeltWord, nearest.lowercased() == word.shown
    {
      return word
    }
    if let nearest { return NameRepair(didYouMean: nearest, text: search.spelling(nearest)) }
    if let word = search.misspeltWord { return word }
    guard let left = compilation.onlyNameLeft(for: name) else { return nil }
    return NameRepair("did you mean `\(left)`? nothing else mentions it", left, text: search.spelling(left))
  }

  /// A search for the repair of one name.
  private struct Search {
    private let name: UnresolvedName
    private let text: String
    private let compilation: Compilation
    private let tree: SyntaxTree
    private var model: Model { compilation.model }

    init(_ name: UnresolvedName, _ text: String, _ compilation: Compilation) {
      (self.name, self.text, self.compilation) = (name, text, compilation)
      tree = compilation.trees[Int(name.file.index)]
    }

    /// Returns the repair of a name that is no misspelling, but written as other languages do.
    ///
    /// - Parameter nearest: The declared name that resembles it most, if any.
    func habit(_ nearest: String?) -> NameRepair? {
      switch name.kind {
      case .flag:
        if let flag = negatedFlag {
          return NameRepair(
            "`not` is a word of its own: write `not \(flag)`", "not \(flag)", text: "not \(Spelling.name(flag))")
        }
        return onlyValue.map { NameRepair("it is a value: write `\($0)`", $0) }
      case .parameter:
        if let value { return NameRepair(didYouMean: value) }
        return member.map {
          NameRepair("the value of a parameter is written by its name: `\($0.name)`", $0.name, text: "", end: $0.start)
        }
      case .place: return isTag ? NameRepair(nil, Spelling.tag(text)) : nil
      case .tab: return tabOfScreen.map { NameRepair("the tab of `\(text)` is `\($0)`", $0) }
      case .goal: return goal(nearest)
      default: return nil
      }
    }

    private func goal(_ nearest: String?) -> NameRepair? {
      if let keyword = KeywordSuggestion.foreignGoal(for: text) {
        return NameRepair("`\(text)` is written `\(keyword)` here", keyword)
      }
      if model.tabs.contains(where: { model.text($0.name) == text }), nearest?.lowercased() != text.lowercased() {
        return NameRepair("`\(text)` is a tab: write `tab \(text)`", "tab \(text)")
      }
      if isOutcome(text) { return NameRepair("`\(text)` is an outcome: write `finish \(text)`", "finish \(text)") }
      // `onPicked()`, as a function that the caller passes is called.
      let outcome = String(text.dropFirst(2)).withSmallInitial
      return text.hasPrefix("on") && isOutcome(outcome)
        ? NameRepair("an outcome is reached with `finish \(outcome)`", "finish \(outcome)") : nil
    }

    /// The repair of a misspelt word of the language, or of the only label that a call does not have yet.
    var misspeltWord: NameRepair? {
      switch name.kind {
      case .transition:
        SpellingSuggestion.best(for: text, among: ["none", "default"]).map { NameRepair(didYouMean: $0) }
      case .place: SpellingSuggestion.best(for: text, among: ["root"]).map { NameRepair(didYouMean: $0) }
      case .goal: KeywordSuggestion.goal(for: text).map { NameRepair(didYouMean: $0) }
      case .label: onlyLabelLeft.map { NameRepair(didYouMean: $0, text: Spelling.word($0)) }
      default: nil
      }
    }

    /// Returns a name as it is written where the unknown name is.
    func spelling(_ text: String) -> String {
      switch name.kind {
      case .goal, .screen, .place, .expected, .flag, .transition: Spelling.name(text)
      case .link, .outcome, .parameter, .label, .tab, .value: Spelling.word(text)
      }
    }

    // MARK: Flags and parameters

    /// The flag of a condition such as `notOnboarded`.
    private var negatedFlag: String? {
      guard
        let prefix = ["isNot", "not", "no"].first(where: {
          text.hasPrefix($0) && text.dropFirst($0.count).first?.isUppercase == true
        })
      else { return nil }
      let flag = text.dropFirst(prefix.count)
      return names.first { $0.lowercased() == flag.lowercased() }
    }

    /// The value of this name, with its flag, when only one flag has it.
    private var onlyValue: String? {
      let values = model.flags.indices.filter { model.flags[$0].value.map { model.text($0) } == text }
      return values.count == 1 ? model.text(of: FlagID(values[0])) : nil
    }

    /// The value for which an unknown parameter is meant: a misspelt `nil`, `true` or `false`, the parameter with the
    /// name of the label before it, or a text without quotes.
    private var value: String? {
      if let word = SpellingSuggestion.best(for: text, among: ["nil", "true", "false"]) { return word }
      guard name.token > 1, tree.tokens.kind(at: Int(name.token) - 1) == .colon,
        Int(name.token) + 1 == tree.tokens.count || tree.tokens.kind(at: Int(name.token) + 1) != .dot,
        SpellingSuggestion.best(for: text, among: names) == nil
      else { return nil }
      let label = tree.text(of: name.token - 2)
      if names.contains(label) { return Spelling.word(label) }
      // `Product(name: tea)`
      let before = (max(0, Int(name.token) - 64)..<Int(name.token)).reversed()
      guard !compilation.trees.contains(where: \.hasErrors),
        let open = before.first(where: { tree.tokens.kind(at: $0) == .leftParenthesis }), open > 0,
        let node = model.node(named: tree.text(of: TokenIndex(open - 1))),
        let meant = model.parameters[model.details(of: node).parameters].first(where: { model.text($0.name) == label }),
        ["String", "String?"].contains(meant.type.spelling)
      else { return nil }
      return StringLiteral.quoted(text)
    }

    /// The last name of a path such as `paid.order` and its start; nil when the name does not begin a path.
    private var member: (name: String, start: UInt32)? {
      var last = name.token
      while Int(last) + 2 < tree.tokens.count, tree.tokens.kind(at: Int(last) + 1) == .dot { last += 2 }
      return last == name.token ? nil : (tree.text(of: last), tree.token(last).start)
    }

    /// The parameter for which an unknown label is meant: the only one that the call gives no value.
    private var onlyLabelLeft: String? {
      var token = Int(name.token)
      while token > 0, tree.tokens.kind(at: token) != .leftParenthesis { token -= 1 }
      var given: Set<String> = []
      while token + 1 < tree.tokens.count, tree.tokens.kind(at: token) != .rightParenthesis {
        if tree.tokens.kind(at: token + 1) == .colon { given.insert(tree.text(of: TokenIndex(token))) }
        token += 1
      }
      let left = names.filter { !given.contains($0) }
      return left.count == 1 ? left[0] : nil
    }

    // MARK: Goals

    /// Whether a flow around the name, or its screen, ends in an outcome of that name.
    private func isOutcome(_ text: String) -> Bool {
      model.enclosing(name.owner).contains { owner in
        model.details(of: owner).outcomes.contains { model.text(model[OutcomeID($0)].name) == text }
      }
    }

    /// Whether some target gives a tag of that name.
    private var isTag: Bool { model.tags.contains { model.text($0.name) == text && !$0.taggingTargets.isEmpty } }

    /// The tab that shows the screen of that name, as it is written.
    private var tabOfScreen: String? {
      let tab = model.tabs.first { tab in tab.root.node.map { model.name(of: $0) } == text }
      return tab.map { Spelling.word(model.text($0.name)) }
    }

    /// The names that would be valid.
    private var names: [String] { model.names(in: name.source).map { model.text($0) } }
  }
}
