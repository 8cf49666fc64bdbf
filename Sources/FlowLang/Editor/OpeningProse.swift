/// Describes what a `url` or an `entry` opens.
struct OpeningProse {
  private let model: Model
  private let prose: TargetProse

  init(_ compilation: Compilation) {
    model = compilation.model
    prose = TargetProse(compilation.model)
  }

  /// Returns a sentence about the stack that is shown, and the guards that are asked first.
  func paragraphs(of entryPoint: EntryPoint) -> [String] {
    let below = model.calls[entryPoint.over].compactMap(\.node)
    let tab = entryPoint.tab.flatMap { reference in model.tabReferences[Int(reference.index)].tabs.first }
    var words = "Opens \(prose.describe(entryPoint.owner))"
    if entryPoint.presentation != .push { words += " as a \(entryPoint.presentation.keyword)" }
    if !below.isEmpty { words += " over \(list(below))" }
    if let tab {
      words += below.isEmpty && entryPoint.presentation != .push ? " over the tab " : " in the tab "
      words += Markdown.code(Spelling.word(model.text(model[tab].name)))
    } else if below.isEmpty {
      words += " over the start of the app"
    }
    let bottom = tab.map { [model[$0].owner, model[$0].root.node].compactMap { $0 } } ?? []
    let guarded = guardOwners(of: bottom + below + [entryPoint.owner])
    return ["\(words)."] + (guarded.isEmpty ? [] : ["Guarded by \(list(guarded))."])
  }

  /// Returns the nodes that declare the guards of some nodes, without duplicates.
  private func guardOwners(of nodes: [NodeID]) -> [NodeID] {
    var seen: Set<NodeID> = []
    return nodes.flatMap { model.guards(of: $0).map(\.owner) }.filter { seen.insert($0).inserted }
  }

  private func list(_ nodes: [NodeID]) -> String { listed(nodes.map { prose.describe($0) }, most: nodes.count) }
}
