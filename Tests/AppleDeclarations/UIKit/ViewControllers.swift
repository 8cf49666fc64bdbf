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

  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = viewControllerToPresent
    completion?()
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = nil
    completion?()
  }

  /// A person drags the sheet over this view controller down; nothing happens where that is not allowed.
  public func _dismissInteractively() {
    guard let presented = presentedViewController, !presented.isModalInPresentation,
      presented.modalPresentationStyle != .fullScreen
    else { return }
    presentedViewController = nil
    if let controller = presented.presentationController {
      controller.delegate?.presentationControllerDidDismiss(controller)
    }
  }
}

@MainActor open class UIPresentationController {
  init() {}
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}

@MainActor open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
}

@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}
extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

// MARK: Containers

@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}
extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

@MainActor open class UINavigationController: UIViewController {
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var viewControllers: [UIViewController] = []
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  open var topViewController: UIViewController? { viewControllers.last }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(rootViewController: UIViewController) {
    super.init()
    viewControllers = [rootViewController]
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
    if let top = viewControllers.last { delegate?.navigationController(self, didShow: top, animated: animated) }
  }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(viewControllers + [viewController], animated: animated)
  }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1, let last = viewControllers.last else { return nil }
    setViewControllers(viewControllers.dropLast(), animated: animated)
    return last
  }

  /// Whether a person is offered Back.
  public var _offersBack: Bool {
    viewControllers.count > 1 && topViewController?.navigationItem.hidesBackButton == false
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
