import Testing

@testable import FlowLang

/// Pairs of small flows with their changes: cases that are easily confused with others.
@Suite struct SmallChangeTests {
  /// Two versions, given by the pieces that differ in a flow.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let old: String
    let new: String
    let changes: [String]

    /// - Parameters:
    ///   - name: What changes.
    ///   - flow: The flow, with `_` where the versions differ.
    ///   - old: The piece of the old version.
    ///   - new: The piece of the new version.
    ///   - changes: The changes.
    init(_ name: String, _ flow: String, _ old: String, _ new: String, _ changes: [String]) {
      testDescription = name
      self.old = flow.replacing("_", with: old)
      self.new = flow.replacing("_", with: new)
      self.changes = changes
    }
  }

  @Test(arguments: addresses + findings + inherited + targets)
  func changesAreNamed(_ test: Case) { expectChanges(test.old, test.new, test.changes) }

  private static let two =
    "app A { start H } screen H { link p \"P\" -> P(id: 1) link q \"Q\" -> Q } screen P(id: Int) "

  static let addresses = [
    Case(
      "an exact url takes addresses from a general one", string + "{ url \"/p/{id}\" } screen Q {_}", "",
      " url \"/p/new\" ",
      ["breaking url-moved: the url `/p/new` opens `Q` now and opened `P`, by `/p/{id}`"]),
    Case(
      "a new screen takes addresses", string + "{ url \"/p/{id}\" } screen Q {}_", "",
      " screen R { url \"/p/new?x=1\" }",
      [
        "breaking url-moved: the url `/p/new?x=1` opens `R` now and opened `P`, by `/p/{id}`",
        "safe screen-added: the screen `R` is new",
      ]),
    Case(
      "an exact url leaves addresses to a general one", string + "{ url \"/p/{id}\" } screen Q {_}",
      " url \"/p/new\" ", "",
      ["breaking url-moved: the url `/p/new` opens `P` now, by `/p/{id}`, and opened `Q`"]),
    Case(
      "an exact url is no value of the general one", two + "{ url \"/p/{id}\" } screen Q {_}", "",
      " url \"/p/new\" ", ["safe url-added: the url `/p/new` of `Q` is new"]),
    Case(
      "the general url asks for more than is there", string + "{ url \"/p/{id}?k=v\" } screen Q {_}",
      " url \"/p/new\" ", "",
      ["breaking url-removed: the url `/p/new` of `Q` is gone: links that were sent no longer open"]),
    Case(
      "the most exact of general urls counts",
      string
        + "{ url \"/{id}/x\" url \"/{id}/a/b\" } screen Q(id: String = \"\", b: String = \"\") { url \"/{id}/a/{b}\" _ }",
      "",
      "url \"/q/a/b\"",
      ["breaking url-moved: the url `/q/a/b` opens `Q` now and opened `P`, by `/{id}/a/b`"]),
    Case(
      "placeholders change places", map + "{ url \"/m/_\" }", "{x}/{y}", "{y}/{x}",
      [
        "breaking url-values-changed: the url `/m/{x}/{y}` of `M` is `/m/{y}/{x}` now: links that were sent give `x` and `y` another value or none"
      ]),
    Case(
      "values of a query change places", map + "{ url \"/m?_\" }", "x={x}&y={y}", "x={y}&y={x}",
      [
        "breaking url-values-changed: the url `/m?x={x}&y={y}` of `M` is `/m?x={y}&y={x}` now: links that were sent give `x` and `y` another value or none"
      ]),
    Case(
      "a key has another name", map + "{ url \"/m_\" }", "?x={x}", "?at={x}",
      [
        "breaking url-values-changed: the url `/m?x={x}` of `M` is `/m?at={x}` now: links that were sent give `x` another value or none"
      ]),
    Case(
      "a key is gone", map + "{ url \"/m_\" }", "?x={x}", "",
      [
        "breaking url-values-changed: the url `/m?x={x}` of `M` is `/m` now: links that were sent give `x` another value or none"
      ]),
    Case(
      "keys are in another order", map + "{ url \"/m?_\" }", "x={x}&y={y}", "y={y}&x={x}", []),
    Case(
      "a parameter has another name", "app A { start H } screen H {} screen M(_: Int) { url \"/m/{_}\" }", "x", "z",
      [
        "breaking required-parameter-added: `M` must be given `z: Int` now",
        "breaking parameter-removed: `M` is not given `x` any more",
      ]),
  ]

  private static let string = two.replacing("Int", with: "String").replacing("1", with: "\"1\"")
  private static let map = "app A { start H } screen H { link m \"M\" -> M } screen M(x: Int = 0, y: Int = 0) "

  private static let club = """
    app A { start Main when signedIn else In } flag signedIn
    screen In { link go "Go" -> Main reset set signedIn } screen Main { url "/main" link b "B" -> B }
    """

  static let findings = [
    Case(
      "the app has another name", "app _ { start H } screen H {}", "A", "B",
      [
        "breaking app-renamed: the app is called `B` now and was called `A`"
      ]),
    Case(
      "another url is unguarded", club + " screen B {_}", " url \"/b\" over Main ",
      " url \"/aa\" over Main url \"/b\" over Main ",
      [
        "risky warning-new: the url \"/aa\" opens `Main` while `signedIn` is false; from the start it is only shown when `signedIn` [unguarded-url]",
        "safe url-added: the url `/aa` of `B` is new",
      ]),
    Case(
      "one of two tags is gone",
      "app A { start H } screen H { link x \"X\" -> B_ link y \"Y\" -> B sheet as #paid } screen B {}", " as #d", "",
      [
        "breaking tag-removed: the link `x` of `H` gives no tag now and gave `#d`",
        "safe finding-gone: fixed: nothing leads back to #d [unused-tag]",
      ]),
    Case(
      "a broken expectation is deleted", "app A { start H } screen H { link b \"B\" -> B } screen B {} screen C {}\n_",
      "expect B only after C", "",
      ["risky expectation-removed: `expect B only after C` is gone"]),
    Case(
      "a finding is suppressed elsewhere",
      "app A { start H } screen H { link b \"B\" -> B } screen B {_} screen C { allow unused-tag \"later\" }",
      " link c \"C\" -> C as #c ", " link c \"C\" -> C ",
      [
        "breaking tag-removed: the link `c` of `B` gives no tag now and gave `#c`",
        "safe finding-gone: fixed: nothing leads back to #c [unused-tag]",
      ]),
    Case(
      "a finding is suppressed where it was",
      "app A { start H } screen H { link b \"B\" -> B } screen B { link c \"C\" -> C as #c_ } screen C {}", "",
      " allow unused-tag \"later\"",
      ["risky allow-added: `B` suppresses `unused-tag` now"]),
    Case(
      "a file is new", "_", "", club + " screen B {} flag f",
      [
        "safe screen-added: the screen `In` is new",
        "safe screen-added: the screen `Main` is new",
        "safe screen-added: the screen `B` is new",
      ]),
  ]

  private static let flow = """
    app A { start H back automatic link out "Out" -> _ } external flag f external flag g
    screen H { link k "K" -> K link x "X" -> X link y "Y" -> Y }
    group K1 { back automatic requires f else H screen X {} screen Y { without out } } screen K {}
    """

  static let inherited = [
    Case(
      "a flow has the Back of the app again",
      "app A { start H } screen H { link f \"F\" -> F } flow F { start X_ screen X { link y \"Y\" -> Y } screen Y {} }",
      " back declared ", "",
      [
        "risky back-changed: the platform offers Back now on `X` and `Y`",
        "safe finding-gone: fixed: nothing leaves `Y` when it is on `X` [dead-end]",
      ]),
    Case(
      "a link of the app leads elsewhere", flow, "H reset", "K reset",
      [
        "breaking error-new: nothing leaves `K` when it is the bottom of the app [dead-end]",
        "risky link-retargeted: the link `out` of the app leads to `K` now and led to `H` (on `H`, `X` and `K`)",
      ]),
    Case(
      "a guard of a group sends people elsewhere",
      flow.replacing("_", with: "stay").replacing("else H", with: "else _"),
      "H", "K",
      [
        "risky guard-changed: `K1` redirects to `K` now and to `H` before (on `X` and `Y`)",
        "safe finding-gone: fixed: each `x` leaves one more `H` on the stack, without end [unbounded-stack]",
      ]),
    Case(
      "guards change places",
      "app A { start H } external flag f external flag g screen H { link b \"B\" -> B link c \"C\" -> C } screen C {} screen B { _ }",
      "requires f else H requires g else C", "requires g else C requires f else H",
      ["risky guards-reordered: `B` asks its guards in another order: `g` and `f`"]),
    Case(
      "guards with the same else change places",
      "app A { start H } external flag f external flag g screen H { link b \"B\" -> B } screen B { _ }",
      "requires f else H requires g else H", "requires g else H requires f else H", []),
  ]

  private static let calls = """
    app A { start H } external flag f
    screen H { link p "P" -> P cover { on done -> B_ on no -> stay } link b "B" -> B as #d }
    external flow P { outcome done outcome no } screen B { link u "U" -> back to #d or home }
    """

  static let targets = [
    Case(
      "a handler gives no tag any more", calls, " as #d", "",
      ["breaking tag-removed: the link `p` of `H` gives no `#d` in its `else` or `on` any more"]),
    Case(
      "a handler gives a tag", calls, "", " as #d",
      ["safe tag-added: the link `p` of `H` gives `#d` in its `else` or `on` now"]),
    Case(
      "a handler moves otherwise", calls, "", " via none",
      ["safe animation-changed: the link `p` of `H` moves otherwise in its `else` or `on`"]),
    Case(
      "a duration has another unit",
      "app A { start H } transition t { both opacity easing easeOut(_) } screen H { link b \"B\" -> B via t } screen B {}",
      "0.4s", "400ms", []),
    Case(
      "a duration is longer",
      "app A { start H } transition t { both opacity easing easeOut(_) } screen H { link b \"B\" -> B via t } screen B {}",
      "0.4s", "0.5s", ["safe animation-changed: the transition `t` is animated otherwise"]),
  ]
}
