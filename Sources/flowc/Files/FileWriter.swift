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
    try replace([(path, parts)], insteadOf: original)
  }

  /// Puts files in the place of those that are there, each as ``replace(_:with:insteadOf:)`` does, and none before all
  /// have been written: the disk is at work on the first ones meanwhile, and where one cannot be written all stay as they are.
  static func replace<Parts: Sequence<[UInt8]>>(
    _ files: some Sequence<(path: String, parts: Parts)>, insteadOf original: [UInt8]? = nil
  ) throws(Failure) {
    var signals: HeldSignals?
    defer { signals?.release() }
    var written: [(path: String, FileReplacement)] = []
    var current = ""
    do throws(SystemError) {
      for (path, parts) in files {
        current = path
        if let file = try replacement(of: path, parts, original, &signals) { written.append((path, file)) }
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
  }

  /// A new file that is to take the place of one; nil when that says the same, or is no file, and then it is written to.
  ///
  /// - Parameter signals: Held from the time when there is something to take away again.
  private static func replacement(
    of path: String, _ parts: some Sequence<[UInt8]>, _ original: [UInt8]?, _ signals: inout HeldSignals?
  ) throws(SystemError) -> FileReplacement? {
    func hold() { if signals == nil { signals = HeldSignals() } }
    guard let old = status(of: path) else {
      if original != nil { throw changedSinceItWasRead }
      let end = try Path.end(of: path)
      hold()
      let replacement = try FileReplacement(of: end, insteadOf: nil)
      try replacement.fill(with: parts)
      return replacement
    }
    switch old.st_mode & S_IFMT {
    case S_IFREG:
      var rest = parts.makeIterator()
      let comparison = FileComparison(of: path, with: &rest)
      defer { comparison.end() }
      if comparison.isSame { return nil }
      if access(path, W_OK) != 0 { throw SystemError.last }
      if let original, !holds(path, original) { throw changedSinceItWasRead }
      hold()
      let replacement = try FileReplacement(of: Path.real(path) ?? path, insteadOf: old)
      try replacement.fill(with: IteratorSequence(rest), behind: comparison)
      return replacement
    case S_IFDIR:
      throw SystemError(code: EISDIR)
    default:
      let descriptor = try Descriptor(opening: path, O_WRONLY)
      try descriptor.fillAndEnd(with: parts)
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
        try descriptor.fillAndEnd(with: [Array(text.utf8)])
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

  private static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
    (try? FileReader.readRegularFile(path).bytes) == bytes
  }
}

extension Descriptor {
  /// How many bytes the disk begins with while others are written.
  private static let synchronizedAtOnce = 1 << 20

  /// Writes all bytes, and lets the disk begin with them.
  func fill(with parts: some Sequence<[UInt8]>) throws(SystemError) {
    var count = 0
    for part in parts {
      try writeAll(part)
      count += part.count
      if count < Self.synchronizedAtOnce { continue }
      beginSynchronizing()
      count = 0
    }
  }

  /// Writes all bytes, waits until they are on disk and closes the file.
  fileprivate func fillAndEnd(with parts: some Sequence<[UInt8]>) throws(SystemError) {
    do throws(SystemError) {
      try fill(with: parts)
      try synchronize()
    } catch {
      try? end()
      throw error
    }
    try end()
  }
}
