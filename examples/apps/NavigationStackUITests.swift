// UI tests of examples/navigation-stack.flow. The UI test target has navigation-stack.flow.swift, too.
import Foundation
import XCTest

final class NavigationStackUITests: XCTestCase {
  @MainActor func testThirdChildFindsTheFirst() {
    let app = XCUIApplication()
    app.launch()
    for title in ["Push a child", "Push another", "Push the last", "Back to the first child"] {
      app.buttons[title].tap()
    }
    let child = NavigationStackSampleFlow.Screen.Name.child1.rawValue
    XCTAssertTrue(app.descendants(matching: .any)[child].firstMatch.waitForExistence(timeout: 5))
  }
}
