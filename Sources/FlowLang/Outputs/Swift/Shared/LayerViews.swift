/// The views of layers and tab bars, which need only the API of the oldest iOS: sheets over sheets, covers, popovers
/// and a stack in every tab. A target system adds its own `StackView`.
struct LayerViews {
  /// The type of the object that owns the state.
  let owner: String
  /// The generic parameters that the type needs.
  var generics = ""
  /// Whether that object is observed with Observation.
  var isObservable = false
  /// The minimum version of iOS.
  var minimumIOS = 14
  /// Whether anything is presented over a layer.
  var presents = true
  /// Whether the router's `.sheet(router, over:)` presents the layers.
  var isErased = false
  /// The transition between kinds of layers, where the system leaves it to the router.
  var transition: String?
  /// Returns the view of a stack of `layer`, at the index that an expression gives.
  let stack: @Sendable (_ place: String) -> String

  private var property: String { StateOwner.property(owner, isObservable: isObservable, isGiven: true) }
  /// Whether sheets can disable interactive dismissal and tabs have badges.
  private var hasIOS15: Bool { minimumIOS >= 15 }

  /// Writes `LayerView`, where something is presented `Bindings` and `Probe`, and where there are tab bars, `TabsView`.
  func write(to writer: inout some SwiftWriting) {
    if presents { writeBindings(to: &writer) }
    writeLayerView(to: &writer)
    if presents { writeProbe(to: &writer) }
    if !writer.router.dialogs.isEmpty {
      DialogViews(owner: owner, generics: generics, isObservable: isObservable, hasIOS15: hasIOS15).write(to: &writer)
    }
    if !writer.router.bars.isEmpty { writeTabsView(to: &writer) }
  }

  private func writeBindings(to writer: inout some SwiftWriting) {
    let notDialog = writer.router.dialogs.isEmpty ? "" : ", !SystemDialog.shows(next)"
    writer.out.blank()
    writer.lines(
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
              presentations.contains(presentation)\(notDialog)
            else { return nil }
            return next
          } set: { @MainActor item in
            if item == nil, let next = router.layer(over: layer) { router.close(next.id) }
          }
        }\(writer.router.popovers.isEmpty ? "" : "\n\n" + LinkSources.anchor)
      }
      """)
  }

  private func writeLayerView(to writer: inout some SwiftWriting) {
    let type = generics.isEmpty ? "Bindings" : "Bindings<Views>"
    let bindings =
      isErased || !presents ? "" : "\n  private var bindings: \(type) { Bindings(router: router, layer: presented.id) }"
    writer.out.blank()
    writer.lines(
      """
      /// One layer\(presents ? ", and the one that is presented over it. A layer that leaves is seen as it was" : "").
      fileprivate struct LayerView<Views: Screens>: SwiftUI.View {
        \(property)
        let views: ViewSource<Views>
        let presented: Layer

        private var layer: Layer { router.layer(presented.id) ?? presented }\(bindings)

      """)
    if presents { writeBody(to: &writer) }
    writeContent(to: &writer)
    writer.out.line("}")
  }

  private func writeBody(to writer: inout some SwiftWriting) {
    writer.lines(
      """
        var body: some SwiftUI.View {
          \(StateOwner.observing(isObservable))content
            .background(Probe(router: router, layer: presented.id))
            .\(hasIOS15 ? "interactiveDismissDisabled(" : "closing(isDisabled: ")!router.canClose(presented.id))
            \(isErased ? ".sheet(router, over: presented.id)" : presenting("LayerView(router: router, views: views, presented: $0)", writer))
        }

      """)
  }

  private func writeContent(to writer: inout some SwiftWriting) {
    let stack = stack("0")
    let end = ".id(layer.id)" + (transition.map { "\n    .transition(\($0))" } ?? "")
    let choice =
      writer.router.bars.isEmpty
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
    writer.out.indent()
    writer.block("@SwiftUI.ViewBuilder \(presents ? "private var content" : "var body"): some SwiftUI.View") { writer in
      if transition == nil { writer.lines(choice) } else { writer.block("SwiftUI.ZStack") { $0.lines(choice) } }
    }
    writer.out.outdent()
  }

  /// Writes the view that reports the end of a presentation and of a dismissal.
  private func writeProbe(to writer: inout some SwiftWriting) {
    let type = generics.isEmpty ? "Probe" : "Probe<Views: Screens>"
    writer.out.blank()
    writer.lines(
      """
      /// Reports when its layer has appeared on the display or left it.
      fileprivate struct \(type): UIViewControllerRepresentable {
        let router: \(owner)
        let layer: Int

        func makeUIViewController(context: Self.Context) -> Controller { Controller() }

        func updateUIViewController(_ controller: Controller, context: Self.Context) {
          \(!writer.hasSources ? "" : "router.layerViews[layer] = { [weak controller] in controller?.view }\n    ")controller.appeared = { router.appeared(layer) }
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
  func presenting(_ view: String, _ writer: some SwiftWriting) -> String {
    let router = writer.router
    let zoom = writer.hasZooms ? "\n    .modifier(Zoom(router, $0.stack.first, from: presented.id))" : ""
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
    let dialog = router.dialogs.isEmpty ? [] : [".background(DialogView(router, bindings.layer))"]
    return ((hasIOS15 ? [".\(sheet)", ".\(cover)"] : apart) + [popover] + dialog)
      .joined(separator: "\n").replacing("\n", with: "\n      ")
  }

  private func writeTabsView(to writer: inout some SwiftWriting) {
    let stack = stack("bar.tabs.firstIndex(of: tab) ?? 0")
    let label = "views.screens.label(of: tab)"
    let item =
      minimumIOS >= 18
      ? ["SwiftUI.Tab(value: tab) {", "  \(stack)", "} label: {", "  \(label)", "}"]
      : [stack, "  .tabItem { \(label) }", "  .tag(tab)"]
    let badge = (hasIOS15 ? ".badge" : ".number") + "(tab.hasBadge ? views.screens.badge(of: tab) : 0)"
    let lines = item + (TabLooks.hasBadges(writer.router) ? [(minimumIOS >= 18 ? "" : "  ") + badge] : [])
    writer.out.blank()
    writer.lines(
      """
      /// A tab bar, each tab with a stack of its own.
      fileprivate struct TabsView<Views: Screens>: SwiftUI.View {
        \(property)
        let views: ViewSource<Views>
        let layer: Layer
        let bar: Bar

        private var selection: SwiftUI.Binding<Tab> {
          let (router, layer, selected) = (router, layer, layer.tab ?? bar.tabs[0])
          return SwiftUI.Binding { @MainActor in selected } set: { @MainActor tab in router.select(tab, in: layer.id) }
        }

        var body: some SwiftUI.View {
          \(StateOwner.observing(isObservable))SwiftUI.TabView(selection: selection) {
            SwiftUI.ForEach(bar.tabs, id: \\.self) { tab in
              \(lines.joined(separator: "\n        "))
            }
          }
        }
      }
      """)
  }

  /// Writes improvements for newer systems than the oldest, outside the namespace.
  func writeNewerSystems(to writer: inout some SwiftWriting) {
    let hasBadges = TabLooks.hasBadges(writer.router)
    guard !hasIOS15, presents || hasBadges else { return }
    writer.section("extension SwiftUI.View") { writer in
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
