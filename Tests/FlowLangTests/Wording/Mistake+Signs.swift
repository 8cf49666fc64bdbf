extension Mistake {
  /// Effects, tabs, goals, requirements and handlers with other signs and words.
  static let signs: [Mistake] = [
    Mistake(
      "flag onboarded",
      "flag onboarded = 0",
      at: "0", "a flag is `true` or `false`", .unsafe),
    Mistake(
      "transition grow { both scale(0.5) }",
      "transition grow { both scale(0.5), opacity }",
      at: ",", "effects are joined by `+`", .safe),
    Mistake(
      "transition grow { both scale(0.5) }",
      "transition grow { both scale(0.5) & opacity }",
      at: "&", "effects are joined by `+`", .safe),
    Mistake(
      "transition grow { both scale(0.5) }",
      #"transition grow { both scale("0.5") }"#,
      at: #""0.5""#, "a number is written without quotes", .safe),
    Mistake(
      "transition grow { both scale(0.5) }",
      "transition grow { both fade }",
      at: "fade", "there is no effect `fade`", .unsafe),
    Mistake(
      "transition grow { both scale(0.5) }",
      "transition grow { both opacity easing easeOut(0.4sec) }",
      at: "0.4sec", "this is neither a number nor a duration", .safe),
    Mistake(
      "transition grow { both scale(0.5) }",
      "transition grow { both opacity easing spring(dampingFraction: 0.5) }",
      at: "dampingFraction", "`spring` takes `response`, `damping`, `blend`", .unsafe),
    Mistake(
      "sheet via grow",
      "sheet via defualt",
      at: "defualt", "there is no transition `defualt`", .none),
    Mistake(
      "badge -> Cart",
      "badged -> Cart",
      at: "badged", "`badged` means nothing here", .unsafe),
    Mistake(
      #"icon "cart" badge"#,
      #"icno "cart" badge"#,
      at: "icno", "`icno` is written `icon` here", .unsafe),
    Mistake(
      "requires onboarded else Welcome\n",
      "requires when onboarded else Welcome\n",
      at: "when", "conditions follow `requires`", .safe),
    Mistake(
      "requires onboarded else Welcome\n",
      "requires if onboarded else Welcome\n",
      at: "if", "conditions follow `requires`", .safe),
    Mistake(
      "clear signedIn, onboarded when signedIn else",
      "clear signedIn, onboarded when no signedIn else",
      at: "no", "`no` is written `not` here", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> Main.shop"#,
      at: "Main.shop", "a tab is selected with `tab Main.shop`", .unsafe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> shop"#,
      at: "shop", "there is no screen, tab bar or flow `shop`", .unsafe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> Screen.Help sheet"#,
      at: "Screen.Help", "a screen is called by its name alone: `Help`", .safe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> "dismiss""#,
      at: #""dismiss""#, "`dismiss` is written without quotes", .none),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> back to Root"#,
      at: "Root", "`Root` is written `root` here", .unsafe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> Reviews in shop"#,
      at: "shop", "`tab` is missing before `shop`", .safe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> Reviews tab shop"#,
      at: "tab", "`in` is missing before `tab`", .safe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> Reviews on tab shop"#,
      at: "on", "`on` is written `in` here", .unsafe),
    Mistake(
      #"link reviews "Reviews" -> Reviews"#,
      #"link reviews "Reviews" -> Reviews, Cart"#,
      at: ", Cart", "a link has one goal", .none),
    Mistake(
      "back to #product or home",
      "back to #product or close",
      at: "close", "`close` is written `dismiss` here", .none),
    Mistake(
      #"link pay "Pay" -> finish paid"#,
      #"link pay "Pay" -> paid"#,
      at: "paid", "there is no screen, tab bar or flow `paid`", .unsafe),
    Mistake(
      "expect Receipt only after Payment",
      "expect Receipt never before Payment",
      at: "Receipt never before Payment", "this is written `expect Receipt only after Payment`", .unsafe),
    Mistake(
      "expect Receipt only after Payment",
      "expect never Payment unless onboarded",
      at: "unless", "`unless` is written `when not` here", .unsafe),
    Mistake(
      "expect Receipt only after Payment",
      "expect never Payment without onboarded",
      at: "without", "`without` is written `when not` here", .none),
    Mistake(
      #"link out "Sign out" -> Welcome reset clear signedIn, onboarded when signedIn else"#,
      #"link out "Sign out" -> Welcome reset clear signedIn, onboarded when signedIn && onboarded || signedIn else"#,
      at: "||", "all conditions must hold, there is no `or`", .none),
    Mistake(
      "on paid -> Receipt(order: order)\n    on cancelled -> stay",
      "on paid -> Receipt(order: order)\n    default -> stay",
      at: "default", "each outcome has an `on` of its own: `on cancelled -> stay`", .unsafe),
    Mistake(
      "on paid -> Receipt(order: order)\n    on cancelled -> stay",
      "on paid -> Receipt(order: order)\n    else -> stay",
      at: "else", "each outcome has an `on` of its own: `on cancelled -> stay`", .unsafe),
    Mistake(
      #"url "/product/{id}" in tab shop"#,
      #"url("/product/{id}") in tab shop"#,
      at: #"("/product/{id}")"#, "a text is written without parentheses", .safe),
  ]
}
