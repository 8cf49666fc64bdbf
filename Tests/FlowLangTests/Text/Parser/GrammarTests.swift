import Testing

@testable import FlowLang

/// All forms of every production of the grammar are accepted.
@Suite struct GrammarTests {
  @Test(arguments: [
    "import \"checkout.flow\"", "app A {}", "flag x", "flag x = true", "flag x = false", "external flag x",
    "external flag x = true", "external screen W", "external screen W()", "external screen W(url: URL)",
    "external flow P", "external flow P(sum: Int)", "external flow P {}",
    "external flow P { outcome paid outcome x(a: Int) }",
    "external screen W external flow P { outcome paid }",
    "transition slide {}", "screen A {}", "screen A() {}", "screen A(id: Int, name: String) {}", "tabs T {}",
    "group G {}",
    "flow F {}", "flow F(id: Int) {}", "screen A {} screen B {} flag x app X {}", "",
  ])
  func items(_ text: String) { expectParses(text) }

  @Test(arguments: [
    "start A", "start A(id: 1)", "start A when x else B", "start A when x, not y else B when z else C(id: 2)",
    "scheme \"shop\"", "domain \"shop.example.com\"", "link a -> B", "transition slide", "transition none",
    "back automatic",
    "back declared", "allow trap \"why\"", "allow place-may-be-absent \"why\"", "note figma \"12:3\"",
    "note \"a key\" \"v\"",
    "note on \"x\"",
  ])
  func partsOfTheApp(_ text: String) { expectParses("app A { \(text) }") }

  @Test(arguments: [
    "url \"/a\"", "url \"/a\" in tab home", "url \"/a\" in tab Main.home", "url \"/a\" over B",
    "url \"/a\" over B, C(id: id), D",
    "url \"/a\" in tab home over B", "entry \"push\"", "entry \"push\" in tab home over B(id: 1)", "requires x",
    "requires x, not y", "requires x else B", "requires x else B sheet { on done -> continue on no -> stay }",
    "requires x else B when y else C", "view A", "view A.B.C", "view uikit A.B", "view uikit", "view uikit.View",
    "view uikit uikit", "image \"a.png\"", "embed B", "embed B(id: 1)", "without a", "without home", "link a -> B",
    "transition t", "back declared", "allow dead-end \"x\"", "note a \"b\"",
  ])
  func partsOfAScreen(_ text: String) { expectParses("screen A { \(text) }") }

  @Test(arguments: [
    "tab home -> A", "tab home \"Home\" -> A", "tab home icon \"house\" -> A", "tab home badge -> A",
    "tab home \"Home\" icon \"house\" badge -> A(id: 1)", "tab icon icon \"i\" -> A", "tab badge badge -> A",
    "requires x",
    "link a -> B", "transition t", "back declared", "allow x \"y\"", "note a \"b\"",
  ])
  func partsOfTabs(_ text: String) { expectParses("tabs T { \(text) }") }

  @Test(arguments: [
    "requires x else A", "link a -> B", "transition t", "back automatic", "allow x \"y\"", "note a \"b\"",
    "screen A {}",
    "tabs T {}", "group G {}", "flow F {}", "group G { group H { screen A {} } link a -> B }",
  ])
  func partsOfAGroupOrFlow(_ text: String) {
    expectParses("group X { \(text) }")
    expectParses("flow X { \(text) }")
  }

  @Test(arguments: [
    "start A", "start A when x else B", "outcome done", "outcome paid(order: String)", "outcome screen",
    "url \"/a\" over B",
    "entry \"x\"",
  ])
  func partsOfAFlowAlone(_ text: String) { expectParses("flow X { \(text) }") }

  @Test(arguments: [
    "B", "B()", "B(id: 1)", "`a b`", "back", "back to #t", "back to #\"a b\"", "back to root", "back to B", "home",
    "dismiss",
    "raise #t", "tab a", "tab T.a", "tab home", "finish done", "finish done()", "finish paid(order: id)",
    "finish finish",
    "open \"https://example.com\"", "stay", "continue",
  ])
  func goals(_ text: String) {
    expectParses("screen A { link a -> \(text) }")
    expectParses("screen A { link a \"A label\" -> \(text) when x else \(text) link b -> B }")
    expectParses("screen A { link a -> F { on done -> \(text) on other -> \(text) } }")
  }

