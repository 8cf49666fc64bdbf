/// A new file beside an old one, which it replaces in one step once it is completely on disk.
struct FileReplacement {
  private let path: String
  private let temporary: String
  private let descriptor: Descriptor

  /// Creates the new file, empty.
  ///
  /// - Parameters:
  ///   - path: The file to replace; no symbolic link.
  ///   - old: The status of the old file, if there is one.
  init(of path: String, insteadOf old: stat?) throws(SystemError) {
    self.path = path
    (temporary, descriptor) = try Self.temporaryFile(beside: path)
    guard let old else { return }
    descriptor.setOwner(old.st_uid, old.st_gid)
    try discardingOnFailure { () throws(SystemError) in try descriptor.setMode(old.st_mode & 0o7777) }
  }

  /// Writes the new file; on failure, removes it.
  func fill(with bytes: [UInt8]) throws(SystemError) {
    try discardingOnFailure { () throws(SystemError) in try descriptor.writeAll(bytes) }
  }

  /// Waits until the new file is on disk, and replaces the old file; on failure, removes the new file. To be called
  /// once, unless ``discard()`` is.
  func finish() throws(SystemError) {
    try discardingOnFailure { () throws(SystemError) in try descriptor.synchronize() }
    do throws(SystemError) {
      try descriptor.end()
      if rename(temporary, path) != 0 { throw SystemError.last }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Removes the new file.
  func discard() {
    try? descriptor.end()
    unlink(temporary)
  }

  private func discardingOnFailure(_ step: () throws(SystemError) -> Void) throws(SystemError) {
    do throws(SystemError) {
      try step()
    } catch {
      discard()
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
}
