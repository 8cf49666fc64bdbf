// Makes the views and view controllers of examples/recipes.flow for the target uikit.
import Foundation
import SwiftUI
import UIKit

struct RecipesUIKitViews: RecipesFlow.Screens {
  /// How many things are to be bought.
  var toBuy = 2

  func badge(of tab: RecipesFlow.Tab) -> Int { toBuy }

  /// A screen with `view uikit …` is a view controller. It lives longer than the state that it was made in, so it asks
  /// for its links when it needs them.
  func recipeList(links: @escaping @MainActor () -> RecipesFlow.RecipeListLinks) -> UIViewController {
    RecipeListController { id in links().open(id: id) }
  }

  func recipe(id: Int, links: RecipesFlow.RecipeLinks) -> some View { RecipeView(id: id, links: links) }

  func cooking(recipe: Int, links: RecipesFlow.CookingLinks) -> some View { CookingView(recipe: recipe, links: links) }

  func oldShell(links: RecipesFlow.OldShellLinks) -> some View { OldShellView() }

  func oldShopping(links: RecipesFlow.OldShoppingLinks) -> some View { OldShoppingView() }
}
