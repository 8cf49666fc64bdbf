// The views of examples/shop/account.flow that are about orders and what is sent back.
import Foundation
import SwiftUI

extension ShopViews {
  func orders(links: ShopFlow.OrdersLinks) -> some View {
    ShopPage("Your orders", report: links.report) {
      Button("Details") { links.order(number: 17) }
      Button("Help", action: links.help)
    }
  }

  func order(number: Int, links: ShopFlow.OrderLinks) -> some View {
    ShopPage("Order \(number)", report: links.report) {
      Button("Where is it?", action: links.parcel)
      Button("All orders", action: links.orders)
      Button("Order again", action: links.again)
      Button("Ask about it", action: links.chat)
      Button("Send something back", action: links.sendBack)
      Button("Help", action: links.help)
    }
  }

  func chooseItems(order: Int, links: ShopFlow.ChooseItemsLinks) -> some View {
    ShopPage("What goes back of order \(order)?", report: links.report) {
      Button("Continue", action: links.next)
      Button("Keep them", action: links.cancel)
    }
  }

  func chooseDropOff(order: Int, links: ShopFlow.ChooseDropOffLinks) -> some View {
    ShopPage("Where do you hand it over?", report: links.report) {
      if let label = URL(string: "https://shop.example.com/label/\(order)") {
        Button("Get the label") { links.register(label: label) }
      }
    }
  }

  func returnLabel(label: URL, links: ShopFlow.ReturnLabelLinks) -> some View {
    ShopPage("The label", report: links.report) {
      Button("Send or print", action: links.share)
      Button("How to pack it", action: links.guide)
      Button("Done", action: links.done)
      Button("Help", action: links.help)
    }
  }
}
