/// Lines with nesting, written into one buffer of bytes; what every emitter of text writes to. One that has begun is not
/// to be copied: the copy would write to the same place. One that has not may go to another thread.
struct IndentedWriter: @unchecked Sendable {
  /// What has been written, but for what has been handed on and what is still in the buffer.
  private var written: [UInt8] = []
  /// How many bytes have been handed on.
  private var handedOnCount = 0
  /// The last of what has been written, as far as it goes; there is none until something is.
  private var buffer: Buffer?
  /// Where the buffer is: asked for its place each time, it would be counted as used each time.
  private var start: UnsafeMutableRawPointer?
  private var end = 0
  private var capacity = 0
  private var depth = 0

  /// Some memory, small, so that it stays near the processor.
  private final class Buffer {
    static let capacity = 1 << 13
    let start = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)

    deinit { start.deallocate() }
  }

  /// Takes what has been written as soon as there is enough of it; where nobody does, all of it is kept.
  private let take: (([UInt8]) -> Void)?

  /// A writer that keeps what is written.
  init() { take = nil }

  /// A writer that hands on what is written, a quarter of a megabyte or so at a time; whoever has written all calls
  /// ``finish()``. However much it is, little of it is in memory.
  init(to take: @escaping ([UInt8]) -> Void) { self.take = take }

  private static let firstCapacity = 1 << 17
  /// How many bytes are handed on at a time: many, because the system then takes them in large pages.
  private static let handedOn = 30 * Buffer.capacity

  /// The level from which lines are no longer moved in, so that deep nesting cannot blow up the output.
  static let deepestIndentation = 40

  /// What has been written.
  var bytes: [UInt8] {
    mutating get {
      empty()
      return written
    }
  }

  /// The text that has been written.
  var text: String { mutating get { String(decoding: bytes, as: UTF8.self) } }

  /// How many bytes have been written.
  var count: Int { handedOnCount + written.count + end }

  /// How many columns the next line is moved in by.
  @inline(__always)
  var indentation: Int { min(depth, Self.deepestIndentation) &* 2 }

  /// Writes a whole line that stands in the program.
  mutating func line(_ text: StaticString) {
    startLine()
    write(text)
    endLine()
  }

  /// Writes a whole line.
  @_disfavoredOverload
  mutating func line(_ text: String) {
    startLine()
    write(text)
    endLine()
  }

  /// Writes a whole line from its pieces; where there are many lines, that is quicker than to put them together first.
  @inline(__always)
  mutating func line(_ first: String, _ second: String, _ third: String = "") {
    startLine()
    write(first)
    write(second)
    write(third)
    endLine()
  }

  /// Writes an empty line.
  mutating func blank() { endLine() }

  /// Begins a line, moved in as deep as it is nested.
  @inline(__always)
  mutating func startLine() {
    // Most lines are not deeper than what is written at once.
    guard let start, indentation <= SpacesAtOnce.scalarCount, capacity &- end >= SpacesAtOnce.scalarCount else {
      return startDeepLine()
    }
    start.storeBytes(of: SpacesAtOnce(repeating: ASCII.space), toByteOffset: end, as: SpacesAtOnce.self)
    end &+= indentation
  }

  private typealias SpacesAtOnce = SIMD16<UInt8>

  @inline(never)
  private mutating func startDeepLine() {
    for _ in 0..<indentation { write(byte: ASCII.space) }
  }

  /// Goes on with the line, with text that stands in the program: how long it is, is known when that is compiled.
  @inline(__always)
  mutating func write(_ text: StaticString) {
    write(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Goes on with the line.
  @_disfavoredOverload
  @inline(__always)
  mutating func write(_ text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { write($0) }
    if isDone == nil { Array(text.utf8).withUnsafeBufferPointer { write($0) } }
  }

  /// Goes on with what is written already, in UTF-8.
  @inline(__always)
  mutating func write(_ source: UnsafeBufferPointer<UInt8>) {
    guard let first = source.baseAddress else { return }
    if source.count > capacity &- end && !makeRoom(for: source.count) { return written.append(contentsOf: source) }
    guard let place = start?.advanced(by: end) else { return }
    let (bytes, count) = (UnsafeRawPointer(first), source.count)
    // Most texts are short.
    switch count {
    case 8...16: Self.copyEnds(of: bytes, count, to: place, as: UInt64.self)
    case 4..<8: Self.copyEnds(of: bytes, count, to: place, as: UInt32.self)
    default: place.copyMemory(from: bytes, byteCount: count)
    }
    end &+= count
  }

  /// Copies bytes as two numbers, the first of them and the last, which overlap where there are fewer than in both.
  @inline(__always)
  private static func copyEnds<Bytes: BitwiseCopyable>(
    of source: UnsafeRawPointer, _ count: Int, to place: UnsafeMutableRawPointer, as bytes: Bytes.Type
  ) {
    let last = count &- MemoryLayout<Bytes>.size
    let (head, tail) = (
      source.loadUnaligned(as: bytes), source.loadUnaligned(fromByteOffset: last, as: bytes)
    )
    place.storeBytes(of: head, as: bytes)
    place.storeBytes(of: tail, toByteOffset: last, as: bytes)
  }

  /// Makes room in the buffer; false when it is too small, and then it is empty.
  @inline(never)
  @discardableResult
  private mutating func makeRoom(for count: Int) -> Bool {
    empty()
    if buffer == nil {
      let buffer = Buffer()
      (self.buffer, start, capacity) = (buffer, buffer.start, Buffer.capacity)
    }
    assert(isKnownUniquelyReferenced(&buffer), "a writer was copied")
    return count <= capacity
  }

  private mutating func empty() {
    if written.count + end > written.capacity {
      // Room that nobody has touched takes no memory, but what is written is copied when there is too little.
      let wanted = take == nil ? max(written.count * 4, Self.firstCapacity) : Self.handedOn + Buffer.capacity
      written.reserveCapacity(wanted)
    }
    written.append(contentsOf: UnsafeRawBufferPointer(start: start, count: end))
    end = 0
    if written.count >= Self.handedOn { handOn() }
  }

  /// Hands on the last of what has been written.
  mutating func finish() {
    empty()
    if !written.isEmpty { handOn() }
  }

  private mutating func handOn() {
    guard let take else { return }
    take(written)
    handedOnCount += written.count
    written = []
  }

  /// Goes on with the line, with a decimal number that is not negative.
  mutating func write(_ number: Int) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var (rest, first) = (UInt(number), digits.count)
      repeat {
        first &-= 1
        digits[first] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0
      write(UnsafeBufferPointer(rebasing: digits[first...]))
    }
  }

  /// Goes on with what is written already, in UTF-8.
  mutating func write(bytes: [UInt8]) { bytes.withUnsafeBufferPointer { write($0) } }

  /// Goes on with the line, with one byte of UTF-8.
  @inline(__always)
  mutating func write(byte: UInt8) {
    if end == capacity { makeRoom(for: 1) }
    start?.storeBytes(of: byte, toByteOffset: end, as: UInt8.self)
    end &+= 1
  }

  /// Ends the line.
  mutating func endLine() { write(byte: ASCII.lineFeed) }

  /// Moves the lines from here on in by one level.
  mutating func indent() { depth += 1 }

  /// Moves the lines from here on out by one level.
  mutating func outdent() { depth -= 1 }

  /// Appends what another writer has written.
  mutating func append(_ other: IndentedWriter) {
    empty()
    written += other.written
    written.append(contentsOf: UnsafeRawBufferPointer(start: other.start, count: other.end))
  }
}
