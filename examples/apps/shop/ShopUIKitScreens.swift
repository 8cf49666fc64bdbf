// For the target uikit: the screens that the flow says are of UIKit.
import SwiftUI
import UIKit

extension ShopViews: ShopFlow.Screens {
  func category(
    id: Category.ID, sort: Catalogue.Sort, links: @escaping @MainActor () -> ShopFlow.CategoryLinks
  ) -> UIViewController {
    ButtonsController(
      "Department \(id.rawValue), \(sort.rawValue)",
      [
        ("See the product", { links().open(id: 6) }), ("Filter", { links().filter() }), ("Sort", { links().sort() }),
        ("Report a problem", { links().report() }),
      ])
  }

  func photos(product: Int, links: @escaping @MainActor () -> ShopFlow.PhotosLinks) -> UIViewController {
    ButtonsController("Photos of product \(product)", [("Close", { links().close() })])
  }

  func stores(product: Int?, links: @escaping @MainActor () -> ShopFlow.StoresLinks) -> UIViewController {
    ButtonsController(
      product == nil ? "All stores" : "Stores that have it",
      [("Details", { links().store(id: "high-street") }), ("Report a problem", { links().report() })])
  }

  func card(
    total: Double, express: Bool, links: @escaping @MainActor () -> ShopFlow.CardLinks
  ) -> UIViewController {
    ButtonsController(
      "The number of the card",
      [
        ("Continue", { links().next() }), ("Cancel", { links().cancel() }),
        ("Report a problem", { links().report() }),
      ])
  }

  func giftCardOld(links: @escaping @MainActor () -> ShopFlow.GiftCardOldLinks) -> UIViewController {
    ButtonsController("12.50 are left", [("Report a problem", { links().report() })])
  }

  func parcel(number: Int, links: @escaping @MainActor () -> ShopFlow.ParcelLinks) -> UIViewController {
    ButtonsController(
      "The parcel of order \(number)",
      [
        ("It did not come", { links().problem() }), ("Help", { links().help() }),
        ("Report a problem", { links().report() }),
      ])
  }

  func chat(order: Int?, links: @escaping @MainActor () -> ShopFlow.ChatLinks) -> UIViewController {
    ButtonsController(
      order.map { "About order \($0)" } ?? "Chat",
      [
        ("Send a photo", { links().photo() }), ("Show the order", { links().order() }),
        ("How to pack a parcel", { links().guide() }), ("End the chat", { links().end() }),
        ("Report a problem", { links().report() }),
      ])
  }
}
