import FlowLang

/// Reads the files of the command line and what they import. Each file is read once, by whatever path it comes in.
final class ProjectLoader {
  /// What standard input is called in messages; nil for `<stdin>`.
  private let assumedName: String?
  private var files: [String: SourceFile] = [:]

  /// What standard input is called when nobody says otherwise.
  static let unnamedInput = "<stdin>"

  init(assumedName: String?) { self.assumedName = assumedName }

  /// Reads a file of the command line, or standard input for `-`.
  func read(_ path: String) throws(Failure) -> SourceFile {
    do {
      return path == "-" ? try readStandardInput() : remember(try FileReader.read(path), as: path)
    } catch {
      let name = path == "-" ? "standard input" : TerminalText.clean(path)
      throw Failure("cannot read \(name): \(error.reason)")
    }
  }

  /// Finds what the files of one compilation import: regular files inside the project that the first file belongs to.
  func imports() -> Compiler.Loader {
    var projects: [String: String] = [:]
    return { [self] path, importer in
      let project = projects[importer.identity] ?? Self.project(of: importer.path)
      projects[importer.identity] = project
      let result = load(path, from: importer, in: project)
      if case .success(let file) = result, projects[file.identity] == nil { projects[file.identity] = project }
      return result
    }
  }

  private func readStandardInput() throws(FileReader.Problem) -> SourceFile {
    // Whoever pipes a file that is being edited wants the imports of it to lead back to this text.
    let identity = assumedName.flatMap { FileReader.identity(of: $0) } ?? "standard input"
    if let known = files[identity] { return known }
    let bytes = try FileReader.readStandardInput()
    return remember(FileReader.Content(bytes: bytes, identity: identity), as: assumedName ?? Self.unnamedInput)
  }

  private func remember(_ content: FileReader.Content, as path: String) -> SourceFile {
    if let known = files[content.identity] { return known }
    let file = SourceFile(path: path, identity: content.identity, bytes: content.bytes)
    files[content.identity] = file
    return file
  }

  private func load(
    _ path: String, from importer: SourceFile, in project: String
  ) -> Result<SourceFile, ImportProblem> {
    if path.utf8.first == UInt8(ascii: "/") { return .failure(.outsideProject) }
    if path.utf8.contains(0) { return .failure(.notFound) }
    let joined = Path.join(Path.folder(of: importer.path), path)
    guard Path.isInside(Path.real(joined) ?? Path.absolute(joined), project) else { return .failure(.outsideProject) }
    do {
      if let identity = FileReader.identity(of: joined), let known = files[identity] { return .success(known) }
      return .success(remember(try FileReader.readRegularFile(joined), as: joined))
    } catch {
      return .failure(error.importProblem)
    }
  }

  /// The folder that imports must stay in: the nearest one at or above the file that is marked as a project, or the
  /// file's own folder.
  private static func project(of path: String) -> String {
    let own = Path.folder(of: Path.absolute(path))
    var folder = own
    while true {
      if markers.contains(where: { FileReader.identity(of: Path.join(folder, $0)) != nil }) { return folder }
      if folder == "/" { return own }
      folder = Path.folder(of: folder)
    }
  }

  private static let markers = [".flowc.json", ".git", "Package.swift"]
}

extension FileReader.Problem {
  fileprivate var importProblem: ImportProblem {
    switch self {
    case .system(let error): error.isAbsence ? .notFound : .unreadable(error.reason)
    case .folder, .notAFile: .notAFile
    case .tooLarge: .tooLarge
    }
  }
}
