/// A fault that is planted in the larger shop: replacements in its files, and the rules that must find it.
struct ShopFault: Sendable, CustomStringConvertible {
  /// A description of the mistake.
  let description: String
  /// The rules, in the order of their findings.
  let rules: [String]
  /// The file, the old text, and the new text with the same number of lines.
  let edits: [(file: String, old: String, new: String)]

  private init(_ description: String, _ rules: [String], _ edits: [(file: String, old: String, new: String)]) {
    self.description = description
    self.rules = rules
    self.edits = edits
  }

  /// The faults, each planted alone.
  static let all: [ShopFault] = [
    ShopFault(
      "a link back to a tag has no fall-back", ["place-may-be-absent"],
      [("catalogue", #"-> back to #"search results" or back"#, #"-> back to #"search results""#)]),
    ShopFault(
      "a tag is misspelt", ["unknown-name"],
      [("catalogue", #"-> back to #"search results" or back"#, #"-> back to #"search result" or back"#)]),
    ShopFault(
      "a product from a search gets the tag of the results", ["duplicate-tag", "place-ambiguous"],
      [("catalogue", #"Product(source: "search")"#, ##"Product(source: "search") as #"search results""##)]),
    ShopFault(
      "a cover has no exit", ["dead-end"],
      [("catalogue", #"link close "Close" -> dismiss"#, #"link close "Close" -> stay"#)]),
    ShopFault(
      "a tab bar in a cover cannot be left", ["trap"],
      [
        ("catalogue", "SizeGuide sheet", "SizeGuide cover"),
        ("catalogue", "SizeGuide.kids\n  link done \"Done\" -> dismiss", "SizeGuide.kids\n"),
        ("catalogue", "SizesView\n  link done \"Done\" -> dismiss", "SizesView\n"),
      ]),
    ShopFault(
      "a popover became a push", ["dead-link"],
      [("catalogue", "SortOptions popover", "SortOptions")]),
    ShopFault(
      "one of two popovers became a push", ["nothing-to-go-back-to"],
      [
        (
          "catalogue", "-> Filters sheet\n  link sort \"Sort\" -> SortOptions popover\n}\n\n/// Sizes",
          "-> Filters sheet\n  link sort \"Sort\" -> SortOptions\n}\n\n/// Sizes"
        )
      ]),
    ShopFault(
      "a flow no longer ends well", ["dead-link", "unused-outcome"],
      [("checkout", "-> finish added", "-> finish cancelled")]),
    ShopFault(
      "a flag is no longer set at the start", ["unreachable-screen", "guard-never-true"],
      [("shop", "flag askForRating = true", "flag askForRating")]),
    ShopFault(
      "a tab asks for a flag that nobody sets", ["unreachable-screen", "dead-link"],
      [
        ("shop", "flag signedIn", "flag signedIn flag loyal"),
        ("catalogue", "requires signedIn else", "requires loyal else"),
      ]),
    ShopFault(
      "a dialog asks for a flag that nobody sets", ["unreachable-screen", "dead-link"],
      [
        ("shop", "flag signedIn", "flag signedIn flag loyal"),
        ("account", "screen DeleteAccount {", "screen DeleteAccount { requires loyal"),
      ]),
    ShopFault(
      "a link was removed", ["unreachable-screen"],
      [("account", "  link giftCard \"Gift card\" -> `Gift card (old)`\n", "\n")]),
    ShopFault(
      "a link was moved to a screen that only code opens", ["deep-link-only", "trap", "unneeded-allow"],
      [
        ("account", "  link giftCard \"Gift card\" -> `Gift card (old)`\n", "\n"),
        ("shop", #"open "https://apps.apple.com/app/id000000000""#, "`Gift card (old)`"),
      ]),
    ShopFault(
      "a link back pushes instead", ["push-instead-of-back", "unbounded-stack"],
      [("account", "-> back to root", "-> ForgotPassword")]),
    ShopFault(
      "a link goes round", ["unbounded-stack"],
      [("catalogue", "-> Stores reuse", "-> Stores")]),
    ShopFault(
      "the checkout asks nobody who they are", ["broken-expectation"],
      [
        (
          "checkout",
          "  requires signedIn else SignIn sheet {\n    on done -> continue\n    on cancelled -> stay\n  }\n  transition lift",
          "\n\n\n\n  transition lift"
        )
      ]),
    ShopFault(
      "a receipt is shown for what was not paid", ["broken-expectation"],
      [
        (
          "checkout", "    on cancelled -> stay\n    note event",
          "    on cancelled -> Receipt(order: 1)\n    note event"
        )
      ]),
    ShopFault(
      "the last page of the tour leads nowhere", ["dead-end", "dead-link", "unused-outcome"],
      [
        ("shop", "link begin \"Start shopping\" -> finish finished", ""),
        ("shop", "    without skip\n", "    without skip\n"),
        ("shop", "    link previous \"Previous\" -> back\n    link again \"From the beginning\" -> back to Tour", "\n"),
      ]),
  ]
}
