@testable import FlowLang

/// The parts of a random flow that do not affect traces: included for tests of syntax, left out for tests of verdicts.
extension RandomFlow {
  /// A parameter of a screen; each has a default, so that no call has to pass it.
  struct Parameter {
    let name: String
    let type: String
    let value: String
  }

  private static let kinds: [(type: String, values: [String])] = [
    ("Int", ["1", "-7", "0"]), ("String", ["\"\"", "\"a \\\"b\\\" \\u{1F600}\""]), ("Double", ["1.5", "-0.25", "2"]),
    ("Bool", ["true", "false"]), ("Int?", ["nil", "3"]), ("String?", ["nil", "\"x\""]), ("[Int]", ["[]"]),
    ("UUID?", ["nil"]), ("Date?", ["nil"]), ("URL?", ["nil"]),
  ]

  mutating func someParameters() -> [Parameter] {
    (0..<random.pick([0, 0, 1, 2, 3])).map { index in
      let kind = random.pick(Self.kinds)
      return Parameter(name: "p\(index)", type: kind.type, value: random.pick(kind.values))
    }
  }

  func parameterList(of screen: Int) -> String {
    guard features.usesWholeLanguage, !parameters[screen].isEmpty else { return "" }
    return "(" + parameters[screen].map { "\($0.name): \($0.type) = \($0.value)" }.joined(separator: ", ") + ")"
  }

  /// Returns some arguments of a call: literals, and parameters of the calling screen.
  mutating func arguments(for screen: Int, from caller: Int) -> String {
    guard features.usesWholeLanguage, chance(60) else { return "" }
    var texts: [String] = []
    for parameter in parameters[screen] where chance(60) {
      let given = caller < screenCount ? parameters[caller].first { $0.type == parameter.type } : nil
      texts.append("\(parameter.name): " + (given.map(\.name) ?? parameter.value))
    }
    return texts.isEmpty ? "" : "(\(texts.joined(separator: ", ")))"
  }

  /// Returns the placeholders of a url, for the parameters of its screen.
  mutating func placeholders(of screen: Int) -> String {
    guard features.usesWholeLanguage else { return "" }
    let fit = parameters[screen].filter { ["Int", "String", "Int?", "String?"].contains($0.type) }
    var text = ""
    if let first = fit.first, !first.type.hasSuffix("?"), chance(50) { text += "/{\(first.name)}" }
    if let last = fit.last, !text.contains(last.name), chance(60) { text += "?q={\(last.name)}" }
    return text
  }

  // MARK: Statements

  mutating func writeTransitions() {
    lines.append("transition m0 {")
    lines.append("  forward move(leading) + opacity / scale(0.5)")
    lines.append("  backward \(random.pick(["slide", "push(trailing)", "offset(10, -5)"])) / identity")
    lines.append("  easing \(random.pick(["easeOut(0.4s)", "linear(250ms)", "spring(response: 0.5, damping: 0.25)"]))")
    lines.append("}")
    lines.append("transition m1 { both \(random.pick(["zoom", "custom(Motions.flip)"])) }")
  }

  /// Writes the identity of the app.
  mutating func writeIdentity() {
    if features.hasEntryPoints || chance(50) { lines.append("  scheme \"app\"") }
    if chance(40) { lines.append("  domain \"app.example.com\"") }
    writeDetails(indent: "  ")
  }

  /// Writes statements that are allowed in everything that contains screens.
  mutating func writeDetails(indent: String) {
    if chance(30) { lines.append("\(indent)transition \(motion())") }
    if chance(20) { lines.append("\(indent)note key \"value // of a note\"") }
    if chance(15) { lines.append("\(indent)note \"a key\" \"{ } \\n\\t\\\\\"") }
    if chance(15) { lines.append("\(indent)allow dead-end \"whoever is here stays here\"") }
  }

  /// Writes the appearance of a screen.
  mutating func writeLooks(_ index: Int, indent: String) {
    if chance(20) { lines.append("\(indent)view \(random.pick(["", "uikit "]))Views.S\(index)View") }
    if chance(15) { lines.append("\(indent)image \"pictures/s\(index).png\"") }
    writeDetails(indent: indent)
  }

  mutating func writeRemarks(indent: String) {
    if chance(15) { lines += ["\(indent)/// What follows is \"important\".", "\(indent)/// Really: <b>&amp;</b> */"] }
    if chance(10) { lines.append("\(indent)// A remark { of one line") }
    if chance(8) { lines.append("\(indent)/* one in /* another */ } */") }
  }

  // MARK: Parts of statements

  mutating func tabLooks() -> String {
    guard features.usesWholeLanguage else { return "" }
    return (chance(50) ? " \"Tab of \u{00DC}n\"" : "") + (chance(40) ? " icon \"house\"" : "")
      + (chance(30) ? " badge" : "")
  }

  mutating func linkName() -> String {
    features.usesWholeLanguage && chance(15) ? "`l\(linkCount) of it`" : "l\(linkCount)"
  }

  mutating func label() -> String {
    features.usesWholeLanguage && chance(50)
      ? " " + random.pick(["\"Open\"", "\"\"", "\"a -> b\"", "\"\\u{202F}\u{1F600}\""]) : ""
  }

  /// Returns the parameters of an outcome: the first outcomes of some flows have them.
  func outcomeParameters(of outcome: String) -> String {
    features.usesWholeLanguage && outcome.hasSuffix("0") && lines.count % 3 == 0
      ? "(result: Int, text: String = \"none\")" : ""
  }

  private mutating func motion() -> String { random.pick(["m0", "m1", "none", "default"]) }

  /// Adds modifiers to a target that do not affect its goal.
  mutating func extended(_ text: String) -> String {
    var text = text
    if let first = text.first, first == "S", !text.contains("{") {
      if !["sheet", "cover", "popover", "dialog", "re", "over", "in "].contains(where: { text.contains(" " + $0) }),
        chance(30)
      {
        text += " push"
      }
      if chance(25) { text += " via \(motion())" }
      if chance(15) { text += " { note event \"followed\" }" }
    }
    return text
  }
}
