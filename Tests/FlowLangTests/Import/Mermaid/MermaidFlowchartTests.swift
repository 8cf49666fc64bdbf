import Testing

@testable import FlowLang

/// Flowcharts as flows.
@Suite struct MermaidFlowchartTests {
  /// Returns the links of a flowchart, as `tail name "label" -> head`.
  private func links(_ statements: String) -> [String] {
    let result = imported(["App.mmd": "flowchart LR\n\(statements)"])
    var screen = ""
    return (result.files.first?.text ?? "").split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      if let index = words.firstIndex(of: "screen") { screen = String(words[index + 1]) }
      guard let start = line.firstRange(of: "link ") else { return nil }
      return "\(screen) " + line[start.upperBound...].replacing(" }", with: "")
    }
  }

  @Test(arguments: [
    ("A --> B", ["A toB -> B"]),
    ("A-->B-->C", ["A toB -> B", "B toC -> C"]),
    ("A ---> B ====> C -..-> A", ["A toB -> B", "B toC -> C", "C toA -> A"]),
    ("A & B --> C & D", ["A toC -> C", "A toD -> D", "B toC -> C", "B toD -> D"]),
    ("A -->|one| B", ["A one \"one\" -> B"]),
    ("A -- one two --> B", ["A oneTwo \"one two\" -> B"]),
    ("A == x ==> B; B -. y .-> A", ["A x \"x\" -> B", "B y \"y\" -> A"]),
    ("A <--> B", ["A toB -> B", "B toA -> A"]),
    ("A --x B --o C", ["A toB -> B", "B toC -> C"]),
    ("A --- B ~~~ C", []),
    ("A e1@--> B", ["A toB -> B"]),
    ("a-b --> c.d", ["`a-b` toCD -> `c.d`"]),
    ("A[\"x --> y (z)\"] --> B((b)):::big --> C{{c}}", ["XYZ toB -> B", "B toC -> C"]),
    ("A@{ shape: rect, label: \"a }\" } --> B>b]", ["A toB -> B"]),
    ("A --> D{ok?} -->|yes| B\nD -->|no| C", ["A okYes \"ok? · yes\" -> B", "A okNo \"ok? · no\" -> C"]),
  ])
  func arrows(_ statements: String, _ expected: [String]) { #expect(links(statements) == expected) }

  @Test func nodesAndSubgraphs() {
    expectMermaid(
      """
      %% a comment
      flowchart TD
        A([Welcome]) -->|"Sign in"| B["Log<br>in"]
        subgraph shop [The shop]
          direction LR
          B2[(Goods)] --> C
          subgraph Inner
            C[/Cart/]
          end
        end
        B --> shop
        shop --> A
        A --- B
        style A fill:#f9f
        click A "https://example.com"
      """,
      problems: ["3:3: no-start"],
      """
      app App {
        start Welcome
      }

      screen Welcome {
        note id "A"
        note text "beside B"

        link signIn "Sign in" -> LogIn
      }

      /// Log
      /// in
      screen LogIn {
        note id "B"

        link toGoods -> Goods
      }

      /// The shop
      group shop {
        link toWelcome -> Welcome

        screen Goods {
          note id "B2"

          link toCart -> Cart
        }

        group Inner {
          screen Cart { note id "C" }
        }
      }
      """)
  }

  @Test func markdownHoldsDiagrams() {
    expectMermaid(
      """
      # Title

      ```mermaid
      pie
      ```

      ~~~ mermaid
      graph LR; A-->B;
      ~~~

      ```mermaid
      graph LR
      C-->D
      ```
      """,
      problems: ["12:1: not-understood"],
      """
      app App {
        start A
      }

      screen A { link toB -> B }

      screen B {}
      """)
  }

  @Test(arguments: [
    "", "hello", "pie\n\"a\": 1", "```mermaid\ngantt\n```", "````md\n```mermaid\ngraph TD\nA\n```\n````",
  ])
  func otherTextIsNotRead(_ text: String) {
    let result = imported(["README.md": text])
    #expect(result.files.isEmpty)
    let help = result.problems.findings.shown.map(\.help)
    #expect(help == ["Swift sources, storyboards, navigation graphs and Mermaid diagrams are read"])
  }

  @Test func anEmptyDiagramIsNotRead() {
    let result = imported(["a.mmd": "\n\ngraph LR"])
    #expect(result.files.isEmpty)
    #expect(result.problems.places == ["a.mmd:3:1: unreadable-source"])
  }
}
