// Tests of the core of examples/recipes.flow: the plan, before any screen has moved.
import Foundation
import XCTest

@testable import Recipes

final class RecipesTests: XCTestCase {
  func testFlagPicksTheShell() {
    XCTAssertEqual(RecipesFlow.State().current.screen, .oldShell)
    XCTAssertEqual(RecipesFlow.State(flags: .init(newShell: true)).current.screen, .recipeList)
  }

  func testCookingComesBackToTheRecipe() {
    var state = RecipesFlow.State(flags: .init(newShell: true))
    state.recipeListOpen(id: 3)
    state.recipeCook()
    XCTAssertEqual(state.current.screen, .cooking(recipe: 3))
    state.cookingDone()
    state.recipeShop()
    XCTAssertEqual(state.top.tab, .mainShopping)
    state.select(.mainRecipes)
    XCTAssertEqual(state.current.screen, .recipe(id: 3))
  }

  func testAddressOpensARecipe() throws {
    let url = try XCTUnwrap(URL(string: "recipes:///recipe/3"))
    let state = try RecipesFlow.State(url: url, flags: .init(newShell: true))
    XCTAssertEqual(state.top.stack.map(\.screen), [.recipeList, .recipe(id: 3)])
  }
}
