extension Importer {
  /// Xcode storyboards.
  static let storyboard: Importer = Importer(
    name: "storyboard", plural: "storyboards", fileExtensions: ["storyboard"], isScanned: true,
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
    let distinct = Storyboard.distinct(storyboards)
    let (app, found, joined) = StoryboardImport.app(of: distinct.map { storyboards[$0] }, code)
    let numbers = Dictionary(uniqueKeysWithValues: distinct.enumerated().map { ($1, $0) })
    let kept = Set(distinct.map { storyboards[$0].file })
    return Reading(
      app: app, problems: problems.filter { kept.contains($0.range.file) } + found,
      counts: storyboards.map { $0.counts() },
      joined: storyboards.indices.map { file in
        storyboards[file].counts(entered: numbers[file].map { joined.entered(in: $0) } ?? [])
      })
  }
}

extension Storyboard {
  /// Returns the indices of the storyboards to read: of several with one name whose scenes are the same, such as
  /// translations, the first with all scenes.
  static func distinct(_ storyboards: [Storyboard]) -> [Int] {
    let scenes = storyboards.map { Set($0.controllers.map(\.id)) }
    return storyboards.indices.filter { file in
      !storyboards.indices.contains { other in
        guard other != file, storyboards[other].name == storyboards[file].name, !scenes[file].isEmpty,
          scenes[file].isSubset(of: scenes[other])
        else { return false }
        return other < file || scenes[file].count < scenes[other].count
      }
    }
  }
}
