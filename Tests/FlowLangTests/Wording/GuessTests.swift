import Testing

@testable import FlowLang

/// Fixes that are found by trying edits.
@Suite struct GuessTests {
  private func findings(_ text: String) -> [Finding] {
    var compilation = Compiler.compile(SourceFile(path: "a.flow", text: text))
    compilation.guessRepairs()
    return compilation.findings.sorted.filter { $0.severity == .error && Rule.named($0.rule)?.stage == .names }
  }

  /// Returns the text after all repairs of the only error.
  private func repaired(_ text: String) -> String {
    let found = findings(text)
    #expect(found.count == 1, "\(found.map(\.message))")
    let source = SourceFile(path: "a.flow", text: text)
    let repair = Repair(source, includingUnsafe: true, guessing: true) { _, _ in .failure(.notFound) }
    return String(decoding: repair.compilation.sources[0].bytes, as: UTF8.self)
  }

  private func flow(_ link: String) -> String {
    "app A { start H }\nflag f\nscreen H { \(link) }\nscreen I(id: Int) { link b -> back }\n"
  }

  @Test(arguments: [
    ("link a -> I() sheet when f == true()", "link a -> I() sheet when f"),
    ("link a(\"A\") -> I", "link a \"A\" -> I"),
    ("link a \"A\" -> sheet(I)", "link a \"A\" -> I sheet"),
    ("link a -> I(id; 1) sheet", "link a -> I(id: 1) sheet"),
    ("link a -> dismiss I", "link a -> dismiss"),
    ("link a -> I() .disabled(!f)", "link a -> I() when f"),
    ("link a -> I() sheet.disabled(f)", "link a -> I() sheet when not f"),
    ("link a -> I().presentationDetents([.medium])", "link a -> I() sheet"),
    ("link a -> I() sheet .presentationDragIndicator(.visible)", "link a -> I() sheet"),
    ("link a -> I() { f = true; self.f = false }", "link a -> I() set f clear f"),
    ("link a see it -> I", "link aSeeIt -> I"),
    ("link a -> I set not f", "link a -> I clear f"),
    ("link a -> I reset f", "link a -> I reset set f"),
    ("link a -> I as a sheet", "link a -> I sheet"),
    ("link a -> popToViewController(I)", "link a -> back to I"),
    ("link a -> self.dismiss(animated: true)", "link a -> dismiss"),
    ("link a -> presentationMode.wrappedValue.dismiss()", "link a -> dismiss"),
    ("navigationController?.pushViewController(I(id: 1), animated: true)", "link i -> I(id: 1)"),
    ("navController.navigate(\"i/1\")", "link i -> I(id: 1)"),
    ("\n  require(f)\n", "\n  requires f\n"),
    ("link a -> set f open \"mailto:a\"", "link a -> open \"mailto:a\" set f"),
    ("link a -> if f then I else stay", "link a -> I when f else stay"),
    ("link a -> I(id: 1) when f in (f)", "link a -> I(id: 1) when f"),
    ("link a -> I(id: 1) sheet when f or f", "link a -> I(id: 1) sheet when f else I(id: 1) sheet when f"),
    ("link a -> \"i/1\"", "link a -> I(id: 1)"),
    ("link a -> I(id: 1.5)", "link a -> I(id: 1)"),
    ("link a -> dismiss I sheet", "link a -> I sheet"),
    ("link a -> dismiss I(id: 1)", "link a -> I(id: 1)"),
    ("link a -> back f.toggle()", "link a -> back set f"),
  ])
  func theNearestEditsAreFound(_ wrong: String, _ right: String) { #expect(repaired(flow(wrong)) == flow(right)) }

  @Test(arguments: [
    (
      "screen H { link p -> P sheet }\nscreen P {\n  outcome done -> stay\n  link d -> onDone()\n}",
      "link d -> finish done"
    ),
    (
      """
      flag plan = free | plus | pro
      screen H {
        link p -> switch plan {
          case .free: P(id: 1)
          case .plus: Q()
          default: R
        }
      }
      screen P(id: Int) {}
      screen Q {}
      screen R { link s -> back set plan = plus }
      """, "link p -> P(id: 1) when plan = free else Q() when plan = plus else R }"
    ),
    // A value has no case yet.
    (
      """
      flag plan = free | plus | pro
      screen H {
        link p -> switch plan {
          case .free: P
          case .plus: Q
        }
      }
      screen P {}
      screen Q { link s -> back set plan = plus }
      """, "link p -> P when plan = free else Q when plan = plus }"
    ),
    ("screen H { link l -> \"cart/pay\" }\nscreen Cart {}\nscreen Pay {}", "link l -> Pay }"),
    ("screen H { link p -> P(id: 1.5, n: 2) }\nscreen P(id: 1.5, n: 2) {}", "screen P(id: Double, n: Int) {}"),
    // A property of a view that has the name of a link is no flag.
    ("screen H {\n  @State var p = false\n  link p -> P\n}\nscreen P {}", "screen H { link p -> P }"),
    // A goal of the code does not begin what is external.
    ("external screen H {\n  link t -> T\n}\ntabs T { tab p \"P\" -> P }\nscreen P {}", "screen H {"),
  ])
  func aHabitOfCodeIsRepaired(_ wrong: String, _ right: String) {
    let text = repaired("app A { start H }\n" + wrong + "\n").split(whereSeparator: \.isWhitespace)
    #expect(text.joined(separator: " ").contains(right), "\(text)")
  }

  /// A line of a tab bar in another syntax keeps its badge, and its repair may be wrong.
  @Test func aTabWithoutItsWordKeepsItsBadge() {
    let text = "app A { start T }\ntabs T {\n  tab h \"H\" -> H\n  % p \"P\" badge -> P\n}\nscreen H {}\nscreen P {}\n"
    #expect(findings(text).map(\.message) == ["a tab is written `tab p \"P\" badge -> P`"])
    #expect(findings(text).flatMap(\.fixes).map(\.isSafe) == [false])
  }

  /// The only screen that nothing leads to is not meant by each of several unknown names.
  @Test(arguments: [("Home", 1), ("Queue", 2)])
  func aScreenThatIsLeftIsMeantByOneName(_ other: String, _ count: Int) {
    let links = "link a -> Profile\nlink b -> \(other)"
    let found = findings("app A { start Home }\nscreen Home {\n\(links)\n}\nscreen Settings {}\n")
    #expect(found.count == count)
    #expect(found.contains { $0.help?.contains("nothing else mentions it") ?? false } == (count == 1))
  }

  /// A number has no cases, which `.name` would be.
  @Test func anUnknownNumberIsNoCase() {
    let helps = findings(flow("link a -> I(id: someID)")).map(\.help)
    #expect(helps == ["without an argument the value comes from the app"])
  }

  @Test func theHelpShowsARemovedLine() {
    let text = flow("\n  H --> [*]\n  link a -> I\n")
    #expect(findings(text).map(\.help) == ["remove `H --> [*]`"])
  }

  @Test func unlessIsNotWhen() {
    #expect(repaired(flow("link a -> I") + "expect never I unless f\n").hasSuffix("expect never I when not f\n"))
  }

  /// An edit after which another name is wrong is no repair.
  @Test(arguments: [
    "link ok \"Ok\" -> back to Gone", "link ok -> tab gone", "link ok -> I(id: nil)", "link ok -> I(id: id)",
  ])
  func anErrorIsNotMoved(_ link: String) { #expect(repaired(flow(link)) == flow(link)) }

  @Test func aTextWithoutItsParameterGetsIt() {
    let wrong = """
      app A { start H }
      screen H { link p -> P sheet { on o -> stay } }
      screen P {
        outcome o(color: String)
        link a -> finish o("red")
      }

      """
    #expect(repaired(wrong) == wrong.replacing("o(\"red\")", with: "o(color: \"red\")"))
  }

  @Test func theHelpShowsTheCorrectLine() {
    #expect(findings(flow("\n  link a -> I[sheet]\n")).map(\.help) == ["write `link a -> I sheet`"])
  }

  /// A finding that disappears together with an error was a consequence of it.
  /// A repair of several lines is not shown with the lines between them.
  @Test func theHelpShowsNoOtherLines() throws {
    let text = """
      app A { start H }
      screen H {
        link b -> Orders
        if f {
          link
            a -> Orders
            sheet
        }
      }
      flag f
      screen Orders {
        link c -> Orderz
      }
      """
    let error = try #require(findings(text).first)
    #expect(error.help == nil)
    #expect(repaired(text).contains("link a -> Orders sheet when f"))
  }

  /// A condition keeps its meaning, or stays as it is.
  @Test(arguments: [
    ("plan != .pro", "{\n  link a -> H when not plan = pro\n}"), ("f || plan == pro", "if f || plan"),
    ("plan >= .pro", "if plan"), ("plan == .pro && f", "{\n  link a -> H when plan = pro, f\n}"),
  ])
  func aConditionIsNotReplacedByAnother(_ condition: String, _ result: String) {
    let text = "app A { start H }\nflag f\nflag plan = free | pro\nscreen H {\n  if \(condition) { link a -> H }\n}\n"
    let source = SourceFile(path: "a.flow", text: text)
    let repair = Repair(source, includingUnsafe: false, guessing: false) { _, _ in .failure(.notFound) }
    #expect(String(decoding: repair.compilation.sources[0].bytes, as: UTF8.self).contains(result))
  }

  /// A `;` between two values is no `:`, and `x = y` sets no flag.
  @Test(arguments: ["link a -> I(first; second)", "link open -> Item { count = total }"])
  func anUnknownNameIsNotMadeAnother(_ link: String) {
    let text =
      "app A { start Home }\nflag ready\nscreen Home { \(link) }\nscreen Item(number: Int) { link b -> back }\n"
    let source = SourceFile(path: "a.flow", text: text)
    let repair = Repair(source, includingUnsafe: true, guessing: true) { _, _ in .failure(.notFound) }
    let result = String(decoding: repair.compilation.sources[0].bytes, as: UTF8.self)
    #expect(!result.contains("number: second") && !result.contains("ready }"))
  }

  /// The last word of a file that is cut off may be the beginning of another, and its modifiers are missing.
  @Test(arguments: ["screen Home", "screen Last { link main -> Main ", "screen Last { link main -> Home\n  link main"])
  func theWordAtACutIsNoSecondMistake(_ end: String) {
    let text = "app A { start Main }\ntabs Main { tab home -> Home }\nscreen Home { link last -> Last }\n\(end)"
    #expect(findings(text).map(\.rule) == ["syntax"])
  }

  /// The lines of a flow between marks of another format are not made comments.
  @Test func aFlowBetweenFencesStaysAFlow() {
    let text = "app A { start H }\nscreen H {}\n"
    #expect(repaired("```kotlin\n\(text)```\n").hasSuffix(text))
  }

  @Test func aNameInAnotherCaseIsNoOtherWord() {
    let errors = findings("app A { start Stats }\nscreen Stats { link a -> stats }\n")
    #expect(errors.map(\.help) == ["did you mean `Stats`?"])
  }

  @Test func consequencesOfAnErrorAreNotReported() {
    let text = "app A { start H }\nscreen H { link f -> F }\nscreen F {\n  outcome o: stay\n  link e -> finish o\n}\n"
    let found = findings(text)
    #expect(found.map(\.rule) == ["syntax"])
  }

  /// An unknown name that is not reported does not hide the syntax error after it.
  @Test func twoErrorsDoNotHideEachOther() {
    let text = """
      app A { start T }
      flag plan = free | plus
      tabs T { tab a "A" badge -> `3` -> Home }
      screen Home { link yes -> stay clear plan link no -> Nowhere when nothing }
      """
    #expect(findings(text).map(\.rule) == ["unknown-name", "wrong-arguments", "unknown-name", "unknown-name"])
  }

  @Test func aDictionaryIsNoPath() {
    #expect(!repaired("app A { start H }\nscreen H(d: [String: Int] = []) {}\n").contains("String.Int"))
  }

  @Test func aGuessIsNeverSafe() {
    #expect(findings(flow("link a -> I[sheet]")).flatMap(\.fixes).allSatisfy { !$0.isSafe })
  }

  /// A `url` stays a url, whatever the parameters of its screen are.
  @Test func aStatementIsNotMadeATitle() {
    let found = findings("app A { start H scheme \"a\" }\nscreen H {\n  url \"/h?t={t}\"\n}\n")
    #expect(found.map(\.rule) == ["url-parameter"])
    #expect(found.map(\.fixes.count) == [0])
  }

  /// A statement with a goal is a link, whatever its form: its label does not become the title of its screen.
  @Test(arguments: ["link a \"A\" -> screen I", "link a \"A\" -> I animated", "open \"A\" -> I"])
  func aLinkIsNotMadeATitle(_ wrong: String) {
    let found = findings(flow("\n  \(wrong)\n"))
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.help?.contains("screen H") != true })
  }

