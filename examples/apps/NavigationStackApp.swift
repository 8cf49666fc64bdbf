// The app of examples/navigation-stack.flow for the target navigation-stack.
import SwiftUI

@main struct NavigationStackApp: App {
  var body: some Scene {
    WindowGroup { NavigationStackWindow() }
  }
}

/// One window, with a router of its own.
struct NavigationStackWindow: View {
  @StateObject private var router = NavigationStackSampleFlow.Router(NavigationStackViews())

  var body: some View { NavigationStackSampleFlow.RootView(router) }
}

extension NavigationStackSampleFlow.Router {
  /// Navigation from any code: resets the app to the log-in.
  func toLogin() {
    change { state in
      state = .init(flags: state.flags)
      state.homeToLogin()
    }
  }
}
