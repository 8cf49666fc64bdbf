/// What the links of the next entries lead to, read for many entries at once: each step is taken for all of them before
/// the next, so that they wait for memory together and not one after the other.
struct PlainAhead {
  /// The entries' own links, where those are all that they offer; nil for an entry that takes a closer look.
  private var own: [Slice?] = []
  /// Of all these links, one after the other, the targets and what those push: `PlainStep.none` where they do otherwise.
  private(set) var targets: [TargetID] = []
  private(set) var screens: [UInt32] = []

  /// How many entries are read at once.
  static let count = 32

  /// Forgets what was read, and reads again.
  ///
  /// - Parameter offers: The own links of each entry in turn.
  mutating func read(_ offers: some Sequence<Slice?>, _ links: [Link], _ steps: PlainSteps) {
    own.removeAll(keepingCapacity: true)
    targets.removeAll(keepingCapacity: true)
    screens.removeAll(keepingCapacity: true)
    for offer in offers { own.append(offer) }
    for case .some(let slice) in own {
      for link in slice { targets.append(links[Int(link)].target) }
    }
    for target in targets { screens.append(steps.screen(pushedBy: target) ?? PlainStep.none) }
  }

  /// The links of an entry, by its place among those that were read.
  subscript(place: Int) -> Slice? { own[place] }
}
