// The app of examples/details.flow for the target triggers.
import SwiftUI

@main struct DetailsTriggersApp: App {
  @StateObject private var router = DetailsSampleFlow.Router()

  var body: some Scene {
    WindowGroup { DetailsSampleFlow.RootView(router, DetailsTriggerViews()) }
  }
}
