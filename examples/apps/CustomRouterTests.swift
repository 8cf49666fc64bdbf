// Tests of examples/custom-router.flow with the views of CustomRouterViews.swift.
import Foundation
import XCTest

@testable import CustomRouter

final class CustomRouterTests: XCTestCase {
  /// A walk through the core: the tag is found again, and the change goes forward.
  func testSecondRisesOverThird() {
    var state = CustomRouterFlow.State()
    state.mainFirst()
    state.firstSecond()
    state.secondThird()
    state.thirdSecond()
    XCTAssertEqual(state.top.stack.map(\.screen), [.main, .first, .third, .second])
    XCTAssertEqual(state.motion.direction, .forward)
    state.secondHome()
    XCTAssertEqual(state, CustomRouterFlow.State())
  }

  /// Nothing but the app's own buttons goes back.
  @MainActor func testNoEdgeSwipe() {
    let controller = CustomRouterFlow.RoutingController()
    controller.change { $0.mainFirst() }
    XCTAssertNil(controller.back)
  }

  /// The links of a screen, followed without its view.
  @MainActor func testLinksLeadOn() {
    let controller = CustomRouterFlow.RoutingController()
    CustomRouterFlow.MainLinks(controller.state, controller.changes).first()
    XCTAssertEqual(controller.state.current.screen, .first)
  }

  /// What is kept of one run begins the next one, and each change is reported.
  @MainActor func testGoesOnWhereItWas() throws {
    let router = CustomRouterFlow.RoutingController()
    var kept = Data()
    router.onChange = { _, new in kept = (try? JSONEncoder().encode(new)) ?? kept }
    router.change { $0.mainFirst() }
    XCTAssertEqual(CustomRouterFlow.RoutingController(.init(restoring: kept)).state, router.state)
  }

  /// A view with links that do nothing.
  @MainActor func testViewNeedsNoRouter() { _ = CustomRouterViews().third(links: .none) }
}
