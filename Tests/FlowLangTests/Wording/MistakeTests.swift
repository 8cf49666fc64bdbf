import Testing

@testable import FlowLang

/// One mistake has one message, at its location; after its fix there is none.
@Suite struct MistakeTests {
  @Test func theShopHasNoFindings() { #expect(findings(Mistake.shop).isEmpty) }

  @Test(arguments: [Mistake.studio, Mistake.welcome])
  func theFlowHasNoFindings(_ flow: String) { #expect(findings(flow).map(\.message) == []) }

  @Test(arguments: TestTier.sample(Mistake.read("shop-app", "shop-screens", "shop-flows"), every: 3))
  func aMistakeIsOneFinding(_ mistake: Mistake) throws { try expectOneFinding(mistake, in: Mistake.shop) }

  @Test(arguments: TestTier.sample(Mistake.read("studio"), every: 3))
  func aMistakeInTheStudioIsOneFinding(_ mistake: Mistake) throws { try expectOneFinding(mistake, in: Mistake.studio) }

  @Test(arguments: Mistake.read("outcomes"))
  func aMistakeWithAnOutcomeIsOneFinding(_ mistake: Mistake) throws {
    try expectOneFinding(mistake, in: Mistake.welcome)
  }

  /// A statement that becomes valid by small edits is one finding, too.
  @Test(arguments: Mistake.read("shop-guessing", "shop-habits"))
  func aHabitIsRepaired(_ mistake: Mistake) throws { try expectOneFinding(mistake, in: Mistake.shop, guessing: true) }

  @Test(arguments: Mistake.read("studio-guessing"))
  func aHabitInTheStudioIsRepaired(_ mistake: Mistake) throws {
    try expectOneFinding(mistake, in: Mistake.studio, guessing: true)
  }

  private func expectOneFinding(_ mistake: Mistake, in flow: String, guessing: Bool = false) throws {
    let range = try #require(flow.firstRange(of: mistake.right))
    let start = UInt32(flow[..<range.lowerBound].utf8.count)
    var text = flow
    text.replaceSubrange(range, with: mistake.wrong)
    let findings = findings(Array(text.utf8), guessing: guessing)
    #expect(findings.map(\.message).count == 1, "\(findings.map(\.message))")
    let finding = try #require(findings.first)
    #expect(finding.message.hasPrefix(mistake.message), "\(finding.message)")
    let marked = String(decoding: Array(text.utf8)[Int(finding.range.start)..<Int(finding.range.end)], as: UTF8.self)
    #expect(marked == mistake.place)
    if let place = mistake.range { #expect(finding.range.start == start + place.lowerBound, "\(finding.range)") }
    guard mistake.repair != .none else { return }
    #expect(repaired(text, includingUnsafe: mistake.repair == .unsafe, guessing: guessing) == [])
  }

  /// Two mistakes on one line are two findings, and both are repaired.
  @Test(arguments: [
    (#"link reviews "Reviews" > Reviews modal"#, ["the arrow is written `->`"]),
    (#"link reviews Reviews -> Reviews modal"#, ["a label stands in quotes: `\"Reviews\"`"]),
    (
      #"link reviews "Reviews" => Reviews modal"#,
      ["the arrow is written `->`", "`modal` is written `sheet` here"]
    ),
    (
      "link reviews 'Reviews' => Reviews",
      [#"a text is in straight quotes, `"`"#, "the arrow is written `->`"]
    ),
  ])
  func mistakesOnOneLineAreRepaired(_ wrong: String, _ messages: [String]) throws {
    let text = Mistake.shop.replacing(#"link reviews "Reviews" -> Reviews"#, with: wrong)
    #expect(findings(text).map(\.message) == messages)
    #expect(repaired(text, includingUnsafe: true, guessing: false) == [])
  }

  /// A repair keeps the names that the author wrote.
  @Test(arguments: [
    ("screen P(number Int) {}", "screen P(number: Int) {}"), ("screen P(date Date) {}", "screen P(date: Date) {}"),
    ("screen P(text String?) {}", "screen P(text: String?) {}"),
    ("screen P(Int number) {}", "screen P(number: Int) {}"),
    ("screen P(Kind kind, Int number = 1) {}", "screen P(kind: Kind, number: Int = 1) {}"),
    ("screen P { link link a \"A\" -> back }", "screen P { link a \"A\" -> back }"),
  ])
  func aRepairKeepsNames(_ wrong: String, _ right: String) {
    let source = SourceFile(path: "a.flow", text: "app A { start H }\nscreen H { link p -> P }\n" + wrong)
    let repair = FlowLang.Repair(source, includingUnsafe: true, guessing: false) { _, _ in .failure(.notFound) }
    let text = String(decoding: repair.compilation.sources[0].bytes, as: UTF8.self)
    #expect(text.split(separator: "\n").contains { $0 == right }, "\(text)")
  }

  /// The safe repair of a condition around links, and of a title in the block, writes exactly this, or nothing.
  @Test(arguments: [
    ("if f { link a -> I }", "link a -> I when f"),
    ("if f { link a -> I link b -> I }", "link a -> I when f link b -> I when f"),
    ("if f { link a -> I } else { link b -> I }", "link a -> I when f link b -> I when not f"),
    ("if f\nlink a -> I\nelse\nlink b -> I\nendif", "link a -> I when f\nlink b -> I when not f"),
    ("unless f { link a -> I }", "link a -> I when not f"),
    ("if f { link a -> I when g }", "link a -> I when g, f"),
    ("if f { link a -> P {\non o -> stay\n} }", "link a -> P {\non o -> stay\n} when f"),
    ("if f, g { link a -> I } else { link b -> I }", nil),
    ("if f { link a -> I } elseif g { link b -> I }", nil),
    ("if f\nlink a -> I\nelif g\nlink b -> I\nendif", nil),
    ("if f\nlink a -> I\nelse if g\nlink b -> I\nendif", nil),
    ("if f {\nlink a -> I\nwhen g {\nlink b -> I\n}\n}", nil),
    ("if f {\nlink a\n-> I\nsheet\nlink b -> I\n}", "link a\n-> I\nsheet when f\nlink b -> I when f"),
    ("if f { // only then\nlink a -> I }", "// only then\nlink a -> I when f"),
    ("if f /* or g */ { link a -> I }", nil), ("if f { I }", nil),
    ("switch f { case true: link a -> I default: link b -> I }", nil),
  ])
  func aConditionAroundLinksIsTheirs(_ wrong: String, _ right: String?) {
    let text = "app A { start H }\nflag f\nflag g\nexternal flow P { outcome o }\nscreen I {}\nscreen H { "
    #expect(safelyRepaired("\(text)\(wrong)\n}") == words(of: "\(text)\(right ?? wrong)\n}"))
  }

  /// The repair of a `switch` is never safe, and there is none where the cases could mean anything else.
  @Test(arguments: [
    ("switch f { case true: link a -> I default: link b -> I }", "link a -> I when f link b -> I when not f"),
    ("switch v {\ncase .x: I\ncase .y:\nlink b -> I\n}", "link i -> I when v = x\nlink b -> I when v = y"),
    (
      "switch v { case x: link a -> I case y: link b -> I default: link c -> I }",
      "link a -> I when v = x link b -> I when v = y link c -> I when not v = x, not v = y"
    ),
    ("switch v { case .x, .y: link a -> I default: link b -> I }", nil),
    ("switch v { case .x: view I default: link b -> I }", nil),
    ("switch (f) { case true: link a -> I default: link b -> I }", "link a -> I when f link b -> I when not f"),
    ("switch !f { case true: link a -> I default: link b -> I }", nil),
    ("switch not f { case true: link a -> I default: link b -> I }", nil),
    ("switch ~f { case true: link a -> I default: link b -> I }", nil),
    ("switch v { default: link a -> I case x: link b -> I }", nil),
    ("switch v { case x:\ncase y: link b -> I }", nil),
    ("switch v { case .x: I\ncase .y: I }", nil),
    ("switch v { case .x: I\ncase .y: link i -> I }", nil),
    ("switch v {\n// first\ncase .x: link a -> I\ncase .y: link b -> I }", nil),
    (
      "switch v {\ncase .x: link a -> I // first\ncase .y: link b -> I }",
      "link a -> I when v = x // first\nlink b -> I when v = y"
    ),
  ])
  func aSwitchAroundLinksIsTheirCondition(_ wrong: String, _ right: String?) {
    let text = "app A { start H }\nflag f\nflag v = x | y\nscreen I { link c -> back }\nscreen H { "
    let repaired = repairedWords("\(text)\(wrong)\n}", includingUnsafe: true)
    // With `not`, the `!` is another mistake, with a repair of its own.
    #expect(repaired == words(of: "\(text)\(right ?? wrong.replacing("!", with: "not "))\n}"))
    if right != nil { #expect(safelyRepaired("\(text)\(wrong)\n}") == words(of: "\(text)\(wrong)\n}")) }
  }

  @Test(arguments: [
    ("screen W {\ntitle: Good morning\nlink a -> stay\n}", "screen W \"Good morning\" {\nlink a -> stay\n}"),
    ("screen W {\ntitle: \"Good morning\"\nlink a -> stay\n}", "screen W \"Good morning\" {\nlink a -> stay\n}"),
    ("screen W \"A\" {\ntitle: \"A\"\nlink a -> stay\n}", "screen W \"A\" {\nlink a -> stay\n}"),
    ("screen W \"A\" {\ntitle: \"B\"\nlink a -> stay\n}", nil),
    (
      "screen W {\ntitle: \"\(String(repeating: "long ", count: 20))\"\nlink a -> stay\n}",
      "screen W \"\(String(repeating: "long ", count: 20))\" {\nlink a -> stay\n}"
    ),
  ])
  func aTitleIsMovedOrKept(_ wrong: String, _ right: String?) {
    let text = "app A { start W }\n"
    #expect(safelyRepaired("\(text)\(wrong)") == words(of: "\(text)\(right ?? wrong)"))
  }

  /// Returns the words after the safe repairs, which break lines as `format` does.
  private func safelyRepaired(_ text: String) -> [Substring] { repairedWords(text, includingUnsafe: false) }

  private func repairedWords(_ text: String, includingUnsafe isUnsafeMeant: Bool) -> [Substring] {
    let source = SourceFile(path: "a.flow", text: text)
    let repair = FlowLang.Repair(source, includingUnsafe: isUnsafeMeant, guessing: false) { _, _ in
      .failure(.notFound)
    }
    return words(of: String(decoding: repair.compilation.sources[0].bytes, as: UTF8.self))
  }

  private func words(of text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }

  /// A condition may be all that a line or the rest of the file has.
  @Test(arguments: ["if", "if f", "if (\nlink a -> H\nendif", "when f\nview V\nendif", "if f }", "unless", "switch"])
  func aConditionIsOneFinding(_ text: String) {
    for end in ["", "\n}\n"] {
      let messages = findings("app A { start H }\nflag f\nscreen H {\n\(text)\(end)").map(\.message)
      #expect(messages.contains { $0.hasPrefix("a condition belongs to a link") }, "\(messages)")
    }
  }

  /// In a file that is searched too often, a class that links lead to is still no unread name.
  @Test func aNameBehindManyClassesIsReported() {
    let classes = (0..<70).map { "class Page\($0) { link next -> Page\(($0 + 1) % 70) }\n" }
    let found = findings("app A { start Page0 }\n\(classes.joined())screen Last { link a -> Paige69 }\n")
    #expect(found.map(\.rule) == ["syntax", "unknown-name"])
  }

  /// Only an `else` behind a condition that is reported is skipped.
  @Test func aWordLikeElseIsReported() {
    let text = """
      app A { start H }
      flag f
      screen H {
        if f
        link a -> I
        endif
        elsewhere -> I
        endif
      }
      screen I { link b -> back }

      """
    #expect(findings(text).map(\.message).contains("`link` is missing before `elsewhere`"))
    let other = text.replacing("  if f\n", with: "").replacing("  elsewhere -> I\n", with: "")
    #expect(findings(other).map(\.message).contains { $0.hasPrefix("expected a statement or `}`") })
  }

  /// A repair writes no keyword where a name is missing, and drops no `not`.
  @Test(arguments: [
    ("screen P(id: ) {}", "screen P(id: set) {}"), ("screen P { view uikit }", "set"),
    ("screen P { link a -> H when Not f }\nflag f", "when f"),
  ])
  func aGuessKeepsTheMeaning(_ wrong: String, _ never: String) {
    let source = SourceFile(path: "a.flow", text: "app A { start H }\nscreen H { link p -> P }\n" + wrong)
    let repair = FlowLang.Repair(source, includingUnsafe: true, guessing: true) { _, _ in .failure(.notFound) }
    let text = String(decoding: repair.compilation.sources[0].bytes, as: UTF8.self)
    #expect(!text.contains(never), "\(text)")
  }

  /// A syntax error in one screen does not hide the errors about the parameters of another.
  @Test(arguments: [
    (#"Product(id: 1) as"#, "Product(ide: 1) as", "`Product` has no parameter `ide`"),
    ("Checkout(product: id)", "Checkout(produkt: id)", "`Checkout` has no parameter `produkt`"),
    ("Receipt(order: order)", "Receipt", "`Receipt` needs the argument `order`"),
  ])
  func anErrorElsewhereHidesNoArguments(_ right: String, _ wrong: String, _ message: String) {
    let broken = Mistake.shop
      .replacing("-> Product(id: 2) as #product", with: "-> Product(id: 2) moddal idd produkt")
    let found = findings(broken.replacing(right, with: wrong)).map(\.message)
    #expect(found.count == 2)
    #expect(found.contains { $0.hasPrefix(message) }, "\(found)")
  }

  /// Texts that are not flows, and the file types that are recognized.
  @Test(arguments: [
    ("graph TD\n  A[Home] --> B{Signed in?}\n  B --> C", "this seems to be a Mermaid diagram, not a flow"),
    ("flowchart LR\n  A --> B", "this seems to be a Mermaid diagram, not a flow"),
    ("stateDiagram-v2\n  [*] --> Home\n  Home --> Detail : open", "this seems to be a Mermaid diagram, not a flow"),
    ("digraph App {\n  Home -> Detail;\n}", "this seems to be a DOT graph, not a flow"),
    ("@startuml\nstate Home\n@enduml", "this seems to be a PlantUML diagram, not a flow"),
    ("<?xml version=\"1.0\"?>\n<document/>", "this seems to be XML, not a flow"),
    ("{\n  \"screens\": [\"Home\"]\n}", "this seems to be JSON, not a flow"),
    ("screens:\n  - Home\n  - Detail\nstart: Home", "this seems to be YAML, not a flow"),
    (
      "import SwiftUI\n\nstruct Home: View {\n  var body: some View { Text(\"\") }\n}",
      "this seems to be Swift, not a flow"
    ),
    (
      "import { createMachine } from 'xstate'\nexport const m = createMachine({})",
      "this seems to be JavaScript, not a flow"
    ),
    ("# Shop\n\n```flow\napp A { start H }\nscreen H {}\n```", "this seems to be Markdown, not a flow"),
    (
      "My shop\n\nIt starts with the home screen. From there one can open a product.\n",
      "this seems to be a text, not a flow"
    ),
    ("", "this file declares nothing"),
    ("\n  // nothing yet\n", "this file declares nothing"),
  ])
  func aFileThatIsNotAFlowIsOneFinding(_ text: String, _ message: String) {
    #expect(findings(text).map(\.message) == [message])
  }

  /// A file that ends in the middle of a statement or a block is one finding: names may be declared in what is missing.
  @Test(arguments: [
    ("start Main when", "the name of a flag is missing here"),
    ("-> Help sheet", "the block of `app Shop` is not closed"),
    ("tab cart", "`->` is missing here"),
    ("Product(id:", "a text, a number, `true`, `false`, `nil`, `.name` or `[]` is missing here"),
    ("on paid", "`->` is missing here"),
    ("outcome paid(order:", "a type such as `Int`, `[String]` or `Product.ID?` is missing here"),
    ("Welcome res", "`res` means nothing here"),
    ("link reviews \"Rev", "this text is not closed with `\"` before the end of the line"),
    ("screen Rev", "`{` is missing here"),
    ("screen Settings {\n  requi", "expected a statement or `}`, found `requi`"),
  ])
  func aFileThatIsCutOffIsOneFinding(_ end: String, _ message: String) throws {
    let text = String(Mistake.shop[..<(try #require(Mistake.shop.firstRange(of: end))).upperBound])
    #expect(findings(text).map(\.message) == [message])
    // Nothing but the unfinished line is edited: what is missing may declare all names that are unknown.
    let source = SourceFile(path: "shop.flow", text: text)
    let repair = FlowLang.Repair(source, includingUnsafe: true, guessing: true) { _, _ in .failure(.notFound) }
    let line = text.lastIndex(of: "\n") ?? text.startIndex
    #expect(repair.compilation.sources[0].bytes.starts(with: Array(text[..<line].utf8)))
  }

  /// Half of a type or of an address is not judged.
  @Test(arguments: ["screen P(id: Strin", "screen Q { link a -> open \"htt"])
  func halfOfAWordIsNotJudged(_ end: String) {
    #expect(findings("app A { start H }\nscreen H { link p -> P(id: 3) }\n\(end)").count == 1)
  }

  /// A whole statement with a mistake is no beginning of one, whether or not a line end follows.
  @Test(arguments: ["", "\n"])
  func aMistakeAtTheEndHidesNoOther(_ end: String) {
    let links = "link b -> Foo link c -> Setings"
    let text = "app A { start H }\nscreen H { \(links) }\nscreen Settings { link a -> H; }\nflag paid: Bool\(end)"
    #expect(findings(text).map(\.rule).sorted() == ["syntax", "syntax", "unknown-name", "unknown-name"])
    let repaired = text.replacing(";", with: "").replacing(": Bool", with: "")
    #expect(safelyRepaired(text) == words(of: repaired))
  }

  /// The names in a foreign block are looked up together: the search for repairs is limited for each file.
  @Test func aForeignBlockLeavesOtherRepairs() {
    let cells = (0..<90).map { "cell\($0)()\n" }.joined()
    let text = "struct Row: View {\n\(cells)}\napp A { start H }\nflag f\nscreen H { if f { link a -> H } }\n"
    #expect(safelyRepaired(text) == words(of: text.replacing("if f { link a -> H }", with: "link a -> H when f")))
  }

  /// What a view keeps is removed without the comments around it.
  @Test func aCommentBehindAPropertyIsKept() {
    let lines = "@State var isA = false // shown\n@State private var isB = 1\n// own\n@State var isC = 1 // last"
    let flow = { (lines: String) in "app A { start H }\nscreen H {\n\(lines)\n  link a -> H\n}\n" }
    let right = flow("// shown\n// own\n// last")
    #expect(repairedWords(flow(lines), includingUnsafe: true) == words(of: right))
  }

  /// A mistake elsewhere gives no repair to what is none.
  @Test func aTagOfTwoScreensIsNotMisspelt() {
    let links = "link a -> P as #t  link b -> Q as #t  link c => P"
    let text = "app A { start H }\nscreen H { \(links) }\nscreen P {}\nscreen Q {}\n"
    let found = findings(Array(text.utf8), guessing: true)
    #expect(found.map { $0.rule + " \($0.fixes.count)" } == ["duplicate-tag 0", "syntax 1"])
  }

  @Test(arguments: ["/* licence\napp A { start H }", "/* a /* b */\napp A { start H }"])
  func aCommentThatIsNotClosedIsOneFinding(_ text: String) {
    #expect(findings(text).map(\.message) == ["this comment is not closed with `*/`"])
  }

  /// The first version is read, and the others are skipped.
  @Test(arguments: ["", "||||||| parent\n  link reviews -> Reviews\n"])
  func aConflictIsOneFinding(_ ancestor: String) {
    let line = #"  link reviews "Reviews" -> Reviews"#
    let conflict = "<<<<<<< HEAD\n\(line)\n\(ancestor)=======\n  link reviews -> Ratings {\n>>>>>>> ratings"
    let text = Mistake.shop.replacing(line, with: conflict)
    #expect(findings(text).map(\.message) == ["git could not merge this part, and left all its versions here"])
    #expect(repaired(text, includingUnsafe: true, guessing: true).count == 1)
    // What only the other version declares is no second mistake.
    #expect(findings(text.replacing("tab cart", with: "tab c -> Gone\n  tab cart")).count == 1)
  }

  @Test func aLineOfSignsOutsideAConflictIsAMistakeOfItsLine() {
    let found = findings("app A { start H }\n=======\nscreen H { link a -> I }\nscreen I {}").map(\.message)
    #expect(found == ["`=` means nothing here"], "\(found)")
  }

  @Test func aFlowWithALongCommentIsAFlow() {
    let comment = "/* " + String(repeating: "All rights reserved. ", count: 100) + "*/"
    #expect(findings("\(comment) app A { start H }\nscreen H { link a -> I }\nscreen I {}").isEmpty)
  }

  @Test func otherEncodingsAreOneFinding() {
    let utf16: [UInt8] = [0xFF, 0xFE] + "app A { start H }".utf8.flatMap { [$0, 0] as [UInt8] }
    #expect(findings(utf16).map(\.message) == ["this file is UTF-16, but a flow is UTF-8"])
    let latin1: [UInt8] = Array(
      "app A { start H }\nscreen H { link a \"M?nchen\" -> I link b \"K?ln\" -> I }\nscreen I {}".utf8
    )
    .map { $0 == UInt8(ascii: "?") ? 0xFC : $0 }
    #expect(findings(latin1).map(\.message) == ["these bytes are not UTF-8"])
    #expect(findings(latin1).first?.help == "save the file as UTF-8")
  }

  private func findings(_ text: String) -> [Finding] { findings(Array(text.utf8)) }

  private func findings(_ bytes: [UInt8], guessing: Bool = false) -> [Finding] {
    var compilation = Compiler.compile(SourceFile(path: "shop.flow", bytes: bytes))
    if guessing { compilation.guessRepairs() }
    return compilation.findings.sorted
  }

  /// Returns the messages after `fix`.
  private func repaired(_ text: String, includingUnsafe: Bool, guessing: Bool) -> [String] {
    let source = SourceFile(path: "shop.flow", text: text)
    let repair = FlowLang.Repair(source, includingUnsafe: includingUnsafe, guessing: guessing) { _, _ in
      .failure(.notFound)
    }
    return repair.compilation.findings.sorted.map(\.message)
  }
}
