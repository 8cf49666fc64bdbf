/// The storyboard that an app starts with: the one that its property list names (of several apps the largest), the one
/// that Xcode calls `Main`, or else the only candidate. If several qualify, none is chosen.
struct StoryboardBeginning: Sendable {
  /// The storyboard, if it is known.
  let storyboard: Int?
  /// The reason why the storyboard is known, or why it is not.
  let reason: String
  /// Whether further files could settle which storyboard it is.
  let isGuesswork: Bool
  /// The storyboards that are only shown while the app launches.
  let launchScreens: Set<Int>

  init(_ storyboards: [Storyboard], _ beginning: AppBeginning) {
    func plain(_ name: String) -> String { String(name.dropFirst(ImportSource.prefix(of: name).count)) }
    let launched = storyboards.indices.filter { file in
      let name = plain(storyboards[file].name)
      return storyboards[file].isLaunchScreen || beginning.launchStoryboards.contains(name) || name == "LaunchScreen"
    }
    launchScreens = Set(launched)
    let begins = storyboards.indices.filter { storyboards[$0].initial != nil }
    let claims = Self.claims(storyboards, beginning)
    func find(_ name: String, below folder: String = "") -> Int? {
      let all = begins.filter { plain(storyboards[$0].name) == name }
      // A package may have an example with a storyboard of the same name.
      let own = all.filter { !Self.isOfExample(storyboards[$0].path) }
      let named = own.isEmpty ? all : own
      return named.first { storyboards[$0].path.hasPrefix(folder) } ?? named.first
    }
    for (name, file, folder) in claims {
      guard let found = find(name, below: folder) else { continue }
      // A launch screen contains no code of the app: code shows the screen after it.
      if storyboards[found].isLaunchScreen {
        (storyboard, reason, isGuesswork) = (
          nil, "\(file) names \(name).storyboard, which is only shown while the app starts", false
        )
        return
      }
      (storyboard, reason, isGuesswork) = (found, "\(name).storyboard, which \(file) names", false)
      return
    }
    if let (name, file, _) = claims.first {
      let isThere = storyboards.contains { plain($0.name) == name }
      let why = isThere ? "which has no initial controller" : "which is not among the files"
      (storyboard, reason, isGuesswork) = (nil, "\(file) names \(name).storyboard, \(why)", false)
      return
    }
    if let file = beginning.fileWithoutStoryboard {
      (storyboard, reason, isGuesswork) = (
        nil, "\(file) names no main storyboard, so code shows the first screen", false
      )
      return
    }
    let referenced = Set(storyboards.flatMap { $0.controllers.compactMap { $0.reference?.storyboard } })
    let possible = begins.filter { !launched.contains($0) }
    let free = possible.filter { !referenced.contains(plain(storyboards[$0].name)) }
    if let main = find("Main") {
      (storyboard, reason, isGuesswork) = (main, "Main.storyboard, by its name", false)
    } else if free.count == 1 || free.isEmpty && possible.count == 1 {
      let found = free.first ?? possible[0]
      let only = storyboards.count == 1 ? "the initial controller" : "the only initial controller that could be"
      (storyboard, reason, isGuesswork) = (found, "\(only), in \(plain(storyboards[found].name)).storyboard", false)
    } else if possible.isEmpty {
      (storyboard, reason, isGuesswork) = (nil, "no storyboard has an initial controller", false)
    } else {
      let names = (free.isEmpty ? possible : free).map { "`\(plain(storyboards[$0].name))`" }
      let list = listed(names, "or", most: .max)
      (storyboard, reason, isGuesswork) = (nil, "no file declares which storyboard the app begins with: \(list)", true)
    }
  }

  private static func isOfExample(_ path: String) -> Bool {
    path.lowercased().split(separator: "/").dropLast().contains {
      $0.contains("example") || $0.contains("sample") || $0.contains("demo") || $0.hasSuffix("pods")
    }
  }

  /// Returns the main storyboards that files declare, each with the file and the folder of its app. Of several apps in
  /// one folder, the one whose storyboards have the most controllers comes first; the others are its extensions and
  /// samples.
  private static func claims(
    _ storyboards: [Storyboard], _ beginning: AppBeginning
  ) -> [(name: String, file: String, folder: String)] {
    let claims = beginning.mainStoryboards.map { name, path in
      var parts = path.split(separator: "/", omittingEmptySubsequences: false)
      let file = parts.removeLast()
      if parts.last?.hasSuffix(".xcodeproj") == true { parts.removeLast() }
      let folder = parts.map { $0 + "/" }.joined()
      let controllers = storyboards.reduce(0) { $0 + ($1.path.hasPrefix(folder) ? $1.controllers.count : 0) }
      return (name: name, file: String(file), parent: parts.last, folder: folder, controllers: controllers)
    }
    let isAlone = Set(claims.map(\.folder)).count < 2
    let sorted = claims.enumerated().sorted {
      ($1.element.controllers, $0.offset) < ($0.element.controllers, $1.offset)
    }
    return sorted.map { _, claim in
      let folder = isAlone ? nil : claim.parent.map { "\($0)/" }
      return (claim.name, (folder ?? "") + claim.file, claim.folder)
    }
  }
}
