/// Writes the dialogs of the system: their contents, and the view that presents them.
extension SwiftWriter {
  mutating func writeDialogView() {
    // Confirmation dialogs.
    let hasIOS15 = minimumIOS >= 15
    let title = localizedText("content?.title ?? \"\"")
    let newer = [
      "SwiftUI.Color.clear",
      "  .alert(",
      "    \(title), isPresented: isPresented(asAlert: true), presenting: content",
      "  ) { buttons(of: $0) }",
      "  .confirmationDialog(",
      "    \(title), isPresented: isPresented(asAlert: false),",
      "    titleVisibility: content?.isTitled == true ? .visible : .hidden, presenting: content",
      "  ) { buttons(of: $0) }",
    ]
    let older = [
      "SwiftUI.Color.clear.actionSheet(isPresented: isPresented()) {",
      "  SwiftUI.ActionSheet(",
      "    title: \(title),",
      "    buttons: (content?.choices ?? []).map { button($0) })",
      "}",
    ]
    let body =
      hasIOS15
      ? newer
      : ["if #available(iOS 15, *) {"] + newer.map { "  " + $0 } + ["} else {"] + older.map { "  " + $0 } + ["}"]
    let buttons = [
      "SwiftUI.ForEach(dialog.choices) { choice in",
      "  SwiftUI.Button(role: choice.isCancel ? .cancel : nil) {",
      "    router.choose(choice, in: dialog.layer)",
      "  } label: {",
      "    \(localizedText("choice.label"))",
      "  }",
      "}",
    ]
    declare(
      """
      /// Presents the dialog of the system that is over a layer.
      fileprivate struct DialogView\(generics): SwiftUI.View {
        \(ownerProperty())
        private let layer: Int

        init(_ router: \(owner), _ layer: Int) {
          self.router = router
          self.layer = layer
        }

        /// The content of the dialog, also while it leaves.
        private var content: SystemDialog? { router.dialog(over: layer) ?? router.leavingDialog }

        private func isPresented(asAlert isAlert: Bool? = nil) -> SwiftUI.Binding<Bool> {
          let (router, layer) = (router, layer)
          return SwiftUI.Binding { @MainActor in
            guard let dialog = router.dialog(over: layer) else { return false }
            return isAlert == nil || dialog.isAlert == isAlert
          } set: { @MainActor isPresented in
            guard !isPresented, let dialog = router.dialog(over: layer) else { return }
            if isAlert == nil || dialog.isAlert == isAlert { router.close(dialog.layer) }
          }
        }

        \(hasIOS15 ? "" : "@SwiftUI.ViewBuilder ")var body: some SwiftUI.View {
          \(observing)\(body.joined(separator: "\n    "))
        }

        @SwiftUI.ViewBuilder private func buttons(of dialog: SystemDialog) -> some SwiftUI.View {
          \((hasIOS15 ? buttons : ["if #available(iOS 15, *) {"] + buttons.map { "  " + $0 } + ["}"]).joined(separator: "\n    "))
        }
      """)
    if !hasIOS15 {
      lines(
        """

          private func button(_ choice: SystemDialog.Choice) -> SwiftUI.ActionSheet.Button {
            let dialog = content?.layer
            let choose: () -> Void = { if let dialog { router.choose(choice, in: dialog) } }
            let label = \(localizedText("choice.label"))
            return choice.isCancel ? .cancel(label, action: choose) : .default(label, action: choose)
          }
        """)
    }
    out.line("}")
  }

  /// Writes `SystemDialog`, the description of a dialog.
  mutating func writeDialogs() {
    let router = router
    let names = router.dialogs.map { "." + SwiftName.quoted(router.member($0.screen)) }
    describe(
      "A dialog of the system: a screen that is only presented as one, with a button for each link that it offers.")
    block("@MainActor fileprivate struct SystemDialog") { writer in
      writer.lines(
        """
        /// A button with its action.
        nonisolated struct Choice: Identifiable, Sendable {
          let id: LinkName
          let label: String
          let isCancel: Bool
          let follow: Action

          /// - Parameter follow: Nil for a link that is not offered just now.
          init?(_ id: LinkName, _ label: String, isCancel: Bool = false, _ follow: Action?) {
            guard let follow else { return nil }
            (self.id, self.label, self.isCancel, self.follow) = (id, label, isCancel, follow)
          }
        }

        let layer: Layer.ID
        let title: String
        let isTitled: Bool
        /// Whether it is an alert, and not a confirmation dialog.
        let isAlert: Bool
        let choices: [Choice]

        /// Whether a layer is shown as a dialog of the system.
        nonisolated static func shows(_ layer: Layer) -> Bool {
          guard layer.presentation == .dialog, layer.stack.count == 1 else { return false }
          switch layer.stack[0].screen {
          case \(names.joined(separator: ", ")): return true
          default: return false
          }
        }

        /// The layers that can be on the display at once: a dialog makes room for what is over it.
        nonisolated static func shownLayers(of state: State) -> [Layer] {
          state.layers.enumerated().filter { $0 == state.layers.count - 1 || !shows($1) }.map(\\.element)
        }

        init?(_ layer: Layer, _ state: State, _ change: @escaping Change) {
          guard Self.shows(layer) else { return nil }
          self.layer = layer.id
          switch layer.stack[0].screen {
        """)
      for dialog in router.dialogs { writer.writeCase(of: dialog) }
      writer.lines(
        """
          default: return nil
          }
        }
        """)
    }
  }

  /// Writes the description of one dialog.
  private mutating func writeCase(of dialog: SystemDialog) {
    var core = SwiftCore(router, access: .internal)
    core.findMembers(of: dialog.screen)
    let members = core.members.reduce(into: [:]) { result, member in
      if let link = member.link { result[link] = member.name }
    }
    let choices = dialog.choices.map { choice in
      let cancel = choice.isCancel ? ", isCancel: true" : ""
      let (link, label) = (SwiftName.quoted(router.function(choice.link)), SwiftText.literal(choice.label))
      return "\n      Choice(.\(link), \(label)\(cancel), links.\(members[choice.link] ?? "")),"
    }
    lines(
      """
        case .\(router.quoted(dialog.screen)):
          let links = \(router.type(dialog.screen))Links(state, change)
          (title, isTitled, isAlert) = (\(SwiftText.literal(dialog.title)), \(dialog.isTitled), \(dialog.isAlert))
          choices = [\(choices.joined())
          ].compactMap { $0 }
      """)
  }
}
