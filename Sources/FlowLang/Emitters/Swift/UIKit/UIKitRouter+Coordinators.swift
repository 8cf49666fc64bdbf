/// The coordinators: of the app, of a layer, of a stack.
extension UIKitRouter {
  mutating func writeAppCoordinator() {
    let hasBars = !router.bars.isEmpty
    out.blank()
    lines(
      """
      /// Shows the app in a window. A scene delegate keeps it:
      ///
      ///     coordinator = \(router.namespace).AppCoordinator(router, AppScreens(), in: window)
      ///     window.makeKeyAndVisible()
      @MainActor \(access)final class AppCoordinator<Views: Screens> {
      \(hasBars ? """
          /// What tab bars are made of.
          \(access)enum BarStyle {
            /// A `UITabBarController`.
            case uiKit
            /// A bar of SwiftUI.
            case swiftUI
          }


        """ : "")  private let router: Router
        private let views: Views
        private let window: UIWindow
      \(hasBars ? "  private let style: BarStyle\n" : "")\
        private var layers: [LayerCoordinator<Views>] = []

        \(access)init(_ router: Router, _ views: Views, in window: UIWindow\(hasBars ? ", bars style: BarStyle = .uiKit" : "")) {
          self.router = router
          self.views = views
          self.window = window
      \(hasBars ? "    self.style = style\n" : "")\
          router.follow = { [weak self] in self?.show() }
          router.openOutside = { url in UIApplication.shared.open(url) }
          show()
        }
      """)
    if hasBars {
      lines(
        """

          /// Asks anew for titles, icons and badges of the tabs.
          \(access)func refreshTabs() {
            for layer in layers { layer.refreshTabs() }
          }
        """)
    }
    lines(
      """

        /// Makes the window show the state: what both have in common stays, what is above goes, and what is new comes.
        private func show() {
          let state = router.state
          let isAnimated = state.motion.transition != .still
          let common = zip(layers, state.layers).prefix { $0.shows($1) }.count
          for (coordinator, layer) in zip(layers.prefix(common), state.layers) {
            coordinator.show(layer, canClose: state.canClose, isAnimated: isAnimated)
          }
          guard common < layers.count else { return presentNext(isAnimated: isAnimated) }
          let presenting = layers[max(common - 1, 0)].controller
          let isPresenting = layers.count > 1
          layers.removeSubrange(common...)
          guard isPresenting else { return presentNext(isAnimated: isAnimated) }
          presenting.dismiss(animated: isAnimated) { self.presentNext(isAnimated: isAnimated) }
        }

        /// Shows the layers that are not shown yet, each one over the one before.
        private func presentNext(isAnimated: Bool) {
          let state = router.state
          guard layers.count < state.layers.count else { return }
          let layer = state.layers[layers.count]
          let coordinator = LayerCoordinator(router, views, level: layers.count, layer\(hasBars ? ", isShell: style == .swiftUI" : ""))
          coordinator.closed = { [weak self] level in self?.closed(level) }
          coordinator.show(layer, canClose: state.canClose, isAnimated: false)
          layers.append(coordinator)
          guard layers.count > 1 else {
            window.rootViewController = coordinator.controller
            return presentNext(isAnimated: isAnimated)
          }
          let presenting = layers[layers.count - 2].controller
          // A popover has to say what it points at.
          coordinator.controller.popoverPresentationController?.sourceView = presenting.view
          presenting.present(coordinator.controller, animated: isAnimated) {
            self.presentNext(isAnimated: isAnimated)
          }
        }

        /// A person has closed a layer.
        private func closed(_ level: Int) {
          guard level < layers.count else { return }
          layers.removeSubrange(level...)
          router.change { $0.platformClose() }
          show()
        }
      }
      """)
  }

  mutating func writeLayerCoordinator() {
    let hasBars = !router.bars.isEmpty
    out.blank()
    lines(
      """
      /// One layer: a navigation controller, or one for each tab.
      @MainActor fileprivate final class LayerCoordinator<Views: Screens>: NSObject,\(hasBars ? " UITabBarControllerDelegate," : "")
        UIAdaptivePresentationControllerDelegate
      {
        let controller: UIViewController
        /// Is told when a person closes the layer.
        var closed: (Int) -> Void = { _ in }
        private let router: Router
        private let views: Views
        private let level: Int
        private let presentation: Presentation?
        private let bar: Bar?
        private let stacks: [StackCoordinator<Views>]
      \(hasBars ? "  private let refreshing = Refreshing()\n" : "")
        init(_ router: Router, _ views: Views, level: Int, _ layer: Layer\(hasBars ? ", isShell: Bool" : "")) {
          self.router = router
          self.views = views
          self.level = level
          presentation = layer.presentation
          bar = layer.bar
          stacks = layer.stacks.map { _ in StackCoordinator(router, views) }
      """)
    lines(
      hasBars
        ? """
            let controllers: [UIViewController] = stacks.map(\\.controller)
            if let bar = layer.bar, isShell {
              controller = UIHostingController(
                rootView: TabShell(
                  router: router, refreshing: refreshing, views: views, level: level, bar: bar, controllers: controllers))
            } else if layer.bar != nil {
              let tabs = UITabBarController()
              tabs.viewControllers = controllers
              controller = tabs
            } else {
              controller = controllers[0]
            }
            super.init()
            (controller as? UITabBarController)?.delegate = self
            refreshTabs()
            present()
          }
        """
        : """
            controller = stacks[0].controller
            super.init()
            present()
          }
        """)
    lines(
      """

        /// How the layer comes.
        private func present() {
          switch presentation {
          case nil: break
          case .sheet: controller.modalPresentationStyle = .automatic
          case .dialog: controller.modalPresentationStyle = .formSheet
          case .cover: controller.modalPresentationStyle = .fullScreen
          case .popover: controller.modalPresentationStyle = .popover
          }
          if presentation != nil { controller.presentationController?.delegate = self }
        }

        /// Whether it can go on to show a layer of the state.
        func shows(_ layer: Layer) -> Bool {
          presentation == layer.presentation && bar == layer.bar && stacks.count == layer.stacks.count
        }

        func show(_ layer: Layer, canClose: Bool, isAnimated: Bool) {
          for (index, stack) in stacks.enumerated() {
            stack.show(layer.stacks[index], isAnimated: isAnimated && index == layer.selected)
          }
          controller.isModalInPresentation = !canClose
      \(hasBars ? """
          if let tabs = controller as? UITabBarController { tabs.selectedIndex = layer.selected }

      """ : "")  }
      """)
    if hasBars { writeTabDelegate() }
    lines(
      """

        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { closed(level) }
      }
      """)
  }

