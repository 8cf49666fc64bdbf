extension Rule {
  static let unusedFlag: Rule = Rule(
    "unused-flag", .warning, .uses,
    summary: "no condition asks for a flag",
    explanation: """
      A flag makes a difference only through a `when` or a `requires`. One that is only set or cleared changes nothing
      for anybody: a condition is missing, or the flag is left over.
      """,
    failing: """
      app Shop { start Welcome }
      screen Home { link leave "Sign out" -> Welcome reset clear signedIn }
      screen Welcome { link enter "Sign in" -> Home reset set signedIn }
      flag ⟦signedIn⟧
      """,
    repaired: """
      app Shop { start Home when signedIn else Welcome }
      screen Home { link leave "Sign out" -> Welcome reset clear signedIn }
      screen Welcome { link enter "Sign in" -> Home reset set signedIn }
      flag signedIn
      """
  ) { compilation, findings in
    // Another file may use it.
    guard compilation.model.hasApp else { return }
    for flag in compilation.model.flags where !flag.isAsked {
      findings.add(unusedFlag, about: .file) {
        let tree = compilation.trees[Int(flag.file.index)]
        let token = tree.token(
          tree.name(of: flag.syntax, at: flag.isExternal ? 2 : 1) ?? tree[flag.syntax].firstToken)
        let text = compilation.model.text(flag.name)
        let message =
          flag.isAssigned
          ? "the flag `\(text)` is set or cleared, but no condition asks for it" : "nothing uses the flag `\(text)`"
        return unusedFlag.finding(message, at: SourceRange(file: flag.file, start: token.start, end: token.end))
      }
    }
  }
}
