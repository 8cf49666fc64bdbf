// The hand-written side of examples/tab-app.flow.
import SwiftUI

/// Makes the views of the screens.
struct TabAppViews: TabAppFlow.Screens {
  /// How many articles are new.
  var unread = 3

  func badge(of tab: TabAppFlow.Tab) -> Int { tab == .mainNews ? unread : 0 }

  func home(links: TabAppFlow.HomeLinks) -> some View {
    VStack {
      Button("Open the banner") { links.banner(page: 1) }
      Button("Service") { links.gridService(id: 7) }
      Button("Headline") { links.headline(id: 12) }
      Button("All news", action: links.allNews)
      Button("Scan", action: links.scan)
      Button("Pay", action: links.pay)
      Button("My card", action: links.card)
      Button("More", action: links.more)
      Button("Enlarge") { links.picture(index: 0) }
    }
  }

  func banner(page: Int, links: TabAppFlow.BannerLinks) -> some View {
    VStack {
      Text("Banner \(page)")
      Button("All services", action: links.services)
    }
  }

  func services(links: TabAppFlow.ServicesLinks) -> some View {
    Button("Service") { links.service(id: 8) }
  }

  func service(id: Int, links: TabAppFlow.ServiceLinks) -> some View {
    VStack {
      Text("Service \(id)")
      Button("Apply", action: links.apply)
    }
  }

  func application(service: Int, links: TabAppFlow.ApplicationLinks) -> some View {
    VStack {
      Text("Application for \(service)")
      Button("Submit", action: links.submit)
      Button("Cancel", action: links.cancel)
    }
  }

  func submitted(links: TabAppFlow.SubmittedLinks) -> some View {
    VStack {
      Button("My applications", action: links.applications)
      Button("Done", action: links.done)
    }
  }

  func news(links: TabAppFlow.NewsLinks) -> some View {
    Button("Read") { links.article(id: 4) }
  }

  func article(id: Int, links: TabAppFlow.ArticleLinks) -> some View {
    VStack {
      Text("Article \(id)")
      Button("More news", action: links.list)
    }
  }

  func scanner(links: TabAppFlow.ScannerLinks) -> some View { Button("Close", action: links.close) }

  func payments(links: TabAppFlow.PaymentsLinks) -> some View {
    Button("Receipt") { links.receipt(id: 21) }
  }

  func receipt(id: Int, links: TabAppFlow.ReceiptLinks) -> some View {
    VStack {
      Text("Receipt \(id)")
      Button("To the beginning", action: links.first)
    }
  }

  func card(links: TabAppFlow.CardLinks) -> some View { Button("Done", action: links.done) }

  func picture(index: Int, links: TabAppFlow.PictureLinks) -> some View {
    VStack {
      Text("Picture \(index)")
      Button("Close", action: links.close)
    }
  }

  func me(links: TabAppFlow.MeLinks) -> some View {
    VStack {
      Button("My applications", action: links.applications)
      Button("Settings", action: links.settings)
    }
  }

  func applications(links: TabAppFlow.ApplicationsLinks) -> some View {
    Button("About the service") { links.service(id: 9) }
  }

  func settings(links: TabAppFlow.SettingsLinks) -> some View {
    Button("Open the system settings", action: links.system)
  }
}
