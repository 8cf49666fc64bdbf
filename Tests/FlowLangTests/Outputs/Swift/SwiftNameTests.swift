import Testing

@testable import FlowLang

/// The spelling of names and texts of a flow in Swift.
@Suite struct SwiftNameTests {
  @Test(arguments: [
    ("Home", "home", "Home"), ("home", "home", "Home"), ("URLBar", "urlBar", "URLBar"), ("URL", "url", "URL"),
    ("iPad", "iPad", "IPad"), ("X", "x", "X"), ("A1", "a1", "A1"), ("_x", "_x", "_x"), ("_", "unnamed", "Unnamed"),
    ("éclair", "éclair", "Éclair"),
    ("Élan", "élan", "Élan"), ("日本", "日本", "日本"), ("Gift card (old)", "giftCardOld", "GiftCardOld"),
    ("a-b", "aB", "AB"), ("3d", "_3d", "_3d"), ("", "unnamed", "Unnamed"), ("--", "unnamed", "Unnamed"),
    ("😀", "unnamed", "Unnamed"), ("a\"b", "aB", "AB"), ("a\nb", "aB", "AB"), ("\\(x)", "x", "X"),
    ("self", "self", "Self"),
    ("ßa", "ßa", "SSa"),
  ])
  func namesBecomeIdentifiers(_ name: String, _ member: String, _ type: String) {
    #expect(SwiftName.lower(name) == member)
    #expect(SwiftName.upper(name) == type)
  }

  @Test(arguments: [("self", "`self`"), ("Type", "`Type`"), ("default", "`default`"), ("home", "home"), ("any", "any")])
  func keywordsAreInBackticks(_ name: String, _ quoted: String) { #expect(SwiftName.quoted(name) == quoted) }

  @Test(arguments: [
    ("Product", true), ("a1", true), ("_", false), ("", false), ("a b", false), ("1a", false), ("é", true),
    ("a`", false), ("a.b", false),
  ])
  func identifiersAreRecognized(_ word: String, _ isIdentifier: Bool) {
    #expect(SwiftName.isIdentifier(word) == isIdentifier)
  }

  @Test func namesOfOneScopeAreUnique() {
    var scope = SwiftScope(reserved: ["none"])
    #expect(["a", "a", "a_2", "a", "none"].map { scope.take($0) } == ["a", "a_2", "a_2_2", "a_3", "none_2"])
  }

  /// The next number is remembered, not searched for from the first one on.
  @Test func manyEqualNamesAreMadeUniqueQuickly() {
    var scope = SwiftScope()
    let names = (0..<20_000).map { _ in scope.take("a") }
    #expect((names[0], names[1], names[19_999]) == ("a", "a_2", "a_20000"))
  }

  @Test(arguments: [
    ("plain", #""plain""#), (#"a "b" \c"#, #""a \"b\" \\c""#), (#"\(x)"#, #""\\(x)""#), ("a\nb\tc\r", #""a\nb\tc\r""#),
    ("\u{0}\u{7F}\u{202E}\u{2028}", #""\u{0}\u{7F}\u{202E}\u{2028}""#), ("👩‍👧é日", #""👩‍👧é日""#),
    ("\u{FEFF}\u{E000}", #""\u{FEFF}\u{E000}""#),
  ])
  func textsBecomeLiterals(_ text: String, _ literal: String) { #expect(SwiftText.literal(text) == literal) }

  @Test(arguments: [("a */ \"b\"", "a */ \"b\""), ("a\u{2028}b\u{202E}c\r", #"a\u{2028}b\u{202E}c\u{D}"#)])
  func textsBecomeComments(_ text: String, _ comment: String) { #expect(SwiftText.comment(text) == comment) }
}
