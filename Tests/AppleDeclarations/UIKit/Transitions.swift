// swift-format-ignore-file
// How view controllers come, from iOS 18 on. Declarations follow Apple's public documentation; bodies are ours: a
// transition knows where it begins.
public import Foundation

extension UIViewController {
  @available(_PackageDescription 18)
  @MainActor open class Transition: NSObject {
    var source: (ZoomSourceViewProviderContext) -> UIView? = { _ in nil }
    public override required init() { super.init() }

    public class func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Self {
      let transition = self.init()
      transition.source = sourceViewProvider
      return transition
    }

    @MainActor open class ZoomOptions: NSObject {
      public override init() { super.init() }
      public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

      @MainActor open class InteractionContext: NSObject { open var willBegin: Bool { true } }
    }

    @MainActor open class ZoomSourceViewProviderContext: NSObject {
      public let sourceViewController: UIViewController, zoomedViewController: UIViewController
      init(_ source: UIViewController, _ zoomed: UIViewController) {
        (sourceViewController, zoomedViewController) = (source, zoomed)
      }
    }
  }

  @available(_PackageDescription 18)
  public var preferredTransition: Transition? {
    get { _transition as? Transition }
    set { _transition = newValue }
  }

  /// The mark of the control that it grows out of when it is shown over another view controller.
  public func _zoomSource(from source: UIViewController) -> String? {
    (_transition as? Transition)?.source(.init(source, self))?.restorationIdentifier
  }
}
