/// Writes the code of coordinators for dialogs of the system.
extension SwiftWriter {
  /// A member of the coordinator of the app.
  static let chosenDialog = """


      /// A person has chosen a button of a dialog, nil for the one that closes it. UIKit has dismissed it by then.
      private func chosen(_ choice: SystemDialog.Choice?, in layer: Layer) {
        guard let index = layers.firstIndex(where: { $0.id == layer.id && $0.isDialog }) else { return }
        guard let choice else { return closed(layer.id) }
        layers.removeSubrange(index...)
        isMoving = false
        if router.state.top.id == layer.id {
          router.onChoice(choice.id)
          choice.follow()
        }
        show()
      }
    """

  /// The beginning of the initializer of a layer's coordinator, for a layer that is a dialog.
  var dialogInitializer: String {
    """
        if isDialog, let dialog = SystemDialog(layer, router.state, router.changes(of: layer.stack[0].id)) {
          let canCancel = router.state.canClose && !dialog.isAlert && !dialog.choices.contains(where: \\.isCancel)
          let isSheet = canCancel || !dialog.isAlert && dialog.choices.contains(where: \\.isCancel)
          let title = \(localizedString("dialog.title"))
          let alert = UIAlertController(title: title, message: nil, preferredStyle: isSheet ? .actionSheet : .alert)
          controller = alert
          super.init()
          addActions(of: dialog, canCancel: canCancel, to: alert)
          return
        }
    """
  }

  /// A member of the coordinator of a layer.
  var dialogActions: String {
    """


      private func addActions(of dialog: SystemDialog, canCancel: Bool, to alert: UIAlertController) {
        for choice in dialog.choices {
          let title = \(localizedString("choice.label"))
          let style = choice.isCancel ? UIAlertAction.Style.cancel : .default
          alert.addAction(UIAlertAction(title: title, style: style) { [weak self] _ in self?.chosen(choice) })
        }
        guard canCancel else { return }
        let title = \(localizedString("\"Cancel\""))
        alert.addAction(UIAlertAction(title: title, style: .cancel) { [weak self] _ in self?.chosen(nil) })
      }
    """
  }
}
