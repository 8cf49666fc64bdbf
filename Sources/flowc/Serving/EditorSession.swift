import FlowLang

/// One editor, served on standard input and output from `initialize` to `exit`. Nothing but messages is written to
/// standard output.
///
/// Apps are judged on a separate thread, so that requests are answered meanwhile.
struct EditorSession {
  private var server: LanguageServer
  private var frames = MessageFrames()
  private var hasEnded = false
  /// The running thread that judges, and the pipe that signals its end.
  private var judging: Threads.Thread<Judging>?
  private let done: (reading: Descriptor, writing: Descriptor)
  private let console: Console
  private let input = Descriptor(STDIN_FILENO)
  private let output = Descriptor(STDOUT_FILENO)

  init(_ console: Console) throws(Failure) {
    server = LanguageServer(files: .onDisk())
    self.console = console
    do { done = try Descriptor.pipe() } catch { throw Failure("cannot serve: \(error.reason)") }
  }

  /// Serves until the editor ends the session or closes the connection.
  mutating func serve() throws(Failure) -> ExitStatus {
    do {
      while true {
        try takeIn()
        try goOn()
        if let status = server.exitStatus { return ExitStatus(rawValue: status) ?? .failure }
        if hasEnded, server.isIdle { return endOfInput }
      }
    } catch {
      // The editor has closed the pipe.
      if error.code == EPIPE { return .findings }
      throw Failure("cannot serve: \(error.reason)")
    }
  }

  /// Receives all available messages before any is handled: some may be cancelled by later ones. Waits if there is
  /// nothing else to do.
  private mutating func takeIn() throws(SystemError) {
    while true {
      let isWaiting = !server.hasMessages && (judging != nil || server.isIdle && !hasEnded)
      let isListening = !hasEnded && !server.isFull
      let readable = try Descriptor.readable(among: [done.reading] + (isListening ? [input] : []), waiting: isWaiting)
      if readable[0] {
        _ = try read(from: done.reading)
        if let decided = judging?.result() { server.accept(decided) }
        judging = nil
      }
      guard isListening, readable[1] else { return }
      let bytes = try read(from: input)
      if bytes.isEmpty { hasEnded = true }
      frames.append(bytes)
      while let frame = frames.next() { server.receive(frame) }
    }
  }

  /// Handles one message; if there is none, starts judging what is to be judged, and then publishes diagnostics.
  private mutating func goOn() throws(SystemError) {
    if server.isIdle { return }
    if !server.hasMessages {
      if judging != nil { return }
      if let next = server.nextJudging() {
        let done = done.writing
        let thread = Threads.Thread { () -> Judging in
          defer { try? done.writeAll([0]) }
          return next.decided()
        }
        if thread.isStarted { judging = thread } else { server.accept(thread.result()) }
        return
      }
    }
    for message in server.work() { try output.writeAll(Self.framed(message)) }
  }

  private func read(from source: Descriptor) throws(SystemError) -> ArraySlice<UInt8> {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var result = Result<Int, SystemError>.success(0)
    chunk.withUnsafeMutableBytes { buffer in
      do throws(SystemError) { result = .success(try source.fill(buffer)) } catch { result = .failure(error) }
    }
    return chunk[..<(try result.get())]
  }

  /// The exit status if the editor closes the connection.
  private var endOfInput: ExitStatus {
    if frames.isInside { console.report("flowc: standard input ends inside a message\n") }
    return ExitStatus(rawValue: server.statusAtEndOfInput) ?? .failure
  }

  private static func framed(_ message: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
  }
}
