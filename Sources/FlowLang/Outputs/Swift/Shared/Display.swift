/// Code that shows the layers of the state one presentation at a time: the platform drops a presentation or a dismissal
/// that is requested during another one.
extension SwiftWriter {
  /// The properties of the object that owns the state.
  var displayProperties: String {
    if !presents {
      return """
        /// The layer on the display: that of the state.
        \(published)fileprivate private(set) var shown: [Layer]
        /// Counts what the platform did by itself, so that the state is shown again, also when that refused.
        \(published)fileprivate private(set) var repetitions = 0
        """
    }
    return """
      /// The layers on the display: those of the state, once each presentation and dismissal has ended.
      \(published)fileprivate private(set) var shown: [Layer]
      /// The number of changes by the platform. Views that read it show the state again, also after a refused change.
      \(published)fileprivate private(set) var repetitions = 0
      /// The layers that leave the display, as they were.
      \(ignored)private var leaving: [Layer] = []
      /// The layer that is coming or leaving.
      \(ignored)private var moving: Layer.ID?
      \(ignored)private var overdue: _Concurrency.Task<Void, Never>?
      \(ignored)private var isOnDisplay = false
      """
        + (hasDialogs
          ? """

          /// The dialog that a person has answered, and the one that they have closed without an answer.
          \(ignored)private var answered: Layer.ID?
          \(ignored)private var closing: Layer.ID?
          """ : "")
        + (hasSources
          ? """

          /// The views that the layers on the display fill, in which controls are looked for.
          \(ignored)fileprivate var layerViews: [Layer.ID: () -> UIView?] = [:]
          """ : "")
  }

  /// Returns the members of the object that owns the state.
  ///
  /// - Parameter assign: The statements that assign the layers that are shown.
  func displayMembers(_ assign: String) -> String {
    let assign = assign.replacing("\n", with: "\n  ")
    var parts = [presents ? presentingMembers(assign) : Self.plainMembers(assign)]
    if presents, hasDialogs { parts.append(Self.dialogs) }
    // Where views have stacks that bind to the layers that are shown.
    if !style.drawsBack { parts.append(Self.back) }
    if !router.bars.isEmpty { parts.append(Self.select) }
    return parts.joined(separator: "\n\n")
  }

  private func presentingMembers(_ assign: String) -> String {
    let layers = hasDialogs ? "layers" : "state.layers"
    let isSame = hasDialogs ? "$0.id == $1.id && SystemDialog.shows($0) == SystemDialog.shows($1)" : "$0.id == $1.id"
    return """
      // MARK: The display

      /// Brings the display closer to the state: what stays changes at once, then one layer leaves or comes.
      private func display() {
        var next = shown\(hasDialogs ? "\n  let layers = SystemDialog.shownLayers(of: state)" : "")
        let common = zip(next, \(layers)).prefix { \(isSame) }.count
        next.replaceSubrange(..<common, with: \(layers)[..<common])
        if moving == nil {
          if common < next.count, next.count > 1 {
            leaving = [next.removeLast()]
            wait(for: leaving[0])
          } else {
            if common == 0 { next = [\(layers)[0]] }
            if isOnDisplay, next.count < \(layers).count {
              next.append(\(layers)[next.count])
              wait(for: next[next.count - 1])
            }
          }
        }
        \(assign)\(isObservable ? "\n  repetitions += 1" : "")
      }

      /// Waits for the end of a presentation or dismissal. One that the platform has dropped is asked for again.
      private func wait(for layer: Layer) {
        moving = layer.id
        overdue?.cancel()\(hasDialogs ? Self.waitForDialog : "")
        overdue = _Concurrency.Task { [weak self] in
          try? await _Concurrency.Task.sleep(nanoseconds: 3_000_000_000)
          guard !_Concurrency.Task.isCancelled else { return }
          self?.shown.removeAll { $0.id == layer.id }
          try? await _Concurrency.Task.sleep(nanoseconds: 100_000_000)
          if !_Concurrency.Task.isCancelled { self?.finish() }
        }
      }

      private func finish() {
        overdue?.cancel()
        moving = nil
        leaving = []\(hasSources ? "\n  layerViews = layerViews.filter { layer($0.key) != nil }" : "")\(hasDialogs ? Self.closeDialog : "")
        display()
      }

      /// The root is on the display, and can present.
      fileprivate func start() {
        if isOnDisplay { return }
        isOnDisplay = true
        if shown.count < state.layers.count { display() }
      }

      /// A layer has come.
      fileprivate func appeared(_ layer: Layer.ID) {
        if moving == layer, shown.contains(where: { $0.id == layer }) { finish() }
      }

      /// A layer has left.
      fileprivate func disappeared(_ layer: Layer.ID) {
        if moving == layer, !shown.contains(where: { $0.id == layer }) { finish() }
      }

      /// The layer that leaves has left.
      fileprivate func dismissed() {
        if let moving { disappeared(moving) }
      }

      /// Returns a layer, or its last content if it is leaving.
      fileprivate func layer(_ id: Layer.ID) -> Layer? {
        shown.first { $0.id == id } ?? leaving.first { $0.id == id }
      }

      /// The layer that is presented over another one.
      fileprivate func layer(over id: Layer.ID) -> Layer? {
        guard let index = shown.firstIndex(where: { $0.id == id }), index + 1 < shown.count else { return nil }
        return shown[index + 1]
      }

      /// Whether a person may close a layer.
      fileprivate func canClose(_ layer: Layer.ID) -> Bool { layer == state.top.id && state.canClose }

      /// A person closes a layer. If the state refuses, it is presented again once it has left.
      fileprivate func close(_ layer: Layer.ID) {
        guard let index = shown.firstIndex(where: { $0.id == layer }), index > 0 else { return }
        let closed = shown[index]
        leaving += shown[index...]
        shown.removeSubrange(index...)
        wait(for: closed)\(hasDialogs ? Self.closedDialog : "")
        if layer == state.top.id { change { $0.platformClose() } }
      }
      """
  }

