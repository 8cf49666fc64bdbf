extension Mistake {
  /// Mistakes with calls, handlers and outcomes.
  static let calls: [Mistake] = [
    Mistake(
      #"link buy "Buy" -> Checkout(product: id) cover {"#,
      #"link buy "Buy" -> Checkout(product: id) cover ("#,
      at: "(", "a block is opened with `{`", .unsafe),
    Mistake(
      #"link buy "Buy" -> Checkout(product: id) cover {"#,
      #"link buy "Buy" -> Checkout(product: id) cover"#,
      at: "", "`{` is missing here", .none),
    Mistake(
      #"link buy "Buy" -> Checkout(product: id) cover {"#,
      #"link buy "Buy" -> Checkout(product: id) cover ["#,
      at: "[", "a block is opened with `{`", .unsafe),
    Mistake(
      #"link buy "Buy" -> Checkout(product: id) cover {"#,
      #"link buy "Buy" -> Checkout(product: id) cover:"#,
      at: ":", "a block is opened with `{`", .unsafe),
    Mistake(
      #"link buy "Buy" -> Checkout(product: id) cover {"#,
      #"link buy "Buy" -> Checkout(product: id) cover { outcome in"#,
      at: "outcome", "`outcome` is not allowed here; it belongs in a screen, in a flow o", .none),
    Mistake(
      #"link buy "Buy" -> Checkout(product: id) cover {"#,
      #"link buy "Buy" -> Checkout(product: id).cover {"#,
      at: ".cover", "`.cover` is written `cover`", .safe),
    Mistake(
      #"link buy "Buy" -> Checkout(product: id) cover {"#,
      #"link buy "Buy" -> cover Checkout(product: id) {"#,
      at: "cover Checkout(product: id)", "`cover Checkout` is written `-> Checkout cover`", .unsafe),
    Mistake(
      #"link buy "Buy" -> Checkout(product: id) cover {"#,
      #"link buy "Buy" -> Checkout(product = id) cover {"#,
      at: "=", "expected `:`, found `=`", .safe),
    Mistake(
      #"link buy "Buy" -> Checkout(product: id) cover {"#,
      #"link buy "Buy" -> Checkout(product: $id) cover {"#,
      at: "$", "`$` means nothing here", .none),
    Mistake(
      #"link buy "Buy" -> Checkout(product: id) cover {"#,
      #"link buy "Buy" -> Checkout(product: ident) cover {"#,
      at: "ident", "there is no parameter `ident` to take the value from", .none),
    Mistake(
      #"link buy "Buy" -> Checkout(product: id) cover {"#,
      #"link buy "Buy" -> Checkout(product: "id") cover {"#,
      at: #""id""#, #"`"id"` does not fit the type `Int`"#, .none),
    Mistake(
      #"link buy "Buy" -> Checkout(product: id) cover {"#,
      #"link buy "Buy" -> Checkout(product: id cover {"#,
      at: "cover", "expected `,` or `)`, found `cover`", .none),
    Mistake(
      #"link buy "Buy" -> Checkout(product: id) cover {"#,
      #"link buy "Buy" -> Checkout product: id) cover {"#,
      at: "product", "expected a modifier such as `sheet`, a statement or `}`, found `", .none),
    Mistake(
      #"link buy "Buy" -> Checkout(product: id) cover {"#,
      #"link buy "Buy" -> Checkout(product id) cover {"#,
      at: "id", "expected `:`, found `id`", .unsafe),
    Mistake(
      #"link buy "Buy" -> Checkout(product: id) cover {"#,
      #"link buy "Buy" -> Checkout(product: id, quantity: 1) cover {"#,
      at: "quantity", "`Checkout` has no parameter `quantity`", .none),
    Mistake(
      #"link buy "Buy" -> Checkout(product: id) cover {"#,
      #"link buy "Buy" -> Checkout cover(product: id) {"#,
      at: "(", "expected a modifier such as `sheet`, a statement or `}`, found `", .none),
    Mistake(
      #"link buy "Buy" -> Checkout(product: id) cover {"#,
      #"link buy "Buy" - > Checkout(product: id) cover {"#,
      at: "- >", "the arrow is written `->`", .safe),
    Mistake(
      #"link buy "Buy" -> Checkout(product: id) cover {"#,
      #"link buy "Buy" ->> Checkout(product: id) cover {"#,
      at: ">", "`>` means nothing here", .none),
    Mistake(
      #"link buy "Buy" -> Checkout(product: id) cover {"#,
      #"link buy "Buy" > Checkout(product: id) cover {"#,
      at: ">", "the arrow is written `->`", .safe),
    Mistake(
      #"link buy "Buy" -> Checkout(product: id) cover {"#,
      #"link buy "Buy" - Checkout(product: id) cover {"#,
      at: "-", "the arrow is written `->`", .safe),
    Mistake(
      #"link buy "Buy" -> Checkout(product: id) cover {"#,
      #"link buy "Buy" to Checkout(product: id) cover {"#,
      at: "to", "expected `->`, found `to`", .unsafe),
    Mistake(
      #"link buy "Buy" -> Checkout(product: id) cover {"#,
      #"link(buy) "Buy" -> Checkout(product: id) cover {"#,
      at: "(", "expected the name of a link, found `(`", .none),
    Mistake(
      #"link buy "Buy" -> Checkout(product: id) cover {"#,
      "link -> Checkout(product: id) cover {",
      at: "->", "a name comes before the arrow: `link checkout`", .unsafe),
    Mistake(
      "    on paid -> Receipt(order: order)",
      "    paid -> Receipt(order: order)",
      at: "paid", "`on` is missing before `paid`", .unsafe),
    Mistake(
      "    on paid -> Receipt(order: order)",
      "    case paid: Receipt(order: order)",
      at: "case", "`case` is written `on` here", .unsafe),
    Mistake(
      "    on paid -> Receipt(order: order)",
      "    case .paid -> Receipt(order: order)",
      at: "case", "`case` is written `on` here", .unsafe),
    Mistake(
      "    on paid -> Receipt(order: order)",
      "    case .paid(let order): Receipt(order: order)",
      at: "case", "`case` is written `on` here", .unsafe),
    Mistake(
      "    on paid -> Receipt(order: order)",
      "    on paid: Receipt(order: order)",
      at: ":", "the arrow is written `->`", .safe),
    Mistake(
      "    on paid -> Receipt(order: order)",
      "    on: paid -> Receipt(order: order)",
      at: ":", "there is no `:` here", .safe),
    Mistake(
      "    on paid -> Receipt(order: order)",
      "    on.paid -> Receipt(order: order)",
      at: ".", "an outcome is written without a dot", .unsafe),
    Mistake(
      "    on paid -> Receipt(order: order)",
      "    on paid Receipt(order: order)",
      at: "Receipt", "expected `->`, found `Receipt`", .unsafe),
    Mistake(
      "    on paid -> Receipt(order: order)",
      "    on paid -> { Receipt(order: order) }",
      at: "{", "expected a goal (a screen, `back`, `home`, `dismiss`, `raise`, `", .none),
    Mistake(
      "    on paid -> Receipt(order: order)",
      #"    on "paid" -> Receipt(order: order)"#,
      at: #""paid""#, "a name is written without quotes", .unsafe),
    Mistake(
      "    on paid -> Receipt(order: order)",
      "    on Paid -> Receipt(order: order)",
      at: "Paid", "the flow `Checkout` has no outcome `Paid`", .unsafe),
    Mistake(
      "    on paid -> Receipt(order: order)",
      "    on paid -> Reciept(order: order)",
      at: "Reciept", "there is no screen, tab bar or flow `Reciept`", .unsafe),
    Mistake(
      "    on paid -> Receipt(order: order)",
      "    on paid -> Receipt(order: ordr)",
      at: "ordr", "there is no parameter `ordr` to take the value from", .unsafe),
    Mistake(
      "    on paid -> Receipt(order: order)",
      "    on paid -> Receipt(order: order),",
      at: ",", "statements are not separated by `,`", .safe),
    Mistake(
      "    on paid -> Receipt(order: order)",
      "    on paid -> Receipt",
      at: "Receipt", "`Receipt` needs the argument `order`; an `on` has no caller to ask for", .none),
    Mistake(
      "    on paid -> Receipt(order: order)",
      "    onPaid -> Receipt(order: order)",
      at: "onPaid", "`on` is missing before `onPaid`", .unsafe),
    Mistake(
      "    on paid -> Receipt(order: order)",
      "    link paid -> Receipt(order: order)",
      at: "link", "`link` is not allowed here; it belongs in the app, in a screen, in", .none),
    Mistake(
      "    on paid -> Receipt(order: order)",
      "    On paid -> Receipt(order: order)",
      at: "On", "the words of the language are in small letters", .unsafe),
    Mistake(
      "    on paid -> Receipt(order: order)",
      "    when paid -> Receipt(order: order)",
      at: "when", "`when` is written `on` here", .unsafe),
    Mistake(
      "    on paid -> Receipt(order: order)",
      "    if paid -> Receipt(order: order)",
      at: "if", "`if` is written `on` here", .none),
    Mistake(
      "    on paid -> Receipt(order: order)",
      "    on paid => Receipt(order: order)",
      at: "=>", "the arrow is written `->`", .safe),
    Mistake(
      #"    on cancelled -> stay\#n  }"#,
      #"    on cancelled -> stay\#n  }}"#,
      at: "link", "`link` is not allowed here; it belongs in the app, in a screen, in", .none),
    Mistake(
      "    on cancelled -> stay",
      "    on canceled -> stay",
      at: "canceled", "the flow `Checkout` has no outcome `canceled`", .unsafe),
    Mistake(
      "    on cancelled -> stay",
      "    else -> stay",
      at: "else", "each outcome has an `on` of its own: `on cancelled -> stay`", .none),
    Mistake(
      "    on cancelled -> stay",
      "    on cancelled -> none",
      at: "none", "there is no screen, tab bar or flow `none`", .unsafe),
    Mistake(
      "    on cancelled -> stay",
      "    on cancelled ->",
      at: "", "a goal (a screen, `back`, `home`, `dismiss`, `raise`, `tab`, `fi", .none),
    Mistake(
      "    on cancelled -> stay",
      "    break",
      at: "break", "expected `on`, `note` or `}`, found `break`", .none),
    Mistake(
      "    on cancelled -> stay",
      #"    on cancelled -> stay\#n    on failed -> stay"#,
      at: "failed", "the flow `Checkout` has no outcome `failed`", .none),
    Mistake(
      "    on cancelled -> stay",
      #"    on cancelled -> stay\#n    on cancelled -> stay"#,
      at: "cancelled", "the outcome `cancelled` is handled twice", .none),
    Mistake(
      "    on cancelled -> stay",
      "    on cancelled -> continue",
      at: "continue", "`continue` is allowed only in the `on` of a guard's `else`", .none),
    Mistake(
      "    on cancelled -> stay",
      "    on cancelled -> stay()",
      at: "(", "expected a modifier such as `sheet`, `on`, `note` or `}`, found ", .none),
    Mistake(
      "    on paid -> Receipt(order: order)",
      #"  entry "message"\#n    on paid -> Receipt(order: order)"#,
      at: "entry", "`entry` is not allowed here; it belongs in a screen or in a flow", .none),
    Mistake(
      #"    link go "Continue" -> finish done set signedIn"#,
      #"    link go "Continue" -> finish doen set signedIn"#,
      at: "doen", "the flow `SignIn` has no outcome `doen`", .unsafe),
    Mistake(
      #"    link go "Continue" -> finish done set signedIn"#,
      #"    link go "Continue" -> finish "done" set signedIn"#,
      at: #""done""#, "a name is written without quotes", .unsafe),
    Mistake(
      #"    link go "Continue" -> finish done set signedIn"#,
      #"    link go "Continue" -> finish(done) set signedIn"#,
      at: "(", "expected the name of an outcome, found `(`", .none),
    Mistake(
      #"    link go "Continue" -> finish done set signedIn"#,
      #"    link go "Continue" -> finish with done set signedIn"#,
      at: "done", "expected a modifier such as `sheet`, a statement or `}`, found `", .none),
    Mistake(
      #"    link go "Continue" -> finish done set signedIn"#,
      #"    link go "Continue" -> finish .done set signedIn"#,
      at: ".", "expected the name of an outcome, found `.`", .none),
    Mistake(
      #"    link go "Continue" -> finish done set signedIn"#,
      #"    link go "Continue" -> done set signedIn"#,
      at: "done", "there is no screen, tab bar or flow `done`", .none),
    Mistake(
      #"    link go "Continue" -> finish done set signedIn"#,
      #"    link go "Continue" -> finnish done set signedIn"#,
      at: "finnish", "`finnish` is no goal", .unsafe),
    Mistake(
      #"    link go "Continue" -> finish done set signedIn"#,
      #"    link go "Continue" -> outcome done set signedIn"#,
      at: "outcome", "expected a goal (a screen, `back`, `home`, `dismiss`, `raise`, `", .none),
    Mistake(
      #"    link go "Continue" -> finish done set signedIn"#,
      #"    link go "Continue" -> finish done sheet set signedIn"#,
      at: "sheet", "only a screen, tab bar or flow that is gone to can be presented ", .none),
    Mistake(
      "  outcome cancelled",
      "  outcome cancelled,",
      at: ",", "statements are not separated by `,`", .safe),
    Mistake(
      "  outcome cancelled",
      "  outcome cancelled -> back",
      at: "back", "expected `stay`, the only goal of an outcome, found the word `ba", .none),
    Mistake(
      "  outcome cancelled",
      "  outcome: cancelled",
      at: ":", "there is no `:` here", .safe),
    Mistake(
      "  outcome cancelled",
      "  outcome cancelled: Void",
      at: ": Void", "an outcome without values is its name alone", .unsafe),
    Mistake(
      "  outcome cancelled",
      "  outcomes cancelled",
      at: "outcomes", "there is no statement `outcomes`", .unsafe),
    Mistake(
      "  outcome cancelled",
      #"  outcome "cancelled""#,
      at: #""cancelled""#, "a name is written without quotes", .unsafe),
    Mistake(
      "  outcome cancelled",
      "  outcome",
      at: "", "the name of an outcome is missing here", .none),
    Mistake(
      "  outcome paid(order: String)",
      "  outcome paid order: String",
      at: "order", "expected a statement or `}`, found `order`", .none),
  ]
}
