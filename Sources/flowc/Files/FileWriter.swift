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
  ///   - bytes: What it is to hold.
  ///   - original: What it held when it was read; when somebody has changed it since, their work is not thrown away.
  static func replace(
    _ path: String, with bytes: [UInt8], insteadOf original: [UInt8]? = nil
  ) throws(Failure) {
    try replace([(path, bytes)], insteadOf: original)
  }

  /// Puts files in the place of those that are there, each as ``replace(_:with:insteadOf:)`` does, and none before all
  /// have been written: where one cannot be written all stay as they are.
  static func replace(
    _ files: [(path: String, bytes: [UInt8])], insteadOf original: [UInt8]? = nil
  ) throws(Failure) {
    // What is read and written back is no output that could replace something else.
    if original == nil { try Outputs.shared.claim(files) }
    var signals: HeldSignals?
    defer { signals?.release() }
    var written: [(path: String, FileReplacement)] = []
    var current = ""
    do throws(SystemError) {
      for (path, bytes) in files {
        current = path
        if let file = try replacement(of: path, bytes, original, &signals) { written.append((path, file)) }
      }
      while !written.isEmpty {
        let (path, file) = written.removeFirst()
        current = path
        try file.finish()
      }
    } catch {
      for (_, file) in written { file.discard() }
      throw failure(current, error)
    }
    if original == nil { Outputs.shared.noteWritten(files.map(\.path)) }
  }

  /// A new file that is to take the place of one; nil when that says the same, or is no file, and then it is written to.
  ///
  /// - Parameter signals: Held from the time when there is something to take away again.
  private static func replacement(
    of path: String, _ bytes: [UInt8], _ original: [UInt8]?, _ signals: inout HeldSignals?
  ) throws(SystemError) -> FileReplacement? {
    func hold() { if signals == nil { signals = HeldSignals() } }
    guard let old = status(of: path) else {
      if original != nil { throw changedSinceItWasRead }
      let end = try Path.end(of: path)
      hold()
      let replacement = try FileReplacement(of: end, insteadOf: nil)
      try replacement.fill(with: bytes)
      return replacement
    }
    switch old.st_mode & S_IFMT {
    case S_IFREG:
      if holds(path, bytes) { return nil }
      if access(path, W_OK) != 0 { throw SystemError.last }
      if let original, !holds(path, original) { throw changedSinceItWasRead }
      hold()
      let replacement = try FileReplacement(of: Path.real(path) ?? path, insteadOf: old)
      try replacement.fill(with: bytes)
      return replacement
    case S_IFDIR:
      throw SystemError(code: EISDIR)
    default:
      let descriptor = try Descriptor(opening: path, O_WRONLY)
      try descriptor.fillAndEnd(with: bytes)
      return nil
    }
  }

  /// Writes a file that is not there yet.
  static func create(_ path: String, with text: String) throws(Failure) {
    let signals = HeldSignals()
    defer { signals.release() }
    do throws(SystemError) {
      let descriptor = try Descriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
      do throws(SystemError) {
        try descriptor.fillAndEnd(with: Array(text.utf8))
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

  /// Returns whether a file holds exactly some bytes.
  static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
    (try? FileReader.readOutput(path).bytes) == bytes
  }
}

extension Descriptor {
  /// Writes all bytes, waits until they are on disk and closes the file.
  fileprivate func fillAndEnd(with bytes: [UInt8]) throws(SystemError) {
    do throws(SystemError) {
      try writeAll(bytes)
      try synchronize()
    } catch {
      try? end()
      throw error
    }
    try end()
  }
}
