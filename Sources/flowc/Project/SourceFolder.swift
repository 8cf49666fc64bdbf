import FlowLang

/// Reads the Swift code of an app.
enum SourceFolder {
  /// Reads the code of the given files and of those below the given folders.
  static func read(_ paths: [String], _ table: NavigationTable) throws(Failure) -> AppSources {
    let loader = ProjectLoader(assumedName: nil)
    var sources: [SourceFile] = []
    var seen: Set<String> = []
    for path in paths {
      for file in try files(below: path) {
        let source = try loader.read(file)
        if seen.insert(source.identity).inserted { sources.append(source) }
      }
    }
    if !sources.contains(where: { $0.path.hasSuffix(".swift") }) {
      throw Failure("there is no Swift code in \(TerminalText.clean(paths.joined(separator: ", ")))")
    }
    return AppSources.read(sources, table)
  }

  /// Returns the Swift files and storyboards of an app below a folder, without tests, previews and third-party packages.
  static func files(below path: String) throws(Failure) -> [String] {
    guard FolderReader.isFolder(path) else { return [path] }
    let files = try FolderReader.files(below: path, withExtensions: AppSources.fileExtensions)
    return files.filter { file in
      let name = String(file.dropFirst(path.count))
      return SwiftSources.isRead(name) || SwiftSources.isStoryboardRead(name)
    }
  }
}
