    func hash(into hasher: inout Hasher) { hasher.combine(entry.id) }
  }

  /// One stack of screens.
  fileprivate struct StackView<Views: Screens>: SwiftUI.View {
    @SwiftUI.ObservedObject private var router: Router
    private let views: ViewSource<Views>
    private let layer: Layer
    private let index: Int

    init(_ router: Router, _ views: ViewSource<Views>, _ layer: Layer, _ index: Int) {
      self.router = router
      self.views = views
      self.layer = layer
      self.index = index
    }

    /// The entries above the root; the platform's Back shortens the path.
    private var path: SwiftUI.Binding<[PathElement]> {
      let (router, layer, index) = (router, layer, index)
      return SwiftUI.Binding { @MainActor in
        layer.stacks[index].dropFirst().map { PathElement(entry: $0) }
      } set: { @MainActor path in
        router.goBack(to: path.count + 1, in: layer.id, index)
      }
    }

    var body: some SwiftUI.View {
      SwiftUI.NavigationStack(path: path) {
        // The destination belongs to a container that is there before the tab has a root.
        SwiftUI.ZStack {
          if let root = layer.stacks[index].first { screen(root) }
        }
        .navigationDestination(for: PathElement.self) { screen($0.entry) }
      }
    }

    private func screen(_ entry: Entry) -> some SwiftUI.View {
      EntryView(router: router, views: views, entry: entry)
        .navigationBarBackButtonHidden(!entry.screen.isBackAutomatic)
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
#endif
