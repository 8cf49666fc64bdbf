extension Mistake {
  private static let settings = #"link settings "Settings" -> Settings sheet via grow"#
  private static let reviews = #"link reviews "Reviews" -> Reviews"#
  private static let promise = "expect Receipt only after Payment"
  private static let grow = "transition grow { both scale(0.5) }"

  /// Statements in Swift syntax, tabs with names of screens, missing braces and starts.
  static let code: [Mistake] = [
    Mistake(
      settings, settings + "\n  link cart \"Cart\" -> Cart tab",
      at: "Cart tab", "a tab is selected by its name: `tab cart`", .unsafe),
    Mistake(
      settings, settings + "\n  link cart \"Cart\" -> cart tab",
      at: "cart tab", "a tab is selected by its name: `tab cart`", .unsafe),
    Mistake(
      settings, settings + "\n  link cart \"Cart\" -> tab Cart",
      at: "Cart", "there is no tab `Cart`", .unsafe),
    Mistake(
      "Product(id: 2) as #product", "Product(id: 2) as #product\n  link shop \"Shop\" -> tab Home",
      at: "Home", "there is no tab `Home`", .unsafe),
    Mistake(
      settings, #"link settings "Settings" -> Settings tab via grow"#,
      at: "tab", "`Settings` is in no tab", .unsafe),
    Mistake(
      settings, #"link settings "Settings" -> Settings via grow when onboarded as sheet"#,
      at: "sheet", "`sheet` comes before `when`", .safe),
    Mistake(
      "back to #product or home", "back to #productDetail or home",
      at: "#productDetail", "nothing is tagged #productDetail", .unsafe),
    Mistake(
      "screen Reviews {\n", "screen Reviews {\n  requires signedIn else SignIn sheet\n",
      at: "SignIn", "this call of `SignIn` does not handle the outcome `done`", .unsafe),
    Mistake(
      promise, "expect all screens within 9",
      at: "all screens", "`all screens` is written `every screen` here", .unsafe),
    Mistake(
      promise, "expect Cart within 3",
      at: "", "`taps` is missing here", .safe),
    Mistake(
      grow, "transition grow: both scale(0.5)",
      at: "both scale(0.5)", "the effects of a transition are in braces: `{ both scale(0.5) }`", .unsafe),
    Mistake(
      grow, "transition grow move(right) / opacity",
      at: "move(right) / opacity", "the effects of a transition are in braces: `{ forward move(right) / opacity }`",
      .unsafe),
    Mistake(
      grow, "transition grow { both move(right) }",
      at: "right", "`edge` of `move` is an edge: leading, trailing, top, bottom", .unsafe),
    Mistake(
      reviews, #"NavigationLink("Reviews", destination: Reviews)"#,
      at: "NavigationLink", #"`NavigationLink` is written `link reviews "Reviews" -> Reviews` here"#, .unsafe),
    Mistake(
      reviews, "NavigationLink(destination: Reviews())",
      at: "NavigationLink", "`NavigationLink` is written `link reviews -> Reviews` here", .unsafe),
    Mistake(
      reviews, #"NavigationLink(destination: Reviews()) { Text("Reviews") }"#,
      at: "NavigationLink", #"`NavigationLink` is written `link reviews "Reviews" -> Reviews` here"#, .unsafe),
    Mistake(
      reviews, #"Button("Reviews") { Reviews() }"#,
      at: "Button", #"`Button` is written `link reviews "Reviews" -> Reviews` here"#, .unsafe),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      #"NavigationLink("See product", value: Product(id: 1))"#,
      at: "NavigationLink", #"`NavigationLink` is written `link product "See product" -> Product(id: 1)` here"#,
      .none),
    Mistake(
      reviews + "\n}", reviews,
      at: "screen", "the block of `screen Product` is not closed", .unsafe),
    Mistake(
      "    on cancelled -> stay\n  }", "    on cancelled -> stay",
      at: "{", "this `{` is not closed", .unsafe),
    Mistake(
      "    on done -> stay\n  }\n}", "    on done -> stay\n}",
      at: "{", "this `{` is not closed", .unsafe),
    Mistake(
      "Help sheet\n}", "Help sheet",
      at: "app", "the block of `app Shop` is not closed", .unsafe),
    Mistake(
      "badge -> Cart\n}", "badge -> Cart",
      at: "tabs", "the block of `tabs Main` is not closed", .unsafe),
    Mistake(
      "finish done set signedIn\n  }\n}", "finish done set signedIn\n  }",
      at: "flow", "the block of `flow SignIn` is not closed", .unsafe),
    Mistake(
      "finish done set signedIn\n  }\n}", "finish done set signedIn\n}",
      at: "screen", "the block of `screen Credentials` is not closed", .unsafe),
    Mistake(
      "screen Help { without help }", "screen Help { without help",
      at: "screen", "the block of `screen Help` is not closed", .unsafe),
    Mistake(
      "  start Main when onboarded else Welcome\n", "",
      at: "app Shop", "the app has no `start`", .unsafe),
    Mistake(
      "  start Payment\n", "",
      at: "flow Checkout", "`Checkout` has no `start`", .unsafe),
    Mistake(
      "-> Product(id: 1)", #"-> Product(id: "1")"#,
      at: #""1""#, #"`"1"` does not fit the type `Int`"#, .unsafe),
    Mistake(
      "on paid -> Receipt(order: order)", "on paid -> Receipt(order: 17)",
      at: "17", "`17` does not fit the type `String`", .unsafe),
    Mistake(
      "screen Receipt(order: String) {", "screen Receipt<String> {",
      at: "<String>", "parameters are written in parentheses: `Receipt(order: String)`", .unsafe),
    Mistake(
      "screen Help {", "screen Help<Int> {",
      at: "<Int>", "parameters are written in parentheses", .unsafe),
    Mistake(
      "expect Receipt only after Payment", "expect Home only when onboarded",
      at: "Home only when onboarded", "this is written `expect never Home when not onboarded`", .none),
    Mistake(
      "screen Help {", "screen Help screen {",
      at: "screen", "expected `{`, found the word `screen`", .none),
    Mistake(
      "flag onboarded\nflag signedIn", "flags {\n  onboarded\n  signedIn = false\n}",
      at: "flags", "each flag has a declaration of its own: `flag onboarded`", .unsafe),
  ]

  /// The same mistakes in the example of the studio.
  static let studioCode: [Mistake] = [
    Mistake(
      "when plan = plus", "when !(plan == plus)",
      at: "!", "`!` is written `not`", .safe),
    Mistake(
      "when plan = plus", "when !(plan == .plus)",
      at: "!", "`!` is written `not`", .safe),
    Mistake(
      "when plan = plus", "when signedIn && plan == plus",
      at: "&&", "all conditions must hold; they are joined by `,`", .safe),
    Mistake(
      "flag plan = free | plus | pro", "enum Plan { free, plus, pro }",
      at: "enum", "an `enum` is written `flag plan = free | plus | pro` here", .unsafe),
    Mistake(
      "flag plan = free | plus | pro", "enum plan {\n  case free\n  case plus, pro\n}",
      at: "enum", "an `enum` is written `flag plan = free | plus | pro` here", .unsafe),
    Mistake(
      #"entry "message" in tab inbox over Home cover"#, "entry push tab: inbox, over: Home, cover",
      at: "push", "a reason is written in quotes", .unsafe),
    Mistake(
      #"entry "message" in tab inbox over Home cover"#, #"entry "message", in tab inbox, over Home cover"#,
      at: ",", "there is no `,` before `in`", .safe),
    Mistake(
      "back to #open or home", "back to #opened or home",
      at: "#opened", "nothing is tagged #opened", .unsafe),
  ]
}
