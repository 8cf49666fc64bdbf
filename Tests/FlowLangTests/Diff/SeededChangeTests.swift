import Testing

@testable import FlowLang

/// Edits of an app, each with the changes that a reviewer would name, and their classes.
@Suite struct SeededChangeTests {
  private static let shop = """
    app Shop {
      start Main when onboarded else Welcome
      scheme "shop"
      link signOut "Sign out" -> Welcome reset clear signedIn
    }
    flag onboarded
    flag signedIn
    tabs Main {
      tab home "Home" -> Home
      tab cart "Cart" -> Cart
    }
    screen Welcome {
      link signIn "Sign in" -> SignIn sheet { on done -> Main reset on cancelled -> stay }
      link browse "Just look" -> Main reset set onboarded
    }
    screen Home { link open "See product" -> Product as #product }
    screen Product(id: Int, source: String = "list") {
      url "/product/{id}?source={source}" in tab home over Home
      link buy "Buy now" -> Checkout(product: id) cover { on paid -> Receipt(order: order) on cancelled -> stay }
      link first "First one" -> back to #product or home
    }
    screen Cart {
      requires signedIn else SignIn sheet { on done -> continue on cancelled -> stay }
      link checkout "Check out" -> Checkout(product: 0) cover { on paid -> Receipt(order: order) on cancelled -> stay }
    }
    flow SignIn {
      start Credentials
      outcome done
      outcome cancelled
      screen Credentials {
        link go "Continue" -> finish done set signedIn, onboarded
        link stop "Not now" -> finish cancelled
      }
    }
    flow Checkout(product: Int) {
      start Address
      outcome paid(order: String)
      outcome cancelled
      screen Address { link next "Continue" -> Payment link stop "Cancel" -> finish cancelled }
      screen Payment { link pay "Pay" -> finish paid }
    }
    screen Receipt(order: String) { link done "Done" -> home }
    expect Receipt only after Payment
    expect Home within 3 taps of Receipt

    """

  /// A replacement, or several at once, and the expected changes.
  struct Edit: CustomTestStringConvertible {
    let name: String
    let replacements: [(String, String)]
    let changes: [String]
    /// The reason for comparing only declarations; nil if everything is compared.
    let omission: String?

    init(_ name: String, _ replacements: [(String, String)], _ changes: [String], omission: String? = nil) {
      self.name = name
      self.replacements = replacements
      self.changes = changes
      self.omission = omission
    }

    var testDescription: String { name }
  }

