import Testing

@testable import FlowLang

@Suite struct TextReporterTests {
  private let product = """
    app Shop { start Home }
    screen Home { link open "See product" -> Product as #product }
    screen Product { link more "More" -> More }
    screen More { link first "First one" -> back to #product }
    """

  @Test func findingHasItsLineItsTraceAndItsHelp() throws {
    let compilation = try Compilation.of(
      product, finding: .placeNeverThere, "nothing is tagged #product here", at: "back to #product"
    ) { finding in
      finding.trace = [.url("/product/{id}")]
      finding.cycle = [
        .link(screen: "Product", link: "more", outcome: nil), .link(screen: "Pay", link: "go", outcome: "paid"),
      ]
      let range = finding.range
      finding.notes = [
        Finding.Note(
          message: "with it", range: range, trace: [.link(screen: "Home", link: "open", outcome: nil)], hasTrace: true),
        Finding.Note(message: "works by", range: range, hasTrace: true),
        Finding.Note(message: "see here", range: range),
      ]
      finding.help = "say what happens then with `or`"
    }
    expectReport(
      [compilation],
      """
      examples/shop.flow:4:41: error: nothing is tagged #product here [place-never-there]
          4 | screen More { link first "First one" -> back to #product }
            |                                         ^~~~~~~~~~~~~~~~
            = shown by: url /product/{id}
            = again and again: Product › more, Pay › go (paid)
            = with it:  Home › open
            = works by: the start
            = note: examples/shop.flow:4:41: see here
            = help: say what happens then with `or`
      examples/shop.flow: 3 screens, 3 links; 1 error; `flowc explain place-never-there` has an example

      """)
  }

  @Test func flowWithoutFindingsIsSummedUp() {
    expectReport([Compilation.of(product)], "app.flow: 3 screens, 3 links, no findings\n")
    expectReport(
      [
        Compilation.of("app A { start H } screen H {}", path: "a.flow"),
        Compilation.of("app B { start H } screen H {}", path: "b.flow"),
      ],
      """
      a.flow:1:26: error: nothing leaves `H` when it is the bottom of the app [dead-end]
          1 | app A { start H } screen H {}
            |                          ^
            = shown by: the start
            = help: there is nothing to go back to: give `H` a link that leads on
      b.flow:1:26: error: nothing leaves `H` when it is the bottom of the app [dead-end]
          1 | app B { start H } screen H {}
            |                          ^
            = shown by: the start
            = help: there is nothing to go back to: give `H` a link that leads on
      2 files: 2 screens, 0 links; 2 errors; `flowc explain dead-end` has an example

      """)
    expectReport([], "")
  }

  @Test func quietLeavesOutNoteFindingsAndTheSummary() throws {
    var style = ReportStyle()
    style.isQuiet = true
    expectReport([Compilation.of("screen H {}")], style: style, "")
    expectReport([Compilation.of(product)], style: style, "")
    let compilation = try Compilation.of(product, finding: .deadEnd, "no exit", at: "Product") { finding in
      finding.notes = [Finding.Note(message: "see here", range: finding.range)]
    }
    let text = Reporter.text.report([compilation], style)
    // The note of an error stays, because it has a location.
    #expect(text.contains("see here") && !text.contains("1 error"))
  }

  @Test func coloursMarkSeverityMessageAndMarks() throws {
    var style = ReportStyle()
    style.isColored = true
    let compilation = try Compilation.of(product, finding: .deadEnd, "no exit", at: "Shop")
    expectReport(
      [compilation], style: style,
      """
      \u{1B}[1mexamples/shop.flow:1:5:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m \u{1B}[1mno exit\u{1B}[0m [dead-end]
      \u{1B}[36m    1 |\u{1B}[0m app Shop { start Home }
            \u{1B}[36m|\u{1B}[0m     \u{1B}[1;32m^~~~\u{1B}[0m
      examples/shop.flow: 3 screens, 3 links; 1 error; `flowc explain dead-end` has an example

      """)
  }

  @Test func findingsThatAreNotShownAreCounted() {
    let links = (0..<1_500).map { "link l\($0) -> Nowhere\($0) " }.joined()
    let text = Reporter.text.report([Compilation.of("app A { start H } screen H { \(links) }")], ReportStyle())
    let last = """
      … and 1,400 more errors
      the 1,500 errors above keep the flow from being analysed: fix them first
      app.flow: 1 screen, 1,500 links; 1,500 errors; `flowc fix --unsafe` can repair 100; `flowc explain unknown-name` has an example

      """
    #expect(text.hasSuffix(last), "\(text.suffix(200))")
  }

  @Test func controlCharactersAreEscaped() {
    let text = Reporter.text.report(
      [
        Compilation.of(
          bytes: Array("app A { start H }\nscreen H { link `\u{1B}[31m\u{202E}x".utf8) + [0xFF, 0x60, 0x0A])
      ],
      ReportStyle())
    #expect(text.contains("    2 | screen H { link `␛[31m�x�`\n"), "\(text)")
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
    var style = ReportStyle()
    style.path = { _ in "a\u{1B}[2J\n.flow" }
    #expect(Reporter.text.report([Compilation.of("screen H {}")], style).hasPrefix("a␛[2J␊.flow:1:1: note: "))
  }
}
