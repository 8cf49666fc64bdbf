// Tests of examples/details.flow with the views of DetailsTriggerViews.swift.
import Foundation
import SwiftUI
import XCTest

@testable import Details

final class DetailsTriggersTests: XCTestCase {
  /// A walk through the core.
  func testDetailsCloseOnATap() {
    var state = DetailsSampleFlow.State()
    state.presentingPresentDetails(text: "presented")
    XCTAssertEqual(state.current.screen, .details(text: "presented"))
    state.detailsClose()
    XCTAssertEqual(state, DetailsSampleFlow.State())
  }

  /// A view with another router of the same protocol, which writes down what the view asks it for.
  @MainActor func testViewAsksForItsButtons() {
    let router = FakeRouter()
    _ = PresentingView(router: router).body
    XCTAssertEqual(router.asked, ["navigateToDetails(pushed)", "presentDetails(presented)"])
  }

  /// What is kept of one run begins the next one, and each change is reported.
  @MainActor func testGoesOnWhereItWas() throws {
    let router = DetailsSampleFlow.Router()
    var kept = Data()
    router.onChange = { _, new in kept = (try? JSONEncoder().encode(new)) ?? kept }
    router.change { $0.detailsURL(text: "hello") }
    XCTAssertEqual(DetailsSampleFlow.Router(.init(restoring: kept)).state, router.state)
  }

  /// A view with the router that the app gives it, over links that do nothing.
  @MainActor func testViewNeedsNoApp() {
    _ = DetailsView(text: "hello", router: DetailsSampleFlow.DetailsRouter(.none)).body
  }
}

/// A router that leads nowhere.
@MainActor private final class FakeRouter: DetailsSampleFlow.PresentingRouterProtocol {
  var asked: [String] = []

  func navigateToDetails<Label: View>(
    text: String, @ViewBuilder label: () -> Label
  ) -> DetailsSampleFlow.NavigationButton<Label> {
    asked.append("navigateToDetails(\(text))")
    return .init({}, label: label)
  }

  func presentDetails<Label: View>(
    text: String, @ViewBuilder label: () -> Label
  ) -> DetailsSampleFlow.SheetButton<Label> {
    asked.append("presentDetails(\(text))")
    return .init({}, label: label)
  }
}
