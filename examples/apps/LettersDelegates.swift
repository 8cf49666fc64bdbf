// The app of examples/letters.flow for the target uikit: each window has a router of its own.
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
  private var router: LettersFlow.Router?
  private var coordinator: LettersFlow.AppCoordinator<LettersViews>?
  /// Where the window is.
  private var saved: Data?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let left = session.stateRestorationActivity?.userInfo?["state"] as? Data
    let router = LettersSession.router(restoring: left) { [weak self] in self?.saved = $0 }
    coordinator = LettersFlow.AppCoordinator(router, LettersViews(), in: window)
    window.makeKeyAndVisible()
    (self.window, self.router, saved) = (window, router, left)
    open(options.urlContexts)
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { open(contexts) }

  /// What the system keeps for the window.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: "com.example.letters.window")
    activity.userInfo = saved.map { ["state": $0] }
    return activity
  }

  private func open(_ contexts: Set<UIOpenURLContext>) {
    for context in contexts { router?.receive(context.url) }
  }
}
