  /// A screen of SwiftUI inside UIKit: it is seen as the state is now.
  fileprivate struct HostedScreen<Views: Screens>: View {
    @ObservedObject var router: Router
    let views: Views
    let screen: Screen

    var body: some View {
      ScreenView(screen, router.state, views, router.changes)
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier(screen.name.rawValue)
    }
  }

  /// The view of a screen, made by the app, with the links that the screen offers.
  struct ScreenView<Views: Screens>: View {
    private let screen: Screen
    private let state: State
    private let views: Views
    private let change: Change

    init(_ screen: Screen, _ state: State, _ views: Views, _ change: @escaping Change) {
      self.screen = screen
      self.state = state
      self.views = views
      self.change = change
    }

    @ViewBuilder var body: some View {
      switch screen {
      case .welcome:
        views.welcome(links: WelcomeLinks(state, change))
      case .home:
        views.home(links: HomeLinks(state, change))
      case .product(let value0, let value1):
        views.product(id: value0, note: value1, links: ProductLinks(state, change))
      case .orders:
        views.orders(links: OrdersLinks(state, change))
      case .form:
        views.form(links: FormLinks(state, change))
      case .pay(let value0):
        views.pay(sum: value0, links: PayLinks(state, change))
      }
    }
  }
}

extension SinkFlow.TabItems {
  func title(of tab: SinkFlow.Tab) -> String { tab.title }

  func icon(of tab: SinkFlow.Tab) -> UIImage? {
    tab.icon.flatMap { UIImage(systemName: $0) ?? UIImage(named: $0) }
  }
  func badge(of tab: SinkFlow.Tab) -> Int { 0 }

  /// What the badge of a tab says; nil for none.
  fileprivate func badgeText(of tab: SinkFlow.Tab) -> String? {
    let count = tab.hasBadge ? badge(of: tab) : 0
    return count > 99 ? "99+" : count > 0 ? "\(count)" : nil
  }
}
#endif
