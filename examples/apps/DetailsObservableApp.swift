// The app of examples/details.flow for the target swiftui with --minimum-ios 17.
import SwiftUI

@main struct DetailsObservableApp: App {
  var body: some Scene {
    WindowGroup { DetailsObservableWindow() }
  }
}

/// One window, with a router of its own.
struct DetailsObservableWindow: View {
  @State private var router = DetailsSampleFlow.Router()

  var body: some View { DetailsSampleFlow.RootView(router, DetailsViews()) }
}
