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
