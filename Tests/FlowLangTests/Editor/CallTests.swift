import Testing

@testable import FlowLang

/// Calls: signatures, and the parameters that links require.
@Suite struct CallTests {
  private static let flow = """

    /// One product.
    screen Product(id: Int, source: String = "list", note: String?) {}
    flow Pay(sum: Double) { start Product(id: 1) outcome paid(order: Int, at: Date) }
    """

  @Test func theCurrentParameterIsMarked() {
    expectSignature("screen A { link a -> Product(‸) }", "Product(⟦id: Int⟧, source: String = …, note: String?)")
    expectSignature("screen A { link a -> Product(id: 3‸) }", "Product(⟦id: Int⟧, source: String = …, note: String?)")
    expectSignature("screen A { link a -> Product(id: 3, ‸", "Product(id: Int, ⟦source: String = …⟧, note: String?)")
    expectSignature(
      "screen A { link a -> Product(id: 3, note: ‸) }", "Product(id: Int, source: String = …, ⟦note: String?⟧)")
    expectSignature(
      "screen A { link a -> Product(note: \"a\", ‸) }", "Product(⟦id: Int⟧, source: String = …, note: String?)")
    expectSignature("flow F { start A outcome o(x: Int) screen A { link a -> finish o(‸) } }", "o(⟦x: Int⟧)")
    expectSignature("transition t { both offset(1, ‸) }", "offset(x, ⟦y⟧)")
    expectSignature("transition t { easing spring(damping: ‸) }", "spring(response, ⟦damping⟧, blend)")
  }

  @Test func noSignatureOutsideParentheses() {
    for marked in ["screen A { link a -> Prod‸uct(id: 3) }", "screen A { link a -> Product(id: 3)‸ }", "‸"] {
      let text = EditedText(marked + Self.flow)
      #expect(text.editor.signature(at: text.cursor) == nil)
    }
    let text = EditedText("screen A { link a -> Product(‸) }" + Self.flow)
    #expect(text.editor.signature(at: text.cursor)?.documentation == "One product.")
  }

  @Test func missingArgumentsAreHinted() {
    expectHints(
      """
      screen A {
        link a -> Product‹asks id: Int› sheet
        link b -> Product(source: "a")‹asks id: Int›
        link c -> Product(id: 3)
        link d -> Pay‹asks sum: Double› { on paid -> Product(id: order) }
        link e -> Product(id: 3) when f else Product‹asks id: Int›
      }
      flow F { start B outcome o(x: Int, y: Int = 1) screen B { link f -> finish o‹asks x: Int› } }
      flag f
      """)
  }

  private func expectSignature(
    _ marked: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = EditedText(marked + Self.flow, sourceLocation: sourceLocation)
    guard let found = text.editor.signature(at: text.cursor) else {
      Issue.record("there is no signature", sourceLocation: sourceLocation)
      return
    }
    let active = found.activeParameter.map { found.parameters[$0].labelRange }.map {
      UInt32($0.lowerBound)..<UInt32($0.upperBound)
    }
    #expect(
      MarkedSource.mark(active.map { [$0] } ?? [], in: Array(found.label.utf8)) == expected,
      sourceLocation: sourceLocation)
  }

  /// Expects the hints that are between `‹` and `›`.
  private func expectHints(_ hinted: String, sourceLocation: SourceLocation = #_sourceLocation) {
    var plain = hinted
    while let start = plain.firstIndex(of: "‹"), let end = plain[start...].firstIndex(of: "›") {
      plain.removeSubrange(start...end)
    }
    let text = EditedText(plain + "‸" + Self.flow, sourceLocation: sourceLocation)
    let range = SourceRange(file: text.cursor.file, start: 0, end: text.cursor.offset)
    var found = Array(plain.utf8)
    for hint in text.editor.inlayHints(in: range).reversed() {
      found.insert(contentsOf: "‹\(hint.text)›".utf8, at: Int(hint.position.offset))
    }
    #expect(String(decoding: found, as: UTF8.self) == hinted, sourceLocation: sourceLocation)
  }
}
