import Testing

@testable import FlowLang

/// The values of parameters: literals, values of the caller, values that flows pass on, values that handlers remember.
@Suite(.fullTier, .timeLimit(.minutes(60)))
struct CoreValueTests {
  @Test func screensGetTheRightValues() throws { try CoreScript.run(scripts, types: types) }

  private let types = """
    struct User: Hashable, Codable, Sendable { var name: String; var age: Age? }
    struct Age: Hashable, Codable, Sendable { var years: Int }
    enum Sort: String, Codable, Sendable { case up, `default` }

    """

  private let scripts = [
    CoreScript(
      """
      app A { start Home(text: "a \\"b\\" \\\\(c)", number: -3, part: 0.5) }
      screen Home(text: String, number: Int, part: Double, on: Bool = true, sort: Sort = .default, none: Int?, all: [Int] = []) {
        link next -> Home(text: text, number: number)
        link short -> Home
      }
      """,
      """
      ⊢ text(box.state.current.screen)
      Home.next(part: 2, on: false)
      ⊢ text(box.state.current.screen)
      Home.short(text: "x", number: 1, part: 1, none: 4, all: [1, 2])
      ⊢ text(box.state.current.screen)
      ⊢ try roundTrip()
      """,
      prints: #"""
        home(text: "a \"b\" \\(c)", number: -3, part: 0.5, on: true, sort: Sort.default, none: nil, all: [])
        home(text: "a \"b\" \\(c)", number: -3, part: 2.0, on: false, sort: Sort.default, none: nil, all: [])
        home(text: "x", number: 1, part: 1.0, on: true, sort: Sort.default, none: Optional(4), all: [1, 2])
        true
        """#),
    CoreScript(
      """
      app A { start Home }
      screen Home { link go -> Profile }
      screen Profile(user: User) {
        link age -> Age(years: user.age?.years) when known else Profile(user: user)
        link name -> Name(user.name)
      }
      flag known
      screen Age(years: Int?) {}
      screen Name(name: String) {}
      """.replacingOccurrences(of: "user.age?.years", with: "user.name.count").replacingOccurrences(
        of: "Name(user.name)", with: "Name(name: user.name)"),
      """
      Home.go(user: User(name: "Eve"))
      Profile.name()
      ⊢ text(box.state.current.screen)
      """,
      prints: """
        name(name: "Eve")
        """),
    CoreScript(
      """
      app A { start Home }
      screen Home(id: Int = 4) {
        link buy -> Buy(item: id) {
          on paid -> Receipt(item: id, order: order)
          on asked -> Ask(id: order) { on said -> Receipt(item: id, order: text) }
        }
      }
      flow Buy(item: Int, gift: Bool = false) {
        start Pay(sum: item)
        outcome paid(order: String)
        outcome asked(order: Int)
        screen Pay(sum: Int) {
          link pay -> finish paid
          link ask -> finish asked(order: sum)
          link more -> More
          link inner -> Buy(item: 9) cover { on paid -> finish paid(order: order) on asked -> Pay(sum: order) }
        }
        screen More { link item -> finish asked(order: item) }
      }
      flow Ask(id: Int) {
        start Question
        outcome said(text: String)
        screen Question { link say -> finish said }
      }
      screen Receipt(item: Int, order: String) {}
      """,
      """
      Home.buy(gift: true)
      ⊢ text(box.state.current.screen)
      Pay.pay(order: "first")
      ⊢ text(entries)
      box.state.platformBack()
      Home.buy()
      Pay.ask()
      ⊢ text(box.state.current.screen)
      ⊢ try roundTrip()
      Question.say(text: "yes")
      ⊢ text(entries)
      box.state.platformBack()
      Home.buy()
      Pay.inner(gift: true)
      ⊢ text(box.state.current.screen)
      Pay.more()
      ⊢ text(box.state.current.screen)
      More.item()
      ⊢ text(entries)
      """,
      prints: """
        pay(sum: 4, item: 4, gift: true)
        [home(id: 4), receipt(item: 4, order: "first")]
        question(id: 4)
        true
        [home(id: 4), receipt(item: 4, order: "yes")]
        pay(sum: 9, item: 9, gift: true)
        more(item: 9, gift: true)
        [home(id: 4), pay(sum: 4, item: 4, gift: false), pay(sum: 9, item: 4, gift: false)]
        """),
    CoreScript(
      """
      app A { start Home scheme "a" }
      flag in
      screen Home { link open -> Order }
      screen Order(id: Int, note: String = "-") {
        requires in else SignIn(reason: note) { on done -> continue on other -> Seen(id: id) }
        url "/order/{id}"
        link again -> Order(id: 8)
      }
      screen Seen(id: Int) {}
      flow SignIn(reason: String) {
        start Form
        outcome done
        outcome other
        screen Form { link ok -> finish done set in link other -> finish other }
      }
      """,
      """
      Home.open(id: 3, note: "n")
      ⊢ text(entries)
      Form.other()
      ⊢ text(entries)
      box.state.platformBack()
      Home.open(id: 3)
      Form.ok()
      ⊢ text(entries)
      ⊢ open("a://order/5")
      """,
      prints: """
        [home, form(reason: "n")]
        [home, seen(id: 3)]
        [home, order(id: 3, note: "-")]
        order(id: 5, note: "-") a:///order/5
        """),
    CoreScript(
      """
      app A { start Home scheme "a" }
      screen Home {}
      screen Item(id: Int, kind: Sort = .up, at: UUID?, on: Bool = false, by: String?) {
        url "/item/{id}?kind={kind}&at={at}&on={on}&by={by}"
        url "/old-{id}.html"
      }
      screen Topic(a: String, b: String) { url "/topic/{a}/x-{b}?k=v" }
      """,
      """
      ⊢ open("a://item/7?on=true")
      ⊢ open("a://item/7?kind=default&at=00000000-0000-0000-0000-000000000001&by=a%26b%20c")
      ⊢ open("/old-12.html")
      ⊢ open("a:///topic/%C3%A9%2F%C3%BC/x-1%202?k=v")
      ⊢ open("a://item/seven")
      ⊢ open("a://item/7?kind=down")
      ⊢ open("a://nowhere")
      ⊢ open("b://item/7")
      ⊢ open("a://topic/a/x-b")
      """,
      prints: """
        item(id: 7, kind: Routers.Sort.up, at: nil, on: true, by: nil) a:///item/7?kind=up&on=true
        item(id: 7, kind: Routers.Sort.default, at: Optional(00000000-0000-0000-0000-000000000001), on: false, by: Optional("a&b c")) a:///item/7?kind=default&at=00000000-0000-0000-0000-000000000001&on=false&by=a%26b%20c
        item(id: 12, kind: Routers.Sort.up, at: nil, on: false, by: nil) a:///item/12?kind=up&on=false
        topic(a: "é/ü", b: "1 2") a:///topic/%C3%A9%2F%C3%BC/x-1%202?k=v
        badValue("seven", parameter: "id")
        badValue("down", parameter: "kind")
        unknown("a://nowhere")
        unknown("b://item/7")
        unknown("a://topic/a/x-b")
        """),
    CoreScript(
      """
      app A { start Home scheme "org" scheme "a" domain "org.example.com" }
      screen Home {}
      screen A(id: Int) { url "https://org.example.com/a/{id}" }
      screen B { url "org://b" }
      screen C { url "https://other.com/c" }
      screen D(id: Int) { url "https://x.com:8080/d/{id}" }
      screen New { url "/c/new" }
      screen Umlaut { url "/%C3%A4/b" }
      screen E { url "/b" }
      """,
      """
      ⊢ open("https://org.example.com/a/3")
      ⊢ open("org://org.example.com/a/3")
      ⊢ open("HTTPS://ORG.example.com/a/4")
      ⊢ open("org://b")
      ⊢ open("a://b")
      ⊢ open("org:///b")
      ⊢ open("https://other.com/c")
      ⊢ open("/c")
      ⊢ open("https://x.com:8080/d/3")
      ⊢ open("https://x.com/d/3")
      ⊢ open("a://c/new")
      ⊢ open("a://org.example.com/c/%6Eew")
      ⊢ open("http://org.example.com/c/new")
      ⊢ open("ftp://org.example.com/c/new")
      ⊢ open("https://org.example.com:99/c/new")
      ⊢ open("/%C3%A4/b")
      """,
      prints: """
        a(id: 3) https://org.example.com/a/3
        unknown("org://org.example.com/a/3")
        a(id: 4) https://org.example.com/a/4
        b org://b
        e https://org.example.com/b
        e https://org.example.com/b
        c https://other.com/c
        unknown("/c")
        d(id: 3) https://x.com:8080/d/3
        unknown("https://x.com/d/3")
        new https://org.example.com/c/new
        new https://org.example.com/c/new
        new https://org.example.com/c/new
        unknown("ftp://org.example.com/c/new")
        unknown("https://org.example.com:99/c/new")
        umlaut https://org.example.com/%C3%A4/b
        """),
    CoreScript(
      """
      app A { start Home scheme "z" scheme "a" }
      screen Home { url "/home" }
      """,
      """
      ⊢ open("a://home")
      """,
      prints: """
        home z:///home
        """),
    CoreScript(
      """
      app A { start Main }
      flag signedIn
      flag plan
      tabs Main { tab a -> A tab b -> B tab c -> C }
      screen A { link next -> D link sheet -> D sheet link in -> stay set signedIn, plan }
      screen B { link next -> D }
      screen C { link next -> D }
      screen D {}
      """,
      """
      func restore(_ text: String) {
        let state = App.State(restoring: Data(text.utf8))
        let stacks = state.layers.map { $0.stacks.map { $0.map { "\\($0.screen)" }.joined(separator: " ") } }
        print(stacks, state.top.tab.map { "\\($0)" } ?? "-", state.flags.signedIn, state.flags.plan)
      }
      A.next()
      box.state.select(.mainB)
      B.next()
      let data = try JSONEncoder().encode(box.state)
      ⊢ App.State(restoring: data) == box.state
      let saved = String(decoding: data, as: UTF8.self)
      ⊢ saved.contains(#""tabs":[{"mainA":{}},{"mainB":{}},{"mainC":{}}]"#)
      let reordered = saved.replacingOccurrences(of: #"[{"mainA":{}},{"mainB":{}},{"mainC":{}}]"#, with: #"[{"mainC":{}},{"mainA":{}},{"mainB":{}}]"#)
      restore(reordered)
      let renamed = saved.replacingOccurrences(of: #"{"mainC":{}}]"#, with: #"{"mainX":{}}]"#)
      restore(renamed)
      let removed = saved.replacingOccurrences(of: #"{"mainB":{}}"#, with: #"{"mainX":{}}"#)
      restore(removed)
      let older = saved.replacingOccurrences(of: #""tabs":["#, with: #""old":["#)
      restore(older)
      let flagged = saved.replacingOccurrences(of: #""signedIn":false"#, with: #""signedIn":true"#).replacingOccurrences(of: #""plan":false"#, with: #""plan":"pro""#)
      restore(flagged)
      """,
      prints: """
        true
        true
        [["b d", "", "a d"]] mainA false false
        [["a d", "b d", ""]] mainB false false
        [["a d", "", ""]] mainA false false
        [["a d", "b d", ""]] mainB false false
        [["a d", "b d", ""]] mainB true false
        """),
    CoreScript(
      """
      app A { start Home scheme "a" transition fade }
      transition fade { both opacity }
      screen Home { link open -> Part link `in` -> stay }
      screen Part { url "/part" }
      """,
      """
      try box.state.open(URL(string: "a:///part")!)
      box.state.platformBack()
      ⊢ box.state == NAMESPACE.State()
      ⊢ NAMESPACE.LinkName.allCases.map(\\.rawValue)
      """,
      prints: """
        true
        ["homeOpen", "homeIn"]
        """),
  ]
}