  /// The goal, the condition and the arguments of a link are never deleted.
  @Test(arguments: [
    "link a -> I(id: \"1\")", "link a -> I(1) as push", "link a -> I(0) as push",
    "requires f or I reset", "link a -> finish picked(color: red)", "link a \"A\" -> I root",
  ])
  func guessesDeleteNoGoalsConditionsOrArguments(_ wrong: String) {
    let text = flow("\n  \(wrong)\n")
    func substance(_ text: String) -> [String] {
      let tree = Parser.parse(SourceFile(path: "", text: text))
      return tree.tokens.indices.filter {
        TokenSet(.arrow, .when, .requires, .string, .number).contains(tree.tokens.kind(at: $0))
          || ["I", "f"].contains(tree.text(of: TokenIndex($0)))
      }.map { tree.text(of: TokenIndex($0)) }.sorted()
    }
    let source = SourceFile(path: "a.flow", text: text)
    let repair = Repair(source, includingUnsafe: true, guessing: true) { _, _ in .failure(.notFound) }
    #expect(substance(String(decoding: repair.compilation.sources[0].bytes, as: UTF8.self)) == substance(text))
  }

  /// The end of a flow lacks an argument, which only the author knows.
  @Test func theEndOfAFlowIsNotAnotherGoal() {
    let text = """
      app A { start T }
      tabs T { tab book -> B tab more -> M }
      screen B { link pay -> F { on booked -> stay } }
      screen M {}
      flow F {
        start S
        outcome booked(pnr: String)
        screen S { link pay -> P { on paid -> finish booked } }
      }
      external flow P { outcome paid }
      """
    #expect(findings(text).map { $0.fixes.map(\.title) } == [[]])
  }