  static let edits = [
    Edit(
      "a url has another path",
      [("\"/product/{id}?", "\"/item/{id}?")],
      [
        "breaking url-removed: the url `/product/{id}?source={source}` of `Product` is gone: links that were sent no longer open",
        "risky warning-new: the url \"/item/{id}?source={source}\" opens `Main` while `onboarded` is false; from the start it is only shown when `onboarded` [unguarded-url]",
        "safe url-added: the url `/item/{id}?source={source}` of `Product` is new",
        "safe finding-gone: fixed: the url \"/product/{id}?source={source}\" opens `Main` while `onboarded` is false; from the start it is only shown when `onboarded` [unguarded-url]",
      ]),
    Edit(
      "a url asks for more",
      [("?source={source}\"", "?source={source}&kind=new\"")],
      [
        "breaking url-narrowed: the url `/product/{id}?source={source}` of `Product` is `/product/{id}?source={source}&kind=new` now: not every link that was sent opens it",
        "risky warning-new: the url \"/product/{id}?source={source}&kind=new\" opens `Main` while `onboarded` is false; from the start it is only shown when `onboarded` [unguarded-url]",
        "safe finding-gone: fixed: the url \"/product/{id}?source={source}\" opens `Main` while `onboarded` is false; from the start it is only shown when `onboarded` [unguarded-url]",
      ]),
    Edit(
      "a placeholder and its parameter are renamed",
      [
        ("(id: Int, source", "(number: Int, source"),
        ("{id}", "{number}"),
        ("product: id)", "product: number)"),
      ],
      [
        "breaking required-parameter-added: `Product` must be given `number: Int` now",
        "breaking parameter-removed: `Product` is not given `id` any more",
        "risky arguments-changed: the link `buy` of `Product` hands over `product: number` now and handed over `product: id`",
      ]),
    Edit(
      "another tab is below a url",
      [(" in tab home over Home", "")],
      [
        "risky way-in-changed: the url `/product/{id}?source={source}` opens `Product` over the start now and opened it `in tab Main.home over Home`",
        "risky warning-new: the url \"/product/{id}?source={source}\" opens `Product` while `onboarded` is false; from the start it is only shown when `onboarded` [unguarded-url]",
        "safe finding-gone: fixed: the url \"/product/{id}?source={source}\" opens `Main` while `onboarded` is false; from the start it is only shown when `onboarded` [unguarded-url]",
      ]),
    Edit(
      "the scheme is another",
      [("scheme \"shop\"", "scheme \"store\"")],
      [
        "breaking origin-removed: the scheme `shop` is gone: links that were sent with it no longer open",
        "safe origin-added: the scheme `store` is new",
      ]),
    Edit(
      "a screen is renamed everywhere",
      [("Receipt", "Thanks")],
      [
        "breaking screen-renamed: the screen `Receipt` is called `Thanks` now: the same links lead to it, and it has the same statements"
      ]),
    Edit(
      "a flow is renamed everywhere",
      [("Checkout", "Purchase")],
      [
        "breaking screen-renamed: the flow `Checkout` is called `Purchase` now: the same links lead to it, and it has the same statements"
      ]),
    Edit(
      "a link of every screen is gone",
      [("  link signOut \"Sign out\" -> Welcome reset clear signedIn\n", "")],
      [
        "risky link-removed: the link `signOut` of the app is gone from `Welcome`, `Home`, `Product`, `Cart`, `Credentials` and 3 more"
      ]),
    Edit(
      "a link of every screen is dropped on one",
      [("screen Cart {", "screen Cart { without signOut")],
      [
        "risky link-removed: the link `signOut` of the app is gone from `Cart`"
      ]),
    Edit(
      "the only link to a screen is gone",
      [("link next \"Continue\" -> Payment ", "")],
      [
        "breaking screen-unreachable: no path leads to `Payment` any more",
        "breaking screen-unreachable: no path leads to `Receipt` any more",
        "risky link-removed: the link `next` of `Address` is gone",
        "risky warning-new: the `on paid` of `buy` is never followed: `Checkout` never ends in `paid` [dead-link]",
        "risky warning-new: the `on paid` of `checkout` is never followed: `Checkout` never ends in `paid` [dead-link]",
      ]),
    Edit(
      "a step is put in between",
      [
        ("link next \"Continue\" -> Payment", "link next \"Continue\" -> Check"),
        ("  screen Payment", "  screen Check { link next \"Continue\" -> Payment }\n  screen Payment"),
      ],
      [
        "risky link-retargeted: the link `next` of `Address` leads to `Check` now and led to `Payment`",
        "risky way-longer: it takes more taps to get to `Payment`: 5 now and 4 before, and likewise `Receipt` behind it",
        "safe screen-added: the screen `Check` is new",
      ]),
    Edit(
      "a shortcut skips the payment",
      [
        (
          "link open \"See product\" -> Product as #product",
          "link open \"See product\" -> Product as #product link last \"Last order\" -> Receipt"
        )
      ],
      [
        "breaking error-new: people can get to `Receipt` without `Payment` [broken-expectation]",
        "safe link-added: the link `last` of `Home` is new",
        "safe way-shorter: it takes fewer taps to get to `Receipt`: 2 now and 5 before",
      ]),
    Edit(
      "a cover becomes a sheet",
      [("Checkout(product: id) cover", "Checkout(product: id) sheet")],
      [
        "risky presentation-changed: the link `buy` of `Product` goes there by `sheet` now and went there by `cover`"
      ]),
    Edit(
      "a guard is gone",
      [("  requires signedIn else SignIn sheet { on done -> continue on cancelled -> stay }\n", "")],
      [
        "risky guard-removed: `Cart` does not require `signedIn` any more",
        "risky warning-new: the flag `signedIn` is set or cleared, but no condition asks for it [unused-flag]",
        "safe way-shorter: it takes fewer taps to get to `Cart`: 2 now and 3 before",
      ]),
    Edit(
      "a guard sends people elsewhere",
      [
        (
          "requires signedIn else SignIn sheet { on done -> continue on cancelled -> stay }",
          "requires signedIn else Welcome"
        )
      ],
      [
        "risky guard-changed: `Cart` redirects to `Welcome` now and to `SignIn sheet { on cancelled -> stay on done -> continue }` before",
        "safe note-new: each tap on the tab `cart` leaves one more `Welcome` on the stack, without end [unbounded-stack]",
      ]),
    Edit(
      "a tag is renamed everywhere",
      [("#product", "#item")],
      [
        "breaking tag-removed: the link `open` of `Home` gives `#item` now and gave `#product`",
        "risky link-retargeted: the link `first` of `Product` leads to `back to #item` now and led to `back to #product`",
      ]),
    Edit(
      "a parameter has no default",
      [("source: String = \"list\"", "source: String")],
      [
        "breaking url-narrowed: the url `/product/{id}?source={source}` of `Product` requires a part that could be left out: not every link that was sent opens it",
        "breaking default-removed: `source` of `Product` must be given now",
      ]),
    Edit(
      "a parameter is new",
      [("screen Receipt(order: String)", "screen Receipt(order: String, total: Double?)")],
      [
        "safe optional-parameter-added: `Receipt` may be given `total: Double?` now"
      ]),
    Edit(
      "an outcome is new and nobody handles it",
      [("  outcome cancelled\n  screen Address", "  outcome cancelled\n  outcome failed\n  screen Address")],
      [
        "breaking error-new: this call of `Checkout` does not handle the outcome `failed` [unhandled-outcome]",
        "breaking error-new: this call of `Checkout` does not handle the outcome `failed` [unhandled-outcome]",
        "risky outcome-added: the flow `Checkout` can end in `failed` now",
      ],
      omission:
        "states are not compared: the new version cannot be analysed; `flowc check` reports why"
    ),
    Edit(
      "an outcome leads elsewhere",
      [("on done -> Main reset", "on done -> stay")],
      [
        "risky consequence-changed: the link `signIn` of `Welcome` does `stay` now for `on done` and did `Main reset`"
      ]),
    Edit(
      "tabs change places",
      [
        (
          "  tab home \"Home\" -> Home\n  tab cart \"Cart\" -> Cart\n",
          "  tab cart \"Cart\" -> Cart\n  tab home \"Home\" -> Home\n"
        )
      ],
      [
        "risky first-tab-changed: `Main` begins with the tab `cart` now and began with `home`",
        "risky way-longer: it takes more taps to get to `Home`: 2 now and 1 before, and likewise `Product` behind it",
        "safe way-shorter: it takes fewer taps to get to `Cart`: 1 now and 3 before, and likewise `Address`, `Payment` and `Receipt` behind it",
      ]),
    Edit(
      "a tab reads otherwise",
      [("tab cart \"Cart\"", "tab cart \"Basket\" badge")],
      [
        "safe label-changed: the tab `cart` of `Main` has the title \"Basket\" now and had \"Cart\"",
        "safe label-changed: the tab `cart` of `Main` may have a badge now",
      ]),
    Edit(
      "everybody starts in the shop",
      [("start Main when onboarded else Welcome", "start Main")],
      [
        "risky start-changed: the app starts with `Main` now and started with `Main when onboarded else Welcome`",
        "risky way-longer: it takes more taps to get to `Welcome`: 1 now and 0 before",
        "risky warning-new: the flag `onboarded` is set or cleared, but no condition asks for it [unused-flag]",
        "safe way-shorter: it takes fewer taps to get to `Home`: 0 now and 1 before, and likewise `Product`, `Address`, `Payment` and `Receipt` behind it",
        "safe way-shorter: it takes fewer taps to get to `Cart`: 2 now and 3 before",
        "safe finding-gone: fixed: the url \"/product/{id}?source={source}\" opens `Main` while `onboarded` is false; from the start it is only shown when `onboarded` [unguarded-url]",
      ]),
    Edit(
      "nobody expects the payment any more",
      [("expect Receipt only after Payment\n", "")],
      [
        "risky expectation-removed: `expect Receipt only after Payment` is gone"
      ]),
    Edit(
      "nothing but links leads back from the payment",
      [("screen Payment {", "screen Payment { back declared")],
      [
        "risky back-changed: only links lead back now on `Payment`"
      ]),
    Edit(
      "what is written is only moved",
      [
        ("screen Receipt(order: String) { link done \"Done\" -> home }\n", ""),
        (
          "screen Welcome {",
          "// Last of all.\nscreen Receipt(order: String) {\n  link done \"Done\"\n    -> home\n}\n\nscreen Welcome {"
        ),
      ],
      []),
    Edit(
      "links move into a group and say the same",
      [
        (
          "screen Receipt(order: String) { link done \"Done\" -> home }",
          "group Last {\n  link done \"Done\" -> home\n  screen Receipt(order: String) {}\n}"
        )
      ],
      []),
  ]

  @Test(arguments: edits)
  func editGivesItsChanges(_ edit: Edit) throws { try check(edit, of: Self.shop) }

  func check(_ edit: Edit, of flow: String) throws {
    var text = flow
    for (old, new) in edit.replacements {
      try #require(text.contains(old), "\(old)")
      text = text.replacing(old, with: new)
    }
    expectChanges(flow, text, edit.changes, omission: edit.omission)
  }
}
