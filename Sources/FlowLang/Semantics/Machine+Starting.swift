/// The beginning of the app: its start, or an entry point (language, sections 4.4 and 4.10).
extension Machine {
  /// Returns the state that the start of the app shows; nil when it shows nothing.
  public func started(flags: FlagSet) -> AppState? {
    guard let node = start(of: .app, flags), let shown = firstShown(in: node, flags) else { return nil }
    let entrance = Entrance(appShowing: shown, startCall(flags))
    return AppState(layers: [layer(entrance, presentation: nil, flags)], flags: flags)
  }

  /// Returns the call of a flow by the app's `start`, when that handles outcomes.
  func startCall(_ flags: some Valuation) -> FlowCall? {
    guard let alternative = startAlternative(of: .app, flags), let target = alternative.target else { return nil }
    return alternative.call.node.map { FlowCall(flow: $0, target: target, request: nil) }
  }

  /// Opens a url or an entry. Where a guard refuses it, the start is opened, and the guard's `else` is performed there.
  func open(_ index: Int, in state: inout AppState, noting note: StepNote? = nil) {
    let (request, before) = (Request.entryPoint(index), state)
    guard let refusal = refusal(opening: index, state.flags) else {
      state = opened(index, flags: state.flags)
      let effect = Effect(move: .open(entryPoint: index), flags: state.flags, target: nil, isOwn: true)
      note?(StepPart(request: request, effect: effect, before: before), state)
      return
    }
    guard let start = started(flags: state.flags) else { return }
    state = start
    let (decided, asked) = decision(about: request, in: state, isNoted: note != nil)
    let effect = model.guards[refusal].otherwise == nil ? nil : decided
    if let effect { carryOut(effect, in: &state) }
    note?(StepPart(request: request, asked: asked, effect: effect, before: start), state)
  }

  /// The screens that the app shows when it begins: a tab bar with its selected tab, if any, and the screens from the
  /// bottom up.
  struct OpenedStack: Equatable {
    var bar: NodeID?
    var tab: TabID?
    var screens: [NodeID]
    /// The entrance that is presented over the screens in a layer of its own.
    var presented: Entrance?
    /// The call at the root, if any.
    var call: FlowCall?
    /// Whether nothing is on top of the bottom entry.
    var isSingle: Bool { screens.count == 1 && presented == nil }
  }

  /// Returns the stack that the start shows; nil when it shows nothing.
  func startingStack(_ flags: some Valuation) -> OpenedStack? {
    start(of: .app, flags).flatMap { firstShown(in: $0, flags) }.map { shown in
      var result = stack(showing: shown, flags)
      result.call = startCall(flags)
      return result
    }
  }

  private func stack(showing shown: NodeID, _ flags: some Valuation) -> OpenedStack {
    guard let tab = firstTab(of: shown) else { return OpenedStack(screens: [shown]) }
    return OpenedStack(bar: shown, tab: tab, screens: [root(of: tab, flags)])
  }

  /// Returns the stack that a url or an entry opens: the bottom, the screens over it and the screen itself, none twice.
  func openedStack(_ index: Int, _ flags: some Valuation) -> OpenedStack {
    let entryPoint = model.entryPoints[index]
    var result = bottom(of: entryPoint, flags)
    var chain = chain(of: entryPoint, flags)
    if entryPoint.presentation != .push, let shown = firstShown(in: entryPoint.owner, flags) {
      chain.removeLast()
      result.presented = Entrance(
        shown: shown, tag: nil, call: nil, presentation: entryPoint.presentation, placing: .top)
    }
    for screen in chain {
      if model[screen].kind == .tabs {
        // A flow that starts with a tab bar: a bar cannot be on a stack, so it becomes the app.
        let presented = result.presented
        result = stack(showing: screen, flags)
        result.presented = presented
      } else if let index = result.screens.lastIndex(of: screen) {
        result.screens.removeLast(result.screens.count - 1 - index)
      } else {
        result.screens.append(screen)
      }
    }
    return result
  }

  /// Returns the state that a url or an entry opens.
  func opened(_ index: Int, flags: FlagSet) -> AppState {
    let opened = openedStack(index, flags)
    let entrance = Entrance(appShowing: opened.bar ?? opened.screens[0], opened.call)
    var layer =
      opened.tab.map { self.layer(showing: entrance, selecting: model.place(of: $0), presentation: nil, flags) }
      ?? self.layer(entrance, presentation: nil, flags)
    layer.stack = opened.screens.enumerated().map { place, screen in
      Entry(screen: screen, tag: nil, call: place == 0 && opened.bar == nil ? opened.call : nil)
    }
    let presented = opened.presented.map { self.layer($0, presentation: $0.presentation, flags) }
    return AppState(layers: [layer] + [presented].compactMap { $0 }, flags: flags)
  }

  /// Returns the screens that a url or an entry puts on the bottom, its own screen last.
  func chain(of entryPoint: EntryPoint, _ flags: some Valuation) -> [NodeID] {
    let over = model.calls[entryPoint.over].compactMap(\.node)
    return (over + [entryPoint.owner]).compactMap { firstShown(in: $0, flags) }
  }

  /// Returns the bottom of the stack that a url or an entry opens: the root of its tab, or the app's start.
  private func bottom(of entryPoint: EntryPoint, _ flags: some Valuation) -> OpenedStack {
    if let tab = tab(of: entryPoint) {
      return OpenedStack(bar: model[tab].owner, tab: tab, screens: [root(of: tab, flags)])
    }
    return startingStack(flags) ?? stack(showing: entryPoint.owner, flags)
  }
}
