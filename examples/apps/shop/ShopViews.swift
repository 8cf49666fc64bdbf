// The hand-written side of examples/shop/shop.flow. The views of the other files of the flow stand in files of their own;
// what only one kind of target asks for stands in ShopSwiftUIScreens.swift and ShopUIKitScreens.swift.
import SwiftUI

/// Makes the views of the screens, whatever the target.
@MainActor struct ShopViews {
  /// How many pieces are in the basket.
  var inBasket = 2

  func badge(of tab: ShopFlow.Tab) -> Int { inBasket }
}

/// What every page of the shop has: a title, its subject, and a button that reports a problem.
struct ShopPage<Content: View>: View {
  private let title: String
  private let report: @MainActor @Sendable () -> Void
  private let content: Content

  init(_ title: String, report: @escaping @MainActor @Sendable () -> Void, @ViewBuilder content: () -> Content) {
    self.title = title
    self.report = report
    self.content = content()
  }

  var body: some View {
    VStack {
      Text(title)
      content
      Button("Report a problem") { report() }
    }
  }
}

// MARK: The beginning

extension ShopViews {
  func welcome(links: ShopFlow.WelcomeLinks) -> some View {
    ShopPage("Welcome", report: links.report) {
      Button("See how it works", action: links.tour)
      Button("I have an account", action: links.signIn)
      Button("Just look around", action: links.browse)
    }
  }

  func updateRequired(links: ShopFlow.UpdateRequiredLinks) -> some View {
    ShopPage("This version is too old", report: links.report) {
      Button("Open the App Store", action: links.store)
    }
  }

  func tourRange(links: ShopFlow.TourRangeLinks) -> some View {
    ShopPage("Made near you", report: links.report) {
      Button("Next", action: links.next)
      Button("Skip", action: links.skip)
    }
  }

  func tourDelivery(links: ShopFlow.TourDeliveryLinks) -> some View {
    ShopPage("By bicycle, within a day", report: links.report) {
      Button("Next", action: links.next)
      Button("Previous", action: links.previous)
      Button("Skip", action: links.skip)
    }
  }

  func tourReturns(links: ShopFlow.TourReturnsLinks) -> some View {
    ShopPage("A hundred days", report: links.report) {
      Button("Start shopping", action: links.begin)
      Button("Previous", action: links.previous)
      Button("From the beginning", action: links.again)
    }
  }
}
