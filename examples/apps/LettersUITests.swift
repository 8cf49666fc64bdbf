// UI tests of examples/letters.flow. The UI test target has letters.flow.swift, too.
import Foundation
import XCTest

final class LettersUITests: XCTestCase {
  @MainActor func testLetterIsDeletedOnlyAfterAQuestion() {
    let app = XCUIApplication()
    // UserDefaults reads its values from the arguments.
    app.launchArguments = ["-signedIn", "YES", "-AppleLanguages", "(en)"]
    app.launch()
    app.buttons["Letter 1"].tap()
    app.buttons[LettersFlow.LinkName.letterRemove.rawValue].tap()
    app.buttons["Delete"].tap()
    XCTAssertTrue(app.buttons["Letter 2"].waitForExistence(timeout: 5))
  }
}