  private static func plainMembers(_ assign: String) -> String {
    """
    // MARK: The display

    private func display() {
      let next = [state.layers[0]]
      \(assign)
    }

    fileprivate func layer(_ id: Layer.ID) -> Layer? { shown.first { $0.id == id } }
    """
  }

  private static let waitForDialog = """

      if SystemDialog.shows(layer) {
        // The system does not report when it has come or left.
        overdue = _Concurrency.Task { [weak self] in
          try? await _Concurrency.Task.sleep(nanoseconds: 500_000_000)
          if !_Concurrency.Task.isCancelled { self?.finish() }
        }
        return
      }
    """

  private static let closeDialog = """

      let closed = closing
      (closing, answered) = (nil, nil)
      if let closed, closed == state.top.id { change { $0.platformClose() } }
    """

  /// SwiftUI may close a dialog before it runs the action of its button.
  private static let closedDialog = """

      if SystemDialog.shows(closed) {
        if answered != layer { closing = layer }
        return
      }
    """

  private static let dialogs = """
    /// The dialog of the system over a layer.
    fileprivate func dialog(over id: Layer.ID) -> SystemDialog? { layer(over: id).flatMap { dialog($0) } }

    /// The dialog that is leaving.
    fileprivate var leavingDialog: SystemDialog? { leaving.first.flatMap { dialog($0) } }

    private func dialog(_ layer: Layer) -> SystemDialog? {
      SystemDialog(layer, state, changes(of: layer.stack[0].id))
    }

    /// A person chooses a button of a dialog. If the dialog is to stay, it is presented again once it has left.
    fileprivate func choose(_ choice: SystemDialog.Choice, in dialog: Layer.ID) {
      if dialog != state.top.id { return }
      (answered, closing) = (dialog, nil)
      onChoice(choice.id)
      choice.follow()
    }
    """

  private static let back = """
    /// A person went back to the first screens of a stack. If the state refuses, all are shown again.
    fileprivate func goBack(to count: Int, in layer: Layer.ID, _ index: Int) {
      if layer == state.top.id, index == state.top.selected {
        change { state in
          while state.top.stack.count > count, state.canGoBack { state.platformBack() }
        }
      }
      if let shown = self.layer(layer), shown.stacks[index].count > count { repetitions += 1 }
    }
    """

  private static let select = """
    /// A person taps a tab. If the state refuses, the one that is selected is shown again.
    fileprivate func select(_ tab: Tab, in layer: Layer.ID) {
      if layer == state.top.id { change { $0.select(tab) } }
      repetitions += 1
    }
    """
}
