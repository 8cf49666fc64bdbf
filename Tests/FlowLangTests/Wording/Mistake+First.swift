extension Mistake {
  static let first: [Mistake] = [
    Mistake(
      "-> Settings sheet via grow",
      "-> Settings modal via grow",
      at: "modal", "`modal` is written `sheet` here", .unsafe),
    Mistake(
      "-> Settings sheet via grow",
      "-> Settings fullScreenCover via grow",
      at: "fullScreenCover", "`fullScreenCover` is written `cover` here", .unsafe),
    Mistake(
      "-> Settings sheet via grow",
      "-> Settings alert via grow",
      at: "alert", "`alert` is written `dialog` here", .unsafe),
    Mistake(
      "-> Settings sheet via grow",
      "-> present Settings via grow",
      at: "present Settings", "`present Settings` is written `-> Settings sheet`", .unsafe),
    Mistake(
      "-> Settings sheet via grow",
      "-> push Settings via grow",
      at: "push Settings", "`push Settings` is written `-> Settings`", .unsafe),
    Mistake(
      "-> Settings sheet via grow",
      "-> sheet Settings via grow",
      at: "sheet Settings", "`sheet Settings` is written `-> Settings sheet`", .unsafe),
    Mistake(
      "-> Settings sheet via grow",
      "-> goto Settings via grow",
      at: "goto Settings", "`goto Settings` is written `-> Settings`", .unsafe),
    Mistake(
      "-> Settings sheet via grow",
      "-> go to Settings via grow",
      at: "go to Settings", "`go to Settings` is written `-> Settings`", .unsafe),
    Mistake(
      "-> Settings sheet via grow",
      "-> navigate to Settings via grow",
      at: "navigate to Settings", "`navigate to Settings` is written `-> Settings`", .unsafe),
    Mistake(
      "-> Settings sheet via grow",
      "-> .settings via grow",
      at: ".", "a name is written without a dot", .unsafe),
    Mistake(
      "-> Settings sheet via grow",
      #"-> "Settings" via grow"#,
      at: #""Settings""#, "a name is written without quotes", .unsafe),
    Mistake(
      "-> Settings sheet via grow",
      "-> Settings sheet animated grow",
      at: "animated", "`animated` is written `via` here", .unsafe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> popToRoot"#,
      at: "popToRoot", "there is no screen, tab bar or flow `popToRoot`", .unsafe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> pop"#,
      at: "pop", "there is no screen, tab bar or flow `pop`", .unsafe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> goBack"#,
      at: "goBack", "there is no screen, tab bar or flow `goBack`", .unsafe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> close"#,
      at: "close", "there is no screen, tab bar or flow `close`", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> root"#,
      at: "root", "`root` is a place: `back to root`", .unsafe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> pop to Home"#,
      at: "pop", "`pop to` is written `back to`", .unsafe),
    Mistake(
      #"link first "Back to the product" -> back to #product or home"#,
      #"link first "Back to the product" -> pop to #product or home"#,
      at: "pop", "`pop to` is written `back to`", .unsafe),
    Mistake(
      #"link first "Back to the product" -> back to #product or home"#,
      #"link first "Back to the product" -> back #product or home"#,
      at: "#product", "`back to #product` leads to a place", .unsafe),
    Mistake(
      #"link first "Back to the product" -> back to #product or home"#,
      #"link first "Back to the product" -> #product or home"#,
      at: "#product", "a tag is a place to go back to: `back to #product`", .unsafe),
    Mistake(
      #"link first "Back to the product" -> back to #product or home"#,
      #"link first "Back to the product" -> back to product or home"#,
      at: "product", "there is no screen or flow `product`; a tag is written `#product", .none),
    Mistake(
      #"  url "/product/{id}" in tab shop over Home"#,
      #"  deeplink "/product/{id}" in tab shop over Home"#,
      at: "deeplink", "`deeplink` is written `url` here", .unsafe),
    Mistake(
      #"  url "/product/{id}" in tab shop over Home"#,
      #"  url "/product/:id" in tab shop over Home"#,
      at: ":id", "the placeholder `:id` is written `{id}`", .safe),
    Mistake(
      #"  url "/product/{id}" in tab shop over Home"#,
      #"  url "/product/<id>" in tab shop over Home"#,
      at: "<id>", "the placeholder `<id>` is written `{id}`", .safe),
    Mistake(
      #"  url "/product/{id}" in tab shop over Home"#,
      #"  url "/product/$id" in tab shop over Home"#,
      at: "$id", "the placeholder `$id` is written `{id}`", .safe),
    Mistake(
      #"  url "/product/{id}" in tab shop over Home"#,
      #"  url "/product/[id]" in tab shop over Home"#,
      at: "[id]", "the placeholder `[id]` is written `{id}`", .safe),
    Mistake(
      #"  url "/product/{id}" in tab shop over Home"#,
      #"  url "/product/\(id)" in tab shop over Home"#,
      at: #"\("#, #"the escapes of a string are \n \t \" \\ and \u{1F600}"#, .none),
    Mistake(
      #"  url "/product/{id}" in tab shop over Home"#,
      "  url /product/{id} in tab shop over Home",
      at: "/", "expected an address in quotes, found `/`", .unsafe),
    Mistake(
      #"  url "/product/{id}" in tab shop over Home"#,
      #"  url "/product/{id}" over Home in tab shop"#,
      at: "in", "`in` comes before `over`", .safe),
    Mistake(
      #"  url "/product/{id}" in tab shop over Home"#,
      #"  url "product/{id}" in tab shop over Home"#,
      at: #""product/{id}""#, "an address begins with `/`, or with a scheme such as `shop://`", .unsafe),
    Mistake(
      #"  url "/product/{id}" in tab shop over Home"#,
      #"  url: "/product/{id}" in tab shop over Home"#,
      at: ":", "there is no `:` here", .safe),
    Mistake(
      #"  url "/product/{id}" in tab shop over Home"#,
      #"  url "/product/{id}" tab shop over Home"#,
      at: "tab", "`in` is missing before `tab`", .safe),
    Mistake(
      #"  url "/product/{id}" in tab shop over Home"#,
      #"  url "/product/{id}" in shop over Home"#,
      at: "shop", "`tab` is missing before `shop`", .safe),
    Mistake(
      #"  url "/product/{id}" in tab shop over Home"#,
      #"  url "/product/{ident}" in tab shop over Home"#,
      at: "{ident}", "`Product` has no parameter `ident`", .unsafe),
    Mistake(
      #"  url "/product/{id}" in tab shop over Home"#,
      #"  url "/product" in tab shop over Home"#,
      at: #""/product""#, "the address does not say `id` of `Product`", .none),
    Mistake(
      #"  url "/product/{id}" in tab shop over Home"#,
      #"  url "/product/{id}" in tab shp over Home"#,
      at: "shp", "there is no tab `shp`", .unsafe),
    Mistake(
      #"  url "/product/{id}" in tab shop over Home"#,
      #"  url "/product/{id}" in tab shop over Hme"#,
      at: "Hme", "there is no screen `Hme`", .unsafe),
    Mistake(
      "  requires onboarded else Welcome reset",
      "  guard onboarded else Welcome reset",
      at: "guard", "`guard` is written `requires` here", .unsafe),
    Mistake(
      "  requires onboarded else Welcome reset",
      "  requires onboarded -> Welcome reset",
      at: "->", "`else` leads to what happens instead", .safe),
    Mistake(
      "  requires onboarded else Welcome reset",
      "  requires onboarded otherwise Welcome reset",
      at: "otherwise", "`otherwise` is written `else` here", .unsafe),
    Mistake(
      "  requires onboarded else Welcome reset",
      "  requires !onboarded else Welcome reset",
      at: "!", "`!` is written `not`", .none),
    Mistake(
      "  requires onboarded else Welcome reset",
      "  requires onboarded && signedIn else Welcome reset",
      at: "&&", "all conditions must hold; they are joined by `,`", .none),
    Mistake(
      "  requires onboarded else Welcome reset",
      "  requires onboarded and signedIn else Welcome reset",
      at: "and", "conditions are joined by `,`", .none),
    Mistake(
      "  requires onboarded else Welcome reset",
      "  requires onboarded || signedIn else Welcome reset",
      at: "||", "all conditions must hold, there is no `or`: write two links, or ", .none),
    Mistake(
      "  requires onboarded else Welcome reset",
      "  requires onboarded or signedIn else Welcome reset",
      at: "or", "all conditions must hold, there is no `or`: write two links, or ", .none),
    Mistake(
      "  requires onboarded else Welcome reset",
      "  requires (onboarded) else Welcome reset",
      at: "(", "conditions are written without parentheses", .safe),
    Mistake(
      "  requires onboarded else Welcome reset",
      "  require onboarded else Welcome reset",
      at: "require", "there is no statement `require`", .unsafe),
    Mistake(
      "  requires onboarded else Welcome reset",
      "  requires onboarded else { Welcome reset }",
      at: "{", "expected a goal (a screen, `back`, `home`, `dismiss`, `raise`, `", .none),
    Mistake(
      "tabs Main {",
      "tabbar Main {",
      at: "tabbar", "`tabbar` is written `tabs` here", .unsafe),
    Mistake(
      "tabs Main {",
      "TabView Main {",
      at: "TabView", "`TabView` is written `tabs` here", .unsafe),
    Mistake(
      "tabs Main {",
      "Tabs Main {",
      at: "Tabs", "the words of the language are in small letters", .unsafe),
    Mistake(
      "    on paid -> Receipt(order: order)",
      "    case paid: Receipt(order: order)",
      at: "case", "`case` is written `on` here", .unsafe),
    Mistake(
      "    on paid -> Receipt(order: order)",
      "    on paid: Receipt(order: order)",
      at: ":", "the arrow is written `->`", .safe),
    Mistake(
      "    on paid -> Receipt(order: order)",
      "    on payed -> Receipt(order: order)",
      at: "payed", "the flow `Checkout` has no outcome `payed`", .unsafe),
    Mistake(
      "    on paid -> Receipt(order: order)",
      "    paid -> Receipt(order: order)",
      at: "paid", "`on` is missing before `paid`", .unsafe),
    Mistake(
      "    on paid -> Receipt(order: order)",
      "    on paid Receipt(order: order)",
      at: "Receipt", "expected `->`, found `Receipt`", .unsafe),
    Mistake(
      "    on paid -> Receipt(order: order)",
      "    on paid -> Receipt(ordr: order)",
      at: "ordr", "`Receipt` has no parameter `ordr`", .unsafe),
    Mistake(
      "    on paid -> Receipt(order: order)",
      "    on paid -> Receipt(order: ordr)",
      at: "ordr", "there is no parameter `ordr` to take the value from", .unsafe),
    Mistake(
      "    on paid -> Receipt(order: order)",
      "    on paid -> Receipt",
      at: "Receipt", "`Receipt` needs the argument `order`; an `on` has no caller to ask for", .none),
    Mistake(
      "    on paid -> Receipt(order: order)",
      "    on paid -> Receit(order: order)",
      at: "Receit", "there is no screen, tab bar or flow `Receit`", .unsafe),
    Mistake(
      "    on paid -> Receipt(order: order)",
      #"    on "paid" -> Receipt(order: order)"#,
      at: #""paid""#, "a name is written without quotes", .unsafe),
    Mistake(
      "    on paid -> Receipt(order: order)",
      "    on paid -> Receipt(order: 3)",
      at: "3", "`3` does not fit the type `String`", .none),
    Mistake(
      "    on paid -> Receipt(order: order)",
      "    on paid -> Receipt(order = order)",
      at: "=", "expected `:`, found `=`", .safe),
    Mistake(
      "    on paid -> Receipt(order: order)",
      "    on paid -> Receipt(order)",
      at: "order", "an argument is written `order: value`", .unsafe),
    Mistake(
      "    on paid -> Receipt(order: order)",
      "    on paid(order) -> Receipt(order: order)",
      at: "(order)", "the values of an outcome are known by their names", .unsafe),
    Mistake(
      "    on paid -> Receipt(order: order)",
      "    when paid -> Receipt(order: order)",
      at: "when", "`when` is written `on` here", .unsafe),
    Mistake(
      #"link pay "Pay" -> finish paid"#,
      #"link pay "Pay" -> finish payed"#,
      at: "payed", "the flow `Checkout` has no outcome `payed`", .unsafe),
    Mistake(
      #"link pay "Pay" -> finish paid"#,
      #"link pay "Pay" -> finish"#,
      at: "", "the name of an outcome is missing here", .none),
    Mistake(
      #"link pay "Pay" -> finish paid"#,
      #"link pay "Pay" -> return paid"#,
      at: "return", "`return` is written `finish` here", .unsafe),
  ]
}
