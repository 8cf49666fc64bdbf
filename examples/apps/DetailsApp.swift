// The app of examples/details.flow for the target swiftui.
import SwiftUI

@main struct DetailsApp: App {
  var body: some Scene {
    WindowGroup { DetailsWindow() }
  }
}

/// One window, with a router of its own.
struct DetailsWindow: View {
  @StateObject private var router = DetailsSampleFlow.Router()

  var body: some View { DetailsSampleFlow.RootView(router, DetailsViews()) }
}
