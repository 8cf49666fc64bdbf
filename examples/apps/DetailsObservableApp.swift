// The app of examples/details.flow for the target swiftui with --minimum-ios 17.
import SwiftUI

@main struct DetailsObservableApp: App {
  @State private var router = DetailsSampleFlow.Router()

  var body: some Scene {
    WindowGroup { DetailsSampleFlow.RootView(router, DetailsViews()) }
  }
}
