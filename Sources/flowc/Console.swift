import FlowLang

/// Standard output and standard error, buffered. Only terminals get colours, unless the user asks otherwise.
final class Console {
  /// When to use colours.
  enum ColorChoice: String, CaseIterable {
    case auto, always, never
  }

  var colors = ColorChoice.auto
  private var output = Stream(descriptor: STDOUT_FILENO)
  private var errors = Stream(descriptor: STDERR_FILENO)

  /// Ensures that a closed pipe and the file size limit result in errors and do not end the process, and that files
  /// which are opened later do not get the descriptor of a closed standard stream.
  static func prepareStreams() {
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    for (descriptor, unfitMode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", unfitMode)
    }
  }

  /// Writes the output of a command to standard output.
  func write(_ text: String) { output.write(text) }

  /// Writes the output of a command to standard output, in UTF-8.
  func write(_ bytes: [UInt8]) { output.write(bytes) }

  /// Writes the output of a command to a file, or to standard output if there is none.
  func write(_ text: String, to file: String?) throws(Failure) { try write(Array(text.utf8), to: file) }

  /// Writes the output of a command to a file, or to standard output if there is none, in UTF-8.
  func write(_ bytes: [UInt8], to file: String?) throws(Failure) {
    if let file, file != "-" { try FileWriter.replace(file, with: bytes) } else { write(bytes) }
  }

  /// Writes a message for the user to standard error.
  func report(_ text: String) { errors.write(text) }

  func report(_ failure: Failure) {
    let paint = Paint(isColored: isErrorColored)
    report("flowc: \(paint("error:", .error)) \(failure.message)\n")
    if let usage = failure.usage { report("usage: \(usage)\n") }
  }

  /// Whether standard output is coloured.
  var isOutputColored: Bool { isColored(STDOUT_FILENO) }

  /// Whether standard error is coloured.
  var isErrorColored: Bool { isColored(STDERR_FILENO) }

  /// Writes the buffered text, so that it appears before later output.
  func flush() {
    output.flush()
    errors.flush()
  }

  /// Writes the remaining text, and returns whether everything could be written. A closed pipe is not reported: the
  /// reader has stopped reading.
  func finish() -> Bool {
    output.flush()
    if let problem = output.problem { report(Failure("cannot write to standard output: \(problem.reason)")) }
    errors.flush()
    return output.problem == nil && errors.problem == nil
  }

  private func isColored(_ descriptor: Int32) -> Bool {
    switch colors {
    case .always: true
    case .never: false
    case .auto: isatty(descriptor) == 1 && !isSet("NO_COLOR") && Self.environment("TERM") != "dumb"
    }
  }

  private func isSet(_ variable: String) -> Bool { Self.environment(variable).map { !$0.isEmpty } ?? false }

  private static func environment(_ variable: String) -> String? { getenv(variable).map { String(cString: $0) } }
}

/// A buffer before a file descriptor.
private struct Stream {
  let descriptor: Int32
  /// The first error; after it, nothing is written any more.
  private(set) var problem: SystemError?
  private var buffer: [UInt8] = []
  private var isClosed = false

  private static let capacity = 1 << 16

  init(descriptor: Int32) { self.descriptor = descriptor }

  mutating func write(_ text: String) { write(Array(text.utf8)) }

  mutating func write(_ bytes: [UInt8]) {
    if bytes.count < Self.capacity {
      buffer.append(contentsOf: bytes)
      if buffer.count >= Self.capacity { flush() }
    } else {
      flush()
      send(bytes)
    }
  }

  mutating func flush() {
    send(buffer)
    buffer.removeAll(keepingCapacity: true)
  }

  private mutating func send(_ bytes: [UInt8]) {
    if problem != nil || isClosed { return }
    do {
      try Descriptor(descriptor).writeAll(bytes)
    } catch {
      if error.code == EPIPE { isClosed = true } else { problem = error }
    }
  }
}
