// Tests of what an app can hang on a router, for examples/recipes.flow.
import Foundation
import XCTest

@testable import Recipes

final class RecipesHooksTests: XCTestCase {
  @MainActor func testAddressIsKeptUntilAfterSignIn() throws {
    let url = try XCTUnwrap(URL(string: "recipes:///recipe/3"))
    let router = RecipesFlow.Router(.init(flags: .init(newShell: true)))
    var isSignedIn = false
    router.shouldOpen = { _ in isSignedIn }
    router.receive(url)
    XCTAssertEqual(router.state.current.screen, .recipeList)
    XCTAssertEqual(router.keptURL, url)
    isSignedIn = true
    router.openKeptURL()
    XCTAssertEqual(router.state.current.screen, .recipe(id: 3))
    XCTAssertNil(router.keptURL)
  }

  @MainActor func testUnknownAddressReachesTheApp() throws {
    let url = try XCTUnwrap(URL(string: "recipes:///cook/3"))
    let router = RecipesFlow.Router(.init(flags: .init(newShell: true)))
    var unknown: [URL] = []
    router.onUnknownURL = { unknown.append($0) }
    router.receive(url)
    XCTAssertEqual(unknown, [url])
  }

  @MainActor func testEveryChangeIsReported() {
    let router = RecipesFlow.Router(.init(flags: .init(newShell: true)))
    var screens: [RecipesFlow.Screen] = []
    router.onChange = { _, new in screens.append(new.current.screen) }
    router.change { $0.recipeListOpen(id: 3) }
    router.change { $0.recipeCook() }
    XCTAssertEqual(screens, [.recipe(id: 3), .cooking(recipe: 3)])
  }

  func testAppGoesOnWhereItWasLeft() throws {
    var state = RecipesFlow.State(flags: .init(newShell: true))
    state.recipeListOpen(id: 3)
    state.recipeCook()
    let data = try JSONEncoder().encode(state)
    XCTAssertEqual(RecipesFlow.State(restoring: data, flags: .init(newShell: true)), state)
  }

  func testUnknownScreenIsLeftOut() throws {
    var state = RecipesFlow.State(flags: .init(newShell: true))
    state.recipeListOpen(id: 3)
    state.recipeCook()
    let text = String(decoding: try JSONEncoder().encode(state), as: UTF8.self)
    let older = Data(text.replacingOccurrences(of: "cooking", with: "boiling").utf8)
    let restored = RecipesFlow.State(restoring: older, flags: .init(newShell: true))
    XCTAssertEqual(restored.current.screen, .recipe(id: 3))
  }
}
