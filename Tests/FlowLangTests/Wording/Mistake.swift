import Foundation
import Testing

/// A mistake in a flow without findings, and its one finding.
struct Mistake: Sendable, CustomTestStringConvertible {
  /// The text of the flow to replace.
  let right: String
  /// The replacement.
  let wrong: String
  /// The marked text.
  let place: String
  /// The place in the replacement; `nil` for a place elsewhere.
  let range: Range<UInt32>?
  /// The beginning of the message.
  let message: String
  let repair: Repair

  /// The result of `fix`.
  enum Repair: String, Sendable {
    /// No repair, or an incomplete one.
    case none
    /// A flow without findings.
    case safe
    /// A flow without findings, with `--unsafe`.
    case unsafe
  }

  var testDescription: String { wrong }

  /// Reads tables of `Mistakes`, each line of which is a word, padded to six characters, and a text.
  ///
  /// `right` has the text of the flow to replace in the lines that follow, which begin with a ``Repair``. They have the
  /// replacement with the place between `⟦` and `⟧`, ` ⇒ `, and the beginning of the message. The text of a place
  /// outside of the replacement stands before the message. `⏎` is a line feed.
  static func read(_ tables: String...) -> [Mistake] {
    var right = ""
    var mistakes: [Mistake] = []
    for table in tables {
      guard let text = try? Repository.text(of: "Tests/FlowLangTests/Wording/Mistakes/\(table).txt") else {
        preconditionFailure("there is no table \(table)")
      }
      for line in text.split(separator: "\n") {
        let text = String(line.dropFirst(7)).replacing("⏎", with: "\n")
        if line.hasPrefix("right") { right = text } else { mistakes.append(Mistake(right, line.prefix(6), text)) }
      }
    }
    return mistakes
  }

  private init(_ right: String, _ repair: Substring, _ text: String) {
    let parts = text.components(separatedBy: " ⇒ ")
    guard let repair = Repair(rawValue: repair.trimmingCharacters(in: .whitespaces)), parts.count == 2 else {
      preconditionFailure("neither `right` nor a repair, a replacement and a message: \(text)")
    }
    let wrong = MarkedSource(parts[0])
    let isElsewhere = wrong.ranges.isEmpty
    let marked = MarkedSource(parts[isElsewhere ? 1 : 0])
    guard let range = marked.ranges.first else { preconditionFailure("no ⟦…⟧ in: \(text)") }
    (self.right, self.wrong, self.repair, self.range) = (right, wrong.text, repair, isElsewhere ? nil : range)
    place = String(decoding: Array(marked.text.utf8)[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
    message = isElsewhere ? String(marked.text.dropFirst(place.count + 1)) : parts[1]
  }

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
