// Stands for the code that a recipe app has already: view controllers that know of no flow.
import Foundation
import UIKit

/// All recipes.
final class RecipeListController: UIViewController {
  private let open: @MainActor (Int) -> Void

  init(open: @escaping @MainActor (Int) -> Void) {
    self.open = open
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Recipes"
    let buttons = ["Borscht", "Pancakes"].enumerated().map { [open] id, name in
      UIButton(type: .system, primaryAction: UIAction(title: name) { _ in open(id) })
    }
    center(UIStackView(arrangedSubviews: buttons))
  }
}

/// What is to be bought.
final class ShoppingListController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shopping"
    let label = UILabel()
    label.text = "Two beets"
    center(UIStackView(arrangedSubviews: [label]))
  }
}

/// The root of the old app, with navigation of its own.
final class OldShellController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [
      UINavigationController(rootViewController: RecipeListController { _ in }),
      UINavigationController(rootViewController: ShoppingListController()),
    ]
  }
}

extension UIViewController {
  /// Puts a list into the middle of the view.
  fileprivate func center(_ list: UIStackView) {
    view.backgroundColor = .systemBackground
    list.axis = .vertical
    list.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(list)
    NSLayoutConstraint.activate([
      list.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      list.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
