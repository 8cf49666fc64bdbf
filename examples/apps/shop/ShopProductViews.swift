// The views of examples/shop/catalogue.flow that are about one product or one store.
import Foundation
import SwiftUI

extension ShopViews {
  func product(id: Int, source: String, size: Product.Size?, links: ShopFlow.ProductLinks) -> some View {
    ShopPage("Product \(id), from \(source)", report: links.report) {
      VStack {
        Button("Photos", action: links.photos)
          .linkSource(.productPhotos)
        Button("Reviews", action: links.reviews)
        Button("Size guide", action: links.sizes)
        Button("You may also like") { links.similar(id: id + 1) }
        Button("More from this department") { links.category(id: Category.ID(rawValue: "socks")) }
        Button("Find it in a store", action: links.stores)
      }
      VStack {
        Button("Back to the results", action: links.results)
        if let url = ShopFlow.Screen.product(id: id, source: "shared", size: size).url {
          Button("Share") { links.share(url: url) }
        }
        Button("Save for later", action: links.save)
        Button("Add to the basket", action: links.add)
        Button("Buy now") { links.buy(total: 19.9) }
      }
    }
  }

  func added(product: Int, links: ShopFlow.AddedLinks) -> some View {
    ShopPage("Product \(product) is in the basket", report: links.report) {
      Button("Go to the basket", action: links.basket)
      Button("Keep looking", action: links.more)
    }
  }

  func reviews(product: Int, links: ShopFlow.ReviewsLinks) -> some View {
    ShopPage("Reviews of product \(product)", report: links.report) {
      Button("Write a review", action: links.write)
    }
  }

  func writeReview(product: Int, links: ShopFlow.WriteReviewLinks) -> some View {
    ShopPage("Your review of product \(product)", report: links.report) {
      Button("Send", action: links.send)
      Button("Discard", action: links.discard)
    }
  }

  func discardReview(links: ShopFlow.DiscardReviewLinks) -> some View {
    ShopPage("Discard the review?", report: links.report) {
      Button("Discard", action: links.discard)
      Button("Keep writing", action: links.keep)
    }
  }

  func reviewThanks(product: Int, links: ShopFlow.ReviewThanksLinks) -> some View {
    ShopPage("Thanks for the review", report: links.report) {
      if let url = ShopFlow.Screen.product(id: product, source: "review", size: nil).url {
        Button("Share the review") { links.share(url: url) }
      }
      Button("Done", action: links.done)
    }
  }

  func adultSizes(links: ShopFlow.AdultSizesLinks) -> some View {
    ShopPage("Sizes from XS to 4XL", report: links.report) {
      Button("Shorter than 1.60 m? See the kids' sizes", action: links.kids)
      Button("Done", action: links.done)
    }
  }

  func kidsSizes(links: ShopFlow.KidsSizesLinks) -> some View {
    ShopPage("Sizes by height and age", report: links.report) {
      Button("Done", action: links.done)
    }
  }

  func store(id: String, links: ShopFlow.StoreLinks) -> some View {
    ShopPage("Store \(id)", report: links.report) {
      Button("Directions", action: links.route)
      Button("All stores") { links.all() }
    }
  }
}
