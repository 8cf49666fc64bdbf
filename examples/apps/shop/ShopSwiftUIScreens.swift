// For every target but uikit: the screens that the flow says are of UIKit, as views of SwiftUI.
import SwiftUI

extension ShopViews: ShopFlow.Screens {
  func category(id: Category.ID, sort: Catalogue.Sort, links: ShopFlow.CategoryLinks) -> some View {
    ShopPage("Department \(id.rawValue), \(sort.rawValue)", report: links.report) {
      Button("See the product") { links.open(id: 6) }
      Button("Filter", action: links.filter)
      Button("Sort", action: links.sort)
    }
  }

  func photos(product: Int, links: ShopFlow.PhotosLinks) -> some View {
    VStack {
      Text("Photos of product \(product)")
      Button("Close", action: links.close)
    }
  }

  func stores(product: Int?, links: ShopFlow.StoresLinks) -> some View {
    ShopPage(product == nil ? "All stores" : "Stores that have it", report: links.report) {
      Button("Details") { links.store(id: "high-street") }
    }
  }

  func card(total: Double, express: Bool, links: ShopFlow.CardLinks) -> some View {
    ShopPage("The number of the card", report: links.report) {
      Button("Continue") { links.next() }
      Button("Cancel", action: links.cancel)
    }
  }

  func giftCardOld(links: ShopFlow.GiftCardOldLinks) -> some View {
    ShopPage("12.50 are left", report: links.report) {}
  }

  func parcel(number: Int, links: ShopFlow.ParcelLinks) -> some View {
    ShopPage("The parcel of order \(number)", report: links.report) {
      Button("It did not come", action: links.problem)
      Button("Help", action: links.help)
    }
  }

  func chat(order: Int?, links: ShopFlow.ChatLinks) -> some View {
    ShopPage(order.map { "About order \($0)" } ?? "Chat", report: links.report) {
      Button("Send a photo", action: links.photo)
      Button("Show the order", action: links.order)
      Button("How to pack a parcel", action: links.guide)
      Button("End the chat", action: links.end)
    }
  }
}
