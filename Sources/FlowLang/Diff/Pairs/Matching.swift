/// The correspondence of the links or guards of screens, wherever they are declared: the items that some screens have
/// lost or gained, and those in both versions. An item that many screens inherit is one item with many screens.
struct Matching<Item: Hashable & Sendable>: Sendable {
  /// An item that some screens have in one version only.
  struct Difference: Sendable {
    let item: Item
    /// The screens, and tab bars, in the order of the new files.
    var places: [NodePair]
  }

  /// An item in both versions.
  struct Kept: Hashable, Sendable {
    let old: Item
    let new: Item
  }

  /// The items that only the old version has.
  private(set) var losses: [Difference] = []
  /// The items that only the new version has.
  private(set) var gains: [Difference] = []
  /// The items that both versions have, each once.
  private(set) var kept: [Kept] = []
  private var known: Set<Kept> = []
  private var lossOf: [Item: Int] = [:]
  private var gainOf: [Item: Int] = [:]

  /// The items that a node has in one version only.
  struct Singles: Sendable {
    var lost: [Item] = []
    var gained: [Item] = []
  }

  /// Compares the items of a node. Items with the same key are the same; of several, the first is the first.
  @discardableResult
  mutating func compare(_ old: [(key: String, item: Item)], _ new: [(key: String, item: Item)]) -> Singles {
    let (old, new) = (Self.numbered(old), Self.numbered(new))
    let before = Dictionary(old.map { ($0.key, $0.item) }) { first, _ in first }
    let after = Dictionary(new.map { ($0.key, $0.item) }) { first, _ in first }
    var singles = Singles()
    for (key, item) in old where after[key] == nil { singles.lost.append(item) }
    for (key, item) in new {
      if let partner = before[key] { keep(partner, item) } else { singles.gained.append(item) }
    }
    return singles
  }

  /// Adds a number to each key that repeats an earlier one.
  private static func numbered(_ items: [(key: String, item: Item)]) -> [(key: String, item: Item)] {
    var counts: [String: Int] = [:]
    return items.map { key, item in
      let count = counts[key, default: 0]
      counts[key] = count + 1
      return (count == 0 ? key : "\(key)\u{0}\(count)", item)
    }
  }

  /// Records the items that a screen has in one version only.
  mutating func note(_ singles: Singles, at place: NodePair) {
    for item in singles.lost { Self.note(item, place, &losses, &lossOf) }
    for item in singles.gained { Self.note(item, place, &gains, &gainOf) }
  }

  /// Records that two items are the same.
  mutating func keep(_ old: Item, _ new: Item) {
    let pair = Kept(old: old, new: new)
    if known.insert(pair).inserted { kept.append(pair) }
  }

  /// Turns losses and gains that are the same items into kept ones.
  mutating func join(_ pairs: [Kept]) {
    guard !pairs.isEmpty else { return }
    let (old, new) = (Set(pairs.map(\.old)), Set(pairs.map(\.new)))
    losses.removeAll { old.contains($0.item) }
    gains.removeAll { new.contains($0.item) }
    for pair in pairs { keep(pair.old, pair.new) }
  }

  private static func note(
    _ item: Item, _ place: NodePair, _ differences: inout [Difference], _ numbers: inout [Item: Int]
  ) {
    if let number = numbers[item] {
      differences[number].places.append(place)
    } else {
      numbers[item] = differences.count
      differences.append(Difference(item: item, places: [place]))
    }
  }
}

extension Comparison {
  /// The links of the old version that some screens do not inherit any more, and that are still declared.
  var linksLostBySome: Set<LinkID> { Self.declared(links.losses, from: old, in: new) { nodes.new(of: $0) } }

  /// The links of the new version that some screens inherit now, and that were declared before.
  var linksGainedBySome: Set<LinkID> { Self.declared(links.gains, from: new, in: old) { nodes.old(of: $0) } }

  /// Returns the links of differences whose owner declares a link with the same name in the other version.
  private static func declared(
    _ differences: [Matching<LinkID>.Difference], from version: FlowVersion, in other: FlowVersion,
    _ owner: (NodeID) -> NodeID?
  ) -> Set<LinkID> {
    var names: [NodeID: Set<String>] = [:]
    var result: Set<LinkID> = []
    for link in differences.map(\.item) {
      guard let owner = owner(version.model[link].owner) else { continue }
      let known = names[owner] ?? Set(other.model[owner].links.map { other.model.text(other.model[LinkID($0)].name) })
      names[owner] = known
      if known.contains(version.model.text(version.model[link].name)) { result.insert(link) }
    }
    return result
  }
}

/// Items of both versions, paired by their names: those that only one version has, and those that both have.
struct NamedItems<Item> {
  /// The items that only the old version has, in its order.
  let removed: [Item]
  /// The items that only the new version has, in its order.
  let added: [Item]
  /// The items that both versions have, in the order of the new one.
  let kept: [(old: Item, new: Item)]

  init(_ old: [Item], _ new: [Item], by name: (Item) -> String) {
    let before = Dictionary(old.map { (name($0), $0) }) { first, _ in first }
    let after = Set(new.map(name))
    removed = old.filter { !after.contains(name($0)) }
    added = new.filter { before[name($0)] == nil }
    kept = new.compactMap { item in before[name(item)].map { ($0, item) } }
  }
}
