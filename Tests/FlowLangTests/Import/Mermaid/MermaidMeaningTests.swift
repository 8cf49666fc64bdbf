import Testing

@testable import FlowLang

/// The meaning of diagrams beyond screens and links.
@Suite struct MermaidMeaningTests {
  @Test func arrowsBackToTheOnlyEntryPointGoBack() {
    expectMermaid(
      """
      stateDiagram-v2
        [*] --> List
        List --> Detail : open
        Detail --> List : Back to the list
        List --> Edit
        Detail --> Edit : edit
        Edit --> Detail : Back
        Edit --> List : Cancel
        Edit --> Edit : close
      """,
      """
      app App {
        start List
      }

      screen List {
        link open "open" -> Detail
        link toEdit -> Edit
      }

      screen Detail {
        link backToTheList "Back to the list" -> List
        link edit "edit" -> Edit
      }

      screen Edit {
        link back "Back" -> Detail
        link cancel "Cancel" -> List
        link close "close" -> Edit
      }
      """)
    expectMermaid(
      """
      flowchart TD
        A[Sign in] -->|Register| B["A new<br/>account"]
        B -->|"&lt; Back"| A
        B -- Cancel order --> A
      """,
      problems: ["2:3: no-start"],
      """
      app App {
        start SignIn
      }

      /// Sign in
      screen SignIn {
        note id "A"

        link register "Register" -> ANewAccount
      }

      /// A new
      /// account
      screen ANewAccount {
        note id "B"

        link back "< Back" -> back
        link cancelOrder "Cancel order" -> SignIn
      }
      """)
  }

  @Test func furtherStartsAreEntries() {
    expectMermaid(
      """
      stateDiagram-v2
        state asked <<choice>>
        [*] --> asked
        asked --> Home : known
        asked --> Login
        [*] --> Note : pushed
        state Tour {
          [*] --> One
          One --> Two
          [*] --> Two
        }
        Home --> Tour
      """,
      problems: ["10:5: not-understood"],
      """
      app App {
        start Home
      }

      screen Home { link toOne -> One }

      screen Login { entry "start of Login" }

      screen Note { entry "start of Note: pushed" }

      group Tour {
        screen One { link toTwo -> Two }

        screen Two {}
      }
      """)
  }

  @Test func theStartIsTheStateThatNothingLeadsTo() {
    expectMermaid(
      """
      graph LR
        B --> C
        A --> B
        subgraph S
          C --> D{?} -->|"1"| B
        end
      """,
      """
      app App {
        start A
      }

      screen A { link toB -> B }

      group S {
        screen B { link toC -> C }

        screen C { link toB "? · 1" -> B }
      }
      """)
    expectMermaid(
      "graph LR\nA --> B\nC --> B", problems: ["2:1: no-start", "3:1: no-way-in"],
      """
      app App {
        start A
      }

      screen A { link toB -> B }

      screen B {}

      screen C {
        allow unreachable-screen "not part of the diagram"

        link toB -> B
      }
      """)
    #expect(imported(["a.mmd": "graph LR\nA --> B --> A"]).problems.places == ["a.mmd:2:1: no-start"])
  }

  @Test func severalDiagramsAreGroups() {
    let result = imported([
      "docs/shop.mmd": "stateDiagram-v2\n[*] --> Goods\nGoods --> Cart",
      "README.md": "<h1>Shop\n\n```mermaid\n---\ntitle: Help\n---\nstateDiagram-v2\n[*] --> Goods : ?\n```",
    ])
    #expect(
      result.files.first?.text == """
        app shop {
          start Goods
        }

        group `shop diagram` {
          screen Goods { link toCart -> Cart }

          screen Cart {}
        }

        /// Help
        group `README diagram` {
          screen Goods2 { entry "start of Goods: ?" }
        }

        """)
    #expect(result.problems.places == [])
  }
}
