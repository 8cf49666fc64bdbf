/// The views of layers and tab bars, with nothing that the oldest iOS does not know: sheets over sheets, covers, popovers
/// and a stack in every tab. A target adds its own `StackView`.
struct LayerViews {
  /// The type of the object that owns the state.
  let owner: String
  /// The generic parameters that the type needs.
  var generics = ""
  /// Whether that is watched by Observation.
  var isObservable = false
  /// The oldest iOS.
  var minimumIOS = 14
  /// Whether what is presented comes from the `.sheet(router, over:)` of the router.
  var isErased = false
  /// How one kind of layer makes room for the other, where the system leaves that to the router.
  var transition: String?
  /// The view of a stack of `layer`, at the place that an expression gives.
  let stack: @Sendable (_ place: String) -> String

  private var property: String { StateOwner.property(owner, isObservable: isObservable) }
  /// Whether sheets can be kept from being closed and tabs have badges.
  private var hasIOS15: Bool { minimumIOS >= 15 }

  /// Writes `Presented`, `Bindings`, `LayerView` and, where there are tab bars, `TabsView`.
  func write(to writer: inout some SwiftWriting) {
    writeBindings(to: &writer)
    writeLayerView(to: &writer)
    if !writer.router.bars.isEmpty { writeTabsView(to: &writer) }
  }

  private func writeBindings(to writer: inout some SwiftWriting) {
    writer.out.blank()
    writer.lines(
      """
      /// A layer over another, for a view that presents it.
      fileprivate struct Presented: Identifiable {
        let id: Int
        let layer: Layer
      }
      """)
    writer.out.blank()
    writer.lines(
      """
      /// What the views bind to: the state seen as SwiftUI wants it, and what SwiftUI does as what the platform does.
      @MainActor fileprivate struct Bindings\(generics) {
        let router: \(owner)
        /// The place of the layer.
        let level: Int

        /// The layer over this one, if it is presented so.
        func presented(_ presentations: Presentation...) -> Binding<Presented?> {
          Binding {
            let layers = router.state.layers
            guard level + 1 < layers.count, let presentation = layers[level + 1].presentation,
              presentations.contains(presentation)
            else { return nil }
            return Presented(id: level + 1, layer: layers[level + 1])
          } set: { item in
            guard item == nil, router.state.layers.count == level + 2 else { return }
      \(hasIOS15 ? "" : """
              // What may not be closed is shown again: before iOS 15 nothing keeps a person from closing it.
              if !router.state.canClose { router.objectWillChange.send() }

        """)\
            router.change { $0.platformClose() }
          }
        }
      }
      """)
  }

  private func writeLayerView(to writer: inout some SwiftWriting) {
    let stack = stack("0")
    let type = generics.isEmpty ? "Bindings" : "Bindings<Views>"
    let bindings =
      isErased ? "" : "\n  private var bindings: \(type) { Bindings(router: router, level: level) }"
    writer.out.blank()
    writer.lines(
      """
      /// One layer, and whatever is presented over it. What is closed is seen as it was, for the time it takes to go away.
      fileprivate struct LayerView<Views: Screens>: View {
        \(property)
        private let views: Views
        private let level: Int
        private let presented: Layer

        init(_ router: \(owner), _ views: Views, _ presented: Presented) {
          self.router = router
          self.views = views
          level = presented.id
          self.presented = presented.layer
        }

        private var layer: Layer { level < router.state.layers.count ? router.state.layers[level] : presented }\(bindings)

        var body: some View {
          content
            .\(hasIOS15 ? "interactiveDismissDisabled(" : "closing(isDisabled: ")!router.state.canClose)
            \(isErased ? ".sheet(router, over: level)" : presenting("LayerView(router, views, $0)", indent: 6))
        }

      """)
    if writer.router.bars.isEmpty {
      writer.out.line("  private var content: some View { \(stack) }")
    } else {
      let end = transition.map { "\n    .transition(\($0))" } ?? ""
      let choice = """
        if let bar = layer.bar {
          TabsView(router, views, level: level, layer: layer, bar: bar)\(end)
        } else {
          \(stack)\(end)
        }
        """
      writer.out.indent()
      writer.block("@ViewBuilder private var content: some View") { writer in
        if transition == nil { writer.lines(choice) } else { writer.block("ZStack") { $0.lines(choice) } }
      }
      writer.out.outdent()
    }
    writer.out.line("}")
  }

  /// The modifiers that present what lies over a layer.
  func presenting(_ view: String, indent: Int) -> String {
    let sheet = "sheet(item: bindings.presented(.sheet, .dialog)) { \(view) }"
    let cover = "fullScreenCover(item: bindings.presented(.cover)) { \(view) }"
    let apart = [
      "// Each has a view of its own: before iOS 14.5 the last one of a view hides the others.",
      ".background(Color.clear.\(sheet))", ".background(Color.clear.\(cover))",
    ]
    let popover = ".popover(item: bindings.presented(.popover)) { \(view) }"
    return ((hasIOS15 ? [".\(sheet)", ".\(cover)"] : apart) + [popover])
      .joined(separator: "\n" + String(repeating: " ", count: indent))
  }

  private func writeTabsView(to writer: inout some SwiftWriting) {
    let stack = stack("bar.tabs.firstIndex(of: tab) ?? 0")
    let label = "views.label(of: tab)"
    let item =
      minimumIOS >= 18
      ? ["SwiftUI.Tab(value: tab) {", "  \(stack)", "} label: {", "  \(label)", "}"]
      : [stack, "  .tabItem { \(label) }", "  .tag(tab)"]
    let badge = (hasIOS15 ? ".badge" : ".number") + "(tab.hasBadge ? views.badge(of: tab) : 0)"
    let lines = item + (TabLooks.hasBadges(writer.router) ? [(minimumIOS >= 18 ? "" : "  ") + badge] : [])
    writer.out.blank()
    writer.lines(
      """
      /// A tab bar, each tab with a stack of its own.
      fileprivate struct TabsView<Views: Screens>: View {
        \(property)
        private let views: Views
        private let level: Int
        private let layer: Layer
        private let bar: Bar

        init(_ router: \(owner), _ views: Views, level: Int, layer: Layer, bar: Bar) {
          self.router = router
          self.views = views
          self.level = level
          self.layer = layer
          self.bar = bar
        }

        private var selection: Binding<Tab> {
          Binding {
            layer.tab ?? bar.tabs[0]
          } set: { tab in
            router.change { $0.select(tab) }
          }
        }

        var body: some View {
          TabView(selection: selection) {
            ForEach(bar.tabs, id: \\.self) { tab in
              \(lines.joined(separator: "\n        "))
            }
          }
        }
      }
      """)
  }

  /// Writes what newer systems than the oldest do better, outside the namespace.
  func writeNewerSystems(to writer: inout some SwiftWriting) {
    if hasIOS15 { return }
    writer.section("extension View") { writer in
      writer.lines(
        """
        /// Keeps a person from closing a sheet or popover, from iOS 15 on.
        @ViewBuilder fileprivate func closing(isDisabled: Bool) -> some View {
          if #available(iOS 15, *) { interactiveDismissDisabled(isDisabled) } else { self }
        }
        """)
      guard TabLooks.hasBadges(writer.router) else { return }
      writer.lines(
        """

        /// The number on a tab, from iOS 15 on.
        @ViewBuilder fileprivate func number(_ count: Int) -> some View {
          if #available(iOS 15, *) { badge(count) } else { self }
        }
        """)
    }
  }
}
