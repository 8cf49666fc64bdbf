/// Writes the state of the app and the moves of links, which are the same for every flow.
extension SwiftCore {
  mutating func writeLayers() {
    out.blank()
    let access = access
    lines(
      """
      /// How something is put over what is there.
      \(access)enum Presentation: String, Hashable, Codable, Sendable { case sheet, cover, popover, dialog }

      /// A screen on a stack. Two are equal however they came.
      \(access)struct Entry: Identifiable, Hashable, Codable, Sendable {
        /// Its identity: a screen that is replaced by the same screen is another entry.
        \(access)let id: Int
        /// The screen.
        \(access)let screen: Screen
        /// Its tag, if any.
        \(access)let tag: Tag?
        /// How it came, and how it goes unless a link names another transition.
        \(access)let transition: Transition
        /// The call that began with it, if any.
        \(access)let call: Call?

        fileprivate init(
          id: Int, screen: Screen, tag: Tag? = nil, transition: Transition? = nil, call: Call? = nil
        ) {
          self.id = id
          self.screen = screen
          self.tag = tag
          self.transition = transition ?? screen.transition
          self.call = call
        }

        \(access)static func == (left: Entry, right: Entry) -> Bool {
          left.screen == right.screen && left.tag == right.tag && left.call == right.call
        }

        \(access)func hash(into hasher: inout Hasher) {
          hasher.combine(screen)
          hasher.combine(tag)
          hasher.combine(call)
        }
      }

      /// How the last change moves what is seen.
      \(access)struct Motion: Hashable, Codable, Sendable {
        /// Whether something came, something went, or another tab is seen.
        \(access)enum Direction: String, Hashable, Codable, Sendable { case forward, backward, across }
        /// Which way it moves.
        \(access)let direction: Direction
        /// How it moves.
        \(access)let transition: Transition
      }

      /// The app itself, or what is put over it: one stack, or one for each tab.
      \(access)struct Layer: Identifiable, Hashable, Codable, Sendable {
        /// Its identity: a layer that is replaced by an equal one is another layer.
        \(access)let id: Int
        /// How it was presented; nil for the app itself.
        \(access)let presentation: Presentation?
        /// The tab bar that it shows, if any.
        \(access)let bar: Bar?
        /// The call that began with it, where a flow starts with a tab bar.
        \(access)let call: Call?
        /// The stacks, one for each tab, empty until the tab is first selected; a single one without a bar.
        \(access)fileprivate(set) var stacks: [[Entry]]
        /// Which of the stacks is seen.
        \(access)fileprivate(set) var selected: Int

        /// The stack that is seen, its bottom first; never empty.
        \(access)fileprivate(set) var stack: [Entry] {
          get { stacks[selected] }
          set { stacks[selected] = newValue }
        }

        /// The tab that is selected, if there is a bar.
        \(access)var tab: Tab? { \(hasBars ? "bar?.tabs[selected]" : "nil") }\(callAtIndex)

        \(access)static func == (left: Layer, right: Layer) -> Bool {
          left.presentation == right.presentation && left.bar == right.bar && left.call == right.call
            && left.stacks == right.stacks && left.selected == right.selected
        }

        \(access)func hash(into hasher: inout Hasher) {
          hasher.combine(presentation)
          hasher.combine(bar)
          hasher.combine(stacks)
        }
      }
      """)
    guard hasBars else { return }
    out.blank()
    lines(
      """
      /// What can be shown as a whole: a screen, or a tab bar.
      private enum Shown {
        case screen(Screen)
        case bar(Bar)
      }
      """)
  }

  private var callAtIndex: String {
    guard hasCalls else { return "" }
    return """


        /// The call that began at an entry of the stack that is seen.
        fileprivate func call(at index: Int) -> Call? { stack[index].call ?? (index == 0 ? call : nil) }
      """
  }

  /// Writes the state with its functions.
  mutating func writeState() {
    writeLayers()
    out.blank()
    document("Where the app is: a value, which links, the platform and addresses turn into others.")
    block("\(access)struct State: Hashable, Codable, Sendable") { core in
      core.writePlatform()
      if core.hasBars { core.writeSelect() }
      core.writeStarts()
      core.writeRestoring()
      core.writeAddresses()
      core.writeLinkFunctions()
      core.writeGuards()
      core.writeEnds()
      core.writeMoves()
      core.writeLinkOffers()
    }
    writeSavedTypes()
  }

  private mutating func writePlatform() {
    use(.home)
    let access = access
    let isInside = router.screens.contains { model[$0].isExternal } ? " && !current.screen.isExternal" : ""
    let hasExternalFlags = model.flags.contains { $0.isExternal }
    lines(
      """
      /// The layers, the app itself first; never empty.
      \(access)fileprivate(set) var layers: [Layer]
      /// The flags.
      \(access)\(hasExternalFlags ? "" : "fileprivate(set) ")var flags: Flags
      /// How the last change moves what is seen. Two states are equal however they came about.
      \(access)fileprivate(set) var motion: Motion
      /// What a link opens outside the app, until somebody has opened it.
      \(access)fileprivate(set) var leaving: String?
      /// The last identity that an entry or a layer has got.
      \(access)fileprivate(set) var serial: Int

      \(endsOnce ? "/// Whether a call at the root ends in this step, which it does once.\nprivate var isEnding = false\n\n" : "")\
      \(access)static func == (left: State, right: State) -> Bool {
        left.layers == right.layers && left.flags == right.flags
      }

      \(access)func hash(into hasher: inout Hasher) {
        hasher.combine(layers)
        hasher.combine(flags)
      }

      /// The layer on top.
      \(access)var top: Layer { layers[layers.count - 1] }
      /// What a person sees.
      \(access)var current: Entry { top.stack[top.stack.count - 1] }
      /// Whether the platform offers Back here.
      \(access)var canGoBack: Bool { current.screen.isBackAutomatic\(isInside) && top.stack.count > 1 }
      /// Whether the platform lets the layer on top be closed.
      \(access)var canClose: Bool {
        guard let presentation = top.presentation else { return false }
        return presentation != .cover && current.screen.isBackAutomatic
      }

      /// The platform's Back.
      \(access)mutating func platformBack() {
        if canGoBack { back() }
      }

      /// The platform closes a sheet, popover or dialog.
      \(access)mutating func platformClose() {
        if canClose { dismiss() }
      }

      /// Goes home, for a view that cannot show where it was led to.
      \(access)mutating func platformHome() { home() }

      /// Takes away what a link opens outside the app, for somebody to open it.
      \(access)mutating func takeLeaving() -> String? {
        defer { leaving = nil }
        return leaving
      }
      """)
  }

  private mutating func writeSelect() {
    let isGuarded = !guardedTabs.isEmpty
    if !isGuarded { use(.choose) }
    out.blank()
    lines(
      """
      /// A tab is tapped.
      \(access)mutating func select(_ tab: Tab) {
        if top.bar?.tabs.contains(tab) == true { \(isGuarded ? "follow(tab)" : "choose(tab)") }
      }
      """)
  }
}
