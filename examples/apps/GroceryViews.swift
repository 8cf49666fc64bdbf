// The hand-written side of examples/grocery.flow.
import SwiftUI

/// How goods are sorted.
enum GoodsOrder: String, Codable, Sendable {
  case popular, cheap
}

/// Makes the views of the screens.
struct GroceryViews: GroceryFlow.Screens {
  /// How many things are in the cart.
  var inCart = 0

  func badge(of tab: GroceryFlow.Tab) -> Int { inCart }

  func label(of tab: GroceryFlow.Tab) -> some View { Text(tab.title) }

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

  func catalogue(links: GroceryFlow.CatalogueLinks) -> some View {
    Button("Department") { links.department(id: 5) }
  }

  func department(id: Int, sort: GoodsOrder, links: GroceryFlow.DepartmentLinks) -> some View {
    VStack {
      Text("Department \(id), \(sort.rawValue)")
      Button("Goods") { links.goods(article: "cheese") }
      Button("Filters", action: links.filters)
    }
  }

  func filters(links: GroceryFlow.FiltersLinks) -> some View { Button("Apply", action: links.apply) }

  func goods(article: String, links: GroceryFlow.GoodsLinks) -> some View {
    VStack {
      Text(article)
      Button("Pictures") { links.pictures(article: article) }
      Button("In the cart", action: links.openTabCart)
    }
  }

  func pictures(article: String, links: GroceryFlow.PicturesLinks) -> some View {
    Button("Close", action: links.close)
  }

  func search(links: GroceryFlow.SearchLinks) -> some View { Button("Goods") { links.found(article: "tea") } }

  func profile(links: GroceryFlow.ProfileLinks) -> some View {
    VStack {
      Button("My orders", action: links.orders)
      Button("My addresses", action: links.addresses)
    }
  }

  func orders(links: GroceryFlow.OrdersLinks) -> some View { Button("Order") { links.order(number: 17) } }

  func order(number: Int, links: GroceryFlow.OrderLinks) -> some View {
    VStack {
      Text("Order \(number)")
      Button("Order again", action: links.again)
    }
  }

  func addresses(links: GroceryFlow.AddressesLinks) -> some View { Button("Add an address", action: links.add) }

  func editAddress(links: GroceryFlow.EditAddressLinks) -> some View { Button("Save", action: links.save) }

  func cart(links: GroceryFlow.CartLinks) -> some View {
    VStack {
      Button("Goods") { links.goods(article: "milk") }
      Button("Choose some more", action: links.openTabCatalogue)
      Button("Check out", action: links.checkout)
    }
  }

  func delivery(links: GroceryFlow.DeliveryLinks) -> some View {
    VStack {
      Button("Continue", action: links.next)
      Button("Back to the cart", action: links.cancel)
    }
  }

  func payment(links: GroceryFlow.PaymentLinks) -> some View {
    Button("Place the order") { links.place(number: 42) }
  }

  func orderPlaced(number: Int, links: GroceryFlow.OrderPlacedLinks) -> some View {
    VStack {
      Text("Order \(number) is placed")
      Button("Follow the order", action: links.order)
      Button("Done", action: links.done)
    }
  }
}
