extension Mistake {
  /// Mistakes in declarations of flags and their values.
  static let flagDeclarations: [Mistake] = [
    Mistake(
      "flag plan = free | plus | pro",
      "flag plan = free, plus, pro",
      at: ",", "values are separated by `|`", .safe),
    Mistake(
      "flag plan = free | plus | pro",
      #"flag plan = "free" | "plus" | "pro""#,
      at: #""free""#, "a value of a flag is written without quotes", .safe),
    Mistake(
      "flag plan = free | plus | pro",
      "flag plan = [free, plus, pro]",
      at: "= [free, plus, pro]", "the values of a flag are written `= free | plus | pro`", .safe),
    Mistake(
      "flag plan = free | plus | pro",
      "flag plan = {free, plus, pro}",
      at: "= {free, plus, pro}", "the values of a flag are written `= free | plus | pro`", .safe),
    Mistake(
      "flag plan = free | plus | pro",
      "flag plan { free plus pro }",
      at: "{ free plus pro }", "the values of a flag are written `= free | plus | pro`", .safe),
    Mistake(
      "flag plan = free | plus | pro",
      "flag plan { case free, plus, pro }",
      at: "{ case free, plus, pro }", "the values of a flag are written `= free | plus | pro`", .safe),
    Mistake(
      "flag plan = free | plus | pro",
      "enum plan { case free, plus, pro }",
      at: "enum", "an `enum` is written `flag plan = free | plus | pro` here", .unsafe),
    Mistake(
      "flag plan = free | plus | pro",
      "enum plan = free | plus | pro",
      at: "enum", "`enum` is written `flag` here", .unsafe),
    Mistake(
      "flag plan = free | plus | pro",
      "flag plan(free, plus, pro)",
      at: "(free, plus, pro)", "the values of a flag are written `= free | plus | pro`", .safe),
    Mistake(
      "flag plan = free | plus | pro",
      "flag plan (free | plus | pro)",
      at: "(free | plus | pro)", "the values of a flag are written `= free | plus | pro`", .safe),
    Mistake(
      "flag plan = free | plus | pro",
      "flag plan = free || plus || pro",
      at: "||", "values are separated by `|`", .safe),
    Mistake(
      "flag plan = free | plus | pro",
      "flag plan = free or plus or pro",
      at: "= free or plus or pro", "the values of a flag are written `= free | plus | pro`", .safe),
    Mistake(
      "flag plan = free | plus | pro",
      "flag plan = free / plus / pro",
      at: "/", "values are separated by `|`", .safe),
    Mistake(
      "flag plan = free | plus | pro",
      "flag plan = free | plus | pro |",
      at: "|", "no value follows this `|`", .safe),
    Mistake(
      "flag plan = free | plus | pro",
      "flag plan = | free | plus | pro",
      at: "= | free | plus | pro", "the values of a flag are written `= free | plus | pro`", .safe),
    Mistake(
      "flag plan = free | plus | pro",
      "flag plan = .free | .plus | .pro",
      at: "= .free | .plus | .pro", "the values of a flag are written `= free | plus | pro`", .safe),
    Mistake(
      "flag plan = free | plus | pro",
      "flag plan free | plus | pro",
      at: "free | plus | pro", "the values of a flag are written `= free | plus | pro`", .safe),
    Mistake(
      "flag plan = free | plus | pro",
      "flag plan = free plus pro",
      at: "= free plus pro", "the values of a flag are written `= free | plus | pro`", .safe),
    Mistake(
      "flag plan = free | plus | pro",
      "flag plan in free | plus | pro",
      at: "in free | plus | pro", "the values of a flag are written `= free | plus | pro`", .safe),
    Mistake(
      "flag plan = free | plus | pro",
      "flag plan: String = free | plus | pro",
      at: ": String", "a flag has no type: `flag plan` is yes or no", .safe),
    Mistake(
      "flag plan = free | plus | pro",
      "flags plan = free | plus | pro",
      at: "flags", "there is no statement `flags`", .unsafe),
    Mistake(
      "flag plan = free | plus | pro",
      "flag plan := free | plus | pro",
      at: ":= free | plus | pro", "the values of a flag are written `= free | plus | pro`", .safe),
    Mistake(
      "flag plan = free | plus | pro",
      "flag plan : free | plus | pro",
      at: ": free | plus | pro", "the values of a flag are written `= free | plus | pro`", .safe),
    Mistake(
      "flag plan = free | plus | pro",
      "flag plan one of free | plus | pro",
      at: "one of free | plus | pro", "the values of a flag are written `= free | plus | pro`", .safe),
    Mistake(
      "flag plan = free | plus | pro",
      "flag plan = fre | plus | pro",
      at: "fre", "nothing uses `fre`, but `free` is used and not declared", .unsafe),
    Mistake(
      "flag plan = free | plus | pro",
      "flag plan = 'free' | 'plus' | 'pro'",
      at: "'free'", #"a text is in straight quotes, `"`"#, .safe),
    Mistake(
      "flag plan = free | plus | pro",
      "flag plan = free; plus; pro",
      at: ";", "statements are not separated by `;`", .safe),
    Mistake(
      "when not plan = pro",
      "when not plan === pro",
      at: "===", "a value is asked for with `=`", .safe),
    Mistake(
      "when not plan = pro",
      "when not plan",
      at: "plan", "the value of `plan` is missing: `free`, `plus` or `pro`", .none),
    Mistake(
      "when not plan = pro",
      "when plan = free or plan = plus",
      at: "plan = free or plan = plus", "a condition asks for one value: `not plan = pro`", .unsafe),
    Mistake(
      "when not plan = pro",
      "when plan < pro",
      at: "<", "`<` means nothing here", .none),
    Mistake(
      "when not plan = pro",
      "when plan = 1",
      at: "1", "expected a value of the flag, found `1`", .none),
    Mistake(
      "when not plan = pro",
      "when plan =",
      at: "", "a value of the flag is missing here", .none),
    Mistake(
      "set plan = plus",
      "set plan",
      at: "plan", "the value of `plan` is missing: `free`, `plus` or `pro`", .none),
    Mistake(
      "set plan = plus",
      "set plan(plus)",
      at: "(", "expected a modifier such as `sheet`, a statement or `}`, found `(`", .none),
    Mistake(
      "flag plan = free | plus | pro",
      "flag plan = free | plus | pro | free",
      at: "free", "there is already a value `free`", .none),
    Mistake(
      "flag plan = free | plus | pro",
      "flag plan = free | plus | pro = plus",
      at: "=", "expected a declaration (screen, tabs, group, flow, app, flag, tran", .none),
    Mistake(
      "flag plan = free | plus | pro",
      "flag plan = pro",
      at: "pro", "a flag has at least two values, as in `flag plan = pro | other`", .none),
    Mistake(
      "outcome cancelled -> stay",
      "outcome cancelled -> home",
      at: "home", "expected `stay`, the only goal of an outcome, found the word `home", .none),
  ]
}
