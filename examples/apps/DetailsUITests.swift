// UI tests of examples/details.flow. The UI test target has details.flow.swift, too: it needs nothing but Foundation.
import Foundation
import XCTest

final class DetailsUITests: XCTestCase {
  @MainActor func testDetailsCloseOnATap() {
    let app = XCUIApplication()
    app.launch()
    XCTAssertTrue(app.shows(.presenting))
    app.buttons["Present the details"].tap()
    XCTAssertTrue(app.shows(.details))
    app.buttons["Tap to close"].tap()
    XCTAssertTrue(app.shows(.presenting))
  }
}

extension XCUIApplication {
  /// Whether a screen comes into view: routers give each screen its name in the flow as its identifier.
  fileprivate func shows(_ screen: DetailsSampleFlow.Screen.Name) -> Bool {
    descendants(matching: .any)[screen.rawValue].firstMatch.waitForExistence(timeout: 5)
  }
}
