/// Writes the coordinators: of the app, of a layer, of a stack.
extension SwiftWriter {
  mutating func writeAppCoordinator() {
    let hasBars = !router.bars.isEmpty
    let layers = hasDialogs ? "shownLayers" : "state.layers"
    let isSame = hasDialogs ? "$0.id == $1.id && $0.isDialog == SystemDialog.shows($1)" : "$0.id == $1.id"
    declare(
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
        private let views: ViewSource<Views>
        private let window: UIWindow
      \(hasBars ? "  private let style: BarStyle\n" : "")\
        private var layers: [LayerCoordinator<Views>] = []
        /// Whether a layer is coming or leaving.
        private var isMoving = false

        \(access)init(_ router: Router, _ views: Views, in window: UIWindow\(hasBars ? ", bars style: BarStyle = .uiKit" : "")) {
          self.router = router
          self.views = ViewSource(views)
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

          /// Updates the titles, icons and badges of the tabs.
          \(access)func refreshTabs() {
            for layer in layers { layer.refreshTabs() }
          }
        """)
    }
    lines(
      """

        /// Shows the state: what stays changes at once, then layers leave or one comes. UIKit drops what is asked for while
        /// a presentation or dismissal is in progress, so the rest waits for its end.
        private func show() {
          let state = router.state\(hasDialogs ? "\n    let shownLayers = SystemDialog.shownLayers(of: state)" : "")
          let isAnimated = state.motion.transition != .still
          let common = zip(layers, \(layers)).prefix { \(isSame) }.count
          for (coordinator, layer) in zip(layers.prefix(common), \(layers)) {
            coordinator.show(layer, canClose: layer.id == state.top.id && state.canClose, isAnimated: isAnimated)
          }
          if isMoving { return }
          if common < layers.count, layers.count > 1 { return dismiss(after: max(common, 1), isAnimated: isAnimated) }
          if common == 0 {
            layers = [makeCoordinator(\(layers)[0])]
            window.rootViewController = layers[0].controller
          }
          if layers.count < \(layers).count { present(\(layers)[layers.count], isAnimated: isAnimated) }
        }

        private func makeCoordinator(_ layer: Layer) -> LayerCoordinator<Views> {
          let state = router.state
          let coordinator = LayerCoordinator(router, views, layer\(hasBars ? ", isShell: style == .swiftUI" : ""))
          coordinator.closes = { [weak self] in self?.isMoving = $0 }
          coordinator.closed = { [weak self] in self?.closed($0) }
          coordinator.changed = { [weak self] in self?.show() }\(hasDialogs ? "\n    coordinator.chosen = { [weak self] in self?.chosen($0, in: layer) }" : "")
          coordinator.show(layer, canClose: layer.id == state.top.id && state.canClose, isAnimated: false)
          return coordinator
        }

        private func present(_ layer: Layer, isAnimated: Bool) {
          let presenting = layers[layers.count - 1].controller
          // A presentation of the app's own is dismissed for the layers of the state.
          if presenting.presentedViewController != nil { return dismiss(after: layers.count, isAnimated: isAnimated) }
          let coordinator = makeCoordinator(layer)
          let presented = coordinator.controller
          if let popover = presented.popoverPresentationController {
            let bounds = presenting.view.bounds
      \(router.popovers.isEmpty ? """
              popover.sourceView = presenting.view
              popover.sourceRect = CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)

        """ : """
              let source = layer.stack.first.flatMap { LinkSource.view(opening: $0.screen, in: presenting.view) }
              popover.sourceView = source ?? presenting.view
              popover.sourceRect = source?.bounds ?? CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)

        """)\
          }
      \(hasZooms ? """
              if let entry = layer.stack.first, layer.presentation == .sheet || layer.presentation == .cover {
                Zoom.prepare(presented, for: entry, canDrag: false)
              }

        """ : "")\
          layers.append(coordinator)
          isMoving = true
          presenting.present(presented, animated: isAnimated) { self.ended() }
          if presented.presentingViewController == nil { dropped() }
        }

        private func dismiss(after count: Int, isAnimated: Bool) {
          let presenting = layers[count - 1].controller
      \(hasDialogs ? """
          // A dialog that was answered is leaving: until then UIKit drops the dismissal of what is below it, too.
          if sequence(first: presenting, next: { $0.presentedViewController }).contains(where: { $0.isBeingDismissed }) {
            return showLater()
          }

      """ : "")\
          layers.removeSubrange(count...)
          guard presenting.presentedViewController != nil else { return show() }
          isMoving = true
          presenting.dismiss(animated: isAnimated) { self.ended() }
        }

        /// A presentation or dismissal has ended: the state may be another one by now.
        private func ended() {
          isMoving = false
          show()
        }

        /// UIKit has dropped a presentation, as it does before the window is on the display: it is asked for again.
        private func dropped() {
          layers.removeLast()
          isMoving = false
          showLater()
        }

        private func showLater() {
          _Concurrency.Task {
            try? await _Concurrency.Task.sleep(nanoseconds: 200_000_000)
            show()
          }
        }

        /// A person has closed a layer. If the state refuses, it is presented again.
        private func closed(_ layer: Layer.ID) {
          if let index = layers.firstIndex(where: { $0.id == layer }) { layers.removeSubrange(index...) }
          isMoving = false
          if router.state.top.id == layer { router.change { $0.platformClose() } }
          show()
        }\(hasDialogs ? Self.chosenDialog : "")
      }
      """)
  }

  mutating func writeLayerCoordinator() {
    let hasBars = !router.bars.isEmpty
    declare(
      """
      /// One layer: a navigation controller, or one for each tab.
      @MainActor fileprivate final class LayerCoordinator<Views: Screens>: NSObject,\(hasBars ? " UITabBarControllerDelegate," : "")
        UIAdaptivePresentationControllerDelegate
      {
        let id: Layer.ID
        let controller: UIViewController
        /// Called with true when a person begins to close the layer, and with false when they cancel.
        var closes: (Bool) -> Void = { _ in }
        /// Called when a person has closed the layer.
        var closed: (Layer.ID) -> Void = { _ in }
        /// Called when a person has changed a stack, or its transition has ended.
        var changed: () -> Void = {}
      \(hasDialogs ? """
          /// Whether it is a dialog of the system.
          let isDialog: Bool
          /// Called when a person has chosen a button of the dialog; with nil for the one that closes it.
          var chosen: (SystemDialog.Choice?) -> Void = { _ in }

        """ : "")  private let router: Router
        private let views: ViewSource<Views>
        private let presentation: Presentation?
      \(hasBars ? "  private let bar: Bar?\n" : "")\
        private let stacks: [StackCoordinator<Views>]
      \(hasBars ? "  private let selection = TabSelection()\n" : "")
        init(_ router: Router, _ views: ViewSource<Views>, _ layer: Layer\(hasBars ? ", isShell: Bool" : "")) {
          id = layer.id
          self.router = router
          self.views = views
          presentation = layer.presentation
      \(hasBars ? "    bar = layer.bar\n" : "")\
          \(hasDialogs ? "isDialog = SystemDialog.shows(layer)\n    stacks = isDialog ? [] : " : "stacks = ")layer.stacks.map { _ in StackCoordinator(router, views) }
      """)
    if hasDialogs { lines(dialogInitializer) }
    lines(
      hasBars
        ? """
            let controllers: [UIViewController] = stacks.map(\\.controller)
            if let bar = layer.bar, isShell {
              controller = UIHostingController(
                rootView: TabShell(
                  router: router, selection: selection, views: views.screens, bar: bar, controllers: controllers))
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
            finish()
          }
        """
        : """
            controller = stacks[0].controller
            super.init()
            finish()
          }
        """)
    lines(
      """

        private func finish() {
          for (index, stack) in stacks.enumerated() {
            stack.wentBack = { [weak self] in self?.wentBack(to: $0, in: index) }
            stack.ended = { [weak self] in self?.changed() }
          }
          switch presentation {
          case nil: return
          case .sheet: controller.modalPresentationStyle = .automatic
          case .dialog: controller.modalPresentationStyle = .formSheet
          case .cover: controller.modalPresentationStyle = .fullScreen
          case .popover: controller.modalPresentationStyle = .popover
          }
          controller.presentationController?.delegate = self
        }

        /// A person went back in a stack to its first screens.
        private func wentBack(to count: Int, in index: Int) {
          guard id == router.state.top.id, index == router.state.top.selected else { return }
          router.change { state in
            while state.top.stack.count > count, state.canGoBack { state.platformBack() }
          }
        }

        func show(_ layer: Layer, canClose: Bool, isAnimated: Bool) {
          for (index, stack) in stacks.enumerated() {
            stack.show(layer.stacks[index], isAnimated: isAnimated && index == layer.selected)
          }
          controller.isModalInPresentation = !canClose
      \(hasBars ? """
          selection.index = layer.selected
          if let tabs = controller as? UITabBarController { tabs.selectedIndex = layer.selected }

      """ : "")  }
      """)
    if hasBars { writeTabDelegate() }
    lines(
      """

        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
          closes(true)
          controller.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] context in
            guard let self, context.isCancelled else { return }
            closes(false)
            changed()
          }
        }

        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { closed(id) }\(hasDialogs ? dialogActions : "")
      }
      """)
  }

  /// Writes the delegate of tab bars, in which the state selects the tab, since a guard may refuse it.
  private mutating func writeTabDelegate() {
    lines(
      """

        /// Updates the looks of the items.
        func refreshTabs() {
          for (tab, stack) in zip(bar?.tabs ?? [], stacks) {
            let (title, icon) = (views.screens.title(of: tab), views.screens.icon(of: tab))
            let item = UITabBarItem(title: title, image: icon, selectedImage: nil)
            item.badgeValue = views.screens.badgeText(of: tab)
            stack.controller.tabBarItem = item
          }
          selection.objectWillChange.send()
        }

        /// The state selects the tab: a guard may refuse it.
        func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
          guard let bar, let index = stacks.firstIndex(where: { $0.controller === controller }) else { return true }
          if id == router.state.top.id { router.change { $0.select(bar.tabs[index]) } }
          return false
        }
      """)
  }

  mutating func writeStackCoordinator() {
    if !router.bars.isEmpty {
      declare(
        """
        /// The selected tab of a bar of SwiftUI.
        @MainActor fileprivate final class TabSelection: Combine.ObservableObject {
          @Combine.Published var index = 0
        }
        """)
    }
    declare(
      """
      /// One stack of screens in a navigation controller.
      @MainActor fileprivate final class StackCoordinator<Views: Screens>: NSObject, UINavigationControllerDelegate {
        let controller = UINavigationController()
        /// Called with the number of screens when a person went back.
        var wentBack: (Int) -> Void = { _ in }
        /// Called when a transition has ended.
        var ended: () -> Void = {}
        private let router: Router
        private let views: ViewSource<Views>
        private var shown: [(entry: Entry, controller: UIViewController)] = []
        private var isMoving = false

        init(_ router: Router, _ views: ViewSource<Views>) {
          self.router = router
          self.views = views
          super.init()
          controller.delegate = self
        }

        /// Shows a stack in the navigation controller, once no transition is in progress, and reuses controllers that stay.
        func show(_ entries: [Entry], isAnimated: Bool) {
          if isMoving { return }
          let known = shown
          if known.map(\\.entry.id) == entries.map(\\.id), known.count == controller.viewControllers.count { return }
          if let transition = controller.transitionCoordinator { return wait(for: transition) }
          shown = entries.map { entry in known.first { $0.entry.id == entry.id } ?? (entry, makeController(entry)) }
          let controllers = shown.map(\\.controller)
          controller.setViewControllers(controllers, animated: isAnimated && !known.isEmpty)
          allowSwipe()
        }

        private func makeController(_ entry: Entry) -> UIViewController {
          let made = ScreenController.make(entry, router, views)
          made.navigationItem.hidesBackButton = !entry.screen.isBackAutomatic\(hasZooms
              ? "\n    Zoom.prepare(made, for: entry, canDrag: entry.screen.isBackAutomatic)" : "")
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
      """)
  }
}
