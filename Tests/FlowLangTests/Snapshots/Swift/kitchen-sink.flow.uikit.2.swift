    /// Shows a stack in the navigation controller, once no transition is in progress, and reuses controllers that stay.
    func show(_ entries: [Entry], isAnimated: Bool) {
      if isMoving { return }
      let known = shown
      if known.map(\.entry.id) == entries.map(\.id), known.count == controller.viewControllers.count { return }
      if let transition = controller.transitionCoordinator { return wait(for: transition) }
      shown = entries.map { entry in known.first { $0.entry.id == entry.id } ?? (entry, makeController(entry)) }
      let controllers = shown.map(\.controller)
      controller.setViewControllers(controllers, animated: isAnimated && !known.isEmpty)
      allowSwipe()
    }

    private func makeController(_ entry: Entry) -> UIViewController {
      let made = ScreenController.make(entry, router, views)
      made.navigationItem.hidesBackButton = !entry.screen.isBackAutomatic
      return made
    }

    /// Only where the platform offers Back can a person swipe back.
    private func allowSwipe() {
      let isAllowed = shown.last?.entry.screen.isBackAutomatic ?? false
      controller.interactivePopGestureRecognizer?.isEnabled = isAllowed
      #if compiler(>=6.2)
      if #available(iOS 26, visionOS 26, *) {
        controller.interactiveContentPopGestureRecognizer?.isEnabled = isAllowed
      }
      #endif
    }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
      if let transition = navigationController.transitionCoordinator { wait(for: transition) }
    }

    private func wait(for transition: any UIViewControllerTransitionCoordinator) {
      if isMoving { return }
      isMoving = true
      transition.animate(alongsideTransition: nil) { [weak self] _ in self?.end() }
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { end() }

    /// A transition has ended or was cancelled. If a person went back, the state follows; if it refuses, the stack is
    /// shown again.
    private func end() {
      isMoving = false
      let count = controller.viewControllers.count
      if count < shown.count { wentBack(count) }
      ended()
    }
  }

  /// The view controllers of screens: those of UIKit as they are, those of SwiftUI in a hosting controller.
  @MainActor fileprivate enum ScreenController {
    static func make<Views: Screens>(_ entry: Entry, _ router: Router, _ views: ViewSource<Views>) -> UIViewController {
      return UIHostingController(rootView: EntryView(router: router, views: views, entry: entry))
    }
  }

  // MARK: Views

  /// A tab bar of SwiftUI over the navigation controllers of UIKit: the items are of equal width, and the keyboard does
  /// not lift them. Every tab stays where it is while another one is seen.
  fileprivate struct TabShell<Views: Screens>: SwiftUI.View {
    let router: Router
    @SwiftUI.ObservedObject var selection: TabSelection
    let views: Views
    let bar: Bar
    let controllers: [UIViewController]

    var body: some SwiftUI.View {
      SwiftUI.VStack(spacing: 0) {
        SwiftUI.ZStack {
          SwiftUI.ForEach(bar.tabs.indices, id: \.self) { index in
            ControllerView(controller: controllers[index])
              .opacity(index == selection.index ? 1 : 0)
              .accessibilityHidden(index != selection.index)
          }
        }
        SwiftUI.HStack(spacing: 0) {
          SwiftUI.ForEach(bar.tabs, id: \.self) { tab in
            TabItem(views: views, tab: tab, isSelected: bar.tabs.firstIndex(of: tab) == selection.index) {
              router.change { $0.select(tab) }
            }
          }
        }
      }
      .ignoresSafeArea(.keyboard, edges: .bottom)
    }
  }

  /// One item of the bar: an icon, a title, and the badge at its corner.
  fileprivate struct TabItem<Views: Screens>: SwiftUI.View {
    let views: Views
    let tab: Tab
    let isSelected: Bool
    let select: @MainActor @Sendable () -> Void

    var body: some SwiftUI.View {
      SwiftUI.Button {
        select()
      } label: {
        SwiftUI.VStack(spacing: 2) {
          if let icon = views.icon(of: tab) { SwiftUI.Image(uiImage: icon) }
          SwiftUI.Text(views.title(of: tab))
          if let badge = views.badgeText(of: tab) { SwiftUI.Text(badge) }
        }
        .frame(maxWidth: .infinity, minHeight: 49)
      }
      .foregroundColor(isSelected ? .accentColor : .secondary)
    }
  }

  /// A view controller inside SwiftUI.
  fileprivate struct ControllerView: UIViewControllerRepresentable {
    let controller: UIViewController

    func makeUIViewController(context: Self.Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Self.Context) {}
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

extension SinkFlow.TabItems {
  func title(of tab: SinkFlow.Tab) -> String {
    Foundation.Bundle.main.localizedString(forKey: tab.title, value: nil, table: nil)
  }

  func icon(of tab: SinkFlow.Tab) -> UIImage? {
    tab.icon.flatMap { UIImage(systemName: $0) ?? UIImage(named: $0) }
  }

  func badge(of tab: SinkFlow.Tab) -> Int { 0 }

  /// The text of the badge of a tab; nil for none.
  fileprivate func badgeText(of tab: SinkFlow.Tab) -> String? {
    let count = tab.hasBadge ? badge(of: tab) : 0
    return count > 99 ? "99+" : count > 0 ? "\(count)" : nil
  }
}
#endif
