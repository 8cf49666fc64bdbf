/// Which of some navigation graphs an app begins with: the only one that no other holds, the one that the activity of the
/// launcher shows, else the one that has the usual name. Where several could be, none is.
struct GraphBeginning: Sendable {
  /// The graph, where it is known.
  let graph: Int?
  /// By what it is known, or why it is not.
  let reason: String

  init(_ graphs: JoinedGraphs, _ files: [NavGraph], _ beginning: AppBeginning) {
    func name(_ graph: Int) -> String {
      let name = files[graphs.files[graph]].name
      return String(name.dropFirst(ImportSource.prefix(of: name).count))
    }
    let outermost = graphs.outermost
    func find(_ wanted: String) -> Int? { outermost.first { name($0) == wanted } }
    let launched = beginning.launchedGraphs.lazy.compactMap { launched in
      find(launched.graph).map { ($0, launched.reason) }
    }
    if let (found, reason) = launched.first {
      self.graph = found
      self.reason = "\(name(found)).xml, \(reason)"
    } else if outermost.count == 1 {
      graph = outermost[0]
      reason = "\(name(outermost[0])).xml, " + (files.count == 1 ? "the only file" : "which no other file includes")
    } else if let found = Self.plainNames.lazy.compactMap(find).first {
      graph = found
      reason = "\(name(found)).xml, by its name"
    } else {
      let names = outermost.map { "`\(name($0))`" }
      graph = nil
      reason =
        "nothing says which graph the app begins with: " + names.dropLast().joined(separator: ", ") + " or "
        + (names.last ?? "")
    }
  }

  /// What graphs are called that say nothing about their app; usual names of the one that it begins with.
  static let plainNames = [
    "nav_graph", "navigation", "main_nav_graph", "nav_main", "main_graph", "main_navigation", "mobile_navigation",
    "navigation_graph", "main",
  ]
}
