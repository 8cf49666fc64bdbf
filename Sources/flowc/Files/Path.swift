#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Paths as text: joining, folding and comparing them.
enum Path {
  /// The folder of a file: all that stands before the last `/`, or `.`.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path of a folder without the `/` at its end.
  static func withoutSlash(_ path: String) -> String {
    var path = path
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
    return path
  }

  /// What stands after the last `/`.
  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The extension of a file in small letters, without its dot; nil where there is none.
  static func fileExtension(of path: String) -> String? {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return nil }
    let text = name[name.utf8.index(after: dot)...]
    return text.isEmpty ? nil : text.lowercased()
  }

  /// The path of something in a folder, without `.` and with every `..` folded that can be.
  static func join(_ folder: String, _ path: String) -> String {
    folded(path.utf8.first == UInt8(ascii: "/") ? path : "\(folder)/\(path)")
  }

  /// The path from one folder to a file. Both must be absolute and folded.
  static func relative(_ path: String, to folder: String) -> String {
    let (parts, base) = (parts(of: path), parts(of: folder))
    let shared = zip(parts, base).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: base.count - shared) + parts[shared...]).joined(separator: "/")
  }

  /// Whether a file lies in a folder, at any depth. Both must be absolute and folded.
  static func isInside(_ path: String, _ folder: String) -> Bool { parts(of: path).starts(with: parts(of: folder)) }

  /// Where something really is, with every symbolic link followed; nil when it is not there.
  static func real(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  /// Where something would be that is not there, with every symbolic link followed.
  static func end(of path: String) throws(SystemError) -> String {
    let capacity = Int(PATH_MAX)
    var path = path
    // As many as systems follow.
    for _ in 0..<40 {
      var name = [CChar](repeating: 0, count: capacity)
      let count = readlink(path, &name, capacity)
      if count < 0 { return path }
      path = join(folder(of: path), String(decoding: name[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
    throw SystemError(code: ELOOP)
  }

  /// Where something is or would be, with the symbolic links of itself and of all folders that are there followed.
  static func destination(of path: String) throws(SystemError) -> String {
    var folder = try end(of: path)
    var missing: [String] = []
    while real(folder) == nil, folder != "/", folder != "." {
      missing.append(name(of: folder))
      folder = self.folder(of: folder)
    }
    return missing.reversed().reduce(real(folder) ?? folder, join)
  }

  /// The absolute path of a file that need not be there, with the symbolic links of its folder followed.
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
