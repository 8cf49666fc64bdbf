import Testing

@testable import FlowLang

/// Limits of rules, beyond their own examples.
@Suite struct RuleEdgeTests {
  @Test func aTabBarsOwnLinksLeadAway() {
    expectFindings(
      """
      app A { start H }
      screen H { link bar -> Bar cover }
      tabs Bar {
        tab only -> Only
        link close -> dismiss
      }
      screen Only {}
      """, [])
  }

  /// The arrow is a mistake of its own beside the misspelt name.
  @Test func anUnknownStartIsReportedBehindAnArrow() {
    expectFindings(
      """
      app A { start ⟦->⟧ ⟦Hme⟧ }
      screen Home {}
      """,
      ["syntax: there is no arrow after `start`", "unknown-name: there is no screen, tab bar or flow `Hme`"])
  }

  @Test func anEmbeddedScreenIsNeverOnTop() {
    expectFindings(
      """
      app A { start H }
      screen H {
        embed Banner
        link on -> P
      }
      screen Banner {}
      screen P {}
      """, [])
  }

  @Test func embeddedLinksLeaveTheHost() {
    expectFindings(
      """
      app A { start H }
      screen H { embed Banner }
      screen Banner { link on -> P }
      screen P {}
      """, [])
  }

  @Test func rulesAboutStatesNeedTheStart() {
    expectFindings("app A { start H when f else ⟦Nope⟧ } flag f screen H {} screen U {}", ["unknown-name"])
  }

  @Test func namesOfBuiltInTransitionsAreReserved() {
    expectFindings(
      """
      app A {
        start H
        transition none
      }
      transition ⟦none⟧ { both opacity }
      screen H { link on -> P }
      screen P {}
      """, ["duplicate-name: the transition `none` is built in"])
  }

  @Test func directionsAreGivenOnce() {
    expectFindings(
      """
      app A {
        start H
        transition t
      }
      transition t {
        both opacity
        ⟦forward slide / slide⟧
      }
      screen H { link on -> P }
      screen P {}
      """, ["syntax: `forward` repeats `t`"])
  }

  @Test func tapsAreCounted() {
    expectFindings(
      "app A { start H } screen H { link on -> H } expect H within ⟦2.5⟧ taps",
      ["syntax: taps are counted in whole numbers"])
  }

  @Test func syntaxErrorsCannotBeAllowed() {
    expectFindings(
      """
      app A {
        start H
        allow syntax "it is fine"
        link x ⟦H⟧
      }
      screen H {}
      """, ["syntax"])
  }

  @Test func aMalformedURLIsReportedOnce() {
    expectFindings(
      """
      app A { start H }
      screen H { link on -> P }
      screen P {
        url ⟦"p"⟧
        url "/p"
      }
      """, ["url-parameter"])
  }

  /// A placeholder may be a part of a segment, and what follows `#` is ignored.
  @Test(arguments: [
    "/b/{id}-{slug}", "/b/{id}.html?s={slug}", "/b/{id},{slug}", "/b/{id}{slug}", "/e/{id}.{slug}/f", "/t/{id}#top",
  ])
  func placeholdersMayBePartsOfSegments(_ address: String) {
    expectFindings(
      """
      app A { start H }
      screen H { link a -> B(id: 1) }
      screen B(id: Int, slug: String = "x") { url "\(address)" link z -> back }
      """, [])
  }

  /// Placeholders of other routers become those of a flow.
  @Test(arguments: ["/b/:id", "/b/{id?}", "/b/${id}", "/b/[id]", "/b/<id>", "/b/{:id}", "/b/{id:int}"])
  func placeholdersOfOtherRoutersAreRewritten(_ address: String) throws {
    let text = "app A { start H } screen H { link a -> B(id: 1) } screen B(id: Int?) { url \"\(address)\" }"
    let findings = compile(text).findings.sorted
    #expect(findings.map(\.rule) == ["url-parameter"])
    let fixed = TextEdit.apply(try #require(findings.first?.fixes.first).edits, to: Array(text.utf8))
    #expect(String(decoding: fixed, as: UTF8.self) == text.replacing(address, with: "/b/{id}"))
  }

  @Test func unusedDeclarationsOfPartsAreNotReported() {
    expectFindings("⟦⟧transition t { both opacity } flag f", ["no-app"])
  }

  @Test func limitsOfATargetMayBeAllowed() {
    expectFindings(
      "app A { start H } screen H { allow unsupported-by-target \"a kiosk\" link on -> P } screen P {}", [])
  }

  @Test func urlsAreComparedSegmentBySegment() {
    let flow = { (first: String, second: String) in
      """
      app A { start H }
      screen H { link p -> P link q -> Q }
      screen P(a: String = "", b: String = "") { url "\(first)" }
      screen Q(a: String = "", b: String = "") { url \(second) }
      """
    }
    expectFindings(flow("/p/new", "\"/p/{a}\""), [])
    expectFindings(flow("/p/{a}/", "⟦\"/p/{b}\"⟧"), ["ambiguous-url"])
    expectFindings(flow("/{a}/new", "⟦\"/p/{b}\"⟧"), ["ambiguous-url"])
    expectFindings(flow("/p-{a}", "\"/q-{b}\""), [])
    expectFindings(flow("/p?kind=new", "\"/p?kind=old\""), [])
    expectFindings(flow("/p?a={a}", "⟦\"/p\"⟧"), ["ambiguous-url"])
    expectFindings(flow("shop://x/p", "\"other://x/p\""), [])
  }

  @Test(arguments: [
    ("screen A { lnk a -> B }", "link"), ("scren A {}", "screen"), ("flag f = fals", "false"),
    ("transition t { bth opacity }", "both"), ("screen A { requires f els B }", "else"),
    ("app A { strt B }", "start"), ("expect A reachble", "reachable"),
  ])
  func misspeltKeywordsAreRecognised(_ text: String, _ keyword: String) {
    let finding = compile(text).findings.sorted.first { $0.rule == "syntax" }
    #expect(finding?.help == "did you mean `\(keyword)`?")
  }

  /// A count of steps that is larger than that of the taps on screens is explained.
  @Test(arguments: [("when net", "; the flag that changes counts as a tap, too"), ("", "")])
  func stepsOfFlagsAreExplained(_ condition: String, _ end: String) throws {
    let flow = """
      app A { start H }
      external flag net
      screen H { link b -> B \(condition) }
      screen B { link c -> C }
      screen C { link go -> B when net }
      expect C within 1 tap
      """
    let finding = try #require(compile(flow).findings.sorted.first { $0.rule == "broken-expectation" })
    #expect(finding.help?.hasSuffix("or change what is expected" + end) == true, "\(finding.help ?? "")")
  }
}
