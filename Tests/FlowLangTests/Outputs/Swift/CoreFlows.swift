/// Flows that together use every construct of the language, each with its own app.
enum CoreFlows {
  static let all = [parameters, guards, moves, inherited, outside, addresses, starts]

  private static let parameters = """
    app Parameters { start Home scheme "p" }
    flag known
    screen Home {
      link buy -> Checkout(product: 3) cover { on paid -> Receipt(order: order, again: true) on cancelled -> stay }
      link ask -> Product as #product
      link both -> Pair
      link maybe -> Product when known else Receipt(again: false)
    }
    screen Product(id: Int, source: String = "list", note: String?, tags: [String] = []) {
      url "/product/{id}?source={source}&note={note}" over Home
      link similar -> Product(source: "similar") replace
      link buy -> Checkout(product: id) {
        on paid -> Receipt(order: order, again: false) replace
        on cancelled -> Product(id: id, note: "cancelled") over Home
      }
      link first -> back to #product or home
    }
    screen Pair(left: Int, right: Double, default: Bool = true) { link swap -> Pair(left: left) link flags -> home }
    flow Checkout(product: Int, gift: Bool = false) {
      start Address when known else Payment
      outcome paid(order: String)
      outcome cancelled
      link abort -> finish cancelled
      screen Address {
        link next -> Payment
        link who -> Who { on chosen -> Payment(method: name) reuse on nobody -> finish cancelled }
        link other -> Named(name: "x") { on end -> Who { on chosen -> Payment(method: name) on nobody -> Payment(method: last) } }
      }
      screen Payment(method: String = "card") {
        link pay -> finish paid
        link know -> stay set known
        link again -> Checkout(product: product, gift: true) sheet {
          on paid -> finish paid(order: order)
          on cancelled -> back
        }
      }
      flow Who {
        start List
        outcome chosen(name: String)
        outcome nobody
        screen List { link pick -> finish chosen(name: "Eve") link ask -> finish chosen link no -> finish nobody }
      }
    }
    flow Named(name: String) {
      start Plate
      outcome end(last: String)
      screen Plate { link end -> finish end(last: name) }
    }
    screen Receipt(order: String, again: Bool) { link done -> home }
    """

  private static let guards = """
    app Guards { start Main scheme "g" }
    flag signedIn
    flag premium
    external flag online = true
    tabs Main { tab feed -> Feed tab cart -> Cart tab vault -> Vault }
    screen Feed {
      link cart -> tab cart
      link order -> Order
      link vault -> Vault in tab vault
      link out -> stay clear signedIn clear premium
      link pay -> Pay { on done -> Order on no -> Vault sheet on error -> tab vault or stay }
      link gold -> Order when premium else Vault when signedIn else Feed reset
      link set -> Order set signedIn
    }
    screen Cart {
      requires signedIn else SignIn sheet { on done -> continue on cancelled -> stay }
      link order -> Order(number: 5)
      link leave -> tab feed clear signedIn
    }
    group Members {
      requires signedIn else SignIn { on done -> continue on cancelled -> back }
      screen Order(number: Int = 1, note: String?) {
        requires online else Offline(number: number)
        url "/order/{number}" in tab Main.feed over Feed
        link back -> back
        link deep -> Order(number: number)
      }
    }
    screen Vault {
      requires premium else Upsell { on bought -> continue on later -> Feed }
      url "/vault"
      entry "a push" over Feed
      link out -> back
    }
    screen Offline(number: Int) { link retry -> Order(number: number, note: "again") replace link home -> home }
    flow SignIn {
      start Form
      outcome done
      outcome cancelled
      screen Form { link go -> finish done set signedIn link stop -> finish cancelled }
    }
    flow Upsell {
      start Offer
      outcome bought
      outcome later
      requires signedIn else SignIn cover { on done -> continue on cancelled -> stay }
      screen Offer { link buy -> finish bought set premium link later -> finish later }
    }
    flow Pay {
      start Card
      outcome done
      outcome no
      outcome error
      screen Card { link ok -> finish done link no -> finish no link error -> finish error }
    }
    """

  private static let moves = """
    app Moves { start Main }
    flag f
    tabs Main { tab one -> One tab two -> Two }
    tabs Inner { tab three -> Three tab four -> Four }
    screen One {
      link a -> A as #a
      link b -> B as #b
      link sheet -> A sheet as #a
      link pop -> B popover
      link say -> B dialog
      link bar -> Inner cover
      link two -> A in tab two
      link reset -> Main reset set f
    }
    screen Two {
      link a -> A
      link three -> tab three or stay
      link over -> B over One or home
      link back -> back clear f
    }
    screen Three { link a -> A link up -> dismiss set f link two -> tab two link four -> A in tab four or dismiss }
    screen Four { link b -> B as #b link raise -> raise #b or stay }
    screen A {
      link b -> B as #b
      link reuse -> B reuse
      link raise -> raise #b or stay set f
      link from -> B replace from #b or stay
      link root -> A replace from root
      link over -> A over root as #a
      link back -> back to #a or dismiss
      link bottom -> back to root
      link call -> Pick over One { on done -> back to Pick or stay }
      link flow -> Pick { on done -> Pick sheet { on done -> home } }
      link replaced -> B replace
      link tagged -> Pick as #p { on done -> stay }
    }
    screen B {
      link a -> A as #a
      link self -> B as #b
      link raise -> raise #a
      link home -> home
      link out -> dismiss or stay
      link open -> open "https://example.com"
      link when -> A when f else back
    }
    flow Pick {
      start C
      outcome done
      screen C { link d -> D link again -> Pick { on done -> finish done } link done -> finish done }
      screen D { link out -> back to Pick or stay link a -> A link done -> finish done set f link up -> raise #p or stay }
    }
    """

