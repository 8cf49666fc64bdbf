// A UIKit app that shows the router of examples/recipes.flow, written for the target swiftui, in one of its places.
import Foundation
import SwiftUI
import UIKit

/// A screen of the old app that leads to the new part.
final class OldHomeController: UIViewController {
  let router = RecipesFlow.Router(.init(flags: .init(newShell: true)))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(type: .system, primaryAction: UIAction(title: "Recipes") { [weak self] _ in self?.showRecipes() }))
  }

  func showRecipes() {
    let shell = UIHostingController(rootView: RecipesFlow.RootView(router, RecipesViews()))
    shell.modalPresentationStyle = .fullScreen
    present(shell, animated: true)
  }

  /// Any code of the old app moves the new part: the state is a value, and there is one method to change it.
  func showRecipe(_ id: Int) {
    router.change { $0.recipeURL(id: id) }
    if presentedViewController == nil { showRecipes() }
  }
}
