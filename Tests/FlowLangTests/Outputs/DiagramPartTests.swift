import Testing

@testable import FlowLang

/// Pictures of parts of a flow.
@Suite struct DiagramPartTests {
  private let compilation = Compiler.compile(
    SourceFile(
      path: "a.flow",
      text: """
        app A {
          start Home
          link help -> Help
        }
        screen Home {
          link list -> List
          link settings -> Settings
        }
        screen List { link open -> Detail }
        screen Detail {
          link pay -> Pay { on paid -> Receipt }
        }
        screen Settings {}
        screen Receipt { link done -> home }
        screen Help {}
        flow Pay {
          start Card
          outcome paid
          screen Card { link pay -> finish paid }
        }
        """))

  private func names(_ part: DiagramPart) throws -> Set<String> {
    Set(try part.nodes(of: compilation).map { compilation.model.name(of: $0) })
  }

  /// A flow that several guards call continues with the screen that each of them guards: it does not connect these
  /// screens.
  @Test func aGuardLeadsOnlyToTheScreenThatItGuards() throws {
    let text = """
      app A { start H }
      flag s
      screen H { link buy -> Buy cover { on paid -> T cover }  link more -> V }
      flow Buy { start P  outcome paid  screen P { link next -> Q }  screen Q { link pay -> finish paid } }
      screen T { requires s else F sheet { on done -> continue }  link x -> dismiss }
      screen V { requires s else F sheet { on done -> continue }  link x -> stay clear s }
      flow F { start E  outcome done  screen E { link go -> finish done set s } }
      """
    let compilation = Compiler.compile(SourceFile(path: "a.flow", text: text))
    func names(_ from: String, _ to: String) throws -> [String] {
      try DiagramPart.between(from, to).nodes(of: compilation).map { compilation.model.name(of: $0) }.sorted()
    }
    #expect(try names("H", "T") == ["Buy", "H", "P", "Q", "T"])
    #expect(try names("E", "V") == ["E", "V"])
  }

  /// A guard whose flow is cancelled does not let the user in.
  @Test func aCancelledGuardLeadsNowhere() throws {
    let text = """
      app A { start W }
      flag s
      screen W { link go -> F sheet { on done -> M reset } }
      flow F {
        start E
        outcome done
        outcome cancelled -> stay
        screen E { link next -> C  link no -> finish cancelled }
        screen C { link ok -> finish done set s }
      }
      screen M { requires s else F sheet { on done -> continue on cancelled -> stay } link x -> stay clear s }
      """
    let compilation = Compiler.compile(SourceFile(path: "a.flow", text: text))
    let nodes = try DiagramPart.between("W", "M").nodes(of: compilation)
    #expect(nodes.map { compilation.model.name(of: $0) }.sorted() == ["C", "E", "F", "M", "W"])
  }

  @Test func presentationsOfUrlsAndEntriesAreShown() {
    let compilation = compile(
      """
      app A { start Home }
      screen Home {}
      screen Terms "The terms" { url "/terms" over Home sheet  url "/plain"  entry "a call" cover }
      """)
    for emitter in Emitter.all where emitter.name != "json" {
      let text = emitter.emit(compilation)
      #expect(text.contains("terms · sheet") && text.contains("a call · cover"), "\(emitter.name)")
      #expect(!text.contains("plain ·") && text.contains("The terms"), "\(emitter.name)")
    }
    let lines = FlowMap(Diagram(compilation)) { _ in false }.boxes.flatMap { $0.lines.map(\.text) }
    #expect(
      lines.contains("⇥ /terms · sheet over Home") && lines.contains("⇥ a call · cover") && lines.contains("The terms"))
  }

  /// The handlers of a start belong to the start, not to every screen of the app.
  @Test func theStartIsNoLinkOfAScreen() throws {
    let text = """
      app A { start Intro { on done -> Home reset } }
      flow Intro { start One outcome done screen One { link end -> finish done } }
      screen Home { link b -> B }
      screen B { link c -> C }
      screen C { link up -> home }
      """
    let compilation = Compiler.compile(SourceFile(path: "a.flow", text: text))
    let nodes = try DiagramPart.around("Home", depth: 1).nodes(of: compilation)
    #expect(nodes.map { compilation.model.name(of: $0) }.sorted() == ["A", "B", "Home"])
  }

  @Test func nodesAroundAScreen() throws {
    #expect(try names(.around("List", depth: 1)) == ["Home", "List", "Detail", "Help"])
    #expect(try names(.around("Card", depth: 1)) == ["Card", "Pay", "Help"])
    #expect(try names(.around("Settings", depth: 2)).isSuperset(of: ["Settings", "Home", "List"]))
  }

  @Test func nodesInsideAFlow() throws {
    #expect(try names(.inside("Pay")) == ["Pay", "Card"])
    #expect(throws: DiagramPart.Problem.self) { try names(.inside("Home")) }
  }

  @Test func shortestPathsBetweenTwoScreens() throws {
    // The flow that is called on the path continues where it ends.
    #expect(
      try names(.between("Home", "Receipt")) == ["Home", "List", "Detail", "Pay", "Card", "Receipt"])
    #expect(try names(.between("Settings", "Help")) == ["Settings", "Help"])
    #expect(throws: DiagramPart.Problem.self) { try names(.between("Receipt", "Home")) }
    #expect(throws: DiagramPart.Problem.self) { try names(.between("Home", "Nowhere")) }
  }

  /// A link that leads out of the part names its goal in its label.
  @Test(arguments: [Emitter.dot, .mermaid, .plantUML])
  func onlyThePartIsDrawn(_ emitter: Emitter) throws {
    var options = Emitter.Options()
    options.part = try DiagramPart.between("Home", "Detail").nodes(of: compilation)
    let text = emitter.emit(compilation, options)
    for name in ["Home", "List", "Detail"] { #expect(text.contains(name)) }
    for name in ["Receipt", "Pay"] { #expect(text.contains("→ \(name)"), "\(text)") }
    #expect(!text.contains("done"))
  }

  /// Outcomes and the box of a flow or group are drawn only if something of the part is connected with them.
  @Test(arguments: [Emitter.dot, .mermaid, .plantUML])
  func unconnectedOutcomesAndBoxesAreNotDrawn(_ emitter: Emitter) throws {
    let compilation = compile(
      """
      app A { start Home }
      screen Home { link call -> Call cover { on said -> stay on gone -> stay }  link box -> Box }
      flow Call {
        start Dial
        outcome said
        outcome gone
        screen Dial { link talk -> Talk  link quit -> finish gone }
        screen Talk { link end -> finish said  link send -> Sent }
      }
      group Inner {
        link inherited -> Home
        screen Sent {}
      }
      screen Box {}
      """)
    func text(_ part: DiagramPart) throws -> String {
      var options = Emitter.Options()
      options.part = try part.nodes(of: compilation)
      return emitter.emit(compilation, options)
    }
    let around = try text(.around("Sent", depth: 1))
    #expect(around.contains("said") && around.contains("inherited"), "\(around)")
    let box = try text(.between("Talk", "Sent"))
    #expect(box.contains("said") && !box.contains("gone"), "\(box)")
    #expect(!box.contains("Dial") && !box.contains("inherited"), "\(box)")
    #expect(try text(.inside("Call")).contains("gone"))
  }
}

extension Emitter: CustomTestStringConvertible {
  /// The name in the list of tests.
  public var testDescription: String { name }
}