  private static let inherited = """
    app Inherited {
      start Main
      link help "Help" -> Help sheet
      link out -> Main reset
    }
    flag f
    external screen Web(url: URL)
    tabs Main {
      tab home -> Home
      tab more -> More
      link note -> Note
      link search -> Note when f
    }
    tabs Plain { tab only -> Only }
    group Shared {
      link share -> Web sheet
      back declared
      screen Home { without share link more -> More link plain -> Plain cover embed Banner(id: 4) embed Ad }
      screen More { link flip -> stay set f link web -> Web link back -> back embed Banner(id: 5) }
      flow Tour(step: Int) {
        start Step
        outcome end
        link skip -> finish end
        link next -> Note(text: "step")
        screen Step { link jump -> Jump(step: step) }
        tabs Bar { tab left -> Left tab right -> Right link last -> Jump(step: step) }
        screen Left { without help link bar -> Bar reset }
        screen Right {}
      }
    }
    screen Note(text: String = "n") { without out link tour -> Tour(step: 2) { on end -> back } link flip -> stay clear f }
    screen Banner(id: Int) { link open -> Jump(step: id) link note -> Note }
    screen Ad { link close -> stay }
    screen Only { without help link note -> Note link up -> dismiss }
    screen Jump(step: Int) { back automatic link back -> back link bar -> Tour(step: step) sheet { on end -> stay } }
    screen Help { link back -> back }
    """

  private static let outside = """
    app Outside { start Home }
    external flag online
    external screen Map(place: String = "here")
    external flow Camera(front: Bool = false) { outcome taken(file: String) outcome refused }
    external flow Never { outcome ended }
    screen Home {
      link map -> Map
      link mapSheet -> Map(place: "there") sheet
      link photo -> Camera cover { on taken -> Photo(file: file) on refused -> stay }
      link twice -> Camera { on taken -> Camera sheet { on taken -> Photo(file: file) on refused -> home } on refused -> Map }
      link guarded -> Guarded
    }
    screen Photo(file: String) { link more -> Camera over Home { on taken -> Photo(file: file) replace on refused -> back } }
    screen Guarded { requires online else Map(place: "offline") link back -> back }
    """

  private static let addresses = """
    app Addresses { start Home scheme "shop" domain "shop.example" }
    tabs Main { tab a -> A tab b -> B }
    screen Home { link main -> Main reset }
    screen A { link item -> Item }
    screen B { link item -> Item }
    screen Item(id: Int, kind: String = "plain", at: UUID?, on: Bool = false, size: Double = 2) {
      url "/item/{id}?kind={kind}&at={at}&on={on}&size={size}" in tab Main.b over B
      url "/item/new-{id}" over Home, A
      url "other://host/{kind}/{id}"
      url "https://shop.example/thing/{id}" over Home
      url "https://other.example:8080/{id}"
      entry "a push" in tab Main.a
      link back -> back
    }
    screen Topic(slug: String, part: String) {
      url "/topic/{slug}/part-{part}.html"
      link same -> Topic
    }
    screen Empty { url "/" url "shop://empty" url "/empty?mode=full" over Topic(slug: "é/ü", part: "1 2") }
    flow Setup(step: Int) {
      start First
      outcome end
      url "/setup/{step}"
      screen First { link next -> Second link end -> finish end }
      screen Second { link end -> finish end }
    }
    """

  private static let starts = """
    app Starts { start Main when onboarded else Tour when curious else Hello }
    flag onboarded
    flag curious = true
    flag seen
    tabs Main { tab t -> Sub tab u -> Home }
    screen Hello { link tour -> Tour { on done -> Main reset set onboarded } link main -> Main reset link flip -> stay set curious }
    screen Home { link wizard -> Wizard sheet { on done -> Hello on gone -> home } link clear -> stay clear onboarded set seen }
    flow Tour {
      start First when curious else Second
      outcome done
      screen First { link next -> Second replace link done -> finish done }
      screen Second { link done -> finish done link home -> Main reset set onboarded }
    }
    flow Sub { start Inner outcome never flow Inner { start Deep when not seen else Home outcome end screen Deep { link x -> Home link end -> finish end } } }
    flow Wizard {
      start Steps
      outcome done
      outcome gone
      tabs Steps { tab one -> StepOne tab two -> StepTwo }
      screen StepOne { link two -> tab two link done -> finish done link deep -> StepTwo }
      screen StepTwo { link gone -> finish gone set seen link back -> back to Wizard or stay }
    }
    """
}
