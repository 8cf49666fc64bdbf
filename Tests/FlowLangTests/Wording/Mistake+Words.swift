extension Mistake {
  /// Words and values in other forms.
  static let words: [Mistake] = [
    Mistake(
      #"link pay "Pay" -> finish paid"#,
      #"link pay "Pay" -> finsh paid"#,
      at: "finsh", "`finsh` is no goal", .unsafe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> Main/cart"#,
      at: "Main/cart", "a tab is selected with `tab Main.cart`", .unsafe),
    Mistake(
      #"link done "Done" -> home"#,
      #"link done "Done" -> openURL("https://example.com")"#,
      at: #"openURL("https://example.com")"#, #"an address is opened with `open "https://example.com"`"#, .none),
    Mistake(
      #"link reviews "Reviews" -> Reviews"#,
      #"link reviews "Reviews" -> Screen Reviews"#,
      at: "Screen", "a screen is called by its name alone: `Reviews`", .unsafe),
    Mistake(
      "on cancelled -> stay",
      "on cancelled -> {}",
      at: "{}", "nothing happens with `stay`", .unsafe),
    Mistake(
      "on paid -> Receipt(order: order)",
      "on paid -> Receipt",
      at: "Receipt", "`Receipt` needs the argument `order`", .unsafe),
    Mistake(
      "on paid -> Receipt(order: order)",
      "on paid -> Receipt()",
      at: "Receipt()", "`Receipt` needs the argument `order`", .unsafe),
    Mistake(
      "Checkout(product: id)",
      "Checkout(product: {id})",
      at: "{id}", "the value of a parameter is written by its name: `id`", .unsafe),
    Mistake(
      "Product(id: 1) as #product",
      "Product(id: 1) as #produkt",
      at: "#produkt", "nothing leads back to #produkt", .unsafe),
    Mistake(
      #"link browse "Just look" -> Main reset set onboarded"#,
      #"link browse "Just look" -> Main reset { set onboarded }"#,
      at: "{", "modifiers stand without braces", .safe),
    Mistake(
      #"tab cart "Cart" icon "cart" badge -> Cart"#,
      #"tab cart "Cart" icon "cart" badge: 3 -> Cart"#,
      at: "3", "`badge` has no value", .unsafe),
    Mistake(
      #"tab cart "Cart" icon "cart" badge -> Cart"#,
      #"tab Cart "Cart" icon "cart" badge"#,
      at: "", "`->` is missing here", .unsafe),
    Mistake(
      "transition grow { both scale(0.5) }",
      "transition grow { both scale(0.5) easing 0.3s }",
      at: "0.3s", "a duration belongs to an easing: `easing easeInOut(0.3s)`", .unsafe),
    Mistake(
      "transition grow { both scale(0.5) }",
      "transition grow { both scale(0.5) duration 0.3s }",
      at: "duration 0.3s", "a duration belongs to an easing: `easing easeInOut(0.3s)`", .unsafe),
    Mistake(
      "screen Help { without help }",
      "screen Help { note \"to do\"\n without help }",
      at: #""to do""#, #"a key comes before the text: `note comment "to do"`"#, .unsafe),
    Mistake(
      "screen Help { without help }",
      "screen Help without help }",
      at: "without", "expected `{`, found the word `without`", .unsafe),
    Mistake("Product(id: Int) {", "Product(id: Itn) {", at: "Itn", "the type `Itn` is written `Int`", .unsafe),
  ]
}
