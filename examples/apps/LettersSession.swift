// What the app of examples/letters.flow hangs on a router, whatever the target.
import Foundation

enum LettersSession {
  /// A router for one scene. It restores the state of the scene, and keeps a link until the user has signed in.
  ///
  /// - Parameters:
  ///   - saved: Where the scene was left; nil for a new one.
  ///   - isSignedIn: Whether the user is signed in.
  ///   - save: Keeps where the scene is.
  ///   - remember: Stores whether the user is signed in.
  @MainActor static func router(
    restoring saved: Data?, isSignedIn: Bool = UserDefaults.standard.bool(forKey: "signedIn"),
    save: @escaping (Data) -> Void,
    remember: @escaping (Bool) -> Void = { UserDefaults.standard.set($0, forKey: "signedIn") }
  ) -> LettersFlow.Router {
    let flags = LettersFlow.Flags(signedIn: isSignedIn)
    let state = saved.map { LettersFlow.State(restoring: $0, flags: flags) } ?? LettersFlow.State(flags: flags)
    let router = LettersFlow.Router(state)
    router.shouldOpen = { [unowned router] _ in router.state.flags.signedIn }
    router.onChange = { [unowned router] old, new in
      if let data = try? JSONEncoder().encode(new) { save(data) }
      if new.flags.signedIn == old.flags.signedIn { return }
      remember(new.flags.signedIn)
      if new.flags.signedIn { router.openKeptURL() }
    }
    router.onChoice = { choice in
      if choice == .removeLetterDelete { print("The letter is gone.") }
    }
    return router
  }
}
