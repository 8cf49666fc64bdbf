/// The line that is being edited in a terminal, with the history of entered lines. It processes keys and provides the
/// text to show, and does not access the terminal.
public struct EditedLine: Sendable {
  /// The current text.
  private var characters: [Character] = []
  /// The number of characters before the cursor.
  public private(set) var cursor = 0
  /// The entered lines, the latest last.
  private var history: [String] = []
  /// The index of the shown line in the history; the count of the history for the new line.
  private var place = 0
  /// The new line, while a line of the history is shown.
  private var draft: [Character] = []

  /// The effect of a key.
  public enum Outcome: Equatable, Sendable {
    /// The line or the cursor has changed.
    case edited
    /// The line is complete.
    case entered(String)
    /// The words that could complete the current step.
    case listed([String])
    /// The user wants to leave.
    case end
  }

  /// Creates an empty line without a history.
  public init() {}

  /// The current text.
  public var text: String { String(characters) }

  /// Processes a key.
  ///
  /// - Parameter completions: The possible completions of a step.
  public mutating func take(_ key: TerminalKey, completions: [String]) -> Outcome {
    switch key {
    case .text(let text): insert(text)
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(characters.count, cursor + 1)
    case .home: cursor = 0
    case .end: cursor = characters.count
    case .up: show(place - 1)
    case .down: show(place + 1)
    case .backspace: remove(cursor - 1..<cursor)
    case .delete: remove(cursor..<cursor + 1)
    case .removeToEnd: remove(cursor..<characters.count)
    case .removeToStart: remove(0..<cursor)
    case .removeWord: remove(startOfWord..<cursor)
    case .tab: return complete(completions)
    case .enter: return .entered(enter())
    case .interrupt: return .end
    case .endOfInput:
      if characters.isEmpty { return .end }
      remove(cursor..<cursor + 1)
    case .other: break
    }
    return .edited
  }

  private mutating func insert(_ text: String) {
    characters.insert(contentsOf: text, at: cursor)
    cursor += text.count
  }

  private mutating func remove(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<characters.count)
    characters.removeSubrange(range)
    if cursor > range.lowerBound { cursor = max(range.lowerBound, cursor - range.count) }
  }

  /// The start of the word before the cursor, including the spaces after it.
  private var startOfWord: Int {
    var start = cursor
    while start > 0, characters[start - 1] == " " { start -= 1 }
    while start > 0, characters[start - 1] != " " { start -= 1 }
    return start
  }

  private mutating func show(_ wanted: Int) {
    guard (0...history.count).contains(wanted), wanted != place else { return }
    if place == history.count { draft = characters }
    place = wanted
    characters = place == history.count ? draft : Array(history[place])
    cursor = characters.count
  }

  private mutating func enter() -> String {
    let line = text
    if !line.isEmpty, history.last != line { history.append(line) }
    characters = []
    cursor = 0
    draft = []
    place = history.count
    return line
  }

  /// Completes the step before the cursor as far as the candidates agree, or lists them when they agree no further.
  private mutating func complete(_ completions: [String]) -> Outcome {
    let before = characters[..<cursor]
    let start = before.lastIndex(of: ",").map { $0 + 1 } ?? 0
    let step = String(before[start...].drop { $0 == " " })
    let fitting = completions.filter { $0.hasPrefix(step) }
    guard let first = fitting.first else { return .edited }
    let shared = fitting.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
    if shared.count > step.count {
      insert(String(shared.dropFirst(step.count)))
      return .edited
    }
    return fitting.count > 1 ? .listed(fitting) : .edited
  }
}

extension String {
  /// Returns the common prefix of two texts.
  fileprivate func commonPrefix(with other: String) -> String { String(zip(self, other).prefix { $0 == $1 }.map(\.0)) }
}

/// A key on a terminal.
public enum TerminalKey: Equatable, Sendable {
  case text(String)
  case left, right, up, down, home, end
  case backspace, delete, removeToEnd, removeToStart, removeWord
  case tab, enter
  /// Ctrl-C.
  case interrupt
  /// Ctrl-D.
  case endOfInput
  /// A key without a function here.
  case other
}

/// A decoder of the bytes that a terminal sends into keys.
public struct TerminalKeyReader: Sendable {
  private var pending: [UInt8] = []

  /// Creates a reader without input.
  public init() {}

  /// Returns the keys that are complete after some more bytes.
  public mutating func keys(_ bytes: some Sequence<UInt8>) -> [TerminalKey] {
    pending += bytes
    var keys: [TerminalKey] = []
    while let (key, length) = next() {
      keys.append(key)
      pending.removeFirst(length)
    }
    return keys
  }

  /// Returns the first key and its length in bytes; nil while it is incomplete.
  private func next() -> (TerminalKey, Int)? {
    guard let first = pending.first else { return nil }
    switch first {
    case 0x1B: return escape()
    case 0x01: return (.home, 1)
    case 0x02: return (.left, 1)
    case 0x03: return (.interrupt, 1)
    case 0x04: return (.endOfInput, 1)
    case 0x05: return (.end, 1)
    case 0x06: return (.right, 1)
    case 0x08, 0x7F: return (.backspace, 1)
    case 0x09: return (.tab, 1)
    case 0x0A, 0x0D: return (.enter, 1)
    case 0x0B: return (.removeToEnd, 1)
    case 0x0E: return (.down, 1)
    case 0x10: return (.up, 1)
    case 0x15: return (.removeToStart, 1)
    case 0x17: return (.removeWord, 1)
    case 0..<0x20: return (.other, 1)
    default: return text(first)
    }
  }

  /// Reads `ESC [` or `ESC O` with parameters and a final byte; `ESC` alone or with another byte is no key.
  private func escape() -> (TerminalKey, Int)? {
    guard pending.count > 1 else { return nil }
    guard pending[1] == UInt8(ascii: "[") || pending[1] == UInt8(ascii: "O") else { return (.other, 2) }
    guard let end = pending.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      return pending.count > 16 ? (.other, pending.count) : nil
    }
    let parameters = String(decoding: pending[2..<end], as: UTF8.self)
    let key: TerminalKey =
      switch (pending[end], parameters) {
      case (UInt8(ascii: "A"), _): .up
      case (UInt8(ascii: "B"), _): .down
      case (UInt8(ascii: "C"), _): .right
      case (UInt8(ascii: "D"), _): .left
      case (UInt8(ascii: "H"), _), (UInt8(ascii: "~"), "1"), (UInt8(ascii: "~"), "7"): .home
      case (UInt8(ascii: "F"), _), (UInt8(ascii: "~"), "4"), (UInt8(ascii: "~"), "8"): .end
      case (UInt8(ascii: "~"), "3"): .delete
      default: .other
      }
    return (key, end + 1)
  }

  private func text(_ first: UInt8) -> (TerminalKey, Int)? {
    let length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
    guard pending.count >= length else { return nil }
    guard let text = String(validating: pending[..<length], as: UTF8.self) else { return (.other, 1) }
    return (.text(text), length)
  }
}
