extension Mistake {
  static let third: [Mistake] = [
    Mistake(
      "-> Product(id: 1) as #product",
      "-> Product id: 1 as #product",
      at: "id", "`id` is written `as` here", .none),
    Mistake(
      "back to #product or home",
      "back to #prodct or home",
      at: "#prodct", "nothing is tagged #prodct", .unsafe),
    Mistake(
      "back to #product or home",
      "back to #product else home",
      at: "else", "what happens instead of a place that is not there follows `or`", .unsafe),
    Mistake(
      "back to #product or home",
      "back to #product or Home",
      at: "Home", "expected `back`, `home`, `dismiss` or `stay`, found `Home`", .unsafe),
    Mistake(
      "back to #product or home",
      "back to #product or hme",
      at: "hme", "expected `back`, `home`, `dismiss` or `stay`, found `hme`", .unsafe),
    Mistake(
      #"tab cart "Cart" icon "cart" badge -> Cart"#,
      #"tab "Cart" icon "cart" badge -> Cart"#,
      at: #""Cart""#, #"a name comes before the label: `tab cart "Cart"`"#, .unsafe),
    Mistake(
      #"tab cart "Cart" icon "cart" badge -> Cart"#,
      #"tab cart "Cart" badge icon "cart" -> Cart"#,
      at: "icon", "`icon` comes before `badge`", .safe),
    Mistake(
      #"tab cart "Cart" icon "cart" badge -> Cart"#,
      #"tab cart icon "cart" "Cart" badge -> Cart"#,
      at: #""Cart""#, #"`"Cart"` comes before `icon`"#, .safe),
    Mistake(
      #"tab cart "Cart" icon "cart" badge -> Cart"#,
      #"tab cart "Cart" icon "cart" badge -> Cart when signedIn"#,
      at: "when signedIn", "a tab cannot depend on a flag", .unsafe),
    Mistake(
      #"tab cart "Cart" icon "cart" badge -> Cart"#,
      #"tab cart "Cart" image "cart" badge -> Cart"#,
      at: "image", "`image` is written `icon` here", .unsafe),
    Mistake(
      #"tab cart "Cart" icon "cart" badge -> Cart"#,
      #"tab cart "Cart" icon cart badge -> Cart"#,
      at: "cart", "expected the name of an icon in quotes, found `cart`", .unsafe),
    Mistake(
      #"tab cart "Cart" icon "cart" badge -> Cart"#,
      #"tab cart "Cart" icon "cart" badge: Cart"#,
      at: ":", "the arrow is written `->`", .safe),
    Mistake(
      #"tab cart "Cart" icon "cart" badge -> Cart"#,
      #"tab cart "Cart" icon "cart" badge -> Crt"#,
      at: "Crt", "there is no screen, tab bar or flow `Crt`", .unsafe),
    Mistake(
      #"tab cart "Cart" icon "cart" badge -> Cart"#,
      #"cart "Cart" -> Cart"#,
      at: "cart", "`tab` is missing before `cart`", .unsafe),
    Mistake(
      #"tab cart "Cart" icon "cart" badge -> Cart"#,
      #"tab cart "Cart" icon "cart" badge -> Cart sheet"#,
      at: "sheet", "a tab shows its screen as it is, without modifiers", .unsafe),
    Mistake(
      "start Main when onboarded else Welcome",
      "start -> Main when onboarded else Welcome",
      at: "->", "there is no arrow after `start`", .safe),
    Mistake(
      "start Main when onboarded else Welcome",
      "start Main if onboarded else Welcome",
      at: "if", "`if` is written `when` here", .unsafe),
    Mistake(
      "start Main when onboarded else Welcome",
      "start Main when onboarded",
      at: "", "`else` is missing here", .none),
    Mistake(
      "start Main when onboarded else Welcome",
      "initial Main when onboarded else Welcome",
      at: "initial", "`initial` is written `start` here", .unsafe),
    Mistake(
      "start Main when onboarded else Welcome",
      "start Mian when onboarded else Welcome",
      at: "Mian", "there is no screen, tab bar or flow `Mian`", .unsafe),
    Mistake(
      "start Main when onboarded else Welcome",
      "start = Main when onboarded else Welcome",
      at: "=", "there is no `=` here", .safe),
    Mistake(
      "start Main when onboarded else Welcome",
      "start onboarded ? Main : Welcome",
      at: "onboarded ? Main : Welcome", "a choice is written `Main when onboarded else Welcome`", .unsafe),
    Mistake(
      #"  scheme "shop""#,
      "  scheme shop",
      at: "shop", "expected a url scheme in quotes, found `shop`", .unsafe),
    Mistake(
      #"  scheme "shop""#,
      #"  scheme: "shop""#,
      at: ":", "there is no `:` here", .safe),
    Mistake(
      #"  scheme "shop""#,
      #"  Scheme "shop""#,
      at: "Scheme", "the words of the language are in small letters", .unsafe),
    Mistake(
      #"  scheme "shop""#,
      #"  url "/shop""#,
      at: "url", "`url` is not allowed here; it belongs in a screen or in a flow", .none),
    Mistake(
      "app Shop {",
      "App Shop {",
      at: "App", "the words of the language are in small letters", .unsafe),
    Mistake(
      "app Shop {",
      #"app "Shop" {"#,
      at: #""Shop""#, "a name is written without quotes", .unsafe),
    Mistake(
      "app Shop {",
      "application Shop {",
      at: "application", "`application` is written `app` here", .unsafe),
    Mistake(
      "app Shop {",
      "app {",
      at: "app", "`app` has a name: `app App {`", .unsafe),
    Mistake(
      "  outcome paid(order: String)",
      "  outcome paid(order)",
      at: "order", "the type is missing: `order: String`", .unsafe),
    Mistake(
      "  outcome paid(order: String)",
      "  output paid(order: String)",
      at: "output", "`output` is written `outcome` here", .unsafe),
    Mistake(
      "  outcome paid(order: String)",
      "  outcome payed(order: String)",
      at: "payed", "nothing uses `payed`, but `paid` is used and not declared", .unsafe),
    Mistake(
      "  outcome paid(order: String)",
      "",
      at: "paid", "the flow `Checkout` has no outcome `paid`", .none),
    Mistake(
      "  start Payment",
      "",
      at: "flow Checkout", "`Checkout` has no `start`", .none),
    Mistake(
      "  start Payment",
      "  initial Payment",
      at: "initial", "`initial` is written `start` here", .unsafe),
    Mistake(
      "flow Checkout(product: Int) {",
      "Flow Checkout(product: Int) {",
      at: "Flow", "the words of the language are in small letters", .unsafe),
    Mistake(
      "flow Checkout(product: Int) {",
      "coordinator Checkout(product: Int) {",
      at: "coordinator", "`coordinator` is written `flow` here", .unsafe),
    Mistake(
      "flow Checkout(product: Int) {",
      "flow Checkout(product) {",
      at: "product", "the type is missing: `product: String`", .none),
    Mistake(
      "-> Checkout(product: id) cover {",
      "-> Checkout(product: id) cove {",
      at: "cove", "`cove` means nothing here", .unsafe),
    Mistake(
      "-> Checkout(product: id) cover {",
      "-> Checkout(product: id) replace {",
      at: "replace", "a flow is pushed, presented or placed with `reset`, perhaps `over` a",
      .none),
    Mistake(
      "-> Checkout(product: id) cover {",
      "-> Checkout(product: id) cover sheet {",
      at: "sheet", "a call has at most one presentation", .none),
    Mistake(
      "expect Receipt only after Payment",
      "expect Receipt after Payment",
      at: "after", "`only` is missing before `after`", .safe),
    Mistake(
      "expect Receipt only after Payment",
      "expect Receipt only after Paymnt",
      at: "Paymnt", "there is no screen, tab bar, group or flow `Paymnt`", .unsafe),
    Mistake(
      "expect Receipt only after Payment",
      "assert Receipt only after Payment",
      at: "assert", "`assert` is written `expect` here", .unsafe),
    Mistake(
      "expect Receipt only after Payment",
      "expect Receipt never",
      at: "Receipt never", "this is written `expect never Receipt`", .none),
    Mistake(
      "expect Receipt only after Payment",
      "expect Receipt only before Payment",
      at: "before", "expected `after`, found `before`", .none),
    Mistake(
      "expect Receipt only after Payment",
      "Home -> Settings",
      at: "Home", "a link is declared in the screen that it leads from: `screen Home { l", .none),
    Mistake(
      "expect Receipt only after Payment",
      "Home --> Settings",
      at: "-->", "the arrow is written `->`", .none),
    Mistake(
      "expect Receipt only after Payment",
      "link home -> Home",
      at: "link", "`link` is not allowed here; it belongs in the app, in a screen, in", .none),
    Mistake(
      "expect Receipt only after Payment",
      "import checkout.flow",
      at: "checkout", "expected the path of a file in quotes, found `checkout`", .none),
    Mistake(
      "expect Receipt only after Payment",
      #"import "checkout.flow""#,
      at: #""checkout.flow""#, "there is no file `checkout.flow`", .none),
    Mistake(
      "transition grow { both scale(0.5) }",
      "transition grow { both scal(0.5) }",
      at: "scal", "there is no effect `scal`; there are move, push, slide, opacity,", .unsafe),
    Mistake(
      "transition grow { both scale(0.5) }",
      "transition grow { both scale }",
      at: "scale", "`scale` needs `factor`", .none),
    Mistake(
      "transition grow { both scale(0.5) }",
      "animation grow { both scale(0.5) }",
      at: "animation", "`animation` is written `transition` here", .unsafe),
    Mistake(
      "transition grow { both scale(0.5) }",
      "transition grow { bth scale(0.5) }",
      at: "bth", "expected `forward`, `backward`, `both`, `easing` or `}`, found `", .unsafe),
    Mistake(
      "via grow",
      "via grw",
      at: "grw", "there is no transition `grw`", .unsafe),
    Mistake(
      "via grow",
      "with grow",
      at: "with", "`with` is written `via` here", .unsafe),
    Mistake(
      "via grow",
      #"via "grow""#,
      at: #""grow""#, "a name is written without quotes", .unsafe),
  ]
}
