// Makes the views of examples/recipes.flow for every target but uikit.
import SwiftUI
import UIKit

struct RecipesViews: RecipesFlow.Screens {
  /// How many things are to be bought.
  var toBuy = 2

  func badge(of tab: RecipesFlow.Tab) -> Int { toBuy }

  func oldShell(links: RecipesFlow.OldShellLinks) -> some View { OldShellView() }

  func oldShopping(links: RecipesFlow.OldShoppingLinks) -> some View { OldShoppingView() }

  /// A view controller that follows a link of the flow.
  func recipeList(links: RecipesFlow.RecipeListLinks) -> some View {
    OldScreen { RecipeListController { id in links.open(id: id) } }
  }

  func recipe(id: Int, links: RecipesFlow.RecipeLinks) -> some View { RecipeView(id: id, links: links) }

  func cooking(recipe: Int, links: RecipesFlow.CookingLinks) -> some View { CookingView(recipe: recipe, links: links) }
}
