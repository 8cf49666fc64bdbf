import Testing

@testable import FlowLang

/// Parsed urls, and urls that can be confused.
@Suite struct URLPatternTests {
  @Test func urlsAreParsed() {
    let pattern = URLPattern("Shop://Example.com/product/{id}-{size}/?source={source}&sale=1&empty#end")
    #expect(pattern.problem == nil)
    #expect(pattern.origin == "shop://example.com")
    #expect(pattern.segments.map(\.literals) == [["product"], ["", "-", ""]])
    #expect(pattern.query.map(\.key) == ["source", "sale", "empty"])
    #expect(pattern.query.map(\.value) == [nil, "1", ""])
    #expect(pattern.placeholders == ["id", "size", "source"])
  }

  @Test func textsAreDecoded() {
    let pattern = URLPattern("/%C3%A4-{id}/100%/%FF/%4?%6B=%20{x}%7Bx%7D")
    #expect(pattern.segments.map(\.literals) == [["ä-", ""], ["100%"], ["%FF"], ["%4"]])
    #expect(pattern.query.map(\.key) == ["k"])
    #expect(pattern.query.map(\.segment.literals) == [[" ", "{x}"]])
    #expect(pattern.placeholders == ["id", "x"])
  }

  @Test(arguments: ["/", "/a", "/a/b?c", "shop://", "shop://host", "https://example.com/a", "/%C3%A4/ä"])
  func validURLs(_ text: String) { #expect(URLPattern(text).problem == nil) }

  @Test(arguments: ["", "a", "?a=b", "shop:/a", "/{}", "/{a", "/a}", "/{a{b}}", "/?a={", "sh op://a"])
  func invalidURLs(_ text: String) { #expect(URLPattern(text).problem != nil) }

  @Test(arguments: [
    ("/a", "/a", true), ("/a", "/b", false), ("/a", "/a/b", false), ("/{x}", "/{y}", true), ("/a", "/{x}", false),
    ("/a/{x}", "/{y}/b", true), ("/a/{x}", "/{y}/{z}", false), ("/a{x}", "/b{y}", false), ("/a{x}", "/ab{y}", true),
    ("/{x}a", "/{y}b", false), ("/a?k=1", "/a?k=2", false), ("/a?k=1", "/a?k={x}", true), ("/a?k=1", "/a?l=1", true),
    ("shop://h/a", "/a", true), ("shop://h/a", "web://h/a", false), ("SHOP://h/a", "shop://H/a", true),
    ("/a/", "/a", true), ("/item-{x}", "/item-1", false), ("/%61", "/a", true),
  ])
  func confusion(_ left: String, _ right: String, _ isAmbiguous: Bool) {
    #expect(URLPattern(left).isAmbiguous(with: URLPattern(right)) == isAmbiguous)
    #expect(URLPattern(right).isAmbiguous(with: URLPattern(left)) == isAmbiguous)
  }

  @Test func anyTextIsParsed() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<5000 {
      let text = String((0..<random.int(below: 12)).map { _ in random.pick(Array("/{}?&=#:ab-ä")) })
      let pattern = URLPattern(text)
      _ = pattern.isAmbiguous(with: URLPattern(String(text.reversed())))
      #expect(pattern.segments.reduce(0) { $0 + $1.literals.count - 1 } <= pattern.placeholders.count)
    }
  }

  @Test(arguments: [
    ("/a/{x}", "/a/1", true), ("/a/{x}", "/a", false), ("/a/{x}", "/b/1", false), ("/a/{x}", "//a/1/#there", true),
    ("/a-{x}.{y}", "/a-1.2", true), ("/a-{x}.{y}", "/a-1", false), ("/a{x}a", "/a", false), ("/{x}b{y}", "/abbc", true),
    ("/a?k={x}", "/a?k=1&more=2", true), ("/a?k={x}", "/a", false), ("/a?k={x}&l={o}", "/a?k=", true),
    ("/a?k=v{x}", "/a?k=w", false), ("/a?k=v", "/a?k=v", true), ("/a?k=v", "/a", false), ("/", "/", true),
  ])
  func urlsMatch(_ pattern: String, _ address: String, _ matches: Bool) {
    #expect(URLPattern(pattern).matches(URLPattern(address), optional: ["o"]) == matches)
  }

  @Test(arguments: [
    ("/a/{x}", "/a/1", "x=1"), ("/a-{x}.{y}/{z}", "/a-1.2/3", "x=1 y=2 z=3"), ("/{x}{y}", "/12", "x= y=12"),
    ("/{x}b{y}?k=v{z}", "/abbc?k=v1", "x=a y=bc z=1"),
  ])
  func valuesAreFound(_ pattern: String, _ address: String, _ expected: String) {
    var found: [String] = []
    let matches = URLPattern(pattern).matches(URLPattern(address), optional: []) { name, text in
      found.append("\(name)=\(text)")
      return true
    }
    #expect(matches && found.joined(separator: " ") == expected)
  }

  @Test func literalsAreMoreExact() {
    #expect(URLPattern("/a/new").isMoreExact(than: URLPattern("/a/{x}")))
    #expect(!URLPattern("/a/{x}").isMoreExact(than: URLPattern("/a/new")))
    #expect(!URLPattern("/{y}/new").isMoreExact(than: URLPattern("/a/{x}")))
  }
}
