// Stands for the view controllers of apps that have screens of UIKit.
import Foundation
import UIKit

/// A screen with a text and buttons.
final class ButtonsController: UIViewController {
  private let text: String
  private let buttons: [(title: String, action: @MainActor () -> Void)]

  init(_ text: String = "", _ buttons: [(title: String, action: @MainActor () -> Void)]) {
    self.text = text
    self.buttons = buttons
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = text
    let rows = buttons.map { title, action in
      UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    }
    let list = UIStackView(arrangedSubviews: (text.isEmpty ? [] : [label]) + rows)
    list.axis = .vertical
    list.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(list)
    NSLayoutConstraint.activate([
      list.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      list.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
