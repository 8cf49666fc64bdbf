extension Mistake {
  /// Habits of Swift, Kotlin, diagrams and prose, in the shop.
  static let habits: [Mistake] = [
    Mistake(
      "start Credentials",
      "start at Credentials",
      at: "at", "there is no `at` after `start`", .safe),
    Mistake(
      "requires onboarded else Welcome\n  tab",
      "requires onboarded { Welcome }\n  tab",
      at: "{", "expected `,`, `else`, a statement or `}`, found `{`", .unsafe),
    Mistake(
      "requires onboarded else Welcome\n  tab",
      "guard onboarded else -> Welcome\n  tab",
      at: "guard", "`guard` is written `requires` here", .unsafe),
    Mistake(
      #"url "/product/{id}" in tab shop over Home"#,
      #"route "/product/{id}" in tab shop over Home"#,
      at: "route", "`route` is written `url` here", .unsafe),
    Mistake(
      #"url "/product/{id}" in tab shop over Home"#,
      #"url "/product/{id}" in tab Shop over Home"#,
      at: "Shop", "there is no tab `Shop`", .unsafe),
    Mistake(
      #"link reviews "Reviews" -> Reviews"#,
      #"open "Reviews" -> Reviews"#,
      at: "open", "`open` is written `link` here", .unsafe),
    Mistake(
      #"tab shop "Shop" icon "house" -> Home"#,
      #"item shop "Shop" icon "house" -> Home"#,
      at: "item", "`item` is written `tab` here", .unsafe),
    Mistake(
      #"tab shop "Shop" icon "house" -> Home"#,
      #"Tab shop "Shop" icon "house" -> Home"#,
      at: "Tab", "the words of the language are in small letters", .unsafe),
    Mistake(
      #"tab shop "Shop" icon "house" -> Home"#,
      #"tab("Shop") icon "house" -> Home"#,
      at: #"("Shop")"#, #"the label follows the name: `tab shop "Shop"`"#, .unsafe),
    Mistake(
      #"tab shop "Shop" icon "house" -> Home"#,
      #"tab shop -> Home icon "house""#,
      at: "icon", "`icon` comes before the arrow", .safe),
    Mistake(
      #"tab shop "Shop" icon "house" -> Home"#,
      #"tab shop "Shop" systemImage: "house" -> Home"#,
      at: "systemImage:", "`systemImage:` is written `icon` here", .unsafe),
    Mistake(
      "start Main when onboarded else Welcome",
      "initial: Main when onboarded else Welcome",
      at: "initial", "`initial` is written `start` here", .unsafe),
    Mistake(
      "start Main when onboarded else Welcome",
      "start: Main when onboarded else Welcome",
      at: ":", "there is no `:` here", .safe),
    Mistake(
      "expect Receipt only after Payment",
      "expect Payment before Receipt",
      at: "Payment before Receipt", "this is written `expect Receipt only after Payment`", .unsafe),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      #"link product "See product" -> Product(1) as #product"#,
      at: "1", "expected the name of a parameter, found `1`", .unsafe),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      #"link product "See product" -> Product id: 1 as #product"#,
      at: "id", "`id` is written `as` here", .unsafe),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      #"link product "See product" -> Product { id: 1 } as #product"#,
      at: "id", "expected `on`, `note` or `}`, found `id`", .unsafe),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      #"link product "See product" -> Product(id = 1) as #product"#,
      at: "=", "expected `:`, found `=`", .safe),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      #"link product "See product" -> #product Product(id: 1)"#,
      at: "#product", "a tag follows what it marks: `as #product`", .unsafe),
    Mistake(
      #"link product "See product" -> Product(id: 1) as #product"#,
      #"link product "See product" as #product -> Product(id: 1)"#,
      at: "as #product", "`as #product` comes behind the goal", .safe),
    Mistake(
      "screen Product(id: Int) {",
      "screen Product id: Int {",
      at: "id: Int", "parameters are written in parentheses: `(id: Int)`", .unsafe),
    Mistake(
      "screen Product(id: Int) {",
      "screen Product(id: Integer) {",
      at: "Integer", "the type `Integer` is written `Int`", .safe),
    Mistake(
      "flag onboarded",
      "var onboarded: Bool = false",
      at: "var", "`var` is written `flag` here", .unsafe),
    Mistake(
      "flag onboarded\nflag signedIn",
      "flags { onboarded, signedIn }",
      at: "flags", "each flag has a declaration of its own: `flag onboarded`", .unsafe),
    Mistake(
      "flag onboarded\nflag signedIn",
      "flag onboarded, signedIn",
      at: ", signedIn", "each flag has a declaration of its own", .safe),
    Mistake(
      #"link settings "Settings" -> Settings sheet via grow"#,
      #"link settings "Settings" sheet -> Settings via grow"#,
      at: "sheet", "`sheet` comes behind the goal", .safe),
    Mistake(
      #"link settings "Settings" -> Settings sheet via grow"#,
      #"link settings "Settings" --> Settings sheet via grow"#,
      at: "-->", "the arrow is written `->`", .safe),
    Mistake(
      #"link settings "Settings" -> Settings sheet via grow"#,
      #"link settings "Settings" -> sheet Settings via grow"#,
      at: "sheet Settings", "`sheet Settings` is written `-> Settings sheet`", .unsafe),
    Mistake(
      #"link settings "Settings" -> Settings sheet via grow"#,
      #"link settings "Settings" -> Settings (sheet) via grow"#,
      at: "sheet", "an argument is written `sheet: value`", .unsafe),
    Mistake(
      #"link settings "Settings" -> Settings sheet via grow"#,
      #"link settings "Settings" -> Settings as sheet via grow"#,
      at: "as sheet", "`as` is followed by a tag; `sheet` has no name", .safe),
    Mistake(
      #"link settings "Settings" -> Settings sheet via grow"#,
      #"link settings "Settings" -> Settings.sheet via grow"#,
      at: ".sheet", "`.sheet` is written `sheet`", .safe),
    Mistake(
      #"link settings "Settings" -> Settings sheet via grow"#,
      #"link settings "Settings" -> Settings modal via grow"#,
      at: "modal", "`modal` is written `sheet` here", .unsafe),
    Mistake(
      #"link settings "Settings" -> Settings sheet via grow"#,
      #"link settings "Settings" -> Settings sheet with grow"#,
      at: "with", "`with` is written `via` here", .unsafe),
    Mistake(
      #"link settings "Settings" -> Settings sheet via grow"#,
      #"link settings "Settings" -> Settings [sheet] via grow"#,
      at: "[", "expected a modifier such as `sheet`, a statement or `}`, found `[`", .unsafe),
    Mistake(
      #"link settings "Settings" -> Settings sheet via grow"#,
      #"link settings "Settings" -> Settings, sheet, via grow"#,
      at: ",", "statements are not separated by `,`", .safe),
    Mistake(
      #"link settings "Settings" -> Settings sheet via grow"#,
      #"link settings: "Settings" -> Settings sheet via grow"#,
      at: ":", "there is nothing before the label", .safe),
    Mistake(
      #"link settings "Settings" -> Settings sheet via grow"#,
      #"link settings "Settings" to Settings sheet via grow"#,
      at: "to", "expected `->`, found `to`", .unsafe),
    Mistake(
      #"link settings "Settings" -> Settings sheet via grow"#,
      #"link "Settings" -> Settings sheet via grow"#,
      at: #""Settings""#, #"a name comes before the label: `link settings "Settings"`"#, .unsafe),
    Mistake(
      #"link settings "Settings" -> Settings sheet via grow"#,
      "link settings 'Settings' -> Settings sheet via grow",
      at: "'Settings'", #"a text is in straight quotes, `"`"#, .safe),
    Mistake(
      #"link settings "Settings" -> Settings sheet via grow"#,
      #"link settings "Settings" -> "Settings" sheet via grow"#,
      at: #""Settings""#, "a name is written without quotes", .unsafe),
    Mistake(
      #"link settings "Settings" -> Settings sheet via grow"#,
      #"link settings "Settings" -> Setings sheet via grow"#,
      at: "Setings", "there is no screen, tab bar or flow `Setings`", .unsafe),
    Mistake(
      #"link settings "Settings" -> Settings sheet via grow"#,
      #"link settings "Settings" -> Settings sheet animated grow"#,
      at: "animated", "`animated` is written `via` here", .unsafe),
    Mistake(
      #"link settings "Settings" -> Settings sheet via grow"#,
      #"link settings "Settings" -> Settings sheet via: grow"#,
      at: ":", "there is no `:` here", .safe),
    Mistake(
      #"link settings "Settings" -> Settings sheet via grow"#,
      #"link settings "Settings" { -> Settings sheet via grow }"#,
      at: "{", "expected `->`, found `{`", .unsafe),
    Mistake(
      #"link settings "Settings" -> Settings sheet via grow"#,
      #"NavigationLink settings "Settings" -> Settings sheet via grow"#,
      at: "NavigationLink", "`NavigationLink` is written `link` here", .unsafe),
    Mistake(
      #"link settings "Settings" -> Settings sheet via grow"#,
      #"link settings label "Settings" -> Settings sheet via grow"#,
      at: "label", "there is nothing before the label", .safe),
    Mistake(
      #"link settings "Settings" -> Settings sheet via grow"#,
      #"link settings -> Settings sheet via grow "Settings""#,
      at: #""Settings""#, "a label comes before the arrow", .safe),
    Mistake(
      #"link settings "Settings" -> Settings sheet via grow"#,
      #"link settings "Settings" -> Settings sheet via grow;"#,
      at: ";", "statements are not separated by `;`", .safe),
    Mistake(
      #"link settings "Settings" -> Settings sheet via grow"#,
      #"link settings "Settings" -> Settings sheet via grow,"#,
      at: ",", "statements are not separated by `,`", .safe),
    Mistake(
      #"link first "Back to the product" -> back to #product or home"#,
      #"link first "Back to the product" -> back(#product) or home"#,
      at: "(", "expected a modifier such as `sheet`, a statement or `}`, found `(`", .unsafe),
    Mistake(
      #"link first "Back to the product" -> back to #product or home"#,
      #"link first "Back to the product" -> popTo #product or home"#,
      at: "popTo #product", "this is written `back to #product`", .unsafe),
    Mistake(
      #"link first "Back to the product" -> back to #product or home"#,
      #"link first "Back to the product" -> back to #product else home"#,
      at: "else", "what happens instead of a place that is not there follows `or`", .unsafe),
    Mistake(
      #"link first "Back to the product" -> back to #product or home"#,
      #"link first "Back to the product" -> back to #product || home"#,
      at: "||", "what happens instead of a place that is not there follows `or`", .safe),
  ]
}
