/// The views of layers and tab bars, which need only the API of the oldest iOS: sheets over sheets, covers, popovers
/// and a stack in every tab. A target system adds its own `StackView`.
extension SwiftWriter {
  /// Whether sheets can disable interactive dismissal and tabs have badges.
  private var hasIOS15: Bool { minimumIOS >= 15 }

  /// Writes `LayerView`, where something is presented `Bindings` and `Probe`, and where there are tab bars, `TabsView`.
  mutating func writeLayerViews() {
    if presents { writeBindings() }
    writeLayerView()
    if presents { writeProbe() }
    if hasDialogs {
      writeDialogs()
      writeDialogView()
    }
    if !router.bars.isEmpty { writeTabsView() }
  }

  private mutating func writeBindings() {
    declare(
      """
      /// The bindings of the views of a layer.
      @MainActor fileprivate struct Bindings\(generics) {
        let router: \(owner)
        /// The identity of the layer.
        let layer: Int

        /// The layer over this one, if it has that presentation.
        func presented(_ presentations: Presentation...) -> SwiftUI.Binding<Layer?> {
          SwiftUI.Binding { @MainActor in
            guard let next = router.layer(over: layer), let presentation = next.presentation,
              presentations.contains(presentation)\(hasDialogs ? ", !SystemDialog.shows(next)" : "")
            else { return nil }
            return next
          } set: { @MainActor item in
            if item == nil, let next = router.layer(over: layer) { router.close(next.id) }
          }
        }\(router.popovers.isEmpty ? "" : "\n\n" + Self.popoverAnchor)
      }
      """)
  }

  private mutating func writeLayerView() {
    let type = style.ownsViews ? "Bindings<Views>" : "Bindings"
    let bindings =
      style.isErased || !presents
      ? "" : "\n  private var bindings: \(type) { Bindings(router: router, layer: presented.id) }"
    declare(
      """
      /// One layer\(presents ? ", and the one that is presented over it. A layer that leaves is seen as it was" : "").
      fileprivate struct LayerView<Views: Screens>: SwiftUI.View {
        \(ownerProperty(""))
        let views: ViewSource<Views>
        let presented: Layer

        private var layer: Layer { router.layer(presented.id) ?? presented }\(bindings)

      """)
    if presents {
      let presenting =
        style.isErased
        ? ".sheet(router, over: presented.id)"
        : presentingModifiers("LayerView(router: router, views: views, presented: $0)")
      lines(
        """
          var body: some SwiftUI.View {
            \(observing)content
              .background(Probe(router: router, layer: presented.id))
              .\(hasIOS15 ? "interactiveDismissDisabled(" : "closing(isDisabled: ")!router.canClose(presented.id))
              \(presenting)
          }

        """)
    }
    indented { $0.writeLayerContent() }
    out.line("}")
  }

  private mutating func writeLayerContent() {
    let (stack, transition) = (style.stack("0"), style.transition)
    let end = ".id(layer.id)" + (transition.map { "\n    .transition(\($0))" } ?? "")
    let choice =
      router.bars.isEmpty
      ? "\(stack)\n  \(end)"
      : """
      if let bar = layer.bar {
        TabsView(router: router, views: views, layer: layer, bar: bar)
          \(end)
      } else {
        \(stack)
          \(end)
      }
      """
    block("@SwiftUI.ViewBuilder \(presents ? "private var content" : "var body"): some SwiftUI.View") { writer in
      if transition == nil { writer.lines(choice) } else { writer.block("SwiftUI.ZStack") { $0.lines(choice) } }
    }
  }

  /// Writes the view that reports the end of a presentation and of a dismissal.
  private mutating func writeProbe() {
    declare(
      """
      /// Reports when its layer has appeared on the display or left it.
      fileprivate struct Probe\(generics): UIViewControllerRepresentable {
        let router: \(owner)
        let layer: Int

        func makeUIViewController(context: Self.Context) -> Controller { Controller() }

        func updateUIViewController(_ controller: Controller, context: Self.Context) {
          \(hasSources ? "router.layerViews[layer] = { [weak controller] in controller?.view }\n    " : "")controller.appeared = { router.appeared(layer) }
          controller.disappeared = { router.disappeared(layer) }
        }

        final class Controller: UIViewController {
          var appeared: () -> Void = {}
          var disappeared: () -> Void = {}

          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            appeared()
          }

          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            disappeared()
          }
        }
      }
      """)
  }

