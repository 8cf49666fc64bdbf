/// Every kind of node, with the source text that it represents. Children are listed in source order; `?` may be
/// missing, `*` may repeat. Names and keywords are not nodes: they are read from the node's tokens.
public enum SyntaxKind: UInt8, Sendable {
  // MARK: Items

  /// The whole file: item*
  case file
  /// `import "checkout.flow"`
  case importItem
  /// `app Shop { … }`: part*
  case app
  /// `flag signedIn = true` or `flag plan = free | pro`, perhaps after `external`
  case flag
  /// `external screen Web(url: URL) "Web"`: parameters?
  case externalScreen
  /// `external flow Pay(sum: Int) { … }`: parameters? outcome*
  case externalFlow
  /// `transition slide { … }`: motion*
  case transition
  /// `expect Receipt only after Payment`: conditions?
  case expectation
  /// `screen Product(id: Int) "Product" { … }`: parameters? part*
  case screen
  /// `tabs Main { … }`: part*
  case tabs
  /// `group Account { … }`: part*
  case group
  /// `flow Checkout(product: Int) { … }`: parameters? part*
  case flow

  // MARK: Parts of items

  /// `start Main when onboarded else Welcome { on done -> Main reset }`: ((call | target) conditions?)*, one pair for each
  /// alternative; a target where it handles outcomes
  case start
  /// `scheme "shop"`
  case scheme
  /// `domain "shop.example.com"`
  case domain
  /// `link open "See product" -> Product as #product`: target
  case link
  /// `transition slide` inside an item
  case transitionUse
  /// `back declared` inside an item
  case backMode
  /// `allow trap "the kiosk never ends"`
  case allow
  /// `note figma "12:3"`
  case note
  /// `requires signedIn else SignIn`: conditions target?
  case requires
  /// `url "/product/{id}" in tab home over Home`: tabReference? call*
  case url
  /// `entry "push notification" over Home`: tabReference? call*
  case entry
  /// `outcome paid(order: String)`, `outcome cancelled -> stay`: parameters?
  case outcome
  /// `tab cart "Cart" icon "cart" badge -> Cart`: call
  case tab
  /// `view uikit Legacy.CartController`
  case view
  /// `image "cart.png"`
  case image
  /// `embed Banner`: call
  case embed
  /// `without signOut`
  case without

  // MARK: Targets

  /// `Product sheet as #p { … } when ready else Home`: goal modifier* handlers? conditions? target?
  case target
  /// `Product(id: 3)`: argument*
  case call
  /// `back`, `back to #product`: place?
  case backGoal
  /// `home`, `dismiss`, `stay` or `continue`
  case plainGoal
  /// `raise #product`
  case raiseGoal
  /// `tab cart`: tabReference
  case tabGoal
  /// `finish paid(order: "1")`: argument*
  case finishGoal
  /// `open "https://example.com"`
  case openGoal
  /// `push`, `sheet`, `cover`, `popover`, `dialog`, `reset` or `reuse`
  case plainModifier
  /// `over #product`: place
  case overModifier
  /// `replace`, `replace from #product`: place?
  case replaceModifier
  /// `in tab cart`: tabReference
  case inTabModifier
  /// `as #product`
  case asModifier
  /// `via slide`
  case viaModifier
  /// `or stay`
  case orModifier
  /// `set signedIn, plan = pro` or `clear signedIn`
  case flagsModifier
  /// `{ on paid -> Receipt … }`: (handler | note)*
  case handlers
  /// `on paid -> Receipt(order: order)`: target
  case handler
  /// `#product`, `root` or `Product`
  case place
  /// `cart` or `Main.cart`
  case tabReference
  /// `signedIn, not plan = pro`
  case conditions

  // MARK: Parameters and arguments

  /// `(id: Int, source: String = "list")`: parameter*
  case parameters
  /// `source: String? = "list"`: type literal?
  case parameter
  /// `[Product.ID]?`
  case type
  /// `id: 3` or `id: product.id`: (literal | path)
  case argument
  /// `"text"`, `3`, `true`, `nil`, `.standard` or `[]`
  case literal
  /// `product.id`
  case path

  // MARK: Transitions

  /// `forward move(trailing) / opacity`, `both opacity` or `easing easeOut(0.4s)`: effect*, separated by `+` and `/`
  case motion
  /// `spring(response: 0.5, damping: 0.25)`: effectArgument*
  case effect
  /// `response: 0.5`
  case effectArgument
}

extension SyntaxKind {
  /// Whether the node declares a name that other files can use.
  var isDeclaration: Bool {
    switch self {
    case .importItem, .flag, .externalScreen, .externalFlow, .transition, .screen, .tabs, .group, .flow: true
    default: false
    }
  }

  /// Whether the node is a statement, which the formatter puts on a line of its own.
  var isStatement: Bool {
    switch self {
    case .importItem, .app, .flag, .externalScreen, .externalFlow, .transition, .expectation, .screen, .tabs, .group,
      .flow, .start, .scheme, .domain, .link, .transitionUse, .backMode, .allow, .note, .requires, .url, .entry,
      .outcome, .tab, .view, .image, .embed, .without, .handler, .motion:
      true
    default: false
    }
  }
}
