// Tests of the core of examples/shop/shop.flow.
import Foundation
import XCTest

@testable import Shop

final class ShopTests: XCTestCase {
  /// A user who is not signed in is asked first, and then continues to the goal.
  func testCheckoutAsksForTheSignIn() {
    var state = ShopFlow.State(flags: .init(onboarded: true))
    state.select(.mainBasket)
    state.basketCheckout(total: 42)
    XCTAssertEqual(state.current.screen, .credentials)
    state.credentialsGo()
    XCTAssertEqual(state.current.screen, .address(total: 42, express: false))
  }

  /// The bank returns the number of the order to the caller of the checkout.
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
