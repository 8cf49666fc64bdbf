/// Productions of targets and calls.
extension ExpectationReader {
  /// `goal { modifier } [ handlers ] [ "when" conds [ "else" target ] ]`
  mutating func readTarget() -> Bool {
    repeat {
      guard let goal = readGoal() else { return false }
      guard readModifiers(goal), readHandlers() else { return false }
      guard take(.when) else { return true }
      guard readConditions() else { return false }
    } while take(.else)
    return true
  }

  /// - Returns: The goal of the target; nil if it ends at the cursor or is missing.
  private mutating func readGoal() -> Target.Goal? {
    if take(.back) {
      guard take(.to) else { return .back }
      return readPlace() ? .backTo(.root) : nil
    }
    if take(.home) { return .home }
    if take(.dismiss) { return .dismiss }
    if take(.stay) { return .stay }
    if context.isInGuardHandler || !isAtPlace, take(.continue) { return .continue }
    if take(.raise) { return readTag() ? .backTo(.root) : nil }
    if take(.tab) { return readTabReference() ? .backTo(.root) : nil }
    if model.flow(around: context.owner) != nil || !isAtPlace, take(.finish) { return readFinish() ? .home : nil }
    if take(.open) { return take(.string) ? .open : nil }
    let first = index
    guard readCall(.goal) else { return nil }
    return model.node(named: tree.text(of: first)).map { .call($0) } ?? .broken
  }

  private mutating func readFinish() -> Bool {
    guard let name = takeName(.finishedOutcome) else { return false }
    let outcome = model.outcome(named: name, of: model.flow(around: context.owner))
    return readArguments(outcome.map { model[$0].parameters } ?? 0..<0)
  }

  /// Reads the modifiers of a goal. At the cursor, only modifiers that can be combined with the others are expected.
  private mutating func readModifiers(_ goal: Target.Goal) -> Bool {
    var written: Modifiers = []
    func isAllowed(_ modifier: Modifiers) -> Bool {
      let target = Target(
        goal: goal, presentation: .push, fallback: nil, written: written.union(modifier),
        origin: .link(LinkID(0 as UInt32)),
        syntax: .file, details: TargetDetails.none)
      return !written.contains(modifier) && ModifierProblem(target, model) == nil
    }
    while true {
      let word = kind
      if isAtPlace {
        expected.keywords += Self.modifiers.filter { isAllowed($0.modifier) }.map(\.word)
        return true
      }
      guard let modifier = Self.modifiers.first(where: { $0.word == word })?.modifier else { return true }
      index += 1
      written.insert(modifier)
      guard readRest(of: word, &written) else { return false }
    }
  }

  /// Reads the rest of a modifier, after its keyword.
  private mutating func readRest(of word: TokenKind, _ written: inout Modifiers) -> Bool {
    switch word {
    case .over: return readPlace()
    case .replace:
      guard take(.from) else { return true }
      written.remove(.replace)
      written.insert(.replaceFrom)
      return readPlace()
    case .in: return take(.tab) && readTabReference()
    case .as: return readTag()
    case .via: return takeName(.transition) != nil
    case .or: return take(.back) || take(.home) || take(.dismiss) || take(.stay)
    case .set, .clear:
      repeat {
        guard word == .clear ? takeName(.clearedFlag) != nil : readFlagUse() else { return false }
      } while take(.comma)
      return true
    default: return true
    }
  }

  private static let modifiers: [(word: TokenKind, modifier: Modifiers)] = [
    (.sheet, .sheet), (.cover, .cover), (.popover, .popover), (.dialog, .dialog), (.push, .push), (.replace, .replace),
    (.reset, .reset), (.reuse, .reuse), (.over, .over), (.in, .inTab), (.as, .as), (.via, .via), (.or, .or),
    (.set, .set), (.clear, .clear),
  ]

  // MARK: Parts

  mutating func readConditions() -> Bool {
    repeat {
      _ = take(.not)
      guard readFlagUse() else { return false }
    } while take(.comma)
    return true
  }

  /// `plan = pro`; a value only if the flag has values.
  private mutating func readFlagUse() -> Bool {
    guard let name = takeName(.flag) else { return false }
    let flag = model.declaredFlags.first { model.text(model[$0].name) == name }
    guard let flag, model[flag].value != nil else { return true }
    return take(.equal) && takeName(.flagValue(flag)) != nil
  }

  private mutating func readPlace() -> Bool { take(.root) || readTag() || takeName(.place) != nil }

  private mutating func readTag() -> Bool {
    if isAtPlace { expected.names.append(.tag) }
    return take(.tag)
  }

  mutating func readTabReference() -> Bool {
    guard let name = takeName(.tab) else { return false }
    guard take(.dot) else { return true }
    return takeName(model.node(named: name).map { .tabOfBar($0) }) != nil
  }

  /// `name [ args ]`
  mutating func readCall(_ slot: Expected.Slot) -> Bool {
    guard let name = takeName(slot) else { return false }
    return readArguments(model.node(named: name).map { model.details(of: $0).parameters } ?? 0..<0)
  }

  /// `"(" [ arg { "," arg } ] ")"`, optional.
  private mutating func readArguments(_ parameters: Slice) -> Bool {
    guard kind == .leftParenthesis else { return true }
    index += 1
    if kind == .rightParenthesis { return take(.rightParenthesis) }
    var missing = parameters.map { ParameterID($0) }
    repeat {
      guard let label = takeName(.label(missing)), take(.colon) else { return false }
      let parameter = missing.first { model.text(model[$0].name) == label }
      missing.removeAll { $0 == parameter }
      guard readValue(parameter) else { return false }
    } while takeSeparator()
    return take(.rightParenthesis)
  }

  private mutating func readValue(_ parameter: ParameterID?) -> Bool {
    if isAtPlace {
      if let parameter { expected.names.append(.value(parameter)) }
      return false
    }
    let isLiteral = !kind.isWord || [.true, .false, .nil].contains(kind)
    return isLiteral ? readLiteral(parameter.map { model[$0].type }) : readPath(nil)
  }

  mutating func readLiteral(_ type: ValueType?) -> Bool {
    if isAtPlace {
      if let type { expected.names.append(.literal(type)) }
      return false
    }
    switch kind {
    case .string, .number, .true, .false, .nil: index += 1
    case .dot:
      index += 1
      return takeName(type.map { .caseName($0) }) != nil
    case .leftBracket:
      index += 1
      return take(.rightBracket)
    default: return false
    }
    return true
  }

  /// `word { "." word }`
  mutating func readPath(_ slot: Expected.Slot?) -> Bool {
    guard takeName(slot) != nil else { return false }
    while take(.dot) { guard takeName(nil) != nil else { return false } }
    return true
  }
}
