// The views of examples/shop/catalogue.flow, from the front page to a list of products.
import Foundation
import SwiftUI

extension ShopViews {
  func labelScanner(links: ShopFlow.LabelScannerLinks) -> some View {
    VStack {
      Button("Found 7") { links.found(id: 7) }
      Button("Cancel", action: links.cancelled)
    }
  }

  func shareSheet(url: URL, links: ShopFlow.ShareSheetLinks) -> some View {
    VStack {
      Text("Share \(url.absoluteString)")
      Button("Shared", action: links.goBack)
    }
  }

  func home(links: ShopFlow.HomeLinks) -> some View {
    ShopPage("New today", report: links.report) {
      Button("Search", action: links.search)
      Button("Scan a label", action: links.scan)
      Button("See the offer") { links.promotion(id: UUID()) }
      Button("Seen before") { links.recent(id: 1) }
    }
  }

  func promotion(id: UUID, until: Date?, links: ShopFlow.PromotionLinks) -> some View {
    ShopPage(until == nil ? "An offer" : "An offer that ends", report: links.report) {
      Button("Shop the offer") { links.products(query: "wool") }
    }
  }

  func search(links: ShopFlow.SearchLinks) -> some View {
    ShopPage("What are you looking for?", report: links.report) {
      Button("Search") { links.results(query: "socks") }
    }
  }

  func searchResults(
    query: String, categories: [Category.ID], onSale: Bool, sort: Catalogue.Sort, links: ShopFlow.SearchResultsLinks
  ) -> some View {
    ShopPage("Results for \(query), \(sort.rawValue)", report: links.report) {
      Button("See the product") { links.open(id: 2) }
      Button("Filter", action: links.filter)
      Button("Sort", action: links.sort)
        .linkSource(.searchResultsSort)
    }
  }

  func filters(links: ShopFlow.FiltersLinks) -> some View {
    ShopPage("Filters", report: links.report) {
      Button("Show the results") { links.apply(query: "socks", onSale: true) }
      Button("Clear all", action: links.clear)
    }
  }

  func sortOptions(links: ShopFlow.SortOptionsLinks) -> some View {
    ShopPage("Sort by", report: links.report) {
      Button("Price", action: links.choose)
    }
  }

  func categories(links: ShopFlow.CategoriesLinks) -> some View {
    ShopPage("Departments", report: links.report) {
      Button("Department") { links.category(id: Category.ID(rawValue: "socks")) }
      Button("Search", action: links.search)
    }
  }

  func wishlist(links: ShopFlow.WishlistLinks) -> some View {
    ShopPage("Saved for later", report: links.report) {
      Button("See the product") { links.open(id: 3) }
    }
  }
}
