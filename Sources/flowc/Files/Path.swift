/// Paths as text: joining, folding and comparing them.
enum Path {
  /// Returns the folder of a file: the path before the last `/`, or `.`.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the path of a folder without trailing `/`.
  static func withoutSlash(_ path: String) -> String {
    var path = path
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
    return path
  }

  /// Returns the last component of a path.
  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// Returns the extension of a file in lower case, without the dot; nil if there is none.
  static func fileExtension(of path: String) -> String? {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return nil }
    let text = name[name.utf8.index(after: dot)...]
    return text.isEmpty ? nil : text.lowercased()
  }

  /// Returns a path relative to a folder, without `.` and with every `..` resolved as far as possible.
  static func join(_ folder: String, _ path: String) -> String {
    folded(path.utf8.first == UInt8(ascii: "/") ? path : "\(folder)/\(path)")
  }

  /// Returns the path from a folder to a file. Both must be absolute and normalized.
  static func relative(_ path: String, to folder: String) -> String {
    let (parts, base) = (parts(of: path), parts(of: folder))
    let shared = zip(parts, base).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: base.count - shared) + parts[shared...]).joined(separator: "/")
  }

  /// Whether a file is inside a folder, at any depth. Both must be absolute and normalized.
  static func isInside(_ path: String, _ folder: String) -> Bool { parts(of: path).starts(with: parts(of: folder)) }

  /// Returns the path with all symbolic links resolved; nil if nothing exists at the path.
  static func real(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  /// Returns the target of the symbolic links at a path, which need not exist.
  static func end(of path: String) throws(SystemError) -> String {
    let capacity = Int(PATH_MAX)
    var path = path
    // The limit of most systems.
    for _ in 0..<40 {
      var name = [CChar](repeating: 0, count: capacity)
      let count = readlink(path, &name, capacity)
      if count < 0 { return path }
      path = join(folder(of: path), String(decoding: name[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
    throw SystemError(code: ELOOP)
  }

  /// Returns the path with the symbolic links of the file and of all existing folders resolved.
  static func destination(of path: String) throws(SystemError) -> String {
    var folder = try end(of: path)
    var missing: [String] = []
    while real(folder) == nil, folder != "/", folder != "." {
      missing.append(name(of: folder))
      folder = self.folder(of: folder)
    }
    return missing.reversed().reduce(real(folder) ?? folder, join)
  }

  /// Returns the absolute path of a file that need not exist, with the symbolic links of its folder resolved.
  static func absolute(_ path: String) -> String {
    let folder = folder(of: path)
    return join(real(folder) ?? join(real(".") ?? "/", folder), name(of: path))
  }

  private static func folded(_ path: String) -> String {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    var result: [String] = []
    for part in parts(of: path) where part != "." {
      if part == "..", let last = result.last, last != ".." {
        result.removeLast()
      } else if part != ".." || !isAbsolute {
        result.append(part)
      }
    }
    let joined = result.joined(separator: "/")
    return isAbsolute ? "/" + joined : joined.isEmpty ? "." : joined
  }

  private static func parts(of path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }
}
