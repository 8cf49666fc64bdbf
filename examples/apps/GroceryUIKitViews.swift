// The hand-written side of examples/grocery.flow for the target uikit: few screens are of SwiftUI, most of UIKit.
import SwiftUI
import UIKit

/// How goods are sorted.
enum GoodsOrder: String, Codable, Sendable {
  case popular, cheap
}

/// Makes the views and view controllers of the screens.
struct GroceryUIKitViews: GroceryFlow.Screens {
  /// How many things are in the cart.
  var inCart = 120

  func title(of tab: GroceryFlow.Tab) -> String { tab == .rootTabViewCart ? "1 840 ₽" : tab.title }

  func badge(of tab: GroceryFlow.Tab) -> Int { inCart }

  // MARK: SwiftUI

  func legacyTabBar(links: GroceryFlow.LegacyTabBarLinks) -> some View { Text("The old tab bar") }

  func main(links: GroceryFlow.MainLinks) -> some View {
    VStack {
      Button("Offer") { links.offer(id: 1) }
      Button("Goods") { links.goods(article: "milk") }
      Button("Search", action: links.openTabSearch)
    }
  }

  func offer(id: Int, links: GroceryFlow.OfferLinks) -> some View {
    VStack {
      Text("Offer \(id)")
      Button("Goods") { links.goods(article: "bread") }
      Button("Open the cart", action: links.openTabCart)
    }
  }

  func filters(links: GroceryFlow.FiltersLinks) -> some View { Button("Apply", action: links.apply) }

  func search(links: GroceryFlow.SearchLinks) -> some View { Button("Goods") { links.found(article: "tea") } }

  func order(number: Int, links: GroceryFlow.OrderLinks) -> some View {
    VStack {
      Text("Order \(number)")
      Button("Order again", action: links.again)
    }
  }

  func orderPlaced(number: Int, links: GroceryFlow.OrderPlacedLinks) -> some View {
    VStack {
      Text("Order \(number) is placed")
      Button("Follow the order", action: links.order)
      Button("Done", action: links.done)
    }
  }

  // MARK: UIKit

  func catalogue(links: @escaping @MainActor () -> GroceryFlow.CatalogueLinks) -> UIViewController {
    ButtonsController("", [("Department", { links().department(id: 5) })])
  }

  func department(
    id: Int, sort: GoodsOrder, links: @escaping @MainActor () -> GroceryFlow.DepartmentLinks
  ) -> UIViewController {
    ButtonsController(
      "Department \(id), \(sort.rawValue)",
      [("Goods", { links().goods(article: "cheese") }), ("Filters", { links().filters() })])
  }

  func goods(article: String, links: @escaping @MainActor () -> GroceryFlow.GoodsLinks) -> UIViewController {
    ButtonsController(
      article, [("Pictures", { links().pictures(article: article) }), ("In the cart", { links().openTabCart() })])
  }

  func pictures(article: String, links: @escaping @MainActor () -> GroceryFlow.PicturesLinks) -> UIViewController {
    ButtonsController("", [("Close", { links().close() })])
  }

  func profile(links: @escaping @MainActor () -> GroceryFlow.ProfileLinks) -> UIViewController {
    ButtonsController("", [("My orders", { links().orders() }), ("My addresses", { links().addresses() })])
  }

  func orders(links: @escaping @MainActor () -> GroceryFlow.OrdersLinks) -> UIViewController {
    ButtonsController("", [("Order", { links().order(number: 17) })])
  }

  func addresses(links: @escaping @MainActor () -> GroceryFlow.AddressesLinks) -> UIViewController {
    ButtonsController("", [("Add an address", { links().add() })])
  }

  func editAddress(links: @escaping @MainActor () -> GroceryFlow.EditAddressLinks) -> UIViewController {
    ButtonsController("", [("Save", { links().save() })])
  }

  func cart(links: @escaping @MainActor () -> GroceryFlow.CartLinks) -> UIViewController {
    ButtonsController(
      "",
      [
        ("Goods", { links().goods(article: "milk") }), ("Choose some more", { links().openTabCatalogue() }),
        ("Check out", { links().checkout() }),
      ])
  }

  func delivery(links: @escaping @MainActor () -> GroceryFlow.DeliveryLinks) -> UIViewController {
    ButtonsController("", [("Continue", { links().next() }), ("Back to the cart", { links().cancel() })])
  }

  func payment(links: @escaping @MainActor () -> GroceryFlow.PaymentLinks) -> UIViewController {
    ButtonsController("", [("Place the order", { links().place(number: 42) })])
  }
}
