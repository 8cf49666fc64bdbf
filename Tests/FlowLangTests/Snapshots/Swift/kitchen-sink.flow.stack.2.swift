    var body: some View {
      if let back = router.back {
        Color.clear
          .frame(width: 16)
          .contentShape(Rectangle())
          .gesture(DragGesture(minimumDistance: 40).onEnded { _ in back() })
          .accessibilityAction(.escape) { back() }
      }
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

extension SinkFlow.TabLooks {
  @ViewBuilder func label(of tab: SinkFlow.Tab) -> some View {
    if let icon = tab.icon { Label(tab.title, systemImage: icon) } else { Text(tab.title) }
  }
  func badge(of tab: SinkFlow.Tab) -> Int { 0 }
}

extension View {
  /// Keeps a person from closing a sheet or popover, from iOS 15 on.
  @ViewBuilder fileprivate func closing(isDisabled: Bool) -> some View {
    if #available(iOS 15, *) { interactiveDismissDisabled(isDisabled) } else { self }
  }

  /// The number on a tab, from iOS 15 on.
  @ViewBuilder fileprivate func number(_ count: Int) -> some View {
    if #available(iOS 15, *) { badge(count) } else { self }
  }
}

/// Which router is around a view.
private struct AroundKey: EnvironmentKey {
  static var defaultValue: SinkFlow.RoutingController? { nil }
}

extension EnvironmentValues {
  fileprivate var sinkFlowController: SinkFlow.RoutingController? {
    get { self[AroundKey.self] }
    set { self[AroundKey.self] = newValue }
  }
}
#endif
