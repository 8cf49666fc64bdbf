extension Mistake {
  /// Mistakes with labels, arguments and tags.
  static let arguments: [Mistake] = [
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      "on: { OPEN: 'Product' }",
      at: "on", "`on` is not allowed here; it belongs in the braces behind the call", .none),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      "OPEN: Product",
      at: "OPEN", "`OPEN` is written `link` here", .unsafe),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      #"NavigationLink("See product") { Product(id: 1) }"#,
      at: "NavigationLink", #"`NavigationLink` is written `link product "See product" -> Product(id: 1)` here"#, .none),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      #"link product "See product" -> Product(id: 1) as: #product"#,
      at: ":", "expected a tag such as `#product`, found `:`", .none),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      #"link product "See product" -> Product(id: 1) as # product"#,
      at: "#", "a tag needs its name right after the `#`", .none),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      #"link product "See product" -> Product(id: 1) as @product"#,
      at: "@product", "a tag begins with `#`", .none),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      #"link product "See product" -> Product{id: 1} as #product"#,
      at: "id", "expected `on`, `note` or `}`, found `id`", .none),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      #"link product "See product" -> Product[id: 1] as #product"#,
      at: "[", "expected a modifier such as `sheet`, a statement or `}`, found `", .none),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      #"link product "See product" -> Product<Int>(id: 1) as #product"#,
      at: "<", "`<` means nothing here", .none),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      #"link product "See product" -> Product(id: 1.5) as #product"#,
      at: "1.5", "`1.5` does not fit the type `Int`", .none),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      #"link product "See product" -> Product(id: true) as #product"#,
      at: "true", "`true` does not fit the type `Int`", .none),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      #"link product "See product" -> Product(id: 1, id: 2) as #product"#,
      at: "id", "the argument `id` is given twice", .none),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      #"link product "See product" -> Product(id:) as #product"#,
      at: "id:", "no value follows `id:`", .none),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      #"link product "See product" -> Product(id: 1)) as #product"#,
      at: ")", "expected a modifier such as `sheet`, a statement or `}`, found `", .none),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      #"link product "See product" -> Product(id: 1 as #product"#,
      at: "as", "expected `,` or `)`, found `as`", .none),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      #"link product "See product" -> Product((id: 1)) as #product"#,
      at: "(", "expected the name of a parameter, found `(`", .none),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      #"link product "See product" -> Product(id: 1 + 1) as #product"#,
      at: "+", "expected `,` or `)`, found `+`", .none),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      #"link product "See product" -> Product(id: 1) as #product push push"#,
      at: "push", "a modifier is written twice", .safe),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      #"link product "See product" -> Product(id: 1) as #product as #other"#,
      at: "as #other", "a modifier is written twice", .none),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      #"link link product "See product" -> Product(id: 1) as #product"#,
      at: "link", "`link` is written twice", .safe),
    Mistake(
      #"tab shop "Shop" icon"#, #"tab tab shop "Shop" icon"#,
      at: "tab", "`tab` is written twice", .safe),
    Mistake("flow SignIn {", "flow flow SignIn {", at: "flow", "`flow` is written twice", .safe),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      #"product link "See product" -> Product(id: 1) as #product"#,
      at: "product", "expected a statement or `}`, found `product`", .none),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      #"link product "See product" -> -> Product(id: 1) as #product"#,
      at: "->", "one arrow leads to the goal", .safe),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      #"link product "See product" -> TODO"#,
      at: "TODO", "there is no screen, tab bar or flow `TODO`", .none),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      #"link product "See product" -> ???"#,
      at: "?", "expected a goal (a screen, `back`, `home`, `dismiss`, `raise`, `", .none),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      #"link product "See product" <- Product(id: 1) as #product"#,
      at: "<-", "a link leads from the screen that it stands in", .unsafe),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      #"link product "See product" -> screen Product(id: 1) as #product"#,
      at: "screen", "expected a goal (a screen, `back`, `home`, `dismiss`, `raise`, `", .none),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      #"link product "See product" -> ProductView(id: 1) as #product"#,
      at: "ProductView", "there is no screen, tab bar or flow `ProductView`", .unsafe),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      "link product 'See product' -> Product(id: 1) as #product",
      at: "'See product'", #"a text is in straight quotes, `"`"#, .safe),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      #"link product = "See product" -> Product(id: 1) as #product"#,
      at: "=", "there is nothing before the label", .safe),
  ]
}
