import Testing

@testable import FlowLang

/// Problems that the five routing systems of the examples document, each found by its rule, with a message that a
/// newcomer can act on.
@Suite struct RouterProblemTests {
  /// A custom router that goes to a view by its tag. A wrong tag must not trap the user: only links lead back, and with
  /// its fallback this link would never have an effect. The misspelt name is the one mistake.
  @Test func aWrongTagThatWouldBeATrap() {
    expectText(
      """
      app Router {
        start Main
        back declared
      }
      screen Main { link first "To the first" -> First }
      screen First { link second "To the second" -> Second as #second }
      screen Second { link third "To the third" -> Third }
      screen Third { link second "To the second" -> raise #secnd or stay }
      """,
      """
      app.flow:8:53: error: nothing is tagged #secnd [unknown-name]
          8 | screen Third { link second "To the second" -> raise #secnd or stay }
            |                                                     ^~~~~~
            = help: did you mean `#second`?
      the error above keeps the flow from being analysed: fix it first
      app.flow: 4 screens, 4 links; 1 error; `flowc fix --unsafe` can repair 1; `flowc explain unknown-name` has an example

      """, besides: ["unused-tag"])
  }

  /// A tag without a similar name: the flow is analysed, and the dead end is found.
  @Test func aTagThatIsNeverGivenIsATrap() {
    expectText(
      """
      app Router {
        start Main
        back declared
      }
      screen Main { link first "To the first" -> First }
      screen First { link second "To the second" -> Second as #second }
      screen Second { link third "To the third" -> Third }
      screen Third { link second "To the second" -> raise #start or stay }
      """,
      """
      app.flow:8:8: error: nothing leaves `Third` when it is on `Second` [dead-end]
          8 | screen Third { link second "To the second" -> raise #start or stay }
            |        ^~~~~
            = shown by: Main › first, First › second, Second › third
            = help: `second` changes nothing here; with `back declared` only links lead back: give `Third` one, or \
      write `back automatic`
      app.flow:8:47: error: no link gives the tag #start, so `second` never does anything [place-never-there]
          8 | screen Third { link second "To the second" -> raise #start or stay }
            |                                               ^~~~~~~~~~~~
            = shown by: Main › first, First › second, Second › third
            = help: tag an entry on the path there with `as #start`
      app.flow: 4 screens, 4 links; 2 errors; `flowc fix --unsafe` can repair 1; `flowc explain dead-end` has an example

      """, besides: ["unused-tag"])
  }

  /// The tag belongs to the entry: replacing the screen removes the tag.
  @Test func theTagOfAScreenThatWasReplaced() {
    expectText(
      """
      app Shop { start Search }
      screen Search { link find "Search" -> Results as #results }
      screen Results {
        link filter "Filter" -> Filtered replace
        link open "See product" -> Product
      }
      screen Filtered { link open "See product" -> Product }
      screen Product { link results "Back to the results" -> back to #results }
      """,
      """
      app.flow:8:56: warning: nothing is tagged #results here after `open` on `Filtered` [place-may-be-absent]
          8 | screen Product { link results "Back to the results" -> back to #results }
            |                                                        ^~~~~~~~~~~~~~~~
            = shown by: Search › find, Results › filter, Filtered › open
            = with it:  Search › find, Results › open
            = note: app.flow:4:27: this replaces what has the tag; `as #results` would keep it
            = help: `results` goes back to `Filtered` in that case; say with `or` what should happen, or let every \
      path here lead over a link with `as #results`
      app.flow: 4 screens, 5 links; 1 warning; `flowc fix --unsafe` can repair 1; \
      `flowc explain place-may-be-absent` has an example

      """)
    expectText(
      """
      app Shop { start Search }
      screen Search { link find "Search" -> Results as #results }
      screen Results { link filter "Filter" -> Filtered replace }
      screen Filtered { link open "See product" -> Product }
      screen Product { link results "Back to the results" -> back to #results }
      """,
      """
      app.flow:5:56: error: nothing is tagged #results here on any path, so `results` only ever goes back \
      [place-never-there]
          5 | screen Product { link results "Back to the results" -> back to #results }
            |                                                        ^~~~~~~~~~~~~~~~
            = shown by: Search › find, Results › filter, Filtered › open
            = note: app.flow:2:39: this gives the tag
            = note: app.flow:3:42: this replaces what has the tag; `as #results` would keep it
            = help: lead here from what has the tag, tag something on the path, or go somewhere else
      app.flow: 4 screens, 4 links; 1 error; `flowc explain place-never-there` has an example

      """)
  }

