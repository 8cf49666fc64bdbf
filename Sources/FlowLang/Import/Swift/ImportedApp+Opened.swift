extension ImportedApp {
  /// Removes the entries of scenes whose identifiers code uses, where links of that code lead to them: nothing else
  /// opens them. A scene that would be out of reach keeps its entries.
  ///
  /// - Parameter linked: The scenes that links of the code lead to.
  mutating func removeEntriesByIdentifier(of linked: Set<ImportedID>) {
    var removed: [(id: ImportedID, entries: [ImportedEntryPoint])] = []
    for id in ids where linked.contains(id) && !self[id].identifiers.isEmpty {
      let texts = Set(self[id].identifiers.flatMap { ["identifier \($0)", "initial controller of \($0)"] })
      let kept = self[id].entryPoints.filter { $0.isURL || !texts.contains($0.text) }
      if kept.count == self[id].entryPoints.count { continue }
      removed.append((id, self[id].entryPoints))
      self[id].entryPoints = kept
    }
    if removed.isEmpty { return }
    let opened = (start.map { [$0.node] } ?? []) + ids.filter { !self[$0].entryPoints.isEmpty }
    var known = Set(visited(from: opened) { self[$0].leadsTo })
    for (id, entries) in removed where !known.contains(id) {
      self[id].entryPoints = entries
      known.formUnion(visited(from: [id]) { self[$0].leadsTo.filter { !known.contains($0) } })
    }
  }
}
