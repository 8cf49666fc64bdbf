// The views of examples/shop/support.flow.
import SwiftUI

extension ShopViews {
  func help(links: ShopFlow.HelpLinks) -> some View {
    ShopPage("Help", report: links.report) {
      Button("Topic") { links.topic(slug: "returns") }
      Button("My orders", action: links.orders)
      Button("Chat") { links.chat() }
      Button("Call", action: links.call)
    }
  }

  func helpTopic(slug: String, links: ShopFlow.HelpTopicLinks) -> some View {
    ShopPage("Help with \(slug)", report: links.report) {
      Button("Still stuck? Chat with us") { links.chat() }
    }
  }

  func packingGuide(links: ShopFlow.PackingGuideLinks) -> some View {
    ShopPage("How to pack a parcel", report: links.report) {
      Button("Read it", action: links.done)
    }
  }

  func photoPicker(links: ShopFlow.PhotoPickerLinks) -> some View {
    VStack {
      Button("Pick") { links.picked(photos: []) }
      Button("Cancel", action: links.cancelled)
    }
  }
}
