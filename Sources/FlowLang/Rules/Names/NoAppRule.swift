extension Rule {
  static let noApp: Rule = Rule(
    "no-app", .note, .names,
    summary: "a file without an `app` is checked for its names only",
    explanation: """
      Without a start it is unknown what a person can reach. Check the file that has the `app` and imports
      this one.
      """,
    example: """
      - ⟦⟧screen Home {}
      + app Shop { start Home }
      + screen Home { link open "See product" -> Product }
      + screen Product {}
      """
  ) { compilation, findings in
    // The app may be in an unreadable part.
    guard !compilation.model.hasApp, !compilation.trees.contains(where: { $0.hasErrors || $0.foreign != nil }) else {
      return
    }
    findings.add(noApp, about: .file) {
      noApp.finding(
        "there is no `app` here, so only names are checked", at: SourceRange(file: FileID(0), start: 0, end: 0))
    }
  }
}
