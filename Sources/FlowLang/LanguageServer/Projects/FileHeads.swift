/// The imports of every known flow file, and whether it has an `app`. They determine which files are compiled for the
/// open documents.
struct FileHeads {
  /// The data of one file.
  struct Head: Equatable {
    let hasApp: Bool
    /// The imported files.
    let imports: [String]
  }

  private var heads: [String: Head] = [:]
  private var roots: (open: Set<String>, keys: [String])?

  /// The known files.
  var keys: some Collection<String> { heads.keys }

  /// The data of a file; nil if the file is unknown or does not exist.
  subscript(key: String) -> Head? {
    get { heads[key] }
    set {
      if heads[key] == newValue { return }
      heads[key] = newValue
      roots = nil
    }
  }

  /// Returns the files to compile so that all open ones are judged: the apps that they are part of, or else the files
  /// that import them, or else themselves. Sorted by path.
  mutating func roots(ofOpen open: Set<String>) -> [String] {
    if let roots, roots.open == open { return roots.keys }
    let keys = heads.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let numbers = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($0.element, $0.offset) })
    let graph = ImportGraph(
      files: keys.map { key in
        let head = heads[key]
        return ImportGraph.File(hasApp: head?.hasApp ?? false, imports: head?.imports.compactMap { numbers[$0] } ?? [])
      })
    let given = graph.importers(of: open.compactMap { numbers[$0] })
    let found = graph.roots(among: given).map { keys[$0] }
    roots = (open, found)
    return found
  }
}
