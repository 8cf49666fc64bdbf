/// The changes of the urls and entries between two versions, for a diagram.
struct DrawnEntryPoints {
  /// The entry points of the old version that are gone or open another screen, as indices into `Model.entryPoints`.
  private(set) var removed: [Int] = []
  /// The marks of the entry points that are new or changed, by their indices in the new version.
  private(set) var marks: [Int: DrawnChanges.Mark] = [:]

  init(_ comparison: Comparison) {
    let (old, new, addresses) = (comparison.old, comparison.new, comparison.addresses)
    removed = (addresses.removed + (addresses.moved + addresses.yielded).map(\.old)).map(\.index)
    for url in addresses.added + (addresses.moved + addresses.taken).map(\.new) { marks[url.index] = .added }
    for pair in addresses.narrowed + addresses.widened { marks[pair.new.index] = .changed }
    for (before, after) in addresses.kept
    where old.foundation(ofEntryPoint: before.index) != new.foundation(ofEntryPoint: after.index) {
      marks[after.index] = .changed
    }
    for pair in comparison.nodes.edited {
      let entries = comparison.items(of: pair) { $0.entries(of: $1) }
      removed += entries.removed.map(\.index)
      for entry in entries.added { marks[entry.index] = .added }
      for (before, entry) in entries.kept
      where old.foundation(ofEntryPoint: before.index) != new.foundation(ofEntryPoint: entry.index) {
        marks[entry.index] = .changed
      }
    }
    removed.sort()
  }
}
