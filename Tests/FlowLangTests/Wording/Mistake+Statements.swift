extension Mistake {
  /// Mistakes with misplaced statements, tabs, urls and guards.
  static let statements: [Mistake] = [
    Mistake(
      #"  tab cart "Cart" icon "cart" badge -> Cart"#,
      #"  case cart "Cart" icon "cart" badge -> Cart"#,
      at: "case", "expected a statement or `}`, found `case`", .none),
    Mistake(
      #"link help "Help" -> Help sheet"#,
      #"link help "Help" -> Help sheet\#n  screen Extra {}"#,
      at: "screen", "`screen` is not allowed here; it belongs at the top of the file, i", .none),
    Mistake(
      #"link help "Help" -> Help sheet"#,
      #"link help "Help" -> Help sheet\#n  tab extra -> Home"#,
      at: "tab", "`tab` is not allowed here; it belongs in tabs", .none),
    Mistake(
      #"link help "Help" -> Help sheet"#,
      #"link help "Help" -> Help sheet\#n  outcome done"#,
      at: "outcome", "`outcome` is not allowed here; it belongs in a screen, in a flow o", .none),
    Mistake(
      #"link help "Help" -> Help sheet"#,
      #"link help "Help" -> Help sheet\#n  requires signedIn"#,
      at: "requires", "`requires` is not allowed here; it belongs in a screen, in tabs, i", .none),
    Mistake(
      #"link help "Help" -> Help sheet"#,
      #"link help "Help" -> Help sheet\#n  start Main"#,
      at: "start Main", "the app has more than one `start`", .none),
    Mistake(
      #"link help "Help" -> Help sheet"#,
      #"link help "Help" -> Help sheet\#n  flag extra"#,
      at: "flag", "`flag` is not allowed here; it belongs at the top of the file", .none),
    Mistake(
      #"link help "Help" -> Help sheet"#,
      #"link help "Help" -> Help sheet\#n  expect Help reachable"#,
      at: "expect", "`expect` is not allowed here; it belongs at the top of the file", .none),
    Mistake(
      #"link help "Help" -> Help sheet"#,
      #"link help "Help" -> Help sheet\#n  import "other.flow""#,
      at: "import", "`import` is not allowed here; it belongs at the top of the file", .none),
    Mistake(
      #"link settings "Settings" -> Settings sheet via grow"#,
      "flag extra",
      at: "flag", "`flag` is not allowed here; it belongs at the top of the file", .none),
    Mistake(
      #"link settings "Settings" -> Settings sheet via grow"#,
      #"link settings "Settings" -> Settings sheet via grow\#n  start Cart"#,
      at: "start", "`start` is not allowed here; it belongs in the app or in a flow", .none),
    Mistake(
      #"link settings "Settings" -> Settings sheet via grow"#,
      #"link settings "Settings" -> Settings sheet via grow\#n  tab x -> Cart"#,
      at: "tab", "`tab` is not allowed here; it belongs in tabs", .none),
    Mistake(
      #"link settings "Settings" -> Settings sheet via grow"#,
      #"link settings "Settings" -> Settings sheet via grow\#n  scheme "x""#,
      at: "scheme", "`scheme` is not allowed here; it belongs in the app", .none),
    Mistake(
      #"link settings "Settings" -> Settings sheet via grow"#,
      #"link settings "Settings" -> Settings sheet via grow\#n  screen Inner {}"#,
      at: "screen", "`screen` is not allowed here; it belongs at the top of the file, i", .none),
    Mistake(
      #"link settings "Settings" -> Settings sheet via grow"#,
      #"link settings "Settings" -> Settings sheet via grow\#n  both scale(0.5)"#,
      at: "both", "expected a statement or `}`, found `both`", .none),
    Mistake(
      #"link settings "Settings" -> Settings sheet via grow"#,
      #"link settings "Settings" -> Settings sheet via grow\#n  -> Help"#,
      at: "->", "expected a statement or `}`, found `->`", .none),
    Mistake(
      #"  link reviews "Reviews" -> Reviews"#,
      #"screen Extra { link a -> back }\#n  link reviews "Reviews" -> Reviews"#,
      at: "screen", "`screen` is not allowed here; it belongs at the top of the file, i", .none),
    Mistake(
      #"  tab shop "Shop" icon "house" -> Home"#,
      #"  tab shop "Shop" systemImage "house" -> Home"#,
      at: "systemImage", "`systemImage` is written `icon` here", .unsafe),
    Mistake(
      #"  tab shop "Shop" icon "house" -> Home"#,
      #"  tab shop "Shop" icon "house" -> "#,
      at: "", "the name of a screen or flow is missing here", .none),
    Mistake(
      #"  tab shop "Shop" icon "house" -> Home"#,
      #"  tab shop "Shop" icon "house" Home"#,
      at: "Home", "expected `->`, found `Home`", .unsafe),
    Mistake(
      #"  tab shop "Shop" icon "house" -> Home"#,
      #"  tab shop "Shop" icon "house" -> Home { link a -> Cart }"#,
      at: "{", "expected a statement or `}`, found `{`", .none),
    Mistake(
      #"  tab shop "Shop" icon "house" -> Home"#,
      #"  tab shop "Shop" icon "house" -> Home default"#,
      at: "default", "expected a statement or `}`, found `default`", .none),
    Mistake(
      #"url "/product/{id}" in tab shop over Home"#,
      #"url "/product/{id}" over Home, Cart in shop"#,
      at: "in", "`in` comes before `over`", .safe),
    Mistake(
      #"url "/product/{id}" in tab shop over Home"#,
      #"url "/product/{id}" in Main.shop over Home"#,
      at: "Main", "`tab` is missing before `Main`", .safe),
    Mistake(
      #"url "/product/{id}" in tab shop over Home"#,
      #"url "/product/{id}" in tab(shop) over Home"#,
      at: "(", "expected the name of a tab, found `(`", .none),
    Mistake(
      #"url "/product/{id}" in tab shop over Home"#,
      "url '/product/{id}' in tab shop over Home",
      at: "'/product/{id}'", #"a text is in straight quotes, `"`"#, .safe),
    Mistake(
      #"url "/product/{id}" in tab shop over Home"#,
      #"url "/product/{id}" -> Product"#,
      at: "-> Product", "an address opens the screen that it stands in", .none),
    Mistake(
      #"url "/product/{id}" in tab shop over Home"#,
      #"url "/product/{id: Int}" in tab shop over Home"#,
      at: "{id: Int}", "the placeholder `{id: Int}` is written `{id}`", .safe),
    Mistake(
      #"url "/product/{id}" in tab shop over Home"#,
      #"url "/product/{id" in tab shop over Home"#,
      at: "{id", "the placeholder `{id` is written `{id}`", .safe),
    Mistake(
      #"url "/product/{id}" in tab shop over Home"#,
      #"url "/product/{id}" in tab shop above Home"#,
      at: "above", "expected a statement or `}`, found `above`", .none),
    Mistake(
      #"url "/product/{id}" in tab shop over Home"#,
      #"url "/product/{id}" when signedIn"#,
      at: "when", "expected a statement or `}`, found the word `when`", .none),
    Mistake(
      #"url "/product/{id}" in tab shop over Home"#,
      #"url "/product/{id}" over Home over Cart"#,
      at: "over", "expected a statement or `}`, found `over`", .none),
    Mistake(
      #"url "/product/{id}" in tab shop over Home"#,
      #"ulr "/product/{id}" in tab shop over Home"#,
      at: "ulr", "there is no statement `ulr`", .unsafe),
    Mistake(
      #"url "/product/{id}" in tab shop over Home"#,
      #""/product/{id}" url in tab shop over Home"#,
      at: #""/product/{id}""#, #"expected a statement or `}`, found `"/product/{id}"`"#, .none),
    Mistake(
      "requires onboarded else Welcome reset",
      "requires onboarded else { Welcome reset }",
      at: "{", "expected a goal (a screen, `back`, `home`, `dismiss`, `raise`, `", .none),
    Mistake(
      "requires onboarded else Welcome reset",
      #"requires onboarded\#n    else: Welcome reset"#,
      at: ":", "there is no `:` after `else`", .safe),
    Mistake(
      "requires onboarded else Welcome reset",
      "requires flag onboarded else Welcome reset",
      at: "flag", "expected the name of a flag, found the word `flag`", .none),
    Mistake(
      "requires onboarded else Welcome reset",
      "requires (onboarded) else Welcome reset",
      at: "(", "conditions are written without parentheses", .safe),
    Mistake(
      "requires onboarded else Welcome reset",
      "requires onboarded, else Welcome reset",
      at: ",", "there is no `,` before `else`", .safe),
    Mistake(
      "requires onboarded else Welcome reset",
      "requires onboarded else -> Welcome reset",
      at: "->", "there is no arrow after `else`", .unsafe),
    Mistake(
      "requires onboarded else Welcome reset",
      "requires else Welcome reset",
      at: "else", "expected the name of a flag, found the word `else`", .none),
    Mistake(
      "requires onboarded else Welcome reset",
      "requires when onboarded else Welcome reset",
      at: "when", "conditions follow `requires`", .none),
    Mistake(
      "requires onboarded else Welcome reset",
      "requires onboarded or signedIn else Welcome reset",
      at: "or", "all conditions must hold, there is no `or`: write two links, or ", .none),
    Mistake(
      "requires onboarded else Welcome reset",
      "requires onbarded else Welcome reset",
      at: "onbarded", "there is no flag `onbarded`", .unsafe),
    Mistake(
      "requires onboarded else Welcome reset",
      "requires onboarded = true else Welcome reset",
      at: "onboarded = true", "`onboarded` is yes or no, it has no values", .safe),
    Mistake(
      "requires onboarded else Welcome reset",
      "requires onboarded esle Welcome reset",
      at: "esle", "`esle` means nothing here", .unsafe),
    Mistake(
      "requires onboarded else Welcome reset",
      "requires onboarded else Welcom reset",
      at: "Welcom", "there is no screen, tab bar or flow `Welcom`", .unsafe),
    Mistake(
      "requires onboarded else Welcome reset",
      "requires onboarded else Welcome reset.",
      at: ".", "expected a modifier such as `sheet`, a statement or `}`, found `", .none),
    Mistake(
      "requires onboarded else Welcome reset",
      "require onboarded else Welcome reset",
      at: "require", "there is no statement `require`", .unsafe),
    Mistake(
      "requires onboarded else Welcome reset",
      "requires: onboarded else Welcome reset",
      at: ":", "there is no `:` here", .safe),
    Mistake(
      "requires onboarded else Welcome reset",
      "if !onboarded -> Welcome reset",
      at: "!", "`!` is written `not`", .unsafe),
  ]
}
