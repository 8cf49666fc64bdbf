extension Rule {
  static let unusedFlag: Rule = Rule(
    "unused-flag", .warning, .uses,
    summary: "no condition asks for a flag, or for several of its values",
    explanation: """
      A flag makes a difference only through a `when` or a `requires`. One that is only set or cleared has no
      effect: a condition is missing, or the flag is left over. The same is true of a value that nothing sets and
      no condition asks for, and of several values that no condition asks for: one of them is enough.
      """,
    example: """
      - app Shop { start Welcome }
      + app Shop { start Home when signedIn else Welcome }
        screen Home { link leave "Sign out" -> Welcome reset clear signedIn }
        screen Welcome { link enter "Sign in" -> Home reset set signedIn }
        flag ⟦signedIn⟧
      """
  ) { compilation, findings in
    // Another file may use it.
    guard compilation.model.hasApp else { return }
    let model = compilation.model
    for flag in model.declaredFlags {
      let values = model.values(of: flag)
      if !values.contains(where: { model[$0].isAsked }) {
        findings.add(unusedFlag, about: .file) { unused(flag, compilation) }
      } else if values.count > 1 {
        findUnusedValues(values, compilation, &findings)
      }
    }
  }

  private static func unused(_ flag: FlagID, _ compilation: Compilation) -> Finding {
    let (model, own) = (compilation.model, compilation.model[flag])
    let tree = compilation.trees[Int(own.file.index)]
    let token = tree.declaredName(of: own.syntax) ?? tree[own.syntax].firstToken
    let name = compilation.flagName(flag)
    let message =
      model.values(of: flag).contains { model[$0].isAssigned }
      ? "the flag \(name) is set\(own.value == nil ? " or cleared" : ""), but no condition asks for it"
      : "nothing uses the flag \(name)"
    return unusedFlag.finding(message, at: tree.range(of: token, in: own.file))
  }

  /// Finds values that no state has, and values that no condition distinguishes.
  private static func findUnusedValues(_ values: [FlagID], _ compilation: Compilation, _ findings: inout Findings) {
    let model = compilation.model
    let isLasting = compilation.machine.lastingFlags.contains(values[0])
    let unasked = values.filter { !model[$0].isAsked }
    let unset = unasked.filter { value in
      !model[value].isAssigned && !model[value].isInitiallySet && !model[value].isExternal && !isLasting
    }
    for value in unset {
      findings.add(unusedFlag, about: .file) {
        unusedFlag.finding(
          "nothing sets \(compilation.name(value)), and no condition asks for it", at: compilation.range(of: value))
      }
    }
    let alike = unasked.filter { !unset.contains($0) }
    guard alike.count > 1 else { return }
    findings.add(unusedFlag, about: .file) {
      let names = listed(alike.map { compilation.name($0) })
      return unusedFlag.finding(
        "no condition asks for \(names), so that they mean the same", at: compilation.range(of: alike[1]))
    }
  }
}
