extension Mistake {
  /// Statements and words in another place.
  static let places: [Mistake] = [
    Mistake(
      #"link done "Done" -> home"#,
      "link done \"Done\" -> home\n  expect Receipt reachable",
      at: "expect", "`expect` is not allowed here; it belongs at the top of the file", .unsafe),
    Mistake(
      #"scheme "shop""#,
      "scheme \"shop\"\n  screen Terms { link ok -> back }\n  link terms -> Terms",
      at: "screen", "`screen` is not allowed here; it belongs at the top of the file", .none),
    Mistake(
      "flag onboarded",
      "scheme \"store\"\nflag onboarded",
      at: "scheme", "`scheme` is not allowed here; it belongs in the app", .unsafe),
    Mistake(
      #"scheme "shop""#,
      "scheme \"shop\"\n  tab settings \"Settings\" -> Settings",
      at: "tab", "`tab` is not allowed here; it belongs in tabs", .unsafe),
    Mistake(
      "tabs Main {",
      #"tabs Main "Main" {"#,
      at: #""Main""#, "only a screen has a title", .safe),
    Mistake(
      "flow SignIn {",
      #"flow SignIn "Sign in" {"#,
      at: #""Sign in""#, "only a screen has a title", .safe),
    Mistake(
      "expect Receipt only after Payment",
      "expect every screen within 9taps",
      at: "9taps", "this is neither a number nor a duration", .safe),
    Mistake(
      "expect Receipt only after Payment",
      "expect every screen at most 9 taps",
      at: "at most", "`at most` is written `within` here", .unsafe),
    Mistake(
      "on paid -> Receipt(order: order)",
      "paid: Receipt(order: order)",
      at: "paid", "`on` is missing before `paid`", .unsafe),
    Mistake(
      "on paid -> Receipt(order: order)",
      "if paid -> Receipt(order: order)",
      at: "if", "`if` is written `on` here", .unsafe),
    Mistake(
      #"link reviews "Reviews" -> Reviews"#,
      "reviews: Reviews",
      at: "reviews", "`link` is missing before `reviews`", .unsafe),
    Mistake(
      "back to #product or home",
      "unwind to #product or home",
      at: "unwind", "`unwind to` is written `back to`", .unsafe),
  ]
}
