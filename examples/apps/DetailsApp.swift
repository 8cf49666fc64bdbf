// The app of examples/details.flow for the target swiftui.
import SwiftUI

@main struct DetailsApp: App {
  @StateObject private var router = DetailsSampleFlow.Router()

  var body: some Scene {
    WindowGroup { DetailsSampleFlow.RootView(router, DetailsViews()) }
  }
}
