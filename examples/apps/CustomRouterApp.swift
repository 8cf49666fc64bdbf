// The app of examples/custom-router.flow for the target stack.
import SwiftUI

@main struct CustomRouterApp: App {
  var body: some Scene {
    WindowGroup { CustomRouterFlow.Router(CustomRouterViews(), duration: 0.3) }
  }
}
