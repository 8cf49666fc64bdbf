/// The page of the documentation that lists every rule, in Markdown.
public enum RulesPage {
  /// The page, generated from the catalogue alone.
  public static var markdown: String {
    let rows = Rule.all.map { "| [`\($0.name)`](#\($0.name)) | \($0.severity.rawValue) | \($0.summary) |\n" }
    return """
      # Rules

      Everything that `flowc check` can find. `flowc explain RULE` shows a section of this page in the terminal;
      `flowc explain --all` writes the page. The severity of a rule can be changed for a run with `--warn RULE`,
      `--deny RULE` (an error) and `--allow RULE` (left out), and a flow suppresses a rule in one place with
      `allow RULE "reason"`.

      The rules about states are about *reachable states*: all that the start, a url or an entry leads to, by links and by
      the actions of the platform (Back, closing a sheet, another tab). They define exactly when they are reported.
      `= shown by:` lists the steps to the state, from a cold start; `flowc run` takes such a list, and
      `flowc graph --trace RULE` draws it. A finding is reported once for each link or screen, with the shortest trace.

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
    \(definition(rule))
    For example:

    ```flow
    \(RuleExample(rule.failing).text)
    ```
    \(code(rule))
    Output of `\(RuleFinding.command(rule))`:

    ```text
    \(RuleFinding.text(rule, isColored: false))```

    Repaired:

    ```flow
    \(rule.repaired)
    ```

    """
  }

  /// Returns the code that both examples are compared with.
  private static func code(_ rule: Rule) -> String {
    rule.code.map { "\nwhere the code of the app is\n\n```swift\n\($0)\n```\n" } ?? ""
  }

  private static func definition(_ rule: Rule) -> String { rule.definition.map { "\n**Exactly:** \($0)\n" } ?? "" }
}
