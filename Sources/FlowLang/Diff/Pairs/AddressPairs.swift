/// A url of a version.
struct AddressText {
  /// Its place in `Model.entryPoints`.
  let index: Int
  let owner: NodeID
  /// The address as it is written.
  let text: String
  let pattern: URLPattern

  /// What an address must look like, whatever the placeholders of the path are called.
  var shape: String {
    let path = pattern.segments.map(\.shape).joined(separator: "/")
    let query = pattern.query.map { "\($0.key)=\($0.segment.shape)" }.sorted().joined(separator: "&")
    return "\(pattern.origin)/\(path)?\(query)"
  }

  /// The path alone.
  var path: [String] { pattern.segments.map(\.shape) }
}

extension URLPattern.Segment {
  fileprivate var shape: String { literals.joined(separator: "{}") }

  /// Whether the segment matches all that another matches.
  fileprivate func covers(_ other: Self) -> Bool { self == other || literals == ["", ""] }
}

extension URLPattern {
  /// Whether every address of another pattern is one of this.
  ///
  /// - Parameters:
  ///   - other: The other pattern.
  ///   - optional: The parameters that this pattern's screen does without.
  ///   - others: Those that the other's screen does without.
  func covers(_ other: URLPattern, optional: Set<String>, _ others: Set<String>) -> Bool {
    guard origin == other.origin, segments.count == other.segments.count,
      zip(segments, other.segments).allSatisfy({ $0.covers($1) })
    else { return false }
    return query.allSatisfy { item in
      let mayBeMissing = item.value == nil && optional.isSuperset(of: item.placeholders)
      guard let given = other.query.first(where: { $0.key == item.key }) else { return mayBeMissing }
      let mayBeLeftOut = given.value == nil && others.isSuperset(of: given.placeholders)
      return item.segment.covers(given.segment) && (mayBeMissing || !mayBeLeftOut)
    }
  }
}

extension FlowVersion {
  /// The urls of a node.
  func urls(of node: NodeID) -> [AddressText] {
    model.details(of: node).entryPoints.compactMap { url(Int($0)) }
  }

  /// The urls of a node by what they look like.
  func urlShapes(of node: NodeID) -> [String] { urls(of: node).map(\.shape) }

  /// An entry point, if it is a url.
  func url(_ index: Int) -> AddressText? {
    let entryPoint = model.entryPoints[index]
    guard entryPoint.isURL, let token = entryPoint.text else { return nil }
    let text = compilation.tree(of: entryPoint.owner).text(of: token)
    return AddressText(index: index, owner: entryPoint.owner, text: text, pattern: URLPattern(text))
  }

  /// The reasons of the entries of a node.
  func entries(of node: NodeID) -> [(index: Int, reason: String)] {
    model.details(of: node).entryPoints.compactMap { index in
      let entryPoint = model.entryPoints[Int(index)]
      guard !entryPoint.isURL else { return nil }
      return (Int(index), entryPoint.text.map { compilation.tree(of: node).text(of: $0) } ?? "")
    }
  }

  /// What is below when an entry point opens its screen.
  func foundation(ofEntryPoint index: Int) -> String {
    let entryPoint = model.entryPoints[index]
    let over = model.calls[entryPoint.over].map { text(of: $0, in: entryPoint.owner) }.joined(separator: ", ")
    let words = [
      entryPoint.tab.map { "in tab \(text(of: $0))" } ?? "", over.isEmpty ? "" : "over \(over)",
      entryPoint.presentation == .push ? "" : entryPoint.presentation.keyword,
    ]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The parameters of a node that a url may leave out.
  func optionalParameters(of node: NodeID) -> Set<String> {
    Set(parameters(model.details(of: node).parameters, in: node).filter(\.isOptional).map(\.name))
  }
}

/// What became of the urls of two versions.
struct AddressPairs {
  /// Urls that open nothing any more.
  private(set) var removed: [AddressText] = []
  /// Urls that open something else.
  private(set) var moved: [(old: AddressText, new: AddressText)] = []
  /// Urls of which only some addresses are left.
  private(set) var narrowed: [(old: AddressText, new: AddressText)] = []
  /// Urls that open their screen for more addresses.
  private(set) var widened: [(old: AddressText, new: AddressText)] = []
  /// Urls that opened nothing, on screens that were there.
  private(set) var added: [AddressText] = []
  /// Urls that open the same screen for the same addresses.
  private(set) var kept: [(old: AddressText, new: AddressText)] = []

  /// No urls.
  init() {}

  init(_ comparison: Comparison) {
    let (old, new) = (comparison.old, comparison.new)
    var lost = comparison.nodes.removed.flatMap { old.urls(of: $0) }
    var fresh: [AddressText] = []
    for pair in comparison.nodes.edited { match(pair, old, new, &lost, &fresh) }
    var takers: [String: AddressText] = [:]
    if !lost.isEmpty {
      for index in new.model.entryPoints.indices {
        if let url = new.url(index) { takers[url.shape] = takers[url.shape] ?? url }
      }
    }
    var taken: Set<Int> = []
    for url in lost {
      if let taker = takers[url.shape] {
        moved.append((url, taker))
        taken.insert(taker.index)
      } else {
        removed.append(url)
      }
    }
    added = fresh.filter { !taken.contains($0.index) }
  }

  /// Matches the urls of a screen that is in both versions.
  private mutating func match(
    _ pair: NodePair, _ old: FlowVersion, _ new: FlowVersion, _ lost: inout [AddressText], _ fresh: inout [AddressText]
  ) {
    let (before, after) = (old.urls(of: pair.old), new.urls(of: pair.new))
    guard !before.isEmpty || !after.isEmpty else { return }
    let (others, optional) = (old.optionalParameters(of: pair.old), new.optionalParameters(of: pair.new))
    let same = Dictionary(after.map { ($0.shape, $0) }) { first, _ in first }
    var left: [AddressText] = []
    var used: Set<Int> = []
    for url in before {
      guard let partner = same[url.shape], partner.pattern.covers(url.pattern, optional: optional, others) else {
        left.append(url)
        continue
      }
      kept.append((url, partner))
      used.insert(partner.index)
    }
    let byPath = left.isEmpty ? [:] : Dictionary(grouping: after, by: \.path)
    for url in left {
      if let partner = after.first(where: { $0.pattern.covers(url.pattern, optional: optional, others) }) {
        widened.append((url, partner))
        used.insert(partner.index)
      } else if let partner = byPath[url.path]?.first(where: { !used.contains($0.index) }) {
        narrowed.append((url, partner))
        used.insert(partner.index)
      } else {
        lost.append(url)
      }
    }
    fresh += after.filter { !used.contains($0.index) }
  }
}
