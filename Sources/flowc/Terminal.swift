import FlowLang

/// A terminal for entering lines, with a cursor, a history and completion.
struct Terminal {
  private var line = EditedLine()
  private var keys = TerminalKeyReader()
  /// The keys that were read together with those of an earlier line.
  private var waiting: [TerminalKey] = []

  private static let prompt = "> "

  /// Creates the editor; nil if standard input or output is no terminal, or one that cannot move its cursor.
  init?() {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
    if getenv("TERM").map({ String(cString: $0) }) == "dumb" { return nil }
  }

  /// Reads a line; returns nil when the user leaves.
  ///
  /// - Parameter completions: The words that a step can be completed to.
  mutating func readLine(completions: [String]) -> String? {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return Swift.readLine() }
    var raw = settings
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    guard tcsetattr(STDIN_FILENO, TCSANOW, &raw) == 0 else { return Swift.readLine() }
    defer { tcsetattr(STDIN_FILENO, TCSANOW, &settings) }
    draw()
    while let key = nextKey() {
      switch line.take(key, completions: completions) {
      case .edited: draw()
      case .listed(let words):
        write("\r\n" + words.prefix(40).map { TerminalText.clean($0) }.joined(separator: "   ") + "\r\n")
        draw()
      case .entered(let text):
        write("\r\n")
        return text
      case .end:
        write("\r\n")
        return nil
      }
    }
    return nil
  }

  /// Returns the next key; nil at the end of the input.
  private mutating func nextKey() -> TerminalKey? {
    while waiting.isEmpty {
      var bytes = [UInt8](repeating: 0, count: 256)
      let input = Descriptor(STDIN_FILENO)
      guard let count = try? bytes.withUnsafeMutableBytes({ try input.fill($0) }), count > 0 else { return nil }
      waiting = keys.keys(bytes[..<count])
    }
    return waiting.removeFirst()
  }

  /// Shows the prompt and the line, or the part of the line around the cursor that fits in one row.
  private func draw() {
    let shown = Array(TerminalText.clean(line.text))
    let available = max(8, Self.width - Self.prompt.count - 1)
    let start = max(0, line.cursor - available)
    let part = String(shown[min(start, shown.count)..<min(shown.count, start + available)])
    let column = Self.prompt.count + line.cursor - start
    write("\r\u{1B}[K\(Self.prompt)\(part)\r\u{1B}[\(column)C")
  }

  /// The number of columns of the terminal.
  private static var width: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  private func write(_ text: String) { try? Descriptor(STDOUT_FILENO).writeAll(Array(text.utf8)) }
}
