import Testing

@testable import FlowLang

/// Flows with too many states to enumerate.
@Suite struct LargeStateSpaceTests {
  /// Thirty flags that links set and clear in any order: a thousand million states of each screen. Each verdict depends
  /// on one of the flags.
  @Test func independentFlagsAreDecidedOneByOne() {
    let flags = (0..<30).map { "flag f\($0)\n" }.joined()
    let links = (0..<30).map { "link a\($0) -> T reuse set f\($0) link b\($0) -> S reuse clear f\($0) when f\($0)\n" }
    let text = flags + "app A { start S } screen S { \(links.joined()) } screen T { link s -> S reuse }"
    let compilation = compile(text)
    #expect(compilation.verdicts.undecided.isEmpty)
    #expect(compilation.verdicts.deadLinks.isEmpty)
  }

  /// A goal that depends on four flags: its graph has more edges and exits than those of most real apps.
  @Test(.fullTier) func anAlternativeOfALinkOfARealAppIsDecided() throws {
    let text = try Repository.text(of: "Benchmarks/flows/food.flow")
    let link = "link cart \"Basket\" -> Basket sheet when cartFilled"
    try #require(text.contains(link + "\n"))
    let compilation = compile(text.replacing(link, with: link + " else Basket sheet when plus"))
    #expect(compilation.verdicts.undecided.isEmpty)
    #expect(compilation.verdicts.brokenExpectations.isEmpty)
  }

