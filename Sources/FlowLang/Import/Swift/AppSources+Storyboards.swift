extension AppSources {
  /// Reads Swift files and the storyboards beside them, and ignores all others.
  ///
  /// - Parameter table: The project's declarations about its own functions and views.
  public static func read(_ sources: [SourceFile], _ table: NavigationTable = NavigationTable()) -> AppSources {
    let storyboards = sources.filter { $0.path.hasSuffix(".storyboard") }
    let read = storyboards.enumerated().map { ImportSource($1, FileID($0)) }
    return AppSources(
      sources, table, storyboards: storyboards, scenes: scenes(of: read),
      unreadStoryboards: read.compactMap(UnreadStoryboard.init))
  }

  private static func scenes(of files: [ImportSource]) -> [StoryboardScene] {
    let importer = Importer.storyboard
    let sources = files.filter(importer.recognizes)
    if sources.isEmpty { return [] }
    let app = importer.read(sources, ImportedCode(), false).app
    return app.nodes.map { node in
      StoryboardScene(
        type: node.className, identifiers: node.identifiers,
        segues: node.links.compactMap { link in
          guard case .call(let call) = link.goal else { return nil }
          return (Int(call.node.index), link.presentation, link.place)
        })
    }
  }
}

extension UnreadStoryboard {
  /// Returns nil for a storyboard that is XML.
  fileprivate init?(_ storyboard: ImportSource) {
    guard storyboard.xml == nil else { return nil }
    path = storyboard.source.path
    if case .failure(let error) = storyboard.document { problem = error.message } else { problem = "not XML" }
    let text = String(decoding: storyboard.source.bytes, as: UTF8.self)
    classes = Set(text.matches(of: /customClass="([^"]+)"/).map { String($0.1) })
  }
}

extension ImportedNode {
  /// The last component of the class of a controller. A tab bar has no `view`: its class is in a note.
  var className: String? {
    view.last ?? notes.first { $0.key == "class" }?.value.split(separator: ".").last.map(String.init)
  }
}
