extension Mistake {
  /// Mistakes with flags that have values, where they are asked and set.
  static let values: [Mistake] = [
    Mistake(
      "when not plan = pro",
      #"when not plan is "pro""#,
      at: "is", "the value of a flag is written with `=`", .safe),
    Mistake(
      "when not plan = pro",
      "when plan != pro",
      at: "!=", "a value is excluded with `not NAME = VALUE`", .safe),
    Mistake(
      "when not plan = pro",
      "when not plan == pro",
      at: "==", "a value is asked for with `=`", .safe),
    Mistake(
      "when not plan = pro",
      "when not plan is pro",
      at: "is", "the value of a flag is written with `=`", .safe),
    Mistake(
      "when not plan = pro",
      "when not plan: pro",
      at: ":", "the value of a flag is written with `=`", .safe),
    Mistake(
      "when not plan = pro",
      "when plan not pro",
      at: "not", "a value is excluded with `not NAME = VALUE`", .safe),
    Mistake(
      "when not plan = pro",
      "when plan is not pro",
      at: "is not", "a value is excluded with `not NAME = VALUE`", .safe),
    Mistake(
      "when not plan = pro",
      "when plan isNot pro",
      at: "isNot", "a value is excluded with `not NAME = VALUE`", .safe),
    Mistake(
      "when not plan = pro",
      "when not plan = Pro",
      at: "Pro", "the flag `plan` has no value `Pro`", .unsafe),
    Mistake(
      "when not plan = pro",
      "when not plan = prro",
      at: "prro", "the flag `plan` has no value `prro`", .unsafe),
    Mistake(
      "when not plan = pro",
      #"when not plan = "pro""#,
      at: #""pro""#, "a value of a flag is written without quotes", .safe),
    Mistake(
      "when not plan = pro",
      "when not plan = .pro",
      at: ".", "a value is written without a dot", .safe),
    Mistake(
      "when not plan = pro",
      "when not plan = Plan.pro",
      at: "Plan.", "a value is written without a dot", .safe),
    Mistake(
      "when not plan = pro",
      "when not plan.pro",
      at: ".", "the value of a flag is written with `=`", .safe),
    Mistake(
      "when not plan = pro",
      "when not pro",
      at: "pro", "there is no flag `pro`", .unsafe),
    Mistake(
      "when not plan = pro",
      "when plan equals free",
      at: "equals", "the value of a flag is written with `=`", .safe),
    Mistake(
      "when not plan = pro",
      "when plan === free",
      at: "===", "a value is asked for with `=`", .safe),
    Mistake(
      "when not plan = pro",
      "when not (plan = pro)",
      at: "(", "conditions are written without parentheses", .safe),
    Mistake(
      "when not plan = pro",
      "when not pln = pro",
      at: "pln", "there is no flag `pln`", .unsafe),
    Mistake(
      "when not plan = pro",
      "when not plan = pro and signedIn",
      at: "and", "conditions are joined by `,`", .safe),
    Mistake(
      "when not plan = pro",
      "when not plan = pro && signedIn",
      at: "&&", "all conditions must hold; they are joined by `,`", .safe),
    Mistake(
      "when not plan = pro",
      "where not plan = pro",
      at: "where", "`where` is written `when` here", .unsafe),
    Mistake(
      "when not plan = pro",
      "when not plan = 'pro'",
      at: "'pro'", #"a text is in straight quotes, `"`"#, .safe),
    Mistake(
      "when not plan = pro",
      "when not plan = pro;",
      at: ";", "statements are not separated by `;`", .safe),
    Mistake(
      "set plan = plus",
      "set plan to plus",
      at: "to", "the value of a flag is written with `=`", .safe),
    Mistake(
      "set plan = plus",
      "set plan: plus",
      at: ":", "the value of a flag is written with `=`", .safe),
    Mistake(
      "set plan = plus",
      "set plan := plus",
      at: ":=", "the value of a flag is written with `=`", .safe),
    Mistake(
      "set plan = plus",
      "set plan == plus",
      at: "==", "a value is asked for with `=`", .safe),
    Mistake(
      "set plan = plus",
      "set plan = .plus",
      at: ".", "a value is written without a dot", .safe),
    Mistake(
      "set plan = plus",
      #"set plan = "plus""#,
      at: #""plus""#, "a value of a flag is written without quotes", .safe),
    Mistake(
      "set plan = plus",
      "set plan = Plus",
      at: "Plus", "the flag `plan` has no value `Plus`", .unsafe),
    Mistake(
      "set plan = plus",
      "set plus",
      at: "plus", "there is no flag `plus`", .unsafe),
    Mistake(
      "set plan = plus",
      "set plan.plus",
      at: ".", "the value of a flag is written with `=`", .safe),
    Mistake(
      "set plan = plus",
      "set signedIn and plan = plus",
      at: "and", "flags are separated by `,`", .safe),
    Mistake(
      "set plan = plus",
      "assign plan = plus",
      at: "assign", "`assign` is written `set` here", .unsafe),
    Mistake(
      "set plan = plus",
      "let plan = plus",
      at: "let", "`let` means nothing here", .unsafe),
    Mistake(
      "set plan = plus",
      "set plan is plus",
      at: "is", "the value of a flag is written with `=`", .safe),
    Mistake(
      "flag plan = free | plus | pro",
      "flag plan: free | plus | pro",
      at: ": free | plus | pro", "the values of a flag are written `= free | plus | pro`", .safe),
    Mistake(
      "flag plan = free | plus | pro",
      "flag plan: Plan = free | plus | pro",
      at: ": Plan", "a flag has no type: `flag plan` is yes or no", .safe),
  ]
}
