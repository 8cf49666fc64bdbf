extension Mistake {
  /// Mistakes with transitions and expectations.
  static let requirements: [Mistake] = [
    Mistake(
      "transition grow { both scale(0.5) }",
      "transition grow { both scale(0.5) ease easeOut(0.4s) }",
      at: "ease", "expected `forward`, `backward`, `both`, `easing` or `}`, found `", .none),
    Mistake(
      "transition grow { both scale(0.5) }",
      "transition grow { both scale 0.5 }",
      at: "0.5", "expected `forward`, `backward`, `both`, `easing` or `}`, found `", .none),
    Mistake(
      "transition grow { both scale(0.5) }",
      "transition grow { both: scale(0.5) }",
      at: ":", "there is no `:` here", .safe),
    Mistake(
      "transition grow { both scale(0.5) }",
      "transition grow { both scale(0,5) }",
      at: ",", "a decimal has a point: `0.5`", .safe),
    Mistake(
      "transition grow { both scale(0.5) }",
      "transition grow { forward scale(0.5) }",
      at: "}", "expected `/`, found `}`", .none),
    Mistake(
      "transition grow { both scale(0.5) }",
      "transition grow { both scale(0.5)",
      at: "transition", "the block of `transition grow` is not closed", .none),
    Mistake(
      "transition grow { both scale(0.5) }",
      "transition grow { both scale(factor = 0.5) }",
      at: "=", "expected `,` or `)`, found `=`", .none),
    Mistake(
      "transition grow { both scale(0.5) }",
      "transition grow { both scale(0.5) opacity }",
      at: "opacity", "expected `forward`, `backward`, `both`, `easing` or `}`, found `", .none),
    Mistake(
      "transition grow { both scale(0.5) }",
      "transition grow { both scale(0.5), opacity }",
      at: ",", "effects are joined by `+`", .none),
    Mistake(
      "transition grow { both scale(0.5) }",
      "transition grow = scale(0.5)",
      at: "scale(0.5)", "the effects of a transition are in braces: `{ both scale(0.5) }`", .unsafe),
    Mistake(
      "transition grow { both scale(0.5) }",
      "transition grow { scale(0.5) }",
      at: "scale", "`both` is missing before `scale`", .unsafe),
    Mistake(
      "transition grow { both scale(0.5) }",
      "transition grow: { both scale(0.5) }",
      at: ":", "expected `{`, found `:`", .unsafe),
    Mistake(
      "transition grow { both scale(0.5) }",
      "transition grow { both scale(0.5) easing easeOut(400) }",
      at: "400", "`duration` of `easeOut` is a duration such as `0.4s` or `250ms`", .none),
    Mistake(
      "transition grow { both scale(0.5) }",
      "transition grow { both scale(0.5) easing easeout(0.4s) }",
      at: "easeout", "there is no easing `easeout`; there are linear, easeIn, easeOut,", .unsafe),
    Mistake(
      "transition grow { both scale(0.5) }",
      "transition grow { both scale(0.5) easing ease-out }",
      at: "ease-out", "a name cannot contain `-` unless it is in backticks", .unsafe),
    Mistake(
      "transition grow { both scale(0.5) }",
      "transition grow { both scale(0.5) duration 0.3 }",
      at: "duration", "expected `forward`, `backward`, `both`, `easing` or `}`, found `", .none),
    Mistake(
      "transition grow { both scale(0.5) }",
      "transition grow { forwards scale(0.5) / identity backward identity / scale(0.5) }",
      at: "forwards", "expected `forward`, `backward`, `both`, `easing` or `}`, found `", .unsafe),
    Mistake(
      "transition grow { both scale(0.5) }",
      "transition grow { forward scale(0.5) -> identity }",
      at: "->", "the two effects are separated by `/`", .unsafe),
    Mistake(
      "transition grow { both scale(0.5) }",
      "transition grow { both move(left) }",
      at: "left", "`edge` of `move` is an edge: leading, trailing, top, bottom", .none),
    Mistake(
      "transition grow { both scale(0.5) }",
      "transition grow { both move(.leading) }",
      at: ".", "expected a number, a duration or a name, found `.`", .none),
    Mistake(
      "transition grow { both scale(0.5) }",
      "transition grow { both move(edge: .leading) }",
      at: ".", "expected a number, a duration or a name, found `.`", .none),
    Mistake(
      "transition grow { both scale(0.5) }",
      "transition grow { both fade }",
      at: "fade", "there is no effect `fade`; there are move, push, slide, opacity,", .none),
    Mistake(
      "expect Receipt only after Payment",
      "expect all screens within 5 taps",
      at: "all screens", "`all screens` is written `every screen` here", .unsafe),
    Mistake(
      "expect Receipt only after Payment",
      "expect every screens within 9 taps",
      at: "screens", "`screens` is written `screen` here", .safe),
    Mistake(
      "expect Receipt only after Payment",
      "expect every screen in 9 taps",
      at: "in", "`in` is written `within` here", .unsafe),
    Mistake(
      "expect Receipt only after Payment",
      "expect each screen within 9 taps",
      at: "each screen", "`each screen` is written `every screen` here", .unsafe),
    Mistake(
      "expect Receipt only after Payment",
      "expect every screen within nine taps",
      at: "nine", "expected a number of taps, found `nine`", .none),
    Mistake(
      "expect Receipt only after Payment",
      "expect every screen within 9 clicks",
      at: "clicks", "expected `taps`, found `clicks`", .none),
    Mistake(
      "expect Receipt only after Payment",
      "expect every screen within 9",
      at: "", "`taps` is missing here", .none),
    Mistake(
      "expect Receipt only after Payment",
      #"expect Receipt reachable\#nexpect Receipt within 9 taps from Home"#,
      at: "from", "`from` is written `of` here", .unsafe),
    Mistake(
      "expect Receipt only after Payment",
      "expect Receipt reachable of Home",
      at: "of", "expected a declaration (screen, tabs, group, flow, app, flag, tr", .none),
    Mistake(
      "expect Receipt only after Payment",
      "expect Receipt is reachable",
      at: "is", "expected `only after`, `within` or `reachable`, found `is`", .none),
    Mistake(
      "expect Receipt only after Payment",
      "expect Receipt to be reachable",
      at: "to", "expected `only after`, `within` or `reachable`, found `to`", .none),
    Mistake(
      "expect Receipt only after Payment",
      "expect reachable Receipt",
      at: "Receipt", "expected `only after`, `within` or `reachable`, found `Receipt`", .none),
    Mistake(
      "expect Receipt only after Payment",
      "expect not Receipt when not onboarded",
      at: "not", "expected the name of a screen, `never` or `every`, found the wor", .none),
    Mistake(
      "expect Receipt only after Payment",
      "expect never Receipt if not onboarded",
      at: "if", "`if` is written `when` here", .none),
    Mistake(
      "expect Receipt only after Payment",
      "expect never Receipt unless onboarded",
      at: "unless", "`unless` is written `when not` here", .none),
    Mistake(
      "expect Receipt only after Payment",
      "expect Receipt never when not onboarded",
      at: "Receipt never", "this is written `expect never Receipt`", .none),
    Mistake(
      "expect Receipt only after Payment",
      "expect Receipt only behind Payment",
      at: "behind", "expected `after`, found `behind`", .none),
    Mistake(
      "expect Receipt only after Payment",
      #"expect "Receipt" only after "Payment""#,
      at: #""Receipt""#, "a name is written without quotes", .unsafe),
    Mistake(
      "expect Receipt only after Payment",
      "expect Receipt Only After Payment",
      at: "Only", "expected `only after`, `within` or `reachable`, found `Only`", .none),
    Mistake(
      "expect Receipt only after Payment",
      "expect Receipt only after Payment;",
      at: ";", "statements are not separated by `;`", .safe),
    Mistake(
      "expect Receipt only after Payment",
      "expect (Receipt only after Payment)",
      at: "(", "expected the name of a screen, `never` or `every`, found `(`", .none),
    Mistake(
      "expect Receipt only after Payment",
      "expect: Receipt only after Payment",
      at: ":", "there is no `:` here", .safe),
    Mistake(
      "expect Receipt only after Payment",
      "expect Receipt requires Payment",
      at: "Receipt requires Payment", "this is written `expect Receipt only after Payment`", .unsafe),
    Mistake(
      "expect Receipt only after Payment",
      "expect never Help when helped",
      at: "helped", "there is no flag `helped`", .none),
    Mistake(
      "expect Receipt only after Payment",
      "Expect Receipt only after Payment",
      at: "Expect", "the words of the language are in small letters", .unsafe),
  ]
}
