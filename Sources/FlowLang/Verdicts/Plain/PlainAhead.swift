/// What the links of the next entries do, read for many entries at once: each step is taken for all of them before the
/// next, so that they wait for memory together and not one after the other.
struct PlainAhead {
  /// The entries' own links, where those are all that they offer; nil for an entry that takes a closer look.
  private var own: [Slice?] = []
  /// What each of all these links does, one after the other.
  private(set) var glances: [PlainGlance] = []

  /// How many entries are read at once.
  static let count = 32

  /// Forgets what was read, and reads again.
  ///
  /// - Parameter offers: The own links of each entry in turn.
  mutating func read(_ offers: some Sequence<Slice?>, _ steps: PlainSteps) {
    own.removeAll(keepingCapacity: true)
    glances.removeAll(keepingCapacity: true)
    for offer in offers { own.append(offer) }
    for case .some(let slice) in own { glances += steps.glances[slice] }
  }

  /// The links of an entry, by its place among those that were read.
  subscript(place: Int) -> Slice? { own[place] }
}
