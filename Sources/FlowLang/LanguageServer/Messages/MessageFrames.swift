/// Splits a stream of bytes into messages: each has a header of several lines, one of which contains the length of the
/// message in bytes, and an empty line after the header (Language Server Protocol 3.17, "Base Protocol").
///
/// Bytes that are no header are skipped up to the next header, so that the session survives an error of the client.
public struct MessageFrames {
  /// A part of the stream.
  public enum Frame: Equatable, Sendable {
    /// A message.
    case message([UInt8])
    /// Bytes that are no message, with the reason.
    case broken(String)
  }

  /// The maximum length of a message, in bytes.
  public static let largestMessage = 256 << 20
  /// The maximum length of a header, in bytes.
  static let longestHead = 8 << 10

  private var buffer: [UInt8] = []
  private var start = 0
  /// The offset up to which the buffer was searched for the end of a header.
  private var searched = 0
  /// The number of bytes of an oversized message that are still to be skipped.
  private var refused = 0
  /// Whether bytes are skipped until a header begins.
  private var isLost = false

  private static let lengthName = Array("content-length".utf8)

  /// Creates an empty stream.
  public init() {}

  /// Whether the stream ends inside a message.
  public var isInside: Bool { start < buffer.count || refused > 0 }

  /// Appends bytes of the stream.
  public mutating func append(_ bytes: some Collection<UInt8>) {
    if start > 0 {
      buffer.removeSubrange(..<start)
      searched -= start
      start = 0
    }
    buffer += bytes
  }

  /// Returns the next message; nil if more bytes are needed.
  public mutating func next() -> Frame? {
    while true {
      let dropped = min(refused, buffer.count - start)
      advance(by: dropped)
      refused -= dropped
      if refused > 0 { return nil }
      if isLost, !findHead() { return nil }
      guard let head = headRange() else {
        guard buffer.count - start > Self.longestHead else { return nil }
        return lose("the head of a message is longer than \(Self.longestHead) bytes")
      }
      guard let length = length(in: head.content) else {
        return lose("the head of a message has no `Content-Length: N`")
      }
      guard length <= Self.largestMessage else {
        advance(by: head.end - start)
        refused = length
        return .broken("a message of \(length) bytes is too large; \(Self.largestMessage) is the most")
      }
      guard buffer.count - head.end >= length else { return nil }
      advance(by: head.end - start)
      let message = Array(buffer[start..<start + length])
      advance(by: length)
      return .message(message)
    }
  }

  private mutating func advance(by count: Int) {
    start += count
    searched = max(searched, start)
  }

  /// Skips the current byte after an error.
  private mutating func lose(_ message: String) -> Frame {
    isLost = true
    advance(by: min(1, buffer.count - start))
    return .broken(message)
  }

  /// Advances to the beginning of the next header; returns false if it has not been received.
  private mutating func findHead() -> Bool {
    let last = buffer.count - Self.lengthName.count
    while start <= last {
      if isLengthName(at: start) {
        isLost = false
        searched = start
        return true
      }
      start += 1
    }
    searched = max(searched, start)
    return false
  }

  private func isLengthName(at index: Int) -> Bool {
    index + Self.lengthName.count <= buffer.count
      && zip(buffer[index...], Self.lengthName).allSatisfy { lowercased($0) == $1 }
  }

  private func lowercased(_ byte: UInt8) -> UInt8 { ASCII.capitals.contains(byte) ? byte | ASCII.caseBit : byte }

  /// Returns the lines and the end of the current header; nil if its end has not been received.
  private mutating func headRange() -> (content: Range<Int>, end: Int)? {
    var index = max(start, searched - 3)
    let last = min(buffer.count, start + Self.longestHead) - 4
    while index <= last {
      if buffer[index] == ASCII.carriageReturn, buffer[index + 1] == ASCII.lineFeed,
        buffer[index + 2] == ASCII.carriageReturn, buffer[index + 3] == ASCII.lineFeed
      {
        searched = start
        return (start..<index, index + 4)
      }
      index += 1
    }
    searched = max(start, buffer.count)
    return nil
  }

  /// Returns the content length in a header, if the header contains it exactly once.
  private func length(in head: Range<Int>) -> Int? {
    let lines = buffer[head].split(separator: ASCII.carriageReturn, omittingEmptySubsequences: false)
    var lengths: [Int?] = []
    for (number, line) in lines.enumerated() {
      let text = number > 0 && line.first == ASCII.lineFeed ? line.dropFirst() : line
      guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      guard text[..<colon].map(lowercased) == Self.lengthName else { continue }
      let digits = text[(colon + 1)...].drop { $0 == ASCII.space || $0 == ASCII.tab }
      let end = digits.lastIndex { $0 != ASCII.space && $0 != ASCII.tab }.map { $0 + 1 } ?? digits.startIndex
      let number = digits[..<end]
      lengths.append(number.allSatisfy(ASCII.isDigit) ? Int(String(decoding: number, as: UTF8.self)) : nil)
    }
    return lengths.count == 1 ? lengths[0] : nil
  }
}
