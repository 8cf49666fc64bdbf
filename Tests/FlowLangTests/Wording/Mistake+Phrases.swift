extension Mistake {
  /// Phrases of other languages, and statements in another order, in the shop.
  static let phrases: [Mistake] = [
    Mistake(
      #"link reviews "Reviews" -> Reviews"#,
      #"link reviews "Reviews" -> Navigator.push(Reviews)"#,
      at: ".push", "`.push` is written `push`", .unsafe),
    Mistake(
      #"link help "Help" -> Help sheet"#,
      #"link help "Help" -> present(Help, animated: true)"#,
      at: "present", "there is no screen, tab bar or flow `present`", .unsafe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> [*]"#,
      at: "[", "expected a goal", .unsafe),
    Mistake(
      #"link reviews "Reviews" -> Reviews"#,
      "link reviews -->|Reviews| Reviews",
      at: "-->", "the arrow is written `->`", .unsafe),
    Mistake(
      #"link help "Help" -> Help sheet"#,
      #"link help -> Help [label="Help"] sheet"#,
      at: "[", "expected a modifier", .unsafe),
    Mistake(
      #"link reviews "Reviews" -> Reviews"#,
      #"reviews link "Reviews" -> Reviews"#,
      at: "reviews", "expected a statement or `}`", .unsafe),
    Mistake(
      #"url "/product/{id}" in tab shop over Home"#,
      #"url in tab shop "/product/{id}" over Home"#,
      at: "in", "expected an address in quotes", .unsafe),
    Mistake(
      "back to #product or home",
      "popUntil #product or home",
      at: "popUntil", "there is no screen, tab bar or flow `popUntil`", .unsafe),
    Mistake(
      "flag signedIn",
      "private(set) var signedIn = false",
      at: "private", "expected a declaration", .unsafe),
    Mistake(
      "start Main when onboarded else Welcome",
      "start if onboarded { Main } else { Welcome }",
      at: "if", "there is no screen, tab bar or flow `if`", .unsafe),
    Mistake(
      #"tab shop "Shop" icon "house" -> Home"#,
      #"tab shop Label("Shop", systemImage: "house") -> Home"#,
      at: "Label", "expected `->`", .unsafe),
    Mistake(
      #"tab cart "Cart" icon "cart" badge -> Cart"#,
      #"tabs cart "Cart" icon "cart" badge -> Cart"#,
      at: "tabs", "`tabs` is not allowed here", .unsafe),
    Mistake(
      "back to #product or home",
      "back to #product or else home",
      at: "else", "expected `back`", .unsafe),
    Mistake(
      #"link help "Help" -> Help sheet"#,
      #"link help "Help" -> Help[Help] sheet"#,
      at: "[", "expected a modifier", .unsafe),
    Mistake(
      "flag signedIn",
      "edition 2\nflag signedIn",
      at: "edition", "expected a declaration", .unsafe),
    Mistake(
      "start Main when onboarded else Welcome",
      "start Main when onboarded else else Welcome",
      at: "else", "expected the name of a screen", .unsafe),
  ]
}
