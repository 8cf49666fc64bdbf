/// The page of the documentation that lists every rule, in Markdown.
public enum RulesPage {
  /// The page, made from the catalogue alone.
  public static var markdown: String {
    let rows = Rule.all.map { "| [`\($0.name)`](#\($0.name)) | \($0.severity.rawValue) | \($0.summary) |\n" }
    return """
      # Rules

      Everything that `flowc check` can find. `flowc explain RULE` shows a section of this page in the terminal;
      `flowc explain --all` writes the page. The severity of a rule can be changed for a run with `--warn RULE`,
      `--deny RULE` (an error) and `--allow RULE` (left out), and a flow silences a rule in one place with
      `allow RULE "reason"`.

      | rule | severity | what it finds |
      |---|---|---|
      \(rows.joined())
      \(Rule.all.map(section).joined(separator: "\n"))
      """
  }

  private static func section(_ rule: Rule) -> String {
    """
    ## \(rule.name)

    *\(rule.severity.rawValue)*: \(rule.summary)

    \(rule.explanation)

    For example:

    ```flow
    \(RuleExample(rule.failing).text)
    ```

    Mended:

    ```flow
    \(rule.repaired)
    ```

    """
  }
}
