extension Mistake {
  /// Mistakes with goals, modifiers and conditions.
  static let goals: [Mistake] = [
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> home()"#,
      at: "(", "expected a modifier such as `sheet`, a statement or `}`, found `", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> back()"#,
      at: "(", "expected a modifier such as `sheet`, a statement or `}`, found `", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> back to home"#,
      at: "home", "`home` is a word of the language; as a name it needs backticks", .unsafe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> backTo Home"#,
      at: "backTo", "there is no screen, tab bar or flow `backTo`", .unsafe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> unwind to root"#,
      at: "unwind", "`unwind to` is written `back to`", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> back 2"#,
      at: "2", "expected a modifier such as `sheet`, a statement or `}`, found `", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> tab home"#,
      at: "home", "there is no tab `home`", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> tab(shop)"#,
      at: "(", "expected the name of a tab, found `(`", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> tab "shop""#,
      at: #""shop""#, "a name is written without quotes", .unsafe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> tab #shop"#,
      at: "#shop", "a name is written without `#`", .unsafe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> tab Main/shop"#,
      at: "/", "expected a modifier such as `sheet`, a statement or `}`, found `", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> Main.shop"#,
      at: "Main.shop", "a tab is selected with `tab Main.shop`", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> select tab shop"#,
      at: "select", "a tab is selected with `tab shop`", .unsafe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> switch to tab shop"#,
      at: "switch", "there is no screen, tab bar or flow `switch`", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> shop"#,
      at: "shop", "there is no screen, tab bar or flow `shop`", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> open https://example.com"#,
      at: "https", "expected an address in quotes, found `https`", .unsafe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> open(https://example.com)"#,
      at: "(", "expected an address in quotes, found `(`", .unsafe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> url "https://example.com""#,
      at: "url", "an address is opened with `open`", .unsafe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> https://example.com"#,
      at: "https://example.com", #"an address is written in quotes: `open "https://example.com"`"#, .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> safari "https://example.com""#,
      at: "safari", "an address is opened with `open`", .unsafe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> finish"#,
      at: "", "the name of an outcome is missing here", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> finish done"#,
      at: "done", "`finish done` is outside every flow", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> home and set signedIn"#,
      at: "and", "expected a modifier such as `sheet`, a statement or `}`, found `", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> home set signedIn = false"#,
      at: "signedIn = false", "`signedIn` is yes or no, it has no values", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> home signedIn = true"#,
      at: "signedIn", "expected a modifier such as `sheet`, a statement or `}`, found `", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> home set not signedIn"#,
      at: "not", "expected the name of a flag, found the word `not`", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> home { set signedIn }"#,
      at: "{", "modifiers stand without braces", .safe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> home { signedIn = true }"#,
      at: "signedIn", "expected `on`, `note` or `}`, found `signedIn`", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> home set(signedIn)"#,
      at: "(", "expected the name of a flag, found `(`", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> home set signedIn clear"#,
      at: "", "the name of a flag is missing here", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> home set signedIn and onboarded"#,
      at: "and", "flags are separated by `,`", .safe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> home toggle signedIn"#,
      at: "toggle", "expected a modifier such as `sheet`, a statement or `}`, found `", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> home set signedIN"#,
      at: "signedIN", "there is no flag `signedIN`", .unsafe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> home set signedIn set onboarded"#,
      at: "set onboarded", "a modifier is written twice", .safe),
    Mistake(
      #"link done "Done" -> home"#,
      "set signedIn",
      at: "set", "expected a statement or `}`, found `set`", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> home sheet"#,
      at: "sheet", "only a screen, tab bar or flow that is gone to can be presented ", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> Home push replace"#,
      at: "replace", "of the placings only `over` goes with a presentation", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> Home as sheet"#,
      at: "as sheet", "`as` is followed by a tag; `sheet` has no name", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> Help in sheet"#,
      at: "in sheet", "`in` is followed by a tab; `sheet` has no name", .safe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> Help, sheet"#,
      at: ",", "statements are not separated by `,`", .safe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> Help [sheet]"#,
      at: "[", "expected a modifier such as `sheet`, a statement or `}`, found `", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> Help .sheet"#,
      at: ".sheet", "`.sheet` is written `sheet`", .safe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> Help style: sheet"#,
      at: "style", "expected a modifier such as `sheet`, a statement or `}`, found `", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> Help sheet(medium)"#,
      at: "(", "expected a modifier such as `sheet`, a statement or `}`, found `", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> Help sheet as #help via"#,
      at: "", "the name of a transition is missing here", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> Help in shop"#,
      at: "shop", "`tab` is missing before `shop`", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> Help replace Home"#,
      at: "Home", "expected a modifier such as `sheet`, a statement or `}`, found `", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> Help over"#,
      at: "", "a tag, `root` or the name of a screen or flow is missing here", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> Help | Home"#,
      at: "| Home", "a link has one goal", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> Home -> Help"#,
      at: "->", "expected a modifier such as `sheet`, a statement or `}`, found `", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> Home or Help"#,
      at: "Help", "expected `back`, `home`, `dismiss` or `stay`, found `Help`", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> [Home, Help]"#,
      at: "[", "expected a goal (a screen, `back`, `home`, `dismiss`, `raise`, `", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> if signedIn then Home else Help"#,
      at: "if", "there is no screen, tab bar or flow `if`", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> when signedIn Home else Help"#,
      at: "when", "expected a goal (a screen, `back`, `home`, `dismiss`, `raise`, `", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"if signedIn { link done "Done" -> home }"#,
      at: "if", "expected a statement or `}`, found `if`", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"if signedIn {\#n    link done "Done" -> home\#n  } else {\#n    link help2 "Help" -> Help\#n  }"#,
      at: "if", "expected a statement or `}`, found `if`", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> home when signedIn == true"#,
      at: "==", "a value is asked for with `=`", .safe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> home when signedIn = true"#,
      at: "signedIn = true", "`signedIn` is yes or no, it has no values", .safe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> home when signedIn is true"#,
      at: "is", "the value of a flag is written with `=`", .safe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> home when not(signedIn)"#,
      at: "(", "conditions are written without parentheses", .unsafe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> home when signedIn || onboarded"#,
      at: "||", "all conditions must hold, there is no `or`: write two links, or ", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> home when signedIn or onboarded"#,
      at: "or", "all conditions must hold, there is no `or`: write two links, or ", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> home when signedin"#,
      at: "signedin", "there is no flag `signedin`", .unsafe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> home when"#,
      at: "", "the name of a flag is missing here", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> home when signedIn else"#,
      at: "", "a goal (a screen, `back`, `home`, `dismiss`, `raise`, `tab`, `fi", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> home when signedIn else: Help"#,
      at: ":", "there is no `:` after `else`", .safe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> home when signedIn, else Help"#,
      at: ",", "there is no `,` before `else`", .safe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> home when signedIn else -> Help"#,
      at: "->", "there is no arrow after `else`", .unsafe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> home when signedIn else { Help }"#,
      at: "{", "expected a goal (a screen, `back`, `home`, `dismiss`, `raise`, `", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> home [signedIn]"#,
      at: "[", "expected a modifier such as `sheet`, a statement or `}`, found `", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> home when [signedIn]"#,
      at: "[", "expected the name of a flag, found `[`", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> home when flag signedIn"#,
      at: "flag", "expected the name of a flag, found the word `flag`", .none),
  ]
}
