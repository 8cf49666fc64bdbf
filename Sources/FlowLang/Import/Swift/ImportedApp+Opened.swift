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
    var reached: Set<ImportedID> = []
    extend(&reached, from: (start.map { [$0.node] } ?? []) + ids.filter { !self[$0].entryPoints.isEmpty })
    for (id, entries) in removed where !reached.contains(id) {
      self[id].entryPoints = entries
      extend(&reached, from: [id])
    }
  }

  /// Adds the nodes that some lead to.
  private func extend(_ reached: inout Set<ImportedID>, from nodes: [ImportedID]) {
    var pending = nodes
    while let next = pending.popLast() {
      guard reached.insert(next).inserted else { continue }
      let node = self[next]
      pending += node.embeds + node.tabs.map(\.root)
      if let start = node.start { pending.append(start.node) }
      for link in node.links { if case .call(let call) = link.goal { pending.append(call.node) } }
    }
  }
}
