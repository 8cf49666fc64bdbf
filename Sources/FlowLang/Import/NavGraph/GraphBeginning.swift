/// The navigation graph that an app starts with: the only one that no other includes, the one that the activity of the
/// launcher shows, or else the one with the usual name. If several qualify, none is chosen.
struct GraphBeginning: Sendable {
  /// The graph, if it is known.
  let graph: Int?
  /// The reason why the graph is known, or why it is not.
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
      reason = "no file declares which graph the app begins with: \(listed(names, "or", most: .max))"
    }
  }

  /// Names of graphs that are not specific to their app; the usual names of the one that it starts with.
  static let plainNames = [
    "nav_graph", "navigation", "main_nav_graph", "nav_main", "main_graph", "main_navigation", "mobile_navigation",
    "navigation_graph", "main",
  ]
}
