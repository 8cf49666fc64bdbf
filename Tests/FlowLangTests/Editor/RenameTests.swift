import Testing

@testable import FlowLang

/// Renaming changes every mention and nothing else.
@Suite struct RenameTests {
  @Test func aScreenIsRenamedInAllFiles() throws {
    let text = EditedText(
      "import \"b.flow\"\napp A { start Ho‸me }\nscreen Home { link b -> B }",
      files: ["b.flow": "screen B { link home -> Home }"])
    let edits = try text.editor.rename(at: text.cursor, to: "Start").get()
    #expect(
      text.edited(edits) == [
        "import \"b.flow\"\napp A { start Start }\nscreen Start { link b -> B }", "screen B { link home -> Start }",
      ])
  }

  @Test func aParameterIsRenamedWithItsPlaceholdersAndLabels() {
    expectRename(
      """
      screen Home { link a -> Product(id: 3) }
      screen Product(i‸d: Int) { url "/product/{id}"  link again -> Product(id: id) }
      """, to: "number",
      """
      screen Home { link a -> Product(number: 3) }
      screen Product(number: Int) { url "/product/{number}"  link again -> Product(number: number) }
      """)
  }

  @Test func anOutcomeIsRenamedWithItsHandlers() {
    expectRename(
      """
      screen Home { link a -> F { on done -> stay } }
      flow F { start S outcome done screen S { link x -> finish do‸ne } }
      """, to: "over",
      """
      screen Home { link a -> F { on over -> stay } }
      flow F { start S outcome over screen S { link x -> finish over } }
      """)
  }

  @Test func aValueIsRenamedInConditionsAndAssignments() {
    let flow = """
      app A { start H when plan = pro else H }
      flag plan = free | plus | ‸pro
      flag size = small | pro
      screen H { requires not plan = pro else stay  link a -> H set plan = pro when size = pro }
      expect never H when plan = pro
      """
    expectRename(
      flow, to: "pro max",
      """
      app A { start H when plan = `pro max` else H }
      flag plan = free | plus | `pro max`
      flag size = small | pro
      screen H { requires not plan = `pro max` else stay  link a -> H set plan = `pro max` when size = pro }
      expect never H when plan = `pro max`
      """)
    expectProblem(flow, "plus", "there is already a value `plus`")
  }

  @Test func aValueMayHaveTheNameOfAKeyword() {
    expectRename(
      "app A { start H when plan = true else H } flag plan = f‸ree | true screen H {}", to: "false",
      "app A { start H when plan = true else H } flag plan = false | true screen H {}")
  }

  @Test func anOutcomeOfAScreenIsRenamedWithTheHandlersOfTheStart() {
    expectRename(
      """
      app A { start P { on done -> H reset } link out -> P reset { on done -> H reset } }
      screen P { outcome done  outcome left -> stay  link a -> finish do‸ne  link b -> finish left }
      screen H {}
      """, to: "over",
      """
      app A { start P { on over -> H reset } link out -> P reset { on over -> H reset } }
      screen P { outcome over  outcome left -> stay  link a -> finish over  link b -> finish left }
      screen H {}
      """)
  }

  @Test func namesAreQuotedWhereNecessary() {
    expectRename("screen ‸A { link a -> A }", to: "screen", "screen `screen` { link a -> `screen` }")
    expectRename("screen ‸A { link a -> A }", to: "Log in (old)", "screen `Log in (old)` { link a -> `Log in (old)` }")
    expectRename("screen ‸A { link a -> A }", to: " `B C` ", "screen `B C` { link a -> `B C` }")
    expectRename("screen A { link ‸a -> A }", to: "home", "screen A { link home -> A }")
    expectRename(
      "screen A { link a -> A as #‸t link b -> back to #\"t\" }", to: "#new",
      "screen A { link a -> A as #new link b -> back to #new }")
    expectRename(
      "screen A { link a -> A as #‸t }", to: "search results", "screen A { link a -> A as #\"search results\" }")
    expectRename("screen A { link a -> A as #‸t }", to: "#\"a b\"", "screen A { link a -> A as #\"a b\" }")
    expectRename("screen `a ‸b` { link a -> `a b` }", to: "B", "screen B { link a -> B }")
  }

  @Test func tabsThatAreNamedTogetherAreRenamedTogether() {
    expectRename(
      """
      tabs A { tab home -> X }
      tabs B { tab home -> Y }
      screen X { link a -> tab ho‸me }
      screen Y {}
      """, to: "start",
      """
      tabs A { tab start -> X }
      tabs B { tab start -> Y }
      screen X { link a -> tab start }
      screen Y {}
      """)
  }

  @Test func aNameThatIsTakenIsRefused() {
    expectProblem("screen ‸A {}\nscreen B {}", "B", "there is already a screen, tab bar, group or flow `B`")
    expectProblem("flag ‸a\nflag b\nscreen A { requires a, b }", "b", "there is already a flag `b`")
    expectProblem("transition ‸a { both opacity }", "none", "the transition `none` is built in")
    expectProblem("screen A(‸a: Int, b: Int) {}", "b", "there is already a parameter `b`")
    expectProblem(
      "app X { start A link out -> A }\nscreen A { link ‸a -> A }", "out",
      "the link `out` is already inherited from the app")
  }

  @Test func aNameThatWouldMeanSomethingElseIsRefused() {
    let message = "where `b` is written, it would refer to something else"
    expectProblem("screen A { link a -> A as #‸a link c -> back to #b link d -> A as #b }", "b", message)
    expectProblem(
      "flow F(a: Int) { start A(b: 1) outcome o(x: Int) screen A(b: Int) { link l -> finish o(x: ‸a) } }", "b", message)
    expectProblem("tabs A { tab a -> X }\ntabs B { tab b -> X }\nscreen X { link l -> tab ‸a }", "b", message)
  }

  @Test func textThatIsNotANameIsRefused() {
    expectProblem("screen ‸A {}", " ", "a name is at least one character")
    expectProblem("screen ‸A {}", "a`b", "a name cannot hold a backtick")
    expectProblem("screen ‸A {}", "a\nb", "a name cannot hold line ends or characters that are not seen")
    expectProblem("screen A(‸id: Int) { url \"/a/{id}\" }", "a/b", "a placeholder of an address cannot be called `a/b`")
    expectProblem("screen A { li‸nk a -> A }", "b", "there is no name here that can be changed")
  }

  /// Every name of every example is renamed: the meaning of the flow is the same, and all mentions are changed.
  @Test(arguments: TestTier.sample(EditedText.examples, every: 3))
  func examplesMeanTheSameAfterwards(_ path: String) throws {
    let before = compilation(ofExample: path)
    let editor = Editor(before)
    var renamed: Set<Symbol> = []
    for nameUse in editor.nameUses.nameUses(in: before.main) {
      guard let symbol = nameUse.symbol, renamed.insert(symbol).inserted else { continue }
      let cursor = Cursor(file: before.main, offset: nameUse.start)
      let edits = try editor.rename(at: cursor, to: "some name").get()
      let nameUses = editor.references(at: cursor, withDeclaration: true)
      #expect(edits.map(\.range) == nameUses)
      let after = ModelBuilder.build(
        before.sources.enumerated().map { index, source in
          let own = edits.filter { $0.range.file.index == index }
          return Parser.parse(SourceFile(path: source.path, bytes: TextEdit.apply(own, to: source.bytes)))
        })
      #expect(after.name(of: symbol) == "some name")
      #expect(after.unresolved.count == before.model.unresolved.count && after.duplicates.isEmpty)
      #expect(
        after.typeMismatches.count == before.model.typeMismatches.count
          && after.missingDeclarations.count == before.model.missingDeclarations.count)
    }
  }

  /// The states are the same as well.
  @Test func anAppDoesTheSameAfterwards() throws {
    let before = compilation(ofExample: "examples/details.flow")
    let editor = Editor(before)
    for symbol in editor.symbols(matching: "") {
      let edits = try editor.rename(at: Cursor(file: before.main, offset: symbol.range.start), to: "Renamed").get()
      let text = TextEdit.apply(edits, to: before.sources[0].bytes)
      let after = Compiler.compile(SourceFile(path: "main.flow", bytes: text))
      #expect(after.findings.sorted.map(\.rule) == before.findings.sorted.map(\.rule))
    }
  }

  private func expectRename(
    _ marked: String, to name: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = EditedText(marked, sourceLocation: sourceLocation)
    switch text.editor.rename(at: text.cursor, to: name) {
    case .success(let edits): #expect(text.edited(edits) == [expected], sourceLocation: sourceLocation)
    case .failure(let problem): Issue.record("\(problem.message)", sourceLocation: sourceLocation)
    }
  }

  private func expectProblem(
    _ marked: String, _ name: String, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = EditedText(marked, sourceLocation: sourceLocation)
    guard case .failure(let problem) = text.editor.rename(at: text.cursor, to: name) else {
      Issue.record("it was renamed", sourceLocation: sourceLocation)
      return
    }
    #expect(problem.message == message, sourceLocation: sourceLocation)
  }
}
