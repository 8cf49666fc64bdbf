import Testing

@testable import FlowLang

/// Flowcharts as flows.
@Suite struct MermaidFlowchartTests {
  /// The links of a flowchart, as `tail name "label" -> head`.
  private func links(_ statements: String) -> [String] {
    let result = MermaidImport(SourceFile(path: "", text: "flowchart LR\n\(statements)"))
    #expect(MermaidInvariants.violations(result) == [])
    var screen = ""
    return (result.text ?? "").split(separator: "\n").compactMap { line in
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
    ("A[\"x --> y (z)\"] --> B((b)):::big --> C{{c}}", ["A toB -> B", "B toC -> C"]),
    ("A@{ shape: rect, label: \"a }\" } --> B>b]", ["A toB -> B"]),
    ("A --> D{ok?} -->|yes| B\nD -->|no| C", ["A okYes \"ok? · yes\" -> B", "A okNo \"ok? · no\" -> C"]),
  ])
  func arrows(_ statements: String, _ expected: [String]) {
    #expect(links(statements) == expected)
  }

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
      problems: ["1: the diagram does not say where the app starts; `B2` is taken"],
      """
      app App {
        start B2
      }

      /// Welcome
      screen A {
        note text "beside B"
        link signIn "Sign in" -> B
      }

      /// Log
      /// in
      screen B {
        link toB2 -> B2
      }

      /// The shop
      group shop {
        link toA -> A

        /// Goods
        screen B2 {
          link toC -> C
        }

        group Inner {
          /// Cart
          screen C {}
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
      problems: [
        "1: the diagram does not say where the app starts; `A` is taken",
        "12: only the first diagram is read, this is another",
      ],
      """
      app App {
        start A
      }

      screen A {
        link toB -> B
      }

      screen B {}
      """)
  }

  @Test func whatIsNoDiagramIsSaid() {
    for text in ["", "hello", "pie\n\"a\": 1", "```mermaid\ngantt\n```"] {
      let result = MermaidImport(SourceFile(path: "", text: text))
      #expect(result.text == nil)
      #expect(result.problems.map(\.message) == ["there is no state diagram and no flowchart of Mermaid"])
    }
    #expect(
      MermaidImport(SourceFile(path: "", text: "graph LR")).problems.map(\.message) == [
        "there is nothing in the diagram"
      ])
  }
}