  /// The state chooses the tab, since a guard may have something against it.
  private mutating func writeTabDelegate() {
    lines(
      """

        /// Asks anew for what the items look like.
        func refreshTabs() {
          for (tab, stack) in zip(bar?.tabs ?? [], stacks) {
            let item = UITabBarItem(title: views.title(of: tab), image: views.icon(of: tab), selectedImage: nil)
            item.badgeValue = views.badgeText(of: tab)
            stack.controller.tabBarItem = item
          }
          refreshing.objectWillChange.send()
        }

        /// The state chooses the tab: a guard may have something against it.
        func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
          guard let bar, let index = stacks.firstIndex(where: { $0.controller === controller }) else { return true }
          router.change { $0.select(bar.tabs[index]) }
          return false
        }
      """)
  }

  mutating func writeStackCoordinator() {
    if !router.bars.isEmpty {
      out.blank()
      lines(
        """
        /// Says that the items of a bar look different.
        @MainActor fileprivate final class Refreshing: ObservableObject {}
        """)
    }
    out.blank()
    lines(
      """
      /// One stack of screens in a navigation controller.
      @MainActor fileprivate final class StackCoordinator<Views: Screens>: NSObject, UINavigationControllerDelegate {
        let controller = UINavigationController()
        private let router: Router
        private let views: Views
        private var shown: [(entry: Entry, controller: UIViewController)] = []

        init(_ router: Router, _ views: Views) {
          self.router = router
          self.views = views
          super.init()
          controller.delegate = self
        }

        /// Makes the navigation controller show a stack: what both have in common stays.
        func show(_ entries: [Entry], isAnimated: Bool) {
          let common = zip(shown, entries).prefix { $0.entry == $1 }.count
          guard common < max(shown.count, entries.count) else { return }
          shown = shown.prefix(common) + entries.dropFirst(common).map { ($0, makeController($0.screen)) }
          controller.setViewControllers(shown.map(\\.controller), animated: isAnimated)
          allowSwipe()
        }

        private func makeController(_ screen: Screen) -> UIViewController {
          let made = ScreenController.make(screen, router, views)
          made.navigationItem.hidesBackButton = !screen.isBackAutomatic
          return made
        }

        /// Only where the platform offers Back can a person swipe from the edge.
        private func allowSwipe() {
          controller.interactivePopGestureRecognizer?.isEnabled = shown.last?.entry.screen.isBackAutomatic ?? false
        }

        /// A person may have gone back: then the state follows.
        func navigationController(
          _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
          let count = navigationController.viewControllers.count
          guard count < shown.count else { return }
          shown.removeSubrange(count...)
          allowSwipe()
          router.change { state in
            while state.top.stack.count > count, state.canGoBack { state.platformBack() }
          }
        }
      }
      """)
  }

  mutating func writeScreenControllers(_ controllers: Set<NodeID>) {
    out.blank()
    document("The view controllers of screens: those of UIKit as they are, those of SwiftUI in a hosting controller.")
    block("@MainActor fileprivate enum ScreenController") { writer in
      writer.block(
        "static func make<Views: Screens>(_ screen: Screen, _ router: Router, _ views: Views) -> UIViewController"
      ) { writer in
        guard !controllers.isEmpty else { return writer.writeHostedController() }
        writer.out.line("switch screen {")
        for screen in writer.router.screens where controllers.contains(screen) { writer.writeController(of: screen) }
        if controllers.count < writer.router.screens.count {
          writer.out.line("default:")
          writer.out.indent()
          writer.writeHostedController()
          writer.out.outdent()
        }
        writer.out.line("}")
      }
    }
  }

  private mutating func writeHostedController() {
    out.line("return UIHostingController(rootView: HostedScreen(router: router, views: views, screen: screen))")
  }

  private mutating func writeController(of screen: NodeID) {
    let parameters = router.parameters(screen)
    let name = SwiftName.quoted(router.member(screen))
    let values = parameters.indices.map { "let value\($0)" }.joined(separator: ", ")
    let arguments = parameters.enumerated().map { "\($1.argument): value\($0), " }.joined()
    out.line("case .\(name)\(values.isEmpty ? "" : "(\(values))"):")
    out.indent()
    out.line(
      "return views.\(name)(\(arguments)links: { \(router.type(screen))Links(router.state, router.changes) })")
    out.outdent()
  }
}
