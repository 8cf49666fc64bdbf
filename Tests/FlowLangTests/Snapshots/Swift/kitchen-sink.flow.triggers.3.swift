    @ViewBuilder var body: some View {
      switch screen {
      case .welcome:
        views.welcome(router: WelcomeRouter(WelcomeLinks(state, change)))
      case .home:
        views.home(router: HomeRouter(HomeLinks(state, change)))
      case .product(let id, let note):
        views.product(id: id, note: note, router: ProductRouter(ProductLinks(state, change)))
      case .orders:
        views.orders(router: OrdersRouter(OrdersLinks(state, change)))
      case .form:
        views.form(router: FormRouter(FormLinks(state, change)))
      case .pay(let sum):
        views.pay(sum: sum, router: PayRouter(PayLinks(state, change)))
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
#endif
