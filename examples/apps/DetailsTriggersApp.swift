// The app of examples/details.flow for the target triggers.
import SwiftUI

@main struct DetailsTriggersApp: App {
  var body: some Scene {
    WindowGroup { DetailsTriggersWindow() }
  }
}

/// One window, with a router of its own.
struct DetailsTriggersWindow: View {
  @StateObject private var router = DetailsSampleFlow.Router()

  var body: some View { DetailsSampleFlow.RootView(router, DetailsTriggerViews()) }
}
