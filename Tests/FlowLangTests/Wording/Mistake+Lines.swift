extension Mistake {
  /// Lines of other languages that lead to a screen.
  static let lines: [Mistake] = [
    Mistake(
      #"link reviews "Reviews" -> Reviews"#,
      "Navigator.push(context, Reviews())",
      at: "Navigator", "a link is written `link reviews -> Reviews`", .unsafe),
    Mistake(
      #"link reviews "Reviews" -> Reviews"#,
      "onTap = { show(Reviews) }",
      at: "onTap", "a link is written `link reviews -> Reviews`", .unsafe),
    Mistake(
      #"link reviews "Reviews" -> Reviews"#,
      "Product --> Reviews",
      at: "Product", "a link is written `link reviews -> Reviews`", .unsafe),
    Mistake(
      #"link reviews "Reviews" -> Reviews"#,
      #"Product -> Reviews [label="See all"]"#,
      at: "Product", #"a link is written `link reviews "See all" -> Reviews`"#, .unsafe),
    Mistake(
      #"link reviews "Reviews" -> Reviews"#,
      "- reviews: Reviews",
      at: "- reviews", "a link is written `link reviews -> Reviews`", .unsafe),
    Mistake(
      #"link reviews "Reviews" -> Reviews"#,
      #"<Link to="/reviews">Reviews</Link>"#,
      at: "<Link", "a link is written `link reviews -> Reviews`", .unsafe),
    Mistake(
      #"link reviews "Reviews" -> Reviews"#,
      #""reviews": "Reviews","#,
      at: #""reviews""#, "a link is written `link reviews -> Reviews`", .unsafe),
    Mistake(
      #"link reviews "Reviews" -> Reviews"#,
      "[*] --> Reviews",
      at: "[", "a link is written `link reviews -> Reviews`", .unsafe),
    Mistake(
      #"link reviews "Reviews" -> Reviews"#,
      ".sheet(isPresented: $x) { Reviews() }",
      at: ".", "a link is written `link reviews -> Reviews`", .unsafe),
    Mistake(
      "flag onboarded\n",
      "@State flag onboarded\n",
      at: "@State", "a statement has no attributes", .safe),
    Mistake(
      "app Shop {",
      "@main app Shop {",
      at: "@main", "a statement has no attributes", .safe),
    Mistake(
      #"link reviews "Reviews" -> Reviews"#,
      "#later: stars\n  link reviews \"Reviews\" -> Reviews",
      at: "#later: stars", "a comment begins with `//`", .safe),
    Mistake(
      #"link reviews "Reviews" -> Reviews"#,
      "link reviews \"All the\n    reviews\" -> Reviews",
      at: "\"All the", "this text is not closed", .safe),
    Mistake(
      #"link reviews "Reviews" -> Reviews"#,
      #"link reviews "Reviews" -> Reviews else home"#,
      at: "else", "`else` belongs to a condition, and there is none", .unsafe),
    Mistake(
      #"link reviews "Reviews" -> Reviews"#,
      #"link reviews "Reviews" -> Reviews sheet else SignIn { on done -> stay } as #reviews"#,
      at: "else", "`else` belongs to a condition, and there is none", .none),
    Mistake(
      "screen Reviews {",
      "external screen Card { outcome done }\nscreen Reviews {\n  link pay -> Card { on done -> stay }",
      at: "screen", "only a flow has outcomes", .unsafe),
  ]
}
