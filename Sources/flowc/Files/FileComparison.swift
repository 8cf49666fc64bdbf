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
    isSame = (try? withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1, file.fill)) == 0
  }

  /// Whether there is a file that can be read.
  var isThere: Bool { file != nil }

  /// Writes the first bytes, those that are the same, to another file.
  func copySame(to copy: Descriptor) throws(SystemError) {
    guard let file, sameCount > 0 else { return }
    try file.rewind()
    var left = sameCount
    while left > 0 {
      let part = try file.read(upTo: min(left, 1 << 17))
      if part.isEmpty { throw SystemError(code: EIO) }
      try copy.writeAll(part)
      left -= part.count
    }
  }

  /// Closes the file.
  func end() { try? file?.end() }

  /// Whether a file goes on with some bytes.
  private static func holds(_ file: Descriptor, _ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard let next = try? file.read(upTo: rest.count), !next.isEmpty, isSame(next, rest.prefix(next.count)) else {
        return false
      }
      rest.removeFirst(next.count)
    }
    return true
  }

  private static func isSame(_ left: [UInt8], _ right: ArraySlice<UInt8>) -> Bool {
    left.withUnsafeBytes { left in
      right.withUnsafeBytes { right in
        guard let first = left.baseAddress, let second = right.baseAddress else { return false }
        return memcmp(first, second, left.count) == 0
      }
    }
  }
}

extension Descriptor {
  /// Reads up to so many bytes; none at the end.
  fileprivate func read(upTo count: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
      do throws(SystemError) {
        length = try fill(UnsafeMutableRawBufferPointer(buffer))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }
}
