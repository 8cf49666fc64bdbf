extension Mistake {
  /// Arrows, labels, brackets and comments with other signs.
  static let arrows: [Mistake] = [
    Mistake(
      #"link reviews "Reviews" -> Reviews"#,
      #"link reviews "Reviews" > Reviews"#,
      at: ">", "the arrow is written `->`", .safe),
    Mistake(
      #"link reviews "Reviews" -> Reviews"#,
      #"link reviews "Reviews" ~> Reviews"#,
      at: "~>", "the arrow is written `->`", .safe),
    Mistake(
      #"link reviews "Reviews" -> Reviews"#,
      #"link reviews "Reviews" - Reviews"#,
      at: "-", "the arrow is written `->`", .safe),
    Mistake(
      #"link reviews "Reviews" -> Reviews"#,
      #"link reviews "Reviews" <- Reviews"#,
      at: "<-", "a link leads from the screen that it stands in", .unsafe),
    Mistake(
      #"link reviews "Reviews" -> Reviews"#,
      "link -> Reviews",
      at: "->", "a name comes before the arrow: `link reviews`", .unsafe),
    Mistake(
      #"link reviews "Reviews" -> Reviews"#,
      "link reviews See all -> Reviews",
      at: "See all", #"a label stands in quotes: `"See all"`"#, .unsafe),
    Mistake(
      #"link reviews "Reviews" -> Reviews"#,
      #"link reviews "Reviews" -> Reviews <!-- note -->"#,
      at: "<!-- note -->", "a comment begins with `//`", .safe),
    Mistake(
      #"link reviews "Reviews" -> Reviews"#,
      "link reviews \"Reviews\" -> Reviews\n  %% note",
      at: "%% note", "a comment begins with `//`", .safe),
    Mistake(
      #"link help "Help" -> Help sheet"#,
      "link Help sheet",
      at: "Help", "a link has a name of its own and an arrow: `link help -> Help`", .unsafe),
    Mistake(
      "screen Receipt(order: String) {",
      "screen Receipt<order: String> {",
      at: "<order: String>", "parameters stand in parentheses: `(order: String)`", .safe),
    Mistake(
      "Product(id: 1) as",
      "Product<id: 1> as",
      at: "<id: 1>", "arguments stand in parentheses: `(id: 1)`", .safe),
    Mistake(
      "outcome paid(order: String)",
      "outcome paid<order: String>",
      at: "<order: String>", "parameters stand in parentheses: `(order: String)`", .safe),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      #"link product "See product" -> Product(id: 1) as #product as #product"#,
      at: "as #product", "a modifier is written twice", .safe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> home sheet"#,
      at: "sheet", "only a screen, tab bar or flow that is gone to", .unsafe),
    Mistake(
      #"link settings "Settings" -> Settings sheet via grow"#,
      #"link settings "Settings" -> Settings cover sheet via grow"#,
      at: "sheet", "a call has at most one presentation", .unsafe),
    Mistake(
      #"url "/product/{id}" in"#,
      #"url "/product/{ident}" in"#,
      at: "{ident}", "`Product` has no parameter `ident`", .unsafe),
    Mistake(
      #"url "/product/{id}" in"#,
      #"url "/product/{id}/{id}" in"#,
      at: "{id}", "the placeholder `{id}` occurs twice in the address", .none),
    Mistake(
      #"url "/product/{id}" in"#,
      #"url "/product" in"#,
      at: #""/product""#, "the address does not say `id`", .unsafe),
    Mistake(
      #"url "/product/{id}" in"#,
      #"url "/product/*" in"#,
      at: #""/product/*""#, "the address does not say `id`", .unsafe),
  ]
}
