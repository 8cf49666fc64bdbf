extension Mistake {
  /// More habits in the shop.
  static let moreHabits: [Mistake] = [
    Mistake(
      #"link first "Back to the product" -> back to #product or home"#,
      #"link first "Back to the product" -> back until #product or home"#,
      at: "until", "`back to until` leads to a place", .unsafe),
    Mistake(
      #"link first "Back to the product" -> back to #product or home"#,
      #"link first "Back to the product" -> pop(to: #product) or home"#,
      at: "pop(to: #product)", "this is written `back to #product`", .unsafe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> popToRoot()"#,
      at: "popToRoot", "there is no screen, tab bar or flow `popToRoot`", .unsafe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> pop to root"#,
      at: "pop", "`pop to` is written `back to`", .unsafe),
    Mistake(
      "on paid -> Receipt(order: order)",
      "on paid { Receipt(order: order) }",
      at: "{", "expected `->`, found `{`", .unsafe),
    Mistake(
      "on paid -> Receipt(order: order)",
      "on .paid -> Receipt(order: order)",
      at: ".", "an outcome is written without a dot", .safe),
    Mistake(
      "on paid -> Receipt(order: order)",
      "case .paid(let order): -> Receipt(order: order)",
      at: "case", "`case` is written `on` here", .unsafe),
    Mistake(
      "on paid -> Receipt(order: order)",
      "on payd -> Receipt(order: order)",
      at: "payd", "the flow `Checkout` has no outcome `payd`", .unsafe),
    Mistake(
      "on paid -> Receipt(order: order)",
      "on success paid -> Receipt(order: order)",
      at: "paid", "expected `->`, found `paid`", .unsafe),
    Mistake(
      "on paid -> Receipt(order: order)",
      "on paid -> Receipt(order: $order)",
      at: "$", "`$` means nothing here", .unsafe),
    Mistake(
      "on paid -> Receipt(order: order)",
      "on paid -> Receipt(order: {order})",
      at: "{order}", "the value of a parameter is written by its name: `order`", .unsafe),
    Mistake(
      "on paid -> Receipt(order: order)",
      "on paid -> Receipt(order: paid.order)",
      at: "paid", "there is no parameter `paid` to take the value from", .unsafe),
    Mistake(
      "on paid -> Receipt(order: order)",
      "on paid -> Receipt(:order)",
      at: ":", "expected the name of a parameter, found `:`", .unsafe),
    Mistake(
      #"link buy "Buy" -> Checkout(product: id) cover {"#,
      #"link buy "Buy" -> start Checkout(product: id) cover {"#,
      at: "start",
      "expected a goal (a screen, `back`, `home`, `dismiss`, `raise`, `tab`, `finish`, `open` or `stay`), found the word `start`",
      .unsafe),
    Mistake(
      #"link buy "Buy" -> Checkout(product: id) cover {"#,
      #"link buy "Buy" -> Checkout(product: self.id) cover {"#,
      at: "self", "there is no parameter `self` to take the value from", .unsafe),
    Mistake(
      #"link buy "Buy" -> Checkout(product: id) cover {"#,
      #"link buy "Buy" -> Checkout(product: Int) cover {"#,
      at: "Int", "there is no parameter `Int` to take the value from", .unsafe),
    Mistake(
      #"link buy "Buy" -> Checkout(product: id) cover {"#,
      #"link buy "Buy" -> Checkout(product: id): cover {"#,
      at: ":", "expected a modifier such as `sheet`, a statement or `}`, found `:`", .unsafe),
    Mistake(
      #"link buy "Buy" -> Checkout(product: id) cover {"#,
      #"link buy "Buy" -> Checkout(product: id) fullScreenCover {"#,
      at: "fullScreenCover", "`fullScreenCover` is written `cover` here", .unsafe),
    Mistake(
      "requires onboarded else Welcome reset",
      "requires(onboarded) else Welcome reset",
      at: "(", "conditions are written without parentheses", .unsafe),
    Mistake(
      "requires onboarded else Welcome reset",
      "requires onboarded == true else Welcome reset",
      at: "==", "a value is asked for with `=`", .safe),
    Mistake(
      "requires onboarded else Welcome reset",
      "requires onboarded or Welcome reset",
      at: "or", "`or` is written `else` here", .unsafe),
    Mistake(
      "requires onboarded else Welcome reset",
      "requires onboarded ? Welcome reset",
      at: "?", "expected `,`, `else`, a statement or `}`, found `?`", .unsafe),
    Mistake(
      "requires onboarded else Welcome reset",
      "requires onboarded redirect Welcome reset",
      at: "redirect", "expected `,`, `else`, a statement or `}`, found `redirect`", .unsafe),
    Mistake(
      "requires onboarded else Welcome reset",
      "if not onboarded -> Welcome reset",
      at: "if not onboarded ->", "a guard states its condition: `requires onboarded else …`", .unsafe),
    Mistake(
      "screen Help { without help }",
      "screen Help { without link help }",
      at: "link", "the name of a link stands alone", .safe),
    Mistake(
      "screen Help { without help }",
      "screen Help { no help }",
      at: "no", "`no` is written `without` here", .unsafe),
    Mistake(
      "screen Help { without help }",
      "screen Help { without: help }",
      at: ":", "there is no `:` here", .safe),
    Mistake(
      "screen Help { without help }",
      #"screen Help { without "Help" }"#,
      at: #""Help""#, "a name is written without quotes", .unsafe),
    Mistake(
      "screen Help { without help }",
      "screen Help: View { without help }",
      at: ":", "expected `{`, found `:`", .unsafe),
    Mistake(
      "screen Help { without help }",
      "class Help { without help }",
      at: "class", "`class` is written `screen` here", .unsafe),
    Mistake(
      "screen Help { without help }",
      "Screen Help { without help }",
      at: "Screen", "the words of the language are in small letters", .unsafe),
    Mistake(
      "screen Help { without help }",
      "screen Help -> { without help }",
      at: "->", "expected `{`, found `->`", .unsafe),
    Mistake(
      "start Credentials",
      "start -> Credentials",
      at: "->", "there is no arrow after `start`", .safe),
    Mistake(
      "start Credentials",
      "start = Credentials",
      at: "=", "there is no `=` here", .safe),
    Mistake(
      "start Credentials",
      "start screen Credentials",
      at: "screen", "expected the name of a screen, tab bar or flow, found the word `screen`", .unsafe),
    Mistake(
      #"scheme "shop""#,
      #"scheme "shop://""#,
      at: #""shop://""#, "a scheme is the part before `://`", .safe),
    Mistake(
      #"scheme "shop""#,
      #"scheme = "shop""#,
      at: "=", "there is no `=` here", .safe),
    Mistake(
      "screen Help { without help }",
      "view Help { without help }",
      at: "view", "`view` is written `screen` here", .unsafe),
    Mistake(
      "screen Help { without help }",
      "sheet Help { without help }",
      at: "sheet", "`sheet` is written `screen` here", .unsafe),
    Mistake(
      "screen Help { without help }",
      "state Help { without help }",
      at: "state", "`state` is written `screen` here", .unsafe),
    Mistake(
      "screen Help { without help }",
      "screen Help screen { without help }",
      at: "screen", "expected `{`, found the word `screen`", .unsafe),
    Mistake(
      "flow SignIn {",
      "coordinator SignIn {",
      at: "coordinator", "`coordinator` is written `flow` here", .unsafe),
    Mistake(
      "flow SignIn {",
      "flow SignIn -> done {",
      at: "->", "expected `{`, found `->`", .unsafe),
    Mistake(
      "tabs Main {",
      "tabs Main:",
      at: ":", "a block is opened with `{`", .unsafe),
    Mistake(
      "tabs Main {",
      "tab Main {",
      at: "tab", "`tab` is written `tabs` here", .unsafe),
    Mistake(
      "tabs Main {",
      "tabs Main [",
      at: "[", "a block is opened with `{`", .unsafe),
    Mistake(
      #"tab cart "Cart" icon "cart" badge -> Cart"#,
      #"tab cart "Cart" icon: "cart" badge -> Cart"#,
      at: "icon:", "`icon:` is written `icon` here", .unsafe),
    Mistake(
      #"tab cart "Cart" icon "cart" badge -> Cart"#,
      "tab Cart",
      at: "", "`->` is missing here", .unsafe),
    Mistake(
      #"tab cart "Cart" icon "cart" badge -> Cart"#,
      "tab Cart -> cart",
      at: "cart", "there is no screen, tab bar or flow `cart`", .unsafe),
    Mistake(
      #"tab cart "Cart" icon "cart" badge -> Cart"#,
      #"tab "Cart", icon "cart" -> Cart"#,
      at: #""Cart""#, #"a name comes before the label: `tab cart "Cart"`"#, .unsafe),
    Mistake(
      #"tab cart "Cart" icon "cart" badge -> Cart"#,
      #"tab cart "Cart" "cart" badge -> Cart"#,
      at: #""cart""#, #"`icon` is missing before "cart""#, .unsafe),
    Mistake(
      "transition grow { both scale(0.5) }",
      "transition grow { both Scale(0.5) }",
      at: "Scale",
      "there is no effect `Scale`; there are move, push, slide, opacity, scale, offset, identity, zoom, custom", .unsafe
    ),
    Mistake(
      "transition grow { both scale(0.5) }",
      "transition grow { both scale(.5) }",
      at: ".", "expected a number, a duration or a name, found `.`", .unsafe),
    Mistake(
      "link settings \"Settings\" -> Settings",
      "link settings \"Settings\" icon \"gear\" -> Settings",
      at: "icon \"gear\"", "only tabs have an icon", .unsafe),
    Mistake(
      "link reviews \"Reviews\" -> Reviews",
      "link reviews \"Reviews\" -> Reviews back",
      at: "back", "a link has one goal, and `Reviews` is it", .unsafe),
    Mistake(
      "screen Product(id: Int)",
      "screen Product(id: Long)",
      at: "Long", "the type `Long` is written `Int`", .safe),
    Mistake(
      "screen Help { without help }",
      "screen Help {\n  without help\n  on done -> Home\n  on gone -> Home\n}",
      at: "on", "`on` is not allowed here", .none),
    Mistake(
      "screen Receipt(order: String)",
      "screen Receipt(order: String, tags: List<String> = [])",
      at: "<String>", "`List<String>` is written `[String]` here", .safe),
  ]
}
