// Tests of the core of examples/shop/shop.flow.
import Foundation
import XCTest

@testable import Shop

final class ShopTests: XCTestCase {
  /// Who is not signed in is asked first, and then goes on where the way led.
  func testCheckoutAsksForTheSignIn() {
    var state = ShopFlow.State(flags: .init(onboarded: true))
    state.select(.mainBasket)
    state.basketCheckout(total: 42)
    XCTAssertEqual(state.current.screen, .credentials)
    state.credentialsGo()
    XCTAssertEqual(state.current.screen, .address(total: 42, express: false))
  }

  /// The bank gives the number of the order back to whoever began the checkout.
  func testPaidOrderHasAReceipt() {
    var state = ShopFlow.State(flags: .init(onboarded: true))
    state.select(.mainBasket)
    state.basketCheckout(total: 42)
    state.credentialsGo()
    state.addressNext()
    state.deliveryNext()
    state.paymentCard()
    state.cardNext()
    state.summaryPay()
    state.bankCheckEnd(with: .confirmed(order: 17))
    XCTAssertEqual(state.current.screen, .receipt(order: 17))
    XCTAssertEqual(state.layers.count, 1)
  }

  func testAddressOfAParcelHasTheOrderBeneath() throws {
    let url = try XCTUnwrap(URL(string: "https://shop.example.com/orders/17/parcel"))
    var state = try ShopFlow.State(url: url, flags: .init(onboarded: true))
    XCTAssertEqual(state.current.screen, .credentials)
    state.credentialsGo()
    XCTAssertEqual(state.top.stack.map(\.screen.name), [.you, .orders, .order, .parcel])
  }
}
