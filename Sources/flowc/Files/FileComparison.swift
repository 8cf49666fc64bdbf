#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Compares a file with what it is to hold, part by part and only up to the first that it does not hold: a router that
/// is written again is mostly the same, and never all in memory.
struct FileComparison {
  /// The file, if it can be read.
  private let file: Descriptor?
  /// How many of the first bytes are the same, which are those of whole parts.
  private var sameCount = 0
  /// The part that the file does not go on with; nil when it goes on behind the last.
  private(set) var other: [UInt8]?
  /// Whether the file holds all parts and nothing else.
  private(set) var isSame = false

  /// - Parameter parts: What it is to hold; afterwards what is left behind ``other``.
  init(of path: String, with parts: inout some IteratorProtocol<[UInt8]>) {
    file = try? Descriptor(opening: path, O_RDONLY | O_NONBLOCK)
    guard let file else { return }
    while let part = parts.next() {
      guard Self.holds(file, part) else {
        other = part
        return
      }
      sameCount += part.count
    }
    isSame = (try? file.bytes(1))?.isEmpty == true
  }

  /// Whether there is a file that can be read.
  var isThere: Bool { file != nil }

  /// Writes the first bytes, those that are the same, to another file.
  func copySame(to copy: Descriptor) throws(SystemError) {
    guard let file, sameCount > 0 else { return }
    try file.rewind()
    var left = sameCount
    while left > 0 {
      let part = try file.bytes(min(left, 1 << 17))
      if part.isEmpty { throw SystemError(code: EIO) }
      try copy.writeAll(part)
      left -= part.count
    }
  }

  /// Closes the file.
  func end() { try? file?.end() }

  /// Whether a file goes on with some bytes.
  private static func holds(_ file: Descriptor, _ bytes: [UInt8]) -> Bool {
    guard let next = try? file.bytes(bytes.count), next.count == bytes.count else { return false }
    return next.withUnsafeBytes { next in
      bytes.withUnsafeBytes { bytes in
        guard let first = next.baseAddress, let second = bytes.baseAddress else { return true }
        return memcmp(first, second, bytes.count) == 0
      }
    }
  }
}
