import Testing

@testable import FlowLang

/// Phrases of other languages and other orders of words: one finding each, and `fix` writes what was meant.
@Suite struct PhraseTests {
  @Test(arguments: [
    ("start Main when onboarded else Welcome", "if onboarded { start Main } else { start Welcome }"),
    ("start Main when onboarded else Welcome", "start onboarded -> Main, else -> Welcome"),
    ("start Main when onboarded else Welcome", "start Main when onboarded, else Welcome"),
    ("start Payment", "start Payment then Receipt"),
    ("start Payment", "root Payment"),
    ("in tab shop over Home", "in shop tab over Home"),
    ("screen Reviews {", #"composable("Reviews") {"#),
    (#"on paid -> Receipt(order: order)"#, "on paid { order in Receipt(order: order) }"),
    ("over Home\n", "on top of Home\n"),
    ("start Payment", "start Payment -> Receipt"),
    ("start Payment", #""start": "Payment","#),
    ("transition grow { both scale(0.5) }", "transition grow = .scale(0.5)"),
    ("transition grow { both scale(0.5) }", "transition grow { .scale(0.5) }"),
    ("transition grow { both scale(0.5) }", "transition grow { both scale(to: 0.5) }"),
    ("transition grow { both scale(0.5) }", "transition grow { both scale(0,5) }"),
    ("transition grow { both scale(0.5) }", "transition grow both scale(0.5) }"),
    (#"link reviews "Reviews" -> Reviews"#, "link reviews -> Reviews : Reviews"),
    (#"link reviews "Reviews" -> Reviews"#, #"link reviews "Reviews" -> <Reviews />"#),
    (#"link reviews "Reviews" -> Reviews"#, #"link reviews "Reviews" -> { target: Reviews }"#),
    (#"link reviews "Reviews" -> Reviews"#, #"link reviews { label "Reviews" target Reviews }"#),
    (#"link reviews "Reviews" -> Reviews"#, "link reviews `Reviews` -> Reviews"),
    (#"link reviews "Reviews" -> Reviews"#, #"link reviews "Reviews" -> to Reviews"#),
    ("Settings sheet via grow", "Settings sheet grow"),
    ("Settings sheet via grow", "Settings <sheet> via grow"),
    ("Settings sheet via grow", "Settings with sheet via grow"),
    ("back to #product or home", "back to # product or home"),
    ("back to #product or home", "go back to #product or home"),
    ("Product(id: 2) as #product", "Product（id: 2） as #product"),
    ("Product(id: 2) as #product", "Product(id: 2) as ＃product"),
    ("Checkout(product: id) cover", "Checkout[product: id] cover"),
    ("on cancelled -> stay", "on any -> stay"),
    ("on cancelled -> stay", "on * -> stay"),
    ("on cancelled -> stay", "outcome cancelled -> stay"),
    ("on paid -> Receipt(order: order)", "on Checkout.paid -> Receipt(order: order)"),
    ("on paid -> Receipt(order: order)", "on paid -> Receipt[order]"),
    ("on paid -> Receipt(order: order)", "on paid -> Receipt with order"),
    ("on paid -> Receipt(order: order)", "on paid -> Receipt order: order"),
    ("on paid -> Receipt(order: order)", "on paid -> Receipt(order: paid)"),
    ("clear signedIn, onboarded when", "clear signedIn, clear onboarded when"),
    ("clear signedIn, onboarded when", "clear signedIn; onboarded when"),
    ("clear signedIn, onboarded when", "set not signedIn, not onboarded when"),
    ("clear signedIn, onboarded when", "set signedIn = false, onboarded = false when"),
    ("onboarded when signedIn else", "onboarded when when signedIn else"),
    ("finish done set signedIn", "finish done set #signedIn"),
    (#"tab shop "Shop" icon "house" -> Home"#, #"tab icon "house" shop "Shop" -> Home"#),
    (#"tab shop "Shop" icon "house" -> Home"#, #"tab shop("Shop", icon: "house") -> Home"#),
    (#"tab shop "Shop" icon "house" -> Home"#, #"tab shop "Shop" icon "house" -> Home set onboarded"#),
    (#"tab cart "Cart" icon "cart" badge -> Cart"#, #"tab cart "Cart" icon "cart" badge when signedIn -> Cart"#),
    (#"url "/product/{id}" in tab shop over Home"#, #"url "/product/{}" in tab shop over Home"#),
    (#"url "/product/{id}" in tab shop over Home"#, #"url "/product/id" in tab shop over Home"#),
    (#"url "/product/{id}" in tab shop over Home"#, "url `/product/{id}` in tab shop over Home"),
    ("expect Receipt only after Payment", "expect Receipt onlyAfter Payment"),
    ("expect Receipt only after Payment", "expect Receipt only behind Payment"),
    ("screen Help { without help }", "data object Help { without help }"),
    ("flag signedIn", "type signedIn = boolean"),
    ("flag signedIn", "flag signed in"),
    ("flag signedIn", "flag SignedIn"),
    ("outcome paid(order: String)", "outcome payed(order: String)"),
    ("screen Help {", "screen help {"),
    ("requires onboarded else Welcome reset", "if (!onboarded) Welcome reset"),
    ("requires onboarded else Welcome reset", "requires else Welcome reset onboarded"),
    (#"link reviews "Reviews" -> Reviews"#, #"link reviews(label: "Reviews", destination: Reviews)"#),
    (#"link reviews "Reviews" -> Reviews"#, "link reviews \"Reviews\u{201D} -> Reviews"),
    (#"link reviews "Reviews" -> Reviews"#, #"link reviews Reviews" -> Reviews"#),
    (#"link reviews "Reviews" -> Reviews"#, #"link reviews "Reviews" -> Reviews Reviews"#),
    (#"link reviews "Reviews" -> Reviews"#, #"link reviews "Reviews" -> Reviews::class"#),
    (#"link reviews "Reviews" -> Reviews"#, #"link reviews -> Reviews : "Reviews""#),
    (#"link reviews "Reviews" -> Reviews"#, #"link reviews "Reviews" -> navigate(route = Reviews)"#),
    (#"link help "Help" -> Help sheet"#, #"link help "Help" -> Help.sheet(isPresented: true)"#),
    (#"url "/product/{id}" in tab shop over Home"#, #"in tab shop url "/product/{id}" over Home"#),
    (#"url "/product/{id}" in tab shop over Home"#, #"deepLink { uri = "/product/{id}" } in tab shop over Home"#),
    ("-> finish done set signedIn", "-> set signedIn finish done"),
    ("flow SignIn {\n  start Credentials", "flow SignIn(startDestination: Credentials) {"),
    ("screen Help { without help }", "screen Help extends View { without help }"),
    ("transition grow {", "sheet grow {"),
    ("on paid -> Receipt(order: order)", "paid => Receipt(order: order)"),
    (
      "screen Cart {\n  link product \"See product\" -> Product(id: 2) as #product\n}",
      "screen Cart\n  link product \"See product\" -> Product(id: 2) as #product\nend"
    ),
    (
      "screen Cart {\n  link product \"See product\" -> Product(id: 2) as #product\n}",
      "screen Cart:\n  link product \"See product\" -> Product(id: 2) as #product"
    ),
    (
      "screen Reviews {\n  link first \"Back to the product\" -> back to #product or home\n}",
      "screen Reviews:\n  - link first \"Back to the product\" -> back to #product or home"
    ),
    ("screen Receipt(order: String) {", "screen Cart(order: String) {"),
    ("screen Reviews {", "composable<Reviews> {"),
    ("screen Reviews {", "frame Reviews {"),
    ("screen Reviews {", "screen { Reviews"),
    ("screen Reviews {", "Reviews screen {"),
    ("screen Reviews {", "screen Reviews Reviews {"),
    ("requires onboarded else Welcome reset\n", "requires onboarded else Welcome reset }\n"),
    (#"link reviews "Reviews" -> Reviews"#, #"link reviews "Reviews" ->"#),
    (#"link reviews "Reviews" -> Reviews"#, #"link reviews reviews "Reviews" -> Reviews"#),
    (#"link reviews "Reviews" -> Reviews"#, #"link reviews "Reviews" -> target: Reviews"#),
    (#"link reviews "Reviews" -> Reviews"#, #"Product -> Reviews [label="Reviews"];"#),
    ("start Main when onboarded else Welcome", "if onboarded == true { Main } else { Welcome }"),
    ("start Main when onboarded else Welcome", "start if (onboarded) Main else Welcome"),
    ("on cancelled -> stay", "on -> stay"),
    (#"tab cart "Cart" icon "cart" badge -> Cart"#, #"tab cart "Cart" icon badge "cart" -> Cart"#),
    (#"url "/product/{id}" in tab shop over Home"#, #""/product/{id}" in tab shop over Home"#),
    (#"scheme "shop""#, #"scheme "shop" "shop""#),
    ("flag signedIn\n", "signedIn\n"),
    ("expect Receipt only after Payment", "Scenario: Receipt only after Payment"),
    ("expect Receipt only after Payment", "Then Receipt only after Payment"),
  ])
  func aPhraseInTheShopIsRepaired(_ right: String, _ wrong: String) throws {
    try expectRepair(of: wrong, to: right, in: Mistake.shop)
  }

  @Test(arguments: [
    ("flag plan = free | plus | pro", "enum class plan { free, plus, pro }"),
    ("forward opacity / identity", "forward .opacity / .identity"),
    ("forward opacity / identity", "forward asymmetric(insertion: opacity, removal: identity)"),
    ("forward opacity / identity", "forward opacity / none"),
    ("easing easeOut(0.3s)", "easing easeOut(0,3s)"),
    ("easing easeOut(0.3s)", "easing easeOut(.3s)"),
    ("easing easeOut(0.3s)", "easeOut(0.3s)"),
    ("easing easeOut(0.3s)", "ease easeOut(0.3s)"),
    (#"screen Home "My pictures" {"#, "screen Home My pictures {"),
    ("outcome cancelled -> stay", "outcome cancelled (optional)"),
    (#"Editor(color: "red") as #open when"#, #"Editor("red") as @open when"#),
    ("on picked -> Editor(color: color)", "on picked -> Editor(color: colour)"),
    ("expect Editor reachable from Home", "expect Editor can be reached from Home"),
    ("expect Editor reachable from Home", "expect reachable(Editor, from: Home)"),
    (#"external screen Chat(room: String) "Chat""#, #"external view Chat(room: String) "Chat""#),
    ("not network = offline else", "not network = offline, else"),
    ("outcome picked(color: String)", "outcome (color: String) picked"),
    ("outcome picked(color: String)", "picked -> (color: String)"),
    ("flag plan = free | plus | pro", "flag plan: [free, plus, pro]"),
    (#"screen Home "My pictures" {"#, #"screen Home["My pictures"] {"#),
    (
      #"link mix "Mix" -> Editor(color: "mixed") when network = wifi"#,
      #"link mix "Mix" -> if network == .wifi { Editor(color: "mixed") }"#
    ),
  ])
  func aPhraseInTheStudioIsRepaired(_ right: String, _ wrong: String) throws {
    try expectRepair(of: wrong, to: right, in: Mistake.studio)
  }

  /// What is behind an arrow is read as a set of parts, each of which has a place in this language.
  @Test(arguments: [
    ("Product(id: 2) as #product", #"navController.navigate("product/2") as #product"#),
    ("Product(id: 2) as #product", #"navigation.navigate("Product", { id: 2 }) as #product"#),
    ("Product(id: 2) as #product", "router.push('/product/2') as #product"),
    ("Product(id: 2) as #product", "Navigator.pushNamed(context, '/product/2') as #product"),
    ("Settings sheet via grow", ".sheet { Settings } via grow"),
    ("Settings sheet via grow", #"{ screen: Settings, presentation: "modal" } via grow"#),
    ("Main reset set onboarded", "{ onboarded = true; Main.reset() }"),
    ("Main reset set onboarded", #"navigation.reset({ routes: [{ name: "Main" }] }) set onboarded"#),
    ("finish done set signedIn", "finish done set signedIn.toggle()"),
    ("on done -> stay", "onDone -> stay"),
  ])
  func aTargetInCodeIsRepaired(_ right: String, _ wrong: String) throws {
    try expectRepair(of: wrong, to: right, in: Mistake.shop)
  }

  @Test func aButtonInCodeKeepsItsEffects() throws {
    let line = #"link browse "Just look" -> Main reset set onboarded"#
    let text = Mistake.shop.replacing(line, with: #"Button("Just look") { onboarded = true; Main.reset() }"#)
    #expect(repaired(text).contains(#"link justLook "Just look" -> Main reset set onboarded"#))
  }

  /// The links in the code of a view are those of its screen.
  @Test func theLinksOfAViewAreKept() {
    let text = """
      app Shop { start Home }
      screen Home { link markets "Markets" -> Markets }
      struct Markets: View {
        var body: some View {
          VStack {
            Text("Markets")
            NavigationLink("Instrument", destination: Instrument())
            Button("Help") { isShown = true }
              .sheet(isPresented: $isShown) { Help() }
          }
          .navigationTitle("Markets")
        }
      }
      screen Instrument {}
      screen Help {}

      """
    #expect(findings(text).map(\.message) == ["`struct` is written `screen` here"])
    let links = "{\n  link instrument \"Instrument\" -> Instrument\n  link help \"Help\" -> Help sheet\n}"
    #expect(repaired(text).contains("screen Markets \(links)\n"))
  }

  @Test func aMethodOfAViewIsNoStatement() {
    let text = Mistake.shop.replacing("start Payment", with: "start Payment\n    .onAppear { load() }")
    #expect(findings(text).map(\.message) == ["`.onAppear` is code of a view"])
    #expect(repaired(text) == Mistake.shop)
    let url = Mistake.shop.replacing("start Payment", with: "start Payment\n    .onOpenURL { url in open(url) }")
    #expect(findings(url).map(\.message).first?.hasSuffix("opened: `url \"/…\"`") == true)
    #expect(repaired(url) == url)
  }

  /// A target that has a word without a meaning here is read by nothing: the repair would leave it out.
  @Test(arguments: [
    "navController.navigate(\"product/2\", options)", "{ screen: Settings, other: Cart }", "{ total = 3; dismiss() }",
    "ask(Settings)", "Settings ? Cart",
  ])
  func aTargetWithAnUnknownPartHasNoMeaning(_ text: String) throws {
    let bytes = Array("-> \(text)\n".utf8)
    let tokens = try #require(PhraseToken.line(around: 0, in: bytes))
    let names = KnownNames(Compiler.compile(SourceFile(path: "shop.flow", text: Mistake.shop)))
    #expect(MeantTarget(tokens.dropFirst(), names, in: bytes) == nil)
  }

  /// Where a repair by search replaces that of the parser, the message is about what is proposed.
  @Test func theMessageIsAboutTheRepair() throws {
    let text = Mistake.shop.replacing("badge -> Cart", with: "badge: true -> Cart")
    #expect(findings(text).map(\.message) == ["`badge: true` is written `badge` here"])
  }

  /// The parts that the repair of some phrases leaves out or writes otherwise.
  private static let lost = [
    "start Payment then Receipt": ["receipt"], "start Payment -> Receipt": ["receipt"],
    "on Checkout.paid -> Receipt(order: order)": ["checkout"],
    #"tab shop "Shop" icon "house" -> Home set onboarded"#: ["onboarded"],
    #"tab cart "Cart" icon "cart" badge when signedIn -> Cart"#: ["signedin"],
    "screen Help extends View { without help }": ["extends"], "screen Cart(order: String) {": ["cart"],
    #"Product -> Reviews [label="Reviews"];"#: ["product"],
    // Misspelt names.
    #"navController.navigate("product/2") as #product"#: ["product2"],
    #"{ screen: Settings, presentation: "modal" } via grow"#: ["modal"],
    "router.push('/product/2') as #product": ["product2"],
    "Navigator.pushNamed(context, '/product/2') as #product": ["product2"],
    #"navigation.reset({ routes: [{ name: "Main" }] }) set onboarded"#: ["routes"],
    "on picked -> Editor(color: colour)": ["colour"], "outcome payed(order: String)": ["payed"],
  ]

  /// A habit is one finding, on however many lines it is.
  @Test func aHabitOnManyLinesIsOneFinding() {
    let text = Mistake.shop.replacing("stay\n", with: "stay;\n").replacing("-> Payment", with: "-> Payment;")
    let findings = findings(text)
    #expect(findings.map(\.message) == ["statements are not separated by `;`"])
    #expect(findings.first?.notes.count == 1)
    #expect(repaired(text) == Mistake.shop)
  }

  /// Keywords with capitals are one mistake, whatever the keywords are.
  @Test func aFileInCapitalsIsOneFinding() {
    let text = Mistake.shop.replacing("screen ", with: "Screen ").replacing("  link ", with: "  Link ")
    #expect(findings(text).map(\.message) == ["the words of the language are in small letters"])
    #expect(repaired(text) == Mistake.shop)
  }

  /// What is written twice word for word changes nothing, and is removed.
  @Test(arguments: [
    "  scheme \"shop\"\n", "  requires onboarded else Welcome\n", "expect Receipt only after Payment\n",
    "  url \"/product/{id}\" in tab shop over Home\n",
  ])
  func aRepeatedStatementIsRemoved(_ statement: String) throws {
    let flow = Mistake.shop + "\n"
    let place = try #require(flow.firstRange(of: statement))
    var text = flow
    text.insert(contentsOf: statement, at: place.upperBound)
    #expect(findings(text).count == 1)
    #expect(repaired(text) == flow)
  }

  @Test(arguments: [
    ("clear signedIn, onboarded when", "clear signedIn, onboarded, signedIn when"),
    ("when signedIn else", "when signedIn, signedIn else"),
  ])
  func aRepeatedElementIsRemoved(_ right: String, _ wrong: String) throws {
    try expectRepair(of: wrong, to: right, in: Mistake.shop)
  }

  /// A declaration in the braces behind a call, and a `start` in a screen, move to where they belong.
  @Test(arguments: [
    ("flag signedIn\n", "    on cancelled -> stay\n", "    flag signedIn\n"),
    ("  start Main when onboarded else Welcome\n", "screen Reviews {\n", "  start Main when onboarded else Welcome\n"),
  ])
  func aMisplacedStatementIsMoved(_ statement: String, _ place: String, _ moved: String) throws {
    var text = Mistake.shop
    text.removeSubrange(try #require(text.firstRange(of: statement)))
    let end = try #require(text.firstRange(of: place)).upperBound
    text.insert(contentsOf: moved, at: end)
    #expect(findings(text).count == 1)
    let lines = { (text: String) in text.split(separator: "\n").map { $0.drop { $0 == " " } }.sorted() }
    #expect(lines(repaired(text)) == lines(Mistake.shop))
  }

  /// Every row of the table either keeps the names, texts and numbers of its phrase, or is marked as losing some.
  @Test(arguments: ForeignPhrases.all.indices)
  func aPhraseKeepsItsParts(_ index: Int) {
    let pattern = ForeignPhrases.all[index]
    #expect(pattern.lostCaptures.isEmpty != pattern.isLossy, "row \(index): \(pattern)")
  }

  /// Outcomes that a screen declares instead of the flow around it are one mistake.
  @Test func outcomesInAScreenOfTheirFlowAreMoved() {
    let outcomes = "  outcome paid(order: String)\n  outcome cancelled\n"
    let text = (Mistake.shop + "\n").replacing(outcomes, with: "")
      .replacing("  screen Payment {\n", with: "  screen Payment {\n" + outcomes.replacing("  o", with: "    o"))
    #expect(
      findings(text).map(\.message) == [
        "`paid` is an outcome of the screen `Payment`, but calls of the flow `Checkout` handle it"
      ])
    let lines = { (text: String) in text.split(separator: "\n").sorted() }
    #expect(lines(repaired(text)) == lines(Mistake.shop))
  }

  private func expectRepair(of wrong: String, to right: String, in flow: String) throws {
    let lost = KeptParts(wrong).missing(in: right)
    #expect(lost == Self.lost[wrong, default: []])
    let flow = flow + "\n"
    var text = flow
    text.replaceSubrange(try #require(flow.firstRange(of: right)), with: wrong)
    let findings = findings(text)
    #expect(findings.count == 1, "\(findings.map(\.message))")
    #expect(repaired(text) == flow)
  }

  private func findings(_ text: String) -> [Finding] {
    var compilation = Compiler.compile(SourceFile(path: "shop.flow", text: text))
    compilation.guessRepairs()
    return compilation.findings.sorted
  }

  private func repaired(_ text: String) -> String {
    let source = SourceFile(path: "shop.flow", text: text)
    let repair = Repair(source, includingUnsafe: true, guessing: true) { _, _ in .failure(.notFound) }
    return String(decoding: repair.compilation.sources[0].bytes, as: UTF8.self)
  }
}
