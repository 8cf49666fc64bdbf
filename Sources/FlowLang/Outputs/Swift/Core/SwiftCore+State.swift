/// Writes the state of the app and the moves of links, which are the same for every flow.
extension SwiftCore {
  mutating func writeLayers() {
    out.blank()
    let access = access
    lines(
      """
      /// The presentation of a layer over the others.
      \(access)enum Presentation: String, Hashable, Codable, Sendable { case sheet, cover, popover, dialog }

      /// A screen on a stack. Equality ignores identity and transition.
      \(access)struct Entry: Identifiable, Hashable, Codable, Sendable {
        /// The identity: a screen that is replaced by the same screen is another entry.
        \(access)let id: Int
        /// The screen.
        \(access)let screen: Screen
        /// The tag, if any.
        \(access)let tag: Tag?
        /// The transition with which it came, and goes unless a link names another one.
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

      /// The motion of the last change.
      \(access)struct Motion: Hashable, Codable, Sendable {
        /// Whether a screen came, a screen went, or another tab is shown.
        \(access)enum Direction: String, Hashable, Codable, Sendable { case forward, backward, across }
        /// The direction of the change.
        \(access)let direction: Direction
        /// The transition of the change.
        \(access)let transition: Transition
      }

      /// The app itself, or a presentation over it: one stack, or one for each tab.
      \(access)struct Layer: Identifiable, Hashable, Codable, Sendable {
        /// The identity: a layer that is replaced by an equal one is another layer.
        \(access)let id: Int
        /// The presentation; nil for the app itself.
        \(access)let presentation: Presentation?
        /// The tab bar that it shows, if any.
        \(access)let bar: Bar?
        /// The call that began with it, where a flow starts with a tab bar.
        \(access)let call: Call?
        /// The stacks, one for each tab, empty until the tab is first selected; a single one without a bar.
        \(access)fileprivate(set) var stacks: [[Entry]]
        /// The index of the visible stack.
        \(access)fileprivate(set) var selected: Int

        /// The visible stack, its bottom first; never empty.
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
        }\(encodeWithTabs)
      }
      """)
    guard hasBars else { return }
    declare(
      """
      /// The content of a layer: a screen, or a tab bar.
      private enum Shown {
        case screen(Screen)
        case bar(Bar)
      }
      """)
  }

  /// The function that saves a layer with the names of its tabs, since another version may have others.
  private var encodeWithTabs: String {
    guard hasBars else { return "" }
    return """


        /// Saves it with the tab of each stack, for a version that has other tabs.
        \(access)func encode(to encoder: any Swift.Encoder) throws {
          var values = encoder.container(keyedBy: Key.self)
          try values.encode(id, forKey: Key("id"))
          try values.encodeIfPresent(presentation, forKey: Key("presentation"))
          try values.encodeIfPresent(bar, forKey: Key("bar"))
          try values.encodeIfPresent(bar?.tabs, forKey: Key("tabs"))
          try values.encodeIfPresent(call, forKey: Key("call"))
          try values.encode(stacks, forKey: Key("stacks"))
          try values.encode(selected, forKey: Key("selected"))
        }
      """
  }

  private var callAtIndex: String {
    guard hasCalls else { return "" }
    return """


        /// The call that began at an entry of the visible stack.
        fileprivate func call(at index: Int) -> Call? { stack[index].call ?? (index == 0 ? call : nil) }
      """
  }

  mutating func writeState() {
    writeLayers()
    describe("The state of the app: a value, which links, the platform and addresses change.")
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
      /// The motion of the last change. Equality of states ignores it.
      \(access)fileprivate(set) var motion: Motion
      /// The address outside the app that a link opens, until the router or the app has opened it.
      \(access)fileprivate(set) var leaving: String?
      /// The last identity that was given to an entry or a layer.
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
      /// The entry on top.
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

      /// Goes home, for a view that cannot show its screen.
      \(access)mutating func platformHome() { home() }

      /// Removes and returns the address outside the app that a link opens.
      \(access)mutating func takeLeaving() -> String? {
        defer { leaving = nil }
        return leaving
      }
      """)
  }

  private mutating func writeSelect() {
    let isGuarded = !guardedTabs.isEmpty
    if !isGuarded { use(.choose) }
    declare(
      """
      /// A tab is tapped.
      \(access)mutating func select(_ tab: Tab) {
        if top.bar?.tabs.contains(tab) == true { \(isGuarded ? "follow(tab)" : "choose(tab)") }
      }
      """)
  }
}