  /// A view with a router of its own, pushed on the stack of another router: the routes of the outer router are lost.
  @Test func aRouterPushedInsideARouter() {
    expectText(
      """
      app Router { start Main }
      screen Main {
        link about "About" -> About
        link again "Begin again" -> Router
      }
      screen About {}
      """,
      """
      app.flow:4:31: error: the app itself cannot be pushed onto a stack of its own [router-in-router]
          4 |   link again "Begin again" -> Router
            |                               ^~~~~~
            = help: `home` leads to its beginning; `-> … reset` resets the app
      the error above keeps the flow from being analysed: fix it first
      app.flow: 2 screens, 2 links; 1 error; `flowc explain router-in-router` has an example

      """)
  }

  /// Of the two orders, only tabs around stacks works.
  @Test func containersNestedInTheWrongOrder() {
    expectText(
      """
      app Demo { start Main }
      tabs Main {
        tab home "Home" -> Home
        tab news "News" -> News
      }
      screen Home { link all "Everything" -> Main }
      screen News {}
      """,
      """
      app.flow:6:40: error: the tab bar `Main` is put on a stack [router-in-router]
          6 | screen Home { link all "Everything" -> Main }
            |                                        ^~~~
            = help: give it a layer of its own (`sheet`, `cover`), use `reset`, or select one of its \
      tabs with `tab`
      the error above keeps the flow from being analysed: fix it first
      app.flow: 2 screens, 1 link; 1 error; `flowc explain router-in-router` has an example

      """)
  }

  /// A sheet that its screen tries to close by going to the root: that is the root of the sheet, the screen itself.
  @Test func aSheetThatCannotBeClosed() {
    expectText(
      """
      app Router { start Main }
      screen Main { link details "Details" -> Details sheet }
      screen Details {
        back declared
        link done "Done" -> back to root
        link share "Share" -> open "mailto:?body=details"
      }
      """,
      """
      app.flow:3:8: error: nothing leaves `Details` when it is shown as a sheet [dead-end]
          3 | screen Details {
            |        ^~~~~~~
            = shown by: Main › details
            = help: `done` and `share` change nothing here; with `back declared` only links close a sheet: give \
      `Details` one with `dismiss`, or write `back automatic`
      app.flow:5:23: warning: `done` never does anything: `Details` is always the bottom of its stack, which is \
      what `root` means [dead-link]
          5 |   link done "Done" -> back to root
            |                       ^~~~~~~~~~~~
            = shown by: Main › details
            = help: use `dismiss`, which closes the sheet
      app.flow: 2 screens, 3 links; 1 error, 1 warning; `flowc fix --unsafe` can repair 1; \
      `flowc explain dead-end` has an example

      """)
  }

  /// The guard of a tab is asked only when the tab is selected: a screen pushed on its stack from elsewhere has its own
  /// guard.
  @Test func aTabWhoseGuardIsBypassed() {
    expectText(
      """
      app Grocery { start Main }
      flag signedIn
      tabs Main {
        tab home "Home" -> Home
        tab profile "Profile" -> Profile
      }
      screen Home {
        link orders "My orders" -> Orders
        link enter "Sign in" -> SignIn sheet
      }
      screen SignIn { link done "Done" -> dismiss set signedIn }
      screen Profile {
        requires signedIn else SignIn sheet
        link orders "My orders" -> Orders
      }
      screen Orders {}
      expect never Orders when not signedIn
      """,
      """
      app.flow:17:1: error: `Orders` can be shown when `not signedIn` [broken-expectation]
         17 | expect never Orders when not signedIn
            | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
            = shown by: Home › orders
            = help: let `Orders` declare `requires`, or guard the path there, or change what is expected
      app.flow: 4 screens, 4 links; 1 error; `flowc explain broken-expectation` has an example

      """)
  }

  /// Expects the text report of a flow.
  ///
  /// - Parameters:
  ///   - text: The flow.
  ///   - expected: The complete report.
  ///   - others: Rules whose findings are left out.
  ///   - sourceLocation: The test.
  private func expectText(
    _ text: String, _ expected: String, besides others: [String]? = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let source = SourceFile(path: "app.flow", text: text)
    let severities = Dictionary(uniqueKeysWithValues: (others ?? []).map { ($0, Severity?.none) })
    let report = Reporter.text.report([Compiler.compile(source, severities: severities)], ReportStyle())
    #expect(report == expected, "\(report)", sourceLocation: sourceLocation)
  }
}
