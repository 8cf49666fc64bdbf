// Tests of examples/navigation-stack.flow with the views of NavigationStackViews.swift.
import Foundation
import XCTest

@testable import NavigationStackSample

final class NavigationStackTests: XCTestCase {
  /// A walk through the core: back to a tag, over the entries between.
  func testThirdChildFindsTheFirst() {
    var state = NavigationStackSampleFlow.State()
    state.homeChild()
    state.child1Child()
    state.child2Child()
    state.child3ToChild1()
    XCTAssertEqual(state.top.stack.map(\.screen), [.home, .child1])
    XCTAssertEqual(state.current.tag, .child1)
  }

  /// A guard: the profile is for those who have logged in.
  func testProfileAsksForTheLogIn() {
    var state = NavigationStackSampleFlow.State()
    state.homeProfile()
    XCTAssertEqual(state.current.screen, .login)
    state.loginLogIn()
    state.homeProfile()
    XCTAssertEqual(state.current.screen, .profile)
  }

  /// A link that is not offered is nil: who has logged in sees no button for it.
  @MainActor func testHomeOffersTheLogInOnce() {
    let router = NavigationStackSampleFlow.Router(NavigationStackViews())
    let links = NavigationStackSampleFlow.HomeLinks(router.state, router.changes)
    XCTAssertTrue(links.toLogin != nil)
    router.change { $0.homeToLogin() }
    router.change { $0.loginLogIn() }
    XCTAssertNil(NavigationStackSampleFlow.HomeLinks(router.state, router.changes).toLogin)
  }

  /// What is kept of one run begins the next one, and each change is reported.
  @MainActor func testGoesOnWhereItWas() throws {
    let router = NavigationStackSampleFlow.Router(NavigationStackViews())
    var kept = Data()
    router.onChange = { _, new in kept = (try? JSONEncoder().encode(new)) ?? kept }
    router.change { $0.homeChild() }
    XCTAssertEqual(NavigationStackSampleFlow.Router(NavigationStackViews(), .init(restoring: kept)).state, router.state)
  }

  /// A view with links that do nothing.
  @MainActor func testViewNeedsNoRouter() { _ = NavigationStackViews().home(links: .none) }
}
