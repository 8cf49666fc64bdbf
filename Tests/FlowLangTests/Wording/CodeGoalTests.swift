import Testing

@testable import FlowLang

/// Code of other languages in a flow: one finding each, and a repair that keeps all that it says, or none.
@Suite struct CodeGoalTests {
  @Test(arguments: [
    ("link a -> .sheet(item: $shown) { Help() }", "link a -> Help() sheet"),
    ("link a -> show(Trip(id: 1, name: \"Rome\"), sender: self)", "link a -> Trip(id: 1, name: \"Rome\")"),
    ("link a -> performSegue(withIdentifier: \"Help\", sender: self)", "link a -> Help"),
    (
      "link a -> navController.navigate(\"help\") { popUpTo(0) } clear ready, paid",
      "link a -> Help reset clear ready, paid"
    ),
    ("link a -> context.push(\"/trips/7?name=Rome\")", "link a -> Trip(id: 7, name: \"Rome\")"),
    ("link a -> navController.navigate(\"trip/7/12\")", "link a -> Trip(id: 7, name: \"12\")"),
    ("link a -> navController.popBackStack(\"home\", false)", "link a -> back to Home"),
    ("link a -> path.removeLast(path.count)", "link a -> home"),
    ("link a -> go back to #trip, otherwise home", "link a -> back to #trip or home"),
    ("link a -> Help /* all of it */ .sheet()", "link a -> Help sheet /* all of it */"),
    ("\"site\": { \"open\": \"https://example.com\" },", "link site -> open \"https://example.com\""),
    (
      "requires ready { on done -> continue } else SignIn sheet",
      "requires ready else SignIn sheet { on done -> continue }"
    ),
    (
      "link a -> SignIn({ \"by\": \"mail\" }) { on done -> stay }", "link a -> SignIn(by: \"mail\") { on done -> stay }"
    ),
    ("link a -> Help\n  .onTapGesture { dismiss() }", "link a -> Help\n  link dismiss -> dismiss"),
    ("Text(\"x\").onTapGesture { dismiss() }", "link x \"x\" -> dismiss"),
    ("link a -> Help and set ready", "link a -> Help set ready"),
    ("link a -> Help when (ready), (not paid)", "link a -> Help when ready, not paid"),
    ("link a -> Navigator.popUntil(context, (route) => route.isFirst)", "link a -> home"),
    ("only when ready, otherwise Help", "requires ready else Help"),
    ("opened by \"/extra\" over Home", "url \"/extra\" over Home"),
    ("NavigationLink {\n    Help()\n  } label: {\n    Text(\"Help\")\n  }", "link help \"Help\" -> Help"),
    (
      """
      Button {
          isShown = true
        } label: {
          Label("Rome", systemImage: "map")
        }
        .sheet(isPresented: $isShown) { Trip(id: 1) }
      """, "link rome \"Rome\" -> Trip(id: 1) sheet"
    ),
    ("link a -> Trip(id: 1, name: Name.first)", "link a -> Trip(id: 1, name: \"first\")"),
    ("link a \"A\" -> { // closes it\n    dismiss()\n  }", "link a \"A\" -> dismiss // closes it"),
    (
      "Button(\"Help\") { // opens the help\n    isShown = true\n  }.sheet(isPresented: $isShown) { Help() }",
      "link help \"Help\" -> Help sheet // opens the help"
    ),
  ])
  func whatCodeSaysIsKept(_ wrong: String, _ right: String) { #expect(repaired(flow(wrong)) == flow(right)) }

  /// What no repair can keep has none.
  @Test(arguments: [
    "link a -> Help\n  .toolbar {\n    Button(\"Done\") { isShown = false }\n  }",
    "link a -> Help .onTapGesture { dismiss() }",
    "Main --> [*] : Discard",
    "link a \"A\" onPress={() => navigation.goBack()} -> dismiss",
    "link a -> navController.popBackStack(\"elsewhere\", false)",
  ])
  func whatNoRepairCanKeepHasNone(_ wrong: String) {
    #expect(findings(flow(wrong)).count == 1)
    #expect(repaired(flow(wrong)) == flow(wrong))
  }

  /// Declarations at the top of the file.
  @Test(arguments: [
    ("screen Extra {", "function Extra({ navigation }) {"),
    ("tabs Main {", "const Main = createBottomTabNavigator({"),
    ("screen Trip(id: Int, name: String = \"\") {", "screen Trip(id: Int, name = \"\": String) {"),
    ("screen Extra {", "class Help highlighted;\nscreen Extra {"), ("screen Extra {", "\"Extra\" {"),
    (
      "  tab home \"Home\" -> Home\n", "  <Tab.Screen name=\"home\" component={Home} options={{ title: \"Home\" }} />\n"
    ),
    ("  tab home \"Home\" -> Home\n", "  - tab: home\n    title: Home\n    screen: Home\n"),
    ("link ok -> finish done", "link ok -> { finish(done) }"),
    ("link failed \"No\" -> finish failed", "Form --> failed : \"No\""),
    ("screen Trip(id: Int, name: String = \"\") {", "screen Trip(id: Int, name: String = \"\" {"),
    ("  outcome failed -> stay\n", "  failed -> stay\n"),
    ("expect Extra reachable from Main", "expect that Extra is reachable from Main"),
  ])
  func whatADeclarationSaysIsKept(_ right: String, _ wrong: String) throws {
    let flow = flow("link a -> Help via grow")
    var text = flow
    text.replaceSubrange(try #require(flow.firstRange(of: right)), with: wrong)
    #expect(findings(text).count == 1, "\(findings(text).map(\.message))")
    #expect(repaired(text) == flow)
  }

  /// Brackets and signs without what belongs before them are read, too.
  @Test(arguments: [("screen Extra {", "screen Extra) { x }\nscreen Extra {"), ("link a -> Help", "link a -> $Help")])
  func whatBeginsInTheMiddleIsRead(_ right: String, _ wrong: String) {
    let text = flow("link a -> Help").replacing(right, with: wrong)
    #expect(findings(text).count >= 1)
    #expect(!repaired(text).isEmpty)
  }

  /// The rest of an address or a type stays where a bracket is missing.
  @Test(arguments: [
    ("url \"/trips/{id?name={name}\"", "url \"/trips/{id}?name={name}\""),
    ("screen Many(names: [String = []) {", "screen Many(names: [String] = []) {"),
  ])
  func whatFollowsAMissingBracketIsKept(_ wrong: String, _ right: String) throws {
    let text = flow("link a -> Help").replacing("url \"/trips/{id}\"", with: "url \"/trips/{id}?name={name}\"")
      .replacing("screen Help {}", with: "screen Help { link m -> Many }\nscreen Many(names: [String] = []) {}")
    let changed = text.replacing(right, with: wrong)
    #expect(changed != text)
    #expect(findings(changed).count == 1)
    #expect(repaired(changed) == text)
  }

  /// A misspelt name that is a word of the language is no name in backticks.
  @Test func aNameThatBecameAKeywordIsCorrected() {
    let text = flow("link a -> Help via raise").replacing("transition grow", with: "transition rise")
    #expect(repaired(text) == text.replacing("via raise", with: "via rise"))
    #expect(repaired(text, includingUnsafe: false) == text)
  }

  /// The values that an unknown flag is asked for are declared.
  @Test func anUnknownFlagIsDeclaredWithItsValues() {
    let one = flow("link a -> Help when plan = gold")
    #expect(repaired(one).contains("external flag plan = other | gold\n"))
    let two = flow("link a -> Help when plan = gold else stay set plan = basic")
    #expect(repaired(two).contains("\nflag plan = gold | basic\n"))
  }

  /// Flags without values that are asked for one say how they would have it.
  @Test func flagsWithoutValuesSayHowToDeclareThem() {
    let found = findings(flow("link a -> Help when ready = gold, paid = silver"))
    #expect(found.map(\.message) == ["`ready` and `paid` are yes or no, they have no values"])
    #expect(found.first?.help?.contains("`flag ready = other | gold`") == true)
  }

  private func flow(_ statement: String) -> String {
    """
    app A { start Main }
    flag ready
    flag paid
    transition grow { both opacity }
    tabs Main {
      tab home "Home" -> Home
    }
    screen Home {
      link trip -> Trip(id: 1) as #trip
      link b -> Extra
    }
    screen Extra {
      \(statement)
      link end -> back
    }
    screen Trip(id: Int, name: String = "") {
      url "/trips/{id}" over Home
    }
    screen Help {}
    flow SignIn(by: String = "") {
      start Form
      outcome done
      outcome failed -> stay
      screen Form {
        link ok -> finish done
        link failed "No" -> finish failed
      }
    }
    expect Extra reachable from Main

    """
  }

  private func findings(_ text: String) -> [Finding] {
    var compilation = Compiler.compile(SourceFile(path: "a.flow", text: text))
    compilation.guessRepairs()
    return compilation.findings.sorted.filter { $0.severity == .error && Rule.named($0.rule)?.stage == .names }
  }

  private func repaired(_ text: String, includingUnsafe: Bool = true) -> String {
    let source = SourceFile(path: "a.flow", text: text)
    let repair = Repair(source, includingUnsafe: includingUnsafe, guessing: true) { _, _ in .failure(.notFound) }
    return String(decoding: repair.compilation.sources[0].bytes, as: UTF8.self)
  }
}
