extension Rule {
  static let wrongType: Rule = Rule(
    "wrong-type", .error, .names,
    summary: "a value does not fit the type of its parameter",
    explanation: """
      Texts fit `String`, whole numbers `Int` and `Double`, `true` and `false` `Bool`, `nil` whatever is optional, `[]`
      arrays, and `.name` everything but `String`, `Bool` and arrays. A parameter fits another of the same type, or of the same
      type with a `?`. What fits a type of the app's own only Swift knows, so texts and numbers are let through there.
      """,
    example: """
        app Shop { start Home }
        screen Home {
          link open "See product" -> Product(id: 3)
      -   link offer "Today's offer" -> Product(id: ⟦"four"⟧)
      +   link offer "Today's offer" -> Product(id: 4)
        }
        screen Product(id: Int) {}
      """
  ) { compilation, findings in
    for mismatch in compilation.model.typeMismatches {
      let subject = mismatch.link.map { Findings.Subject.link($0, owner: mismatch.owner) } ?? .node(mismatch.owner)
      findings.add(wrongType, about: subject) { finding(mismatch, compilation) }
    }
    for problem in MotionProblem.all(in: compilation) where problem.kind == .type {
      findings.add(wrongType, about: .file) { problem.finding(of: wrongType) }
    }
  }

  private static func finding(_ mismatch: TypeMismatch, _ compilation: Compilation) -> Finding {
    let source = compilation.sources[Int(mismatch.value.file.index)]
    let text = String(decoding: source.bytes[Int(mismatch.value.start)..<Int(mismatch.value.end)], as: UTF8.self)
    let value = mismatch.valueType.map { "`\(text)`, which is a `\($0.spelling)`," } ?? "`\(text)`"
    var finding = wrongType.finding("\(value) does not fit the type `\(mismatch.type.spelling)`", at: mismatch.value)
    compilation.describe(&finding, mismatch.owner, mismatch.link)
    if mismatch.valueType == nil, let meant = literal(text, as: mismatch.type) {
      finding.help = "write `\(meant)`"
      finding.fixes = [FixIt("write `\(meant)`", isSafe: false, replace: mismatch.value, with: meant)]
    }
    return finding
  }

  /// Returns a number or a Boolean without its quotes, or a text with quotes, when that fits the type.
  private static func literal(_ text: String, as type: ValueType) -> String? {
    let inner =
      text.hasPrefix("\"") && text.hasSuffix("\"") && text.utf8.count > 2 ? String(text.dropFirst().dropLast()) : nil
    switch type.spelling.prefix(while: { $0 != "?" }) {
    case "Int":
      if let inner { return Int(inner) == nil ? nil : inner }
      return Double(text).flatMap { Int(exactly: $0.rounded(.towardZero)) }.map(String.init)
    case "Double":
      let isNumber = inner?.utf8.allSatisfy { ASCII.isDigit($0) || $0 == UInt8(ascii: ".") } == true
      return inner.flatMap { isNumber && Double($0) != nil && $0.utf8.first != UInt8(ascii: ".") ? $0 : nil }
    case "Bool": return ["0": "false", "1": "true", "true": "true", "false": "false"][inner ?? text]
    case "String":
      guard inner == nil, let first = text.utf8.first else { return nil }
      let isLiteral = ASCII.isDigit(first) || first == ASCII.minus || text == "true" || text == "false"
      return isLiteral ? "\"\(text)\"" : nil
    default: return nil
    }
  }
}
