/// How the app begins: by its start, or opened from outside (language, sections 4.4 and 4.10).
extension Machine {
  /// The flags that outlive the app: those that its `start` asks about, and the starts of the flows that it leads to.
  var lastingFlags: [FlagID] {
    var flags: Set<FlagID> = []
    var seen: Set<NodeID> = []
    var pending = [NodeID.app]
    while let node = pending.popLast() {
      guard seen.insert(node).inserted else { continue }
      for alternative in model.startAlternatives[model.details(of: node).start] {
        flags.formUnion(model.conditions[alternative.conditions].map(\.flag))
        if let next = alternative.call.node { pending.append(next) }
      }
    }
    return flags.sorted()
  }

  /// The flags as they are declared.
  var declaredFlags: FlagSet {
    var flags = FlagSet()
    for (index, flag) in model.flags.enumerated() where flag.isInitiallySet { flags.set(FlagID(index), to: true) }
    return flags
  }

  /// Every way for the flags to be at a cold start, with the steps that say so, as declared first.
  public var coldFlags: [(flags: FlagSet, steps: [Action])] {
    var result: [(flags: FlagSet, steps: [Action])] = [(declaredFlags, [])]
    for flag in lastingFlags.prefix(Self.mostLastingFlags) {
      result += result.map { known in
        var flags = known.flags
        let value = !flags.contains(flag)
        flags.set(flag, to: value)
        return (flags, known.steps + [.flag(flag, value)])
      }
    }
    return result.sorted { $0.steps.count < $1.steps.count }
  }

  /// How many flags of the `start` are tried in all combinations; a start that asks about more is not built by people.
  private static let mostLastingFlags = 8

  /// The app as its start shows it; nil when that shows nothing.
  public func started(flags: FlagSet) -> AppState? {
    guard let node = start(of: .app, flags), let shown = firstShown(in: node, flags) else { return nil }
    return AppState(layers: [layer(Entrance(appShowing: shown), presentation: nil, flags)], flags: flags)
  }

  /// Opens a url or an entry. One that a guard refuses opens the start, and the guard's `else` happens there.
  func open(_ index: Int, in state: inout AppState, noting note: EffectNote = { _, _, _ in }) {
    let before = state
    guard let refusal = refusal(to: [model.waysIn[index].owner], state.flags) else {
      state = opened(index, flags: state.flags)
      let effect = Effect(move: .open(wayIn: index), flags: state.flags, target: nil, isOwn: true)
      return note(effect, before, state)
    }
    guard let start = started(flags: state.flags) else { return }
    state = start
    guard let effect = decide(.wayIn(index), in: state), model.guards[refusal].otherwise != nil else { return }
    carryOut(effect, in: &state)
    note(effect, before, state)
  }

  /// The state that a url or an entry makes: the bottom, the screens to lie over it, the screen itself, nothing twice.
  func opened(_ index: Int, flags: FlagSet) -> AppState {
    let wayIn = model.waysIn[index]
    let chain = chain(of: wayIn, flags)
    var state = bottom(of: wayIn, flags)
    for screen in chain {
      if model[screen].kind == .tabs {
        // A flow that starts with a tab bar: the bar has no place on a stack, so it is the app.
        state.layers = [layer(Entrance(appShowing: screen), presentation: nil, flags)]
      } else if let index = state.top.stack.lastIndex(where: { $0.screen == screen }) {
        state.cut(to: AppState.Position(layer: 0, index: index))
      } else {
        state.push(Entry(screen: screen, tag: nil, call: nil))
      }
    }
    return state
  }

  /// The screens that a url or an entry puts over the bottom, itself last.
  func chain(of wayIn: WayIn, _ flags: FlagSet) -> [NodeID] {
    let over = model.calls[wayIn.over].compactMap(\.node)
    return (over + [wayIn.owner]).compactMap { firstShown(in: $0, flags) }
  }

  /// The bottom that a url or an entry opens on: the root of its tab, or the app's start.
  private func bottom(of wayIn: WayIn, _ flags: FlagSet) -> AppState {
    let tab = wayIn.tab.flatMap { model.tabReferences[Int($0.index)].tabs.first }
    let start = tab.map { model[$0].owner } ?? start(of: .app, flags).flatMap { firstShown(in: $0, flags) }
    var layer = layer(Entrance(appShowing: start ?? wayIn.owner), presentation: nil, flags)
    if let tab {
      layer.stacks = layer.stacks.map { _ in [] }
      layer.selected = model.place(of: tab)
      layer.stack = [Entry(screen: root(of: tab, flags), tag: nil, call: nil)]
    }
    return AppState(layers: [layer], flags: flags)
  }
}
