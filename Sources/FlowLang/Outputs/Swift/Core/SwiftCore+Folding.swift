/// Folds blocks of one short statement into one line.
extension SwiftCore {
  /// The maximum length of a folded line.
  private static let columns = 120

  /// Writes a block; on one line if it has one statement and fits.
  mutating func shortBlock(_ head: String, _ body: (inout SwiftCore) -> Void) {
    let start = out.count
    let lines = written(head + " {", body)
    out.line("}")
    if lines.count == 1 { fold("\(head) { \(lines[0]) }", since: start) }
  }

  /// Writes a case and its statements; on one line if there is one statement and it fits.
  mutating func shortCase(_ head: String, _ body: (inout SwiftCore) -> Void) {
    let start = out.count
    let lines = written(head, body)
    if lines.count == 1, Self.isPlain(lines[0]) { fold("\(head) \(lines[0])", since: start) }
  }

  /// Folds a function that was just written, if its body is a guard and one statement.
  mutating func foldFunction(since start: Int) {
    let lines = out.lines(since: start)
    let (head, tail) = ("guard case ", " else { return }")
    guard lines.count == 4, lines[3] == "}", lines[1].hasPrefix(head), lines[1].hasSuffix(tail), Self.isPlain(lines[2])
    else { return }
    fold("\(lines[0]) if case \(lines[1].dropFirst(head.count).dropLast(tail.count)) { \(lines[2]) } }", since: start)
  }

  /// Folds an `if` that was just written, if each branch has one statement.
  mutating func foldChoice(since start: Int) {
    var lines = out.lines(since: start)
    // With an empty first branch, the condition is negated.
    if lines.count == 4, lines[1] == "} else {", lines[0].hasPrefix("if "),
      lines[0].dropFirst(3).count(where: { $0 == " " }) == 1
    {
      let condition = lines[0].dropFirst(3)
      lines[0...1] = ["if " + (condition.hasPrefix("!") ? String(condition.dropFirst()) : "!" + condition)]
    }
    guard lines.count == 3 || (lines.count == 5 && lines[2] == "} else {"), lines.last == "}", Self.isPlain(lines[1]),
      lines.count == 3 || Self.isPlain(lines[3])
    else { return }
    fold(lines.joined(separator: " "), since: start)
  }

  /// Writes an enum; on one line where its cases have no documentation and fit.
  mutating func shortEnum(_ head: String, _ body: (inout SwiftCore) -> Void) {
    let start = out.count
    let lines = written(head + " {", body)
    out.line("}")
    if lines.isEmpty || !lines.allSatisfy({ $0.hasPrefix("case ") }) { return }
    fold("\(head) { case \(lines.map { $0.dropFirst("case ".count) }.joined(separator: ", ")) }", since: start)
  }

  private mutating func fold(_ line: String, since start: Int) {
    if out.indentation + line.columns > Self.columns { return }
    out.takeBack(since: start)
    out.line(line)
  }

  /// Writes indented statements after their head, and returns their lines.
  private mutating func written(_ head: String, _ body: (inout SwiftCore) -> Void) -> [String] {
    out.line(head)
    let start = out.count
    indented(body)
    return out.lines(since: start)
  }

  /// Whether a statement is simple: without nested statements, and complete on its line.
  private static func isPlain(_ statement: String) -> Bool {
    !["if ", "switch ", "guard ", "let ", "return ", "case ", "}"].contains(where: statement.hasPrefix)
      && !statement.hasSuffix("{") && !statement.hasSuffix("(")
  }
}
