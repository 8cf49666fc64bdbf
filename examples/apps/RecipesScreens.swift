// The screens of examples/recipes.flow that are new, and the old code as views of SwiftUI.
import SwiftUI
import UIKit

/// One recipe.
struct RecipeView: View {
  let id: Int
  let links: RecipesFlow.RecipeLinks

  var body: some View {
    VStack {
      Text("Recipe \(id)")
      Button("Cook", action: links.cook)
      Button("To the shopping list", action: links.shop)
    }
  }
}

/// A recipe step by step.
struct CookingView: View {
  let recipe: Int
  let links: RecipesFlow.CookingLinks

  var body: some View {
    VStack {
      Text("Cooking \(recipe)")
      Button("Done", action: links.done)
    }
  }
}

/// The old shell, as long as the flag is off.
struct OldShellView: View {
  var body: some View {
    OldScreen { OldShellController() }
      .ignoresSafeArea()
      .navigationBarHidden(true)
  }
}

/// A tab that has not moved yet shows what it showed before, with the navigation of the old code.
struct OldShoppingView: View {
  var body: some View {
    OldScreen { UINavigationController(rootViewController: ShoppingListController()) }
      .ignoresSafeArea()
      .navigationBarHidden(true)
  }
}

/// A view controller inside SwiftUI.
struct OldScreen: UIViewControllerRepresentable {
  let make: @MainActor () -> UIViewController

  func makeUIViewController(context: Context) -> UIViewController { make() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
