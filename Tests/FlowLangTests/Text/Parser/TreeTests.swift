import Testing

@testable import FlowLang

/// The shape of the tree for the important productions.
@Suite struct TreeTests {
  @Test func screens() {
    expectTree(
      """
      screen Product(id: Int, source: String? = "list") {
        url "/product/{id}" in tab home over Home, List(of: .all)
        requires signedIn, not blocked else SignIn sheet
        view uikit Legacy.ProductView
        image "product.png"
        embed Banner(limit: 3)
        without help
        allow dead-end "kiosk"
        note figma "12:3"
        back declared
        transition slide
      }
      """,
      """
      file
        screen: screen Product { }
          parameters: ( , )
            parameter: id :
              type: Int
            parameter: source : =
              type: String ?
              literal: "list"
          url: url "/product/{id}" in tab over ,
            tabReference: home
            call: Home
            call: List ( )
              argument: of :
                literal: . all
          requires: requires else
            conditions: signedIn , not blocked
            target
              call: SignIn
              plainModifier: sheet
          view: view uikit
            path: Legacy . ProductView
          image: image "product.png"
          embed: embed
            call: Banner ( )
              argument: limit :
                literal: 3
          without: without help
          allow: allow dead-end "kiosk"
          note: note figma "12:3"
          backMode: back declared
          transitionUse: transition slide
      """)
  }

  @Test func links() {
    expectTree(
      """
      screen A {
        link buy "Buy now" -> Checkout(product: product.id) cover over #list as #"the till" via grow or stay set a, b clear c {
          on paid -> Receipt(order: order) replace from root
          note why "x"
          on cancelled -> stay
        } when ready else back to #list when seen else home
      }
      """, of: .link,
      """
      link: link buy "Buy now" ->
        target: when else
          call: Checkout ( )
            argument: product :
              path: product . id
          plainModifier: cover
          overModifier: over
            place: #list
          asModifier: as #"the till"
          viaModifier: via grow
          orModifier: or stay
          flagsModifier: set a , b
          flagsModifier: clear c
          handlers: { }
            handler: on paid ->
              target
                call: Receipt ( )
                  argument: order :
                    path: order
                replaceModifier: replace from
                  place: root
            note: note why "x"
            handler: on cancelled ->
              target
                plainGoal: stay
          conditions: ready
          target: when else
            backGoal: back to
              place: #list
            conditions: seen
            target
              plainGoal: home
      """)
  }

  @Test func goals() {
    expectTree(
      """
      flow F {
        link a -> back
        link b -> raise #t
        link c -> tab Main.cart
        link d -> finish paid(order: "1")
        link e -> open "https://example.com" in tab cart
      }
      """, of: .flow,
      """
      flow: flow F { }
        link: link a ->
          target
            backGoal: back
        link: link b ->
          target
            raiseGoal: raise #t
        link: link c ->
          target
            tabGoal: tab
              tabReference: Main . cart
        link: link d ->
          target
            finishGoal: finish paid ( )
              argument: order :
                literal: "1"
        link: link e ->
          target
            openGoal: open "https://example.com"
            inTabModifier: in tab
              tabReference: cart
      """)
  }

  @Test func appsFlowsAndTabs() {
    expectTree(
      """
      app Shop { start Main when onboarded, seen else Welcome when a else B scheme "shop" }
      flow Checkout(product: Int) {
        start Address(of: nil)
        outcome paid(order: String)
        group G { tabs T { tab cart "Cart" icon "cart" badge -> Cart } }
      }
      external flow Pay(sum: Double) { outcome done }
      external screen Web(url: URL)
      external flag online = true
      """,
      """
      file
        app: app Shop { }
          start: start when else when else
            call: Main
            conditions: onboarded , seen
            call: Welcome
            conditions: a
            call: B
          scheme: scheme "shop"
        flow: flow Checkout { }
          parameters: ( )
            parameter: product :
              type: Int
          start: start
            call: Address ( )
              argument: of :
                literal: nil
          outcome: outcome paid
            parameters: ( )
              parameter: order :
                type: String
          group: group G { }
            tabs: tabs T { }
              tab: tab cart "Cart" icon "cart" badge ->
                call: Cart
        externalFlow: external flow Pay { }
          parameters: ( )
            parameter: sum :
              type: Double
          outcome: outcome done
        externalScreen: external screen Web
          parameters: ( )
            parameter: url :
              type: URL
        flag: external flag online = true
      """)
  }

  @Test func transitionsAndExpectations() {
    expectTree(
      """
      transition t {
        forward move(trailing) + opacity / slide
        easing spring(response: 0.5, damping: 5s)
      }
      """, of: .transition,
      """
      transition: transition t { }
        motion: forward + /
          effect: move ( )
            effectArgument
              path: trailing
          effect: opacity
          effect: slide
        motion: easing
          effect: spring ( , )
            effectArgument: response : 0.5
            effectArgument: damping : 5s
      """)
    expectTree(
      "expect never Home when a, not b", of: .expectation,
      "expectation: expect never Home when\n  conditions: a , not b")
    expectTree(
      "expect Home within 3 taps of Receipt", of: .expectation, "expectation: expect Home within 3 taps of Receipt")
  }

  @Test func typesKeepTheirBrackets() {
    expectTree("screen A(x: [[Product.ID?]]?) {}", of: .type, "type: [ [ Product . ID ? ] ] ?")
  }

  @Test func skippedTokensStayInTheTree() {
    let tree = parse("screen A { link a -> B what is this link b -> C }")
    #expect(
      SyntaxDump.text(tree) == """
        file
          screen: screen A { what is this }
            link: link a ->
              target
                call: B
            link: link b ->
              target
                call: C
        """)
  }

  @Test func aBrokenStatementAndItsBrokenPartsAreMarked() {
    let tree = parse("screen A { link a -> B(id: =) link b -> C }")
    #expect(
      SyntaxDump.text(tree)
        == """
        file
          screen: screen A { = ) }
            link!: link a ->
              target!
                call!: B (
                  argument!: id :
                    literal!
            link: link b ->
              target
                call: C
        """)
  }
}
