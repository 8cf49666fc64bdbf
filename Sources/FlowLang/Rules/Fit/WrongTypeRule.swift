extension Rule {
  static let wrongType: Rule = Rule(
    "wrong-type", .error, .names,
    summary: "a value does not fit the type of its parameter",
    explanation: """
      Texts fit `String`, whole numbers `Int` and `Double`, `true` and `false` `Bool`, `nil` whatever is optional, `[]`
      arrays, and `.name` everything but `String`, `Bool` and arrays. A parameter fits another of the same type, or of the same
      type with a `?`. What fits a type of the app's own only Swift knows, so texts and numbers are let through there.
      """,
    failing: """
      app Shop { start Home }
      screen Home {
        link open "See product" -> Product(id: 3)
        link offer "Today's offer" -> Product(id: ⟦"four"⟧)
      }
      screen Product(id: Int) {}
      """,
    repaired: """
      app Shop { start Home }
      screen Home {
        link open "See product" -> Product(id: 3)
        link offer "Today's offer" -> Product(id: 4)
      }
      screen Product(id: Int) {}
      """
  ) { compilation, findings in
    for mismatch in compilation.model.typeMismatches {
      let subject = mismatch.link.map { Findings.Subject.link($0, owner: mismatch.owner) } ?? .node(mismatch.owner)
      findings.add(wrongType, about: subject) { finding(mismatch, compilation) }
    }
    for problem in MotionProblem.all(in: compilation) where problem.kind == .type {
      findings.add(wrongType, about: .file) { wrongType.finding(problem.message, at: problem.range) }
    }
  }

  private static func finding(_ mismatch: TypeMismatch, _ compilation: Compilation) -> Finding {
    let source = compilation.sources[Int(mismatch.value.file.index)]
    let text = String(decoding: source.bytes[Int(mismatch.value.start)..<Int(mismatch.value.end)], as: UTF8.self)
    let value = mismatch.valueType.map { "`\(text)`, which is a `\($0.spelling)`," } ?? "`\(text)`"
    var finding = wrongType.finding("\(value) does not fit the type `\(mismatch.type.spelling)`", at: mismatch.value)
    compilation.describe(&finding, mismatch.owner, mismatch.link)
    return finding
  }
}
