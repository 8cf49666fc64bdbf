/// The explanation of a rule on a terminal: its summary, its reason, an example that breaks it, the finding in that
/// example and its repair.
public enum RuleCard {
  /// Returns the text, ending in a line end.
  public static func text(_ rule: Rule, isColored: Bool) -> String {
    let paint = Paint(isColored: isColored)
    let failing = RuleExample(rule.failing)
    let severity = paint(rule.severity.rawValue, Paint.Ink(rule.severity))
    return """
      \(paint(rule.name, .bold)) (\(severity)): \(rule.summary)

      \(Paragraphs.wrapped(rule.explanation))\(definition(rule, paint))
      \(paint("For example:", .bold))

      \(listing(failing, paint))
      \(code(rule, paint))\(paint("Output of `\(RuleFinding.command(rule))`:", .bold))

      \(RuleFinding.text(rule, isColored: isColored))
      \(paint("Repaired:", .bold))

      \(listing(RuleExample(rule.repaired), paint))
      """
  }

  /// Returns the code that both examples are compared with.
  private static func code(_ rule: Rule, _ paint: Paint) -> String {
    guard let code = rule.code else { return "" }
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)\n" }
    return "\(paint("The code of the app:", .bold))\n\n\(lines.joined())\n"
  }

  private static func definition(_ rule: Rule, _ paint: Paint) -> String {
    guard let definition = rule.definition else { return "" }
    return "\n\(paint("Exactly:", .bold))\n\n\(Paragraphs.wrapped(definition))"
  }

  /// Returns every rule with its severity and its summary, one on a line.
  public static func table(isColored: Bool) -> String {
    let paint = Paint(isColored: isColored)
    let width = Rule.all.map(\.name.count).max() ?? 0
    return Rule.all.map { rule in
      let gap = String(repeating: " ", count: width - rule.name.count + 2)
      let severity = rule.severity.rawValue
      let secondGap = String(repeating: " ", count: 9 - severity.count)
      return "\(rule.name)\(gap)\(paint(severity, Paint.Ink(rule.severity)))\(secondGap)\(rule.summary)\n"
    }.joined()
  }

  /// Returns the lines of an example with their numbers, and marks below the range of the finding.
  private static func listing(_ example: RuleExample, _ paint: Paint) -> String {
    let source = SourceFile(path: "", text: example.text)
    let table = LineTable(source)
    let gutter = Gutter(paint, highestLine: table.count)
    let markedLine = example.marked.map { table.position(of: UInt32($0.lowerBound)).line }
    return (1...table.count).map { number in
      let line = table.range(ofLine: number)
      let excerpt = Excerpt(source.bytes, line: line, marking: example.marked ?? 0..<0)
      let marks = number == markedLine ? gutter.marks(excerpt.marks) + "\n" : ""
      return gutter.line(number, excerpt.text) + "\n" + marks
    }.joined()
  }
}