  /// A link puts a screen on a tab that waits, and flags only change in one direction: `detail` is never offered, though
  /// stacks grow without end.
  @Test func whatLinksPutOnWaitingTabsHasPossibleFlags() {
    let compilation = compile(
      """
      app A { start Main }
      flag signedIn
      tabs Main { tab home -> Home tab search -> Search }
      screen Home { link over -> List in tab search link login -> stay set signedIn }
      screen Search { link item -> Item }
      screen List { link more -> List link done -> back }
      screen Item {
        requires signedIn else Login sheet
        link detail -> Detail when not signedIn
        link again -> Item
        link back -> back
      }
      screen Login { link in_ -> dismiss set signedIn }
      screen Detail { link ok -> back }
      """)
    #expect(
      compilation.findings.sorted.map(\.rule) == [
        "unreachable-screen", "guard-never-true", "unbounded-stack", "unbounded-stack",
      ])
  }

  /// `again` changes nothing where its screen is on the root, but does where other entries are between.
  @Test func aLinkInItsOwnTabIsDecidedByWhatIsBelow() {
    let compilation = compile(
      """
      app A { start Main }
      tabs Main { tab home -> Home tab search -> Search }
      screen Home { link event -> Event }
      screen Event { link offer -> Offer link again -> Event in tab home }
      screen Offer { link event -> Event }
      screen Search {}
      """)
    #expect(compilation.findings.sorted.map(\.rule) == ["push-instead-of-back", "unbounded-stack"])
  }

  /// `show` replaces its screen by itself, which changes nothing, also after the check that its guard asks for.
  @Test func aContinuedLinkIsJudgedByItsCase() {
    let compilation = compile(
      """
      app A { start Home }
      flag verified
      screen Home { link offer -> Offer }
      screen Offer {
        requires verified else Verify sheet { on done -> continue }
        link show -> Offer replace
        link no -> stay clear verified when verified
        link more -> Offer
      }
      flow Verify {
        start Form
        outcome done
        screen Form { link ok -> finish done set verified }
      }
      """)
    #expect(compilation.findings.sorted.map(\.rule) == ["dead-link", "unbounded-stack"])
  }

  /// A link that requires forty flags at once, each set on a screen of its own.
  private static let fortyFlags: String = {
    let names = (0..<40).map { "f\($0)" }
    let flags = names.map { "flag \($0)\n" }.joined()
    let screens = names.map { "screen S\($0) { link on -> back set \($0) }\n" }.joined()
    let links = names.map { "link to\($0) -> S\($0)\n" }.joined()
    let all = names.joined(separator: ", ")
    return flags + screens + "app A { start S } screen S { \(links) link go -> T when \(all) link no -> S replace }"
  }()

  /// The verdict about that link is undecided, all others are decided.
  @Test func verdictsBeyondTheBudgetAreUndecided() {
    let compilation = compile(Self.fortyFlags + " screen T { back declared }")
    let undecided = Set(compilation.verdicts.undecided.map(\.rule))
    #expect(undecided == ["unreachable-screen", "dead-end", "dead-link", "push-instead-of-back"])
    #expect(compilation.verdicts.deadLinks.count == 1)
  }

  /// An undecided expectation is an error under `--strict`, and an `allow` may be needed for it.
  @Test func undecidedExpectationsAreErrorsUnderStrict() {
    let text = Self.fortyFlags + " screen T { back declared allow dead-end \"it ends here\" } expect never T when f0"
    let findings = compile(text).findings.sorted
    #expect(findings.filter { $0.severity == .warning }.map(\.rule) == ["dead-link", "undecided"])
  }

  /// A verdict that a trace shows stays decided if the search for a shorter trace exceeds the budget.
  @Test func verdictsWithATraceStayDecided() {
    let compilation = compile(
      "flag f flag g app A { start S } screen S { link on -> stay set f link off -> stay set g }")
    let inquiry = Inquiry(compilation.machine)
    var rounds = 0
    let decision = inquiry.refine { _ -> Inquiry.Round<String> in
      rounds += 1
      switch rounds {
      case 1: return .shorten("long", tracking: [0])
      case 2: return .refine([1])
      default: return .refine([])
      }
    }
    #expect(decision == "long" && rounds == 3)
    #expect(inquiry.refine { _ in Inquiry.Round<String>.refine([]) } == nil)
  }

  /// Whether the goal can be reached depends on one flag near it, and not on the flags around the start.
  @Test func flagsOnTheShortestPathAreTrackedFirst() {
    let numbers = 0..<12
    let flags = numbers.map { "flag f\($0)\n" }.joined()
    let links = numbers.map { "link a\($0) -> T\($0) when f\($0) link b\($0) -> stay set f\($0)\n" }.joined()
    let screens = numbers.map { "screen T\($0) { link on -> Gate clear f\($0) }\n" }.joined()
    let compilation = compile(
      flags + screens + """
        flag g
        app A { start Home }
        screen Home { link go -> Gate \(links) }
        screen Gate { link on -> Goal when g else Ask }
        screen Ask { link yes -> Goal set g link no -> back }
        screen Goal { link home -> home clear g }
        expect Goal reachable from Home
        """)
    #expect(compilation.findings.sorted.map(\.rule) == [])
  }

  /// A dozen conditions on the way to the goal: whatever decides each of them, both alternatives lead on.
  @Test func alternativesThatAllLeadOnNeedNoFlags() {
    let numbers = 0..<12
    let text = numbers.map { number in
      """
      flag f\(number)
      screen S\(number) { link on -> S\(number + 1) when f\(number) else A\(number) }
      screen A\(number) { link yes -> S\(number + 1) set f\(number) link no -> S0 reset }

      """
    }
    let compilation = compile(
      text.joined() + "app A { start S0 }\nscreen S12 { link home -> home }\nexpect S12 reachable from S0\n")
    #expect(!compilation.verdicts.undecided.contains { $0.rule == "broken-expectation" })
    #expect(compilation.verdicts.brokenExpectations.isEmpty)
  }

  /// A tab whose root was replaced does not show its own root when it is selected again, so `B` is never shown with `g`.
  @Test func replacedRootsAreNotTakenForTheOwnOnes() {
    let numbers = 0..<6
    let flags = numbers.map { "flag f\($0)\n" }.joined()
    let links = numbers.map {
      "link s\($0) -> stay set f\($0) when not f\($0) link c\($0) -> stay clear f\($0) when f\($0) link u\($0) -> N when f\($0)\n"
    }
    let compilation = compile(
      flags + """
        flag g
        app X { start Main }
        tabs Main { tab t1 -> A tab t2 -> B }
        screen A { link opt -> Opt link x -> G cover when not g }
        screen Opt { \(links.joined()) }
        screen N { link b -> back }
        screen B { link s -> R replace }
        screen R { link o -> stay set g }
        screen G { link b -> dismiss }
        expect G reachable from B
        expect G within 3 taps of B
        """)
    #expect(compilation.verdicts.brokenExpectations.isEmpty)
  }

  /// Guards refuse two openings, in many combinations of flags, each of which ends at home.
  @Test func refusedOpeningsAreFollowedHome() {
    let compilation = compile(
      """
      app A {
        start Blocked when banned else Map when signedIn, asked else Primer when signedIn else Phone {
          on verified -> Primer reset
        }
      }
      flag signedIn
      flag asked
      flag business
      external flag banned
      screen Blocked {}
      screen Primer { link on -> stay set asked }
      screen Map { link menu -> Menu }
      screen Menu { link business -> Profile when business else Intro }
      screen Intro { link go -> Profile replace set business }
      screen Profile {}
      flow Phone {
        start Number
        outcome verified
        screen Number { link apple -> AppleSignIn { on ok -> finish verified set signedIn } }
      }
      external flow AppleSignIn { outcome ok }
      screen Options {
        requires signedIn else Phone cover { on verified -> continue }
        entry "live activity" cover
      }
      screen Trips { url "/trips" over Map }
      screen Help {
        requires signedIn else Phone cover { on verified -> continue }
        requires asked else Phone cover { on verified -> stay }
      }
      screen Topic { url "/topic" over Help sheet link related -> Topic }
      screen Settings {
        link out "Sign out" -> Phone reset clear signedIn, business { on verified -> Primer reset }
      }
      """)
    #expect(compilation.verdicts.undecided.isEmpty)
    #expect(compilation.verdicts.traps.isEmpty)
  }
}
