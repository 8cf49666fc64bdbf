// Tests of DetailsModifiersApp.swift.
import XCTest

@testable import Details

final class DetailsModifiersTests: XCTestCase {
  /// A way of the app's own, without a view.
  @MainActor func testDetailsComeFromAnywhere() {
    let router = DetailsRouter(DetailsViews())
    router.showDetails("hello")
    XCTAssertEqual(router.state.top.stack.map(\.screen), [.presenting, .details(text: "hello")])
  }

  /// What a person does is a change like any other.
  @MainActor func testBack() {
    let router = DetailsRouter(DetailsViews())
    router.showDetails("hello")
    router.change { $0.platformBack() }
    XCTAssertEqual(router.state.current.screen, .presenting)
  }
}