  /// A statement that may belong to several blocks is moved to none of them, and nothing is removed.
  @Test(arguments: [
    "app A { start H url \"/home\" }\nscreen H { link b -> I }\nscreen I {}\n",
    "app A { start H }\ngroup G {\n  url \"/home\"\n  screen H { link b -> I }\n  screen I {}\n}\n",
    "app A { start H }\ngroup G {\n  start H\n  screen H { link b -> I }\n  screen I {}\n}\n",
  ])
  func aStatementWithSeveralHomesIsNotMoved(_ text: String) { #expect(findings(text).map(\.fixes.count) == [0]) }

  @Test func aStatementWithOneHomeIsMovedThere() {
    let wrong = "app A { start H }\ngroup G {\n  url \"/home\"\n  screen H { link b -> back }\n}\n"
    #expect(
      repaired(wrong)
        == "app A { start H }\ngroup G {\n  screen H {\n    url \"/home\"\n    link b -> back\n  }\n}\n")
  }

  /// Of the names with which a misspelt one begins, the longest is meant.
  @Test func aNameWithAnExtraWordIsTheLongest() {
    let wrong = flow("link a -> MapPageScreen") + "screen Mapp {}\nscreen MapPage {}\n"
    #expect(repaired(wrong) == wrong.replacing("MapPageScreen", with: "MapPage"))
  }

