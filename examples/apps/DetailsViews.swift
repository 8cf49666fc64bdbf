// The hand-written side of examples/details.flow.
import SwiftUI

/// Makes the views of the screens.
struct DetailsViews: DetailsSampleFlow.Screens {
  func presenting(links: DetailsSampleFlow.PresentingLinks) -> some View {
    VStack {
      Button("Push the details") { links.navigateToDetails(text: "pushed") }
      Button("Present the details") { links.presentDetails(text: "presented") }
    }
  }

  func details(text: String, links: DetailsSampleFlow.DetailsLinks) -> some View {
    VStack {
      Text(text)
      Button("Tap to close", action: links.close)
    }
  }
}
