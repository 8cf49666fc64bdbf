extension Importer {
  /// Swift sources, with the storyboards beside them.
  static let swift: Importer = Importer(
    name: "Swift file", plural: "Swift sources", fileExtensions: ["swift"],
    recognizes: { $0.source.path.hasSuffix(".swift") }
  ) { sources, code, isSplit in
    let project = CodeProject(sources.map(\.source).filter { $0.path.hasSuffix(".swift") })
    let finder = FactFinder.find(in: project, code.navigation)
    let pictures = sources.filter(storyboard.recognizes)
    if finder.facts.isEmpty, !pictures.isEmpty {
      // The code adds nothing: the storyboards are the app.
      var reading = storyboard.read(pictures, code, isSplit)
      let numbers = Dictionary(uniqueKeysWithValues: pictures.indices.map { (pictures[$0].file, $0) })
      let (own, joined) = (reading.counts, reading.joined)
      reading.counts = sources.map { numbers[$0.file].map { own[$0] } ?? ImportCounts() }
      reading.joined = sources.map { numbers[$0.file].map { joined[$0] } ?? ImportCounts() }
      return reading
    }
    let (storyboards, distinct, problems) = Storyboard.read(pictures)
    var reading = Reading(app: ImportedApp(), problems: problems, counts: [], joined: [])
    if finder.facts.isEmpty, storyboards.isEmpty {
      let range = SourceRange(file: sources[0].file, start: 0, end: 0)
      reading.problems.report(
        .unreadableSource, "nothing in the Swift files leads from one screen to another", at: range,
        help: "views that are shown by `NavigationLink`, `sheet`, `pushViewController` and the like are read")
    }
    // The picture while the app starts is no screen of it.
    let mains = code.beginning.mainStoryboards.map(\.name)
    let shown = distinct.map { storyboards[$0] }.filter { !$0.isLaunchScreen || mains.contains($0.name) }
    if shown.isEmpty {
      reading.app = SwiftImport.app(of: finder)
    } else {
      let (app, found, _) = StoryboardImport.app(of: shown, code)
      reading.problems += found
      reading.app = SwiftImport.app(of: finder, joining: app)
    }
    reading.counts = sources.map { _ in ImportCounts() }
    reading.joined = reading.counts
    reading.whole = SwiftImport.counts(of: finder, reading.app)
    return reading
  }
}

extension SwiftImport {
  /// Returns the counts of an app: screens, and facts by their certainty.
  static func counts(of finder: FactFinder, _ app: ImportedApp) -> ImportCounts {
    var counts = ImportCounts()
    counts.screens = app.nodes.count { $0.kind == .screen }
    counts.tabs = app.nodes.count { $0.kind == .tabs }
    counts.externals = app.nodes.count { $0.isExternal }
    counts.scenes = app.nodes.count
    // The facts of a function that other code calls are counted at its callers.
    let facts = finder.facts.filter { !finder.handedOn.contains($0) }
    counts.links = facts.count { $0.certainty != .unknown }
    for fact in facts { counts.kinds[fact.certainty.rawValue, default: 0] += 1 }
    return counts
  }
}

/// The selection of the Swift files of an app in a folder.
public enum SwiftSources {
  /// Whether a file is read, by its path below the folder: files of tests, previews and third-party packages and
  /// generated files are not.
  public static func isRead(_ path: String) -> Bool {
    path.hasSuffix(".swift") && path.split(separator: "/").last != "Package.swift" && isOfApp(path)
  }

  /// Whether a storyboard is read with the Swift files beside it: a launch screen is not.
  public static func isStoryboardRead(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") && !path.hasSuffix("LaunchScreen.storyboard") && isOfApp(path)
  }

  private static func isOfApp(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().allSatisfy { folder in
      let lower = folder.lowercased()
      return !ForeignFolders.contains(String(folder)) && !folders.contains(lower) && !lower.hasSuffix("tests")
        && !lower.hasSuffix(".docc")
    }
  }

  private static let folders: Set<String> = ["preview content", "tests", "test", "uitests", "unittests", "fastlane"]
}

/// The folders inside that of an app with foreign files: third-party packages, generated files, copies for translators.
public enum ForeignFolders {
  /// Whether a folder is one of them, by its name.
  public static func contains(_ name: String) -> Bool {
    // The app may have a folder of its own called `Build`.
    if name == "build" { return true }
    let lower = name.lowercased()
    return folders.contains(lower) || lower.hasSuffix(".xcloc")
  }

  private static let folders: Set<String> = [
    ".build", ".git", ".gradle", "pods", "carthage", "deriveddata", "sourcepackages", "checkouts", "node_modules",
  ]
}
