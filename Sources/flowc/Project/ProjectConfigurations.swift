import FlowLang

/// The `.flowc.json` files of the projects that a command meets, each read once.
final class ProjectConfigurations {
  /// A configuration and where it stands.
  struct Found {
    let configuration: Configuration
    /// The file; nil when there is none.
    let path: String?
  }

  private var known: [String: Found] = [:]

  /// The files that were read.
  var paths: [String] { known.values.compactMap(\.path).sorted() }

  /// What the project of a file says: the nearest configuration at or above the folder of the file, up to the folder that
  /// holds the repository.
  func configuration(of file: String) throws(Failure) -> Configuration {
    try find(from: Path.folder(of: Path.absolute(file))).configuration
  }

  /// What the project that Swift code belongs to says of its own functions and views.
  ///
  /// - Parameter code: A file or a folder.
  func navigation(of code: String) throws(Failure) -> NavigationTable {
    try configuration(of: FolderReader.isFolder(code) ? Path.join(code, ".") : code).navigation
  }

  /// A path of the configuration that counts for a file, seen from the working directory.
  func path(_ entry: String, inProjectOf file: String) throws(Failure) -> String {
    let found = try find(from: Path.folder(of: Path.absolute(file)))
    let folder = found.path.map { Path.folder(of: $0) } ?? "."
    let place = try Self.place(entry, in: folder, of: Configuration.fileName)
    return Path.relative(place, to: Path.real(".") ?? "/")
  }

  /// Where a path of a configuration leads, which is inside its folder, symbolic links followed.
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

  /// The flows that a command takes when it is given none: those of the working directory's configuration.
  func flows() throws(Failure) -> [String] {
    let found = try find(from: Path.real(".") ?? "/")
    guard let path = found.path else { return [] }
    let (folder, here) = (Path.folder(of: path), Path.real(".") ?? "/")
    var flows: [String] = []
    for entry in found.configuration.paths {
      let place = try Self.place(entry, in: folder, of: Self.name(of: path))
      let isFolder = FolderReader.isFolder(place)
      let files = isFolder ? try FolderReader.files(below: place, withExtensions: ["flow"]) : [place]
      flows += files.map { Path.relative($0, to: here) }
    }
    return flows
  }

  /// The Swift code that the project of a file is compared with: files and folders.
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

  /// What a configuration is called in messages.
  private static func name(of path: String) -> String {
    TerminalText.clean(Path.relative(path, to: Path.real(".") ?? "/"))
  }

  private func read(_ path: String) throws(Failure) -> Found {
    if let found = known[path] { return found }
    let bytes: [UInt8]
    do {
      bytes = try FileReader.readRegularFile(path).bytes
    } catch {
      throw Failure("cannot read \(Self.name(of: path)): \(error.reason)")
    }
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
  /// What a project and the command line say of rules; the command line wins, and there the last word.
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
