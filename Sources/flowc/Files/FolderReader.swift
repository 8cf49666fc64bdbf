import FlowLang

/// Finds the files below a folder.
enum FolderReader {
  /// The maximum number of files and folders that are visited; the largest apps have a tenth of it.
  static let mostEntries = 200_000

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns the files below a folder with one of several extensions, sorted by path. Names that begin with a dot are
  /// left out, and symbolic links are not followed.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - suffixes: The extensions, without the dot.
  ///   - depth: The maximum depth of nested folders; 1 is the folder alone.
  static func files(
    below folder: String, withExtensions suffixes: [String], depth: Int = .max,
    without isLeftOut: (String) -> Bool = { _ in false }
  ) throws(Failure) -> [String] {
    var found: [String] = []
    var pending = [(path: folder, depth: 1)]
    var count = 0
    while let next = pending.popLast() {
      for name in try names(in: next.path) {
        count += 1
        if count > mostEntries {
          throw Failure("cannot look through \(TerminalText.clean(folder)): it holds more than \(mostEntries) files")
        }
        let path = next.path == "/" ? "/\(name.text)" : "\(next.path)/\(name.text)"
        if !name.isExact, suffixes.contains(where: { name.text.hasSuffix(".\($0)") }) {
          throw Failure("cannot read \(TerminalText.clean(path)): its name is not UTF-8")
        }
        switch name.kind ?? kind(of: path) {
        case .folder where next.depth < depth && !isLeftOut(name.text): pending.append((path, next.depth + 1))
        case .file where suffixes.contains { name.text.hasSuffix(".\($0)") }: found.append(path)
        default: break
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private enum Kind { case file, folder, other }

  private struct Name {
    let text: String
    /// Whether the name is UTF-8; otherwise its text is approximate.
    let isExact: Bool
    /// What has the name; nil where the file system does not list it.
    let kind: Kind?
  }

  private static func kind(of path: String) -> Kind {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .other }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : status.st_mode & S_IFMT == S_IFREG ? .file : .other
  }

  /// Returns the names in a folder that do not begin with a dot.
  private static func names(in folder: String) throws(Failure) -> [Name] {
    guard let stream = opendir(folder) else {
      throw Failure("cannot read \(TerminalText.clean(folder)): \(SystemError.last.reason)")
    }
    defer { closedir(stream) }
    var names: [Name] = []
    while let entry = readdir(stream) {
      let kind: Kind? =
        switch Int(entry.pointee.d_type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        case Int(DT_UNKNOWN): nil
        default: .other
        }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { bytes in
          Name(text: String(cString: bytes), isExact: String(validatingCString: bytes) != nil, kind: kind)
        }
      }
      if !name.text.hasPrefix(".") { names.append(name) }
    }
    return names
  }
}
