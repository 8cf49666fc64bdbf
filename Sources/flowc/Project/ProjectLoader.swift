import FlowLang

/// Reads the files of the command line and their imports. Each file is read once, even if it is reached by several
/// paths.
final class ProjectLoader {
  /// The name of standard input in messages; nil for `<stdin>`.
  private let assumedName: String?
  private var files: [String: SourceFile] = [:]
  /// How many more times a folder is searched for the file that a misspelt import means.
  private var searchesLeft = 10

  init(assumedName: String?) { self.assumedName = assumedName }

  /// Reads a file of the command line, or standard input for `-`.
  func read(_ path: String) throws(Failure) -> SourceFile {
    do {
      return path == "-" ? try readStandardInput() : remember(try FileReader.read(path), as: path)
    } catch {
      if case .folder = error { throw Failure("there is no .flow file below \(TerminalText.clean(path))") }
      let name = path == "-" ? "standard input" : TerminalText.clean(path)
      throw Failure("cannot read \(name): \(error.reason)")
    }
  }

  /// Reads a flow of the command line. A file of another format is a failure.
  func readFlow(_ path: String) throws(Failure) -> SourceFile {
    let source = try read(path)
    guard let format = ForeignFile(source.bytes), format != .empty else { return source }
    throw Failure("\(TerminalText.clean(source.path)): \(format.message): \(format.help)")
  }

  /// Returns a loader for the imports of one compilation: regular files inside the project of the root file.
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

  /// Returns the contents of a file when it was read.
  func bytes(of identity: String) -> [UInt8]? { files[identity]?.bytes }

  private func readStandardInput() throws(FileReader.Problem) -> SourceFile {
    // If an edited file is piped in, imports of the file refer to the piped text.
    let identity = assumedName.flatMap { FileReader.identity(of: $0) } ?? "standard input"
    if let known = files[identity] { return known }
    let bytes = try FileReader.readStandardInput()
    return remember(FileReader.Content(bytes: bytes, identity: identity), as: assumedName ?? SourceFile.standardInput)
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
    guard let joined = Self.place(of: path, from: importer.path, in: project) else {
      return .failure(path.utf8.contains(0) ? .notFound : .outsideProject)
    }
    do {
      if let identity = FileReader.identity(of: joined), let known = files[identity] { return .success(known) }
      return .success(remember(try FileReader.readRegularFile(joined), as: joined))
    } catch {
      let problem = error.importProblem
      guard problem == .notFound else { return .failure(problem) }
      let own = Path.name(of: importer.path)
      return .failure(.absent(path, among: flows(near: Path.folder(of: importer.path)).filter { $0 != own }))
    }
  }

  /// Returns the paths of the flow files in a folder and two levels below, relative to the folder; none after several
  /// calls: a search takes much longer than to find that there is no file.
  private func flows(near folder: String) -> [String] {
    guard searchesLeft > 0 else { return [] }
    searchesLeft -= 1
    let files = try? FolderReader.files(
      below: folder, withExtensions: ["flow"], depth: 3, without: ForeignFolders.contains)
    return (files ?? []).prefix(1000).map { String($0.dropFirst(folder == "/" ? 1 : folder.count + 1)) }
  }

  /// Returns the path of an import in a file; nil if it is outside the project.
  static func place(of path: String, from importer: String, in project: String) -> String? {
    if path.utf8.first == UInt8(ascii: "/") || path.utf8.contains(0) { return nil }
    let joined = Path.join(Path.folder(of: importer), path)
    return Path.isInside(Path.real(joined) ?? Path.absolute(joined), project) ? joined : nil
  }

  /// The reason why a picture cannot be shown.
  enum PictureProblem: Error {
    case outsideProject, unreadable(String), notAPicture

    var message: String {
      switch self {
      case .outsideProject: "it is outside the project"
      case .unreadable(let reason): reason
      case .notAPicture: "it is no PNG, JPEG, GIF or WebP"
      }
    }
  }

  /// A picture of a screen.
  struct Picture {
    let path: String
    /// A data URL with the contents.
    let address: String
  }

  /// Returns the pictures of the screens of a flow; reports those that cannot be shown.
  func pictures(of compilation: Compilation, _ console: Console) -> [NodeID: Picture] {
    var pictures: [NodeID: Picture] = [:]
    for picture in PreviewPage.pictures(of: compilation) {
      switch self.picture(picture.path, from: picture.file) {
      case .success(let found): pictures[picture.screen] = found
      case .failure(let problem):
        let (path, file) = (TerminalText.clean(picture.path), TerminalText.clean(picture.file.path))
        console.report("\(file): warning: the picture \(path) is left out: \(problem.message)\n")
      }
    }
    return pictures
  }

  private func picture(_ path: String, from file: SourceFile) -> Result<Picture, PictureProblem> {
    guard let place = Self.place(of: path, from: file.path, in: Self.project(of: file.path)) else {
      return .failure(.outsideProject)
    }
    do {
      let bytes = try FileReader.readRegularFile(place).bytes
      guard let address = DataAddress.picture(bytes) else { return .failure(.notAPicture) }
      return .success(Picture(path: Path.real(place) ?? place, address: address))
    } catch {
      return .failure(.unreadable(error.reason))
    }
  }

  /// Returns the folder that imports must stay in: the nearest one at or above the file with a project marker, or the
  /// file's own folder.
  static func project(of path: String) -> String {
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
  /// The same problem in the terms of the compiler.
  var importProblem: ImportProblem {
    switch self {
    case .system(let error): error.isAbsence ? .notFound : .unreadable(error.reason)
    case .folder, .notAFile: .notAFile
    case .tooLarge: .tooLarge
    case .changing: .unreadable(reason)
    }
  }
}
