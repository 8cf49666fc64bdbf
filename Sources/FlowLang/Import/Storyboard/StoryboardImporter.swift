extension Importer {
  /// Xcode storyboards.
  static let storyboard: Importer = Importer(
    name: "storyboard", plural: "storyboards", fileExtensions: ["storyboard"], isScanned: true,
    recognizes: { $0.xml.map(StoryboardReader.recognizes) == true }
  ) { sources, code, _ in
    let (storyboards, distinct, problems) = Storyboard.read(sources)
    let (app, found, joined) = StoryboardImport.app(of: distinct.map { storyboards[$0] }, code)
    let numbers = Dictionary(uniqueKeysWithValues: distinct.enumerated().map { ($1, $0) })
    return Reading(
      app: app, problems: problems + found,
      counts: storyboards.map { $0.counts() },
      joined: storyboards.indices.map { file in
        storyboards[file].counts(entered: numbers[file].map { joined.entered(in: $0) } ?? [])
      })
  }
}

extension Storyboard {
  /// Reads the storyboards among files; returns them, the indices of those to import, and the problems in these.
  static func read(_ sources: [ImportSource]) -> (storyboards: [Storyboard], distinct: [Int], problems: [Finding]) {
    let (storyboards, problems) = sources.readAll(StoryboardReader.read)
    let distinct = distinct(storyboards)
    let kept = Set(distinct.map { storyboards[$0].file })
    return (storyboards, distinct, problems.filter { kept.contains($0.range.file) })
  }

  /// Returns the indices of the storyboards to import: of several with one name whose scenes are the same, such as
  /// translations, the first with all scenes.
  private static func distinct(_ storyboards: [Storyboard]) -> [Int] {
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
