// The hand-written side of examples/details.flow: what the screens look like.
import SwiftUI

/// Offers the same details with both targets.
struct PresentingView: View {
  let links: DetailsSampleFlow.PresentingLinks

  var body: some View {
    VStack {
      Button("Push the details") { push() }
      Button("Present the details") { present() }
    }
  }

  func push() { links.navigateToDetails(text: "pushed") }

  func present() { links.presentDetails(text: "presented") }
}

/// Shows the text; a tap closes it.
struct DetailsView: View {
  let text: String
  let links: DetailsSampleFlow.DetailsLinks

  var body: some View {
    VStack {
      Text(text)
      Button("Tap to close", action: links.close)
    }
  }
}

/// Makes the views of the screens.
struct DetailsViews: DetailsSampleFlow.Screens {
  func presenting(links: DetailsSampleFlow.PresentingLinks) -> some View { PresentingView(links: links) }

  func details(text: String, links: DetailsSampleFlow.DetailsLinks) -> some View {
    DetailsView(text: text, links: links)
  }
}
