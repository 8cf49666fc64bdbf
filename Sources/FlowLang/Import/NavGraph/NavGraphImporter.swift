extension Importer {
  /// Android navigation graphs.
  static let navigationGraph: Importer = Importer(
    name: "navigation graph", plural: "navigation graphs", fileExtensions: ["xml"], isScanned: true,
    recognizes: { $0.xml.map(NavGraphReader.recognizes) == true }
  ) { sources, code, isSplit in
    let (graphs, problems) = sources.readAll(NavGraphReader.read)
    let (app, found) = NavGraphImport.app(of: graphs, code, isSplit: isSplit)
    return Reading(
      app: app, problems: problems + found, counts: graphs.map { JoinedGraphs([$0]).counts },
      joined: joinedCounts(graphs))
  }

  /// Returns the counts of each graph with all that it includes, independent of the files that include the graph.
  private static func joinedCounts(_ graphs: [NavGraph]) -> [ImportCounts] {
    let joined = JoinedGraphs(graphs)
    return graphs.indices.map { file in
      let files = Set(joined.inside(joined.roots[file]).map { joined.files[$0] })
      return JoinedGraphs([graphs[file]] + files.subtracting([file]).sorted().map { graphs[$0] }).counts
    }
  }
}
