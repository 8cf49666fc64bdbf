// The app of examples/recipes.flow for the target uikit.
import Foundation
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let router = RecipesFlow.Router(
    .init(flags: .init(newShell: UserDefaults.standard.bool(forKey: "newShell"))))
  private var coordinator: RecipesFlow.AppCoordinator<RecipesUIKitViews>?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    coordinator = RecipesFlow.AppCoordinator(router, RecipesUIKitViews(), in: window)
    window.makeKeyAndVisible()
    self.window = window
    open(options.urlContexts)
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { open(contexts) }

  /// An address that is none of the app's changes nothing.
  private func open(_ contexts: Set<UIOpenURLContext>) {
    for context in contexts { router.receive(context.url) }
  }
}
