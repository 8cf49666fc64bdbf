import Testing

@testable import FlowLang

/// Messages in a stream of bytes, however it is split and whatever is between them.
@Suite struct MessageFramesTests {
  /// Returns the frames of a stream that arrives in pieces of a size, messages as text, and broken frames as `!`.
  private func frames(_ stream: [UInt8], inPiecesOf size: Int) -> [String] {
    var frames = MessageFrames()
    var result: [String] = []
    for start in stride(from: 0, to: stream.count, by: size) {
      frames.append(stream[start..<min(start + size, stream.count)])
      while let frame = frames.next() {
        switch frame {
        case .message(let bytes): result.append(String(decoding: bytes, as: UTF8.self))
        case .broken: result.append("!")
        }
      }
    }
    return result
  }

  @Test(arguments: [
    ("Content-Length: 2\r\n\r\n{}", ["{}"]),
    ("Content-Length: 2\r\n\r\n{}Content-Length: 2\r\n\r\n[]", ["{}", "[]"]),
    ("content-length:2\r\n\r\n{}", ["{}"]),
    ("Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 2 \r\n\r\n{}", ["{}"]),
    ("Content-Length: 0\r\n\r\nContent-Length: 2\r\n\r\n{}", ["", "{}"]),
    ("Content-Length: 4\r\n\r\n\"ü\"", ["\"ü\""]),
    ("nonsense\r\n\r\nContent-Length: 2\r\n\r\n{}", ["!", "{}"]),
    ("{\"a\":1}\nContent-Length: 2\r\n\r\n{}", ["!", "{}"]),
    ("Content-Length: -2\r\n\r\n{}Content-Length: 2\r\n\r\n{}", ["!", "{}"]),
    ("Content-Length: two\r\n\r\n{}Content-Length: 2\r\n\r\n{}", ["!", "{}"]),
    ("Content-Length: 99999999999999999999\r\n\r\nContent-Length: 2\r\n\r\n{}", ["!", "{}"]),
    ("Content-Length: 4\r\n\r\n{}\r\nContent-Length: 2\r\n\r\n{}", ["{}\r\n", "{}"]),
    ("Content-Length: 1\r\n\r\n{}Content-Length: 2\r\n\r\n{}", ["{", "!", "{}"]),
    ("Content-Length: 2", []),
    ("Content-Length: 3\r\n\r\n{}", []),
  ])
  func messagesAreFoundWhereverTheStreamIsCut(_ stream: String, _ expected: [String]) {
    let bytes = Array(stream.utf8)
    for size in [1, 2, 3, 7, 1000] { #expect(frames(bytes, inPiecesOf: size) == expected, "in pieces of \(size)") }
  }

  @Test func headsHaveALimit() {
    let noise = [UInt8](repeating: UInt8(ascii: "x"), count: 100_000)
    let stream = noise + Array("Content-Length: 2\r\n\r\n{}".utf8)
    #expect(frames(stream, inPiecesOf: 4096) == ["!", "{}"])
    #expect(frames(noise, inPiecesOf: 4096) == ["!"], "before it ends")
  }

  @Test func messagesThatAreTooLargeAreSkipped() {
    var frames = MessageFrames()
    let size = MessageFrames.largestMessage + 1
    frames.append(Array("Content-Length: \(size)\r\n\r\n".utf8))
    guard case .broken(let message) = frames.next() else { return #expect(Bool(false)) }
    #expect(message == "a message of \(size) bytes is too large; \(size - 1) is the most")
    let piece = [UInt8](repeating: ASCII.space, count: 1 << 20)
    var rest = size
    while rest > 0 {
      frames.append(piece[..<min(rest, piece.count)])
      rest -= min(rest, piece.count)
      #expect(frames.next() == nil)
    }
    #expect(!frames.isInside)
    frames.append(Array("Content-Length: 2\r\n\r\n{}".utf8))
    #expect(frames.next() == .message(Array("{}".utf8)))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func messagesAreFoundAfterRandomBytes(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pieces = ["Content-Length", ":", " 5", "\r\n", "\r\n\r\n", "{}", "\n", "x", "Content-Length: 2\r\n\r\n{}"]
    var stream = (0..<300).flatMap { _ in Array(random.pick(pieces).utf8) }
    // The random bytes may contain the head of a message whose content follows.
    for _ in 0..<3 { stream += Array("......\r\n\r\nContent-Length: 8\r\n\r\n\"at end\"".utf8) }
    #expect(frames(stream, inPiecesOf: 1 + random.int(below: 40)).last == "\"at end\"")
  }
}
