import FlowLang

/// The `.flowc.json` files of the projects that a command uses, each read once.
final class ProjectConfigurations {
  /// A configuration with its location.
  struct Found {
    let configuration: Configuration
    /// The path of the file; nil if there is none.
    let path: String?
  }

  private var known: [String: Found] = [:]

  /// The files that were read.
  var paths: [String] { known.values.compactMap(\.path).sorted() }

  /// Returns the configuration of the project of a file: the nearest one in the folder of the file or above, up to the
  /// folder of the repository.
  func configuration(of file: String) throws(Failure) -> Configuration {
    try find(from: Path.folder(of: Path.absolute(file))).configuration
  }

  /// Returns the declarations of the project of Swift code about its own functions and views.
  ///
  /// - Parameter code: A file or a folder.
  func navigation(of code: String) throws(Failure) -> NavigationTable {
    try configuration(of: FolderReader.isFolder(code) ? Path.join(code, ".") : code).navigation
  }

  /// Returns the folder of a file's project: that of its configuration, or that of the file.
  func folder(ofProjectOf file: String) throws(Failure) -> String {
    let folder = Path.folder(of: Path.absolute(file))
    return try find(from: folder).path.map { Path.folder(of: $0) } ?? folder
  }

  /// Returns a path in the configuration of a file's project, relative to the working directory.
  func path(_ entry: String, inProjectOf file: String) throws(Failure) -> String {
    let found = try find(from: Path.folder(of: Path.absolute(file)))
    let folder = found.path.map { Path.folder(of: $0) } ?? "."
    let place = try Self.place(entry, in: folder, of: Configuration.fileName)
    return Path.relative(place, to: Path.real(".") ?? "/")
  }

  /// Returns the destination of a path in a configuration, with symbolic links resolved; it must be inside the folder.
  private static func place(_ entry: String, in folder: String, of file: String) throws(Failure) -> String {
    let place = Path.join(folder, entry)
    let end: String
    do { end = try Path.destination(of: place) } catch {
      throw Failure("\(file): the path \(TerminalText.clean(entry)) leads nowhere: \(error.reason)")
    }
    guard Path.isInside(end, Path.real(folder) ?? folder) else {
      throw Failure("\(file): the path \(TerminalText.clean(entry)) leaves the project's folder")
    }
    return place
  }

  /// Returns the flows for a command without operands: those of the working directory's configuration.
  func flows() throws(Failure) -> [String] {
    let found = try find(from: Path.real(".") ?? "/")
    guard let path = found.path else { return [] }
    let (folder, here) = (Path.folder(of: path), Path.real(".") ?? "/")
    var flows: [String] = []
    for entry in found.configuration.paths {
      let place = try Self.place(entry, in: folder, of: Self.name(of: path))
      let isFolder = FolderReader.isFolder(place)
      guard isFolder || Path.real(place) != nil else {
        throw Failure("\(Self.name(of: path)): `paths` lists \(TerminalText.clean(entry)), and there is no such file")
      }
      let files = isFolder ? try FolderReader.files(below: place, withExtensions: ["flow"]) : [place]
      flows += files.map { Path.relative($0, to: here) }
    }
    return flows
  }

  /// Returns the files and folders of Swift code that the project of a file is compared with.
  func code(for file: String) throws(Failure) -> [String] {
    let found = try find(from: Path.folder(of: Path.absolute(file)))
    guard let path = found.path else { return [] }
    let (folder, here) = (Path.folder(of: path), Path.real(".") ?? "/")
    return try found.configuration.conforms.map { entry throws(Failure) in
      Path.relative(try Self.place(entry, in: folder, of: Self.name(of: path)), to: here)
    }
  }

  private func find(from start: String) throws(Failure) -> Found {
    var folder = start
    while true {
      let path = Path.join(folder, Configuration.fileName)
      if FileReader.identity(of: path) != nil { return try read(path) }
      if folder == "/" || FileReader.identity(of: Path.join(folder, ".git")) != nil {
        return Found(configuration: Configuration(), path: nil)
      }
      folder = Path.folder(of: folder)
    }
  }

  /// Returns the name of a configuration in messages.
  private static func name(of path: String) -> String {
    TerminalText.clean(Path.relative(path, to: Path.real(".") ?? "/"))
  }

  private func read(_ path: String) throws(Failure) -> Found {
    if let found = known[path] { return found }
    let bytes = try FileReader.bytes(of: path, called: Self.name(of: path))
    let (configuration, problems) = Configuration.read(bytes)
    if !problems.isEmpty {
      let table = LineTable(SourceFile(path: path, bytes: bytes))
      let texts = problems.map { problem in
        let place = table.position(of: UInt32(problem.offset))
        return "\(Self.name(of: path)):\(place.line):\(place.column): \(TerminalText.clean(problem.message))"
      }
      throw Failure(texts.joined(separator: "\nflowc: error: "))
    }
    let found = Found(configuration: configuration, path: path)
    known[path] = found
    return found
  }
}

extension Arguments {
  /// Returns the severities of a project and the command line; the command line overrides, and there the last option.
  func severities(_ configuration: Configuration) -> [String: Severity?] {
    var result = configuration.severities
    for (name, rule) in options {
      switch name {
      case Option.warn.name: result.updateValue(.warning, forKey: rule)
      case Option.deny.name: result.updateValue(.error, forKey: rule)
      case Option.allow.name: result.updateValue(nil, forKey: rule)
      default: break
      }
    }
    return result
  }
}

extension Option {
  static let warn = Option(
    name: "warn", value: .rule, isRepeatable: true, summary: "make a rule a warning; `flowc explain` lists the rules")
  static let deny = Option(name: "deny", value: .rule, isRepeatable: true, summary: "make a rule an error")
  static let allow = Option(name: "allow", value: .rule, isRepeatable: true, summary: "leave a rule out")
}
