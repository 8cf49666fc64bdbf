// The hand-written side of examples/custom-router.flow: what the screens look like. Where their links lead is the
// flow's business.
import SwiftUI

/// Makes the views of the screens.
struct CustomRouterViews: CustomRouterFlow.Screens {
  func main(links: CustomRouterFlow.MainLinks) -> some View {
    Button("К первому", action: links.first)
  }

  func first(links: CustomRouterFlow.FirstLinks) -> some View {
    VStack {
      Button("Ко второму", action: links.second)
      Button("Назад", action: links.back)
    }
  }

  func second(links: CustomRouterFlow.SecondLinks) -> some View {
    VStack {
      Button("К третьему", action: links.third)
      Button("Назад", action: links.back)
      Button("Домой", action: links.home)
    }
  }

  func third(links: CustomRouterFlow.ThirdLinks) -> some View {
    VStack {
      Button("Ко второму", action: links.second)
      Button("Назад", action: links.back)
      Button("Домой", action: links.home)
    }
  }
}
