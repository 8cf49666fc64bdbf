extension Mistake {
  /// Habits of Swift, Kotlin, diagrams and prose, in the studio.
  static let studioHabits: [Mistake] = [
    Mistake(
      "badge -> Inbox",
      #"badge "3" -> Inbox"#,
      at: #""3""#, "`badge` has no value", .unsafe),
    Mistake(
      "outcome picked(color: String)",
      "outcome picked(String)",
      at: "String", "a parameter has a name: `color: String`", .unsafe),
    Mistake(
      "outcome picked(color: String)",
      "outcome picked: String",
      at: ": String", "an outcome has its parameters in parentheses: `picked(color: String)`", .unsafe),
    Mistake(
      "outcome picked(color: String)",
      "case picked(color: String)",
      at: "case", "`case` is written `outcome` here", .unsafe),
    Mistake(
      "when plan = plus",
      "when plan in (plus)",
      at: "plan in (plus)", "a condition asks for one value: `plan = plus`", .unsafe),
    Mistake(
      "when plan = plus",
      "when plan is plus",
      at: "is", "the value of a flag is written with `=`", .safe),
    Mistake(
      "when plan = plus",
      "when plan == plus",
      at: "==", "a value is asked for with `=`", .safe),
    Mistake(
      "when plan = plus",
      #"when plan == "plus""#,
      at: "==", "a value is asked for with `=`", .safe),
    Mistake(
      "when plan = plus",
      "when plan = .plus",
      at: ".", "a value is written without a dot", .safe),
    Mistake(
      "when plan = plus",
      "when plan.plus",
      at: ".", "the value of a flag is written with `=`", .safe),
    Mistake(
      "when plan = plus",
      "when plan: plus",
      at: ":", "the value of a flag is written with `=`", .safe),
    Mistake(
      "when plan = plus",
      "when plan(plus)",
      at: "(", "expected `,`, `else`, a statement or `}`, found `(`", .unsafe),
    Mistake(
      "when not plan = pro",
      "when !plan = pro",
      at: "!", "`!` is written `not`", .safe),
    Mistake(
      "when not plan = pro",
      "when plan <> pro",
      at: "<>", "a value is excluded with `not NAME = VALUE`", .safe),
    Mistake(
      "when not plan = pro",
      "when plan = free | plus",
      at: "plan = free | plus", "a condition asks for one value: `not plan = pro`", .unsafe),
    Mistake(
      #"screen Plans "Plans" {"#,
      #"screen "Plans" Plans {"#,
      at: #""Plans" Plans"#, #"a name comes before the title: `Plans "Plans"`"#, .safe),
    Mistake(
      #"link choose "Choose" -> finish picked"#,
      #"link choose "Choose" -> finish picked(color:)"#,
      at: "color:", "no value follows `color:`", .unsafe),
    Mistake(
      #"link choose "Choose" -> finish picked"#,
      "finish -> picked",
      at: "finish", "`finish` is a goal, and a link leads to it: `link picked -> finish picked`", .unsafe),
    Mistake(
      "expect Home within 3 taps of Plans",
      "expect Home -> Plans",
      at: "Home -> Plans", "this is written `expect Plans reachable from Home`", .unsafe),
    Mistake(
      "expect Editor reachable from Home",
      "expect Editor from Home",
      at: "from", "expected `only after`, `within` or `reachable`, found `from`", .unsafe),
    Mistake(
      "expect Editor reachable from Home",
      "expect Home reaches Editor",
      at: "Home reaches Editor", "this is written `expect Editor reachable from Home`", .unsafe),
    Mistake(
      "expect Editor reachable from Home",
      "expect reachable Editor from Home",
      at: "Editor", "expected `only after`, `within` or `reachable`, found `Editor`", .unsafe),
    Mistake(
      "expect never Editor when not signedIn",
      "expect Editor never when not signedIn",
      at: "Editor never", "this is written `expect never Editor`", .unsafe),
    Mistake(
      "expect never Editor when not signedIn",
      "expect not Editor when not signedIn",
      at: "not", "expected the name of a screen, `never` or `every`, found the word `not`", .unsafe),
    Mistake(
      "expect Home within 3 taps of Plans",
      "expect Home within 3 of Plans",
      at: "of", "expected `taps`, found `of`", .unsafe),
    Mistake(
      "expect Home within 3 taps of Plans",
      "expect Home in 3 taps from Plans",
      at: "in", "`in` is written `within` here", .unsafe),
    Mistake(
      "flag plan = free | plus | pro",
      "flag plan { free, plus, pro }",
      at: "{ free, plus, pro }", "the values of a flag are written `= free | plus | pro`", .safe),
    Mistake(
      "easing easeOut(0.3s)",
      "easing easeOut 0.3s",
      at: "0.3s", "expected `forward`, `backward`, `both`, `easing` or `}`, found `0.3s`", .unsafe),
    Mistake(
      "easing easeOut(0.3s)",
      "easing easeOut(0.3)",
      at: "0.3", "`duration` of `easeOut` is a duration such as `0.4s` or `250ms`", .unsafe),
    Mistake(
      "easing easeOut(0.3s)",
      "easing ease-out(0.3s)",
      at: "ease-out", "a name cannot contain `-` unless it is in backticks", .unsafe),
    Mistake(
      "easing easeOut(0.3s)",
      "easing easeOut(0.3 s)",
      at: "s", "expected `,` or `)`, found `s`", .unsafe),
    Mistake(
      "forward opacity / identity",
      "forward opacity, identity",
      at: ",", "the two effects are separated by `/`", .safe),
    Mistake(
      "forward opacity / identity",
      "forward opacity -> identity",
      at: "->", "the two effects are separated by `/`", .safe),
    Mistake(
      "forward opacity / identity",
      "forward opacity | identity",
      at: "|", "the two effects are separated by `/`", .safe),
    Mistake(
      "external flag network = offline | wifi | cellular",
      "flag external network = offline | wifi | cellular",
      at: "external", "`external` comes first: `external flag`", .safe),
    Mistake(
      "external flag network = offline | wifi | cellular",
      "external network = offline | wifi | cellular",
      at: "network", "expected `flag`, `screen` or `flow`, found `network`", .unsafe),
    Mistake(
      "external flag network = offline | wifi | cellular",
      "extern flag network = offline | wifi | cellular",
      at: "extern", "there is no statement `extern`", .unsafe),
    Mistake(
      "external flag network = offline | wifi | cellular",
      "external flag network: offline | wifi | cellular",
      at: ": offline | wifi | cellular", "the values of a flag are written `= offline | wifi | cellular`", .safe),
    Mistake(
      "external flag network = offline | wifi | cellular",
      "external enum network = offline | wifi | cellular",
      at: "enum", "expected `flag`, `screen` or `flow`, found `enum`", .unsafe),
    Mistake(
      #"external screen Chat(room: String) "Chat""#,
      #"external screen Chat(room: String) "Chat" {}"#,
      at: "{",
      "expected a declaration (screen, tabs, group, flow, app, flag, transition, external, expect or import), found `{`",
      .unsafe),
    Mistake(
      #"external screen Chat(room: String) "Chat""#,
      #"external Chat(room: String) "Chat""#,
      at: "Chat", "expected `flag`, `screen` or `flow`, found `Chat`", .unsafe),
    Mistake(
      #"external screen Chat(room: String) "Chat""#,
      #"screen external Chat(room: String) "Chat""#,
      at: "external", "`external` comes first: `external screen`", .safe),
    Mistake(
      "group Money {",
      #"group "Money" {"#,
      at: #""Money""#, "a name is written without quotes", .unsafe),
    Mistake(
      "group Money {",
      "section Money {",
      at: "section", "`section` is written `group` here", .unsafe),
    Mistake(
      "group Money {",
      "group Money requires not network = offline {",
      at: "requires", "expected `{`, found the word `requires`", .unsafe),
    Mistake(
      "requires not network = offline else Offline sheet",
      "requires network not offline else Offline sheet",
      at: "not", "a value is excluded with `not NAME = VALUE`", .safe),
    Mistake(
      "requires not network = offline else Offline sheet",
      "requires network is not offline else Offline sheet",
      at: "is not", "a value is excluded with `not NAME = VALUE`", .safe),
    Mistake(
      "requires not network = offline else Offline sheet",
      "requires network = wifi or network = cellular else Offline sheet",
      at: "network = wifi or network = cellular", "a condition asks for one value: `not network = offline`", .unsafe),
    Mistake(
      "requires not network = offline else Offline sheet",
      "requires not offline else Offline sheet",
      at: "offline", "there is no flag `offline`", .unsafe),
    Mistake(
      "set plan = plus",
      "set plan plus",
      at: "plus", "the value of a flag is written with `=`", .unsafe),
    Mistake(
      #"entry "message" in tab inbox over Home cover"#,
      #"entry "message" over Home in tab inbox cover"#,
      at: "in", "`in` comes before `over`", .safe),
    Mistake(
      #"entry "message" in tab inbox over Home cover"#,
      #"entry "message" inbox over Home cover"#,
      at: "inbox", "expected a statement or `}`, found `inbox`", .unsafe),
    Mistake(
      #"entry "message" in tab inbox over Home cover"#,
      #"entry "message" in inbox over Home cover"#,
      at: "inbox", "`tab` is missing before `inbox`", .safe),
    Mistake(
      #"entry "message" in tab inbox over Home cover"#,
      #"entry "message" in tab inbox on Home cover"#,
      at: "on", "`on` is written `over` here", .unsafe),
    Mistake(
      #"entry "message" in tab inbox over Home cover"#,
      #"entry "message" -> in tab inbox over Home cover"#,
      at: "->", "there is no arrow before `in`", .safe),
    Mistake(
      #"domain "studio.example.com""#,
      #"domain "https://studio.example.com""#,
      at: #""https://studio.example.com""#, "a domain is written without a scheme and a path", .safe),
    Mistake(
      #"domain "studio.example.com""#,
      #"domains "studio.example.com""#,
      at: "domains", "there is no statement `domains`", .unsafe),
    Mistake(
      #"scheme "studio""#,
      #"scheme "studio://""#,
      at: #""studio://""#, "a scheme is the part before `://`", .safe),
    Mistake(
      #"allow unbounded-stack "colours can be mixed again""#,
      #"allow unboundedStack "colours can be mixed again""#,
      at: "unboundedStack", "there is no rule `unboundedStack`", .unsafe),
    Mistake(
      #"allow unbounded-stack "colours can be mixed again""#,
      #"allow unbounded_stack "colours can be mixed again""#,
      at: "unbounded_stack", "there is no rule `unbounded_stack`", .unsafe),
    Mistake(
      #"allow unbounded-stack "colours can be mixed again""#,
      #"allow "unbounded-stack" "colours can be mixed again""#,
      at: #""unbounded-stack""#, "a rule is written without quotes", .safe),
    Mistake(
      #"allow unbounded-stack "colours can be mixed again""#,
      #"allow unbounded-stack: "colours can be mixed again""#,
      at: ":", "expected the reason in quotes, found `:`", .unsafe),
    Mistake(
      "expect Home within 3 taps of Plans",
      "expect Home within 3 clicks of Plans",
      at: "clicks", "expected `taps`, found `clicks`", .unsafe),
    Mistake(
      "expect Home within 3 taps of Plans",
      "expect Home within three taps of Plans",
      at: "three", "expected a number of taps, found `three`", .unsafe),
    Mistake(
      "expect Home within 3 taps of Plans",
      "expect Home <= 3 taps of Plans",
      at: "<", "`<` means nothing here", .unsafe),
    Mistake(
      "expect Home within 3 taps of Plans",
      "expect screen Home within 3 taps of Plans",
      at: "screen", "expected the name of a screen, `never` or `every`, found the word `screen`", .unsafe),
    Mistake(
      "expect never Editor when not signedIn",
      "expect never Editor if not signedIn",
      at: "if", "`if` is written `when` here", .unsafe),
    Mistake(
      "expect never Editor when not signedIn",
      "expect Editor only when signedIn",
      at: "Editor only when signedIn", "this is written `expect never Editor when not signedIn`", .unsafe),
    Mistake(
      "expect never Editor when not signedIn",
      "expect Editor requires signedIn",
      at: "Editor requires signedIn", "this is written `expect never Editor when not signedIn`", .unsafe),
    Mistake(
      "expect never Editor when not signedIn",
      "expect no Editor when not signedIn",
      at: "Editor", "expected `only after`, `within` or `reachable`, found `Editor`", .unsafe),
    Mistake(
      "flag plan = free | plus | pro",
      "flag plan: free | plus | pro = plus",
      at: ": free | plus | pro = plus", "the values of a flag are written `= plus | free | pro`", .safe),
    Mistake(
      "expect Home within 3 taps of Plans",
      "expect Plans -> Home within 3 taps",
      at: "Plans -> Home within 3 taps", "this is written `expect Home within 3 taps of Plans`", .unsafe),
    Mistake(
      "screen Offline { link ok \"OK\" -> dismiss }",
      "alert Offline { link ok \"OK\" -> dismiss }",
      at: "alert", "`alert` is written `screen` here", .unsafe),
    Mistake(
      "link ok \"OK\" -> dismiss }",
      "link ok \"OK\" -> dismiss\n  link web -> https://example.com/help?x=1\n}",
      at: "https://example.com/help?x=1", "an address is written in quotes: `open \"https://example.com/help?x=1\"`",
      .unsafe),
    Mistake(
      "screen Plans \"Plans\" {",
      "screen Plans title \"Plans\" {",
      at: "title", "the title is written without a word before it", .safe),
  ]
}
