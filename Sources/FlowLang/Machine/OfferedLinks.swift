/// A cache of the links that each screen offers, for analyses that ask for them repeatedly.
struct OfferedLinks {
  private let machine: Machine
  private var known: [Place: [LinkID]] = [:]

  private struct Place: Hashable {
    let screen: NodeID
    let bar: NodeID?
  }

  init(_ machine: Machine) { self.machine = machine }

  /// Returns the links of `Machine.links(on:in:)`.
  mutating func links(on screen: NodeID, in bar: NodeID?) -> [LinkID] {
    let place = Place(screen: screen, bar: bar)
    if let links = known[place] { return links }
    let links = machine.links(on: screen, in: bar)
    known[place] = links
    return links
  }
}
