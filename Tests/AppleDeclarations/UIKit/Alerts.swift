// swift-format-ignore-file
// Alerts and action sheets. Declarations follow Apple's public documentation; bodies are ours.
public import Foundation

@MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public private(set) var title: String?
  public private(set) var style: Style
  let handler: (@MainActor @Sendable (UIAlertAction) -> Void)?
  public init(title: String?, style: Style, handler: (@MainActor @Sendable (UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }
}

@MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  open private(set) var preferredStyle = Style.alert
  open private(set) var actions: [UIAlertAction] = []
  open var message: String?
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init()
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// UIKit ends the program at a second action that cancels.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) { _Clock.faults.append("two actions cancel") }
    actions.append(action)
  }
}

extension UIViewController {
  /// A person taps a button of the dialog that is presented: it leaves, and then does what the button does.
  public func _choose(_ action: UIAlertAction, in alert: UIAlertController) {
    guard presentedViewController === alert, alert.phase == .shown else { return }
    alert.phase = .disappearing
    _Clock.begin("dialog leaves") { [self] in
      remove(alert)
      action.handler?(action)
    }
  }
}