  /// The next statement is neither a part of an unfinished one nor removed.
  @Test(arguments: [
    "app A {\n  start H\n  scheme\n  domain \"a.com\"\n}\nscreen H {}\n",
    "app A { start H }\nscreen H {\n  link\n  link b \"B\" -> H\n}\n",
  ])
  func anUnfinishedStatementIsNotCompletedWithTheNext(_ text: String) {
    #expect(findings(text).map(\.fixes.count) == [0])
    #expect(repaired(text) == text)
  }

  @Test func anExternalFlagBeginsWithTheWord() {
    let wrong = "app A { start H }\nflag f external\nscreen H { link a -> H reuse when f }\n"
    #expect(repaired(wrong) == wrong.replacing("flag f external", with: "external flag f"))
  }

  /// A word of the language is no new name for a second declaration.
  @Test func aSecondDeclarationIsNotCalledByAKeyword() {
    let text =
      "app A {\n  start H\n  link open -> H\n  link open -> R\n  link quit -> R\n}\n"
      + "screen H { without else }\nscreen R { link b -> back }\n"
    let fixes = findings(text).filter { $0.rule == Rule.duplicateName.name }.flatMap(\.fixes)
    #expect(fixes.count == 1)
    #expect(fixes.allSatisfy { fix in fix.edits.allSatisfy { $0.text != "else" } })
  }

  /// The title of a repair of several slips names each of them once.
  @Test(arguments: [
    ("link a See -> I modal", "put it in quotes and write `sheet`"),
    ("link a See -> I modal when f and f and f", "put it in quotes and write `sheet` and write `,`"),
  ])
  func aJoinedRepairNamesItsParts(_ wrong: String, _ title: String) {
    #expect(findings(flow(wrong)).flatMap(\.fixes).map(\.title) == [title])
  }

  @Test func anUnknownNameWithoutARepairHasNone() {
    #expect(findings(flow("link a -> nowhere")).map(\.fixes.count) == [0])
  }
}
