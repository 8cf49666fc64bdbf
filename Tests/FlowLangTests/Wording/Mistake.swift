/// A mistake in the shop of ``Mistake/shop``, and its one finding.
struct Mistake: Sendable, CustomStringConvertible {
  /// The text of the shop to replace.
  let right: String
  /// The replacement.
  let wrong: String
  /// The marked text, or its first line.
  let place: String
  /// The beginning of the message.
  let message: String
  /// The result of `fix`.
  let repair: Repair

  enum Repair: Sendable {
    /// No repair, or an incomplete one.
    case none
    /// A flow without findings.
    case safe
    /// A flow without findings, with `--unsafe`.
    case unsafe
  }

  init(_ right: String, _ wrong: String, at place: String, _ message: String, _ repair: Repair) {
    (self.right, self.wrong, self.place, self.message, self.repair) = (right, wrong, place, message, repair)
  }

  var description: String { wrong }

  /// A flow without findings.
  static let shop = """
    app Shop {
      start Main when onboarded else Welcome
      scheme "shop"
      link help "Help" -> Help sheet
    }
    flag onboarded
    flag signedIn
    transition grow { both scale(0.5) }
    tabs Main {
      requires onboarded else Welcome
      tab shop "Shop" icon "house" -> Home
      tab cart "Cart" icon "cart" badge -> Cart
    }
    screen Welcome {
      link browse "Just look" -> Main reset set onboarded
    }
    screen Home {
      link product "See product" -> Product(id: 1) as #product
      link settings "Settings" -> Settings sheet via grow
    }
    screen Product(id: Int) {
      url "/product/{id}" in tab shop over Home
      link buy "Buy" -> Checkout(product: id) cover {
        on paid -> Receipt(order: order)
        on cancelled -> stay
      }
      link reviews "Reviews" -> Reviews
    }
    screen Reviews {
      link first "Back to the product" -> back to #product or home
    }
    screen Settings {
      requires onboarded else Welcome reset
      link out "Sign out" -> Welcome reset clear signedIn, onboarded when signedIn else SignIn {
        on done -> stay
      }
    }
    screen Cart {
      link product "See product" -> Product(id: 2) as #product
    }
    screen Receipt(order: String) {
      link done "Done" -> home
    }
    screen Help { without help }
    flow SignIn {
      start Credentials
      outcome done
      screen Credentials {
        link go "Continue" -> finish done set signedIn
      }
    }
    flow Checkout(product: Int) {
      start Payment
      outcome paid(order: String)
      outcome cancelled
      screen Payment {
        link pay "Pay" -> finish paid
        link stop "Cancel" -> finish cancelled
      }
    }
    expect Receipt only after Payment
    """
}
