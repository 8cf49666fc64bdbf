    /// The app as an earlier run left it: `JSONEncoder().encode(state)`, perhaps of an older version. What this
    /// version does not know is left out, with all that is over it; where nothing is left, the app starts as usual.
    /// External flags are those that are given.
    init(restoring data: Foundation.Data, flags: Flags = Flags()) {
      self.init(flags: flags)
      guard let saved = try? JSONDecoder().decode(SavedState.self, from: data) else { return }
      if let value = saved.flags?.value?["onboarded"]?.isSet { self.flags.onboarded = value }
      if let value = saved.flags?.value?["signedIn"]?.isSet { self.flags.signedIn = value }
      if let value = saved.flags?.value?["plan"]?.value.flatMap(Flags.Plan.init) { self.flags.plan = value }
      var restored: [Layer] = []
      for layer in saved.layers {
        guard let (next, isWhole) = restore(layer, isFirst: restored.isEmpty) else { break }
        restored.append(next)
        if !isWhole { break }
      }
      if !restored.isEmpty { layers = restored }
    }

    /// A layer, and whether its visible stack was restored completely; nil where nothing was restored.
    private mutating func restore(_ saved: SavedLayer, isFirst: Bool) -> (Layer, isWhole: Bool)? {
      guard saved.presentation?.isKnown != false, (saved.presentation == nil) == isFirst,
        saved.bar?.isKnown != false, saved.call?.isKnown != false, saved.stacks.indices.contains(saved.selected)
      else { return nil }
      let (bar, names) = (saved.bar?.value, saved.tabs)
      guard saved.stacks.count == names?.count ?? bar?.tabs.count ?? 1 else { return nil }
      // The place of the saved stack of each tab; without names they are in order.
      let places: [Int?] = names.map { names in (bar?.tabs ?? []).map { tab in names.firstIndex { $0.value == tab } } }
        ?? saved.stacks.indices.map { $0 }
      var stacks: [[Entry]] = []
      for saved in places.map({ $0.map { saved.stacks[$0] } ?? [] }) {
        var stack: [Entry] = []
        for entry in saved {
          guard let screen = entry.screen.value, entry.call?.isKnown != false else { break }
          stack.append(
            Entry(
              id: next(), screen: screen, tag: entry.tag?.value, transition: entry.transition?.value,
              call: entry.call?.value))
        }
        stacks.append(stack)
      }
      let seen = places.firstIndex(of: saved.selected).flatMap { stacks[$0].isEmpty ? nil : $0 }
      guard let selected = seen ?? stacks.firstIndex(where: { !$0.isEmpty }) else { return nil }
      let layer = Layer(
        id: next(), presentation: saved.presentation?.value, bar: bar, call: saved.call?.value,
        stacks: stacks, selected: selected)
      return (layer, seen != nil && stacks[selected].count == saved.stacks[saved.selected].count)
    }

    // MARK: Entry points

    /// The app as an address opens it, with the tab and the screens below.
    ///
    /// - Throws: ``AddressError`` when no screen has such an address, or when a value in it does not fit.
    init(url: URL, flags: Flags = Flags()) throws {
      self.init(flags: flags)
      try open(url)
    }

    /// Opens an address: the whole state becomes another one, and the flags stay.
    ///
    /// - Throws: ``AddressError``, and then nothing has changed.
    mutating func open(_ url: URL) throws {
      let address = try Address(url)
      if try open0(address) != nil { return }
      throw AddressError.unknown(url.absoluteString)
    }

    /// Opens an address; nil where it is none of these.
    private mutating func open0(_ address: Address) throws -> Void? {
      if let values = address.values(nil, [["product"], ["", ""]], [("note", ["", ""], true)]) {
        return productURL(id: try Address.value(values[0], "id"), note: try values[1].map { try Address.value($0, "note") } ?? "")
      }
      return nil
    }

    /// Opens `Product` from outside: /product/{id}?note={note}
    mutating func productURL(id: Int, note: String = "") {
      reset(to: .mainHome, in: .main)
      lay(.home)
      lay(.product(id: id, note: note))
    }

    /// Opens `Product` from outside: notification
    mutating func productEntry(id: Int, note: String = "") {
      reset(to: .mainHome, in: .main)
      lay(.home)
      present(.product(id: id, note: note), .sheet)
    }

    // MARK: Links, as the types of links below document them

    mutating func welcomeStart() {
      guard case .welcome = current.screen else { return }
      if let call = leave(.tour) { end(call, with: TourOutcome.done) }
    }

    mutating func homeOrders() { if case .home = current.screen { proceed(.homeOrders) } }

    mutating func teaserMore(note: String = "") {
      let id: Int
      switch current.screen {
      case .home: id = 1
      default: return
      }
      push(.product(id: id, note: note), as: .product)
    }

    mutating func productClose() { if case .product = current.screen { back() } }

    mutating func productBuy() {
      guard case .product = current.screen else { return }
      if flags.online && flags.plan == .free { present(.pay(sum: 9.5), .cover, call: .productBuy) }
    }

    /// Whether `buy` is offered.
    fileprivate var offersProductBuy: Bool { flags.online && flags.plan == .free }

    mutating func productSimilar(note: String = "") {
      guard case .product = current.screen else { return }
      replace(with: .product(id: 2, note: note), as: .product, via: .still)
    }

    mutating func ordersProduct() {
      guard case .orders = current.screen else { return }
      if let index = raisable(.product) { raise(index) } else { home() }
    }

    mutating func ordersOut() {
      guard case .orders = current.screen else { return }
      flags.signedIn = false
      flags.onboarded = false
      reset(to: .screen(startOfTour()), call: .ordersOut)
    }

    mutating func signInGo() {
      guard case .signIn = current.screen else { return }
      if let call = leave(.signIn) {
        flags.signedIn = true
        flags.plan = .pro
        end(call, with: SignInOutcome.done)
      }
    }

    mutating func signInCancel() {
      guard case .signIn = current.screen else { return }
      if let call = leave(.signIn) { end(call, with: SignInOutcome.cancelled) }
    }

    /// `Pay` goes back.
    mutating func payBack() { if case .pay = current.screen { back() } }

    /// `Pay` ends.
    mutating func payEnd(with outcome: PayOutcome) {
      guard case .pay = current.screen, current.call?.flow == .pay else { return }
      if let call = leave(.pay) { end(call, with: outcome) }
    }

    // MARK: Guards

    /// A refusal by a guard, with the values that its `else` needs.
    private enum Refusal {
      case account
    }

    // For each screen, tab bar, group and flow with guards: the guard that refuses it, if any.
    private func refusalEnteringAccount() -> Refusal? { flags.signedIn ? nil : .account }
    private func refusalEnteringOrders() -> Refusal? { flags.signedIn ? nil : .account }

    /// The guard that refuses a tab, if any; nil for the selected tab.
    private func refusal(selecting tab: Tab) -> Refusal? {
      if isSelected(tab) { return nil }
      switch tab {
      case .mainOrders: return refusalEnteringOrders()
      default: return nil
      }
    }

    /// Selects a tab, if its guards allow it.
    private mutating func follow(_ tab: Tab) {
      guard nearest([tab]) != nil else { return }
      if let refusal = refusal(selecting: tab) {
        return redirect(refusal, .tab(tab))
      }
      choose(tab)
    }

    /// Follows the `else` of a guard that refuses.
    private mutating func redirect(_ refusal: Refusal, _ request: Request?) {
      switch refusal {
      case .account: present(.signIn, .sheet, call: .accountRefusal(request: request))
      }
    }

    /// Continues the step that a guard refused; guards are evaluated again.
    private mutating func proceed(_ request: Request) {
      switch request {
      case .homeOrders:
        if let tab = nearest([.mainOrders]) {
          if let refusal = refusal(selecting: tab) { return redirect(refusal, request) }
          choose(tab)
        } else {
          back()
        }
      case .productBuyOnPaid:
        if current.screen.name == .orders { return }
        if let place = position(of: .orders) {
          cut(to: place)
        } else {
          if let refusal = refusalEnteringOrders() { return redirect(refusal, request) }
          push(.orders)
        }
      case .tab(let tab): follow(tab)
      }
    }

    // MARK: The ends of flows

    /// Follows the `on` of the call of `Tour` that has ended.
    private mutating func end(_ call: Call, with outcome: TourOutcome) {
      switch call {
      case .ordersOut:
        switch outcome {
        case .done:
          flags.onboarded = true
          reset(to: .bar(.main))
        }
      case .appStart:
        switch outcome {
        case .done:
          flags.onboarded = true
          reset(to: .bar(.main))
        }
      default: break
      }
    }

    /// Follows the `on` of the call of `SignIn` that has ended.
    private mutating func end(_ call: Call, with outcome: SignInOutcome) {
      guard case .accountRefusal(let request) = call else { return }
      switch outcome {
      case .done:
        if let request { proceed(request) }
      case .cancelled: break
      }
    }

    /// Follows the `on` of the call of `Pay` that has ended.
    private mutating func end(_ call: Call, with outcome: PayOutcome) {
      guard case .productBuy = call else { return }
      switch outcome {
      case .paid:
        if current.screen.name == .orders { return }
        if let place = position(of: .orders) {
          cut(to: place)
        } else {
          if let refusal = refusalEnteringOrders() { return redirect(refusal, .productBuyOnPaid) }
          push(.orders)
        }
      case .failed: break
      }
    }

    // MARK: Moves

    /// The identity of a new entry or layer.
    private mutating func next() -> Int {
      serial += 1
      return serial
    }

    /// The position of an entry in the visible stack of its layer.
    private struct Position {
      let layer: Int
      let index: Int
    }

    /// The current entry came with its transition.
    private mutating func arrive() { motion = Motion(direction: .forward, transition: current.transition) }

    private mutating func push(_ screen: Screen, as tag: Tag? = nil, via: Transition? = nil, call: Call? = nil) {
      let entry = Entry(id: next(), screen: screen, tag: tag, transition: via, call: call)
      layers[layers.count - 1].stack.append(entry)
      arrive()
    }

    private mutating func present(
      _ screen: Screen, _ presentation: Presentation, as tag: Tag? = nil, via: Transition? = nil, call: Call? = nil
    ) {
      let layer = layer(.screen(screen), presentation, tag, via, call)
      layers.append(layer)
      arrive()
    }

    /// Replaces the current screen; calls that began with its entry stay.
    private mutating func replace(with screen: Screen, as tag: Tag? = nil, via: Transition? = nil) {
      let entry = Entry(id: next(), screen: screen, tag: tag, transition: via, call: current.call)
      layers[layers.count - 1].stack[top.stack.count - 1] = entry
      arrive()
    }

    /// Resets the app.
    private mutating func reset(to shown: Shown, as tag: Tag? = nil, via: Transition? = nil, call: Call? = nil) {
      layers = [layer(shown, nil, tag, via, call)]
      arrive()
    }

    private mutating func layer(
      _ shown: Shown, _ presentation: Presentation?, _ tag: Tag?, _ via: Transition?, _ call: Call?
    ) -> Layer {
      switch shown {
      case .screen(let screen):
        let entry = Entry(id: next(), screen: screen, tag: tag, transition: via, call: call)
        return Layer(id: next(), presentation: presentation, bar: nil, call: nil, stacks: [[entry]], selected: 0)
      case .bar(let bar):
        var stacks = [[Entry]](repeating: [], count: bar.tabs.count)
        stacks[0] = [Entry(id: next(), screen: root(of: bar.tabs[0], in: bar), tag: tag, transition: via)]
        return Layer(id: next(), presentation: presentation, bar: bar, call: call, stacks: stacks, selected: 0)
      }
    }

    /// Resets the app to a tab; the stacks of the others stay empty until they are selected.
    private mutating func reset(to tab: Tab, in bar: Bar) {
      var stacks = [[Entry]](repeating: [], count: bar.tabs.count)
      let selected = bar.tabs.firstIndex(of: tab) ?? 0
      stacks[selected] = [Entry(id: next(), screen: root(of: tab, in: bar))]
      layers = [Layer(id: next(), presentation: nil, bar: bar, call: nil, stacks: stacks, selected: selected)]
      arrive()
    }

    /// Pushes a screen, or goes back to it if it is on the stack already.
    private mutating func lay(_ screen: Screen) {
      if let index = top.stack.lastIndex(where: { $0.screen.name == screen.name }) {
        cut(to: Position(layer: layers.count - 1, index: index))
        replace(with: screen, as: current.tag)
      } else {
        push(screen)
      }
    }

    /// Removes the current entry, or the layer that it is the bottom of; false at the bottom of the app.
    @discardableResult
    private mutating func back(via: Transition? = nil) -> Bool {
      if top.stack.count == 1 { return dismiss(via: via) }
      cut(to: Position(layer: layers.count - 1, index: top.stack.count - 2), via: via)
      return true
    }

    /// Closes the top layer; false where that is the app.
    @discardableResult
    private mutating func dismiss(via: Transition? = nil) -> Bool {
      if layers.count == 1 { return false }
      cut(to: Position(layer: layers.count - 2, index: layers[layers.count - 2].stack.count - 1), via: via)
      return true
    }

    /// Closes every layer but the first and unwinds its stack.
    private mutating func home(via: Transition? = nil) { cut(to: Position(layer: 0, index: 0), via: via) }

    /// The bottom of the current stack.
    private var bottom: Position { Position(layer: layers.count - 1, index: 0) }

    /// Removes all entries above an entry.
    private mutating func cut(to position: Position, via: Transition? = nil) {
      if position.layer == layers.count - 1, position.index == top.stack.count - 1 { return }
      motion = Motion(direction: .backward, transition: via ?? current.transition)
      layers.removeLast(layers.count - 1 - position.layer)
      layers[position.layer].stack.removeLast(layers[position.layer].stack.count - 1 - position.index)
    }

    /// The position of the topmost entry below the current one that matches.
    private func position(where isMeant: (Layer, Int) -> Bool) -> Position? {
      for layer in layers.indices.reversed() {
        let isTop = layer == layers.count - 1
        for index in layers[layer].stack.indices.dropLast(isTop ? 1 : 0).reversed()
        where isMeant(layers[layer], index) {
          return Position(layer: layer, index: index)
        }
      }
      return nil
    }

    private func position(of screen: Screen.Name) -> Position? { position { $0.stack[$1].screen.name == screen } }

    /// Removes all entries since the innermost call of a flow, and runs the handler of the call.
    private mutating func leave(_ flow: Flow, via: Transition? = nil) -> Call? {
      for layer in layers.indices.reversed() {
        for index in layers[layer].stack.indices.reversed() {
          guard let call = layers[layer].call(at: index), call.flow == flow else { continue }
          // Nothing is below it: its `on` decides what the app shows.
          if layer == 0, index == 0 { return call }
          let last = via ?? current.transition
          cut(to: Position(layer: layer, index: index))
          back(via: last)
          return call
        }
      }
      return nil
    }

