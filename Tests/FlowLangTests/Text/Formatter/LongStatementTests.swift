import Testing

@testable import FlowLang

/// Line breaks in statements that do not fit into a line.
@Suite struct LongStatementTests {
  private static let label = String(repeating: "x", count: 60)

  @Test func targetsGoOnInNewLines() {
    expectLayout(
      #"screen A { link a "\#(Self.label)" -> Checkout cover via grow }"#,
      #"""
      screen A {
        link a "\#(Self.label)" -> Checkout cover via grow
      }
      """#)
    expectLayout(
      #"screen A { link a "\#(Self.label)" -> Checkout cover via grow or back }"#,
      #"""
      screen A {
        link a "\#(Self.label)"
          -> Checkout cover via grow or back
      }
      """#)
  }

  @Test func eachElseBeginsALine() {
    expectLayout(
      #"""
      screen A {
        link a "\#(Self.label)" -> B sheet when signedIn else C when online else home
        requires signedIn else \#(Self.label) sheet { on cancelled -> stay } when online else home
      }
      """#,
      #"""
      screen A {
        link a "\#(Self.label)"
          -> B sheet when signedIn
          else C when online
          else home
        requires signedIn else \#(Self.label) sheet {
          on cancelled -> stay
        } when online else home
      }
      """#)
  }

  @Test func startsAndHandlers() {
    expectLayout(
      """
      app A { start \(Self.label) when a, b else Welcome when c else SomethingElseAltogether }
      screen S { link a -> F { on x -> \(Self.label)(order: order) sheet when signedIn } }
      """,
      """
      app A {
        start \(Self.label) when a, b
          else Welcome when c
          else SomethingElseAltogether
      }
      screen S {
        link a -> F {
          on x
            -> \(Self.label)(order: order) sheet when signedIn
        }
      }
      """)
  }

  @Test func blocksOfBrokenStatementsAreIndented() {
    expectLayout(
      """
      screen A {
        link a "A" -> \(Self.label)(product: id) sheet when signedIn else SignIn sheet { on done -> stay on x -> stay }
      }
      """,
      """
      screen A {
        link a "A"
          -> \(Self.label)(product: id) sheet when signedIn
          else SignIn sheet {
            on done -> stay
            on x -> stay
          }
      }
      """)
  }

  @Test func parametersHaveLinesOfTheirOwn() {
    expectLayout(
      "screen A(query: String, categories: [Category.ID] = [], sort: Catalogue.\(Self.label) = .x) { link a -> B }",
      """
      screen A(
        query: String,
        categories: [Category.ID] = [],
        sort: Catalogue.\(Self.label) = .x
      ) {
        link a -> B
      }
      """)
    expectLayout(
      "external flow F { outcome paid(first: \(Self.label), second: Receipts.Order.ID) }",
      """
      external flow F {
        outcome paid(
          first: \(Self.label),
          second: Receipts.Order.ID
        )
      }
      """)
  }

  @Test func unbreakableStatementsStayLong() {
    let text = String(repeating: Self.label, count: 3)
    expectCanonical("screen A {\n  note figma \"\(text)\"\n}")
    expectLayout("screen A { note figma \"\(text)\" }", "screen A {\n  note figma \"\(text)\"\n}")
  }

  @Test func columnsAreCountedInCharacters() {
    let wide = String(repeating: "ж", count: 70)
    expectCanonical("screen A { link a \"\(wide)\" -> B }")
  }
}