  /// Returns the modifiers that present the layer over a layer, indented as in the body of a view.
  func presentingModifiers(_ view: String) -> String {
    let zoom = hasZooms ? "\n    .modifier(Zoom(router, $0.stack.first, from: presented.id))" : ""
    func modifier(_ head: String, _ zoom: String) -> String { "\(head)) {\n  \(view)\(zoom)\n}" }
    let end = "onDismiss: { router.dismissed() }"
    let sheet = modifier("sheet(item: bindings.presented(.sheet, .dialog), \(end)", zoom)
    let cover = modifier("fullScreenCover(item: bindings.presented(.cover), \(end)", zoom)
    let apart = [
      "// Each has a view of its own: before iOS 14.5 the last one of a view hides the others.",
      ".background(SwiftUI.Color.clear.\(sheet))", ".background(SwiftUI.Color.clear.\(cover))",
    ]
    let anchor = router.popovers.isEmpty ? "" : ", attachmentAnchor: bindings.anchor"
    let popover = modifier(".popover(item: bindings.presented(.popover)\(anchor)", "")
    let dialog = hasDialogs ? [".background(DialogView(router, bindings.layer))"] : []
    return ((hasIOS15 ? [".\(sheet)", ".\(cover)"] : apart) + [popover] + dialog)
      .joined(separator: "\n").replacing("\n", with: "\n      ")
  }

  private mutating func writeTabsView() {
    let stack = style.stack("bar.tabs.firstIndex(of: tab) ?? 0")
    let label = "views.screens.label(of: tab)"
    let item =
      minimumIOS >= 18
      ? ["SwiftUI.Tab(value: tab) {", "  \(stack)", "} label: {", "  \(label)", "}"]
      : [stack, "  .tabItem { \(label) }", "  .tag(tab)"]
    let badge = (hasIOS15 ? ".badge" : ".number") + "(tab.hasBadge ? views.screens.badge(of: tab) : 0)"
    let lines = item + (hasBadges ? [(minimumIOS >= 18 ? "" : "  ") + badge] : [])
    declare(
      """
      /// A tab bar, each tab with a stack of its own.
      fileprivate struct TabsView<Views: Screens>: SwiftUI.View {
        \(ownerProperty(""))
        let views: ViewSource<Views>
        let layer: Layer
        let bar: Bar

        private var selection: SwiftUI.Binding<Tab> {
          let (router, layer, selected) = (router, layer, layer.tab ?? bar.tabs[0])
          return SwiftUI.Binding { @MainActor in selected } set: { @MainActor tab in router.select(tab, in: layer.id) }
        }

        var body: some SwiftUI.View {
          \(observing)SwiftUI.TabView(selection: selection) {
            SwiftUI.ForEach(bar.tabs, id: \\.self) { tab in
              \(lines.joined(separator: "\n        "))
            }
          }
        }
      }
      """)
  }

  /// Writes improvements for newer systems than the oldest, outside the namespace.
  mutating func writeNewerSystems() {
    let (presents, hasBadges) = (presents, hasBadges)
    guard !hasIOS15, presents || hasBadges else { return }
    section("extension SwiftUI.View") { writer in
      if presents {
        writer.lines(
          """
          /// Prevents the user from closing a sheet or popover, from iOS 15 on.
          @SwiftUI.ViewBuilder fileprivate func closing(isDisabled: Bool) -> some SwiftUI.View {
            if #available(iOS 15, *) { interactiveDismissDisabled(isDisabled) } else { self }
          }
          """)
      }
      guard hasBadges else { return }
      if presents { writer.out.blank() }
      writer.lines(
        """
        /// The number on a tab, from iOS 15 on.
        @SwiftUI.ViewBuilder fileprivate func number(_ count: Int) -> some SwiftUI.View {
          if #available(iOS 15, *) { badge(count) } else { self }
        }
        """)
    }
  }
}
