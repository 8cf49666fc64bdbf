// UI tests of examples/custom-router.flow. The UI test target has custom-router.flow.swift, too.
import Foundation
import XCTest

final class CustomRouterUITests: XCTestCase {
  @MainActor func testThirdFindsSecondAgain() {
    let app = XCUIApplication()
    app.launch()
    for title in ["К первому", "Ко второму", "К третьему", "Ко второму"] { app.buttons[title].tap() }
    let second = CustomRouterFlow.Screen.Name.second.rawValue
    XCTAssertTrue(app.descendants(matching: .any)[second].firstMatch.waitForExistence(timeout: 5))
  }
}
