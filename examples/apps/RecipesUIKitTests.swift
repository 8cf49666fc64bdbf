// Tests of the view controllers of examples/recipes.flow, and of what the coordinators show.
import Foundation
import UIKit
import XCTest

@testable import Recipes

final class RecipesUIKitTests: XCTestCase {
  /// A view controller with links that write down what was followed.
  @MainActor func testListOpensARecipe() throws {
    let opened = Opened()
    var links = RecipesFlow.RecipeListLinks.none
    links.open = .init { opened.ids.append($0) }
    let list = RecipesUIKitViews().recipeList { [links] in links }
    list.loadViewIfNeeded()
    let buttons = list.view.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }
    try XCTUnwrap(buttons.last).sendActions(for: .primaryActionTriggered)
    XCTAssertEqual(opened.ids, [1])
  }

  /// A change of the state is seen in the window.
  @MainActor func testStateIsShown() throws {
    let router = RecipesFlow.Router(.init(flags: .init(newShell: true)))
    let window = UIWindow()
    let coordinator = RecipesFlow.AppCoordinator(router, RecipesUIKitViews(), in: window)
    router.change { $0.recipeListOpen(id: 1) }
    let tabs = try XCTUnwrap(window.rootViewController as? UITabBarController)
    let stack = try XCTUnwrap(tabs.selectedViewController as? UINavigationController)
    XCTAssertEqual(stack.viewControllers.count, 2)
    withExtendedLifetime(coordinator) {}
  }
}

/// What was opened, in order.
@MainActor private final class Opened {
  var ids: [Int] = []
}