  @Test(arguments: [
    "push", "sheet", "cover", "popover", "dialog", "reset", "reuse", "over #t", "over root", "over C", "replace",
    "replace from #t", "replace from root", "replace from C", "in tab a", "in tab T.a", "as #t", "via slide",
    "via none",
    "or back", "or home", "or dismiss", "or stay", "set a", "set a, b, c", "clear a", "set a clear b, c",
    "sheet over #t as #u via slide or stay set a clear b", "push push reset sheet",
  ])
  func modifiers(_ text: String) {
    expectParses("screen A { link a -> B \(text) link b -> B }")
    expectParses("screen A { link a -> B \(text) { on a -> stay note k \"v\" } when x, not y else C \(text) }")
  }

  @Test(arguments: [
    "Int", "String?", "Product.ID", "Product.ID?", "[Int]", "[Int]?", "[Int?]", "[[Product.ID?]]?", "screen",
    "A.link.B",
    "`My Type`", "Int = 3", "Double = -1.5", "String = \"list\"", "Bool = true", "Bool = false", "Int? = nil",
    "Sort = .relevance", "[Int] = []", "Sort = .screen",
  ])
  func parameters(_ text: String) { expectParses("screen A(id: \(text), screen: \(text)) {}") }

  @Test(arguments: [
    "3", "-3", "1.5", "\"x\"", "true", "false", "nil", ".standard", ".root", "[]", "order", "product.id", "link.screen",
    "`a b`.c",
  ])
  func arguments(_ text: String) { expectParses("screen A { link a -> B(id: \(text), link: \(text)) }") }

  @Test(arguments: [
    "forward slide / slide", "backward move(leading) / move(trailing) + opacity",
    "both opacity + scale(0.5) + offset(0, -10.5)",
    "easing easeOut(0.4s)", "easing spring(response: 0.5, damping: 0.25)", "easing linear(250ms)", "both identity",
    "both custom(App.Transitions.fade)", "both custom(name: App.fade)", "both screen",
    "forward a / b backward a / b easing c",
  ])
  func motions(_ text: String) { expectParses("transition t { \(text) }") }

  @Test(arguments: [
    "never A", "never A when x, not y", "every screen within 3 taps", "every screen within 1 tap", "A only after B",
    "A within 2 taps", "A within 2 taps of B", "A reachable", "A reachable from B", "only only after only",
    "within within 1 tap", "reachable reachable from reachable", "`never` reachable", "`every` only after `screen`",
  ])
  func expectations(_ text: String) { expectParses("expect \(text) expect \(text)") }

  @Test func theFirstExampleParses() throws {
    // The first example of docs/language.md, with other line ends.
    let text = try Repository.text(of: "examples/grocery.flow")
    expectParses(text)
    expectParses(text.replacing("\n", with: "\r\n"))
    expectParses(text.replacing("\n", with: "\r"))
    expectParses("\u{FEFF}" + text)
  }

  @Test(arguments: Repository.examples)
  func examplesParse(_ path: String) throws { expectParses(try Repository.text(of: path)) }

  /// White space has no meaning: the same tokens, each on a line of its own or followed by a comment, give the same
  /// tree.
  @Test(arguments: Repository.examples)
  func lineEndsMeanNothing(_ path: String) throws {
    let tree = parse(try Repository.bytes(of: path))
    let words = tree.tokens.indices.dropLast().map { tree.spelling(of: TokenIndex($0)) }
    for separator in ["\n", "\r", " /* a */ ", " // b\n", "\n\n    "] {
      let other = words.joined(separator: separator)
      expectParses(other)
      #expect(SyntaxDump.text(parse(other)) == SyntaxDump.text(tree), "\(separator.debugDescription)")
    }
  }
}
