extension Mistake {
  /// Mistakes in conditions and assignments of flags with values.
  static let presentations: [Mistake] = [
    Mistake(
      #"url "/inbox" in tab inbox sheet"#,
      #"url "/inbox" over Home in tab inbox sheet"#,
      at: "in", "`in` comes before `over`", .safe),
    Mistake(
      #"url "/inbox" in tab inbox sheet"#,
      #"url "/inbox" in tab inbox sheet cover"#,
      at: "sheet cover", "a call has at most one presentation", .unsafe),
    Mistake(
      #"url "/inbox" in tab inbox sheet"#,
      #"url "/inbox" in tab inbox fullScreenCover"#,
      at: "fullScreenCover", "`fullScreenCover` is written `cover` here", .unsafe),
    Mistake(
      #"url "/inbox" in tab inbox sheet"#,
      #"url "/inbox" in tab "inbox" sheet"#,
      at: #""inbox""#, "a name is written without quotes", .unsafe),
    Mistake(
      #"url "/inbox" in tab inbox sheet"#,
      #"url "/inbox" in tab Inbox sheet"#,
      at: "Inbox", "there is no tab `Inbox`", .unsafe),
    Mistake(
      #"url "/inbox" in tab inbox sheet"#,
      #"url "/inbox" in tab inbox via fade sheet"#,
      at: "via fade sheet", "a url resets the app: of the modifiers only `sheet`, `cover` a", .unsafe),
    Mistake(
      #"url "/inbox" in tab inbox sheet"#,
      #"url "inbox" in tab inbox sheet"#,
      at: #""inbox""#, "an address begins with `/`, or with a scheme such as `shop://`", .unsafe),
    Mistake(
      #"url "/inbox" in tab inbox sheet"#,
      #"URL "/inbox" in tab inbox sheet"#,
      at: "URL", "the words of the language are in small letters", .unsafe),
    Mistake(
      #"url "/inbox" in tab inbox sheet"#,
      #"url "/inbox" in tab inbox shet"#,
      at: "shet", "`shet` means nothing here", .unsafe),
    Mistake(
      #"entry "message" in tab inbox over Home cover"#,
      "entry message in tab inbox over Home cover",
      at: "message", "a reason is written in quotes", .unsafe),
    Mistake(
      #"entry "message" in tab inbox over Home cover"#,
      #"entry "message" cover over Home in tab inbox"#,
      at: "over", "`over` comes before `cover`", .safe),
    Mistake(
      #"entry "message" in tab inbox over Home cover"#,
      #"entry "message" over Home cover in tab inbox"#,
      at: "in", "`in` comes before `cover`", .safe),
    Mistake(
      #"entry "message" in tab inbox over Home cover"#,
      #"entry "message" in tab inbox over "Home" cover"#,
      at: #""Home""#, "a name is written without quotes", .unsafe),
    Mistake(
      #"entry "message" in tab inbox over Home cover"#,
      #"entry: "message" in tab inbox over Home cover"#,
      at: ":", "there is no `:` here", .safe),
    Mistake(
      #"entry "message" in tab inbox over Home cover"#,
      #"notification "message" in tab inbox over Home cover"#,
      at: "notification", "`notification` is written `entry` here", .unsafe),
    Mistake(
      "start Main when signedIn else Welcome { on done -> Main reset set signedIn }",
      "start Main when signedIn else Welcome { done -> Main reset set signedIn }",
      at: "done", "`on` is missing before `done`", .unsafe),
    Mistake(
      "start Main when signedIn else Welcome { on done -> Main reset set signedIn }",
      "start Main if signedIn else Welcome { on done -> Main reset set signedIn }",
      at: "if", "`if` is written `when` here", .unsafe),
    Mistake(
      "start Main when signedIn else Welcome { on done -> Main reset set signedIn }",
      "start Main when signedIn otherwise Welcome { on done -> Main reset set signedIn }",
      at: "otherwise", "`otherwise` is written `else` here", .unsafe),
    Mistake(
      "start Main when signedIn else Welcome { on done -> Main reset set signedIn }",
      "start Main when signedIn else Welcome { on done -> Mian reset set signedIn }",
      at: "Mian", "there is no screen, tab bar or flow `Mian`", .unsafe),
    Mistake(
      "start Main when signedIn else Welcome { on done -> Main reset set signedIn }",
      "start Main when signedIn else Welcome { on done => Main reset set signedIn }",
      at: "=>", "the arrow is written `->`", .safe),
    Mistake(
      "start Main when signedIn else Welcome { on done -> Main reset set signedIn }",
      "start Main when signedIn else Welcome { on done -> Main push set signedIn }",
      at: "Main push set signedIn", "nothing is below `Welcome` here, so `on done` must state what the ", .unsafe),
    Mistake(
      #"(of: "list", size: 2,)"#,
      #"(of = "list", size = 2)"#,
      at: "=", "expected `:`, found `=`", .safe),
    Mistake(
      "size: Int = 3",
      "size: int = 3",
      at: "int", "the type `int` is written `Int`", .safe),
    Mistake(
      "size: Int = 3",
      "size: integer = 3",
      at: "integer", "the type `integer` is written `Int`", .safe),
    Mistake(
      "in tab inbox sheet",
      "in tab inbox Sheet",
      at: "Sheet", "`Sheet` means nothing here", .unsafe),
    Mistake(
      "via fade",
      "via Fade",
      at: "Fade", "there is no transition `Fade`", .unsafe),
    Mistake(
      "via fade",
      "via: fade",
      at: ":", "there is no `:` here", .safe),
    Mistake(
      "via fade",
      "using fade",
      at: "using", "`using` is written `via` here", .unsafe),
    Mistake(
      "easing easeOut(0.3s)",
      "easing easeout(0.3s)",
      at: "easeout", "there is no easing `easeout`; there are linear, easeIn, easeOut, e", .unsafe),
    Mistake(
      "easing easeOut(0.3s)",
      "easing: easeOut(0.3s)",
      at: ":", "there is no `:` here", .safe),
    Mistake(
      "forward opacity / identity",
      "forward opacty / identity",
      at: "opacty", "there is no effect `opacty`; there are move, push, slide, opacity,", .unsafe),
    Mistake(
      "forward opacity / identity",
      "forward: opacity / identity",
      at: ":", "there is no `:` here", .safe),
    Mistake(
      "requires not network = offline else Offline sheet",
      "requires network != offline else Offline sheet",
      at: "!=", "a value is excluded with `not NAME = VALUE`", .safe),
    Mistake(
      "requires not network = offline else Offline sheet",
      "requires !offline else Offline sheet",
      at: "!", "`!` is written `not`", .unsafe),
    Mistake(
      "requires not network = offline else Offline sheet",
      "guard not network = offline else Offline sheet",
      at: "guard", "`guard` is written `requires` here", .unsafe),
    Mistake(
      "requires not network = offline else Offline sheet",
      "require not network = offline else Offline sheet",
      at: "require", "there is no statement `require`", .unsafe),
    Mistake(
      "requires not network = offline else Offline sheet",
      "requires not network = ofline else Offline sheet",
      at: "ofline", "the flag `network` has no value `ofline`", .unsafe),
    Mistake(
      "requires not network = offline else Offline sheet",
      "requires not network = offline else Ofline sheet",
      at: "Ofline", "there is no screen, tab bar or flow `Ofline`", .unsafe),
    Mistake(
      "expect Home within 3 taps of Plans",
      "expect Home within 3 tap of Plns",
      at: "Plns", "there is no screen, tab bar, group or flow `Plns`", .unsafe),
    Mistake(
      "expect never Editor when not signedIn",
      "expect never Edtor when not signedIn",
      at: "Edtor", "there is no screen, tab bar, group or flow `Edtor`", .unsafe),
    Mistake(
      "expect Editor reachable from Home",
      "expect Editor reachabel from Home",
      at: "reachabel", "expected `only after`, `within` or `reachable`, found `reachabel`", .unsafe),
    Mistake(
      #"-> home\#n"#,
      #"-> back to home\#n"#,
      at: "home", "`home` is a word of the language; as a name it needs backticks", .unsafe),
    Mistake(
      "as #open",
      "#open",
      at: "#open", "`as #open` marks a place", .safe),
    Mistake(
      "as #open",
      #"as "open""#,
      at: #""open""#, "a tag begins with `#`", .safe),
    Mistake(
      "as #open",
      "tagged #open",
      at: "tagged", "`tagged` is written `as` here", .unsafe),
    Mistake(
      #"allow unbounded-stack "colours"#,
      #"allow unbounded_stack "colours"#,
      at: "unbounded_stack", "there is no rule `unbounded_stack`", .unsafe),
    Mistake(
      #"allow unbounded-stack "colours"#,
      #"allow unboundedStack "colours"#,
      at: "unboundedStack", "there is no rule `unboundedStack`", .unsafe),
    Mistake(
      #"allow unbounded-stack "colours"#,
      #"allow "unbounded-stack" "colours"#,
      at: #""unbounded-stack""#, "a rule is written without quotes", .unsafe),
    Mistake(
      #"tab home "Home" icon "house" -> Home"#,
      #"tab home "Home" icon "house" Home"#,
      at: "Home", "expected `->`, found `Home`", .unsafe),
    Mistake(
      #"tab home "Home" icon "house" -> Home"#,
      #"tab home "Home" icon house -> Home"#,
      at: "house", "expected the name of an icon in quotes, found `house`", .unsafe),
    Mistake(
      #"tab home "Home" icon "house" -> Home"#,
      #"tab "Home" -> Home"#,
      at: #""Home""#, #"a name comes before the label: `tab home "Home"`"#, .unsafe),
    Mistake(
      #"domain "studio.example.com""#,
      "domain studio.example.com",
      at: "studio", "expected a domain in quotes, found `studio`", .unsafe),
    Mistake(
      "external flag network",
      "external flg network",
      at: "flg", "expected `flag`, `screen` or `flow`, found `flg`", .unsafe),
  ]
}
