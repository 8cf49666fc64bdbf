/// A file descriptor. Calls that a signal interrupts are repeated.
struct Descriptor {
  private let number: Int32

  init(_ number: Int32) { self.number = number }

  /// Opens a file; child processes do not inherit the descriptor.
  init(opening path: String, _ flags: Int32, mode: mode_t = 0) throws(SystemError) {
    number = Self.repeated { open(path, flags | O_CLOEXEC, mode) }
    if number < 0 { throw .last }
  }

  /// Returns the status of the file.
  func status() throws(SystemError) -> stat {
    var status = stat()
    if fstat(number, &status) != 0 { throw .last }
    return status
  }

  /// Reads bytes into a buffer and returns their number; 0 at the end.
  func fill(_ buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    let count = Self.repeated { read(number, buffer.baseAddress, buffer.count) }
    if count < 0 { throw .last }
    return count
  }

  /// Reads a number of bytes, or fewer if the file ends before.
  func bytes(_ count: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      do throws(SystemError) {
        while filled < count {
          let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
          let length = try fill(rest)
          if length == 0 { break }
          filled += length
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Goes back to the start of the file.
  func rewind() throws(SystemError) {
    if lseek(number, 0, SEEK_SET) != 0 { throw .last }
  }

  /// Returns the two ends of a pipe; child processes do not inherit them.
  static func pipe() throws(SystemError) -> (reading: Descriptor, writing: Descriptor) {
    var numbers: [Int32] = [0, 0]
    #if canImport(Glibc)
      let status = Glibc.pipe(&numbers)
    #elseif canImport(Musl)
      let status = Musl.pipe(&numbers)
    #else
      let status = Darwin.pipe(&numbers)
    #endif
    if status != 0 { throw .last }
    for number in numbers { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
    return (Descriptor(numbers[0]), Descriptor(numbers[1]))
  }

  /// Returns which files are ready to be read, which includes the end of file.
  ///
  /// - Parameters:
  ///   - descriptors: The files.
  ///   - isWaiting: Whether to wait until one is ready.
  static func readable(among descriptors: [Descriptor], waiting isWaiting: Bool) throws(SystemError) -> [Bool] {
    var requests = descriptors.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    let count = repeated { poll(&requests, nfds_t(requests.count), isWaiting ? -1 : 0) }
    if count < 0 { throw .last }
    return requests.map { $0.revents != 0 }
  }

  /// Writes all the bytes, waiting for a slow reader if necessary.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - patience: The maximum number of milliseconds to wait each time; -1 for no limit.
  func writeAll(_ bytes: [UInt8], patience: Int32 = -1) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = Self.repeated {
        bytes.withUnsafeBytes { write(number, $0.baseAddress.map { $0 + written }, bytes.count - written) }
      }
      if count >= 0 {
        written += count
      } else if errno == EAGAIN {
        var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        if poll(&request, 1, patience) == 0 { throw SystemError(code: EAGAIN) }
      } else {
        throw .last
      }
    }
  }

  /// Waits until the written bytes are on disk, if the file is on one.
  func synchronize() throws(SystemError) {
    if fsync(number) != 0, errno != EINVAL, errno != ENOTSUP { throw .last }
  }

  /// Sets the permissions of the file.
  func setMode(_ mode: mode_t) throws(SystemError) {
    if fchmod(number, mode) != 0 { throw .last }
  }

  /// Sets the owner of the file, if permitted.
  func setOwner(_ user: uid_t, _ group: gid_t) { _ = fchown(number, user, group) }

  /// Closes the file. Some systems report write errors only now.
  func end() throws(SystemError) {
    if close(number) != 0, errno != EINTR { throw .last }
  }

  private static func repeated<Result: FixedWidthInteger>(_ call: () -> Result) -> Result {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}
