import FlowLang

/// Writes files atomically: no other process sees an incomplete file.
enum FileWriter {
  /// Replaces a file in one step. A file with the same contents is not touched. A symbolic link stays one, and its
  /// target is replaced.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - bytes: The new contents.
  ///   - original: The contents when the file was read; if another program has changed it since, the call fails.
  static func replace(_ path: String, with bytes: [UInt8], insteadOf original: [UInt8]? = nil) throws(Failure) {
    try replace([(path, bytes)], insteadOf: original)
  }

  /// Replaces files, each as ``replace(_:with:insteadOf:)`` does, and none before all have been written: if one cannot
  /// be written, all stay unchanged.
  static func replace(_ files: [(path: String, bytes: [UInt8])], insteadOf original: [UInt8]? = nil) throws(Failure) {
    // A file that is read and written back replaces only itself.
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

  /// Returns a new file to replace one; nil if the contents are equal, or if it is no regular file and is written
  /// directly.
  ///
  /// - Parameter signals: Held from the moment when there is a file to clean up.
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
    case S_IFDIR: throw SystemError(code: EISDIR)
    default:
      let descriptor = try Descriptor(opening: path, O_WRONLY)
      try descriptor.fillAndEnd(with: bytes)
      return nil
    }
  }

  /// Writes a file that does not exist yet.
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

  /// Creates a folder with its parents, unless it exists.
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

  /// The error that network file systems report for a file that has been replaced.
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

  /// Returns whether the contents of a file are equal to the given bytes.
  static func holds(_ path: String, _ bytes: [UInt8]) -> Bool { (try? FileReader.readOutput(path).bytes) == bytes }
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
