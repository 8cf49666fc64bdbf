import FlowLang

/// Reads files whole, into exactly as much memory as they take.
enum FileReader {
  /// The contents of a file.
  struct Content {
    let bytes: [UInt8]
    /// A string that is equal for all paths to the same file.
    let identity: String
  }

  /// The reason why a file cannot be read.
  enum Problem: Error {
    case system(SystemError)
    case folder
    /// A pipe or a device, where only a regular file is accepted.
    case notAFile
    case tooLarge
    /// The file changes too often while it is read.
    case changing

    var reason: String {
      switch self {
      case .system(let error): error.reason
      case .folder: "it is a folder"
      case .notAFile: "it is no file"
      case .tooLarge: "it is larger than \(SourceFile.maximumSize >> 20) MiB"
      case .changing: "it changes while it is read"
      }
    }
  }

  /// The maximum number of attempts to read a file that changes meanwhile.
  private static let mostAttempts = 5

  /// Reads a file, or a pipe to its end.
  static func read(_ path: String) throws(Problem) -> Content { try read(path, O_RDONLY) { _ in true } }

  /// Reads a regular file, and nothing that could block.
  static func readRegularFile(_ path: String) throws(Problem) -> Content {
    try read(path, O_RDONLY | O_NONBLOCK, where: isRegular)
  }

  /// Returns the bytes of a file; messages use the given name, if any, in place of its path.
  static func bytes(of path: String, called name: String? = nil) throws(Failure) -> [UInt8] {
    do { return try readRegularFile(path).bytes } catch {
      throw Failure("cannot read \(name ?? TerminalText.clean(path)): \(error.reason)")
    }
  }

  /// Reads a file of the tool, or one that is only compared with an output.
  static func readOutput(_ path: String) throws(Problem) -> Content {
    try read(path, O_RDONLY | O_NONBLOCK, isInput: false, where: isRegular)
  }

  /// Reads standard input to its end.
  static func readStandardInput() throws(Problem) -> [UInt8] {
    let descriptor = Descriptor(STDIN_FILENO)
    return try allBytes(of: descriptor, status(of: descriptor))
  }

  private static func read(
    _ path: String, _ flags: Int32, isInput: Bool = true, where isWanted: (stat) -> Bool
  ) throws(Problem) -> Content {
    let descriptor = try opening(path, flags)
    defer { try? descriptor.end() }
    let status = try status(of: descriptor)
    if isFolder(status) { throw .folder }
    guard isWanted(status) else { throw .notAFile }
    if isInput, isRegular(status) { Outputs.shared.noteRead(path, identity(status)) }
    return Content(bytes: try allBytes(of: descriptor, status), identity: identity(status))
  }

  /// Returns a string that is equal for all paths to the same file; nil if the file does not exist.
  static func identity(of path: String) -> String? {
    var status = stat()
    return stat(path, &status) == 0 ? identity(status) : nil
  }

  /// Returns the numbers of the device and the inode, as text.
  private static func identity(_ status: stat) -> String { "\(status.st_dev):\(status.st_ino)" }

  private static func isRegular(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFREG }

  private static func isFolder(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFDIR }

  private static func opening(_ path: String, _ flags: Int32) throws(Problem) -> Descriptor {
    do { return try Descriptor(opening: path, flags) } catch { throw .system(error) }
  }

  private static func status(of descriptor: Descriptor) throws(Problem) -> stat {
    do { return try descriptor.status() } catch { throw .system(error) }
  }

  private static func allBytes(of descriptor: Descriptor, _ status: stat) throws(Problem) -> [UInt8] {
    if isFolder(status) { throw .folder }
    do {
      guard isRegular(status), status.st_size > 0 else { return try stream(descriptor) }
      return try steadyBytes(of: descriptor, status)
    } catch {
      throw error as? Problem ?? .system(error as? SystemError ?? SystemError(code: EIO))
    }
  }

  /// Reads a consistent state of a file, and never a mixture of old and new contents.
  private static func steadyBytes(of descriptor: Descriptor, _ status: stat) throws -> [UInt8] {
    var before = status
    for _ in 0..<mostAttempts {
      guard before.st_size <= SourceFile.maximumSize else { throw Problem.tooLarge }
      let bytes = try descriptor.bytes(Int(before.st_size))
      let after = try descriptor.status()
      if FileMark(before) == FileMark(after) { return bytes }
      try descriptor.rewind()
      before = after
    }
    throw Problem.changing
  }

  /// Reads a file of unknown size to its end.
  private static func stream(_ descriptor: Descriptor) throws -> [UInt8] {
    var bytes: [UInt8] = []
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { chunk.deallocate() }
    while true {
      let length = try descriptor.fill(chunk)
      if length == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<length])
      if bytes.count > SourceFile.maximumSize { throw Problem.tooLarge }
    }
  }
}
