extension Mistake {
  /// Mistakes with heads, braces and the top level of a file.
  static let blocks: [Mistake] = [
    Mistake(
      "flag signedIn",
      #"flag signedIn\#nexternal group Partner {}"#,
      at: "group", "expected `flag`, `screen` or `flow`, found the word `group`", .none),
    Mistake(
      #"screen Receipt(order: String) {\#n  link done "Done" -> home\#n}"#,
      #"screen Receipt(order: String) {\#n  link done "Done" -> home\#n]"#,
      at: "]", "a block is closed with `}`", .unsafe),
    Mistake(
      #"screen Receipt(order: String) {\#n  link done "Done" -> home\#n}"#,
      #"screen Receipt(order: String) {\#n  link done "Done" -> home\#n)"#,
      at: ")", "a block is closed with `}`", .unsafe),
    Mistake(
      #"screen Receipt(order: String) {\#n  link done "Done" -> home\#n}"#,
      #"screen Receipt(order: String) {\#n  link done "Done" -> home\#n{"#,
      at: "screen", "the block of `screen Receipt` is not closed", .none),
    Mistake(
      #"screen Receipt(order: String) {\#n  link done "Done" -> home\#n}"#,
      #"screen Receipt(order: String) (\#n  link done "Done" -> home\#n}"#,
      at: "(", "a block is opened with `{`", .unsafe),
    Mistake(
      #"screen Receipt(order: String) {\#n  link done "Done" -> home\#n}"#,
      #"screen Receipt(order: String) [\#n  link done "Done" -> home\#n}"#,
      at: "[", "a block is opened with `{`", .unsafe),
    Mistake(
      #"screen Receipt(order: String) {\#n  link done "Done" -> home\#n}"#,
      #"screen Receipt(order: String) }\#n  link done "Done" -> home\#n}"#,
      at: "}", "a block is opened with `{`", .unsafe),
    Mistake(
      #"screen Receipt(order: String) {\#n  link done "Done" -> home\#n}"#,
      #"screen Receipt(order: String):\#n  link done "Done" -> home\#n}"#,
      at: ":", "a block is opened with `{`", .unsafe),
    Mistake(
      #"screen Receipt(order: String) {\#n  link done "Done" -> home\#n}"#,
      #"screen (order: String) {\#n  link done "Done" -> home\#n}"#,
      at: "(", "expected the name of a screen, found `(`", .none),
    Mistake(
      #"screen Receipt(order: String) {\#n  link done "Done" -> home\#n}"#,
      #"  link done "Done" -> home\#n}"#,
      at: "link", "`link` is not allowed here; it belongs in the app, in a screen, in", .none),
    Mistake(
      #"screen Receipt(order: String) {\#n  link done "Done" -> home\#n}"#,
      #"screen Receipt(order: String) {\#n  link done "Done" -> home"#,
      at: "screen", "the block of `screen Receipt` is not closed", .none),
    Mistake(
      #"screen Receipt(order: String) {\#n  link done "Done" -> home\#n}"#,
      #"screen Receipt(order: String)\#n  link done "Done" -> home\#n}"#,
      at: "", "`{` is missing here", .none),
    Mistake(
      #"screen Receipt(order: String) {\#n  link done "Done" -> home\#n}"#,
      #"screen Receipt(order: String) {\#n  link done "Done" -> home\#n}\#n}"#,
      at: "}", "this `}` closes nothing", .none),
    Mistake(
      #"screen Receipt(order: String) {\#n  link done "Done" -> home\#n}"#,
      #"screen screen Receipt(order: String) {\#n  link done "Done" -> home\#n}"#,
      at: "screen", "`screen` is written twice", .safe),
    Mistake(
      #"screen Receipt(order: String) {\#n  link done "Done" -> home\#n}"#,
      #"Receipt screen (order: String) {\#n  link done "Done" -> home\#n}"#,
      at: "Receipt", "expected a declaration (screen, tabs, group, flow, app, flag, tr", .none),
    Mistake(
      #"screen Receipt(order: String) {\#n  link done "Done" -> home\#n}"#,
      #"screen Receipt(order String) {\#n  link done "Done" -> home\#n}"#,
      at: "String", "expected `:`, found `String`", .unsafe),
    Mistake(
      #"screen Receipt(order: String) {\#n  link done "Done" -> home\#n}"#,
      #"screen Receipt(order: String {\#n  link done "Done" -> home\#n}"#,
      at: "{", "expected `,` or `)`, found `{`", .none),
    Mistake(
      #"screen Receipt(order: String) {\#n  link done "Done" -> home\#n}"#,
      #"screen Receipt(order: string) {\#n  link done "Done" -> home\#n}"#,
      at: "string", "the type `string` is written `String`", .safe),
    Mistake(
      "tabs Main {",
      "tabs Main (",
      at: "(", "a block is opened with `{`", .unsafe),
    Mistake(
      "tabs Main {",
      "tabs {",
      at: "tabs", "`tabs` has a name: `tabs Main {`", .unsafe),
    Mistake(
      "tabs Main {",
      "Main tabs {",
      at: "Main", "expected a declaration (screen, tabs, group, flow, app, flag, tr", .none),
    Mistake(
      "tabs Main {",
      "tabs = Main {",
      at: "=", "there is no `=` here", .safe),
    Mistake(
      "flow SignIn {",
      "flow SignIn (",
      at: "", "the name of a parameter is missing here", .none),
    Mistake(
      "flow SignIn {",
      "flow {",
      at: "flow", "`flow` has a name: `flow SignIn {`", .unsafe),
    Mistake(
      #"flow SignIn {\#n  start Credentials"#,
      #"start Credentials\#nflow SignIn {"#,
      at: "start", "`start` is not allowed here; it belongs in the app or in a flow", .none),
    Mistake(
      #"tabs Main {\#n  requires onboarded else Welcome"#,
      #"requires onboarded else Welcome\#ntabs Main {"#,
      at: "requires", "`requires` is not allowed here; it belongs in a screen, in tabs, i", .none),
    Mistake(
      "flag onboarded",
      "link onboarded -> Home",
      at: "link", "`link` is not allowed here; it belongs in the app, in a screen, in", .none),
    Mistake(
      "screen Help { without help }",
      "screen Help { without hlp }",
      at: "hlp", "`Help` inherits no link `hlp`", .unsafe),
    Mistake(
      "screen Help { without help }",
      "screen Help { without }",
      at: "}", "expected the name of a link, found `}`", .none),
    Mistake(
      "screen Help { without help }",
      "screen Help without help }",
      at: "without", "expected `{`, found the word `without`", .none),
    Mistake(
      "screen Help { without help }",
      "screen Help { without help",
      at: "screen", "the block of `screen Help` is not closed", .none),
    Mistake(
      "screen Help { without help }",
      "screen Help { hide help }",
      at: "hide", "`hide` is written `without` here", .unsafe),
    Mistake(
      "screen Help { without help }",
      "screen Help { view }",
      at: "}", "expected the name of a Swift type, found `}`", .none),
    Mistake(
      "screen Help { without help }",
      "screen Help { without help view HelpView() }",
      at: "(", "expected a statement or `}`, found `(`", .none),
    Mistake(
      "screen Help { without help }",
      "screen Help { without help view: HelpView }",
      at: ":", "there is no `:` here", .safe),
    Mistake(
      "screen Help { without help }",
      #"screen Help { without help view "HelpView" }"#,
      at: #""HelpView""#, "a name is written without quotes", .unsafe),
    Mistake(
      "screen Help { without help }",
      "screen Help { without help image help.png }",
      at: "help", "expected the name of an image file in quotes, found `help`", .unsafe),
    Mistake(
      "screen Help { without help }",
      #"screen Help { without help allow deadend "x" }"#,
      at: "deadend", "there is no rule `deadend`", .unsafe),
    Mistake(
      "screen Help { without help }",
      #"screen Help { without help allow "dead-end" "x" }"#,
      at: #""dead-end""#, "a rule is written without quotes", .unsafe),
    Mistake(
      "screen Help { without help }",
      "screen Help { without help allow dead-end }",
      at: "}", "expected the reason in quotes, found `}`", .none),
    Mistake(
      "screen Help { without help }",
      "screen Help { without help back manual }",
      at: "manual", "`manual` is written `declared` here", .none),
    Mistake(
      "screen Help { without help }",
      "screen Help { without help back: declared }",
      at: ":", "there is no `:` here", .unsafe),
    Mistake(
      "screen Help { without help }",
      "screen Help { without help transition grw }",
      at: "grw", "there is no transition `grw`", .unsafe),
    Mistake(
      "screen Help { without help }",
      "screen Help { without help transition: grow }",
      at: ":", "there is no `:` here", .safe),
    Mistake(
      "screen Help { without help }",
      #"screen Help { without help title "Help" }"#,
      at: "title", "expected a statement or `}`, found `title`", .none),
    Mistake(
      "screen Help { without help }",
      #"screen Help title "Help" { without help }"#,
      at: "title", "the title is written without a word before it", .unsafe),
    Mistake(
      "screen Help { without help }",
      #"screen Help: "Help" { without help }"#,
      at: ":", "the title follows the name", .unsafe),
    Mistake(
      "screen Help { without help }",
      #"screen Help("Help") { without help }"#,
      at: #""Help""#, "a name is written without quotes", .unsafe),
    Mistake(
      "screen Help { without help }",
      #"screen "Help" Help { without help }"#,
      at: #""Help" Help"#, #"a name comes before the title: `Help "Help"`"#, .unsafe),
    Mistake(
      "screen Help { without help }",
      "screen Help 'Help' { without help }",
      at: "'Help'", #"a text is in straight quotes, `"`"#, .safe),
    Mistake(
      "screen Help { without help }",
      #"screen Help as "Help" { without help }"#,
      at: "as", "the title is written without a word before it", .none),
    Mistake(
      "screen Help { without help }",
      "screen Help, Other { without help }",
      at: ",", "expected `{`, found `,`", .none),
    Mistake(
      "screen Help { without help }",
      "screen Help extends Base { without help }",
      at: "extends", "expected `{`, found `extends`", .unsafe),
    Mistake(
      "screen Help { without help }",
      "<screen Help { without help }",
      at: "<", "`<` means nothing here", .none),
    Mistake(
      "screen Help { without help }",
      "screen Help() { without help };",
      at: ";", "statements are not separated by `;`", .safe),
    Mistake(
      "screen Help { without help }",
      "screen Help = { without help }",
      at: "=", "expected `{`, found `=`", .none),
    Mistake(
      "screen Help { without help }",
      "func Help() { without help }",
      at: "func", "`func` is written `screen` here", .unsafe),
    Mistake(
      "screen Help { without help }",
      #"composable("Help") { without help }"#,
      at: "composable", "expected a declaration (screen, tabs, group, flow, app, flag, tr", .none),
    Mistake(
      "screen Help { without help }",
      "public screen Help { without help }",
      at: "public", "expected a declaration (screen, tabs, group, flow, app, flag, tr", .none),
    Mistake(
      "screen Help { without help }",
      "@screen Help { without help }",
      at: "@", "`@` means nothing here", .none),
    Mistake(
      "screen Help { without help }",
      "screen Help { without help link a -> Home link b -> }",
      at: "}", "expected a goal (a screen, `back`, `home`, `dismiss`, `raise`, `", .none),
    Mistake(
      "flag onboarded",
      #"flag onboarded\#nexternal button X"#,
      at: "button", "expected `flag`, `screen` or `flow`, found `button`", .none),
    Mistake(
      "flag onboarded",
      #"flag onboarded\#nexternal flow Pay { outcomes paid }"#,
      at: "outcomes", "there is no statement `outcomes`", .unsafe),
    Mistake(
      "flag onboarded",
      #"flag onboarded\#nexternal flow Pay { paid }"#,
      at: "paid", "`outcome` is missing before `paid`", .none),
    Mistake(
      "flag onboarded",
      #"flag onboarded\#nexternal screen Web(url: String) { link a -> Home }"#,
      at: "{", "expected a declaration (screen, tabs, group, flow, app, flag, tr", .none),
    Mistake(
      "flag onboarded",
      "flag onboarded = flase",
      at: "flase", "a flag is `true` or `false`, or has several values, as in `free ", .unsafe),
    Mistake(
      "flag onboarded",
      "flag onboarded = 0",
      at: "0", "a flag is `true` or `false`", .none),
    Mistake(
      "flag onboarded",
      "flag onboarded false",
      at: "false", "the value of a flag follows `=`", .safe),
    Mistake(
      "flag onboarded",
      "flag onboarded, extra",
      at: ", extra", "each flag has a declaration of its own", .none),
    Mistake(
      "flag onboarded",
      "flags onboarded",
      at: "flags", "there is no statement `flags`", .unsafe),
    Mistake(
      "flag onboarded",
      "flag: onboarded",
      at: ":", "there is no `:` here", .safe),
    Mistake(
      "flag onboarded",
      "flag = onboarded",
      at: "=", "there is no `=` here", .safe),
  ]
}
