import FlowLang

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes files so that nobody ever sees half of one.
enum FileWriter {
  /// Puts a file in the place of the one that is there, in one step. A file that says the same already is left alone. A
  /// symbolic link stays one, and what it leads to is replaced.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - parts: What it is to hold, one part after the other; written as they come when there is no such file.
  ///   - original: What it held when it was read; when somebody has changed it since, their work is not thrown away.
  static func replace(
    _ path: String, with parts: some Sequence<[UInt8]>, insteadOf original: [UInt8]? = nil
  ) throws(Failure) {
    do throws(SystemError) {
      guard let old = status(of: path) else {
        if original != nil { throw changedSinceItWasRead }
        return try replace(try Path.end(of: path), parts, nil)
      }
      let parts = Array(parts)
      switch old.st_mode & S_IFMT {
      case S_IFREG:
        if holds(path, old, parts) { return }
        if access(path, W_OK) != 0 { throw SystemError.last }
        if let original, !holds(path, old, [original]) { throw changedSinceItWasRead }
        try replace(Path.real(path) ?? path, parts, old)
      case S_IFDIR:
        throw SystemError(code: EISDIR)
      default:
        try fill(Descriptor(opening: path, O_WRONLY), parts)
      }
    } catch {
      throw failure(path, error)
    }
  }

  /// Writes a file that is not there yet.
  static func create(_ path: String, with text: String) throws(Failure) {
    let signals = HeldSignals()
    defer { signals.release() }
    do throws(SystemError) {
      let descriptor = try Descriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
      do throws(SystemError) {
        try fill(descriptor, [Array(text.utf8)])
      } catch {
        unlink(path)
        throw error
      }
    } catch {
      throw failure(path, error)
    }
  }

  /// Makes a folder, with those that it stands in; nothing where it is there.
  static func makeFolder(_ path: String) throws(Failure) {
    var missing: [String] = []
    var folder = path
    while access(folder, F_OK) != 0 {
      missing.append(folder)
      let parent = Path.folder(of: folder)
      if parent == folder { break }
      folder = parent
    }
    for folder in missing.reversed() where mkdir(folder, 0o777) != 0 && errno != EEXIST {
      throw Failure("cannot make the folder \(TerminalText.clean(folder)): \(SystemError.last.reason)")
    }
  }

  /// What network file systems say of a file that another one has taken the place of.
  private static let changedSinceItWasRead = SystemError(code: ESTALE)

  private static func failure(_ path: String, _ error: SystemError) -> Failure {
    let reason =
      switch error.code {
      case ENOENT: "its folder is not there"
      case changedSinceItWasRead.code: "it has been changed since it was read"
      default: error.reason
      }
    return Failure("cannot write \(TerminalText.clean(path)): \(reason)")
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  private static func holds(_ path: String, _ status: stat, _ parts: [[UInt8]]) -> Bool {
    guard Int(status.st_size) == parts.reduce(0, { $0 + $1.count }),
      let bytes = try? FileReader.readRegularFile(path).bytes
    else { return false }
    var place = 0
    for part in parts {
      if !bytes[place...].starts(with: part) { return false }
      place += part.count
    }
    return true
  }

  /// Writes a new file beside the old one, and renames it when all of it is on disk.
  private static func replace(
    _ path: String, _ parts: some Sequence<[UInt8]>, _ old: stat?
  ) throws(SystemError) {
    let signals = HeldSignals()
    defer { signals.release() }
    let (temporary, descriptor) = try temporaryFile(beside: path)
    do throws(SystemError) {
      if let old {
        descriptor.setOwner(old.st_uid, old.st_gid)
        try descriptor.setMode(old.st_mode & 0o7777)
      }
      try fill(descriptor, parts)
      if rename(temporary, path) != 0 { throw SystemError.last }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func temporaryFile(beside path: String) throws(SystemError) -> (path: String, Descriptor) {
    var attempt = 0
    while true {
      let temporary = Path.folder(of: path) + "/.flowc-\(getpid())-\(attempt)"
      do throws(SystemError) {
        return (temporary, try Descriptor(opening: temporary, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666))
      } catch {
        guard error.code == EEXIST, attempt < 100 else { throw error }
        attempt += 1
      }
    }
  }

  /// How many bytes the disk begins with while others are written.
  private static let synchronizedAtOnce = 1 << 20

  /// Writes all bytes, waits until they are on disk and closes the file.
  private static func fill(_ descriptor: Descriptor, _ parts: some Sequence<[UInt8]>) throws(SystemError) {
    do throws(SystemError) {
      var count = 0
      for part in parts {
        try descriptor.writeAll(part)
        count += part.count
        if count < synchronizedAtOnce { continue }
        descriptor.beginSynchronizing()
        count = 0
      }
      try descriptor.synchronize()
    } catch {
      try? descriptor.end()
      throw error
    }
    try descriptor.end()
  }
}
