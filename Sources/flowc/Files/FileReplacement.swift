#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A new file beside an old one, whose place it takes in one step when all of it is on disk.
struct FileReplacement {
  private let path: String
  private let temporary: String
  private let descriptor: Descriptor

  /// Makes the new file, with nothing in it.
  ///
  /// - Parameters:
  ///   - path: The file whose place it is to take; no symbolic link.
  ///   - old: What the system knows of the old file, if there is one.
  init(of path: String, insteadOf old: stat?) throws(SystemError) {
    self.path = path
    (temporary, descriptor) = try Self.temporaryFile(beside: path)
    guard let old else { return }
    descriptor.setOwner(old.st_uid, old.st_gid)
    do throws(SystemError) {
      try descriptor.setMode(old.st_mode & 0o7777)
    } catch {
      discard()
      throw error
    }
  }

  /// Writes it; where that fails, it is gone.
  func fill(with bytes: [UInt8]) throws(SystemError) {
    do throws(SystemError) {
      try descriptor.writeAll(bytes)
    } catch {
      discard()
      throw error
    }
  }

  /// Waits until it is on disk, and puts it in the place of the old file; where that fails, it is gone. To be called
  /// once, unless ``discard()`` is.
  func finish() throws(SystemError) {
    do throws(SystemError) {
      try descriptor.synchronize()
    } catch {
      discard()
      throw error
    }
    do throws(SystemError) {
      try descriptor.end()
      if rename(temporary, path) != 0 { throw SystemError.last }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Takes it away again.
  func discard() {
    try? descriptor.end()
    unlink(temporary)
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
