extension Importer {
  /// Xcode storyboards.
  static let storyboard: Importer = Importer(
    name: "storyboard", plural: "storyboards", fileExtensions: ["storyboard"],
    recognizes: { $0.xml.map(StoryboardReader.recognizes) == true }
  ) { sources, code, _ in
    var storyboards: [Storyboard] = []
    var problems: [Finding] = []
    for source in sources {
      guard let document = source.xml else { continue }
      let (storyboard, found) = StoryboardReader.read(document, as: source.file, named: source.name)
      storyboards.append(storyboard)
      problems += found
    }
    let (app, found, joined) = StoryboardImport.app(of: storyboards, code)
    return Reading(
      app: app, problems: problems + found, counts: storyboards.map { $0.counts() },
      joined: storyboards.indices.map { storyboards[$0].counts(entered: joined.entered(in: $0)) })
  }
}
