import Testing

@testable import FlowLang

/// State diagrams as flows.
@Suite struct MermaidStateTests {
  @Test func statesAndTransitions() {
    expectMermaid(
      """
      stateDiagram-v2
        direction LR
        [*] --> Home
        state "The list of things" as List
        Home --> List : Show all
        List --> Detail
        Detail --> List : Back to #quot;all#quot;
        Detail : everything<br/>about one
        Detail --> [*] : done
        note right of Home : first of all
        note left of List
          two
          lines
        end note
        classDef red fill:#f00
        class Home red
      """,
      """
      app App {
        start Home
      }

      screen Home {
        note text "first of all"

        link showAll "Show all" -> List
      }

      /// The list of things
      screen List {
        note text "two lines"

        link toDetail -> Detail
      }

      /// everything
      /// about one
      screen Detail {
        note end "done"

        link backToAll "Back to \\"all\\"" -> back
      }
      """)
  }

  @Test func compositeStatesAreGroups() {
    expectMermaid(
      """
      stateDiagram-v2
        [*] --> Shop
        state Shop {
          [*] --> Goods
          Cart --> Goods
          Goods --> Cart : add
          state "Paying" as Pay {
            Card
            Cash
            Card --> Cash
          }
          Cart --> Pay
        }
        Shop --> Help : help
      """,
      """
      app App {
        start Goods
      }

      group Shop {
        link help "help" -> Help

        screen Goods { link add "add" -> Cart }

        screen Cart {
          link toGoods -> Goods
          link toCard -> Card
        }

        /// Paying
        group Pay {
          screen Card { link toCash -> Cash }

          screen Cash {}
        }
      }

      screen Help {}
      """)
  }

  @Test func transitionsThroughChoicesBecomeLinks() {
    expectMermaid(
      """
      stateDiagram-v2
        state signedIn <<choice>>
        [*] --> Start
        Start --> signedIn : go
        signedIn --> Home : yes
        signedIn --> Login : no
        Login --> Home:::big : ok
      """,
      """
      app App {
        start Start
      }

      screen Start {
        link goYes "go · yes" -> Home
        link goNo "go · no" -> Login
      }

      screen Home {}

      screen Login { link ok "ok" -> Home }
      """)
  }

  @Test func meaningsThatADiagramOmitsAreNotInvented() {
    expectMermaid(
      """
      ---
      title: A title
      ---
      stateDiagram
        A --> B --> C
        D --> A
        what is this
        [*] --> C
        [*] --> D
        --
      """,
      problems: ["7:3: not-understood", "10:3: not-understood"],
      """
      /// A title
      app App {
        start C
      }

      screen A { link toB -> B }

      screen B {
        allow deep-link-only "it is behind the entry of D"

        link toC -> C
      }

      screen C { allow dead-end "not part of the diagram" }

      screen D {
        entry "start of D"

        link toA -> A
      }
      """)
  }

  @Test func namesFromElsewhereSurvive() {
    expectMermaid(
      """
      stateDiagram-v2
      [*] --> screen
      screen --> größe/1 : "go" to it
      größe/1 --> screen : screen
      """,
      """
      app App {
        start `screen`
      }

      screen `screen` { link goToIt "\\"go\\" to it" -> `größe/1` }

      screen `größe/1` { link screen "screen" -> `screen` }
      """)
  }
}
