    /// Opens `Product` from outside: notification
    mutating func productEntry(id: Int, note: String = "") {
      reset(to: .mainHome, in: .main)
      lay(.home)
      lay(.product(id: id, note: note))
    }

    // MARK: Links, as the types of links below document them

    mutating func welcomeStart() {
      guard case .welcome = current.screen else { return }
      flags.onboarded = true
      reset(to: .bar(.main))
    }

    mutating func homeOrders() {
      guard case .home = current.screen else { return }
      proceed(.homeOrders)
    }

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
      if flags.online {
        present(.pay(sum: 9.5), .cover, call: .productBuy)
      }
    }

    /// Whether `buy` is offered.
    fileprivate var offersProductBuy: Bool { flags.online }

    mutating func productSimilar(note: String = "") {
      guard case .product = current.screen else { return }
      replace(with: .product(id: 2, note: note), as: .product, via: .still)
    }

    mutating func ordersProduct() {
      guard case .orders = current.screen else { return }
      if let index = raisable(.product) {
        raise(index)
      } else {
        home()
      }
    }

    mutating func ordersOut() {
      guard case .orders = current.screen else { return }
      flags.signedIn = false
      flags.onboarded = false
      reset(to: .screen(.welcome))
    }

    mutating func formGo() {
      guard case .form = current.screen else { return }
      if let call = leave(.signIn) {
        flags.signedIn = true
        end(call, with: SignInOutcome.done)
      }
    }

    /// `Pay` goes back.
    mutating func payBack() {
      guard case .pay = current.screen else { return }
      back()
    }

    /// `Pay` ends.
    mutating func payEnd(with outcome: PayOutcome) {
      guard case .pay = current.screen,
        current.call?.flow == .pay
      else { return }
      if let call = leave(.pay) { end(call, with: outcome) }
    }

    // MARK: Guards

    /// What a guard refuses, with what it does instead needs.
    private enum Refusal {
      case account
    }

    /// The guard that refuses `Account`, if any.
    private func refusalEnteringAccount() -> Refusal? {
      if !(flags.signedIn) { return .account }
      return nil
    }

    /// The guard that refuses `Orders`, if any.
    private func refusalEnteringOrders() -> Refusal? {
      if !(flags.signedIn) { return .account }
      return nil
    }

    /// The guard that refuses a tab, if any; one that is selected is not asked for.
    private func refusal(selecting tab: Tab) -> Refusal? {
      if isSelected(tab) { return nil }
      switch tab {
      case .mainOrders: return refusalEnteringOrders()
      default: return nil
      }
    }

    /// Selects a tab, if its guards let it.
    private mutating func follow(_ tab: Tab) {
      guard nearest([tab]) != nil else { return }
      if let refusal = refusal(selecting: tab) {
        return redirect(refusal, .tab(tab))
      }
      choose(tab)
    }

    /// What happens instead of what a guard refuses.
    private mutating func redirect(_ refusal: Refusal, _ request: Request?) {
      switch refusal {
      case .account:
        present(startOfSignIn(), .sheet, call: .accountRefusal(request: request))
      }
    }

    /// Goes on to what a guard kept from happening; guards are asked again.
    private mutating func proceed(_ request: Request) {
      switch request {
      case .homeOrders:
        if let tab = nearest([.mainOrders]) {
          if let refusal = refusal(selecting: tab) {
            return redirect(refusal, .homeOrders)
          }
          choose(tab)
        } else {
          back()
        }
      case .productBuyOnPaid:
        if current.screen.name == .orders {
        } else if let place = position(of: .orders) {
          cut(to: place)
        } else {
          if let refusal = refusalEnteringOrders() {
            return redirect(refusal, .productBuyOnPaid)
          }
          push(.orders)
        }
      case .tab(let tab): follow(tab)
      }
    }

    // MARK: The ends of flows

    /// Follows the `on` of the call of `SignIn` that has ended.
    private mutating func end(_ call: Call, with outcome: SignInOutcome) {
      switch call {
      case .accountRefusal(let request):
        switch outcome {
        case .done:
          if let request = request {
            proceed(request)
          }
        }
      default: break
      }
    }

    /// Follows the `on` of the call of `Pay` that has ended.
    private mutating func end(_ call: Call, with outcome: PayOutcome) {
      switch call {
      case .productBuy:
        switch outcome {
        case .paid:
          if current.screen.name == .orders {
          } else if let place = position(of: .orders) {
            cut(to: place)
          } else {
            if let refusal = refusalEnteringOrders() {
              return redirect(refusal, .productBuyOnPaid)
            }
            push(.orders)
          }
        case .failed:
          break
        }
      default: break
      }
    }

    // MARK: Moves

    /// Where an entry lies, in the stack of its layer that is seen.
    private struct Position {
      let layer: Int
      let index: Int
    }

    /// The current entry came with its transition.
    private mutating func arrive() { motion = Motion(direction: .forward, transition: current.transition) }

    private mutating func push(_ screen: Screen, as tag: Tag? = nil, via: Transition? = nil, call: Call? = nil) {
      layers[layers.count - 1].stack.append(Entry(screen: screen, tag: tag, transition: via, call: call))
      arrive()
    }

    private mutating func present(
      _ screen: Screen, _ presentation: Presentation, as tag: Tag? = nil, via: Transition? = nil, call: Call? = nil
    ) {
      layers.append(layer(.screen(screen), presentation, tag, via, call))
      arrive()
    }

    /// Puts a screen in the place of the current one; what begins with the place stays with it.
    private mutating func replace(with screen: Screen, as tag: Tag? = nil, via: Transition? = nil) {
      let last = top.stack.count - 1
      layers[layers.count - 1].stack[last] = Entry(screen: screen, tag: tag, transition: via, call: current.call)
      arrive()
    }

    /// The app anew.
    private mutating func reset(to shown: Shown, as tag: Tag? = nil, via: Transition? = nil) {
      layers = [layer(shown, nil, tag, via, nil)]
      arrive()
    }

    private func layer(
      _ shown: Shown, _ presentation: Presentation?, _ tag: Tag?, _ via: Transition?, _ call: Call?
    ) -> Layer {
      switch shown {
      case .screen(let screen):
        let entry = Entry(screen: screen, tag: tag, transition: via, call: call)
        return Layer(presentation: presentation, bar: nil, call: nil, stacks: [[entry]], selected: 0)
      case .bar(let bar):
        var stacks = [[Entry]](repeating: [], count: bar.tabs.count)
        stacks[0] = [Entry(screen: root(of: bar.tabs[0], in: bar), tag: tag, transition: via)]
        return Layer(presentation: presentation, bar: bar, call: call, stacks: stacks, selected: 0)
      }
    }

    /// The app anew, with one tab selected and none of the others looked at yet.
    private mutating func reset(to tab: Tab, in bar: Bar) {
      var stacks = [[Entry]](repeating: [], count: bar.tabs.count)
      let selected = bar.tabs.firstIndex(of: tab) ?? 0
      stacks[selected] = [Entry(screen: root(of: tab, in: bar))]
      layers = [Layer(presentation: nil, bar: bar, call: nil, stacks: stacks, selected: selected)]
      arrive()
    }

    /// Puts a screen on the stack, or goes back to where it lies already.
    private mutating func lay(_ screen: Screen) {
      if let index = top.stack.lastIndex(where: { $0.screen.name == screen.name }) {
        cut(to: Position(layer: layers.count - 1, index: index))
        replace(with: screen, as: current.tag)
      } else {
        push(screen)
      }
    }

    /// Takes the current entry away, or the layer that it is the bottom of; false at the bottom of the app.
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

    /// Takes away all above an entry.
    private mutating func cut(to position: Position, via: Transition? = nil) {
      if position.layer == layers.count - 1, position.index == top.stack.count - 1 { return }
      motion = Motion(direction: .backward, transition: via ?? current.transition)
      layers.removeLast(layers.count - 1 - position.layer)
      layers[position.layer].stack.removeLast(layers[position.layer].stack.count - 1 - position.index)
    }

    /// Where the topmost entry below the current one lies that is meant.
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

    /// Takes away all that was entered since the innermost call of a flow, and answers the call.
    private mutating func leave(_ flow: Flow, via: Transition? = nil) -> Call? {
      for layer in layers.indices.reversed() {
        for index in layers[layer].stack.indices.reversed() {
          guard let call = layers[layer].call(at: index), call.flow == flow else { continue }
          let last = via ?? current.transition
          cut(to: Position(layer: layer, index: index))
          back(via: last)
          return call
        }
      }
      return nil
    }

    /// The place in the current stack of the topmost entry with a tag that may be moved, or is on top already.
    private func raisable(_ tag: Tag) -> Int? {
      if current.tag == tag { return top.stack.count - 1 }
      return top.stack.indices.dropFirst().last { top.stack[$0].tag == tag && top.stack[$0].call == nil }
    }

    private mutating func raise(_ index: Int) {
      let entry = layers[layers.count - 1].stack.remove(at: index)
      layers[layers.count - 1].stack.append(entry)
      arrive()
    }

    /// The first of these tabs that the nearest bar has which has any.
    private func nearest(_ tabs: [Tab]) -> Tab? {
      for layer in layers.reversed() {
        guard let bar = layer.bar, let tab = tabs.first(where: { bar.tabs.contains($0) }) else { continue }
        return tab
      }
      return nil
    }

    private func isSelected(_ tab: Tab) -> Bool {
      layers.last { $0.bar?.tabs.contains(tab) == true }?.tab == tab
    }

    /// Closes the layers above the nearest bar that has a tab, and selects it as it was left.
    private mutating func show(_ tab: Tab) {
      if isSelected(tab), top.bar?.tabs.contains(tab) == true { return }
      motion = Motion(direction: .across, transition: .still)
      while layers.count > 1, top.bar?.tabs.contains(tab) != true { layers.removeLast() }
      guard let bar = top.bar, let place = bar.tabs.firstIndex(of: tab) else { return }
      layers[layers.count - 1].selected = place
      if top.stack.isEmpty {
        layers[layers.count - 1].stack = [Entry(screen: root(of: tab, in: bar))]
      }
    }

    /// Selects a tab; the one that is selected already unwinds to its root.
    private mutating func choose(_ tab: Tab) {
      let wasSelected = isSelected(tab)
      show(tab)
      if wasSelected { cut(to: bottom) }
    }
  }

  /// Why an address opens nothing.
  enum AddressError: Error, Hashable, Sendable {
    /// No screen has such an address.
    case unknown(String)
    /// A value does not fit the parameter of that name.
    case badValue(String, parameter: String)
  }

  /// An address taken apart (RFC 3986).
  fileprivate struct Address {
    /// The scheme and the host; nil when the address has none, or those of the app.
    private var origin: String?
    private var segments: [String]
    private var query: [(key: String, value: String)]

    private static let schemes: Set<String> = ["sink"]
    private static let domains: Set<String> = []

    init(_ url: URL) throws {
      guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
        throw AddressError.unknown(url.absoluteString)
      }
      let (scheme, host) = (parts.scheme?.lowercased(), parts.host?.lowercased())
      segments = parts.percentEncodedPath.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
      query = (parts.queryItems ?? []).map { ($0.name, $0.value ?? "") }
      let isOwn = scheme.map { Self.schemes.contains($0) } ?? (host == nil) || host.map { Self.domains.contains($0) } ?? false
      if !isOwn { origin = (scheme ?? "") + "://" + (host ?? "") }
      // In `shop://product/3` the first segment stands where a host does.
      if isOwn, let host = parts.host, !host.isEmpty, !Self.domains.contains(host.lowercased()) {
        segments.insert(host, at: 0)
      }
    }

