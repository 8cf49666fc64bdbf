// The app of examples/details.flow for the target modifiers.
import SwiftUI

/// The router with a way of the app's own: whatever is seen, the details come.
final class DetailsRouter: DetailsSampleFlow.Router {
  func showDetails(_ text: String) { change { $0.detailsURL(text: text) } }
}

@main struct DetailsModifiersApp: App {
  @StateObject private var router = DetailsRouter(DetailsViews())

  var body: some Scene {
    WindowGroup { DetailsSampleFlow.RootView(router) }
  }
}
