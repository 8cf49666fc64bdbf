// The views of examples/shop/checkout.flow, from the basket to the receipt.
import SwiftUI

extension ShopViews {
  func basket(links: ShopFlow.BasketLinks) -> some View {
    ShopPage("The basket", report: links.report) {
      Button("See the product") { links.item(id: 4) }
      Button("Goes well with it") { links.recommended(id: 5) }
      Button("Add a voucher", action: links.voucher)
      Button("Keep looking", action: links.browse)
      Button("Check out") { links.checkout(total: 42) }
    }
  }

  func voucher(links: ShopFlow.VoucherLinks) -> some View {
    ShopPage("Your code", report: links.report) {
      Button("Apply", action: links.apply)
    }
  }

  func address(total: Double, express: Bool, links: ShopFlow.AddressLinks) -> some View {
    ShopPage(express ? "Where to, quickly?" : "Where to?", report: links.report) {
      Button("Continue") { links.next(address: "1 High Street") }
      Button("New address", action: links.add)
      Button("Cancel", action: links.cancel)
    }
  }

  func delivery(address: String?, total: Double, express: Bool, links: ShopFlow.DeliveryLinks) -> some View {
    ShopPage("To \(address ?? "your address")", report: links.report) {
      Button("Continue", action: links.next)
      Button("Terms of delivery", action: links.terms)
      Button("Cancel", action: links.cancel)
    }
  }

  func payment(total: Double, express: Bool, links: ShopFlow.PaymentLinks) -> some View {
    ShopPage("How to pay \(total)", report: links.report) {
      Button("Pay by card", action: links.card)
      Button("Apple Pay", action: links.apple)
      Button("Cancel", action: links.cancel)
    }
  }

  func summary(token: String?, total: Double, express: Bool, links: ShopFlow.SummaryLinks) -> some View {
    ShopPage(token == nil ? "Everything once more" : "Everything once more, paid by Apple Pay", report: links.report) {
      Button("Buy now", action: links.pay)
      Button("Another address", action: links.address)
      Button("Another way to pay", action: links.payment)
      Button("Cancel", action: links.cancel)
    }
  }

  func paymentDeclined(total: Double, express: Bool, links: ShopFlow.PaymentDeclinedLinks) -> some View {
    ShopPage("The money did not come through", report: links.report) {
      Button("Try another way", action: links.again)
    }
  }

  func cancelCheckout(total: Double, express: Bool, links: ShopFlow.CancelCheckoutLinks) -> some View {
    ShopPage("Leave without buying?", report: links.report) {
      Button("Leave", action: links.leave)
      Button("Keep buying", action: links.keep)
    }
  }

  func findAddress(total: Double, express: Bool, links: ShopFlow.FindAddressLinks) -> some View {
    ShopPage("Your postcode", report: links.report) {
      Button("Deliver here") { links.pick(address: "2 High Street") }
      Button("Enter it by hand", action: links.manual)
      Button("Close", action: links.close)
    }
  }

  func addressForm(total: Double, express: Bool, links: ShopFlow.AddressFormLinks) -> some View {
    ShopPage("Name, street, town", report: links.report) {
      Button("Save") { links.save(address: "3 High Street") }
    }
  }

  func receipt(order: Int, links: ShopFlow.ReceiptLinks) -> some View {
    ShopPage("Order \(order) is paid", report: links.report) {
      Button("Follow the order", action: links.track)
      Button("Keep shopping", action: links.shop)
      Button("Done", action: links.done)
    }
  }

  func rateApp(links: ShopFlow.RateAppLinks) -> some View {
    ShopPage("A few stars?", report: links.report) {
      Button("Rate the app", action: links.rate)
      Button("Not now", action: links.later)
    }
  }

  // MARK: What is not the shop's

  func applePaySheet(total: Double, links: ShopFlow.ApplePaySheetLinks) -> some View {
    VStack {
      Button("Pay \(total)") { links.authorised(token: "token") }
      Button("Decline", action: links.declined)
    }
  }

  func bankCheck(links: ShopFlow.BankCheckLinks) -> some View {
    VStack {
      Button("It is me") { links.confirmed(order: 17) }
      Button("It is not", action: links.refused)
    }
  }
}
