// swift-format-ignore-file
// View controllers and what is presented. Declarations follow Apple's public documentation; bodies are ours.
public import Foundation

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2
}

@MainActor open class UIViewController: UIResponder {
  open var view: UIView! = UIView()
  open var title: String?
  open var isModalInPresentation = false
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  public let navigationItem = UINavigationItem()
  public private(set) var presentedViewController: UIViewController?
  public private(set) lazy var presentationController: UIPresentationController? = UIPresentationController()
  public private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    modalPresentationStyle == .popover ? UIPopoverPresentationController() : nil
  private var hasLoaded = false
  var _transition: AnyObject?

  public override init() { super.init() }
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open func viewDidLoad() {}
  open func loadViewIfNeeded() { _load() }

  /// As the platform does before the view is first seen.
  public func _load() {
    if hasLoaded { return }
    hasLoaded = true
    viewDidLoad()
  }

  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  enum Phase { case shown, appearing, disappearing }
  var phase = Phase.shown
  public private(set) weak var presentingViewController: UIViewController?
  open var isBeingPresented: Bool { phase == .appearing }
  open var isBeingDismissed: Bool { phase == .disappearing }
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { _coordinator }
  var _coordinator: _TransitionCoordinator?

  /// UIKit drops a presentation, and never calls the completion, while another one is there or a transition is under way.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    guard presentedViewController == nil, phase == .shown, viewControllerToPresent.presentingViewController == nil else {
      _Clock.dropped.append("present")
      return
    }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    viewControllerToPresent.phase = .appearing
    let coordinator = _TransitionCoordinator()
    viewControllerToPresent._coordinator = coordinator
    _Clock.begin("present") {
      viewControllerToPresent.phase = .shown
      viewControllerToPresent._coordinator = nil
      coordinator.finish()
      completion?()
    }
  }

  /// UIKit drops a dismissal while what is to be dismissed comes or leaves.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController, presented._isStill else {
      _Clock.dropped.append("dismiss")
      return
    }
    presented.phase = .disappearing
    let coordinator = _TransitionCoordinator()
    presented._coordinator = coordinator
    _Clock.begin("dismiss") { [self] in
      presented._coordinator = nil
      remove(presented)
      coordinator.finish()
      completion?()
    }
  }

  func remove(_ presented: UIViewController) {
    if let next = presented.presentedViewController { presented.remove(next) }
    presentedViewController = nil
    presented.presentingViewController = nil
    presented.phase = .shown
  }

  /// Whether nothing of it and of what is presented over it is under way.
  public var _isStill: Bool { phase == .shown && presentedViewController?._isStill != false }

  /// A person drags the sheet over this view controller down; nothing happens where that is not allowed.
  public func _dismissInteractively() {
    guard let presented = presentedViewController, !presented.isModalInPresentation, presented.phase == .shown,
      presented.modalPresentationStyle != .fullScreen, presented.presentedViewController == nil
    else { return }
    presented.phase = .disappearing
    let controller = presented.presentationController
    let coordinator = _TransitionCoordinator()
    presented._coordinator = coordinator
    if let controller { controller.delegate?.presentationControllerWillDismiss(controller) }
    _Clock.begin("person dismisses") { [self] in
      presented._coordinator = nil
      remove(presented)
      coordinator.finish()
      if let controller { controller.delegate?.presentationControllerDidDismiss(controller) }
    }
  }
}

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isCancelled: Bool { get }
}
@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}
@MainActor final class _TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  var isCancelled = false
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    return true
  }
  func finish() { for completion in completions { completion(self) } }
}

@MainActor open class UIPresentationController {
  init() {}
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}

@MainActor open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.zero
}

@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}
extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

// MARK: Containers

@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}
extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

@MainActor open class UINavigationController: UIViewController {
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var viewControllers: [UIViewController] = []
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  @available(_PackageDescription 26)
  public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { _contentPop }
  let _contentPop = UIGestureRecognizer()
  open var topViewController: UIViewController? { viewControllers.last }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(rootViewController: UIViewController) {
    super.init()
    viewControllers = [rootViewController]
  }

  /// A transition that begins while another one is under way is not drawn, and nobody learns of its end.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let isOther = viewControllers.last !== self.viewControllers.last
    self.viewControllers = viewControllers
    guard animated, isOther, !viewControllers.isEmpty else { return }
    if _coordinator != nil { _Clock.faults.append("a stack changes while it moves") }
    move()
  }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(viewControllers + [viewController], animated: animated)
  }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1, let last = viewControllers.last else { return nil }
    setViewControllers(viewControllers.dropLast(), animated: animated)
    return last
  }
  private func move() {
    guard let top = viewControllers.last else { return }
    let coordinator = _TransitionCoordinator()
    _coordinator = coordinator
    delegate?.navigationController(self, willShow: top, animated: true)
    _Clock.begin("push or pop") { [self] in
      _coordinator = nil
      coordinator.finish()
      delegate?.navigationController(self, didShow: top, animated: true)
    }
  }

  /// A person swipes back, which UIKit does not allow while the stack moves.
  public func _swipeBack() { if _offersBack || _contentPop.isEnabled { _ = popViewController(animated: true) } }
  /// Whether a person can swipe back over the content, as iOS 26 has it.
  public var _offersSwipe: Bool { viewControllers.count > 1 && _coordinator == nil && _contentPop.isEnabled }

  /// Whether a person is offered Back.
  public var _offersBack: Bool {
    viewControllers.count > 1 && _coordinator == nil && topViewController?.navigationItem.hidesBackButton == false
      && interactivePopGestureRecognizer?.isEnabled == true
  }
}

@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}
extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

@MainActor open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  open var viewControllers: [UIViewController]? = []
  open var selectedIndex = 0
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { selectedIndex < $0.count ? $0[selectedIndex] : nil } }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
  }

  /// A person taps an item.
  public func _tap(_ index: Int) {
    guard let tapped = viewControllers?[index] else { return }
    guard delegate?.tabBarController(self, shouldSelect: tapped) ?? true else { return }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: tapped)
  }
}
