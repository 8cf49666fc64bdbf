extension ImportedCode {
  /// The extensions of the files that ``scan(_:)`` reads, without the dot.
  public static let fileExtensions = ["swift", "m", "mm", "kt", "java"] + settingsExtensions
  /// The extensions of the files that ``readSettings(_:)`` reads.
  public static let settingsExtensions = ["xml", "plist", "pbxproj"]

  /// Whether a file is code of the app and not of its tests, by its path below the scanned folder, whose own name comes
  /// first. `src/test` and `src/androidTest` are for Android what `ShopTests` is for iOS; a package may be called
  /// `test`.
  public static func isOfApp(_ path: String) -> Bool {
    let folders = path.split(separator: "/").dropLast()
    let isOfTests = zip(folders, folders.dropFirst()).contains { outer, folder in
      folder.hasSuffix("Tests")
        || outer == "src" && (testFolders.contains(String(folder)) || folder.hasPrefix("androidTest"))
    }
    return !isOfTests
  }

  /// The Android source sets with tests, besides `androidTest` and its variants.
  private static let testFolders: Set = ["test", "testDebug", "testRelease", "testShared", "sharedTest"]

  /// Scans a file of the app's code for the names that it could open: ids (`R.id.settings`), strings that may be
  /// identifiers, classes that it instantiates or mentions, unwind actions, and the items of menus. The scan is
  /// lexical: every string may be an identifier, so it overestimates what code may open.
  public mutating func scan(_ file: SourceFile) {
    let name = file.name
    if Self.settingsExtensions.contains(where: { name.hasSuffix(".\($0)") }) {
      readSettings(file)
      if name.hasSuffix(".xml") { scan(menu: file, name) }
    } else {
      isKnown = true
      scan(code: file, name)
    }
  }

  /// Reads a file beside the code that may declare the start of the app: a property list, an Xcode project, an Android
  /// manifest, a layout.
  public mutating func readSettings(_ file: SourceFile) {
    let name = file.name
    if name.hasSuffix(".plist") {
      beginning.add(propertyList: file, name)
    } else if name.hasSuffix(".pbxproj") {
      beginning.add(project: file)
    } else if name.hasSuffix(".xml") {
      beginning.add(markup: file, name)
    }
  }

  /// Adds a list of names that code opens: a name on each line, optionally followed by a reason. Empty lines and lines
  /// that begin with `#` are ignored.
  public mutating func addEntries(_ file: SourceFile) {
    for line in String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)
      guard let name = words.first, !name.hasPrefix("#") else { continue }
      let reason = words.count > 1 ? ImportedNames.clean(String(words[1])) : "opened by code"
      add(String(name), in: reason)
    }
  }

  private mutating func scan(code file: SourceFile, _ name: String) {
    var scan = CodeScan(file, place: "named in \(name)")
    scan.run(into: &self)
  }

  /// Adds the items of a menu: with the Navigation component, they have the ids of the screens that they open.
  private mutating func scan(menu file: SourceFile, _ name: String) {
    guard let document = try? XMLReader.read(XMLText.decoded(file)), document.root.name == "menu" else { return }
    for element in document.elements where element.name == "item" {
      guard let id = element["android:id"], id.hasPrefix("@"), let slash = id.firstIndex(of: "/") else { continue }
      add(String(id[id.index(after: slash)...]), in: "item of the menu \(name)")
    }
  }
}
