  /// The bindings of the views of a layer.
  @MainActor fileprivate struct Bindings {
    let router: RoutingController
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
    @SwiftUI.ObservedObject var router: RoutingController
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
      SwiftUI.ZStack {
        if let bar = layer.bar {
          TabsView(router: router, views: views, layer: layer, bar: bar)
            .id(layer.id)
            .transition(router.step.transition)
        } else {
          StackView(router: router, views: views, stack: layer.stacks[0])
            .id(layer.id)
            .transition(router.step.transition)
        }
      }
    }
  }

  /// Reports when its layer has appeared on the display or left it.
  fileprivate struct Probe: UIViewControllerRepresentable {
    let router: RoutingController
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
    @SwiftUI.ObservedObject var router: RoutingController
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
          StackView(router: router, views: views, stack: layer.stacks[bar.tabs.firstIndex(of: tab) ?? 0])
            .tabItem { views.screens.label(of: tab) }
            .tag(tab)
            .number(tab.hasBadge ? views.screens.badge(of: tab) : 0)
        }
      }
    }
  }

  /// One stack of screens, of which the top one is visible.
  fileprivate struct StackView<Views: Screens>: SwiftUI.View {
    @SwiftUI.ObservedObject var router: RoutingController
    let views: ViewSource<Views>
    let stack: [Entry]

    var body: some SwiftUI.View {
      SwiftUI.ZStack {
        SwiftUI.ForEach(stack.suffix(1)) { entry in
          EntryView(router: router, views: views, entry: entry)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay(BackEdge(router: router), alignment: .leading)
            .transition(router.step.transition)
            .zIndex(Double(stack.count))
        }
      }
    }
  }

  /// The leading edge of the display: a drag from there inwards goes back, where the platform's Back is offered.
  fileprivate struct BackEdge: SwiftUI.View {
    @SwiftUI.ObservedObject var router: RoutingController
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
    @SwiftUI.ObservedObject var router: RoutingController
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

extension SwiftUI.AnyTransition {
  /// The effects backward are those forward reversed: a screen leaves by the effects with which it came.
  fileprivate static func reversible(_ entering: Self, _ leaving: Self, isBack: Bool) -> Self {
    .asymmetric(insertion: isBack ? leaving : entering, removal: isBack ? entering : leaving)
  }
}

/// The router around a view.
private struct AroundKey: SwiftUI.EnvironmentKey {
  static var defaultValue: SinkFlow.RoutingController? { nil }
}

extension SwiftUI.EnvironmentValues {
  fileprivate var sinkFlowController: SinkFlow.RoutingController? {
    get { self[AroundKey.self] }
    set { self[AroundKey.self] = newValue }
  }
}
#endif
