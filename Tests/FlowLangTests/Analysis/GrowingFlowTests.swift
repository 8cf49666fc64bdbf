import Testing

@testable import FlowLang

/// Flows whose stacks grow without end: each verdict is decided nevertheless, with a shortest trace.
@Suite struct GrowingFlowTests {
  /// Returns the findings as `severity rule at screen.link: trace`.
  private func findings(_ text: String) -> [String] {
    compile(text).findings.sorted.map { finding in
      let trace = finding.trace.isEmpty ? "" : finding.trace.traceText
      return "\(finding.severity) \(finding.rule) at \(finding.screen).\(finding.link): \(trace)"
    }
  }

  /// A flow that ends in a tab bar leaves its screen.
  @Test func anEndThatPresentsTabsLeavesTheScreen() {
    let rest = """
      screen Product { link similar -> Product }
      tabs Done { tab info -> Info tab more -> More }
      screen Info {}
      screen More {}
      """
    #expect(
      findings(
        """
        app Shop { start Home }
        screen Home { link open -> Product link buy -> Pay cover { on paid -> Done sheet } }
        flow Pay { start Card outcome paid screen Card { link go -> finish paid } }
        \(rest)
        """) == ["note unbounded-stack at Product.similar: Home › open"])
    #expect(
      findings(
        """
        app Shop { start Home }
        screen Home { link open -> Product link buy -> Pay cover }
        screen Pay { link go -> Done sheet over Home }
        \(rest)
        """) == ["note unbounded-stack at Product.similar: Home › open"])
  }

  /// The `else` of a guard that refuses a url is performed on the start.
  @Test(arguments: ["Home reset", "back", "home"])
  func theElseOfARefusedURLIsPerformedOnTheStart(_ target: String) {
    #expect(
      findings(
        """
        app Shop { start Home scheme "shop" }
        external flag member
        screen Home { link open -> Product }
        screen Product { link similar -> Product }
        screen Club { url "/club" requires member else \(target) }
        """) == [
          "warning dead-link at Home.: ", "note unbounded-stack at Product.similar: Home › open",
        ])
  }

  /// The root of one tab is replaced; that of the other is always there.
  @Test func aReplacedRootLeavesOtherTabsAsTheyAre() {
    #expect(
      findings(
        """
        app Shop { start Main }
        tabs Main { tab home -> Home tab list -> List }
        screen Home { link swap -> Other replace link deep -> Product }
        screen Other {}
        screen Product { link similar -> Product }
        screen List { link item -> Item }
        screen Item {}
        expect List within 2 taps of Main
        expect Item reachable from Home
        expect Home within 1 tap of Main
        """) == [
          "error broken-expectation at Other.: Home › swap", "note unbounded-stack at Product.similar: Home › deep",
        ])
  }

  /// A tab that waits with more than its root takes one more tap. Where many states are as near, the search makes a tab
  /// wait.
  @Test(arguments: [0, 50])
  func aTabThatWaitsIsFartherAway(_ pageCount: Int) {
    let pages = (0..<pageCount).map { "screen Page\($0) {}\n" }.joined()
    let links = (0..<pageCount).map { " link page\($0) -> Page\($0)" }.joined()
    #expect(
      findings(
        """
        app Shop { start Main }
        tabs Main { tab home -> Home tab list -> List }
        \(pages)screen Home { link product -> Product\(links) }
        screen Product { link similar -> Product }
        screen List { link item -> Item }
        screen Item { link sort -> Sort sheet }
        screen Sort { link done -> dismiss }
        expect List within 3 taps of Main
        expect List within 1 tap of Main
        expect Home within 1 tap of Main
        """) == [
          "error broken-expectation at Home.: tab list, List › item, tab home",
          "error broken-expectation at List.: Home › product, tab list",
          "note unbounded-stack at Product.similar: Home › product",
        ])
  }

  /// A refused tab leaves the alternative of its guard in the tab that was shown before. With 40 pages, there are more
  /// states within two steps than are enumerated.
  @Test(arguments: [0, 40])
  func aRefusedTabMakesAnotherTabWait(_ pageCount: Int) {
    func pages(_ text: (Int) -> String) -> String { (0..<pageCount).map(text).joined(separator: " ") }
    let found = findings(
      """
      app Shop { start Main }
      flag signedIn
      tabs Main { tab home -> Home tab list -> List tab account -> Account }
      screen Home { link signIn -> stay set signedIn link product -> Product \(pages { "link page\($0) -> Page\($0)" }) }
      screen Product { link similar -> Product }
      group Pages {
        \(pages { "link detail\($0) -> Detail\($0)" })
        \(pages { "screen Page\($0) {}" })
      }
      \(pages { "screen Detail\($0) {}" })
      screen List {}
      screen Account { requires signedIn else SignIn }
      screen SignIn {}
      expect List within 1 tap of Home
      """)
    #expect(
      found.filter { $0.contains("expect") } == [
        "error broken-expectation at Home.: tab list, tab account, tab home"
      ])
  }

  @Test func aResetToTheOnlyScreenChangesTheFlagsOnly() {
    #expect(
      findings(
        """
        app Shop { start Home }
        flag m
        screen Home { link open -> Product link r -> Home reset when not m link r2 -> Home reset clear m when not m }
        screen Product { link similar -> Product link s -> home set m }
        """) == [
          "warning dead-link at Home.r: ", "warning dead-link at Home.r2: ",
          "note unbounded-stack at Product.similar: Home › open",
        ])
  }

  /// A tab of a bar in a cover whose stacks grow: the states around the steps are too many, but lead home.
  @Test func tabsThatGrowLeadHome() {
    #expect(
      findings(
        """
        app A { start H }
        tabs M { tab a -> P tab b -> Q }
        screen H { link m -> M cover }
        screen P { link p -> P link home -> home }
        screen Q { link d -> dismiss link r -> P replace }
        """) == ["note unbounded-stack at P.p: H › m"])
  }

  /// Wherever `T` is below `S`, it is right below.
  @Test func anEntryIsPutOnTheScreenRightBelowAgain() {
    #expect(
      findings(
        """
        app A { start H }
        screen H { link s -> S }
        screen S { link t -> T link again -> S over T or stay }
        screen T { allow push-instead-of-back "seen" link s -> S }
        """) == ["warning dead-link at S.again: H › s", "warning unbounded-stack at T.s: H › s, S › t"])
  }

  // MARK: Growth

  @Test func growthBeginsAtTheFirstStateThatCanGrow() {
    #expect(
      findings("app A { start H } screen H { link a -> B } screen B { link a -> C sheet } screen C { link a -> B }")
        == ["warning unbounded-stack at B.a: H › a"])
    #expect(
      findings("app A { start H } screen H { link x -> X } screen X { link h -> H sheet }")
        == ["warning unbounded-stack at H.x: "])
    #expect(
      findings("app A { start H } screen H { link x -> X sheet } screen X { link h -> H }")
        == ["warning unbounded-stack at H.x: "])
    #expect(
      findings(
        """
        app A { start H }
        screen H { link a -> X as #t link b -> Y }
        screen X { link y -> Y }
        screen Y { link r -> raise #t or stay }
        """) == ["note unbounded-stack at X.y: H › a"])
  }

  /// The push is that of the `else` of a guard.
  @Test func aCycleWithAPushInsteadOfBackIsAWarning() {
    #expect(
      findings(
        """
        app A { start H }
        external flag f
        screen H { link x -> X }
        screen X { link y -> Y }
        screen Y { requires f else H }
        """) == [
          "warning unbounded-stack at X.y: H › x", "warning push-instead-of-back at X.: H › x",
        ])
  }

  /// A screen that passes back the arguments of the one below pushes it again.
  @Test func argumentsThatArePassedBackAreThoseBelow() {
    let app = "app A { start H } screen H { link p -> P(id: 1) }"
    func rules(_ screens: String) -> [String] {
      compile("\(app) \(screens)").findings.sorted.map { "\($0.severity) \($0.rule)" }
    }
    let product = "screen P(id: Int) { link r -> R(id: id) }"
    #expect(
      rules("\(product) screen R(id: Int) { link p -> P(id: id) }")
        == ["warning push-instead-of-back", "warning unbounded-stack"])
    #expect(rules("\(product) screen R(id: Int) { link p -> P(id: 2) }") == ["note unbounded-stack"])
    #expect(
      rules("screen P(id: Int) { link r -> R(id: id) link s -> R(id: 3) } screen R(id: Int) { link p -> P(id: id) }")
        == ["note unbounded-stack"])
    #expect(
      rules("screen P(id: Int) { link r -> R(id: id) } screen R(id: Int) { url \"/r/{id}\" link p -> P(id: id) }")
        == ["note unbounded-stack"])
  }

  // MARK: Expectations

  /// The states are few, but tabs that wait keep the graph from being exact.
  @Test func expectationsOfFewStatesAreDecided() {
    #expect(
      findings(
        """
        app A { start S3 }
        screen S0 { link l1 -> S1 }
        screen S1 {}
        screen S3 { link m1 -> S4 }
        screen S4 { link m5 -> M1 cover }
        tabs M1 { tab t10 -> S1 tab t11 -> S0 }
        expect S0 within 2 taps of S4
        """) == ["error trap at S4.m5: S3 › m1"])
    #expect(
      findings(
        """
        app A { start H }
        tabs M { tab a -> P tab b -> Q }
        screen H { link m -> M cover }
        screen P { }
        screen Q { link d -> dismiss allow trap "seen" link r -> R replace }
        screen R { }
        expect H reachable from R
        """) == ["error broken-expectation at R.: H › m, tab b, Q › r"])
  }
}
