    @SwiftUI.ViewBuilder private var content: some SwiftUI.View {
      if let bar = layer.bar {
        TabsView(router: router, views: views, layer: layer, bar: bar)
          .id(layer.id)
      } else {
        StackView(router, layer, 0)
          .id(layer.id)
      }
    }
  }

  /// Reports when its layer has appeared on the display or left it.
  fileprivate struct Probe<Views: Screens>: UIViewControllerRepresentable {
    let router: Router<Views>
    let layer: Int

    func makeUIViewController(context: Self.Context) -> Controller { Controller() }

    func updateUIViewController(_ controller: Controller, context: Self.Context) {
      controller.appeared = { router.appeared(layer) }
      controller.disappeared = { router.disappeared(layer) }
    }

    final class Controller: UIViewController {
      var appeared: () -> Void = {}
      var disappeared: () -> Void = {}

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appeared()
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        disappeared()
      }
    }
  }

  /// A tab bar, each tab with a stack of its own.
  fileprivate struct TabsView<Views: Screens>: SwiftUI.View {
    @SwiftUI.ObservedObject var router: Router<Views>
    let views: ViewSource<Views>
    let layer: Layer
    let bar: Bar

    private var selection: SwiftUI.Binding<Tab> {
      let (router, layer, selected) = (router, layer, layer.tab ?? bar.tabs[0])
      return SwiftUI.Binding { @MainActor in selected } set: { @MainActor tab in router.select(tab, in: layer.id) }
    }

    var body: some SwiftUI.View {
      SwiftUI.TabView(selection: selection) {
        SwiftUI.ForEach(bar.tabs, id: \.self) { tab in
          StackView(router, layer, bar.tabs.firstIndex(of: tab) ?? 0)
            .tabItem { views.screens.label(of: tab) }
            .tag(tab)
            .number(tab.hasBadge ? views.screens.badge(of: tab) : 0)
        }
      }
    }
  }

  /// One stack of screens. The package has one transition for a whole stack: that of the screen at the bottom.
  fileprivate struct StackView<Views: Screens>: SwiftUI.View {
    @SwiftUI.ObservedObject private var router: Router<Views>
    private let layer: Layer
    private let index: Int

    init(_ router: Router<Views>, _ layer: Layer, _ index: Int) {
      self.router = router
      self.layer = layer
      self.index = index
    }

    var body: some SwiftUI.View {
      if let pushed = router.stack(layer.id, index) {
        content(pushed)
          .id(ObjectIdentifier(pushed))
      }
    }

    @SwiftUI.ViewBuilder private func content(_ pushed: PushedStack) -> some SwiftUI.View {
      NavigationStackView(transitionType: .custom(.asymmetric(insertion: .move(edge: .top).combined(with: .opacity), removal: .identity)), navigationStack: pushed.stack) {
        PushedScreen(router, pushed.root)
      }
    }
  }

  /// A screen on a stack. It fills the display, because transitions move what it fills.
  fileprivate struct PushedScreen<Views: Screens>: SwiftUI.View {
    @SwiftUI.ObservedObject private var router: Router<Views>
    private let entry: Entry

    init(_ router: Router<Views>, _ entry: Entry) {
      self.router = router
      self.entry = entry
    }

    var body: some SwiftUI.View {
      EntryView(router: router, views: router.views, entry: entry)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay(BackEdge(router: router), alignment: .leading)
    }
  }

  /// The leading edge of the display: a drag from there inwards goes back, where the platform's Back is offered.
  fileprivate struct BackEdge<Views: Screens>: SwiftUI.View {
    @SwiftUI.ObservedObject var router: Router<Views>
    @SwiftUI.Environment(\.layoutDirection) private var layoutDirection

    var body: some SwiftUI.View {
      if let back = router.back {
        SwiftUI.Color.clear
          .frame(width: 16)
          .contentShape(SwiftUI.Rectangle())
          .gesture(SwiftUI.DragGesture(minimumDistance: 40).onEnded { if isInward($0.translation) { back() } })
          .accessibilityAction(.escape) { back() }
      }
    }

    private func isInward(_ drag: CGSize) -> Bool {
      let width = layoutDirection == .rightToLeft ? -drag.width : drag.width
      return width > abs(drag.height)
    }
  }

  /// Holds the views of the app. When the app makes them again, this is another object and screens are evaluated again.
  @MainActor fileprivate final class ViewSource<Views> {
    let screens: Views

    init(_ screens: Views) { self.screens = screens }
  }

  /// An entry of a stack. An entry with another identity is another view, even if the screen is the same.
  fileprivate struct EntryView<Views: Screens>: SwiftUI.View {
    @SwiftUI.ObservedObject var router: Router<Views>
    let views: ViewSource<Views>
    let entry: Entry

    var body: some SwiftUI.View {
      EntryContent(entry, router.state, views, router.changes(of: entry.id))
        .equatable()
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier(entry.screen.name.rawValue)
        .id(entry.id)
    }
  }

  /// The screen of an entry. It is evaluated again only when what it shows or offers changes.
  fileprivate struct EntryContent<Views: Screens>: SwiftUI.View, Equatable {
    private nonisolated struct Key: Equatable, Sendable {
      let screen: Screen
      let offers: [Bool]
      let views: ObjectIdentifier
    }

    private let key: Key
    private let state: State
    private let views: ViewSource<Views>
    private let change: Change

    init(_ entry: Entry, _ state: State, _ views: ViewSource<Views>, _ change: @escaping Change) {
      let screen = entry.screen
      key = Key(screen: screen, offers: state.offers(on: screen.name), views: ObjectIdentifier(views))
      self.state = state
      self.views = views
      self.change = change
    }

    nonisolated static func == (left: Self, right: Self) -> Bool { left.key == right.key }

    var body: some SwiftUI.View { ScreenView(key.screen, state, views.screens, change) }
  }

  /// The view of a screen, made by the app, with the links that the screen offers.
  struct ScreenView<Views: Screens>: SwiftUI.View {
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

    @SwiftUI.ViewBuilder var body: some SwiftUI.View {
      switch screen {
      case .welcome: views.welcome(links: WelcomeLinks(state, change))
      case .home: views.home(links: HomeLinks(state, change))
      case .product(let id, let note): views.product(id: id, note: note, links: ProductLinks(state, change))
      case .orders: views.orders(links: OrdersLinks(state, change))
      case .signIn: views.signIn(links: SignInLinks(state, change))
      case .pay(let sum): views.pay(sum: sum, links: PayLinks(state, change))
      }
    }
  }
}

extension SinkFlow.TabLooks {
  @SwiftUI.ViewBuilder func label(of tab: SinkFlow.Tab) -> some SwiftUI.View {
    let title = SwiftUI.Text(SwiftUI.LocalizedStringKey(tab.title))
    if let icon = tab.icon { SwiftUI.Label { title } icon: { SwiftUI.Image(systemName: icon) } } else { title }
  }

  func badge(of tab: SinkFlow.Tab) -> Int { 0 }
}

extension SwiftUI.View {
  /// Prevents the user from closing a sheet or popover, from iOS 15 on.
  @SwiftUI.ViewBuilder fileprivate func closing(isDisabled: Bool) -> some SwiftUI.View {
    if #available(iOS 15, *) { interactiveDismissDisabled(isDisabled) } else { self }
  }

  /// The number on a tab, from iOS 15 on.
  @SwiftUI.ViewBuilder fileprivate func number(_ count: Int) -> some SwiftUI.View {
    if #available(iOS 15, *) { badge(count) } else { self }
  }
}
#endif
