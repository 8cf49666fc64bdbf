/// The views that show the state: layers over layers, tab bars, stacks.
extension SwiftUIRouter {
  /// How a view keeps the router.
  private var routerProperty: String {
    version >= 17 ? "private let router: Router" : "@ObservedObject private var router: Router"
  }

  mutating func writeRootView() {
    out.blank()
    lines(
      """
      /// The app. A scene shows it, and keeps the router:
      ///
      ///     WindowGroup { \(router.namespace).RootView(router, AppScreens()) }
      \(access)struct RootView<Views: Screens>: View {
        \(routerProperty)
        private let views: Views
        @Environment(\\.openURL) private var openURL

        \(access)init(_ router: Router, _ views: Views) {
          self.router = router
          self.views = views
        }

        \(access)var body: some View {
          LayerView(router, views, level: 0)
            .onOpenURL { url in try? router.open(url) }
            .onAppear { router.openOutside = { url in openURL(url) } }
        }
      }
      """)
  }

  mutating func writeLayerView() {
    let content =
      router.bars.isEmpty
      ? "StackView(router, views, level: level, place: 0)"
      : """
      if let bar = bindings.layer?.bar {
              TabsView(router, views, level: level, bar: bar)
            } else {
              StackView(router, views, level: level, place: 0)
            }
      """
    out.blank()
    lines(
      """
      /// One layer, and whatever is presented over it.
      fileprivate struct LayerView<Views: Screens>: View {
        \(routerProperty)
        private let views: Views
        private let level: Int

        init(_ router: Router, _ views: Views, level: Int) {
          self.router = router
          self.views = views
          self.level = level
        }

        private var bindings: Bindings { Bindings(router: router, level: level) }

        var body: some View {
          content
            .interactiveDismissDisabled(!router.state.canClose)
            .sheet(item: bindings.presented(.sheet, .dialog)) { LayerView(router, views, level: $0.id) }
            .fullScreenCover(item: bindings.presented(.cover)) { LayerView(router, views, level: $0.id) }
            .popover(item: bindings.presented(.popover)) { LayerView(router, views, level: $0.id) }
        }

        @ViewBuilder private var content: some View {
          \(content)
        }
      }
      """)
  }

  mutating func writeStackView() {
    out.blank()
    lines(
      """
      /// One stack of screens.
      fileprivate struct StackView<Views: Screens>: View {
        \(routerProperty)
        private let views: Views
        private let level: Int
        private let place: Int

        init(_ router: Router, _ views: Views, level: Int, place: Int) {
          self.router = router
          self.views = views
          self.level = level
          self.place = place
        }

        private var bindings: Bindings { Bindings(router: router, level: level) }
        private var root: Entry? { bindings.layer.flatMap { place < $0.stacks.count ? $0.stacks[place].first : nil } }

        var body: some View {
          NavigationStack(path: bindings.path(place)) {
            screen(root)
              .navigationDestination(for: Entry.self) { entry in
                screen(entry)
              }
          }
        }

        @ViewBuilder private func screen(_ entry: Entry?) -> some View {
          if let entry {
            ScreenView(entry.screen, router.state, views, router.changes)
              .navigationBarBackButtonHidden(!entry.screen.isBackAutomatic)
              .accessibilityIdentifier(entry.screen.name.rawValue)
          }
        }
      }
      """)
  }

  // MARK: Tabs

  mutating func writeTabsView() {
    let isTab = version >= 18
    let badge = TabLooks.hasBadges(router) ? "\n          .badge(tab.hasBadge ? views.badge(of: tab) : 0)" : ""
    let stack = "StackView(router, views, level: level, place: bar.tabs.firstIndex(of: tab) ?? 0)"
    let item =
      isTab
      ? """
      SwiftUI.Tab(value: tab) {
                \(stack)
              } label: {
                views.label(of: tab)
              }\(badge)
      """
      : """
      \(stack)
                .tabItem { views.label(of: tab) }
                .tag(tab)\(badge)
      """
    out.blank()
    lines(
      """
      /// A tab bar, each tab with a stack of its own.
      fileprivate struct TabsView<Views: Screens>: View {
        \(routerProperty)
        private let views: Views
        private let level: Int
        private let bar: Bar

        init(_ router: Router, _ views: Views, level: Int, bar: Bar) {
          self.router = router
          self.views = views
          self.level = level
          self.bar = bar
        }

        var body: some View {
          TabView(selection: Bindings(router: router, level: level).selection(bar)) {
            ForEach(bar.tabs, id: \\.self) { tab in
              \(item)
            }
          }
        }
      }
      """)
  }
}
