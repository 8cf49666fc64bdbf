extension Mistake {
  /// Phrases of other languages, and statements in another order, in the shop.
  static let phrases: [Mistake] = [
    Mistake(
      #"link reviews "Reviews" -> Reviews"#,
      #"link reviews, ratings "Reviews" -> Reviews"#,
      at: ",", "expected `->`, found `,`", .unsafe),
    Mistake(
      #"link reviews "Reviews" -> Reviews"#,
      "link web \"Web\" -> open \"example.com/reviews\"\n  link reviews -> Reviews",
      at: #""example.com/reviews""#, "an address outside the app begins with a scheme", .safe),
    Mistake(
      "Checkout(product: id) cover",
      "Checkout(product: id, gift: true) cover",
      at: "gift", "`Checkout` has no parameter `gift`", .unsafe),
    Mistake(
      "expect Receipt only after Payment",
      "expect Receipt only after Payment\nexpect screen every within 9 taps",
      at: "screen", "`screen` is a word of the language", .unsafe),
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
    Mistake(
      "screen Settings {",
      "final class Settings: UIViewController {",
      at: "final", "expected a declaration", .unsafe),
    Mistake(
      "screen Settings {",
      "export default screen Settings {",
      at: "export", "there is no statement `export`", .unsafe),
    Mistake(
      #"tab shop "Shop" icon "house" -> Home"#,
      #"tab shop "Shop" Icon "house" -> Home"#,
      at: "Icon", "`Icon` is written `icon` here", .unsafe),
    Mistake(
      "start Main when onboarded else Welcome",
      "start Main when nto onboarded else Welcome",
      at: "onboarded", "expected `else`", .unsafe),
    Mistake(
      "back to #product or home",
      "back to rot",
      at: "rot", "there is no screen or flow `rot`", .none),
    Mistake(
      #"Product(id: 1)"#,
      #"Product(id: 0x1)"#,
      at: "0x1", "this is neither a number", .safe),
    Mistake(
      #"Product(id: 1)"#,
      #"Product(id: 1_000)"#,
      at: "1_000", "this is neither a number", .safe),
    Mistake(
      #"url "/product/{id}" in"#,
      #"url "/product/{{id}}" in"#,
      at: "{{id}}", "the placeholder `{{id}}` is written `{id}`", .safe),
    Mistake(
      #"url "/product/{id}" in"#,
      #"url "/product/<int:id>" in"#,
      at: "<int:id>", "the placeholder `<int:id>` is written `{id}`", .safe),
    Mistake(
      #"url "/product/{id}" in"#,
      #"url "/product/%d" in"#,
      at: "%d", "the placeholder `%d` is written `{id}`", .safe),
    Mistake(
      #"url "/product/{id}" in"#,
      #"url "shop:/product/{id}" in"#,
      at: #""shop:/product/{id}""#, "an address begins with `/`", .unsafe),
    Mistake(
      "flag signedIn",
      "flag signedIn\nflag signedIn",
      at: "signedIn", "there is already a flag `signedIn`", .safe),
    Mistake(
      "Product(id: 1)",
      "Product(id: 1, id: 1)",
      at: "id", "the argument `id` is given twice", .safe),
    Mistake(
      #"scheme "shop""#,
      #"start Welcome"#,
      at: "start Welcome", "the app has more than one `start`", .none),
    Mistake(
      "screen Receipt(order: String)",
      "screen Receipt(ordr: String)",
      at: "ordr", "nothing uses `ordr`, but `order` is used and not declared", .unsafe),
    Mistake(
      "start Main when onboarded else Welcome",
      "start Main if onboarded, Welcome",
      at: "if", "`if` is written `when` here", .unsafe),
    Mistake(
      #"icon "cart" badge -> Cart"#,
      #"icon "cart" badge: true -> Cart"#,
      at: "true", "`true` is a word of the language", .unsafe),
    Mistake(
      "expect Receipt only after Payment",
      "expect Receipt only after Payment Cart",
      at: "Cart", "expected a declaration", .none),
    Mistake(
      #"link settings "Settings" -> Settings sheet via grow"#,
      #"link settings "Settings" -> Settings sheet via grow or home"#,
      at: "or home", "`or` answers for a place", .unsafe),
    Mistake(
      #"link settings "Settings" -> Settings sheet via grow"#,
      #"link settings "Settings" -> Settings sheet via grow { on done -> stay }"#,
      at: "{", "only a flow ends in outcomes", .unsafe),
  ]
}
