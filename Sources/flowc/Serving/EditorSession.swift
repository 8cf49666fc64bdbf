import FlowLang

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One editor, served on standard input and output from `initialize` to `exit`. Nothing but messages is written to
/// standard output.
struct EditorSession {
  private var server: LanguageServer
  private var frames = MessageFrames()
  private var hasEnded = false
  /// How many milliseconds it took the last time to find what is wrong.
  private var lastJudging: Int32 = 0
  private let console: Console
  private let input = Descriptor(STDIN_FILENO)
  private let output = Descriptor(STDOUT_FILENO)

  init(_ console: Console) {
    server = LanguageServer(files: .onDisk())
    self.console = console
  }

  /// Serves until the editor says goodbye or is gone.
  mutating func serve() throws(Failure) -> ExitStatus {
    do {
      while true {
        // All that has come is taken in before anything is worked on: some of it may be cancelled by the rest.
        while !hasEnded, !server.isFull, try input.hasBytes(within: patience) { try read() }
        try work()
        if let status = server.exitStatus { return ExitStatus(rawValue: status) ?? .failure }
        if hasEnded, server.isIdle { return endOfInput }
      }
    } catch {
      // Whoever closes the pipe has had enough.
      if error.code == EPIPE { return .findings }
      throw Failure("cannot serve: \(error.reason)")
    }
  }

  /// How long to wait for more from the editor before going on, in milliseconds. Findings that took long to find the last
  /// time are put off until nobody types.
  private var patience: Int32 {
    if server.isIdle { return -1 }
    return server.hasMessages || lastJudging < Self.shortJudging ? 0 : min(lastJudging, Self.longestPatience)
  }

  private static let shortJudging: Int32 = 20
  private static let longestPatience: Int32 = 500

  private mutating func work() throws(SystemError) {
    let isJudging = !server.hasMessages
    let start = ContinuousClock.now
    for message in server.work() { try output.writeAll(Self.framed(message)) }
    if isJudging { lastJudging = Int32(clamping: Int((ContinuousClock.now - start) / .milliseconds(1))) }
  }

  private mutating func read() throws(SystemError) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = try Self.fill(&chunk, from: input)
    if count == 0 { hasEnded = true }
    frames.append(chunk[..<count])
    while let frame = frames.next() { server.receive(frame) }
  }

  private static func fill(_ chunk: inout [UInt8], from input: Descriptor) throws(SystemError) -> Int {
    var result = Result<Int, SystemError>.success(0)
    chunk.withUnsafeMutableBytes { buffer in
      do throws(SystemError) { result = .success(try input.fill(buffer)) } catch { result = .failure(error) }
    }
    return try result.get()
  }

  /// How it ends when the editor is gone.
  private var endOfInput: ExitStatus {
    if frames.isInside { console.tell("flowc: standard input ends inside a message\n") }
    return ExitStatus(rawValue: server.statusAtEndOfInput) ?? .failure
  }

  private static func framed(_ message: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
  }
}
