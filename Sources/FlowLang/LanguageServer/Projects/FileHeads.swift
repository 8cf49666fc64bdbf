/// What is known of every flow file around: whether it has an `app`, and what it imports. It decides which files are
/// compiled for the documents that are open.
struct FileHeads {
  /// What is known of one file.
  struct Head: Equatable {
    let hasApp: Bool
    /// The files that it imports.
    let imports: [String]
  }

  private var heads: [String: Head] = [:]
  private var roots: (open: Set<String>, keys: [String])?

  /// What is known of a file; nil for nothing, as of one that is not there.
  subscript(key: String) -> Head? {
    get { heads[key] }
    set {
      if heads[key] == newValue { return }
      heads[key] = newValue
      roots = nil
    }
  }

  /// The files to compile so that all open ones are judged: the apps that they are part of, or else what imports them,
  /// or else themselves. In the order of their paths.
  mutating func roots(ofOpen open: Set<String>) -> [String] {
    if let roots, roots.open == open { return roots.keys }
    let keys = heads.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let numbers = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($0.element, $0.offset) })
    let graph = ImportGraph(
      files: keys.map { key in
        let head = heads[key]
        return ImportGraph.File(
          hasApp: head?.hasApp ?? false, imports: head?.imports.compactMap { numbers[$0] } ?? [])
      })
    let given = graph.importers(of: open.compactMap { numbers[$0] })
    let found = graph.roots(among: given).map { keys[$0] }
    roots = (open, found)
    return found
  }
}
