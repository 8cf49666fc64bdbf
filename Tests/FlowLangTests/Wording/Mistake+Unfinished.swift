extension Mistake {
  /// Statements without their end, whose next line is another statement, and blocks without a keyword or a brace.
  static let unfinished: [Mistake] = [
    Mistake(
      #"link settings "Settings" -> Settings sheet via grow"#,
      "link",
      at: "", "the name of a link is missing here", .none),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      "link",
      at: "", "the name of a link is missing here", .none),
    Mistake(
      #"scheme "shop""#,
      "scheme",
      at: "", "a url scheme in quotes is missing here", .none),
    Mistake(
      #"tab shop "Shop" icon "house" -> Home"#,
      #"tab shop "Shop" icon -> Home"#,
      at: "icon", "the name of an icon in quotes follows `icon`", .unsafe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> home when"#,
      at: "", "the name of a flag is missing here", .unsafe),
    Mistake(
      "requires onboarded else Welcome\n",
      "requires onboarded else\n",
      at: "", "a goal (a screen", .none),
    Mistake(
      """
      app Shop {
        start Main when onboarded else Welcome
        scheme "shop"
        link help "Help" -> Help sheet
      }
      """,
      """
      app Shop
      start Main when onboarded else Welcome
      scheme "shop"
      link help "Help" -> Help sheet
      """,
      at: "", "`{` is missing here", .unsafe),
    Mistake(
      "app Shop {",
      "Shop {",
      at: "Shop", "`app` is missing before `Shop`", .unsafe),
    Mistake(
      "screen Help { without help }",
      "Help { without help }",
      at: "Help", "`screen` is missing before `Help`", .unsafe),
    Mistake(
      "flow SignIn {",
      "SignIn {",
      at: "SignIn", "`flow` is missing before `SignIn`", .unsafe),
    Mistake(
      #"link first "Back to the product" -> back to #product or home"#,
      #"link first "Back to the product" -> back to #product or home }"#,
      at: "}", "this `}` closes nothing", .unsafe),
    Mistake(
      "  start Payment\n  outcome paid(order: String)\n  outcome cancelled\n  screen Payment {\n",
      "  outcome paid(order: String)\n  outcome cancelled\n  screen Payment {\n    start Payment\n",
      at: "start", "`start` is not allowed here; it belongs in the app or in a flow", .unsafe),
  ]

  /// Names and presentations in the spelling of other tools.
  static let spellings: [Mistake] = [
    Mistake(
      "screen Receipt(order: String) {",
      "screen #Receipt(order: String) {",
      at: "#Receipt", "a name is written without `#`", .unsafe),
    Mistake(
      "flow SignIn {",
      "flow Sign In {",
      at: "Sign In", "a name is one word: `SignIn`", .unsafe),
    Mistake(
      "else SignIn {",
      "else Sign In {",
      at: "Sign In", "a name is one word: `SignIn`", .unsafe),
    Mistake(
      "flow SignIn {",
      "flow sign-in {",
      at: "sign-in", "a name cannot contain `-` unless it is in backticks", .unsafe),
    Mistake(
      "flow SignIn {",
      "flow SinIn {",
      at: "SinIn", "nothing uses `SinIn`, but `SignIn` is used and not declared", .unsafe),
    Mistake(
      "Checkout(product: id) cover {",
      "Checkout(product: id).fullScreenCover() {",
      at: ".fullScreenCover()", "`.fullScreenCover` is written `cover`", .unsafe),
    Mistake(
      "-> Settings sheet via grow",
      "-> sheet -> Settings via grow",
      at: "sheet -> Settings", "`sheet -> Settings` is written `-> Settings sheet`", .unsafe),
    Mistake(
      "-> Settings sheet via grow",
      "-> Settings -> sheet via grow",
      at: "->", "there is no arrow before `sheet`", .safe),
    Mistake(
      "-> Settings sheet via grow",
      #"-> Settings "sheet" via grow"#,
      at: #""sheet""#, "a modifier is written without quotes", .safe),
    Mistake(
      "-> Settings sheet via grow",
      "-> #Settings sheet via grow",
      at: "#Settings", "a name is written without `#`", .unsafe),
    Mistake(
      #"scheme "shop""#,
      #"scheme: "shop","#,
      at: ":", "there is no `:` here", .safe),
    Mistake(
      "start Main when onboarded else Welcome",
      "start Main when onboarded or Welcome",
      at: "or", "`or` is written `else` here", .unsafe),
    Mistake(
      "on done -> stay",
      "on done set signedIn -> stay",
      at: "set signedIn", "`set signedIn` comes behind the goal", .safe),
    Mistake(
      "-> Settings sheet via grow",
      "-> showSheet Settings via grow",
      at: "showSheet Settings", "`showSheet Settings` is written `-> Settings sheet`", .unsafe),
    Mistake(
      "screen Receipt(order: String) {",
      "screen Receipt(order: String) -> View {",
      at: "->", "expected `{`, found `->`", .unsafe),
  ]
}
