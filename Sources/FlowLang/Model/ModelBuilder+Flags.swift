/// The declaration of flags with their values, and the binding of their mentions.
extension ModelBuilder {
  mutating func declareFlag(_ id: SyntaxID) {
    let isExternal = tree.token(tree[id].firstToken).kind == .external
    guard let token = tree.declaredName(of: id) else { return }
    let name = intern(token)
    let known = flagNamed[name]
    recordDeclaration(token, .flag, known == nil ? .flag(FlagID(model.flags.count)) : nil)
    if let first = known {
      let flag = model[first]
      return reportDuplicate(.flag, name, range(token), first: statementRange(flag.file, flag.syntax), owner: .app)
    }
    flagNamed[name] = FlagID(model.flags.count)
    // A type between the name and the `=`, as in other languages, is not a value.
    let equal = (token..<max(token, tree.endToken(of: id))).first { tree.token($0).kind == .equal } ?? token
    let values = self.values(of: id, behind: equal)
    let first = UInt32(model.flags.count)
    guard !values.isEmpty else {
      let isSet = equal + 1 < tree.endToken(of: id) && equal > token && tree.token(equal + 1).kind == .true
      model.flags.append(
        Flag(
          name: name, value: nil, values: first..<first + 1, isInitiallySet: isSet, isExternal: isExternal, file: file,
          syntax: id, token: token))
      return
    }
    for (place, value) in values.enumerated() {
      recordDeclaration(value.token, .flagValue, .value(FlagID(model.flags.count)))
      model.flags.append(
        Flag(
          name: name, value: value.name, values: first..<first + UInt32(values.count), isInitiallySet: place == 0,
          isExternal: isExternal, file: file, syntax: id, token: value.token))
    }
  }

  /// Returns the values of a flag, each once; none for a flag without values or with a single one.
  private mutating func values(of id: SyntaxID, behind token: TokenIndex) -> [(name: NameID, token: TokenIndex)] {
    var result: [(name: NameID, token: TokenIndex)] = []
    for value in token + 1..<max(token + 1, tree.endToken(of: id))
    where tree.token(value).kind.isWord || tree.token(value).kind == .string {
      // Skips an `or` between two values and a `case` before each, as in other languages.
      if tree.token(value).kind == .or, value > token + 1, tree.token(value - 1).kind.isWord { continue }
      if tree.token(value + 1).kind.isWord, tree.text(of: value) == "case" { continue }
      let name = intern(value)
      if let first = result.first(where: { $0.name == name }) {
        reportDuplicate(.value, name, range(value), first: range(first.token), owner: .app)
      } else {
        result.append((name, value))
      }
    }
    return result.count == 1 ? [] : result
  }

  // MARK: Asking and setting

  /// Binds a list of conditions; those that cannot be bound are left out.
  mutating func bindConditions(_ id: SyntaxID) -> Slice {
    let first = UInt32(model.conditions.count)
    for use in tree.flagUses(in: id) {
      guard let flag = bindFlag(use, .asks) else { continue }
      model.flags[Int(flag.index)].isAsked = true
      model.conditions.append(Condition(flag: flag, isNegated: use.isNegated))
    }
    return first..<UInt32(model.conditions.count)
  }

  /// Binds `set signedIn, plan = pro` or `clear signedIn`.
  mutating func bindAssignments(_ id: SyntaxID, isSet: Bool) -> Slice {
    let first = UInt32(model.assignments.count)
    for use in tree.flagUses(in: id) {
      guard let flag = bindFlag(use, isSet ? .sets : .clears) else { continue }
      model.flags[Int(flag.index)].isAssigned = true
      model.assignments.append(flag)
    }
    return first..<UInt32(model.assignments.count)
  }

  private enum FlagUseKind { case asks, sets, clears }

  /// Returns the flag or the value that is mentioned; nil when there is none.
  private mutating func bindFlag(_ use: FlagUse, _ kind: FlagUseKind) -> FlagID? {
    let named = find(use.name).flatMap { flagNamed[$0] }
    record(use.name, .flag, named.map { .flag($0) })
    let value = value(of: use, named)
    if let token = use.value { record(token, .flagValue, value.map { .value($0) }) }
    guard let flag = named else {
      reportUnresolved(.flag, use.name, in: .flags)
      return nil
    }
    guard model[flag].value != nil else {
      guard use.value != nil else { return flag }
      return report(.hasNoValues(isNegated: use.isNegated, isSet: kind != .asks), flag, use)
    }
    if kind == .clears { return report(.isCleared, flag, use) }
    guard let token = use.value else { return report(.lacksValue(isSet: kind == .sets), flag, use) }
    if let value { return value }
    excuse(flag)
    reportUnresolved(.value, token, in: .values(model[flag].values), flag: flag)
    return nil
  }

  private func value(of use: FlagUse, _ flag: FlagID?) -> FlagID? {
    guard let flag, let name = use.value.flatMap({ find($0) }) else { return nil }
    return model.values(of: flag).first { model[$0].value == name }
  }

  private mutating func report(_ kind: FlagMisuse.Kind, _ flag: FlagID, _ use: FlagUse) -> FlagID? {
    excuse(flag)
    model.flagMisuses.append(
      FlagMisuse(
        kind: kind, flag: flag, tokens: use.name..<(use.value ?? use.name) + 1, file: file, owner: owner, link: link))
    return nil
  }

  /// Marks a flag as asked for and set, because its value is unknown.
  private mutating func excuse(_ flag: FlagID) {
    for value in model[flag].values {
      model.flags[Int(value)].isAsked = true
      model.flags[Int(value)].isAssigned = true
    }
  }
}
