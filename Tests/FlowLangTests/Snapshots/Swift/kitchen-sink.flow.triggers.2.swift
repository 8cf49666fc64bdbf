    private var layer: Layer { level < router.state.layers.count ? router.state.layers[level] : presented }
    private var bindings: Bindings { Bindings(router: router, level: level) }

    var body: some View {
      content
        .closing(isDisabled: !router.state.canClose)
        // Each has a view of its own: before iOS 14.5 the last one of a view hides the others.
        .background(Color.clear.sheet(item: bindings.presented(.sheet, .dialog)) { LayerView(router, views, $0) })
        .background(Color.clear.fullScreenCover(item: bindings.presented(.cover)) { LayerView(router, views, $0) })
        .popover(item: bindings.presented(.popover)) { LayerView(router, views, $0) }
    }

    @ViewBuilder private var content: some View {
      if let bar = layer.bar {
        TabsView(router, views, level: level, layer: layer, bar: bar)
      } else {
        StackView(router, views, level: level, place: 0)
      }
    }
  }

  /// A tab bar, each tab with a stack of its own.
  fileprivate struct TabsView<Views: Screens>: View {
    @ObservedObject private var router: Router
    private let views: Views
    private let level: Int
    private let layer: Layer
    private let bar: Bar

    init(_ router: Router, _ views: Views, level: Int, layer: Layer, bar: Bar) {
      self.router = router
      self.views = views
      self.level = level
      self.layer = layer
      self.bar = bar
    }

    private var selection: Binding<Tab> {
      Binding {
        layer.tab ?? bar.tabs[0]
      } set: { tab in
        router.change { $0.select(tab) }
      }
    }

    var body: some View {
      TabView(selection: selection) {
        ForEach(bar.tabs, id: \.self) { tab in
          StackView(router, views, level: level, place: bar.tabs.firstIndex(of: tab) ?? 0)
            .tabItem { views.label(of: tab) }
            .tag(tab)
            .number(tab.hasBadge ? views.badge(of: tab) : 0)
        }
      }
    }
  }

  /// Where a screen is: its layer, the place of its stack in it, and how many screens lie beneath.
  fileprivate struct Position: Hashable, Sendable {
    let level: Int
    let place: Int
    let index: Int

    /// Where what lies over it is.
    var next: Position { Position(level: level, place: place, index: index + 1) }
  }

  /// One stack of screens.
  fileprivate struct StackView<Views: Screens>: View {
    @ObservedObject private var router: Router
    private let views: Views
    private let bottom: Position

    init(_ router: Router, _ views: Views, level: Int, place: Int) {
      self.router = router
      self.views = views
      bottom = Position(level: level, place: place, index: 0)
    }

    var body: some View {
      NavigationView {
        PositionView(router, views, bottom)
      }
      .navigationViewStyle(StackNavigationViewStyle())
    }
  }

  /// The screen at a position, with all that lies over it in its stack.
  fileprivate struct PositionView<Views: Screens>: View {
    @ObservedObject private var router: Router
    private let views: Views
    private let position: Position
    @SwiftUI.State private var kept = Kept<Entry>()

    init(_ router: Router, _ views: Views, _ position: Position) {
      self.router = router
      self.views = views
      self.position = position
    }

    var body: some View {
      if let entry = kept.last(router.entry(at: position)) {
        ScreenView(entry.screen, router.state, views, router.changes)
          .navigationBarBackButtonHidden(!entry.screen.isBackAutomatic)
          .accessibilityElement(children: .contain)
          .accessibilityIdentifier(entry.screen.name.rawValue)
          .background(
          NavigationLink(destination: PositionView(router, views, position.next), isActive: router.isNavigating(from: position)) {
            EmptyView()
          }
          .isDetailLink(false)
        )
      }
    }
  }

  /// Remembers what was seen, for the time it takes to go away.
  @MainActor fileprivate final class Kept<Value> {
    private var value: Value?

    nonisolated init() {}

    /// What is there now; when there is nothing, what was there last.
    func last(_ value: Value?) -> Value? {
      self.value = value ?? self.value
      return self.value
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
        views.welcome(router: WelcomeRouter(WelcomeLinks(state, change)))
      case .home:
        views.home(router: HomeRouter(HomeLinks(state, change)))
      case .product(let value0, let value1):
        views.product(id: value0, note: value1, router: ProductRouter(ProductLinks(state, change)))
      case .orders:
        views.orders(router: OrdersRouter(OrdersLinks(state, change)))
      case .form:
        views.form(router: FormRouter(FormLinks(state, change)))
      case .pay(let value0):
        views.pay(sum: value0, router: PayRouter(PayLinks(state, change)))
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
