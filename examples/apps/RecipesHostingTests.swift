// Tests of RecipesHosting.swift.
import Foundation
import UIKit
import XCTest

@testable import Recipes

final class RecipesHostingTests: XCTestCase {
  @MainActor func testOldCodeLeadsToTheNewPart() {
    let home = OldHomeController()
    home.showRecipe(1)
    XCTAssertEqual(home.router.state.current.screen, .recipe(id: 1))
    XCTAssertTrue(home.presentedViewController != nil)
  }

  @MainActor func testNewPartStaysWhereItWas() {
    let home = OldHomeController()
    home.showRecipe(1)
    home.dismiss(animated: false)
    home.showRecipes()
    XCTAssertEqual(home.router.state.current.screen, .recipe(id: 1))
  }
}
