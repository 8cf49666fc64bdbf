// The hand-written side of examples/details.flow for the target triggers: a view takes its buttons from a router, and
// knows neither where they lead nor how.
import SwiftUI

/// Offers the same details with both targets.
struct PresentingView<Router: DetailsSampleFlow.PresentingRouterProtocol>: View {
  let router: Router

  var body: some View {
    VStack {
      router.navigateToDetails(text: "pushed") { Text("Push the details") }
      router.presentDetails(text: "presented") { Text("Present the details") }
    }
  }
}

/// Shows the text; a tap closes it.
struct DetailsView<Router: DetailsSampleFlow.DetailsRouterProtocol>: View {
  let text: String
  let router: Router

  var body: some View {
    VStack {
      Text(text)
      router.close { Text("Tap to close") }
    }
  }
}

/// Makes the views of the screens.
struct DetailsTriggerViews: DetailsSampleFlow.Screens {
  func presenting(router: DetailsSampleFlow.PresentingRouter) -> some View { PresentingView(router: router) }

  func details(text: String, router: DetailsSampleFlow.DetailsRouter) -> some View {
    DetailsView(text: text, router: router)
  }
}
