// UI tests of examples/recipes.flow. The UI test target has recipes.flow.swift, too.
import Foundation
import XCTest

final class RecipesUITests: XCTestCase {
  @MainActor func testCookingComesBackToTheRecipe() {
    let app = XCUIApplication()
    // UserDefaults reads its values from the arguments.
    app.launchArguments = ["-newShell", "YES"]
    app.launch()
    app.buttons["Pancakes"].tap()
    app.buttons["Cook"].tap()
    XCTAssertTrue(app.shows(.cooking))
    app.buttons["Done"].tap()
    XCTAssertTrue(app.shows(.recipe))
    app.tabBars.buttons[RecipesFlow.Tab.mainShopping.title].tap()
    XCTAssertTrue(app.shows(.oldShopping))
  }
}

extension XCUIApplication {
  /// Whether a screen comes into view: routers give each screen of SwiftUI its name in the flow as its identifier.
  fileprivate func shows(_ screen: RecipesFlow.Screen.Name) -> Bool {
    descendants(matching: .any)[screen.rawValue].firstMatch.waitForExistence(timeout: 5)
  }
}
