    /// Waits for the end of a presentation or dismissal. One that the platform has dropped is asked for again.
    private func wait(for layer: Layer) {
      moving = layer.id
      overdue?.cancel()
      overdue = _Concurrency.Task { [weak self] in
        try? await _Concurrency.Task.sleep(nanoseconds: 3_000_000_000)
        guard !_Concurrency.Task.isCancelled else { return }
        self?.shown.removeAll { $0.id == layer.id }
        try? await _Concurrency.Task.sleep(nanoseconds: 100_000_000)
        if !_Concurrency.Task.isCancelled { self?.finish() }
      }
    }

    private func finish() {
      overdue?.cancel()
      moving = nil
      leaving = []
      display()
    }

    /// The root is on the display, and can present.
    fileprivate func start() {
      if isOnDisplay { return }
      isOnDisplay = true
      if shown.count < state.layers.count { display() }
    }

    /// A layer has come.
    fileprivate func appeared(_ layer: Layer.ID) {
      if moving == layer, shown.contains(where: { $0.id == layer }) { finish() }
    }

    /// A layer has left.
    fileprivate func disappeared(_ layer: Layer.ID) {
      if moving == layer, !shown.contains(where: { $0.id == layer }) { finish() }
    }

    /// The layer that leaves has left.
    fileprivate func dismissed() {
      if let moving { disappeared(moving) }
    }

    /// Returns a layer, or its last content if it is leaving.
    fileprivate func layer(_ id: Layer.ID) -> Layer? {
      shown.first { $0.id == id } ?? leaving.first { $0.id == id }
    }

    /// The layer that is presented over another one.
    fileprivate func layer(over id: Layer.ID) -> Layer? {
      guard let index = shown.firstIndex(where: { $0.id == id }), index + 1 < shown.count else { return nil }
      return shown[index + 1]
    }

    /// Whether a person may close a layer.
    fileprivate func canClose(_ layer: Layer.ID) -> Bool { layer == state.top.id && state.canClose }

    /// A person closes a layer. If the state refuses, it is presented again once it has left.
    fileprivate func close(_ layer: Layer.ID) {
      guard let index = shown.firstIndex(where: { $0.id == layer }), index > 0 else { return }
      let closed = shown[index]
      leaving += shown[index...]
      shown.removeSubrange(index...)
      wait(for: closed)
      if layer == state.top.id { change { $0.platformClose() } }
    }

    /// A person went back to the first screens of a stack. If the state refuses, all are shown again.
    fileprivate func goBack(to count: Int, in layer: Layer.ID, _ index: Int) {
      if layer == state.top.id, index == state.top.selected {
        change { state in
          while state.top.stack.count > count, state.canGoBack { state.platformBack() }
        }
      }
      if let shown = self.layer(layer), shown.stacks[index].count > count { repetitions += 1 }
    }

    /// A person taps a tab. If the state refuses, the one that is selected is shown again.
    fileprivate func select(_ tab: Tab, in layer: Layer.ID) {
      if layer == state.top.id { change { $0.select(tab) } }
      repetitions += 1
    }
  }

  // MARK: Views

  /// The app. A scene shows it, and keeps the router:
  ///
  ///     WindowGroup { SinkFlow.RootView(router, AppScreens()) }
  struct RootView<Views: Screens>: SwiftUI.View {
    @SwiftUI.ObservedObject private var router: Router
    private let views: ViewSource<Views>
    @SwiftUI.Environment(\.openURL) private var openURL

    init(_ router: Router, _ views: Views) {
      self.router = router
      self.views = ViewSource(views)
    }

    var body: some SwiftUI.View {
      LayerView(router: router, views: views, presented: router.shown[0])
        .onOpenURL { url in router.receive(url) }
        .onAppear {
          router.openOutside = { url in openURL(url) }
          router.start()
        }
    }
  }

  /// The bindings of the views of a layer.
  @MainActor fileprivate struct Bindings {
    let router: Router
    /// The identity of the layer.
    let layer: Int

    /// The layer over this one, if it has that presentation.
    func presented(_ presentations: Presentation...) -> SwiftUI.Binding<Layer?> {
      SwiftUI.Binding { @MainActor in
        guard let next = router.layer(over: layer), let presentation = next.presentation,
          presentations.contains(presentation)
        else { return nil }
        return next
      } set: { @MainActor item in
        if item == nil, let next = router.layer(over: layer) { router.close(next.id) }
      }
    }
  }

  /// One layer, and the one that is presented over it. A layer that leaves is seen as it was.
  fileprivate struct LayerView<Views: Screens>: SwiftUI.View {
    @SwiftUI.ObservedObject var router: Router
    let views: ViewSource<Views>
    let presented: Layer

    private var layer: Layer { router.layer(presented.id) ?? presented }
    private var bindings: Bindings { Bindings(router: router, layer: presented.id) }

    var body: some SwiftUI.View {
      content
        .background(Probe(router: router, layer: presented.id))
        .closing(isDisabled: !router.canClose(presented.id))
        // Each has a view of its own: before iOS 14.5 the last one of a view hides the others.
        .background(SwiftUI.Color.clear.sheet(item: bindings.presented(.sheet, .dialog), onDismiss: { router.dismissed() }) {
          LayerView(router: router, views: views, presented: $0)
        })
        .background(SwiftUI.Color.clear.fullScreenCover(item: bindings.presented(.cover), onDismiss: { router.dismissed() }) {
          LayerView(router: router, views: views, presented: $0)
        })
        .popover(item: bindings.presented(.popover)) {
          LayerView(router: router, views: views, presented: $0)
        }
    }

    @SwiftUI.ViewBuilder private var content: some SwiftUI.View {
      if let bar = layer.bar {
        TabsView(router: router, views: views, layer: layer, bar: bar)
          .id(layer.id)
      } else {
        StackView(router, views, layer, 0)
          .id(layer.id)
      }
    }
  }

  /// Reports when its layer has appeared on the display or left it.
  fileprivate struct Probe: UIViewControllerRepresentable {
    let router: Router
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
    @SwiftUI.ObservedObject var router: Router
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
          StackView(router, views, layer, bar.tabs.firstIndex(of: tab) ?? 0)
            .tabItem { views.screens.label(of: tab) }
            .tag(tab)
            .number(tab.hasBadge ? views.screens.badge(of: tab) : 0)
        }
      }
    }
  }

  /// The position of an entry: its layer, the index of its stack in it, and its index in the stack.
  fileprivate struct Position: Hashable, Sendable {
    let layer: Int
    let stack: Int
    let index: Int

    /// The position of the entry above.
    var next: Position { Position(layer: layer, stack: stack, index: index + 1) }
  }

  /// One stack of screens.
  fileprivate struct StackView<Views: Screens>: SwiftUI.View {
    @SwiftUI.ObservedObject private var router: Router
    private let views: ViewSource<Views>
    private let bottom: Position

    init(_ router: Router, _ views: ViewSource<Views>, _ layer: Layer, _ index: Int) {
      self.router = router
      self.views = views
      bottom = Position(layer: layer.id, stack: index, index: 0)
    }

    var body: some SwiftUI.View {
      SwiftUI.NavigationView {
        PositionView(router, views, bottom)
      }
      .navigationViewStyle(SwiftUI.StackNavigationViewStyle())
    }
  }

  /// The entry at a position, with all above it in its stack.
  fileprivate struct PositionView<Views: Screens>: SwiftUI.View {
    @SwiftUI.ObservedObject private var router: Router
    private let views: ViewSource<Views>
    private let position: Position
    @SwiftUI.State private var kept = Kept<Entry>()

    init(_ router: Router, _ views: ViewSource<Views>, _ position: Position) {
      self.router = router
      self.views = views
      self.position = position
    }

    var body: some SwiftUI.View {
      if let entry = kept.last(router.entry(at: position)) {
        EntryView(router: router, views: views, entry: entry)
          .navigationBarBackButtonHidden(!entry.screen.isBackAutomatic)
          .background(
            SwiftUI.NavigationLink(
              destination: PositionView(router, views, position.next), isActive: router.isNavigating(from: position)
            ) {
              SwiftUI.EmptyView()
            }
            .isDetailLink(false)
          )
      }
    }
  }

  /// Keeps the last value until its view has disappeared.
  @MainActor fileprivate final class Kept<Value> {
    private var value: Value?

    nonisolated init() {}

    /// The current value; when it is nil, the last one.
    func last(_ value: Value?) -> Value? {
      self.value = value ?? self.value
      return self.value
    }
  }

  /// Holds the views of the app. When the app makes them again, this is another object and screens are evaluated again.
  @MainActor fileprivate final class ViewSource<Views> {
    let screens: Views

    init(_ screens: Views) { self.screens = screens }
  }

  /// An entry of a stack. An entry with another identity is another view, even if the screen is the same.
  fileprivate struct EntryView<Views: Screens>: SwiftUI.View {
    @SwiftUI.ObservedObject var router: Router
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
      case .welcome: views.welcome(router: WelcomeRouter(WelcomeLinks(state, change)))
      case .home: views.home(router: HomeRouter(HomeLinks(state, change)))
      case .product(let id, let note):
        views.product(id: id, note: note, router: ProductRouter(ProductLinks(state, change)))
      case .orders: views.orders(router: OrdersRouter(OrdersLinks(state, change)))
      case .signIn: views.signIn(router: SignInRouter(SignInLinks(state, change)))
      case .pay(let sum): views.pay(sum: sum, router: PayRouter(PayLinks(state, change)))
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
