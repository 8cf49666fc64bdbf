// Tests of examples/details.flow with the views of DetailsViews.swift.
import Foundation
import XCTest

@testable import Details

final class DetailsTests: XCTestCase {
  /// A walk through the core: no screen, no simulator.
  func testDetailsCloseWhicheverWayTheyCame() {
    var state = DetailsSampleFlow.State()
    state.presentingNavigateToDetails(text: "pushed")
    XCTAssertEqual(state.current.screen, .details(text: "pushed"))
    state.detailsClose()
    state.presentingPresentDetails(text: "presented")
    XCTAssertEqual(state.top.presentation, .sheet)
    state.platformClose()
    XCTAssertEqual(state, DetailsSampleFlow.State())
  }

  func testAddressOpensTheDetails() throws {
    let url = try XCTUnwrap(URL(string: "details:///details/hello"))
    let state = try DetailsSampleFlow.State(url: url)
    XCTAssertEqual(state.current.screen, .details(text: "hello"))
    XCTAssertTrue(state.canGoBack)
  }

  /// A view with links that write down what was followed.
  @MainActor func testViewGivesItsTexts() {
    let followed = Followed()
    var links = DetailsSampleFlow.PresentingLinks.none
    links.navigateToDetails = .init { followed.texts.append("push " + $0) }
    links.presentDetails = .init { followed.texts.append("present " + $0) }
    let view = PresentingView(links: links)
    view.push()
    view.present()
    XCTAssertEqual(followed.texts, ["push pushed", "present presented"])
  }

  /// A view with links that do nothing.
  @MainActor func testViewNeedsNoRouter() { _ = DetailsView(text: "hello", links: .none).body }
}

/// What was followed, in order.
@MainActor private final class Followed {
  var texts: [String] = []
}
