/// A url of one version.
struct AddressText {
  /// The index in `Model.entryPoints`.
  let index: Int
  let owner: NodeID
  /// The address as it is written.
  let text: String
  let pattern: URLPattern

  /// The pattern of the address without the names of the placeholders in its path.
  var shape: String {
    let path = pattern.segments.map(\.shape).joined(separator: "/")
    let query = pattern.query.map { "\($0.key)=\($0.segment.shape)" }.sorted().joined(separator: "&")
    return "\(pattern.origin)/\(path)?\(query)"
  }

  var path: [String] { pattern.segments.map(\.shape) }
}

extension URLPattern.Segment {
  fileprivate var shape: String { literals.joined(separator: "{}") }

  /// Whether the segment matches all texts that another segment matches.
  fileprivate func covers(_ other: Self) -> Bool { self == other || literals == ["", ""] }
}

extension URLPattern {
  /// Whether every address of another pattern matches this one.
  ///
  /// - Parameters:
  ///   - other: The other pattern.
  ///   - optional: The optional parameters of this pattern's screen.
  ///   - others: The optional parameters of the other pattern's screen.
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
  func urls(of node: NodeID) -> [AddressText] { model.details(of: node).entryPoints.compactMap { url(Int($0)) } }

  func urlShapes(of node: NodeID) -> [String] { urls(of: node).map(\.shape) }

  /// Returns an entry point as a url; nil when it is an entry.
  func url(_ index: Int) -> AddressText? {
    let entryPoint = model.entryPoints[index]
    guard entryPoint.isURL, let token = entryPoint.text else { return nil }
    let text = compilation.tree(of: entryPoint.owner).text(of: token)
    return AddressText(index: index, owner: entryPoint.owner, text: text, pattern: URLPattern(text))
  }

  /// Returns the entries of a node, by the reasons for which they open it.
  func entries(of node: NodeID) -> [EntryText] {
    model.details(of: node).entryPoints.compactMap { index in
      let entryPoint = model.entryPoints[Int(index)]
      guard !entryPoint.isURL else { return nil }
      let reason = entryPoint.text.map { compilation.tree(of: node).text(of: $0) } ?? ""
      return EntryText(index: Int(index), name: reason, syntax: entryPoint.syntax)
    }
  }

  /// Returns the modifiers of an entry point: the tab, the screens below, and the presentation.
  func foundation(ofEntryPoint index: Int) -> String {
    let entryPoint = model.entryPoints[index]
    let over = model.calls[entryPoint.over].map { text(of: $0, in: entryPoint.owner) }.joined(separator: ", ")
    let words = [
      entryPoint.tab.map { "in tab \(word(for: $0))" } ?? "", over.isEmpty ? "" : "over \(over)",
      entryPoint.presentation == .push ? "" : entryPoint.presentation.keyword,
    ]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns the parameters of a node that a url may leave out.
  func optionalParameters(of node: NodeID) -> Set<String> { Set(parameters(of: node).filter(\.isOptional).map(\.name)) }
}

/// The correspondence of the urls of two versions.
struct AddressPairs {
  /// The urls that no longer open anything.
  private(set) var removed: [AddressText] = []
  /// The urls that open another screen.
  private(set) var moved: [(old: AddressText, new: AddressText)] = []
  /// The urls that match fewer addresses than before.
  private(set) var narrowed: [(old: AddressText, new: AddressText)] = []
  /// The urls that match more addresses than before.
  private(set) var widened: [(old: AddressText, new: AddressText)] = []
  /// The urls that are gone, whose addresses a less exact url of another screen opens now.
  private(set) var yielded: [(old: AddressText, new: AddressText)] = []
  /// The new urls, and the less exact ones of other screens that opened their addresses before.
  private(set) var taken: [(old: AddressText, new: AddressText)] = []
  /// The urls of screens in both versions that opened nothing before.
  private(set) var added: [AddressText] = []
  /// The urls that open the same screen for the same addresses.
  private(set) var kept: [(old: AddressText, new: AddressText)] = []

  /// Creates a correspondence without urls.
  init() {}

  init(_ comparison: Comparison) {
    let (old, new) = (comparison.old, comparison.new)
    var lost = comparison.nodes.removed.flatMap { old.urls(of: $0) }
    var fresh: [AddressText] = []
    for pair in comparison.nodes.edited { match(pair, old, new, &lost, &fresh) }
    var successors: [String: AddressText] = [:]
    if !lost.isEmpty {
      for index in new.model.entryPoints.indices {
        if let url = new.url(index) { successors[url.shape] = successors[url.shape] ?? url }
      }
    }
    var known: Set<Int> = []
    let general = lost.isEmpty ? GeneralURLs() : GeneralURLs(new)
    for url in lost {
      if let successor = successors[url.shape] {
        moved.append((url, successor))
        known.insert(successor.index)
      } else if let heir = general.opener(of: url),
        heir.pattern.covers(
          url.pattern, optional: new.optionalParameters(of: heir.owner), old.optionalParameters(of: url.owner))
      {
        yielded.append((url, heir))
      } else {
        removed.append(url)
      }
    }
    let strangers = comparison.nodes.added.flatMap { new.urls(of: $0) }
    findTaken((fresh + strangers).filter { !known.contains($0.index) }, Set(lost.map(\.index)), comparison)
    let taking = Set(taken.map(\.new.index))
    added = fresh.filter { !known.contains($0.index) && !taking.contains($0.index) }
  }

  /// Finds the urls whose addresses another screen opened before.
  private mutating func findTaken(_ urls: [AddressText], _ lost: Set<Int>, _ comparison: Comparison) {
    guard !urls.isEmpty else { return }
    let general = GeneralURLs(comparison.old)
    for url in urls {
      guard let former = general.opener(of: url), !lost.contains(former.index),
        comparison.nodes.new(of: former.owner) != url.owner
      else { continue }
      taken.append((former, url))
    }
  }

  /// Pairs the urls of a screen that is in both versions.
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
