// Tests of DetailsModifiersApp.swift.
import Foundation
import XCTest

@testable import Details

final class DetailsModifiersTests: XCTestCase {
  /// Navigation of the app's own, without a view.
  @MainActor func testDetailsComeFromAnywhere() {
    let router = DetailsRouter(DetailsViews())
    router.showDetails("hello")
    XCTAssertEqual(router.state.top.stack.map(\.screen), [.presenting, .details(text: "hello")])
  }

  /// What is kept of one run begins the next one, and each change is reported.
  @MainActor func testGoesOnWhereItWas() throws {
    let router = DetailsRouter(DetailsViews())
    var kept = Data()
    router.onChange = { _, new in kept = (try? JSONEncoder().encode(new)) ?? kept }
    router.change { $0.detailsURL(text: "hello") }
    XCTAssertEqual(DetailsRouter(DetailsViews(), .init(restoring: kept)).state, router.state)
  }

  /// What a person does is a change like any other.
  @MainActor func testBack() {
    let router = DetailsRouter(DetailsViews())
    router.showDetails("hello")
    router.change { $0.platformBack() }
    XCTAssertEqual(router.state.current.screen, .presenting)
  }
}
