    /// The index in the current stack of the topmost entry with a tag that may be moved, or is on top already.
    private func raisable(_ tag: Tag) -> Int? {
      if current.tag == tag { return top.stack.count - 1 }
      return top.stack.indices.dropFirst().last { top.stack[$0].tag == tag && top.stack[$0].call == nil }
    }

    private mutating func raise(_ index: Int) {
      let entry = layers[layers.count - 1].stack.remove(at: index)
      layers[layers.count - 1].stack.append(entry)
      arrive()
    }

    /// The first of these tabs in the nearest bar that has one of them.
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

    /// Closes the layers above the nearest bar with a tab, and selects the tab with its stack unchanged.
    private mutating func show(_ tab: Tab) {
      if isSelected(tab), top.bar?.tabs.contains(tab) == true { return }
      motion = Motion(direction: .across, transition: .still)
      while layers.count > 1, top.bar?.tabs.contains(tab) != true { layers.removeLast() }
      guard let bar = top.bar, let place = bar.tabs.firstIndex(of: tab) else { return }
      layers[layers.count - 1].selected = place
      if top.stack.isEmpty {
        let entry = Entry(id: next(), screen: root(of: tab, in: bar))
        layers[layers.count - 1].stack = [entry]
      }
    }

    /// Selects a tab; the one that is selected already unwinds to its root.
    private mutating func choose(_ tab: Tab) {
      let wasSelected = isSelected(tab)
      show(tab)
      if wasSelected { cut(to: bottom) }
    }

    /// For a screen, which of the links are offered that are not always offered.
    func offers(on screen: Screen.Name) -> [Bool] {
      switch screen {
      case .product: [offersProductBuy]
      default: []
      }
    }
  }

  /// The elements that an older version wrote and this one knows.
  private struct SavedState: Decodable {
    let layers: [SavedLayer]
    let flags: Lenient<[String: SavedFlag]>?
  }

  /// A flag that is yes or no, or has one of several values.
  private struct SavedFlag: Decodable {
    let isSet: Bool?
    let value: String?

    init(from decoder: any Swift.Decoder) throws {
      let container = try decoder.singleValueContainer()
      isSet = try? container.decode(Bool.self)
      value = try? container.decode(String.self)
    }
  }

  private struct SavedLayer: Decodable {
    let presentation: Lenient<Presentation>?
    let bar: Lenient<Bar>?
    let call: Lenient<Call>?
    let stacks: [[SavedEntry]]
    let tabs: [Lenient<Tab>]?
    let selected: Int
  }

  private struct SavedEntry: Decodable {
    let screen: Lenient<Screen>
    let tag: Lenient<Tag>?
    let transition: Lenient<Transition>?
    let call: Lenient<Call>?
  }

  /// A value that may be missing, or be one that this version does not know.
  private struct Lenient<Value: Decodable>: Decodable {
    let value: Value?
    let isKnown: Bool

    init(from decoder: any Swift.Decoder) throws {
      value = try? Value(from: decoder)
      isKnown = value != nil
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// The reason why an address opens nothing.
  enum AddressError: Swift.Error, Hashable, Sendable {
    /// No screen has such an address.
    case unknown(String)
    /// A value does not fit the parameter of that name.
    case badValue(String, parameter: String)
  }

  /// The components of an address (RFC 3986).
  fileprivate struct Address {
    /// The scheme and the host with its port, in lower case.
    private let origin: String
    private let segments: [String]
    /// The segments for patterns without a scheme and a host; nil where these are not the app's own.
    private let ownSegments: [String]?
    private let query: [(key: String, value: String)]

    private static let schemes: Swift.Set<String> = ["sink"]
    private static let domains: Swift.Set<String> = []

    init(_ url: URL) throws {
      guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
        throw AddressError.unknown(url.absoluteString)
      }
      let scheme = parts.scheme?.lowercased()
      let host = (parts.host ?? "") + (parts.port.map { ":\($0)" } ?? "")
      origin = (scheme.map { $0 + "://" } ?? "") + host.lowercased()
      segments = parts.percentEncodedPath.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
      query = (parts.queryItems ?? []).map { ($0.name, $0.value ?? "") }
      let isDomain = Self.domains.contains(host.lowercased())
      if let scheme, Self.schemes.contains(scheme) {
        // In `shop://product/3` the first segment is parsed as the host.
        ownSegments = (host.isEmpty || isDomain ? [] : [host]) + segments
      } else {
        let isOwn = origin.isEmpty || isDomain && (scheme == "https" || scheme == "http")
        ownSegments = isOwn ? segments : nil
      }
    }

    /// The values of the placeholders of a pattern, in order; nil for an address that does not match.
    ///
    /// - Parameters:
    ///   - origin: The scheme and host; nil for those of the app.
    ///   - path: The segments, each as the text around its placeholders.
    ///   - items: The query: a key, the text around the placeholders of its value, and whether it may be left out.
    func values(_ origin: String?, _ path: [[String]], _ items: [(String, [String], Bool)]) -> [String?]? {
      guard let segments = origin == nil ? ownSegments : origin == self.origin ? segments : nil,
        path.count == segments.count
      else { return nil }
      var result: [String?] = []
      for (pieces, segment) in zip(path, segments) {
        guard let values = Self.values(of: segment, pieces) else { return nil }
        result += values
      }
      for (key, pieces, isOptional) in items {
        if let item = query.first(where: { $0.key == key }) {
          guard let values = Self.values(of: item.value, pieces) else { return nil }
          result += values
        } else if isOptional {
          result += [String?](repeating: nil, count: pieces.count - 1)
        } else {
          return nil
        }
      }
      return result
    }

    private static func values(of text: String, _ pieces: [String]) -> [String?]? {
      if pieces.count == 1 { return text == pieces[0] ? [] : nil }
      guard text.hasPrefix(pieces[0]) else { return nil }
      var rest = text.dropFirst(pieces[0].count)
      var result: [String?] = []
      for piece in pieces.dropFirst().dropLast() {
        guard let range = piece.isEmpty ? rest.startIndex..<rest.startIndex : rest.range(of: piece) else { return nil }
        result.append(String(rest[..<range.lowerBound]))
        rest = rest[range.upperBound...]
      }
      guard let last = pieces.last, rest.hasSuffix(last) else { return nil }
      return result + [String(rest.dropLast(last.count))]
    }

    static func value<T: LosslessStringConvertible>(_ text: String?, _ name: String) throws -> T {
      try check(text.flatMap { T($0) }, text, name)
    }

    private static func check<T>(_ value: T?, _ text: String?, _ name: String) throws -> T {
      guard let value else { throw AddressError.badValue(text ?? "", parameter: name) }
      return value
    }

    static func text<T: LosslessStringConvertible>(_ value: T) -> String { value.description }

    /// Returns an address from its components; a value of the query that is nil is left out.
    static func url(_ origin: String, _ path: [String], _ items: [(String, String?)]) -> URL? {
      var parts = URLComponents()
      let allowed = Foundation.CharacterSet.urlPathAllowed.subtracting(["/"])
      let path = path.map { "/" + ($0.addingPercentEncoding(withAllowedCharacters: allowed) ?? "") }.joined()
      let given = items.compactMap { key, value in value.map { URLQueryItem(name: key, value: $0) } }
      if !given.isEmpty { parts.queryItems = given }
      return URL(string: origin + path + (parts.percentEncodedQuery.map { "?" + $0 } ?? ""))
    }
  }

  /// A change of the state, by a router or a test.
  typealias Change = @MainActor ((inout State) -> Void) -> Void
  /// Follows a link.
  typealias Action = @MainActor @Sendable () -> Void

  /// The links that a screen offers.
  @MainActor protocol Links {
    /// Links that do nothing.
    init()

    /// Creates the links that a state offers.
    init(_ state: State, _ change: @escaping Change)
  }

  /// The links of `Welcome`.
  @MainActor struct WelcomeLinks: Links {
    /// “Start”.
    var start: Action = {}

    init() {}
    init(_ state: State, _ change: @escaping Change) { start = { change { $0.welcomeStart() } } }
  }

  /// The links of `Home`.
  @MainActor struct HomeLinks: Links {
    /// “Orders”.
    var orders: Action = {}
    /// The link `more` of `Teaser`, “More”.
    var more = MoreLink { _ in }

    init() {}
    init(_ state: State, _ change: @escaping Change) {
      orders = { change { $0.homeOrders() } }
      more = MoreLink { note in change { $0.teaserMore(note: note) } }
    }

    @MainActor struct MoreLink {
      let follow: @MainActor (String) -> Void
      func callAsFunction(note: String = "") { follow(note) }
    }
  }

  /// The links of `Product`; what is nil is not offered just now.
  @MainActor struct ProductLinks: Links {
    /// “Close”.
    var close: Action = {}
    /// “Buy”.
    var buy: Action?
    /// “Similar”.
    var similar = SimilarLink { _ in }

    init() {}
    init(_ state: State, _ change: @escaping Change) {
      close = { change { $0.productClose() } }
      if state.offersProductBuy { buy = { change { $0.productBuy() } } }
      similar = SimilarLink { note in change { $0.productSimilar(note: note) } }
    }

    @MainActor struct SimilarLink {
      let follow: @MainActor (String) -> Void
      func callAsFunction(note: String = "") { follow(note) }
    }
  }

  /// The links of `Orders`.
  @MainActor struct OrdersLinks: Links {
    /// “Product”.
    var product: Action = {}
    /// “Sign out”.
    var out: Action = {}

    init() {}
    init(_ state: State, _ change: @escaping Change) {
      product = { change { $0.ordersProduct() } }
      out = { change { $0.ordersOut() } }
    }
  }

  /// The links of `SignIn`.
  @MainActor struct SignInLinks: Links {
    /// “Sign in”.
    var go: Action = {}
    /// “Not now”.
    var cancel: Action = {}

    init() {}
    init(_ state: State, _ change: @escaping Change) {
      go = { change { $0.signInGo() } }
      cancel = { change { $0.signInCancel() } }
    }
  }

  /// The links of `Pay`.
  @MainActor struct PayLinks: Links {
    /// Goes back to where it came from.
    var goBack: Action = {}
    /// Ends in `paid`.
    var paid: Action = {}
    /// Ends in `failed`.
    var failed: Action = {}

    init() {}
    init(_ state: State, _ change: @escaping Change) {
      goBack = { change { $0.payBack() } }
      paid = { change { $0.payEnd(with: .paid) } }
      failed = { change { $0.payEnd(with: .failed) } }
    }
  }
}

extension SinkFlow.Links {
  /// Links that do nothing; a test sets those that it follows.
  static var none: Self { Self() }
}
