// The app of examples/details.flow for the target modifiers.
import SwiftUI

/// The router with navigation of the app's own: it shows the details over any screen.
final class DetailsRouter: DetailsSampleFlow.Router {
  func showDetails(_ text: String) { change { $0.detailsURL(text: text) } }
}

@main struct DetailsModifiersApp: App {
  var body: some Scene {
    WindowGroup { DetailsModifiersWindow() }
  }
}

/// One window, with a router of its own.
struct DetailsModifiersWindow: View {
  @StateObject private var router = DetailsRouter(DetailsViews())

  var body: some View { DetailsSampleFlow.RootView(router) }
}
